"""Cuts a text into lines, and these at semicolons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from tapete.games.savage.workshop.statblock.text.headings import is_value
from tapete.games.savage.workshop.statblock.text.passage import Passage, enclosed
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


class _Row(msgspec.Struct, frozen=True):
    """A line, or a part of one after a bullet, and if parentheses are open around its ends."""

    number: int
    text: str
    fresh: bool
    begins_within: bool
    ends_within: bool

    def inside(self) -> list[bool]:
        """Tells for each letter whether it is within parentheses."""
        whole = f"{'(' * self.begins_within}{self.text}{')' * self.ends_within}"
        return enclosed(whole)[self.begins_within :][: len(self.text)]


def pieces_of(text: str) -> Iterator[Piece]:
    for row in _rows(lines_of(text)):
        yield from _parts(row)


def _rows(lines: list[str]) -> Iterator[_Row]:
    within = [*_within(lines), False]
    fresh = False
    for number, line in enumerate(lines, 1):
        parts = bulleted(line) if line else []
        for place, part in enumerate(parts):
            first, last = not place, place == len(parts) - 1
            begins, ends = within[number - 1] and first, within[number] and last
            yield _Row(number, part, fresh and first, begins, ends)
        fresh = not line


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


def _parts(row: _Row) -> Iterator[Piece]:
    """Yields the parts of a line between semicolons."""
    mark = None if row.begins_within else _BULLET.match(row.text)
    bullet = mark[0] if mark else ""
    rest = Passage.of(row.number, row.text[len(bullet) :])
    signs = ";" if bullet or not _is_values(rest) else ",;"
    first = True
    for part in rest.split(signs, row.inside()[len(bullet) :]):
        if part.text or (bullet and first):
            fresh, enclosing = row.fresh and first, row.begins_within and first
            yield Piece(row.number, part.text, bullet * first, fresh, not first, enclosing)
        first = False
