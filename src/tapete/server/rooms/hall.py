"""All the matches that are being played here.

`await hall.room(id)` is the live room, loaded from the store if need be; its `.match` is the
kernel's (None while people gather, or when `.broken`), its `.kept` what the store has.
`hall.game(name)` finds a game.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from functools import partial
from time import monotonic, time
from typing import Any, TypeVar

from tapete import games
from tapete.kernel.errors import UnknownGame
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.lessons import lesson_of
from tapete.scene.screen import screen_of
from tapete.server.config import Config
from tapete.server.faults import NoSuchMatch
from tapete.server.rooms import following
from tapete.server.rooms import seats as sitting
from tapete.server.rooms.bots import Driver
from tapete.server.rooms.creating import new_chairs, new_row, once_more, plain_name
from tapete.server.rooms.room import LiveRoom
from tapete.server.showing.lobby import described, in_brief
from tapete.server.store.loading import found_in, loaded
from tapete.server.store.notes import AnyNote, Changed, Chatted, Here, Played, Wished, written
from tapete.server.store.rows import ChairRow, Entry, Kept, MatchRow
from tapete.server.store.store import Store
from tapete.server.wire.from_client import Rematch
from tapete.server.wire.lobby import Held, NewMatch, Seated
from tapete.server.wire.room import Room, Said
from tapete.server.wire.to_client import Talk
from tapete.server.work import Turns, Workers

LOG = logging.getLogger("tapete.server")

T = TypeVar("T")

ID = re.compile(r"[a-z0-9]{1,32}")
HOUR = 3_600.0
COMING = 2
"""Clients that are shown their match at the same time: one is read for, one looks at it."""
HURRY = 0.1
"""Seconds after which the next one need not wait any longer."""
SWEEP = 10.0
"""Seconds between two looks for matches nobody looks at."""


class Hall:
    """Finds rooms, opens new ones, and puts away those nobody is in."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store, self.config = store, config
        self.driver = Driver(config.limits.thinking, config.hesitation)
        limits = config.limits
        self.playing = Workers("playing", limits.pointing, limits.waiting, limits.asides)
        """Works for those who play: what is unfolded, pointed at and looked up."""
        self.pointing = Workers("pointing", limits.pointing, limits.waiting, limits.asides)
        """Does the same where it may take long, and sets tables up."""
        self.weighing = Workers("weighing", limits.weighing, limits.waiting, limits.asides)
        self.coming = Turns(COMING, HURRY)
        """The turns of those who come to a match, so that whoever is there already can play."""
        self._archives_at = 0.0
        self.rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._games: dict[str, Game[Any]] = {}
        self._titles: dict[str, dict[str, Message]] = {}
        self._own = {game.name: game for game in map(games.find, config.games)}
        self.games = sorted({*games.names(), *self._own})
        """The games played here."""

    # --- games

    def game(self, name: str) -> Game[Any]:
        """A game by its name; only games that are listed can be named."""
        game = self._games.get(name)
        if game is None:
            if name not in self.games:
                raise UnknownGame(name=name, known=", ".join(self.games))
            game = self._games[name] = self._own.get(name) or games.find(name)
            settings = screen_of(game).settings()
            self._titles[name] = {setting.id: setting.name for setting in settings}
        return game

    def _title(self, row: MatchRow) -> Message | None:
        game = self.game(row.header.game)
        lesson = lesson_of(game) if row.header.lesson else None
        if lesson is not None:
            return lesson.title.message
        return self._titles[row.header.game].get(row.setting)

    # --- rooms

    async def room(self, name: str) -> LiveRoom:
        """The live room of a match; `NoSuchMatch` if there is none."""
        room = self.rooms.get(name)
        if room is None:
            if not ID.fullmatch(name):
                raise NoSuchMatch(match=name)
            task = self._loading.get(name)
            if task is None:
                task = self._loading[name] = asyncio.ensure_future(self._open(name))
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            room = await asyncio.shield(task)
        room.touched = monotonic()
        return room

    async def _open(self, name: str) -> LiveRoom:
        found = await found_in(self.store, name)
        if found is None:
            raise NoSuchMatch(match=name)
        row = found.kept.row
        game = self.game(row.header.game)
        taken = await loaded(self.store, game, found)
        title = self._title(row)
        room = LiveRoom(self.store, game, title, taken, self.driver.wake, self.beside)
        room.silent = found.silent
        self.rooms[name] = room
        self.driver.wake(room)
        return room

    async def describe(self, name: str) -> Room:
        """A match as its lobby shows it."""
        return (await self.room(name)).described()

    def described(self, kept: Kept) -> Room:
        """A match as a list shows it; it need not be live."""
        live = self.rooms.get(kept.row.id)
        game = self.game(kept.row.header.game)
        return live.described() if live else described(kept, game, self._title(kept.row))

    async def listing(self, stage: str, before: float | None = None) -> list[Room]:
        """A page of the listed matches at that stage, the newest first, without long options."""
        found = await self.store.listing(stage, before)
        known = [kept for kept in found if kept.row.header.game in self.games]
        return [in_brief(self.described(kept)) for kept in known]

    async def beside(self, work: Callable[[], T], *, by: str, heavy: bool) -> T:
        """Works something out for a match beside the loop, within a time."""
        workers = self.pointing if heavy else self.playing
        return await workers.do(work, by=by, seconds=self.config.limits.aside_seconds)

    # --- the lobby

    async def create(self, wanted: NewMatch, by: str = "") -> Seated:
        """A new match, for whoever asks; if nobody is waited for, it begins at once."""
        row, seats = await new_row(self.game(wanted.game), wanted, partial(self.pointing.do, by=by))
        chairs, held = new_chairs(wanted.chairs, seats)
        return await self.keep(row, chairs, held)

    async def keep(
        self,
        row: MatchRow,
        chairs: tuple[ChairRow, ...],
        held: tuple[Held, ...],
        entries: tuple[Entry, ...] = (),
    ) -> Seated:
        """Keeps a match that was set up, or played up to some point, elsewhere."""
        await self.store.create(row, chairs, entries)
        room = await self.room(row.id)
        async with room.steady():
            await room.begin_if_ready()
        return Seated(room.described([one.seat for one in held]), held)

    async def join(self, name: str, seat: Seat, who: str) -> Held:
        """Somebody sits down on an open chair."""
        room = await self.room(name)
        return Held(seat, await sitting.join(room, seat, plain_name(who)))

    async def rematch(self, room: LiveRoom, own: tuple[Seat, ...], wanted: Rematch) -> None:
        """Opens a rematch, which begins at once if nobody else is waited for."""
        row = await once_more(room, onward=wanted.onward)
        name = await sitting.rematch(room, own, row, swap=wanted.swap)
        new = await self.room(name)
        async with new.steady():
            await new.begin_if_ready()

    async def say(self, room: LiveRoom, said: Said) -> None:
        """Keeps a line of chat, then everybody hears it."""
        await self.store.say(room.id, said, written(Chatted(match=room.id, by=self.store.name)))
        await self._overhear(room)

    async def _overhear(self, room: LiveRoom) -> None:
        """Sends every client what has been said since it last heard something."""
        room.silent = False
        clients = tuple(room.clients)
        if not clients:
            return
        heard = min(client.said for client in clients)
        for line in await self.store.said(room.id, heard, self.config.limits.chat):
            for client in clients:
                if line.id > client.said:
                    client.said = line.id
                    client.send(Talk(said=line))

    # --- other processes

    async def hear(self, note: AnyNote) -> None:
        """Follows what another process did to a match that is live here, or is being loaded."""
        room = None if note.by == self.store.name else await self._live(note.match)
        if room is None:
            return
        if isinstance(note, Played):
            await following.catch_up(room)
        elif isinstance(note, Changed):
            await following.reread(room)
        elif isinstance(note, Chatted):
            await self._overhear(room)
        elif isinstance(note, Wished):
            await following.wish(room, note.number, note.request)
        elif isinstance(note, Here):
            room.hear(note)

    async def _live(self, name: str) -> LiveRoom | None:
        """The live room, if any. One being loaded is waited for: it may have been read too soon."""
        task = self._loading.get(name)
        if task is not None:
            await asyncio.wait([task])
        return self.rooms.get(name)

    async def catch_up(self) -> None:
        """Reads what is new after other processes could not be heard for a while."""
        for room in tuple(self.rooms.values()):
            room.silent = False
            await following.reread(room)
            await following.catch_up(room)

    # --- housekeeping

    async def keep_house(self) -> None:
        """Sweeps again and again, until it is cancelled."""
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle_after))
            try:
                await self.sweep()
                await self.archive()
            except Exception:
                LOG.exception("the hall cannot be swept")

    async def sweep(self) -> None:
        """Puts away what nobody looks at, and tells the other processes who is still here."""
        idle = monotonic() - self.config.idle_after
        for room in tuple(self.rooms.values()):
            if room.clients or self.driver.drives(room) or room.lock.locked():
                await self._refresh(room)
            elif room.touched < idle:
                del self.rooms[room.id]

    async def archive(self) -> None:
        """Archives what nobody has gone on with for a long time, if that is wished for."""
        days = self.config.archive_after
        if days and monotonic() >= self._archives_at:
            self._archives_at = monotonic() + HOUR
            await self.store.archive(time() - days * 24 * HOUR)

    async def _refresh(self, room: LiveRoom) -> None:
        if room.stale and not room.lock.locked():
            async with room.steady():
                return
        if room.clients:
            await self.store.notify(room.id, written(room.here()))

    async def close(self) -> None:
        await self.driver.close()
        for workers in (self.playing, self.pointing, self.weighing):
            workers.close()
        for room in self.rooms.values():
            for client in tuple(room.clients):
                client.end()
