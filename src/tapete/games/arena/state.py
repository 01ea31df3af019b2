"""The state of an arena, as plain data. Figures, items and cards refer to each other by id."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from tapete.games.arena.meta import Rules
from tapete.kernel import Bag, Deck, Seat
from tapete.spaces.hexes.hexes import Hex

Colour: TypeAlias = Literal["red", "yellow", "green"]
Element: TypeAlias = Literal["corrosion", "cryo", "burn", "radiation", "shock", "slag"]
Attribute: TypeAlias = Literal["will", "medicine", "ranged", "reflexes", "melee", "tech"]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
Shop: TypeAlias = Literal["arms", "depot", "zed", "torgue"]
"""The decks of gear: ARMA$, the ammunition depot, doctor Zed's medicines and Torgue's."""
Phase: TypeAlias = Literal[
    "deploy", "hunters", "enemies", "cleanup", "respawn", "verdict", "refresh",
    "wanted", "vending", "levels", "exchange", "announcements", "over",
]  # fmt: skip
"""What is played now. After `refresh` a round begins; from `wanted` on it is the Intermission."""


class Token(msgspec.Struct):
    """An Action token or a Shield token; a wound turns it red, and it remembers its colour."""

    colour: Colour
    born: Colour
    spent: bool = False


class Item(msgspec.Struct):
    """A piece of gear, equipped or in an Inventory."""

    kind: str
    spent: bool = False
    """True if it is Out of Ammo."""
    shields: list[Token] = []
    """The tokens of a Shield."""
    lent: Token | None = None
    """The Action token of a weapon with Run and Gun."""


class Figure(msgspec.Struct):
    """Anybody on the board."""

    id: str
    at: Hex | None = None
    """Its zone; None if it is not in the arena."""
    elements: dict[Element, int] = {}
    """Elemental Damage tokens on it."""


class Hunter(Figure):
    """A Vault Hunter: tokens, gear, loot, and what it has done."""

    seat: Seat = 0
    tokens: list[Token] = []
    equipped: list[Item] = []
    inventory: list[Item] = []
    loot: list[str] = []
    """Loot tokens on its card, by kind."""
    stored: list[str] = []
    """Loot tokens kept aside during a Wanted mission."""
    carried: list[str] = []
    """Objectives of the scenario that it carries."""
    tree: str = ""
    filled: list[int] = []
    """The slots of its Skill Tree that are filled, in order."""
    star: str = ""
    """Its Star Move card."""
    activated: bool = False
    out: bool = False
    """True if it was eliminated and has not respawned."""
    stun: int = 0
    dying: bool = False
    """True while it fights for its life."""
    stands: bool = False
    """True while it does the one thing that may save its life."""
    rescued: bool = False
    """True once it has eliminated an enemy that way."""
    bled: bool = False
    """True if the attack that is being resolved has wounded it."""
    threw: bool = False
    """True if it has thrown a grenade this turn."""
    suppressed: bool = False
    """True if it has used Suppression this turn."""
    worked: list[str] = []
    """Abilities that have followed from its deeds in this round."""
    deeds: dict[str, int] = {}
    """What it has done towards its Star Move, counted since its activation or the round began."""


class Helper(Figure):
    """The companion of a hunter."""

    owner: str = ""
    tokens: list[Token] = []
    """Action tokens of its own; most have none."""


class Boost(msgspec.Struct):
    """What an enemy has gained for a while."""

    properties: list[str] = []
    strength: int = 0
    until: Literal["enemy_turn", "round", "always"] = "enemy_turn"
    """When it ends: as the next enemy turn begins, at the end of the round, or never."""
    source: str = ""
    """The enemy whose card gave it, by its id; empty if an Event or a scenario did."""


class Enemy(Figure):
    """An enemy on the board. Its figures come from its card."""

    kind: str = ""
    wounds: int = 0
    shielded: bool = False
    """True while it has an unspent Shield."""
    boosts: list[Boost] = []


class Thing(msgspec.Struct):
    """Terrain that can be used, shot or opened; what it holds is drawn when it is revealed."""

    id: str
    kind: str
    at: Hex
    used: bool = False
    shows: str = ""
    """What it is found to be, once that is known."""


class Lying(msgspec.Struct):
    """A Loot token in a zone."""

    kind: str
    at: Hex


class Activation(msgspec.Struct):
    """What the active hunter has done so far."""

    hunter: str
    used: list[str] = []
    """The weapons it has attacked with."""
    specials: int = 0
    """How often it has used its special rule."""
    ending: bool = False
    """True once it has passed, and only what is done at the end is left."""


class Order(msgspec.Struct):
    """An order being carried out, and the enemies that have still to do so."""

    name: str
    card: str = ""
    """The card whose own words it is; empty for an order by its name."""
    place: int = 0
    """Where those words are on the card."""
    wave: int = -1
    """The line of the scenario's table that spawns; -1 if it is no such line."""
    raging: bool = False
    """True if that is the table of the Rampage."""
    freely: bool = False
    """True once the players let enemies go as they come."""
    left: list[str] = []
    begun: bool = False
    mini: str = ""
    """Only enemies with this miniature carry it out; empty for all."""
    unique: bool = False
    """True if only Uniques carry it out."""
    behind: bool = False
    """True for what spawns after something else of its order, in the same zone."""


class State(msgspec.Struct):
    scenario: str
    rules: Rules
    hunters: list[Hunter]
    helpers: list[Helper] = []
    enemies: list[Enemy] = []
    things: list[Thing] = []
    lying: list[Lying] = []
    bag: Bag[str] = msgspec.field(default_factory=lambda: Bag([]))
    discard: list[str] = []
    """Loot tokens that were used."""
    aside: list[str] = []
    """Level-Up and Wanted tokens that were drawn."""
    money: int = 0
    """The common money, in Money tokens."""
    spotlight: str = ""
    rampage: bool = False
    queue: list[str] = []
    """The Announcement Queue, which ends with the card of rank 0."""
    turned: int = 0
    """How many cards of the Queue are Spent."""
    deck: list[str] = []
    """The campaign's Announcement deck."""
    events: Deck[str] = msgspec.field(default_factory=lambda: Deck([]))
    happened: list[str] = []
    """Events that were drawn."""
    shops: dict[Shop, Deck[str]] = {}
    stars: Deck[str] = msgspec.field(default_factory=lambda: Deck([]))
    mark: str = ""
    """The Wanted card of a mission; empty in a scenario."""
    map: str = ""
    """The map of a mission; a scenario has its own."""
    pool: dict[str, int] = {}
    """The miniatures that are left to spawn; below 0 if Uniques had to do without one."""
    chests: dict[str, Bag[str]] = {}
    """What the unopened terrain of each kind may hold."""
    came: dict[str, str] = {}
    """The kind of each enemy that has come, by its id, in the order that numbers them."""
    laid: dict[str, str] = {}
    """The kind of each thing that was laid, by its id, whether it is still there or not."""
    round: int = 0
    phase: Phase = "deploy"
    active: Activation | None = None
    reacting: str = ""
    """The figure that does one thing out of turn, by its id."""
    orders: list[Order] = []
    """The orders of this enemy turn that are still to be carried out, beginning with the first."""
    levels: int = 0
    """Levels gained since the last Intermission."""
    before: int = 0
    """Levels gained in the scenarios before this one."""
    machines: list[Shop] = []
    """The shops whose machine was used."""
    progress: dict[str, int] = {}
    """Counters of the scenario: objectives reached, kills that count, boxes opened."""
    boxes: list[str] = []
    """The surprise boxes that have been opened."""
    stall: list[str] = []
    """The cards on offer in the Intermission."""
    passes: int = 0
    """How many hunters in a row have bought nothing."""
    won: bool | None = None
    """How the scenario ended; None while it goes on."""
    extras: list[int] = []
    """Rewards besides the scenario's own, by their place on its list."""
    mission: bool | None = None
    """How the Wanted mission ended; None if there was none, or it goes on."""
    savings: int = 0
    """Money tokens kept aside during a Wanted mission."""
    purse: list[str] = []
    """Cards sold in the Intermission, which go back to their decks when the machines close."""
    campaign: str = ""
    """The name of the campaign; empty for a scenario by itself."""
    kept: str = ""
    """What is kept for the next scenario, once the Intermission is over."""
