"""The people at a table now, connected to this process or to another."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import TypeAlias

from tapete.kernel.seat import Seat
from tapete.server.store.notes import Here

FORGOTTEN = 60.0
"""Seconds after which a process that says nothing more is taken to have ended."""

People: TypeAlias = "tuple[frozenset[Seat], int]"
"""The seats whose people are connected, and how many watch."""


class Presence:
    """The seats that somebody is connected for, and when each of the others last had somebody."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self._here: People = (frozenset(), 0)
        self._elsewhere: dict[str, tuple[People, float]] = {}
        self._seen = dict.fromkeys(seats, time())

    def set_here(self, seats: Iterable[Seat], watchers: int) -> bool:
        """Notes who is connected to this process; True if that is news."""
        before, self._here = self._here, (frozenset(seats), watchers)
        self._mark(before)
        return before != self._here

    def hear(self, note: Here) -> bool:
        """Notes who is connected to another process; True if that is news."""
        before = self._elsewhere.get(note.by, ((frozenset[Seat](), 0), 0.0))[0]
        now = (frozenset(note.seats), note.watchers)
        self._mark(before)
        self._elsewhere[note.by] = (now, time())
        return before != now

    def _mark(self, before: People) -> None:
        for seat in before[0]:
            self._seen[seat] = time()

    def _all(self) -> list[People]:
        recent = time() - FORGOTTEN
        return [self._here, *(people for people, at in self._elsewhere.values() if at > recent)]

    @property
    def watchers(self) -> int:
        return sum(watchers for _, watchers in self._all())

    def is_here(self, seat: Seat) -> bool:
        return any(seat in seats for seats, _ in self._all())

    def gone_for(self, seat: Seat) -> float:
        """Seconds since somebody was last connected for a seat."""
        return 0.0 if self.is_here(seat) else time() - self._seen.get(seat, 0.0)
