"""Pieces of a text that know the lines they come from."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate

import msgspec

from tapete.games.savage.workshop.statblock.text.plain import with_minus

_BROKEN = re.compile(r"[^\W\d_]-$")
"""The end of a line on which a word is broken."""
_BRACKET = re.compile(r"[()\[\]]")


class Written(msgspec.Struct, frozen=True):
    """A piece of the text, and the number of its line."""

    line: int
    text: str


class Passage(msgspec.Struct):
    """Pieces that belong together, joined into one text."""

    text: str = ""
    starts: list[int] = []
    lines: list[int] = []

    @classmethod
    def of(cls, line: int, text: str) -> Passage:
        passage = cls()
        passage.add(line, text)
        return passage

    def add(self, line: int, text: str, glue: str = " ") -> None:
        """Adds a piece. A word that is broken at the end of a line is put together again."""
        text = text.strip()
        if not text:
            return
        if glue == " " and _BROKEN.search(self.text):
            glue = ""
            self.text = self.text[:-1] if text[0].islower() else self.text
        self.text += (glue if self.text else "") + text
        self.starts.append(len(self.text) - len(text))
        self.lines.append(line)

    def line_at(self, place: int) -> int:
        return self.lines[max(0, bisect_right(self.starts, place) - 1)] if self.lines else 0

    def split(self, signs: str, inside: list[bool] | None = None) -> list[Written]:
        """Returns the parts between any of these signs, except those within parentheses."""
        inside = enclosed(self.text) if inside is None else inside
        ends = [n for n, sign in enumerate(self.text) if sign in signs and not inside[n]]
        parts = zip([-1, *ends], [*ends, len(self.text)], strict=True)
        return [self._part(start + 1, end) for start, end in parts]

    def _part(self, start: int, end: int) -> Written:
        text = self.text[start:end]
        begun = start + len(text) - len(text.lstrip())
        return Written(self.line_at(begun), text.strip())


def _pairs(text: str) -> list[tuple[int, int]]:
    """Returns where each pair of parentheses opens and closes."""
    pairs: list[tuple[int, int]] = []
    opened: list[int] = []
    for place, sign in enumerate(text):
        if sign in "([":
            opened.append(place)
        elif sign in ")]" and opened:
            pairs.append((opened.pop(), place))
    return pairs


def enclosed(text: str) -> list[bool]:
    """Tells for each letter whether it is within parentheses that are also closed."""
    depth = [0] * (len(text) + 1)
    for start, end in _pairs(text):
        depth[start] += 1
        depth[end] -= 1
    return [total > 0 for total in accumulate(depth[:-1])]


def balanced(text: str) -> str:
    """Returns the text without parentheses that are not closed, or were not opened."""
    if not _BRACKET.search(text):
        return text
    paired = {place for pair in _pairs(text) for place in pair}
    return "".join(sign for place, sign in enumerate(text) if sign not in "()[]" or place in paired)


def trimmed(text: str) -> str:
    """Returns the text without spare spaces, final dots and parentheses that are not closed."""
    return with_minus(" ".join(balanced(text).split()).rstrip(". "))
