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
from tapete.kernel.matches.match import Match, checked_options
from tapete.kernel.matches.records import Answered, Thrown
from tapete.kernel.matches.remembering import Past, past_of
from tapete.kernel.matches.replays import OtherContent, answer_again, repeat, replay_steps
from tapete.kernel.matches.resuming import pieced_together, read_tale, tale_since
from tapete.lessons import tutor_of
from tapete.server.faults import NoSuchMatch
from tapete.server.store import shapes
from tapete.server.store.checkpoints import REMEMBERED, Keeping, first_wanted, taken_up
from tapete.server.store.rows import Entry, Kept, MatchRow, Stored, journal_of
from tapete.server.store.store import Store

LOG = logging.getLogger("tapete.server")

FEW = 32
"""With more entries than these, a match is not taken up on the loop."""


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
    found = await found_in(store, match, anew=anew)
    if found is None:
        raise NoSuchMatch(match=match)
    return await loaded(store, game, found, anew=anew)


async def found_in(store: Store, match: str, *, anew: bool = False) -> Stored | None:
    """What the store has of a match: as much as it takes to take it up, or all of it."""
    return await (store.whole(match) if anew else store.whole(match, first_wanted))


async def loaded(store: Store, game: Game[Any], found: Stored, *, anew: bool = False) -> Loaded:
    """A match that was read from the store."""
    if not found.places:
        return Loaded(found.kept, 0, found.kept.row.created)
    try:
        taken = None if anew else await _at_once(game, found)
        if taken is not None:
            return _loaded(found, *taken)
        return await _loaded_anew(store, game, found, anew=anew)
    except TapeteError as broken:
        return Loaded(found.kept, found.places, _last(found), None, broken)


async def _at_once(game: Game[Any], found: Stored) -> tuple[Match[Any], Keeping] | None:
    """The match as its checkpoint has it; where that may take a while, beside the loop."""
    options = checked_options(game, found.kept.row.header.options)
    if len(found.lines) <= FEW and not game.held(options):
        return _taken_up(game, found)
    return await asyncio.to_thread(_taken_up, game, found)


def _loaded(found: Stored, match: Match[Any], keeping: Keeping) -> Loaded:
    return Loaded(found.kept, found.places, _last(found), match, None, keeping)


def _last(found: Stored) -> float:
    return found.last or found.kept.row.created


async def _loaded_anew(store: Store, game: Game[Any], found: Stored, *, anew: bool) -> Loaded:
    """A match that is played again; the next time it is taken up, unless it was to remember all."""
    whole = (await store.whole(found.kept.row.id) if found.since else found) or found
    match, keeping, tales = await asyncio.to_thread(_again, game, whole)
    if not anew:
        match.remembers = REMEMBERED
        del match.trail[:-REMEMBERED]
        checkpoint = keeping.checkpoint(match)
        if checkpoint is not None:
            await store.mend(whole.kept.row.id, tales, checkpoint)
    return _loaded(whole, match, keeping)


def _read(found: Stored) -> list[Entry]:
    return [
        shapes.read_entry(records, n) for n, (records, _) in enumerate(found.lines, found.since)
    ]


def _taken_up(game: Game[Any], found: Stored) -> tuple[Match[Any], Keeping] | None:
    """The match as its checkpoint has it, if that fits; else it is to be played again."""
    if found.checkpoint is None:
        return None
    row = found.kept.row
    try:
        taken = taken_up(row, _read(found), found.lines, found.checkpoint, game)
    except Exception:
        LOG.warning("match %s: its checkpoint does not fit", row.id, exc_info=True)
        return None
    if taken is not None:
        taken[0].remembers = REMEMBERED
        tutor_of(taken[0])
    return taken


def _again(game: Game[Any], found: Stored) -> tuple[Match[Any], Keeping, list[bytes]]:
    """The match played again, how far it is written, and what is told in each of its entries."""
    entries, tales, keeping = _read(found), list[bytes](), Keeping()
    ends = list(accumulate(map(len, entries)))
    for match in replay_steps(journal_of(found.kept.row, entries), game):
        while len(tales) < len(ends) and ends[len(tales)] <= len(match.records):
            records, told = found.lines[len(tales)][0], tale_since(match, keeping.mark)
            tales.append(told)
            keeping = keeping.after(match, records, told)
    tutor_of(match)
    return match, keeping, tales


async def past(store: Store, game: Game[Any], match: str) -> Past:
    """All that was told in a match: as it was kept, or as its journal says."""
    found = await store.whole(match)
    if found is None:
        raise NoSuchMatch(match=match)
    return await asyncio.to_thread(_past, game, found)


def _past(game: Game[Any], found: Stored) -> Past:
    try:
        tales = [read_tale(game, told) for _, told in found.lines if told is not None]
        if len(tales) == len(found.lines):
            return pieced_together(_read(found), tales)
    except msgspec.DecodeError:
        LOG.warning("match %s: what was told cannot be read", found.kept.row.id, exc_info=True)
    return past_of(_again(game, found)[0])


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
