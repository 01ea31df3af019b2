"""The store: what it has accepted is there, and two never write the same place."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text, update

from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.journal import header_of
from tapete.kernel.message import Message
from tapete.server.faults import NewerStore, NotKept
from tapete.server.store.engines import engines_for
from tapete.server.store.rows import Beside, ChairRow, MatchRow, entries_of, journal_of
from tapete.server.store.store import Store
from tapete.server.store.tables import FORM, VERSION
from tapete.server.wire.room import End, Said
from tests.kernel.matches import played
from tests.salteadores import GAME

END = End((1,), Message.of("salteadores.result.rich"), (3, 20))
CHAIRS = (ChairRow(0, "person", "Ana", ready=True, token="0" * 64), ChairRow(1, "open"))

PAGE = 4096 + 24
"""Bytes of a page in the log, of which it holds a thousand before it begins anew."""


def row(name: str = "first", **fields: object) -> MatchRow:
    header = header_of(GAME, GAME.options(), from_number(1), typed=False)
    return msgspec.structs.replace(MatchRow(id=name, header=header, created=1.5), **fields)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def test_a_match_is_kept_whole(store: Store, database: str) -> None:
    kept = row(setting="road", listed=True, branched=("other", 3))
    asyncio.run(store.create(kept, CHAIRS))
    again = Store(database)
    found = asyncio.run(again.find("first"))
    again.close()
    assert found is not None
    assert (found.row, found.chairs) == (kept, CHAIRS)
    assert asyncio.run(store.find("second")) is None


def test_a_journal_comes_back_as_it_was(store: Store) -> None:
    match = played(12)
    entries = entries_of(match.journal())

    async def keep() -> None:
        await store.create(row(), CHAIRS)
        for place, entry in enumerate(entries):
            assert await store.append("first", place, entry)

    asyncio.run(keep())
    kept = asyncio.run(store.entries("first"))
    assert kept == entries
    assert journal_of(row(), kept).dump() == match.journal().dump()
    assert asyncio.run(store.entries("first", 10)) == entries[10:]
    assert asyncio.run(store.heads(["first", "second"])) == {"first": len(entries)}


def test_only_one_writes_a_place(store: Store, database: str) -> None:
    other = Store(database)

    async def race() -> list[bool]:
        await store.create(row(), CHAIRS)
        writers = [store, other] * 4
        return await asyncio.gather(
            *(each.append("first", place, ()) for place in range(8) for each in writers)
        )

    won = asyncio.run(race())
    other.close()
    assert [sum(won[place * 8 : place * 8 + 8]) for place in range(8)] == [1] * 8


def test_what_waits_is_committed_together(store: Store) -> None:
    async def many() -> None:
        await store.create(row(), CHAIRS)
        before = store.writer.commits
        await asyncio.gather(*(store.append("first", place, ()) for place in range(100)))
        assert store.writer.commits - before < 50

    asyncio.run(many())
    assert len(asyncio.run(store.entries("first"))) == 100


def test_the_log_of_a_file_grows_once_and_not_with_each_answer(tmp_path: Path) -> None:
    """A commit waits far longer where the log grows. Making it grow leaves nothing in the file."""
    file, log = tmp_path / "matches.sqlite3", tmp_path / "matches.sqlite3-wal"
    opened = Store(f"sqlite:///{file}")
    room = log.stat().st_size

    async def many() -> None:
        await opened.create(row(), CHAIRS)
        for place in range(100):
            await opened.append("first", place, ())

    asyncio.run(many())
    assert log.stat().st_size == room > 1000 * PAGE
    opened.close()
    assert file.stat().st_size < 100 * PAGE
    connection = sqlite3.connect(file)
    assert ("room",) not in connection.execute("SELECT name FROM sqlite_master").fetchall()
    connection.close()


def test_work_that_fails_does_not_take_others_with_it(store: Store) -> None:
    async def mixed() -> list[bool | BaseException]:
        await store.create(row(), CHAIRS)
        return await asyncio.gather(
            *(store.append(name, 0, ()) for name in ("first", "nowhere", "first")),
            return_exceptions=True,
        )

    first, nowhere, again = asyncio.run(mixed())
    assert (first, again) == (True, False)
    assert isinstance(nowhere, NotKept)


def test_who_no_longer_waits_does_not_stop_the_writer(store: Store) -> None:
    async def leave() -> bool:
        await store.create(row(), CHAIRS)
        for place in range(40):
            waiting = asyncio.ensure_future(store.append("first", place, ()))
            await asyncio.sleep(0.001 * (place % 4))
            waiting.cancel()
        return await store.append("first", 99, ())

    assert asyncio.run(leave())


def test_a_chair_is_taken_once(store: Store) -> None:
    async def race() -> list[bool]:
        await store.create(row(), CHAIRS)
        takers = [ChairRow(1, "person", name, token=name * 64) for name in "ab"]
        return await asyncio.gather(*(store.sit("first", taker, CHAIRS[1]) for taker in takers))

    assert sorted(asyncio.run(race())) == [False, True]


def test_what_is_agreed_is_changed_once_and_only_before_the_match(store: Store) -> None:
    old = row().header
    new, other = (msgspec.structs.replace(old, options={"goal": goal}) for goal in (7, 9))

    async def agree() -> list[bool]:
        await store.create(row(), CHAIRS)
        first = [await store.agree("first", new, old), await store.agree("first", other, old)]
        await store.append("first", 0, ())
        return [*first, await store.agree("first", other, new)]

    assert asyncio.run(agree()) == [True, False, False]
    kept = asyncio.run(store.find("first"))
    assert kept is not None
    assert kept.row.header == new
    assert not any(chair.ready for chair in kept.chairs)


def test_an_end_is_kept_with_the_answer_that_led_to_it(store: Store) -> None:
    async def end() -> None:
        await store.create(row(), CHAIRS)
        await store.append("first", 0, ())
        await store.append("first", 1, (), END)

    asyncio.run(end())
    found = asyncio.run(store.find("first"))
    assert found is not None
    assert (found.row.stage, found.row.result, found.row.answers) == ("over", END, 1)


def test_a_match_has_one_rematch(store: Store) -> None:
    async def race() -> list[str]:
        await store.create(row(), CHAIRS)
        return await asyncio.gather(
            *(store.rematch("first", row(name), CHAIRS) for name in ("second", "third"))
        )

    names = asyncio.run(race())
    assert len(set(names)) == 1
    assert asyncio.run(store.find(names[0])) is not None


def test_only_listed_matches_are_listed_the_newest_first(store: Store) -> None:
    async def keep() -> list[str]:
        for name, created, listed in (("a", 1.0, True), ("b", 2.0, False), ("c", 3.0, True)):
            await store.create(row(name, created=created, listed=listed), CHAIRS)
        await store.append("a", 0, ())
        return [kept.row.id for kept in await store.listing("gathering")]

    assert asyncio.run(keep()) == ["c"]
    assert [kept.row.id for kept in asyncio.run(store.listing("playing"))] == ["a"]


def test_chat_is_numbered_and_read_from_where_one_left(store: Store) -> None:
    async def talk() -> list[str]:
        await store.create(row(), CHAIRS)
        lines = [
            await store.say("first", Said(0, "Ana", text, 1.0, 0)) for text in ("hola", "¿ya?")
        ]
        return [line.text for line in await store.said("first", lines[0].id)]

    assert asyncio.run(talk()) == ["¿ya?"]


def test_a_newer_form_is_left_alone(database: str) -> None:
    Store(database).close()
    writing, reading = engines_for(database)
    with writing.begin() as connection:
        connection.execute(update(FORM).values(version=VERSION + 1))
    with pytest.raises(NewerStore):
        Store(database)
    writing.dispose()
    reading.dispose()


def test_older_tables_are_brought_up_to_date(database: str) -> None:
    store = Store(database)
    asyncio.run(store.create(row("old"), CHAIRS))
    store.close()
    writing, reading = engines_for(database)
    with writing.begin() as connection:
        connection.execute(text("ALTER TABLE matches DROP COLUMN practice"))
        connection.execute(text("ALTER TABLE matches DROP COLUMN checkpoint"))
        connection.execute(text("ALTER TABLE entries DROP COLUMN told"))
        connection.execute(update(FORM).values(version=1))
    writing.dispose()
    reading.dispose()
    newer = Store(database)
    kept = asyncio.run(newer.find("old"))
    newer.close()
    assert kept is not None
    assert not kept.row.practice


def test_what_nobody_goes_on_with_is_archived_and_nothing_else(store: Store) -> None:
    async def whole() -> tuple[int, list[str], bytes | None]:
        for name, created in (("idle", 100.0), ("played", 100.0), ("over", 100.0), ("new", 9e9)):
            await store.create(row(name, created=created, listed=True), CHAIRS)
        await store.append("played", 0, (), beside=Beside(b"told", b"kept"))
        await store.append("over", 0, (), END)
        archived = await store.archive(1_000.0)
        names = [kept.row.id for kept in await store.listing("gathering")]
        found = await store.whole("played")
        return archived, names, found.checkpoint if found else None

    assert asyncio.run(whole()) == (1, ["new"], b"kept")
