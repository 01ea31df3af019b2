"""Listens to the other processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

with suppress(ImportError):  # only a server on PostgreSQL has the library, and only it listens
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

from tapete.server.rooms.hall import Hall
from tapete.server.store.notes import read_note
from tapete.server.store.store import CHANNEL

LOG = logging.getLogger("tapete.server")

PAUSE = 1.0
"""Seconds before a lost connection is tried again."""


async def listen(hall: Hall, dsn: str) -> None:
    """Listens until it is cancelled. What was missed meanwhile is read from the store."""
    while True:
        try:
            await _listen(hall, dsn)
        except Exception:
            LOG.warning("the other processes cannot be heard", exc_info=True)
        await asyncio.sleep(PAUSE)


async def _listen(hall: Hall, dsn: str) -> None:
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
