"""How long things of a kind take, so that what is quick need not be done beside the loop."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import TypeVar

T = TypeVar("T")

QUICK = 0.001
"""The most seconds that something may take and still be quick."""
TRUSTED = 2
"""How often things of a kind must have been quick before they are taken to be."""


class Pace:
    """Remembers which kinds of work have been quick each time."""

    def __init__(self) -> None:
        self._times: dict[str, int] = {}
        """How often each kind was quick; less than nothing if it once was not."""

    def is_quick(self, kind: str) -> bool:
        return self._times.get(kind, 0) >= TRUSTED

    def timed(self, kind: str, work: Callable[[], T]) -> Callable[[], T]:
        """The same work, which takes note of how long it takes."""

        def timed() -> T:
            began = thread_time()
            try:
                return work()
            finally:
                self._note(kind, thread_time() - began)

        return timed

    def _note(self, kind: str, seconds: float) -> None:
        times = self._times.get(kind, 0)
        if seconds > QUICK:
            self._times[kind] = -1
        elif 0 <= times < TRUSTED:
            self._times[kind] = times + 1
