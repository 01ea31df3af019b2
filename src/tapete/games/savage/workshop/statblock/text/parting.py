"""Parts a text that holds several characters, so that nothing of one is read as another's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from tapete.games.savage.workshop.statblock.text.headings import NOTE, headings
from tapete.games.savage.workshop.statblock.text.passage import Written
from tapete.games.savage.workshop.statblock.text.pieces import unmarked
from tapete.games.savage.workshop.statblock.text.plain import lines_of, raw_lines
from tapete.games.savage.workshop.statblock.words import lexicon
from tapete.words.folding import folded

_FIRST, _LAST = "agility", "vigor"
"""Attributes that every block has once, the one before the other."""
_SPAN = 8
"""How many lines the attributes of one character may take."""
_SUITS = "♠♣♥♦♤♧♡♢★☆"
"""Signs that stand before the name of a Wild Card rather than before an ability."""
_MOST_WORDS = 9
_DIE = re.compile(r"\bd(?:4|6|8|10|12)\b", re.IGNORECASE)
_HEAD = ("", NOTE, "wild", "token", "description")
"""The fields that may stand between a name and the attributes."""


def parted(text: str) -> list[Written]:
    """Returns the text of each character, and the line on which it begins."""
    lines, raw = lines_of(text), raw_lines(text)
    places = [n for n in range(len(lines)) if _has_attributes(lines, n)]
    starts = [0, *(_beginning(lines, a + 1, b) for a, b in pairwise(places))]
    parts = pairwise([*starts, len(raw)])
    return [Written(start + 1, "\n".join(raw[start:end])) for start, end in parts]


@cache
def _written(attribute: str) -> re.Pattern[str]:
    """The name of an attribute and its die."""
    names = [name for name, identity in lexicon("attribute").ids.items() if identity == attribute]
    return re.compile(rf"(?<![a-z])(?:{'|'.join(names)}):? ?1?d[0-9]")


def _has_attributes(lines: Sequence[str], place: int) -> bool:
    """True if somebody's attributes begin on a line."""
    if not _written(_FIRST).search(folded(lines[place])):
        return False
    return bool(_written(_LAST).search(folded(" ".join(lines[place : place + _SPAN]))))


def _beginning(lines: Sequence[str], least: int, place: int) -> int:
    """Returns the line with the name of the character whose attributes are at a place.

    It is the nearest that looks like a name, above all one after a blank line. Without any, the
    character begins with its attributes, or with their label.
    """
    found = start = _labelled(lines, least, place)
    if _leads(lines[start]):
        return start
    for n in range(start - 1, least - 1, -1):
        if _is_own(lines[n]):
            return n
        if lines[n] and not _may_be_head(lines[n]):
            break
        if _may_be_name(lines[n]):
            if not lines[n - 1]:
                return n
            found = n if found == start else found
    return found


def _labelled(lines: Sequence[str], least: int, place: int) -> int:
    """Returns the line of the label or of `Wild Card`, if it stands right above the attributes."""
    while place > least and _field(lines[place - 1]) in ("attributes", "wild"):
        place -= 1
    return place


def _leads(line: str) -> bool:
    """True if there is a name before the attributes on their own line."""
    bare = unmarked(line)
    label = next(headings(bare, "", bullet=False), None)
    return bool(bare) and label is not None and label.field == "attributes" and label.start > 0


def _field(line: str) -> str:
    """Returns the field that a line begins; "" if it has no label."""
    label = next(headings(unmarked(line), "", bullet=False), None)
    return label.field if label and not label.start else ""


def _is_own(line: str) -> bool:
    return _field(line) == "name"


def _may_be_head(line: str) -> bool:
    """True if a line may stand above somebody's attributes: it is no other field, and no item."""
    marked = unmarked(line) != line and line[:1] not in _SUITS
    return not marked and _field(line) in _HEAD


def _may_be_name(line: str) -> bool:
    bare = unmarked(line) if line[:1] in _SUITS else line
    short = 0 < len(bare.split()) <= _MOST_WORDS
    ended = bare.endswith((".", ",", ";", "!", "?")) or ":" in bare or bool(_DIE.search(bare))
    return short and not ended and not _field(line) and bare[:1].isupper()
