"""Makes a text that is kept mean the same wherever in its field it is written down."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.savage.workshop.statblock.numbers import aside
from tapete.games.savage.workshop.statblock.text.headings import NOTE, NUMBERS, Heading, headings
from tapete.games.savage.workshop.statblock.text.passage import Passage, trimmed
from tapete.games.savage.workshop.statblock.text.pieces import unmarked
from tapete.games.savage.workshop.statblock.text.plain import BULLET, bulleted, plain
from tapete.games.savage.workshop.statblock.words import NOTHING
from tapete.words.folding import folded

DESCRIPTION = "description"
_ROUNDS = 9
"""How often a text is gone through, since what is taken from it may uncover something else."""
ITEMS = ("attributes", "skills", "edges", "hindrances", "gear", "powers")
"""The fields in which a comma ends an item."""


def safe(field: str, text: str) -> str:
    """Returns a text in which no bullet begins an item and no word before a colon a field."""
    for _ in range(_ROUNDS):
        if (better := _safer(field, text)) == text:
            break
        text = better
    return text


def _safer(field: str, text: str) -> str:
    text = unbulleted(plain(text))
    while (better := _tidied(field, text)) != text:
        text = better
    parts = Passage.of(0, text).split(",;" if field in ITEMS else ";")
    texts = [text for part in parts if (text := part.text.strip(" ,"))]
    joined = "".join(_joined(field, number, part) for number, part in enumerate(texts))
    return "" if folded(joined) in NOTHING else " ".join(joined.split())


def unbulleted(text: str) -> str:
    """Returns a text without the bullets within it."""
    return " ".join(part.removeprefix(BULLET) for part in bulleted(text))


def _tidied(field: str, text: str) -> str:
    if field == DESCRIPTION:
        return unmarked(text).strip()
    if field in NUMBERS:
        return aside(unmarked(text))
    return unmarked(trimmed(text).rstrip(" ,;.").lstrip(" ,;"))


def _joined(field: str, number: int, text: str) -> str:
    """Returns a part between semicolons, and what joins it to the part before."""
    while heading := next(_labels(field, number, text), None):
        colon = heading.end - 1
        own = field == NOTE and not number and text.index(":") == colon and " " in text[:colon]
        before = text[:colon].replace(" ", "-") if own else text[:colon]
        text = f"{before}{':' if own else ''} {text[colon + 1 :]}"
    bare = next(headings(text, field, bullet=False), None)
    glue = " " if field in ITEMS else " / " if bare and not bare.start else "; "
    return f"{glue}{text}" if number else text


def _labels(field: str, number: int, text: str) -> Iterator[Heading]:
    """Yields the labels that a text must not have, because they would begin a field."""
    section = "token" if field == NOTE else field
    for heading in headings(text, section, bullet=field == "special"):
        own = field == NOTE and heading.field == NOTE and not heading.start and not number
        within = field == DESCRIPTION and heading.start > 0
        if text[heading.end - 1 : heading.end] == ":" and not own and not within:
            yield heading
