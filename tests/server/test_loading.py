"""Matches whose rules or content have changed since; and what is taken of a store's word."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tapete.server.store import checkpoints, loading
from tapete.server.store.engines import engines_for
from tapete.server.store.tables import ENTRIES, MATCHES
from tests.salteadores.game import Salteadores
from tests.server.serving import Seats, config_in, serving
from tests.server.test_rooms import play_out


@pytest.fixture
def begun(tmp_path: Path) -> Seats:
    """A match with some answers, of a server that has stopped."""
    with serving(config_in(tmp_path)) as server:
        seats = server.create("person", "person", goal=60)
        play_out(server.sit(seats.match, *seats.tokens.values()), answers=5)
    return seats


def test_a_match_of_other_content_says_so_and_cannot_be_played(
    begun: Seats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Salteadores, "fingerprints", lambda *_: {"cards.toml": "1"})
    with serving(config_in(tmp_path)) as server:
        sitting = server.sit(begun.match, begun.tokens[0])
        assert sitting.listen()["is"] == "welcome"
        assert sitting.listen()["error"] == "OtherContent"
        deed = {"number": 5, "seat": 0, "answer": "safe"}
        assert sitting.ask("answer", **deed)["error"] == "OtherContent"


def test_a_match_that_would_be_played_otherwise_now_says_where(
    begun: Seats, tmp_path: Path
) -> None:
    swap(config_in(tmp_path).database, begun.match)
    with serving(config_in(tmp_path)) as server:
        sitting = server.sit(begun.match, begun.tokens[0])
        sitting.listen()
        told = sitting.listen()
        assert told["error"] == "Diverged"
        assert [name for name, _ in told["message"]["args"]] == ["entry"]


@pytest.mark.parametrize(("given", "status"), [("own", 200), ("", 409), ("made up", 403)])
def test_only_those_who_sit_at_a_match_that_cannot_go_on_take_its_journal_away(
    begun: Seats, tmp_path: Path, given: str, status: int
) -> None:
    token = begun.tokens[0] if given == "own" else given
    headers = {"authorization": f"Bearer {token}"} if token else {}
    with serving(config_in(tmp_path)) as server:
        path = f"/api/matches/{begun.match}/journal"
        assert server.get(path, headers=headers).status_code in (409, 403)
    swap(config_in(tmp_path).database, begun.match)
    with serving(config_in(tmp_path)) as server:
        assert server.get(path, headers=headers).status_code == status


def replayed_from_its_start(*_: object) -> None:
    raise AssertionError("all of it was played again")


def test_a_match_goes_on_without_being_played_again(
    begun: Seats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "replay_steps", replayed_from_its_start)
    with serving(config_in(tmp_path)) as server:
        both = server.sit(begun.match, *begun.tokens.values())
        assert play_out(both, answers=3) == 3


@pytest.mark.parametrize("change", ["other rules", "other tales", "no checkpoint"])
def test_what_is_not_of_this_journal_or_these_rules_is_not_believed(
    begun: Seats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    if change == "other rules":
        monkeypatch.setattr(checkpoints, "build_of", lambda _: "another")
    writing, reading = engines_for(config_in(tmp_path).database)
    with writing.begin() as connection:
        if change == "other tales":
            connection.execute(ENTRIES.update().where(ENTRIES.c.place == 2).values(told=b"x"))
        if change == "no checkpoint":
            connection.execute(MATCHES.update().values(checkpoint=None))
    writing.dispose()
    reading.dispose()
    for _ in range(2):
        with serving(config_in(tmp_path)) as server:
            play_out(server.sit(begun.match, *begun.tokens.values()), answers=2)


def test_answers_from_before_the_restart_can_be_taken_back(begun: Seats, tmp_path: Path) -> None:
    with serving(config_in(tmp_path)) as server:
        both = server.sit(begun.match, *begun.tokens.values())
        both.question()
        back = []
        for _ in range(3):
            assert both.ask("undo", seat=0)["is"] == "accepted"
            back.append(both.question()["news"][-1]["back_to"])
    assert back == sorted(back, reverse=True)
    assert back[-1] < 3


def test_a_store_that_cannot_write_changes_nothing_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(config_in(tmp_path)) as server:
        seats = server.create("person", "person")
        both = server.sit(seats.match, *seats.tokens.values())
        asked = both.question()["question"]
        store = server.app.state.store
        with monkeypatch.context() as broken:
            broken.setattr(store.writer, "_committed", _full)
            assert both.answer(asked, Random(1))["error"] == "NotKept"
            watching = server.sit(seats.match)
            assert watching.update()["number"] == 0
        assert both.answer(asked, Random(1))["is"] == "accepted"
        assert both.last()["number"] == 1


def _full(_batch: object) -> None:
    from sqlalchemy.exc import OperationalError

    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def swap(database: str, match: str) -> None:
    """Puts another entry in the place of one, as if the rules had changed since."""
    writing, reading = engines_for(database)
    with writing.begin() as connection:
        places = ENTRIES.c.match == match
        first = connection.execute(ENTRIES.select().where(places & (ENTRIES.c.place == 1))).one()
        third = places & (ENTRIES.c.place == 3)
        connection.execute(ENTRIES.update().where(third).values(records=first.records))
    writing.dispose()
    reading.dispose()


def spoil(folder: Path, match: str, **columns: bytes) -> None:
    """Writes nonsense into what is kept of a match."""
    writing, reading = engines_for(config_in(folder).database)
    with writing.begin() as connection:
        if "header" in columns:
            connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(**columns))
        else:
            third = (ENTRIES.c.match == match) & (ENTRIES.c.place == 3)
            connection.execute(ENTRIES.update().where(third).values(**columns))
    writing.dispose()
    reading.dispose()


@pytest.mark.parametrize("columns", [{"header": b"{"}, {"records": b'[{"do":'}])
def test_a_match_that_cannot_be_read_is_set_aside_and_all_others_go_on(
    begun: Seats, tmp_path: Path, columns: dict[str, bytes]
) -> None:
    spoil(tmp_path, begun.match, **columns)
    with serving(config_in(tmp_path)) as server:
        sitting = server.sit(begun.match, begun.tokens[0])
        refusal = sitting.until(lambda told: told["is"] == "refused")
        assert refusal["error"] == "Unreadable"
        assert server.get("/api/matches?stage=playing").status_code == 200
        other = server.create("person", "person")
        play_out(server.sit(other.match, *other.tokens.values()), answers=3)


def test_a_list_leaves_out_long_options_and_has_pages(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, games=("tests.odds.trying:TRYING",))) as server:
        wanted = {"game": "trying", "chairs": [{"kind": "person"}], "listed": True}
        for _ in range(52):
            server.post("/api/matches", {**wanted, "options": {"kind": "again"}})
        first = server.get("/api/matches?stage=playing").json()
        second = server.get(f"/api/matches?stage=playing&before={first[-1]['created']}").json()
    assert (len(first), len(second)) == (50, 2)
    assert not {one["id"] for one in first} & {one["id"] for one in second}
