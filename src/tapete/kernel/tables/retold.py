"""A table in another world, at which what has happened so far happens again."""

from __future__ import annotations

from typing import TypeVar

from tapete.kernel.chance.roll import Chance, Draw
from tapete.kernel.matches.script import Fallen
from tapete.kernel.tables.live import LiveTable

T = TypeVar("T")


class Incomparable(Exception):
    """In that world, this step could not have gone as it did."""


class Otherwise(Exception):
    """Something is rolled at a point where the match asks a question."""


class RetoldTable(LiveTable):
    """Repeats earlier outcomes, though the piles may now hold other things. Nothing new falls."""

    __slots__ = ()

    def roll(self, chance: Chance[T]) -> T:
        if self._at == len(self._script):
            raise Otherwise
        entry = self._script[self._at]
        self._at += 1
        if not isinstance(entry, Fallen):
            raise Incomparable
        if isinstance(chance, Draw) and entry.outcome not in chance.items:
            raise Incomparable
        return entry.outcome  # type: ignore[no-any-return]
