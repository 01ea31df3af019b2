"""Weapons as a sheet lists them: one per line, with their figures."""

from __future__ import annotations

import msgspec

from tapete.games.punk.content.entries import Bomb, Gear, Melee, Ranged
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import special_name, text_of
from tapete.kernel.message import Message

NONE = "-"


class Weapon(msgspec.Struct, frozen=True):
    """A line of the armoury, with the figures as text."""

    name: Message
    range: str
    combat: str
    strength: str
    penetration: str
    special: tuple[Message, ...]


def weapon_line(weapon: Gear, found: Library) -> Weapon:
    """The line of any weapon, by its kind."""
    if isinstance(weapon, Melee):
        return melee_line(weapon, found)
    if isinstance(weapon, Ranged):
        return ranged_line(weapon, found)
    assert isinstance(weapon, Bomb)
    strength, penetration = str(weapon.strength or NONE), str(weapon.penetration or NONE)
    throw = f"F×{weapon.throw}"
    return Weapon(text_of(weapon.name), throw, NONE, strength, penetration, ())


def melee_line(weapon: Melee, found: Library) -> Weapon:
    strength, penetration = str(weapon.strength), str(weapon.penetration)
    combat = f"{weapon.combat:+}"
    return Weapon(
        text_of(weapon.name), NONE, combat, strength, penetration, rules_of(weapon, found)
    )


def ranged_line(weapon: Ranged, found: Library) -> Weapon:
    modes = weapon.modes
    strength = tuple(mode.strength for mode in modes) or weapon.strength
    penetration = tuple(mode.penetration for mode in modes) or weapon.penetration
    reach = slashed(weapon.bands) if weapon.bands else NONE
    return Weapon(
        text_of(weapon.name), reach, NONE, slashed(strength), slashed(penetration),
        rules_of(weapon, found),
    )  # fmt: skip


def slashed(figures: object) -> str:
    """Joins a weapon's figures with slashes; a weapon without any, as one that uses Technique,
    shows a dash."""
    if isinstance(figures, tuple):
        return "/".join(map(str, figures))
    return str(figures) if figures else NONE


def rules_of(gear: Gear, found: Library) -> tuple[Message, ...]:
    return tuple(special_name(found, one) for one in gear.special)
