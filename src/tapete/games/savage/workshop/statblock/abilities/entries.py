"""Cuts special abilities apart, and each into its name, its value and what is said of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tapete.games.savage.workshop.statblock.names import apart, named
from tapete.games.savage.workshop.statblock.text.passage import (
    Passage,
    Written,
    enclosed,
    trimmed,
)
from tapete.games.savage.workshop.statblock.text.pieces import unmarked
from tapete.games.savage.workshop.statblock.words import NOTHING, lexicon
from tapete.words.folding import folded

_VALUE = re.compile(r"(.*?)[ :]*((?:1?d[0-9]+|[+-] ?[0-9]+|[0-9]+)(?:[\"”″]|))", re.IGNORECASE)
_STRENGTH = re.compile(r"(.*?)[ :(]+((?:str|fue|strength|fuerza)\b.*)", re.IGNORECASE)
_DIVIDE = re.compile(r":| --+ | [–—] ")
"""What divides the name of an ability from what is said of it."""
_LABEL = re.compile(r"[^:;.]{2,40}:")
LONGEST = 60
"""How many letters the name of an ability may have."""


class Entry(msgspec.Struct, frozen=True):
    """A special ability in the text: `Claws: Str+d6` has a name, and more after the colon."""

    line: int
    text: str
    name: str
    more: str


def entries(passage: Passage) -> Iterator[Entry]:
    """Yields the abilities of a passage, in which several may follow each other."""
    for item in _items(passage):
        inside = enclosed(item.text)
        signs = (form for form in _DIVIDE.finditer(item.text) if not inside[form.start()])
        divide = next(signs, None)
        name = item.text[: divide.start()] if divide else item.text
        more = item.text[divide.end() :] if divide else ""
        yield Entry(item.line, item.text, name.strip(), more.strip())


def _items(passage: Passage) -> Iterator[Written]:
    """Yields the parts between semicolons that begin with the name of an ability."""
    held: list[str] = []
    line = 0
    for part in passage.split(";"):
        text = part.text.strip(" ,")
        if held and (_known(text) or _is_labelled(text)):
            yield from _listed(Written(line, "; ".join(held)))
            held = []
        line = line if held else part.line
        held.append(text)
    yield from _listed(Written(line, "; ".join(held)))


def _is_labelled(text: str) -> bool:
    """True if a text begins with a name and a colon."""
    return bool(_LABEL.match(text)) and text[:1].isupper()


def _listed(item: Written) -> Iterator[Written]:
    """Yields the abilities between commas, if the first of them is known by itself."""
    parts = Passage.of(item.line, item.text).split(",")
    several = len(parts) > 1 and _known(parts[0].text) and ":" not in parts[0].text
    for part in parts if several else [item]:
        text = unmarked(trimmed(part.text))
        if folded(text) not in NOTHING:
            yield Written(item.line, text)


def _known(text: str) -> bool:
    """True if a text is the name of an ability, perhaps with its value."""
    text = trimmed(text)
    name = valued(text)[0] if len(text) <= LONGEST else ""
    return bool(lexicon("special").id(name) or ability_in(text)[0] or named("edge", name))


def valued(text: str) -> tuple[str, str]:
    """Returns a name and the value after it: `Armor +2`, `Fear (-2)`."""
    bare, said = apart(text)
    if form := _VALUE.fullmatch(bare):
        return form[1], form[2]
    inside = _VALUE.fullmatch(f" {said}") if said else None
    return bare, inside[2] if inside and not inside[1].strip() else ""


def ability_in(text: str) -> tuple[str, str]:
    """Returns the id of an ability, and the damage or the value that follows its name."""
    bare, said = apart(text)
    form = _STRENGTH.fullmatch(text) if len(text) <= LONGEST else None
    name, value = (form[1], form[2].rstrip(")")) if form else (bare, said)
    return lexicon("ability").id(name) or lexicon("ability").id(valued(name)[0]), value
