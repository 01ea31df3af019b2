"""What can be said of a check, a fight or a door whose odds are wanted."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.games.darkness.state import Code
from tapete.odds.procedures import BadCircumstance

Dice: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Cost: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
"""What a skill has cost; 0 for no skill."""
Points: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
"""Victory points that may be spent on dice."""
Fate: TypeAlias = Literal["none", "harder", "easier"]
Id: TypeAlias = Annotated[str, Meta(max_length=40)]


class LevelsSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A throw whose levels are counted: its dice, who helps, and what may be bought."""

    dice: Dice = 3
    """The dice of the attribute."""
    skill: Cost = 0
    objects: Few = 0
    """Dice that objects add."""
    ally: Few = 0
    """Dice that an ally throws again."""
    helper: Few = 0
    """Dice that somebody who helps throws again."""
    second_helper: Few = 0
    points: Points = 0


class CheckSaid(LevelsSaid, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A check, and what it needs."""

    difficulty: Code = "1P"
    exceed: bool = False
    """True for a window: the level must be exceeded."""
    fate: Fate = "none"


class DoorSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A closed building, and somebody who wants to get in."""

    locks: Annotated[int, Meta(ge=1, le=3)] = 2
    way: Literal["best", "pick", "force", "climb"] = "best"
    dexterity: Dice = 3
    attack: Dice = 3
    lockpicking: Cost = 0
    climbing: Cost = 0
    strength: Cost = 0
    helper: Few = 0
    """The dexterity and the attack of somebody who helps."""
    points: Points = 0
    fate: Fate = "none"


class FightSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A fight against an adversary of the game or one whose figures are given."""

    adversary: Id = ""
    initiative: Code = "1P"
    attack: Code = "1P"
    defence: Code = "3S"
    speed: Annotated[int, Meta(ge=1, le=12)] = 4
    rounds: Annotated[int, Meta(ge=1, le=3)] = 3
    """One against a building's security, from which nobody retreats."""
    my_dexterity: Dice = 3
    my_attack: Dice = 3
    my_defence: Dice = 3
    my_speed: Dice = 3
    damage: Few = 0
    """Damage discs that it has already."""
    allies: Annotated[int, Meta(ge=0, le=3)] = 0
    """Allies that can be sacrificed."""
    helper: Few = 0
    """Every attribute of a helper; 0 if nobody helps."""
    distance: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many squares away that helper is as the fight begins."""
    retreat: bool = True
    """True if somebody who strikes first may also retreat, where that is best."""


class NotThat(BadCircumstance):
    """There is no such adversary."""

    key = "darkness.odds.error"


class NoHealth(BadCircumstance):
    """A survivor with as much damage as Defence is dead."""

    key = "darkness.odds.no_health"
