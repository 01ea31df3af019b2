"""An attack that is described in words."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

import msgspec

from tapete.odds.procedures import BadCircumstance

RANGES = {"short": 0, "medium": -2, "long": -4, "extreme": -8}
COVERS = {"none": 0, "light": 25, "medium": 50, "heavy": 75, "near_total": 90}
LIGHTS = {"good": 0, "dim": -2, "dark": -4, "pitch": -6}
_DIE = re.compile(r"[dD](\d{1,2})(?:\+(\d{1,2}))?")
_TOUGHNESS = re.compile(r"(\d{1,3})(?:\((\d{1,3})\))?")
_TERM = r"(Str|FUE|[1-9]?\d?d(4|6|8|10|12|20)|\d{1,3})"

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10)]
Value: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Signed: TypeAlias = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Size: TypeAlias = Annotated[int, msgspec.Meta(ge=-4, le=20)]
DamageSaid: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"^{_TERM}( ?\+ ?{_TERM}){{0,4}}$")]
Said: TypeAlias = Annotated[str, msgspec.Meta(max_length=12)]


class AttackSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A description of an attack, its attacker and its target. With a Parry it is a melee."""

    skill: Said = "d6"
    wild: bool = False
    damage: DamageSaid = "2d6"
    ap: Value = 0
    strength: Said = "d6"
    parry: Value = 0
    toughness: Said = "5"
    range: Literal["short", "medium", "long", "extreme"] = "short"
    cover: Literal["none", "light", "medium", "heavy", "near_total"] = "none"
    light: Literal["good", "dim", "dark", "pitch"] = "good"
    called: Literal["", "limb", "hand", "head"] = ""
    modifier: Signed = 0
    unstable: bool = False
    """True if the shooter is on a mount, in a moving vehicle or on ground that sways."""
    aim: bool = False
    wild_attack: bool = False
    gang_up: Few = 0
    shots: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    bennies: Few = 0
    vulnerable: bool = False
    drop: bool = False
    shaken: bool = False
    thing: bool = False
    """True if the target is a vehicle: its dice do not ace, and a raise adds none."""
    target_wild: bool = False
    target_wounds: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    target_vigor: Said = "d6"
    target_size: Size = 0
    target_bennies: Few = 0
    target_hardy: bool = False
    target_resilience: Few = 0
    """How many more wounds it bears than others of its kind."""


class NotWritten(BadCircumstance):
    """The text is not written as a die, or as a Toughness."""

    key = "savage.odds.error"


def die_of(text: str) -> int:
    """Reads a die: `d8` is 8, and `d12+2` is 14."""
    form = _DIE.fullmatch(text)
    if form is None or int(form[1]) not in (4, 6, 8, 10, 12):
        raise NotWritten(given=text, what="die")
    return int(form[1]) + int(form[2] or 0)


def die_said(die: int) -> str:
    """Writes a die: 8 is `d8`, and 14 is `d12+2`."""
    return f"d{die}" if die <= 12 else f"d12+{die - 12}"


def toughness_of(text: str) -> tuple[int, int]:
    """Reads a Toughness: `7(2)` is 7 in all, of which 2 is Armor."""
    form = _TOUGHNESS.fullmatch(text)
    if form is None or int(form[2] or 0) > int(form[1]):
        raise NotWritten(given=text, what="toughness")
    return int(form[1]), int(form[2] or 0)
