"""Runs slow work in threads, a few pieces at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from anyio import CapacityLimiter, to_thread
from litestar.datastructures import State

from tapete.server.faults import TooMuch

T = TypeVar("T")

AT_ONCE = 2
WAITING = 64
"""Pieces of work that may wait; any more are refused."""


class Workers:
    """Threads that read journals, weigh odds and count luck."""

    def __init__(self) -> None:
        self._limiter = CapacityLimiter(AT_ONCE)

    async def do(self, work: Callable[[], T]) -> T:
        if self._limiter.statistics().tasks_waiting >= WAITING:
            raise TooMuch()
        return await to_thread.run_sync(work, limiter=self._limiter)


async def workers_of(state: State) -> Workers:
    """The workers of this server."""
    found: Workers = state.setdefault("workers", Workers())
    return found
