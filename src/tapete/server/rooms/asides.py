"""What one client has asked for, and is worked out while it may say more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from tapete.kernel.errors import TapeteError
from tapete.server.faults import OutOfOrder, TooMuch

LOG = logging.getLogger("tapete.server")


class Asides:
    """At most `limit` at a time; `refuse` tells the client why one failed."""

    def __init__(self, limit: int, refuse: Callable[[int, TapeteError], None]) -> None:
        self.limit, self.refuse = limit, refuse
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self) -> None:
        if len(self._tasks) >= self.limit:
            raise TooMuch(what="waiting", most=self.limit)

    def begin(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        """Begins what the message of that number asks for."""
        task = asyncio.ensure_future(self._do(number, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> None:
        """The client is gone: nothing of it is wanted any more."""
        for task in tuple(self._tasks):
            task.cancel()

    async def _do(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except TapeteError as wrong:
            self.refuse(number, wrong)
        except Exception:
            LOG.exception("what a message asked for could not be worked out")
            self.refuse(number, OutOfOrder())
