"""A long match remembers its end, comes back from its end, and all of it is there if asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest

from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.remembering import MOST
from tapete.kernel.matches.replays import replay
from tapete.server.store import loading
from tapete.server.store.engines import engines_for
from tapete.server.store.rows import Stored, journal_of
from tapete.server.store.store import Store
from tapete.server.store.tables import ENTRIES, MATCHES
from tests.salteadores.game import GAME
from tests.server.serving import Seats, Server, Sitting, config_in, serving
from tests.server.test_hot_seat import answered, both_at, couriers
from tests.server.test_rooms import play_out

ANSWERS = 400


class Long:
    """A match of many answers; what somebody was told who came when they had been given."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with serving(config_in(folder)) as server:
            self.seats = server.create("person", "person", goal=100_000)
            both = server.sit(self.seats.match, *self.seats.tokens.values())
            assert play_out(both, answers=ANSWERS) == ANSWERS
            self.upto = both.last()["upto"]
            self.remembered = live(server, self.seats)
            self.shown = server.sit(self.seats.match, self.seats.tokens[0]).update()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Long:
    return Long(tmp_path_factory.mktemp("long"))


@pytest.fixture
def long(played: Long, tmp_path: Path) -> Seats:
    """The match, in a file of which only this test knows."""
    copytree(played.folder, tmp_path, dirs_exist_ok=True)
    return played.seats


def live(server: Server, seats: Seats) -> Match[Any]:
    match: Match[Any] = server.app.state.hall.rooms[seats.match].match
    return match


def back(server: Server, seats: Seats, upto: int) -> Sitting:
    return server.sit(seats.match, *seats.tokens.values(), since=upto)


def journal(folder: Path, match: str) -> Journal:
    """What the store has of a match."""

    async def read(store: Store) -> Journal:
        kept = await store.find(match)
        assert kept is not None
        return journal_of(kept.row, await store.entries(match))

    store = Store(config_in(folder).database)
    found = asyncio.run(read(store))
    store.close()
    return found


def change(folder: Path, match: str, checkpoint: bytes | None = None) -> bytes:
    """The checkpoint of a match, in whose place another is put if one is given."""
    writing, reading = engines_for(config_in(folder).database)
    with writing.begin() as connection:
        found = connection.execute(MATCHES.select().where(MATCHES.c.id == match)).one().checkpoint
        if checkpoint is not None:
            connection.execute(MATCHES.update().values(checkpoint=checkpoint))
    writing.dispose()
    reading.dispose()
    return bytes(found)


def test_a_live_match_remembers_no_more_than_its_end(played: Long) -> None:
    match = played.remembered
    assert len(match.told) == played.upto > 4 * MOST
    assert len(match.told.kept) <= 2 * MOST
    assert len(match.records.kept) < 64
    assert len(match.line.kept) < 64


def test_a_match_that_comes_back_reads_only_its_last_entries(
    long: Seats, played: Long, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Stored] = []
    find = loading.found_in

    async def noted(*asked: Any, **how: Any) -> Stored | None:
        found = await find(*asked, **how)
        read.extend([] if found is None else [found])
        return found

    monkeypatch.setattr("tapete.server.rooms.hall.found_in", noted)
    with serving(config_in(tmp_path)) as server:
        sittings = [server.sit(long.match, one, since=played.upto) for one in long.tokens.values()]
        for sitting in sittings:
            sitting.update()
        assert live(server, long).told.start > 0
        assert play_out(*sittings, answers=3) == 3
    assert [one.places > ANSWERS for one in read] == [True]
    assert 0 < len(read[0].lines) < 32


def test_whoever_looks_for_the_first_time_is_told_all_from_the_beginning(
    long: Seats, played: Long, tmp_path: Path
) -> None:
    with serving(config_in(tmp_path)) as server:
        server.sit(long.match, long.tokens[1], since=played.upto).update()
        assert live(server, long).told.start > 0
        shown = server.sit(long.match, long.tokens[0]).update()
        assert shown["news"] == played.shown["news"]
        assert len(live(server, long).told.kept) <= 2 * MOST


def test_whoever_comes_where_others_have_played_on_elsewhere_is_told_that_too(
    long: Seats, played: Long, tmp_path: Path
) -> None:
    with serving(config_in(tmp_path)) as here, serving(config_in(tmp_path)) as elsewhere:
        here.sit(long.match, long.tokens[1], since=played.upto).update()
        assert live(here, long).told.start > 0
        play_out(back(elsewhere, long, played.upto), answers=4)
        newest = elsewhere.sit(long.match, long.tokens[0]).update()
        assert newest["upto"] > played.upto
        update = here.sit(long.match, long.tokens[0]).update()
        assert update["upto"] >= newest["upto"]
        assert update["news"][: len(newest["news"])] == newest["news"]


def test_what_cannot_be_read_of_what_was_told_is_found_by_playing_it_again(
    long: Seats, played: Long, tmp_path: Path
) -> None:
    writing, reading = engines_for(config_in(tmp_path).database)
    with writing.begin() as connection:
        connection.execute(ENTRIES.update().where(ENTRIES.c.place == 7).values(told=b"x"))
    writing.dispose()
    reading.dispose()
    with serving(config_in(tmp_path)) as server:
        shown = server.sit(long.match, long.tokens[0]).update()
        assert shown["news"] == played.shown["news"]


def test_more_can_be_taken_back_than_is_remembered(
    long: Seats, played: Long, tmp_path: Path
) -> None:
    with serving(config_in(tmp_path)) as server:
        both = back(server, long, played.upto)
        both.question()
        places = []
        for _ in range(12):
            assert both.ask("undo", seat=0)["is"] == "accepted"
            places.append(both.question()["news"][-1]["back_to"])
        assert places == sorted(set(places), reverse=True)
        assert play_out(both, answers=5) == 5
        now = live(server, long)
    again = replay(journal(tmp_path, long.match), GAME)
    assert (again.state, again.number, len(again.told)) == (now.state, now.number, len(now.told))


def test_the_journal_of_a_match_is_whole(long: Seats, played: Long, tmp_path: Path) -> None:
    with serving(config_in(tmp_path)) as server:
        play_out(back(server, long, played.upto), answers=20)
        now = live(server, long)
    again = replay(journal(tmp_path, long.match), GAME)
    assert len(again.line) == len(now.line) >= ANSWERS + 20
    assert again.records[-8:] == now.records[-8:]
    assert again.state == now.state


@pytest.mark.parametrize("at", [-1, 0, -40])
def test_a_checkpoint_that_was_altered_is_not_believed(
    long: Seats, played: Long, tmp_path: Path, at: int
) -> None:
    kept = bytearray(change(tmp_path, long.match))
    kept[at] ^= 1
    change(tmp_path, long.match, bytes(kept))
    with serving(config_in(tmp_path)) as server:
        both = back(server, long, played.upto)
        assert play_out(both, answers=2) == 2
        now = live(server, long)
    assert replay(journal(tmp_path, long.match), GAME).state == now.state


def test_after_a_restart_seats_at_one_screen_are_told_again_what_was_for_one_of_them(
    tmp_path: Path,
) -> None:
    with serving(config_in(tmp_path)) as server:
        seats = couriers(server)
        before, match = answered(server, seats, 40)
        since = before.last()["upto"]
    with serving(config_in(tmp_path)) as server:
        update = both_at(server, seats, since).update()
    own = [at for at in range(since) if match.told[at].to == (update["view"],)]
    assert [one["at"] for one in update["news"]] == own


def test_who_has_missed_a_little_is_told_just_that(
    long: Seats, played: Long, tmp_path: Path
) -> None:
    with serving(config_in(tmp_path)) as server:
        for missed in (1, 9, MOST * 2):
            update = server.sit(long.match, long.tokens[0], since=played.upto - missed).update()
            known = [one for one in played.shown["news"] if one["at"] >= played.upto - missed]
            assert update.get("news", []) == known
        assert play_out(back(server, long, played.upto), seed=Random(1).randrange(9), answers=1)


def test_what_was_said_before_a_restart_and_after_it_is_heard(long: Seats, tmp_path: Path) -> None:
    heard = []
    for text in ("hola", "adiós"):
        with serving(config_in(tmp_path)) as server:
            server.sit(long.match, long.tokens[0]).ask("chat", seat=0, text=text)
            welcome = server.sit(long.match, long.tokens[1]).listen()
            heard.append([line["text"] for line in welcome["said"]])
    assert heard == [["hola"], ["hola", "adiós"]]
