"""What can be said of each procedure: the figures on the cards, and the circumstances."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Points: TypeAlias = Annotated[int, Meta(ge=0, le=14)]
Shots: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Aim: TypeAlias = Annotated[int, Meta(ge=-5, le=6)]
Tens: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Life: TypeAlias = Annotated[int, Meta(ge=1, le=200)]
Inches: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Dice: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class VolleySaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Shots of one weapon at one target, which evades as is best for it."""

    shots: Shots = 3
    aim: Aim = 0
    damage: Tens = 30
    distance: Inches = 8
    explosive: bool = False
    two_weapons: bool = False
    several_targets: bool = False
    moved: bool = False
    """True if the shooter spent AP in the movement phase."""
    cover: Literal["none", "light", "heavy"] = "none"
    shield: bool = False
    """True if somebody stands in front of the target, in contact with it."""
    target_ap: Points = 3
    target_life: Life = 80
    target_armour: Tens = 0
    target_moved: bool = False
    reflexes: bool = False
    drone: bool = False
    ap_worth: Tens = 0
    """How much life each AP that the target keeps is worth to it."""


class MeleeSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """An attack and its counter-attack; both promise dice as is best for them."""

    combat: Dice = 3
    ap: Points = 4
    strength: Tens = 30
    life: Life = 80
    armour: Tens = 0
    charge: bool = True
    """True if the attacker has charged with sight, and so has a free die."""
    dodge: bool = False
    target_combat: Dice = 3
    target_ap: Points = 4
    target_strength: Tens = 30
    target_life: Life = 80
    target_armour: Tens = 0
    target_dodge: bool = False
    target_animal: bool = False
    ap_worth: Tens = 0
    """How much life each AP that is kept is worth to either side."""


class ChargeSaid(MeleeSaid, frozen=True, forbid_unknown_fields=True, rename="kebab", kw_only=True):
    """A charge in the open at a target that may stand and shoot, then melee.

    `ap` is all that the charger has, of which it commits `committed`.
    """

    ap: Points = 9
    distance: Inches = 5
    committed: Points = 5
    target_shots: Annotated[int, Meta(ge=0, le=6)] = 2
    target_aim: Aim = 0
    target_damage: Tens = 30
    target_range: Annotated[int, Meta(ge=1, le=24)] = 12


class JumpSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A jump over a gap, whose inches are rounded up."""

    gap: Annotated[int, Meta(ge=1, le=3)] = 2
    ap: Points = 4
    somersault: bool = False


class RewardSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A trapdoor that is opened: what is found, and what becomes of its opener."""

    life: Life = 80
    armour: Tens = 0
    ap: Points = 6
