"""Finds the name of a character, and the mark of a Wild Card beside it."""

from __future__ import annotations

import re
import unicodedata

import msgspec

from tapete.games.savage.workshop.statblock.findings import Findings
from tapete.games.savage.workshop.statblock.text.fields import Fields
from tapete.games.savage.workshop.statblock.text.passage import Written, trimmed
from tapete.games.savage.workshop.statblock.text.plain import BULLET
from tapete.games.savage.workshop.statblock.words import NO, key
from tapete.words.folding import folded

_WILD = r"(?:wild ?card|wc|comod[ií]n)"
_MARKED = re.compile(
    rf"^[(\[]?{_WILD}[)\]]?[:,]? +|(?:,| [-–—])? *[(\[]{_WILD}[)\]]|(?:,| [-–—]) *{_WILD}$", re.I
)
_EXTRA = re.compile(r" *[(\[](?:extra|ext)[)\]]$", re.IGNORECASE)
_MOST_WORDS, _MOST_LETTERS = 9, 80
"""How long a line may be and still be somebody's name."""
_MARKS = f"{BULLET}*†‡·"
"""Glyphs that mark a Wild Card, besides all those that are pictures."""


class Naming(msgspec.Struct, frozen=True):
    """A name, whether it is a Wild Card's, and the lines beside it that describe somebody."""

    name: str
    wild: bool
    description: tuple[Written, ...] = ()


def naming(fields: Fields, found: Findings) -> Naming:
    """Returns the name: what has that label, or else the first line that looks like one."""
    head = [line for line in fields.head if line.text]
    written = fields.one("name") or _titled(head)
    if written is None or not (name := bare(written.text)[0]):
        found.missing(written.line if written else 1, "no_name")
        return Naming("", False, tuple(head))
    marked = bare(written.text)[1] or (written in head[:1] and _is_mark(fields.marks))
    wild = _wild(fields, found, marked)
    found.rules(written.line, name)
    return Naming(name, wild, tuple(line for line in head if line is not written))


def _titled(head: list[Written]) -> Written | None:
    """Returns the first short line that does not end like a sentence, or else the last line."""
    short = [line for line in head if _may_be_name(line.text)]
    plain = [line for line in short if not line.text.endswith((".", ",", ":"))]
    return next(iter([*plain, *short]), None)


def _may_be_name(text: str) -> bool:
    return len(text) <= _MOST_LETTERS and len(text.split()) <= _MOST_WORDS


def bare(text: str) -> tuple[str, bool]:
    """Returns a name without the mark of a Wild Card, and whether there was one."""
    name = _EXTRA.sub("", _MARKED.sub("", text))
    stripped = name.strip()
    while stripped and _is_mark(stripped[-1]):
        stripped = stripped[:-1].rstrip()
    while stripped and _is_mark(stripped[0]):
        stripped = stripped[1:].lstrip()
    marked = bool(_MARKED.search(text)) or stripped != name.strip()
    return one_line(stripped), marked


def _is_mark(signs: str) -> bool:
    """True for a card's suit, a star or any other glyph, but not for plain dashes."""
    return any(sign in _MARKS or unicodedata.category(sign) == "So" for sign in signs)


def _wild(fields: Fields, found: Findings, marked: bool) -> bool:
    written = fields.one("wild")
    if written is None:
        return marked
    said = folded(trimmed(written.text))
    if said and said not in NO and key(said) not in ("si", "yes"):
        found.unknown(written.line, written.text, "yes_no")
    found.rules(written.line, fields.labels.get("wild", ""))
    return said not in NO


def one_line(name: str) -> str:
    """Returns a name without what would break the block.

    That is line ends, semicolons and control characters.
    """
    spaced = " ".join(name.replace(";", ",").split())
    return "".join(sign for sign in spaced if sign.isprintable())
