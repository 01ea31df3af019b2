"""Dice and numbers as people write them."""

from __future__ import annotations

import re

import msgspec

from tapete.games.savage.figures import DIE_STEPS
from tapete.games.savage.workshop.statblock.text.passage import enclosed, trimmed

_DIE = re.compile(r"(?<![0-9a-z])1?d([0-9]{1,3})(?: ?([+-]) ?([0-9]{1,2})(?![0-9d]))?", re.I)
_NUMBER = re.compile(r"([+-]?[0-9]{1,3})(?![0-9]) ?[\"”″]?")
_ARMOUR = re.compile(r" ?[(\[] ?\+?([0-9]{1,3})(?: (?:armou?r|torso|armadura))? ?[)\]]", re.I)
HIGHEST = 60
"""The highest die that is believed: d12+48."""


class Die(msgspec.Struct, frozen=True):
    """A die in a text: what stands before it, its value, and what is said about it.

    `over` is a modifier that the rules have no die for, as in d8+2 or d4-2.
    """

    name: str
    value: int
    over: str = ""
    rest: str = ""


def die_in(text: str) -> Die | None:
    """Returns the first die of a text; None if it has none that exists."""
    form = _DIE.search(text)
    sides = int(form[1]) if form else 0
    if form is None or sides not in DIE_STEPS:
        return None
    name, rest = text[: form.start()].strip(" :="), text[form.end() :].strip()
    plus = int(f"{form[2]}{form[3]}") if form[2] else 0
    if plus > 0 and sides == DIE_STEPS[-1] and sides + plus <= HIGHEST:
        return Die(name, sides + plus, "", rest)
    return Die(name, sides, f"{plus:+}" if plus else "", rest)


def number_in(text: str) -> tuple[int | None, str]:
    """Returns the number that a text begins with, and the rest of the text."""
    form = _NUMBER.match(trimmed(text))
    return (int(form[1]), trimmed(text)[form.end() :]) if form else (None, text)


def armour_in(text: str) -> tuple[int | None, str]:
    """Returns the armour in parentheses that a text begins with, and the rest of the text."""
    form = _ARMOUR.match(text)
    return (int(form[1]), text[form.end() :]) if form else (None, text)


def aside(text: str) -> str:
    """Returns a remark without the signs around it: `(or 8 with a shield)`."""
    text = trimmed(text).strip(" ,;:")
    while text[:1] == "(" and text[-1:] == ")" and all(enclosed(text)[:-1]):
        text = text[1:-1].strip(" ,;:")
    return trimmed(text)
