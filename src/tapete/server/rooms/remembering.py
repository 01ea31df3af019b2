"""What a live match has let go of, read again from the store for whoever was not told of it."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from tapete.kernel.errors import TapeteError
from tapete.kernel.matches import remembering
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import AnyRecord, TakenBack
from tapete.server.rooms.client import Client
from tapete.server.store import loading
from tapete.server.store.checkpoints import REMEMBERED

if TYPE_CHECKING:
    from tapete.server.rooms.room import LiveRoom

LOG = logging.getLogger("tapete.server")


async def recall(room: LiveRoom, clients: Collection[Client]) -> None:
    """Reads what some of these clients are still to be told. The caller holds the lock."""
    match = room.match
    if match is not None and not remembering.remembers(match, _needed(clients, len(match.told))):
        await _recall_all(room)


async def come_back(room: LiveRoom, client: Client, since: int) -> None:
    """Takes all before `since` as told to a client. The caller holds the lock.

    What is to be read for the client may show that others have played on elsewhere: then the match
    is taken from the store.
    """
    if _lacks(room.match, client, since) and not await _recall_all(room):
        await room.reload()
        if _lacks(room.match, client, since):
            await _recall_all(room)
    client.resume(room.match, since)


def _lacks(match: Match[Any] | None, client: Client, since: int) -> bool:
    """True if something is not remembered that a client is still to be told.

    Whoever holds several seats may still have to be told some of what is long past.
    """
    if match is None:
        return False
    first = min(max(0, since), len(match.told))
    return not remembering.remembers(match, first) or bool(match.aside and client.several)


async def _recall_all(room: LiveRoom) -> bool:
    """Recalls all that was told; False if the store has something else than what is played here."""
    match = room.match
    assert match is not None
    try:
        remembering.recall(match, await loading.past(room.store, room.game, room.id))
    except ValueError:
        LOG.warning("match %s: what is kept of it was not played here", room.id)
        return False
    except TapeteError:
        LOG.exception("match %s: what was told in it cannot be recalled", room.id)
    return True


def let_go(room: LiveRoom) -> None:
    """Lets go of what is past and has been told to all. The caller holds the lock.

    Nothing is let go while answers are being taken back: more of them may be.
    """
    match = room.match
    if (
        match is None
        or match.lesson
        or (match.records and isinstance(match.records[-1], TakenBack))
    ):
        return
    match.remembers = REMEMBERED
    del match.trail[:-REMEMBERED]
    remembering.let_go(match, min(room.keeping.mark.told, _needed(room.clients, len(match.told))))


def _last(match: Match[Any]) -> AnyRecord | None:
    return match.records[-1] if match.records else None


def _needed(clients: Collection[Client], end: int) -> int:
    """The first place that some of these clients are still to be told."""
    return min([end, *(min([client.upto, *client.withheld]) for client in clients)])
