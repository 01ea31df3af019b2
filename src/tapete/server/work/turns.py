"""Turns: a few do something at the same time, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Serves many who come at once one after the other, so that not all of them are late.

    After its time, a turn that takes long goes on, but the next one begins beside it.
    """

    def __init__(self, at_once: int, patience: float) -> None:
        """So many have a turn `at_once`; after `patience` seconds it holds up nobody else."""
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
