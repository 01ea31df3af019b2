"""Dice and numbers as people write them."""

from __future__ import annotations

import re

from tapete.games.savage.figures import DIE_STEPS
from tapete.games.savage.workshop.statblock.bad import BadStatBlock
from tapete.games.savage.workshop.statblock.lines import Fields, Written, trimmed

DIE = r"1?d([0-9]{1,3})(?: ?\+ ?([0-9]{1,2}))?"
_DIE = re.compile(DIE, re.IGNORECASE)
_NUMBER = re.compile(r"([+-]?[0-9]{1,3}) ?[\"”″]?")
_OF_WHICH = re.compile(r"([0-9]{1,3}) ?(?:\( ?([0-9]{1,3}) ?\))?")


def die(written: Written) -> int:
    """Reads a die from d4 to d12, or d12 plus a number: d12+2 is 14."""
    form = _DIE.fullmatch(written.text)
    sides, plus = (int(form[1]), int(form[2] or 0)) if form else (0, 0)
    if sides not in DIE_STEPS or (plus and sides != DIE_STEPS[-1]):
        raise BadStatBlock.of(written.line, "die", written.text)
    return sides + plus


def running_die(written: Written) -> int:
    """Reads a running die, which has nothing added to it, and returns its sides."""
    value = die(written)
    if value not in DIE_STEPS:
        raise BadStatBlock.of(written.line, "die", written.text)
    return value


def whole(written: Written) -> int:
    """Reads a number, with or without a sign."""
    form = _NUMBER.fullmatch(plain(written.text))
    if form is None:
        raise BadStatBlock.of(written.line, "number", written.text)
    return int(form[1])


def number(fields: Fields, field: str) -> int | None:
    """Returns the number in a field; None if there is no such field. Only Size may be negative."""
    written = fields.one(field)
    if written is None:
        return None
    value = whole(Written(written.line, trimmed(written.text)))
    if value < 0 and field != "size":
        raise BadStatBlock.of(written.line, "number", written.text)
    return value


def of_which(fields: Fields, field: str) -> tuple[int | None, int | None]:
    """Reads values such as `6(1)`: 6 in all, of which 1 is armour."""
    written = fields.one(field)
    if written is None:
        return None, None
    form = _OF_WHICH.fullmatch(trimmed(written.text))
    if form is None:
        raise BadStatBlock.of(written.line, "toughness", written.text)
    return int(form[1]), int(form[2]) if form[2] else None


def plain(text: str) -> str:
    """Returns the text with a hyphen for every kind of minus sign."""
    return text.replace("−", "-").replace("–", "-")
