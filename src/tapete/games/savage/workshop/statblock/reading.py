"""Reads a profile from a text, and finds where the text and the rules disagree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tapete.games.savage.content.library import ATTRIBUTES, Profile
from tapete.games.savage.workshop.statblock.bad import BadStatBlock
from tapete.games.savage.workshop.statblock.lines import Fields, Written, fields_of, trimmed
from tapete.games.savage.workshop.statblock.names import gear, known, listed, once
from tapete.games.savage.workshop.statblock.numbers import (
    DIE,
    die,
    number,
    of_which,
    plain,
    running_die,
    whole,
)
from tapete.games.savage.workshop.statblock.settling import Given, settled
from tapete.games.savage.workshop.statblock.words import ARCANE, NO, YES
from tapete.games.savage.workshop.statblock.writing import one_line
from tapete.kernel import Message
from tapete.kernel.shaping import shaped
from tapete.words.folding import folded

_TRAIT = re.compile(rf"(.*?) ({DIE})(?: ?\([^()]*\))?", re.IGNORECASE)
_SPECIAL = re.compile(r"(.*?)(?: (1?d[0-9+ ]+|[+-]?[0-9]+))?", re.IGNORECASE)


class Reading(msgspec.Struct, frozen=True):
    """What a text says, with warnings about values that are not what the rules give."""

    profile: Profile
    warnings: tuple[Message, ...] = ()


def read(text: str) -> Reading:
    """Reads a stat block in Spanish or English; raises `BadStatBlock` if it cannot be read."""
    fields = fields_of(text)
    name = _name(fields)
    skills = dict(_dice(fields, "skills", "skill"))
    powers = listed(fields, "powers", "power")
    picked: dict[str, Any] = {
        "name": {"es": name, "en": name},
        "wild": _wild(fields),
        "attributes": _attributes(fields),
        "skills": skills,
        "edges": listed(fields, "edges", "edge"),
        "hindrances": listed(fields, "hindrances", "hindrance"),
        "gear": list(gear(fields)),
        "powers": powers,
        "arcane": _arcane(fields, skills, bool(powers)),
        "points": number(fields, "points") or 0,
        "token": _said(fields, "token", "token") or "person",
        **_specials(fields),
    }
    return Reading(*settled(shaped(picked, Profile), _given(fields)))


def _given(fields: Fields) -> Given:
    return Given(
        number(fields, "pace"), of_which(fields, "parry")[0], *of_which(fields, "toughness")
    )


def _name(fields: Fields) -> str:
    written = fields.one("name")
    name = one_line(written.text) if written else ""
    if not name:
        raise _missing(fields, "name", "name")
    return name


def _wild(fields: Fields) -> bool:
    written = fields.one("wild")
    if written is None:
        return False
    said = folded(trimmed(written.text))
    if said not in YES + NO:
        raise BadStatBlock.of(written.line, "yes_no", written.text)
    return said in YES


def _attributes(fields: Fields) -> dict[str, int]:
    found = dict(_dice(fields, "attributes", "attribute"))
    for name in ATTRIBUTES:
        if name not in found:
            raise _missing(fields, "attributes", name)
    return {name: found[name] for name in ATTRIBUTES}


def _missing(fields: Fields, field: str, what: str) -> BadStatBlock:
    return BadStatBlock.of(fields.place(field), "missing", "", what=what)


def _dice(fields: Fields, field: str, kind: str) -> Iterator[tuple[str, int]]:
    """Yields traits with their dice. No trait may occur twice."""
    seen: set[str] = set()
    for item in fields.items(field):
        form = _TRAIT.fullmatch(item.text)
        if form is None:
            raise BadStatBlock.of(item.line, "die", item.text)
        name = known(kind, Written(item.line, form[1]))
        yield once(seen, name, item), die(Written(item.line, form[2]))


def _said(fields: Fields, field: str, kind: str) -> str:
    """Returns the id of the name in a field; "" if there is no such field."""
    written = fields.one(field)
    return known(kind, Written(written.line, trimmed(written.text))) if written else ""


def _arcane(fields: Fields, skills: dict[str, int], works: bool) -> str:
    """Returns the arcane skill that is stated, or else the best of the arcane skills."""
    said = _said(fields, "arcane", "skill")
    able = [name for name in ARCANE if name in skills]
    if works and not (said or able):
        raise _missing(fields, "powers", "arcane")
    return said or (max(able, key=skills.__getitem__) if works else "")


def _specials(fields: Fields) -> dict[str, int | bool]:
    """Returns the special abilities. Size may be one of them or a field of its own."""
    size = number(fields, "size")
    found: dict[str, int | bool] = {} if size is None else {"size": size}
    seen = set(found)
    for item in fields.items("special"):
        form = _SPECIAL.fullmatch(plain(item.text))
        name, value = (form[1], form[2] or "") if form else (item.text, "")
        field = once(seen, known("special", Written(item.line, name)), item)
        found[field] = _special(field, Written(item.line, value), item)
    return found


def _special(field: str, value: Written, item: Written) -> int | bool:
    """Reads the value of an ability: some have none, one has a die, and the rest have numbers."""
    if field in ("heavy", "mount"):
        if value.text:
            raise BadStatBlock.of(item.line, "special", item.text)
        return True
    value = value if value.text else item
    return running_die(value) if field == "run" else whole(value)
