"""Turns: a few do something at the same time, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So that many who come at once are served one after the other, and not all of them late.

    Whoever takes long goes on, but the next one does not wait for it any longer.
    """

    def __init__(self, at_once: int, patience: float) -> None:
        """`at_once` have their turn at the same time, each for so many seconds at most."""
        self._free = asyncio.Semaphore(at_once)
        self._patience = patience

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        await self._free.acquire()
        over = _Once(self._free)
        late = asyncio.get_running_loop().call_later(self._patience, over)
        try:
            yield
        finally:
            late.cancel()
            over()


class _Once:
    """Gives a turn to the next one, once."""

    def __init__(self, free: asyncio.Semaphore) -> None:
        self._free = free
        self._over = False

    def __call__(self) -> None:
        if not self._over:
            self._over = True
            self._free.release()
