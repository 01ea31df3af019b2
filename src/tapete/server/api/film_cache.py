"""Matches that are over: read from the store, filmed once, and kept at hand for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from anyio import Lock
from litestar.datastructures import State

from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Journal
from tapete.kernel.seat import Seat
from tapete.server.api.errands import Errands
from tapete.server.faults import NoSuchMatch, NoSuchSeat, StillPlaying
from tapete.server.films.film import Film, marks_of
from tapete.server.films.luck import luck_of
from tapete.server.store.rows import Kept, journal_of, people
from tapete.server.store.store import Store
from tapete.server.wire.replay import Moment, SideLuck

FILMS = 12
"""Films that are kept at hand."""


class Watched:
    """A film, and what has been found out about it."""

    def __init__(
        self, journal: Journal, game: Game[Any], seat: Seat | None, named: dict[Seat, str]
    ) -> None:
        self.film = Film(journal, game, seat, named)
        self.luck: tuple[SideLuck, ...] = luck_of(self.film.match, self.film.ends)
        rolls = [roll for side in self.luck for roll in side.rolls]
        self.marks: tuple[Moment, ...] = marks_of(
            self.film, {roll.at: roll.percentile for roll in rolls}
        )


class Films:
    """The last few films that were watched. Requests for the same film at once share it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Seat | None], Watched] = OrderedDict()
        self._locks: dict[tuple[str, Seat | None], Lock] = {}

    async def watch(
        self,
        errands: Errands,
        store: Store,
        find: Callable[[str], Game[Any]],
        match: str,
        seat: Seat | None = None,
    ) -> Watched:
        key = (match, seat)
        async with self._locks.setdefault(key, Lock()):
            try:
                if key not in self._kept:
                    self._kept[key] = await self._shoot(errands, store, find, match, seat)
            finally:
                self._locks.pop(key, None)
        self._kept.move_to_end(key)
        watched = self._kept[key]
        while len(self._kept) > FILMS:
            self._kept.popitem(last=False)
        return watched

    async def _shoot(
        self,
        errands: Errands,
        store: Store,
        find: Callable[[str], Game[Any]],
        match: str,
        seat: Seat | None,
    ) -> Watched:
        kept, journal = await finished(store, match)
        if seat is not None and seat >= len(kept.chairs):
            raise NoSuchSeat(seat=seat)
        on = find(kept.row.header.game)
        return await errands.do(lambda: Watched(journal, on, seat, people(kept.chairs)))


async def films_of(state: State) -> Films:
    """The films of this server."""
    found: Films = state.setdefault("films", Films())
    return found


async def found(store: Store, match: str) -> Kept:
    kept = await store.find(match)
    if kept is None:
        raise NoSuchMatch(match=match)
    return kept


async def finished(store: Store, match: str) -> tuple[Kept, Journal]:
    """A match that is over, and its journal with its seed, without anybody's standing orders."""
    kept = await found(store, match)
    if kept.row.stage != "over":
        raise StillPlaying
    return kept, journal_of(kept.row, await store.entries(match)).without_orders()
