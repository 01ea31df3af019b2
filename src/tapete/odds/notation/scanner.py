"""Reads a text of notation piece by piece."""

from __future__ import annotations

import re
from typing import NoReturn

from tapete.odds.notation.errors import NotationError

MOST_DIGITS = 9


class Scanner:
    """A position in the text. Spaces are skipped and case does not matter."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.skip()

    def skip(self) -> None:
        while self.text[self.position : self.position + 1].isspace():
            self.position += 1

    def take(self, pattern: str) -> str | None:
        """Returns what matches here, in lower case, and moves past it; None if nothing does."""
        found = re.compile(pattern, re.IGNORECASE | re.ASCII).match(self.text, self.position)
        if not found:
            return None
        self.position = found.end()
        self.skip()
        return found.group().lower()

    def number(self) -> int | None:
        start = self.position
        digits = self.take(r"\d+")
        if digits is None:
            return None
        if len(digits.lstrip("0")) > MOST_DIGITS:
            self.fail("smaller_number", "odds.error.too_large", start)
        return int(digits.lstrip("0") or "0")

    def needed_number(self) -> int:
        value = self.number()
        if value is None:
            self.fail("number")
        return value

    def fail(
        self, expected: str, key: str = "odds.error.expected", position: int | None = None
    ) -> NoReturn:
        where = self.position if position is None else position
        raise NotationError(self.text, where, expected, key)
