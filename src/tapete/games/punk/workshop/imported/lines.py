"""Reads the figures of a line as a table of ours needs them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tapete.games.punk.workshop.imported.figures import (
    armour_of,
    bands_of,
    combat_of,
    modes_of,
    numbers_of,
    strength_of,
    throw_of,
)
from tapete.words.folding import folded

BARE = ("arma improvisada", "desarmado", "desarmada", "garras y dientes")
"""The close-combat weapons that are part of the body or improvised, and so not carried."""
NO_BONUS = "+0"

Figures = Mapping[str, str]


class Unread(Exception):
    """A figure cannot be read."""

    def __init__(self, field: str, value: str) -> None:
        super().__init__(field, value)
        self.field = field
        self.value = value


def melee(figures: Figures, name: str) -> dict[str, Any]:
    """Reads a close-combat weapon. A Strength of 0 is nothing added to the bearer's."""
    combat = combat_of(_first(figures.get("combate", "")))
    strength = strength_of(_first(figures.get("fuerza", "")))
    penetration = numbers_of(_first(figures.get("penetracion", "")) or "0")
    if combat is None:
        raise Unread("Combate", figures.get("combate", ""))
    if strength is None or isinstance(strength, tuple):
        raise Unread("Fuerza", figures.get("fuerza", ""))
    if penetration is None or isinstance(penetration, tuple):
        raise Unread("Penetración", figures.get("penetracion", ""))
    return {
        "combat": combat, "strength": NO_BONUS if strength == 0 else strength,
        "penetration": penetration, "natural": folded(name) in BARE,
    }  # fmt: skip


def ranged(figures: Figures, name: str) -> dict[str, Any]:
    distance = figures.get("distancia", "")
    template = "teardrop" if "plantilla" in folded(distance) else ""
    bands = bands_of(distance)
    if bands is None and not template:
        raise Unread("Distancia", distance)
    return {"bands": bands or (), "template": template, **(_modes(figures) or _hit(figures))}


def _modes(figures: Figures) -> dict[str, Any]:
    """Reads a weapon that hits harder the more charges it burns; nothing if it is not one."""
    strength, penetration = (modes_of(figures.get(one, "")) for one in ("fuerza", "penetracion"))
    if not strength or strength.keys() != penetration.keys():
        return {}
    modes = [
        {"charges": one, "strength": strength[one], "penetration": penetration[one]}
        for one in sorted(strength)
    ]
    first = min(strength)
    return {"modes": modes, "strength": strength[first], "penetration": penetration[first]}


def _hit(figures: Figures) -> dict[str, Any]:
    strength = strength_of(figures.get("fuerza", "") or "0")
    penetration = numbers_of(figures.get("penetracion", "") or "0")
    if strength is None:
        raise Unread("Fuerza", figures.get("fuerza", ""))
    if penetration is None:
        raise Unread("Penetración", figures.get("penetracion", ""))
    return {"strength": strength, "penetration": penetration}


def bomb(figures: Figures, name: str) -> dict[str, Any]:
    return {"throw": throw_of(figures.get("distancia", ""))}


def armour(figures: Figures, name: str) -> dict[str, Any]:
    value = armour_of(figures.get("blindaje", ""))
    if value is None:
        raise Unread("Blindaje", figures.get("blindaje", ""))
    return {"armour": value[0], "firearms": value[1]}


def shield(figures: Figures, name: str) -> dict[str, Any]:
    """Reads a shield, of which files give no figures."""
    return {}


def power(figures: Figures, name: str) -> dict[str, Any]:
    told = figures.get("reglas", "") or name
    reach = bands_of(figures.get("distancia", "")) or (0,)
    return {"reach": reach[0], "es": told, "en": told}


READ: Mapping[str, Callable[[Figures, str], dict[str, Any]]] = {
    "melee": melee,
    "ranged": ranged,
    "bombs": bomb,
    "armour": armour,
    "shields": shield,
    "powers": power,
}


def several(figures: Figures, made: Mapping[str, Any]) -> Iterator[str]:
    """Yields the figures that say several things, of which only one was read."""
    for field in ("combate", "fuerza", "penetracion", "blindaje"):
        if ":" in figures.get(field, "") and "modes" not in made:
            yield " ".join(figures[field].split())


def _first(text: str) -> str:
    """Returns the first line: further ones are for special cases, like `Asaltar: +1`."""
    return text.strip().partition("\n")[0]
