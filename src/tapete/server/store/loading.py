"""A match played again from the store."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Header, header_of
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import Answered, Thrown
from tapete.kernel.matches.replays import OtherContent, answer_again, repeat, replay
from tapete.lessons import tutor_of
from tapete.server.faults import NoSuchMatch, Unreadable
from tapete.server.store.rows import Entry, Kept, MatchRow, journal_of
from tapete.server.store.store import Store


class Loaded(msgspec.Struct, frozen=True):
    """What the store has of a match. It is `broken` if the rules no longer play it as it was."""

    kept: Kept
    places: int
    asked_at: float
    match: Match[Any] | None = None
    broken: TapeteError | None = None


class Otherwise(Exception):
    """What another process wrote is not what the same answer leads to here."""


async def load(store: Store, game: Game[Any], match: str) -> Loaded:
    """A match as the store has it, played again in a thread if it has begun."""
    kept = await store.find(match)
    if kept is None:
        raise NoSuchMatch(match=match)
    asked_at = await store.last(match) or kept.row.created
    try:
        entries = await store.entries(match)
    except Unreadable as broken:
        return Loaded(kept, await store.count(match), asked_at, None, broken)
    if not entries:
        return Loaded(kept, 0, asked_at)
    journal = journal_of(kept.row, entries)
    try:
        played = await asyncio.to_thread(replay, journal, game)
        tutor_of(played)
    except TapeteError as broken:
        return Loaded(kept, len(entries), asked_at, None, broken)
    return Loaded(kept, len(entries), asked_at, played)


async def begin(row: MatchRow, game: Game[Any]) -> Match[Any]:
    """The match at its first question."""
    header = row.header
    match = await asyncio.to_thread(_first, header, game)
    now = header_of(game, match.options, header.seed, typed=header.typed)
    if now.content != header.content:
        changed = {name for name, _ in set(now.content.items()) ^ set(header.content.items())}
        raise OtherContent(files=", ".join(sorted(changed)))
    return match


def _first(header: Header, game: Game[Any]) -> Match[Any]:
    lesson = header.lesson or ""
    return Match(game, header.options, header.seed, None, header.branches, lesson)


def play_on(match: Match[Any], entry: Entry) -> None:
    """Plays what another process has written; `Otherwise` if it comes out differently here."""
    mark, first = len(match.records), entry[0]
    try:
        if isinstance(first, Answered):
            answer_again(match, first)
        elif not isinstance(first, Thrown):
            repeat(match, first)
    except TapeteError as wrong:
        raise Otherwise from wrong
    if tuple(match.records[mark:]) != entry:
        raise Otherwise
