"""What is described in words, such as an attack, to look up its odds at a real table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.games.arena.content.library import library
from tapete.games.arena.state import Colour
from tapete.odds.procedures import BadCircumstance

Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Value: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Bonus: TypeAlias = Annotated[int, Meta(ge=-10, le=10)]
Tyres: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Heap: TypeAlias = Annotated[int, Meta(ge=0, le=40)]
Shield: TypeAlias = Literal["none", "red", "yellow", "green"]
Taint: TypeAlias = Literal["none", "burn", "cryo", "radiation", "shock", "slag", "corrosion"]


class BlowSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The token, what is added to it, the target with its cover, and what the attack is like."""

    token: Colour = "green"
    attribute: Value = 2
    modifier: Bonus = 0
    """All else that is added to the roll."""
    weapon: Id = ""
    """A weapon of the game, whose properties count besides those that are said."""
    defence: Value = 6
    shield: Shield = "none"
    """The colour of a Shield that is not Spent: its die stands in for the Defence."""
    hit_points: Annotated[int, Meta(ge=1, le=20)] = 1
    tyres: Tyres = 0
    corrosion: Few = 0
    """Corrosion tokens that are on the target already."""
    slag: bool = False
    """True if there is a Slag token on the target already."""
    lethal: bool = False
    crit_lethal: bool = False
    """True if it is Lethal only on a Crit."""
    rapid: Annotated[int, Meta(ge=0, le=3)] = 0
    accurate: bool = False
    element: Taint = "none"
    overcharge: bool = False
    vulnerable: bool = False
    """True if the target is Vulnerable to that element."""


class AttackSaid(BlowSaid, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An attack, and who is attacked: what a fumble brings is on its card."""

    enemy: Id = ""
    """An enemy of the game, whose card replaces the Defence, Shield and weakness that are said."""
    resist: Value = 1
    """The Attribute with which the attacker defends itself if its fumble is answered."""
    green: Few = 1
    yellow: Few = 2
    red: Few = 0


class SurviveSaid(BlowSaid, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The one attack of a hunter that fights for its life."""


class TokensSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The Action tokens of a hunter."""

    green: Few = 1
    yellow: Few = 2
    red: Few = 0


class DefendSaid(TokensSaid, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The tokens of a hunter, what is added to its roll, and the attack."""

    shield: Shield = "none"
    """The colour of a Shield token that is not Spent: it must defend."""
    attribute: Value = 2
    modifier: Bonus = 0
    """All else that is added to the roll."""
    strength: Value = 7
    wounds: Annotated[int, Meta(ge=1, le=6)] = 1
    tyres: Tyres = 0
    corrosion: Few = 0


class CleanUpSaid(TokensSaid, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A hunter at the end of a round, and the loot that lies in the arena."""

    lying: Few = 1
    """Loot tokens in the arena."""
    burn: Few = 0
    corrosion: Few = 1
    shock: bool = False
    radiation: bool = False


def _heap(kind: str) -> int:
    found: int = msgspec.field(default_factory=lambda: library().in_bag(kind))
    return found


class LootSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """How many tokens are drawn, and how many of each type are left in the bag."""

    count: Annotated[int, Meta(ge=1, le=5)] = 1
    health: Heap = _heap("health")
    ammo: Heap = _heap("ammo")
    weapons: Heap = _heap("weapon")
    money: Heap = _heap("money")
    level_up: Heap = _heap("level_up")
    wanted: Heap = _heap("wanted")


class NoTokens(BadCircumstance):
    """A hunter without any Action token cannot be in the arena."""

    key = "arena.odds.no_tokens"


class NotThat(BadCircumstance):
    """There is no such weapon or enemy."""

    key = "arena.odds.error"


class EmptyBag(BadCircumstance):
    """There are fewer tokens in the bag than are drawn."""

    key = "arena.odds.empty_bag"


def colours_of(green: int, yellow: int, red: int) -> list[Colour]:
    """The tokens of a hunter, who must have one."""
    counts: dict[Colour, int] = {"green": green, "yellow": yellow, "red": red}
    found = [colour for colour, count in counts.items() for _ in range(count)]
    if not found:
        raise NoTokens
    return found
