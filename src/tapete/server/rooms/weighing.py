"""Answers that are being weighed for one client, while it may say more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tapete.kernel.errors import NotOpen, TapeteError
from tapete.kernel.matches.position import Position
from tapete.server.faults import TooMuch
from tapete.server.rooms.client import Client
from tapete.server.rooms.room import LiveRoom
from tapete.server.showing.weighing import weigh
from tapete.server.wire import from_client as said
from tapete.server.wire.to_client import Telling, Weighed

LOG = logging.getLogger("tapete.server")


class Weighing:
    """At most `limit` requests of a client at a time; `refuse` tells it why one failed."""

    def __init__(
        self,
        client: Client,
        weighers: ThreadPoolExecutor,
        limit: int,
        refuse: Callable[[int, TapeteError], None],
    ) -> None:
        self.client, self.weighers, self.limit, self.refuse = client, weighers, limit, refuse
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, message: said.Weigh, room: LiveRoom, position: Position[Any]) -> None:
        """Weighs in the background until the question is answered."""
        if len(self._tasks) >= self.limit:
            raise TooMuch
        task = asyncio.ensure_future(self._weigh_all(message, room, position))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()

    async def _weigh_all(
        self, message: said.Weigh, room: LiveRoom, position: Position[Any]
    ) -> None:
        loop = asyncio.get_running_loop()
        for answer in message.answers:
            if room.match is None or room.match.number != message.number:
                self.refuse(message.id, NotOpen(open=room.match.number if room.match else 0))
                return

            def work(answer: Any = answer) -> Telling:
                return weigh(
                    position,
                    answer,
                    len(message.answers),
                    message.close,
                    id=message.id,
                    number=message.number,
                )

            try:
                self.client.send(await loop.run_in_executor(self.weighers, work))
            except TapeteError as wrong:
                self.refuse(message.id, wrong)
                self._unweighed(message, answer)
            except Exception:
                LOG.exception("an answer could not be weighed")
                self._unweighed(message, answer)

    def _unweighed(self, message: said.Weigh, answer: Any) -> None:
        """Tells the client that nothing can be said of an answer, so that it need not wait."""
        nothing = Weighed(
            id=message.id, number=message.number, answer=answer, outcomes=(), exact=False
        )
        self.client.send(nothing)
