"""A match that is being played here: answered, written down, then told.

A method that changes it holds its lock. Only what is kept is told: if writing fails, or another
process was first, what was played here is dropped and the store's match is taken instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from time import monotonic, thread_time, time
from typing import Any, Protocol, TypeVar

import msgspec

from tapete.kernel.errors import NotOpen, TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.lessons.tutor import counting
from tapete.offers.presenting import put_alike
from tapete.scene.screen import screen_of
from tapete.server.faults import (
    BotPlays,
    NoSuchSeat,
    NotPlaying,
)
from tapete.server.rooms import telling
from tapete.server.rooms.client import Client
from tapete.server.rooms.ordering import go_on, plan, settle
from tapete.server.rooms.presence import Presence
from tapete.server.rooms.remembering import let_go
from tapete.server.showing.lobby import described, end_of, resigned
from tapete.server.showing.updates import Deed
from tapete.server.store import loading, shapes
from tapete.server.store.checkpoints import Keeping
from tapete.server.store.loading import Loaded
from tapete.server.store.notes import Here, Played, Wished, written
from tapete.server.store.rows import ChairRow, Entry, Kept, Stage, Writing, counted
from tapete.server.store.store import Store
from tapete.server.wire.room import End, Room
from tapete.server.work.pace import Pace

LOG = logging.getLogger("tapete.server")

T = TypeVar("T")

LONG = 0.2
"""Seconds of a core; a match in which something took longer is played beside the loop from then."""
CROWD = 16
"""With so many clients, comings and goings are told together, and not each to each."""
PAUSE = 0.5
"""Seconds between two times a crowd is told who has come and gone."""


class Beside(Protocol):
    """Works something out beside the loop; what is `heavy` waits for none that is not."""

    def __call__(self, work: Callable[[], T], *, by: str, heavy: bool) -> Awaitable[T]: ...


class LiveRoom:
    """A match and its clients. `match` is None while people gather, and when it is `broken`."""

    def __init__(
        self,
        store: Store,
        game: Game[Any],
        title: Message | None,
        loaded: Loaded,
        changed: Callable[[LiveRoom], None],
        beside: Beside,
    ) -> None:
        """`changed` is called whenever it may be somebody else's turn."""
        self.store, self.game, self.title, self.changed = store, game, title, changed
        self._beside, self.slow = beside, False
        """`slow` is True if the rules may take long here: they never run on the loop then."""
        self.pace = Pace()
        self.screen = screen_of(game)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self._announcing: asyncio.TimerHandle | None = None
        self._take(loaded)
        self.presence = Presence(chair.seat for chair in self.kept.chairs)
        self.touched = monotonic()
        self.silent = False
        """True if it is known that nobody has said anything here."""

    def _take(self, loaded: Loaded) -> None:
        self.kept: Kept = loaded.kept
        self.match: Match[Any] | None = loaded.match
        self.broken: TapeteError | None = loaded.broken
        self.places = loaded.places
        self.keeping = loaded.keeping
        self.asked_at = loaded.asked_at
        self.slow |= bool(self.match and self.match.held)
        self.stale = False
        """True if something may have been played here that is not kept."""
        self._held: list[tuple[Writing, Keeping]] = []
        """What is to be written with the next entry."""

    # --- looking

    @property
    def id(self) -> str:
        return self.kept.row.id

    @property
    def over(self) -> bool:
        return self.kept.row.stage == "over"

    def chair(self, seat: Seat) -> ChairRow:
        if not 0 <= seat < len(self.kept.chairs):
            raise NoSuchSeat(seat=seat)
        return self.kept.chairs[seat]

    def playing(self) -> Match[Any]:
        """The match, if it goes on."""
        if self.broken is not None:
            raise self.broken
        if self.match is None or self.over:
            raise NotPlaying
        return self.match

    def described(self, seats: Collection[Seat] = ()) -> Room:
        """The room as the holder of these seats may know it."""
        waiting = self.match.question.seats if self.match and self.match.question else ()
        asked = {} if self.over else dict.fromkeys(waiting, self.asked_at)
        return described(self.kept, self.game, self.title, self.presence, asked, seats)

    # --- working

    async def beside(
        self,
        work: Callable[[], T],
        seat: Seat | None = None,
        *,
        asker: str = "",
        heavy: bool = False,
    ) -> T:
        """Works something out beside the loop, in turn with other seats, or for another asker."""
        by = asker or f"{self.id} {seat}"
        return await self._beside(self.timed(work), by=by, heavy=heavy or self.slow)

    def timed(self, work: Callable[[], T]) -> Callable[[], T]:
        """The same work, after which it is known if it took long."""

        def timed() -> T:
            began = thread_time()
            try:
                return work()
            finally:
                self.slow |= thread_time() - began > LONG

        return timed

    async def play(self, work: Callable[[Match[Any]], T], seat: Seat | None = None) -> T:
        """Does something to the match, and all of it or nothing. The caller holds the lock.

        Where that may take long it is done beside the loop to a twin, which takes its place.
        """
        match = self.playing()
        if not self.slow:
            return self.timed(lambda: work(match))()
        twin = match.fork()
        put_alike(match, twin)
        done = await self.beside(lambda: work(twin), seat)
        self.match = twin
        return done

    # --- telling

    async def tell(self) -> None:
        """Tells everybody what is new to them."""
        await self._show(tuple(self.clients))

    async def tell_only(self, seat: Seat) -> None:
        """Tells whoever holds a seat what is new to them."""
        await self.show(*[client for client in self.clients if seat in client.seats])

    async def show(self, *clients: Client) -> None:
        """Shows some clients the table as it is."""
        await self._show(clients)
        let_go(self)

    async def _show(self, clients: Collection[Client]) -> None:
        if self.match is not None:
            await telling.tell(self, telling.updates_of(self, self.match), clients)

    def tell_room(self, besides: Client | None = None) -> None:
        """Tells all clients but one who sits where."""
        telling.tell_room(self, besides)

    # --- coming and going

    def enter(self, client: Client) -> None:
        """The others see who has come; the client itself is welcomed."""
        self.clients.add(client)
        self._count(client)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self._count()

    def _count(self, newcomer: Client | None = None) -> None:
        self.touched = monotonic()
        note = self.here()
        if not self.presence.set_here(note.seats, note.watchers):
            return
        if len(self.clients) < CROWD:
            self.tell_room(newcomer)
            self.whisper(note)
        elif self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(PAUSE, self._announce)

    def _announce(self) -> None:
        """Tells a crowd of all who came and went in a while."""
        self._announcing = None
        self.tell_room()
        self.whisper(self.here())

    def here(self) -> Here:
        seats = {seat for client in self.clients for seat in client.seats}
        watchers = sum(not client.seats for client in self.clients)
        return Here(
            match=self.id, by=self.store.name, seats=tuple(sorted(seats)), watchers=watchers
        )

    def whisper(self, note: Here | Wished) -> None:
        """Tells the other processes something, without waiting for it."""
        task = asyncio.ensure_future(self.store.notify(self.id, written(note)))
        task.add_done_callback(_heard)

    # --- going on

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[None]:
        """Holds the lock: nobody else changes the match meanwhile, and all of it is kept.

        What is held and not written in the end is dropped.
        """
        async with self.lock:
            self.touched = monotonic()
            if self.stale:
                await self.reload()
            try:
                yield
            finally:
                if self._held:
                    await self.reload()

    async def answer(
        self,
        seat: Seat,
        answer: object,
        number: int,
        *,
        bot: bool = False,
        then: tuple[Any, ...] = (),
        aside: bool = True,
        via: Any = None,
    ) -> None:
        """Plays an answer; when this returns, it is kept. `then` are answers given in advance.

        Unless it is meant `aside`, an answer to what follows the open question goes on first, by
        the answer `via` if there are several that do.
        """
        async with self.steady():
            if (self.chair(seat).kind == "bot") != bot:
                raise BotPlays(seat=seat)
            if not aside and self.playing().number == number:
                number = await go_on(self, seat, answer, via)
            if then:
                plan(self, seat, number, answer, then)
            match = self.playing()
            question, state, mark = match.question, match.state, len(match.records)
            value = await self.play(lambda m: m.answer(seat, counting(m, answer), number), seat)
            assert question is not None
            await self.keep(mark, Deed(seat, value, state, question.secret))

    async def resign(self, seat: Seat) -> None:
        async with self.steady():
            self.playing()
            self.chair(seat)
            await self._write((), resigned(self.kept.chairs, seat))
            await self.tell()
            self.tell_room()

    async def begin_if_ready(self) -> None:
        """Begins if everybody is ready; another process may be first. The caller holds the lock."""
        ready = all(chair.ready for chair in self.kept.chairs)
        if self.kept.row.stage != "gathering" or not ready:
            return
        self.match = await loading.begin(self.kept.row, self.game)
        self.slow |= bool(self.match.held)
        if self.kept.row.practice:
            self.match.practise()
        try:
            await self.keep(0)
            self.tell_room()
        except NotOpen:
            return
        finally:
            if self.places == 0:
                self.match = None

    async def keep(self, mark: int, deed: Deed | None = None) -> None:
        """Writes what was played since the mark, makes the first news meanwhile, then tells it."""
        match = self.match
        assert match is not None
        self.stale = True
        await settle(self, match)
        end, updates = end_of(match), telling.updates_of(self, match, deed)
        first = updates.waiting_among(self.clients) or tuple(self.clients)
        if not self.slow:
            asyncio.get_running_loop().call_soon(telling.prepare, self, updates, first)
        await self._write(tuple(match.records[mark:]), end)
        await telling.tell(self, updates, tuple(self.clients))
        let_go(self)
        if self.over:
            self.tell_room()
        self.changed(self)

    async def keep_private(self, seat: Seat) -> None:
        """Writes the last record, which only one seat may know of, and shows that seat the table.

        The caller holds the lock.
        """
        self.stale = True
        match, asked_at = self.playing(), self.asked_at
        await settle(self, match)
        await self._write(tuple(match.records[-1:]), None)
        self.asked_at = asked_at
        await self.tell_only(seat)
        self.changed(self)

    def hold(self, mark: int = -1) -> None:
        """Takes the last record, or all since a mark, to be written with the next entry.

        The caller holds the lock, and has something written before it lets it go.
        """
        self.stale = True
        self._held.append(self._writing(tuple(self.playing().records[mark:]), None))

    async def _write(self, entry: Entry, end: End | None) -> None:
        """Writes an entry, and before it what is held."""
        self.stale = True
        new, keeping = self._writing(entry, end)
        writings, self._held = [*[held for held, _ in self._held], new], []
        note = written(Played(match=self.id, by=self.store.name, place=self.places))
        if not await self.store.write(self.id, self.places, writings, note):
            await self.reload()
            raise NotOpen(open=self.match.number if self.match else 0)
        self.stale = False
        self.places += len(writings)
        self.keeping = keeping
        self.asked_at = time()
        for one in writings:
            self.progress(one.entry, one.end)

    def _writing(self, entry: Entry, end: End | None) -> tuple[Writing, Keeping]:
        """An entry with what to keep beside it, and how far the match is written with it."""
        answers, keeping, records = self.kept.row.answers, self.keeping, shapes.encode(entry)
        if self._held:
            last, keeping = self._held[-1]
            answers = last.answers
        beside, after = None, Keeping(sum=None)
        if self.match is not None:
            beside, after = keeping.beside(self.match, records)
        stage: Stage = "over" if end else "playing"
        changes = None if stage == self.kept.row.stage else stage
        return Writing(entry, records, answers + counted(entry), end, beside, changes), after

    def progress(self, entry: Entry, end: End | None) -> None:
        """Takes note of one more entry that is kept."""
        row = msgspec.structs.replace(
            self.kept.row,
            stage="over" if end else "playing",
            answers=self.kept.row.answers + counted(entry),
            result=end,
            practice=self.kept.row.practice or bool(self.match and self.match.practice),
        )
        self.kept = Kept(row, self.kept.chairs)

    # --- what others have done: see `following` too

    async def reload(self, *, anew: bool = False) -> None:
        """Takes what is kept in place of what was played here, and tells what is new of it.

        With `anew` it is played again, so that answers given long ago can be taken back.
        """
        self._take(await loading.load(self.store, self.game, self.id, anew=anew))
        if self.match is not None:
            await settle(self, self.match)
        await self.tell()
        self.tell_room()
        self.changed(self)

    def hear(self, note: Here) -> None:
        if self.presence.hear(note):
            self.tell_room()


def _heard(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        LOG.warning("the other processes could not be told", exc_info=task.exception())
