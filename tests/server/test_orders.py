"""Standing orders over the wire: given, kept, obeyed, taken back, and told to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.odds.trying import AGAIN
from tests.server.serving import Seats, Server, Sitting, config_in, serving

TRYING = "tests.odds.trying:TRYING"
TRY = "trying.ask.try"


@pytest.fixture(scope="module")
def tries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(config_in(tmp_path_factory.mktemp("orders"), games=(TRYING,))) as listening:
        yield listening


def at_a_miss(server: Server) -> tuple[Seats, Sitting, dict[str, Any]]:
    """Sooner or later a hard try misses, and another throw may help; there is time for many."""
    seats = server.create("person", game="trying", tokens=9, last=1000)
    me = server.sit(seats.match, seats.tokens[0])
    update = dict(me.question())
    while update["question"]["message"]["key"] == TRY:
        update = answered(me, update, "hard")
    return seats, me, update


def answered(me: Sitting, update: dict[str, Any], answer: Any) -> dict[str, Any]:
    me.ask("answer", number=update["question"]["number"], seat=0, answer=answer)
    return dict(me.question())


def ordered(me: Sitting, update: dict[str, Any], span: str) -> dict[str, Any]:
    reply = me.ask("order", number=update["question"]["number"], seat=0, span=span)
    assert reply["is"] == "accepted", reply
    return dict(me.question())


def keys(me: Sitting) -> list[str]:
    return [one["question"]["message"]["key"] for one in me.heard if one.get("question")]


def test_a_question_says_which_orders_may_be_given(tries: Server) -> None:
    _, _, update = at_a_miss(tries)
    offered = [(one["span"], one.get("guarded", False)) for one in update["question"]["orders"]]
    assert offered == [("deed", False), ("round", False), ("match", True), ("match", False)]


def test_it_is_obeyed_listed_and_can_be_taken_back(tries: Server) -> None:
    _, me, update = at_a_miss(tries)
    update = ordered(me, update, "match")
    assert update["question"]["message"]["key"] == TRY
    (order,) = update["orders"]
    assert (order["key"], order["label"]["key"]) == (AGAIN, "kernel.order.match")
    before = keys(me).count(AGAIN)
    update = answered(me, answered(me, update, "hard"), "hopeless")
    assert keys(me).count(AGAIN) == before
    reply = me.ask("lift", seat=0, key=AGAIN)
    assert reply["is"] == "accepted", reply
    assert "orders" not in me.last()


def test_what_was_answered_is_told_to_the_seat(tries: Server) -> None:
    _, me, update = at_a_miss(tries)
    update = ordered(me, update, "match")
    (note,) = update["notes"]
    assert (note["seat"], note["message"]["key"]) == (0, "kernel.event.by_order")


def test_who_watches_hears_nothing_of_it(tries: Server) -> None:
    """Neither an update when it is given, nor anything about it in those that follow."""
    seats, me, update = at_a_miss(tries)
    watching = tries.sit(seats.match)
    watching.catch_up(me.last()["upto"])
    heard = len(watching.heard)
    ordered(me, update, "match")
    update = answered(me, me.last(), "hard")
    watching.catch_up(update["upto"])
    text = str(watching.heard[heard:])
    assert "order" not in text
    assert "note" not in text


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"span": "ever"}, "BadMessage"),
        ({"span": "round", "guarded": True}, "NotOptional"),
        ({"span": "deed", "number": -5}, "NotOpen"),
        ({"span": "deed", "seat": 1}, "NotYourSeat"),
    ],
)
def test_a_bad_order_is_refused(tries: Server, given: dict[str, Any], error: str) -> None:
    _, me, update = at_a_miss(tries)
    reply = me.ask("order", **{"number": update["question"]["number"], "seat": 0, **given})
    assert (reply["is"], reply["error"]) == ("refused", error)
    assert me.ask("lift", seat=0, key="nothing")["error"] == "NoOrder"


def test_an_order_outlives_a_new_start_and_the_file_of_the_match_has_none(tmp_path: Path) -> None:
    config = config_in(tmp_path, games=(TRYING,))
    with serving(config) as server:
        seats, me, update = at_a_miss(server)
        ordered(me, update, "match")
    with serving(config) as server:
        me = server.sit(seats.match, seats.tokens[0])
        update = dict(me.question())
        assert [one["key"] for one in update["orders"]] == [AGAIN]
        me.ask("resign", seat=0)
        file = server.get(f"/api/matches/{seats.match}/journal").text
        assert '"do":"order"' not in file
        assert '"do":"obey"' not in file


def test_an_answer_can_bring_the_next_one_with_it(tries: Server) -> None:
    seats = tries.create("person", game="trying", kind="lend")
    me, watching = tries.sit(seats.match, seats.tokens[0]), tries.sit(seats.match)
    number = me.question()["question"]["number"]
    me.ask("answer", number=number, seat=0, answer="easy", then=["hard"])
    update = answered(me, dict(me.question()), False)
    assert update["question"]["message"]["key"] == "trying.ask.lend"
    assert keys(me).count(TRY) == 1
    watching.catch_up(update["upto"])
    assert "order" not in str(watching.heard)


def test_what_comes_after_a_bad_answer_is_not_kept(tries: Server) -> None:
    seats = tries.create("person", game="trying", kind="lend")
    me = tries.sit(seats.match, seats.tokens[0])
    number = me.question()["question"]["number"]
    reply = me.ask("answer", number=number, seat=0, answer="silly", then=["hard"])
    assert reply["is"] == "refused"
    update = answered(me, answered(me, me.last(), "easy"), False)
    assert update["question"]["message"]["key"] == TRY


def test_going_on_and_the_answer_to_what_follows_are_one_answer(tries: Server) -> None:
    seats = tries.create("person", game="trying", kind="pause")
    me = tries.sit(seats.match, seats.tokens[0])
    update = dict(me.question())
    assert update["question"]["message"]["key"] == TRY
    (wait,) = update["question"]["aside"]
    assert (wait["answer"], wait["label"]["key"]) == (False, "trying.aside.pause")
    number = answered(me, update, "hard")["number"]
    assert number == update["number"] + 2
    me.ask("answer", number=number, seat=0, answer=False, aside=True)
    assert me.question()["number"] == number + 1
    assert set(keys(me)) == {TRY}


def test_an_answer_to_neither_changes_nothing(tries: Server) -> None:
    seats = tries.create("person", game="trying", kind="pause")
    me = tries.sit(seats.match, seats.tokens[0])
    number = me.question()["number"]
    assert me.ask("answer", number=number, seat=0, answer="silly")["is"] == "refused"
    assert me.ask("answer", number=number, seat=0, answer="easy", aside=True)["is"] == "refused"
    assert me.last()["number"] == number
