"""Listens to the other processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from tapete.server.rooms.hall import Hall
from tapete.server.store.notes import read_note
from tapete.server.store.store import CHANNEL

LOG = logging.getLogger("tapete.server")

PAUSE = 1.0
"""Seconds before a lost connection is tried again."""


async def listen(hall: Hall, dsn: str) -> None:
    """Until it is cancelled. What was missed while nothing was heard is read from the store."""
    while True:
        try:
            await _listen(hall, dsn)
        except Exception:
            LOG.warning("the other processes cannot be heard", exc_info=True)
        await asyncio.sleep(PAUSE)


async def _listen(hall: Hall, dsn: str) -> None:
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    backend = PsycoPgChannelsBackend(dsn)
    await backend.on_startup()
    try:
        await backend.subscribe([CHANNEL])
        await hall.catch_up()
        async for _, data in backend.stream_events():
            await _hear(hall, data)
    finally:
        await backend.on_shutdown()


async def _hear(hall: Hall, data: bytes) -> None:
    try:
        await hall.hear(read_note(data))
    except msgspec.DecodeError:
        LOG.warning("a newer or older process says what is not understood here")
    except Exception:
        LOG.exception("what another process did cannot be followed")
