"""Two servers on one PostgreSQL play the same matches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

import tapete.server.rooms.hall as hall_module
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import AnyRecord
from tapete.server.rooms.hall import Hall
from tapete.server.store import loading
from tests.server.postgres import Postgres
from tests.server.serving import Server, Sitting, config_in, serving, until, whose_turn
from tests.server.test_sockets import places


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    config = config_in(tmp_path, database=postgres.fresh(), gone_after=0.2)
    with serving(config) as left, serving(config) as right:
        yield left, right


def apart(pair: tuple[Server, Server]) -> tuple[str, Sitting, Sitting]:
    """Two people, each at a server of their own."""
    left, right = pair
    seats = left.create("person", "open")
    token = right.join(seats.match, 1, "Bea")
    first, second = left.sit(seats.match, seats.tokens[0]), right.sit(seats.match, token)
    first.ask("ready", seat=0, ready=True)
    second.until(lambda told: "room" in told and _is_ready(told["room"], 0))
    second.ask("ready", seat=1, ready=True)
    return seats.match, first, second


def _is_ready(room: dict[str, Any], seat: int) -> bool:
    return bool(room["chairs"][seat].get("ready"))


def play_apart(first: Sitting, second: Sitting, answers: int) -> None:
    rng = Random(1)
    for _ in range(answers):
        sitting = whose_turn(first, second)
        if sitting.last().get("over"):
            return
        assert sitting.answer(sitting.last()["question"], rng)["is"] == "accepted"
        for other in (first, second):
            other.catch_up(sitting.last()["upto"])


def test_people_at_two_servers_play_each_other(pair: tuple[Server, Server]) -> None:
    _, first, second = apart(pair)
    play_apart(first, second, 200)
    assert first.last()["over"]
    assert second.last()["over"]
    assert second.last()["scene"] == first.last()["scene"]
    for sitting in (first, second):
        assert places(sitting) == sorted(set(places(sitting)))


def test_two_who_are_ready_at_once_begin_one_match(pair: tuple[Server, Server]) -> None:
    left, right = pair
    for _ in range(4):
        seats = left.create("person", "open")
        token = right.join(seats.match, 1)
        first, second = left.sit(seats.match, seats.tokens[0]), right.sit(seats.match, token)
        asked = [
            sitting.say("ready", seat=seat, ready=True)
            for seat, sitting in enumerate((first, second))
        ]
        assert first.reply(asked[0])["is"] == second.reply(asked[1])["is"] == "accepted"
        assert first.last()["upto"] == second.last()["upto"]


def ends(match: Match[Any]) -> tuple[int, AnyRecord]:
    """How many records a match has, and the last of them."""
    return len(match.records), match.records[-1]


def test_one_of_two_answers_to_the_same_question_wins(pair: tuple[Server, Server]) -> None:
    seats = pair[0].create("person", "person", goal=100)
    hands = [server.sit(seats.match, *seats.tokens.values()) for server in pair]
    rng = Random(5)
    for _ in range(8):
        updates = [hand.question() for hand in hands]
        assert updates[0]["number"] == updates[1]["number"]
        replies: list[dict[str, Any]] = [{}, {}]

        def answer(place: int, asked: Any, into: list[Any]) -> None:
            into[place] = hands[place].answer(asked, rng)

        threads = [
            Thread(target=answer, args=(place, updates[place]["question"], replies))
            for place in range(2)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(reply["is"] for reply in replies) == ["accepted", "refused"]
        assert "NotOpen" in [reply.get("error") for reply in replies]
    matches = [server.app.state.hall.rooms[seats.match].match for server in pair]
    until(lambda: ends(matches[0]) == ends(matches[1]))


def test_an_undo_is_agreed_to_at_the_other_server(pair: tuple[Server, Server]) -> None:
    _, first, second = apart(pair)
    asked = first.question()["question"]
    first.answer(asked, Random(1))
    first.ask("undo", seat=0)
    assert second.until(lambda told: told.get("wish"))["wish"]["waiting"] == [1]
    assert second.ask("consent", seat=1, agrees=True)["is"] == "accepted"
    back = first.until(lambda told: told.get("question"))
    assert back["question"]["items"] == asked["items"]


def test_chat_presence_and_resigning_reach_the_other_server(pair: tuple[Server, Server]) -> None:
    _, first, second = apart(pair)
    first.ask("chat", seat=0, text="¿Juegas?")
    assert second.until(lambda told: told["is"] == "chat")["said"]["text"] == "¿Juegas?"
    second.leave()
    first.until(lambda told: told["is"] == "room" and not told["room"]["chairs"][1].get("here"))
    first.ask("resign", seat=0)
    room = pair[1].app.state.hall.rooms
    until(lambda: all(one.over for one in room.values()))


def test_bots_go_on_where_a_server_has_stopped(postgres: Postgres, tmp_path: Path) -> None:
    config = config_in(tmp_path, database=postgres.fresh())
    with serving(config) as left, serving(config) as right:
        seats = left.create("person", "random")
        here = left.sit(seats.match, seats.tokens[0])
        here.answer(here.question()["question"], Random(1))
        upto = here.last()["upto"]
        left.stop()
        there = right.sit(seats.match, seats.tokens[0], since=upto)
        rng = Random(2)
        while not (update := there.question()).get("over"):
            assert there.answer(update["question"], rng)["is"] == "accepted"
        assert places(there) == sorted(set(places(there)))
        assert min(places(there)) >= upto


def test_what_changes_while_a_match_is_being_loaded_is_not_missed(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    left, right = pair
    seats = left.create("person", "open")
    first = left.sit(seats.match, seats.tokens[0])
    hall: Hall = right.app.state.hall
    read, written = Event(), Event()
    load = loading.loaded

    async def slowly(*asked: Any) -> Any:
        """Read before the other server writes, and ready after it."""
        loaded = await load(*asked)
        read.set()
        await asyncio.to_thread(written.wait, 10)
        await asyncio.sleep(0.3)
        return loaded

    monkeypatch.setattr(hall_module, "loaded", slowly)
    watcher = right.sit(seats.match)
    assert read.wait(10)
    first.ask("ready", seat=0, ready=True)
    written.set()
    watcher.until(lambda told: "room" in told and _is_ready(told["room"], 0))
    assert seats.match in hall.rooms
