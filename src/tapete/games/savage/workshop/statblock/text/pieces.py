"""Cuts a text into lines, and these at semicolons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tapete.games.savage.workshop.statblock.text.headings import is_value
from tapete.games.savage.workshop.statblock.text.passage import Passage
from tapete.games.savage.workshop.statblock.text.plain import bulleted, lines_of

_BULLET = re.compile(r"(?:[^\w\s(\"'“‘’”«¡¿+\-−–—\[.,;:&/]+ *|[-–—] +|[0-9]{1,2}[.)] +)+")
_REACH = 3
"""How many lines a pair of parentheses may span."""


class Piece(msgspec.Struct, frozen=True):
    """A line, or a part of one up to a semicolon."""

    line: int
    text: str
    bullet: str = ""
    fresh: bool = False
    """True if a blank line is before it."""
    inline: bool = False
    """True if it is not the first part of its line."""
    enclosed: bool = False
    """True if it begins within parentheses that were opened on an earlier line."""


def pieces_of(text: str) -> Iterator[Piece]:
    lines = lines_of(text)
    within = _within(lines)
    fresh = False
    for number, line in enumerate(lines, 1):
        if not line:
            fresh = True
            continue
        for place, part in enumerate(bulleted(line)):
            yield from _parts(number, part, fresh and not place, within[number - 1] and not place)
        fresh = False


def _within(lines: list[str]) -> list[bool]:
    """Tells for each line if it begins within parentheses that close on it or soon after."""
    found = [False] * len(lines)
    opened: list[int] = []
    for number, line in enumerate(lines):
        if not line:
            opened.clear()
        for sign in line:
            if sign in "([":
                opened.append(number)
            elif sign in ")]" and opened:
                start = opened.pop()
                if number - start <= _REACH:
                    found[start + 1 : number + 1] = [True] * (number - start)
    return found


def unmarked(text: str) -> str:
    """Returns a text without the bullets before it."""
    mark = _BULLET.match(text)
    return text[mark.end() :] if mark else text


def _is_values(line: Passage) -> bool:
    """True if a line has nothing but labels and numbers: `Pace 6, Parry 5, Toughness 7 (2)`."""
    parts = line.split(",;")
    return len(parts) > 1 and all(is_value(part.text) for part in parts)


def _parts(number: int, line: str, fresh: bool, within: bool) -> Iterator[Piece]:
    """Yields the parts of a line between semicolons."""
    mark = None if within else _BULLET.match(line)
    bullet = mark[0] if mark else ""
    first = True
    rest = Passage.of(number, line[len(bullet) :])
    for part in rest.split(";" if bullet or not _is_values(rest) else ",;"):
        if part.text or (bullet and first):
            enclosing = within and first
            yield Piece(
                number, part.text, bullet if first else "", fresh and first, not first, enclosing
            )
        first = False
