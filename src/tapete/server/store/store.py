"""Keeps matches: what it has accepted is there when the server comes back.

`Store(database)`; all of its methods but `close` are awaited. `append` is the one by which a match
goes on: it says whether this process was the one to write that place.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    func,
    insert,
    select,
    text,
    true,
    update,
)

from tapete.kernel.matches.journal import Header
from tapete.kernel.message import Message
from tapete.server.faults import OutOfOrder, Unreadable
from tapete.server.store import shapes, statements
from tapete.server.store.engines import READERS, engines_for
from tapete.server.store.rows import (
    Beside,
    ChairRow,
    Entry,
    Kept,
    Line,
    MatchRow,
    Stage,
    Stored,
    Writing,
)
from tapete.server.store.shapes import encode
from tapete.server.store.tables import CHAIRS, CHAT, ENTRIES, MATCHES, prepare
from tapete.server.store.writer import Writer
from tapete.server.wire.room import End, Said

LOG = logging.getLogger("tapete.server")

T = TypeVar("T")

CHANNEL = "tapete"
"""Where the processes on one PostgreSQL tell each other what they have written."""


class Store:
    """One writer, a few readers. Reading never waits for writing."""

    def __init__(self, database: str) -> None:
        """Opens the database and makes its tables; raises `NewerStore` if they are too new."""
        self.name = secrets.token_hex(6)
        """The name of this store among those on the same database."""
        self._writing, self._reading = engines_for(database)
        self._postgres = self._writing.dialect.name == "postgresql"
        mark = "%s" if self._postgres else "?"
        self._line, self._progress = statements.spelled(mark)
        self._lines = statements.lines_of(mark)
        try:
            self._prepare()
        except BaseException:
            self._writing.dispose()
            raise
        self.writer = Writer(self._writing)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    def _prepare(self) -> None:
        """Makes the tables or brings them up to date, one process at a time."""
        with self._writing.begin() as connection:
            if self._postgres:
                connection.execute(text("SELECT pg_advisory_xact_lock(8470)"))
            prepare(connection)

    def close(self) -> None:
        """Closes the database; what was handed in is still kept."""
        self.writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    # --- writing

    async def create(
        self, row: MatchRow, chairs: Sequence[ChairRow], entries: Sequence[Entry] = ()
    ) -> None:
        """A new match; with entries, one that was begun elsewhere."""

        def work(connection: Connection) -> None:
            connection.execute(insert(MATCHES).values(**shapes.columns(row)))
            connection.execute(
                insert(CHAIRS), [shapes.chair_row(row.id, chair) for chair in chairs]
            )
            if entries:
                rows = [shapes.line(row.id, n, encode(entry)) for n, entry in enumerate(entries)]
                connection.execute(insert(ENTRIES), rows)

        await self.writer.do(row.id, work)

    async def append(
        self,
        match: str,
        place: int,
        entry: Entry,
        end: End | None = None,
        note: str = "",
        answers: int | None = None,
        beside: Beside | None = None,
    ) -> bool:
        """Writes an entry at its place; False if another process has written it.

        `end` says how it ends the match, if it does. `note` is told to the other processes.
        `answers` is how many there are by then: as many as entries before, if it is not given.
        `beside` is what lets the match be taken up after it.
        """

        so_far = place if answers is None else answers
        stage: Stage = "over" if end else "playing"
        writing = Writing(entry, encode(entry), so_far, end, beside, stage)
        return await self.write(match, place, [writing], note)

    async def write(
        self, match: str, place: int, writings: Sequence[Writing], note: str = ""
    ) -> bool:
        """Writes entries from a place on, all or none; False if another process was first."""
        now, last = time(), writings[-1]
        lines = [
            (match, at, now, one.records, None if one.beside is None else one.beside.told)
            for at, one in enumerate(writings, place)
        ]
        checkpoint = None if last.beside is None else last.beside.checkpoint
        progress = (last.answers, checkpoint, match)
        changes = [shapes.turned(one) for one in writings]

        def work(connection: Connection) -> bool:
            driver: Any = connection.connection.driver_connection
            for number, line in enumerate(lines):
                if driver.execute(self._line, line).rowcount != 1:
                    if number:
                        raise OutOfOrder
                    return False
            driver.execute(self._progress, progress)
            for change in filter(None, changes):
                connection.execute(statements.PROGRESS, {"which": match, **change})
            self._notify(connection, note)
            return True

        return await self.writer.do(match, work)

    async def sit(self, match: str, chair: ChairRow, was: ChairRow, note: str = "") -> bool:
        """Changes a chair; False if it is no longer as it was."""

        def work(connection: Connection) -> bool:
            there = CHAIRS.update().where(CHAIRS.c.match == match, CHAIRS.c.seat == chair.seat)
            for name, value in msgspec.structs.asdict(was).items():
                there = there.where(CHAIRS.c[name] == value)
            changed = (
                connection.execute(there.values(**shapes.chair_row(match, chair))).rowcount == 1
            )
            if changed:
                self._notify(connection, note)
            return changed

        return await self.writer.do(match, work)

    async def agree(self, match: str, header: Header, was: Header, note: str = "") -> bool:
        """Changes what was agreed for a match that has not begun, and nobody is ready any more.

        False if it is no longer as it was.
        """

        def work(connection: Connection) -> bool:
            there = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.stage == "gathering")
            there = there.where(MATCHES.c.header == encode(was))
            changed = connection.execute(there.values(header=encode(header))).rowcount == 1
            if changed:
                people = CHAIRS.update().where(CHAIRS.c.match == match, CHAIRS.c.kind == "person")
                connection.execute(people.values(ready=False))
                self._notify(connection, note)
            return changed

        return await self.writer.do(match, work)

    async def rematch(
        self, match: str, row: MatchRow, chairs: Sequence[ChairRow], note: str = ""
    ) -> str:
        """The id of the match that follows this one: the new one's, unless there is one already."""

        def work(connection: Connection) -> str:
            there = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.rematch.is_(None))
            if connection.execute(there.values(rematch=row.id)).rowcount == 1:
                connection.execute(insert(MATCHES).values(**shapes.columns(row)))
                connection.execute(
                    insert(CHAIRS), [shapes.chair_row(row.id, chair) for chair in chairs]
                )
                self._notify(connection, note)
                return row.id
            query = select(MATCHES.c.rematch).where(MATCHES.c.id == match)
            return str(connection.execute(query).scalar_one())

        return await self.writer.do(match, work)

    async def say(self, match: str, said: Said, note: str = "") -> Said:
        """Keeps a line of chat, and numbers it."""

        def work(connection: Connection) -> Said:
            line = insert(CHAT).values(
                match=match, name=said.name, text=said.text, at=said.at, seat=said.seat
            )
            number = connection.execute(line.returning(CHAT.c.id)).scalar_one()
            self._notify(connection, note)
            return msgspec.structs.replace(said, id=number)

        return await self.writer.do(match, work)

    async def notify(self, match: str, note: str) -> None:
        """Tells the other processes something that is not kept."""
        if self._postgres:
            await self.writer.do(match, lambda connection: self._notify(connection, note))

    def _notify(self, connection: Connection, note: str) -> None:
        if note and self._postgres:
            connection.execute(statements.NOTIFY, {"channel": CHANNEL, "note": note})

    # --- reading

    async def find(self, match: str) -> Kept | None:
        """A match and its chairs; None if there is none of that name.

        Raises `Unreadable` if it is there and is not what was written.
        """

        def work(connection: Connection) -> Kept | None:
            query = select(*shapes.PLAIN).where(MATCHES.c.id == match)
            row = connection.execute(query).one_or_none()
            return (
                None
                if row is None
                else shapes.whole(row, shapes.chairs_of(connection, [match])[match])
            )

        return await self._read(work)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """What was played, from a place on; `Unreadable` if some of it is not what was written."""

        def work(connection: Connection) -> list[Entry]:
            found = connection.execute(statements.LINES, {"which": match, "since": since}).all()
            return [shapes.read_entry(line.records, since + n) for n, line in enumerate(found)]

        return await self._read(work)

    async def lines(self, match: str, since: int = 0) -> list[Line]:
        """The same as bytes, with what was told in each entry."""

        def work(connection: Connection) -> list[Line]:
            found = connection.execute(statements.LINES, {"which": match, "since": since}).all()
            return [(line.records, line.told) for line in found]

        return await self._read(work)

    async def whole(
        self, match: str, wanted: Callable[[bytes | None], int] = lambda _: 0
    ) -> Stored | None:
        """All that is kept of a match, read at once, its entries still as bytes.

        `wanted` says by its checkpoint from which entry on they are wanted.
        """

        def work(connection: Connection) -> Stored | None:
            row = connection.execute(statements.FIND, {"which": match}).one_or_none()
            if row is None:
                return None
            driver: Any = connection.connection.driver_connection
            since = wanted(row.checkpoint)
            lines = driver.execute(self._lines, (match, since)).fetchall()
            chairs = connection.execute(statements.CHAIRS_OF, {"which": match}).all()
            return Stored(
                shapes.whole(row, [ChairRow(*chair) for chair in chairs]),
                since,
                [(records, told) for records, told, _ in lines],
                lines[-1][2] if lines else None,
                row.checkpoint,
                connection.execute(statements.SAID, {"which": match}).scalar() is None,
            )

        return await self._read(work)

    async def mend(self, match: str, tales: Sequence[bytes], checkpoint: bytes) -> None:
        """Keeps what lets a match be taken up, unless it has gone on meanwhile."""
        rows = [{"which": match, "at_place": n, "tale": told} for n, told in enumerate(tales)]

        def work(connection: Connection) -> None:
            count = connection.execute(statements.COUNT, {"which": match}).scalar_one()
            if rows and count == len(rows):
                connection.execute(statements.TELL, rows)
                connection.execute(statements.PROGRESS, {"which": match, "checkpoint": checkpoint})

        await self.writer.do(match, work)

    async def archive(self, before: float) -> int:
        """Takes off the lists all matches that are not over and were last played before a time.

        Only their journals are kept: whoever has the link can still go on. Returns how many.
        """

        def work(connection: Connection) -> int:
            names = connection.execute(statements.IDLE, {"before": before}).scalars().all()
            for name in names:
                connection.execute(
                    statements.PROGRESS, {"which": name, "listed": False, "checkpoint": None}
                )
                connection.execute(statements.FORGET, {"which": name})
            return len(names)

        return await self.writer.do("", work)

    async def readable(self, match: str) -> tuple[list[Entry], Message | None]:
        """What was played, up to the first entry that cannot be read; and what is wrong with it."""

        def work(connection: Connection) -> tuple[list[Entry], Message | None]:
            query = select(ENTRIES.c.records).where(ENTRIES.c.match == match)
            lines = connection.execute(query.order_by(ENTRIES.c.place)).scalars().all()
            found: list[Entry] = []
            for place, records in enumerate(lines):
                try:
                    found.append(shapes.read_entry(records, place))
                except Unreadable as wrong:
                    return found, wrong.message
            return found, None

        return await self._read(work)

    async def names(self) -> list[str]:
        """The ids of all matches, the oldest first."""
        query = select(MATCHES.c.id).order_by(MATCHES.c.created, MATCHES.c.id)
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def count(self, match: str) -> int:
        """How many entries a match has."""
        return (await self.heads([match])).get(match, 0)

    async def last(self, match: str) -> float | None:
        """When the last entry was written."""
        query = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.match == match)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def heads(self, matches: Sequence[str]) -> dict[str, int]:
        """How many entries each of these matches has."""

        def work(connection: Connection) -> dict[str, int]:
            query = (
                select(ENTRIES.c.match, func.max(ENTRIES.c.place) + 1)
                .where(ENTRIES.c.match.in_(matches))
                .group_by(ENTRIES.c.match)
            )
            return {row[0]: row[1] for row in connection.execute(query)}

        return await self._read(work)

    async def listing(self, stage: str, before: float | None = None, most: int = 50) -> list[Kept]:
        """The listed matches at that stage, the newest first; only those created before a time."""

        def work(connection: Connection) -> list[Kept]:
            query = (
                select(*shapes.PLAIN)
                .where(MATCHES.c.listed, MATCHES.c.stage == stage, _earlier(before))
                .order_by(MATCHES.c.created.desc())
                .limit(most)
            )
            rows = connection.execute(query).all()
            chairs = shapes.chairs_of(connection, [row.id for row in rows])
            return [kept for row in rows if (kept := shapes.sound(row, chairs[row.id])) is not None]

        return await self._read(work)

    async def said(self, match: str, since: int = 0, most: int = 200) -> list[Said]:
        """The lines of chat after that one; if there are too many, the last of them."""

        def work(connection: Connection) -> list[Said]:
            query = (
                select(CHAT)
                .where(CHAT.c.match == match, CHAT.c.id > since)
                .order_by(CHAT.c.id.desc())
                .limit(most)
            )
            rows = connection.execute(query).all()
            return [Said(row.id, row.name, row.text, row.at, row.seat) for row in reversed(rows)]

        return await self._read(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _earlier(before: float | None) -> ColumnElement[bool]:
    return true() if before is None else MATCHES.c.created < before
