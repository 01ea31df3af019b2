"""Shows clients what has happened in a match; whoever did it waits for it, and is shown first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat
from tapete.server.faults import OutOfOrder
from tapete.server.rooms.client import Client, encode
from tapete.server.rooms.remembering import recall
from tapete.server.showing.lobby import brief_of
from tapete.server.showing.updates import Deed, Updates
from tapete.server.store.rows import people
from tapete.server.wire.to_client import Lobby, Refused

if TYPE_CHECKING:
    from tapete.server.rooms.room import LiveRoom

LOG = logging.getLogger("tapete.server")


def updates_of(room: LiveRoom, match: Match[Any], deed: Deed | None = None) -> Updates:
    """The updates of this moment, which tell of a deed if something was answered."""
    over = room.over or match.result is not None
    return Updates(match, room.screen, over=over, deed=deed, people=people(room.kept.chairs))


async def tell(room: LiveRoom, updates: Updates, clients: Collection[Client]) -> None:
    """Sends some clients what is new to them. The caller holds the lock."""
    await recall(room, clients)
    await _make_ready(room, updates, clients)
    waiting = updates.waiting_among(clients)
    for client in waiting:
        _send(room, updates, client)
    if waiting:
        await asyncio.sleep(0)  # it is on its way before the others' is made
    for client in clients:
        if client not in waiting:
            _send(room, updates, client)


def prepare(room: LiveRoom, updates: Updates, clients: Collection[Client]) -> None:
    """Makes updates ready to send; a fault here comes up again when they are sent."""

    def ready() -> None:
        with suppress(Exception):
            for client in clients:
                updates.prepare(client)

    room.timed(ready)()


async def _make_ready(room: LiveRoom, updates: Updates, clients: Collection[Client]) -> None:
    """Makes updates ready beside the loop, where that may take long."""
    if room.slow:
        try:
            await room.beside(lambda: prepare(room, updates, clients))
        except TapeteError as wrong:
            updates.wrong = wrong


def _send(room: LiveRoom, updates: Updates, client: Client) -> None:
    """Sends an update; a fault in showing a match must not stop the match."""
    try:
        updates.send(client)
    except Exception:
        LOG.exception("match %s cannot be shown", room.id)
        fault = OutOfOrder()
        client.send(Refused(id=0, error=type(fault).__name__, message=fault.message))


def tell_room(room: LiveRoom, besides: Client | None = None) -> None:
    """Sends all clients but one who sits where, and what the match is about."""
    texts: dict[tuple[Seat, ...], bytes] = {}
    for client in tuple(room.clients):
        if client is not besides:
            seats = client.seats
            if seats not in texts:
                brief = brief_of(room.match, seats)
                texts[seats] = encode(Lobby(room=room.described(seats), brief=brief))
            client.send_text(texts[seats])
