"""Properties of attacks and figures, as in `rapid(2)`, `pinata(1d4)` and `crits(lethal)`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import get_args

import msgspec

from tapete.games.arena.state import Element

ELEMENTS: tuple[Element, ...] = get_args(Element)
NUMBERED = ("rapid", "corrosion")
PLAIN = (
    "accurate", "lethal", "crowd_control", "explosive", "suppression", "run_and_gun",
    "small_magazines", "bullet_hog", "disposable", "charge", "pistol", "overcharge", "stun",
    "cryo", "burn", "radiation", "shock", "slag", "complex",
)  # fmt: skip
CRITS = ("lethal", "cryo", "burn", "radiation", "shock", "slag")
"""What an attack can have on a Crit alone."""
GRANTED = (
    "accurate", "lethal", "crowd_control", "explosive", "suppression", "rapid", "small_magazines",
    "bullet_hog", "overcharge", "crits", *ELEMENTS,
)  # fmt: skip
"""What a card can add to attacks; the others belong to the card they are printed on."""
_FORM = re.compile(r"([a-z_]+)(?:\((?:(\d+)|1d(\d+)|([a-z_]+))\))?")


class Property(msgspec.Struct, frozen=True):
    """A property and what its brackets hold: a number, a die, or another name."""

    name: str
    number: int = 0
    die: int = 0
    of: str = ""


@lru_cache(maxsize=1024)
def property_of(text: str) -> Property:
    """Reads a property; raises ValueError if there is none like it."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise ValueError(text)
    name, number, die, of = found.groups()
    read = Property(name, int(number or 0), int(die or 0), of or "")
    if not _is_known(read):
        raise ValueError(text)
    return read


def _is_known(read: Property) -> bool:
    """True if the property exists and has in its brackets what it needs: arena.system.x_rule"""
    if read.name == "pinata" or read.name == "wounds":
        return bool(read.number) != bool(read.die)
    if read.name == "vulnerable":
        return read.of in ELEMENTS
    if read.name == "crits":
        return read.of in CRITS
    if read.name in NUMBERED:
        return read.number > 0 and not read.of
    return read.name in PLAIN and not (read.number or read.die or read.of)


def granted(text: str) -> Property:
    """Reads a property that a card adds to attacks; raises ValueError if there is none like it."""
    read = property_of(text)
    if read.name not in GRANTED:
        raise ValueError(text)
    return read


@lru_cache(maxsize=4096)
def gathered(texts: tuple[str, ...], *, stacks: bool = False) -> Mapping[str, int]:
    """Plain and numbered properties together, each with its number (1 if it has none).

    The highest Rapid counts; one held twice counts once, unless Lethal `stacks`:
    arena.prop.rapid_no_sum, arena.ruling.extra_wounds_sum
    """
    found: dict[str, int] = {}
    for one in map(property_of, texts):
        number = one.number or 1
        if one.name == "lethal" and stacks:
            number += found.get("lethal", 0)
        if not one.of and not one.die:
            found[one.name] = max(number, found.get(one.name, 0))
    return found


def named(texts: Iterable[str], name: str) -> list[Property]:
    """The properties of one name, with all that their brackets hold."""
    return [one for one in map(property_of, texts) if one.name == name]
