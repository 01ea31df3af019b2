"""Reads Pace, Parry, Toughness, Size and power points."""

from __future__ import annotations

import re

from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.numbers import armour_in, aside, die_in, number_in
from tapete.games.savage.workshop.statblock.settling import Given
from tapete.games.savage.workshop.statblock.text.fields import Fields
from tapete.games.savage.workshop.statblock.text.passage import balanced, trimmed
from tapete.games.savage.workshop.statblock.text.pieces import unmarked
from tapete.games.savage.workshop.statblock.words import NOTHING
from tapete.words.folding import folded

_DIE = re.compile(r"d[0-9]+", re.IGNORECASE)
HIGHEST = 200
"""The highest value that is believed."""


def number(fields: Fields, field: str, found: Findings) -> int | None:
    """Returns the number in a field; None if there is none. Only Size may be negative."""
    value, rest = _number(fields, field, found)
    _keep_rest(fields, field, rest, found)
    return value


def given(fields: Fields, found: Findings) -> Given:
    """Returns the values that the block states, which its dice and gear should also give."""
    pace, parry = number(fields, "pace", found), number(fields, "parry", found)
    toughness, rest = _number(fields, "toughness", found)
    armour, rest = armour_in(f" ({aside(rest)})" if aside(rest).isdecimal() else rest)
    _keep_rest(fields, "toughness", rest, found)
    return Given(pace, parry, toughness, armour)


def running_die(fields: Fields) -> int | None:
    """Returns the running die that stands beside Pace: `8 (d10)`."""
    written = fields.one("pace")
    die = die_in(balanced(number_in(written.text)[1])) if written else None
    return die.value if die and not die.over and die.value <= 12 else None


def _number(fields: Fields, field: str, found: Findings) -> tuple[int | None, str]:
    written = fields.one(field)
    if written is None or folded(written.text) in NOTHING:
        return None, ""
    value, rest = number_in(written.text)
    if value is None or abs(value) > HIGHEST or (value < 0 and field != "size"):
        found.unknown(written.line, f"{fields.labels[field]}: {written.text}", "number")
        return None, written.text
    said = trimmed(written.text)
    found.rules(written.line, f"{fields.labels[field]} {said.removesuffix(rest).strip()}")
    return value, rest


def _keep_rest(fields: Fields, field: str, rest: str, found: Findings) -> None:
    said = aside(unmarked(aside(rest)))
    if not said or (field == "pace" and _DIE.fullmatch(said) and running_die(fields)):
        return
    if field == "toughness" and armour_in(f"({said})")[0] is not None:
        said = f"/ {said}"
    found.text(fields.place(field), field, said)
