"""A match taken up from the store, or played again."""

from __future__ import annotations

import asyncio
import logging
from itertools import accumulate
from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Header, header_of
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import Answered, Thrown
from tapete.kernel.matches.replays import OtherContent, answer_again, repeat, replay_steps
from tapete.kernel.matches.resuming import Mark, mark_of, tale_since
from tapete.lessons import tutor_of
from tapete.server.faults import NoSuchMatch
from tapete.server.store import shapes
from tapete.server.store.checkpoints import REMEMBERED, Keeping, summed, taken_up
from tapete.server.store.rows import Entry, Kept, MatchRow, Stored, journal_of
from tapete.server.store.store import Store

LOG = logging.getLogger("tapete.server")


class Loaded(msgspec.Struct, frozen=True):
    """What the store has of a match. It is `broken` if the rules no longer play it as it was."""

    kept: Kept
    places: int
    asked_at: float
    match: Match[Any] | None = None
    broken: TapeteError | None = None
    keeping: Keeping = msgspec.field(default_factory=Keeping)


class Otherwise(Exception):
    """What another process wrote is not what the same answer leads to here."""


async def load(store: Store, game: Game[Any], match: str, *, anew: bool = False) -> Loaded:
    """A match as the store has it; with `anew` played again, which remembers more steps."""
    found = await store.whole(match)
    if found is None:
        raise NoSuchMatch(match=match)
    return await loaded(store, game, found, anew=anew)


async def loaded(store: Store, game: Game[Any], found: Stored, *, anew: bool = False) -> Loaded:
    """A match that was read from the store."""
    kept, asked_at = found.kept, found.last or found.kept.row.created
    if not found.lines:
        return Loaded(kept, 0, asked_at)
    try:
        played = await asyncio.to_thread(_played, game, found, anew)
    except TapeteError as broken:
        return Loaded(kept, len(found.lines), asked_at, None, broken)
    if played.tales and not anew and played.match.question is not None:
        await store.mend(kept.row.id, played.tales, played.keeping.checkpoint(played.match))
    return Loaded(kept, len(found.lines), asked_at, played.match, None, played.keeping)


class _Played(msgspec.Struct, frozen=True):
    """A match, and what was told in each entry if all of it had to be played again."""

    match: Match[Any]
    keeping: Keeping
    tales: list[bytes] = []


def _played(game: Game[Any], found: Stored, anew: bool) -> _Played:
    entries = [shapes.read_entry(records, n) for n, (records, _) in enumerate(found.lines)]
    total = None if anew or found.checkpoint is None else summed(found.lines)
    match = None if total is None else _taken_up(game, found, entries, total)
    if match is not None:
        keeping = Keeping(len(entries), total, mark_of(match))
        tutor_of(match)
        return _Played(match, keeping)
    match, tales = _again(game, found.kept.row, entries)
    tutor_of(match)
    if not anew:
        match.remembers = REMEMBERED
        del match.trail[:-REMEMBERED]
    told = [(records, tale) for (records, _), tale in zip(found.lines, tales, strict=True)]
    return _Played(match, Keeping(len(entries), summed(told), mark_of(match)), tales)


def _taken_up(
    game: Game[Any], found: Stored, entries: list[Entry], total: bytes
) -> Match[Any] | None:
    """The match as its checkpoint has it, if that fits; else it is played again."""
    if found.checkpoint is None:
        return None
    row = found.kept.row
    try:
        match = taken_up(row, entries, found.lines, total, found.checkpoint, game)
    except Exception:
        LOG.warning("match %s: its checkpoint does not fit", row.id, exc_info=True)
        return None
    if match is not None:
        match.remembers = REMEMBERED
    return match


def _again(game: Game[Any], row: MatchRow, entries: list[Entry]) -> tuple[Match[Any], list[bytes]]:
    """The match played again, and what is told in each of its entries."""
    ends, tales, mark = list(accumulate(map(len, entries))), list[bytes](), Mark()
    for match in replay_steps(journal_of(row, entries), game):
        while len(tales) < len(ends) and ends[len(tales)] <= len(match.records):
            tales.append(tale_since(match, mark))
            mark = mark_of(match)
    return match, tales


async def begin(row: MatchRow, game: Game[Any]) -> Match[Any]:
    """The match at its first question."""
    header = row.header
    match = await asyncio.to_thread(_first, header, game)
    match.remembers = REMEMBERED
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
