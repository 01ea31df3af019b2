"""Answers that are being weighed for one client."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tapete.kernel.errors import NotOpen, TapeteError
from tapete.kernel.matches.position import Position
from tapete.server.rooms.client import Client
from tapete.server.rooms.room import LiveRoom
from tapete.server.showing.weighing import weigh
from tapete.server.wire import from_client as said
from tapete.server.wire.to_client import Telling, Weighed

LOG = logging.getLogger("tapete.server")


class Weighing:
    """Weighs one answer after the other until the question is answered."""

    def __init__(
        self,
        client: Client,
        work: Callable[[Callable[[], Telling]], Any],
        refuse: Callable[[int, TapeteError], None],
    ) -> None:
        """`work` runs something beside the loop; `refuse` tells the client why it failed."""
        self.client, self.work, self.refuse = client, work, refuse

    async def weigh(self, message: said.Weigh, room: LiveRoom, position: Position[Any]) -> None:
        for answer in message.answers:
            if room.match is None or room.match.number != message.number:
                raise NotOpen(open=room.match.number if room.match else 0)
            try:
                self.client.send(await self.work(_weighed(message, position, answer)))
            except TapeteError as wrong:
                self.refuse(message.id, wrong)
                self._unweighed(message, answer)
            except Exception:
                LOG.exception("an answer could not be weighed")
                self._unweighed(message, answer)

    def _unweighed(self, message: said.Weigh, answer: Any) -> None:
        """Tells the client that nothing can be said about an answer, so that it need not wait."""
        nothing = Weighed(
            id=message.id, number=message.number, answer=answer, outcomes=(), exact=False
        )
        self.client.send(nothing)


def _weighed(message: said.Weigh, position: Position[Any], answer: Any) -> Callable[[], Telling]:
    options, sent = len(message.answers), {"id": message.id, "number": message.number}
    return lambda: replace(weigh(position, answer, options, message.close), **sent)
