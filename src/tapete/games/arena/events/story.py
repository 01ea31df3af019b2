"""Rounds, turns, orders, cards and the Intermission."""

from __future__ import annotations

from tapete.games.arena.content.entries import Entry
from tapete.games.arena.content.library import library
from tapete.games.arena.content.names import order_name, property_names
from tapete.kernel import Event, Message
from tapete.kernel.event import event_key
from tapete.kernel.message import Arg
from tapete.scene.event import OfFigure, OfTwo, Walked, WithItem


class RoundBegan(Event, frozen=True, kw_only=True, tag="arena.event.round_began"):
    round: int


class LaidOut(Event, frozen=True, kw_only=True, tag="arena.event.laid_out"):
    """The scenario is laid out: its board, its hunters, its money, in Money tokens."""

    scenario: str
    money: int


class Deployed(OfFigure, frozen=True, kw_only=True, tag="arena.event.deployed"):
    """A figure is put in the arena."""


class Activated(OfFigure, frozen=True, kw_only=True, tag="arena.event.activated"):
    """A hunter has its activation."""


class Passed(OfFigure, frozen=True, kw_only=True, tag="arena.event.passed"):
    """A hunter ends its activation; if it is `idle`, because it has nothing left to do."""

    idle: bool = False


class Moved(Walked, frozen=True, kw_only=True, tag="arena.event.moved"):
    """A figure moves."""


class Announced(Event, frozen=True, kw_only=True, tag="arena.event.announced"):
    """The enemy turn begins with this Announcement."""

    card: str


class Ordered(Event, frozen=True, kw_only=True, tag="arena.event.ordered"):
    """An order is given to all enemies."""

    order: str
    card: str = ""
    """The card that gives it in words of its own; empty for an order by its name."""
    place: int = 0
    """Where those words are on the card."""

    @property
    def words(self) -> Message:
        return order_name(self.order, self.card, self.place)

    def message(self) -> Message:
        return Message.of(event_key(type(self)), words=self.words)


class Happened(Event, frozen=True, kw_only=True, tag="arena.event.happened"):
    """An Event card is drawn."""

    card: str


class Raged(Event, frozen=True, kw_only=True, tag="arena.event.raged"):
    """The Rampage begins, or ends."""

    active: bool


class Spawned(OfFigure, frozen=True, kw_only=True, tag="arena.event.spawned"):
    """An enemy appears."""


class Withdrawn(OfFigure, frozen=True, kw_only=True, tag="arena.event.withdrawn"):
    """An enemy leaves the board without being eliminated."""


class SpecialUsed(OfFigure, frozen=True, kw_only=True, tag="arena.event.special"):
    """A special action of an enemy, by its place on a card, or an ability of a hunter."""

    card: str = ""
    place: int = 0
    ability: str = ""

    def message(self) -> Message:
        name = self._special().name.message
        return Message.of(event_key(type(self)), figure=self.figure, special=name)

    def _special(self) -> Entry:
        known = library()
        if self.ability:
            return known.abilities[self.ability]
        return known.enemies[self.card].specials[self.place]


class Gained(OfFigure, frozen=True, kw_only=True, tag="arena.event.gained"):
    """An enemy gains properties or Strength for a while."""

    strength: int = 0
    properties: tuple[str, ...] = ()

    def message(self) -> Message:
        """What it gains, as players say it: its Strength first."""
        stronger = [Message.of("arena.gained.strength", strength=self.strength)]
        gains = [*(stronger if self.strength else ()), *property_names(self.properties)]
        return Message.listing(event_key(type(self)), "gains", gains, figure=self.figure)


class Spotlit(OfFigure, frozen=True, kw_only=True, tag="arena.event.spotlit"):
    """A hunter gets the Spotlight."""


class StarMoved(OfFigure, frozen=True, kw_only=True, tag="arena.event.star_moved"):
    """A hunter has met the condition of its Star Move."""

    card: str


class Cleaned(Event, frozen=True, kw_only=True, tag="arena.event.cleaned"):
    """The cleanup roll."""

    face: int


class Respawned(OfFigure, frozen=True, kw_only=True, tag="arena.event.respawned"):
    """A hunter comes back at a station."""


class BoxOpened(Event, frozen=True, kw_only=True, tag="arena.event.box_opened"):
    """A surprise of the scenario is read."""

    box: str


class Progressed(Event, frozen=True, kw_only=True, tag="arena.event.progressed"):
    """A counter of the scenario goes on."""

    counter: str
    count: int


class Ended(Event, frozen=True, kw_only=True, tag="arena.event.ended"):
    won: bool
    mission: bool = False


class LevelledUp(OfFigure, frozen=True, kw_only=True, tag="arena.event.levelled"):
    """A hunter fills a slot of its Skill Tree; -1 if none was left."""

    slot: int
    tree: str = ""

    def message(self) -> Message:
        """What it has learned, as its tree says it."""
        slots = library().trees[self.tree].slots if self.slot >= 0 else ()
        skill: Arg = slots[self.slot].text.message if slots else ""
        key = event_key(type(self))
        return Message.of(key, figure=self.figure, slot=self.slot, skill=skill)


class Bought(WithItem, frozen=True, kw_only=True, tag="arena.event.bought"):
    price: int


class Shut(Event, frozen=True, kw_only=True, tag="arena.event.shut"):
    """The vending machines close; cards go back into their decks."""

    unsold: int
    resold: int


class Rested(Event, frozen=True, kw_only=True, tag="arena.event.rested"):
    """All hunters are whole again, and what loot and money they had is gone."""


class Noted(Event, frozen=True, kw_only=True, tag="arena.event.noted"):
    """The campaign is written down, as it goes on with its next scenario."""

    scenario: str


class Upgraded(Event, frozen=True, kw_only=True, tag="arena.event.upgraded"):
    """Announcements are replaced by those of the next rank."""

    rank: int
    count: int


class Given(OfTwo, frozen=True, kw_only=True, tag="arena.event.given"):
    """Somebody gives something to somebody else."""

    what: str
