"""Looks through all matches of a database, and finds what can be saved of those that are broken."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.replays import replay
from tapete.kernel.message import Message
from tapete.server.faults import Unreadable
from tapete.server.store.rows import journal_of
from tapete.server.store.store import Store


class Finding(msgspec.Struct, frozen=True):
    """A match: what is wrong with it, if anything is, and as much of its journal as can be read."""

    match: str
    problem: Message | None
    journal: Journal | None


async def examine(store: Store, game_of: Callable[[str], Game[Any]]) -> AsyncIterator[Finding]:
    """Reads every match and plays it again, the oldest first."""
    for match in await store.names():
        yield await _examined(store, match, game_of)


async def _examined(store: Store, match: str, game_of: Callable[[str], Game[Any]]) -> Finding:
    try:
        kept = await store.find(match)
        assert kept is not None
        entries, problem = await store.readable(match)
        journal = journal_of(kept.row, entries)
        if problem is None and entries:
            replay(journal, game_of(journal.header.game))
    except Unreadable as wrong:
        return Finding(match, wrong.message, None)
    except TapeteError as wrong:
        return Finding(match, wrong.message, journal)
    return Finding(match, problem, journal)
