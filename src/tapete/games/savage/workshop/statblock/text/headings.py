"""Finds the labels in a line: `Pace: 6; Parry: 5`, `SPECIAL ABILITIES`, `Toughness 7`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from tapete.games.savage.workshop.statblock.aliases import OTHER_LABELS
from tapete.games.savage.workshop.statblock.text.passage import enclosed
from tapete.games.savage.workshop.statblock.words import SPECIALS, key, lexicon

NOTE = "note"
"""The field of everything that has a label of its own but no rule."""
TEXTS = ("special", "super", "description", NOTE)
"""The fields with sentences in them, where a word before a colon is seldom a label."""
NUMBERS = ("pace", "parry", "toughness", "size", "points")
_LONGEST = 4
"""How many words a label may have."""
_BEFORE = 60
"""How many letters before a colon are looked at."""
_BARE = re.compile(r"([^\W\d_]{3,} ?[^\W\d_]{0,12}) ?(?=[+-]?[0-9]{1,2}(?![0-9d]))")
"""A label and a number, without a colon between them."""
_COUNT_ENDS = tuple('0123456789"-–—)')
"""How a number ends, after which another value may follow: `Charisma: +0 Pace: 6`."""
_ENDS = re.compile(r"[,;]")
_COUNTS = ("charisma", "carisma", "bennies", "benis")
"""The keys of labels without rules that may stand before a number."""
_ASIDE = re.compile(r" ?\(([^()]{0,40})\)$")
DIE = re.compile(r"[^\W\d_] ?:? ?1?d(?:4|6|8|10|12)(?![0-9])", re.IGNORECASE)


class Heading(msgspec.Struct, frozen=True):
    """A label, the field it begins, and where in the line its value begins."""

    field: str
    label: str
    start: int
    end: int
    aside: str = ""
    """What stands in parentheses before the colon: `Powers (15 PP): …`."""


@cache
def labels() -> dict[str, str]:
    """The field for the key of every label, those without rules included."""
    return {**{key(label): NOTE for label in OTHER_LABELS.split("|")}, **lexicon("label").ids}


def headings(text: str, section: str, *, bullet: bool, after: int = 0) -> Iterator[Heading]:
    """Yields the labels of a line after some place. One at its start may have no colon."""
    inside, taken = enclosed(text), after
    if not after and (first := _first(text, section, bullet=bullet)):
        yield first
        taken, section = first.end, first.field
    for place, sign in enumerate(text):
        if sign == ":" and place >= taken and not inside[place]:
            found = _before(text, place, taken, section)
            if found is not None:
                yield found
                taken, section = found.end, found.field


def _first(text: str, section: str, *, bullet: bool) -> Heading | None:
    """Returns the label at the start of a line."""
    label, colon, _ = text.partition(":")
    bare, aside = _apart(label)
    field = labels().get(key(bare), "")
    if colon and field and not _is_ability(field, section, bullet=bullet):
        return Heading(field, bare, 0, len(label) + 1, aside)
    if not colon and field and field != NOTE and not bullet and not aside:
        return Heading(field, bare, 0, len(text))
    return None if section in TEXTS and section != NOTE else _without_colon(text)


def _is_ability(field: str, section: str, *, bullet: bool) -> bool:
    """True if a label among special abilities is one of them: `• Size: 2`."""
    marked = bullet and field in SPECIALS
    return section == "special" and (field in ("worn", "name") or marked)


def _without_colon(text: str) -> Heading | None:
    """Returns the label of `Pace 6` or of `SKILLS Fighting d6`."""
    if found := _value(text):
        return Heading(labels()[key(found[1])], found[1].rstrip(), 0, found.end())
    word = text.partition(" ")[0]
    field = labels().get(key(word), "")
    if field in ("attributes", "skills") and DIE.search(text):
        return Heading(field, word, 0, len(word))
    if lexicon("attribute").id(word.rstrip(":")) and DIE.match(text, len(word.rstrip(":")) - 1):
        return Heading("attributes", "", 0, 0)
    return None


def is_value(text: str) -> bool:
    """True if a text is a label and a number, without a colon."""
    return _value(text) is not None


def _value(text: str) -> re.Match[str] | None:
    found = _BARE.match(text)
    name = key(found[1]) if found else ""
    return found if labels().get(name, "") in NUMBERS or name in _COUNTS else None


def _before(text: str, colon: int, taken: int, section: str) -> Heading | None:
    """Returns the label that ends at a colon within a line."""
    begun = max(taken, colon - _BEFORE)
    bare, aside = _apart(text[begun:colon])
    words = bare.split(" ")
    for count in range(min(_LONGEST, len(words)), 0, -1):
        label = " ".join(words[-count:])
        if _ENDS.search(label):
            continue
        start = begun + len(bare) - len(label)
        field = labels().get(key(label), "")
        if field and _may_begin(text, start, field, section):
            return Heading(field, label, start, colon + 1, aside)
    return None


def _apart(label: str) -> tuple[str, str]:
    """Returns a label and what stands in parentheses after it."""
    found = _ASIDE.search(label)
    return (label[: found.start()], found[1]) if found else (label.rstrip(), "")


def _may_begin(text: str, start: int, field: str, section: str) -> bool:
    """True if a field may begin there. In lists that is so anywhere, in sentences at their ends."""
    before = text[:start].rstrip()
    if before.endswith(":") and section in ("special", "super", NOTE):
        return not _is_ability(field, section, bullet=True)
    if not text[start : start + 1].isupper() or field == "name":
        return False
    if section == "description" or (section == "special" and field in ("worn", *SPECIALS)):
        return False
    if section == "name":
        return before.endswith(";")
    counted = section == NOTE and field in NUMBERS and before[-1:] in _COUNT_ENDS
    loose = field == "attributes" or counted or (section and section not in TEXTS)
    return before[-1:] in (".", ";", ",") or (bool(loose) and field not in ("worn", NOTE))
