"""A question on which nothing hangs is never shown to the person it is for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.odds.trying import AGAIN
from tests.server.serving import Seats, Server, Sitting, config_in, serving

TRYING = "tests.odds.trying:TRYING"
UNASKED = "kernel.event.unasked"


@pytest.fixture(scope="module")
def tries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(config_in(tmp_path_factory.mktemp("tries"), games=(TRYING,))) as listening:
        yield listening


def begun(server: Server) -> tuple[Seats, Sitting]:
    seats = server.create("person", game="trying")
    return seats, server.sit(seats.match, seats.tokens[0])


def choose(me: Sitting, update: dict[str, Any], answer: str) -> dict[str, Any]:
    """The question after the choice of what to try."""
    asked = update["question"]
    assert asked["message"]["key"] == "trying.ask.try"
    me.ask("answer", number=asked["number"], seat=0, answer=answer)
    return dict(me.question())


def told(me: Sitting) -> list[dict[str, Any]]:
    """What the last update says that nobody was asked."""
    last = me.last()
    notes = [note for one in (last, *last.get("news", [])) for note in one.get("notes", [])]
    return [note for note in notes if note["message"]["key"] == UNASKED]


def asked(me: Sitting) -> list[str]:
    return [one["question"]["message"]["key"] for one in me.heard if one.get("question")]


def test_it_is_answered_and_told_but_not_shown(tries: Server) -> None:
    _, me = begun(tries)
    update = choose(me, me.question(), "certain")
    assert update["question"]["message"]["key"] == "trying.ask.try"
    assert AGAIN not in asked(me)
    (one,) = told(me)
    assert dict(one["message"]["args"])["question"]["key"] == AGAIN


def test_one_that_matters_is_shown(tries: Server) -> None:
    """Sooner or later a hard try misses, and another throw may help."""
    _, me = begun(tries)
    update = me.question()
    while update["question"]["message"]["key"] != AGAIN:
        update = choose(me, update, "hard")


def test_who_watches_is_not_told_of_it(tries: Server) -> None:
    seats, me = begun(tries)
    watching = tries.sit(seats.match)
    choose(me, me.question(), "certain")
    watching.catch_up(me.last()["upto"])
    assert told(me)
    assert not told(watching)


def test_an_undo_goes_back_to_the_choice_before_also_after_a_new_start(tmp_path: Path) -> None:
    config = config_in(tmp_path, games=(TRYING,))
    with serving(config) as server:
        seats, me = begun(server)
        number = choose(me, me.question(), "certain")["number"]
    with serving(config) as server:
        me = server.sit(seats.match, seats.tokens[0])
        assert me.question()["number"] == number
        assert me.ask("undo", seat=0)["is"] == "accepted"
        assert me.question()["question"]["message"]["key"] == "trying.ask.try"
        assert me.last()["news"][-1]["back_to"] == 0
