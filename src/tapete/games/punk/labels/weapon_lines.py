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

    @property
    def facts(self) -> tuple[Message, ...]:
        """The figures by their names, without those it does not have, and its special rules."""
        figures = {
            "punk.band.sheet.range": self.range,
            "punk.band.sheet.combat": self.combat,
            "punk.band.sheet.strength": self.strength,
            "punk.band.sheet.penetration": self.penetration,
        }
        named = [Message.of(key, value=text) for key, text in figures.items() if text != NONE]
        return (*named, *self.special)


def weapon_line(weapon: Gear, found: Library) -> Weapon:
    """Returns the line of a weapon of any kind."""
    special = tuple(special_name(found, one) for one in weapon.special)
    return Weapon(text_of(weapon.name), *_figures(weapon), special)


def _figures(weapon: Gear) -> tuple[str, str, str, str]:
    """Returns its range, Combat, Strength and Penetration."""
    if isinstance(weapon, Melee):
        return NONE, f"{weapon.combat:+}", str(weapon.strength), str(weapon.penetration)
    if isinstance(weapon, Ranged):
        strength = tuple(mode.strength for mode in weapon.modes) or weapon.strength
        penetration = tuple(mode.penetration for mode in weapon.modes) or weapon.penetration
        reach = slashed(weapon.bands) if weapon.bands else NONE
        return reach, NONE, slashed(strength), slashed(penetration)
    assert isinstance(weapon, Bomb)
    return f"F×{weapon.throw}", NONE, slashed(weapon.strength), slashed(weapon.penetration)


def slashed(figures: object) -> str:
    """Joins a weapon's figures with slashes; a weapon without any, as one that uses Technique,
    shows a dash."""
    if isinstance(figures, tuple):
        return "/".join(map(str, figures))
    return str(figures) if figures else NONE
