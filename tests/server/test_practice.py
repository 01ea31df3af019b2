"""Undo against bots: refused past a die, unless the match is practice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.kernel.event import NAMELESS, Undone
from tapete.kernel.message import Message
from tapete.scene.naming import with_name
from tapete.scene.scene import Scene, Side
from tapete.scene.screen import Screen
from tests.server.serving import Server, Sitting
from tests.server.test_rooms import two_people


def against_a_bot(server: Server, **more: Any) -> tuple[str, Sitting]:
    """A match in which the first answer was given, and dice fell."""
    seats = server.create("person", "random", **more)
    me = server.sit(seats.match, seats.tokens[0])
    me.answer(me.question()["question"], Random(1))
    me.question()
    return seats.match, me


def faces(sitting: Sitting) -> list[list[int]]:
    news = [one for told in sitting.heard for one in told.get("news", ())]
    return [one["dice"]["faces"] for one in news if "dice" in one]


def test_past_a_die_a_bot_does_not_agree_and_says_that_there_is_practice(server: Server) -> None:
    match, me = against_a_bot(server)
    before = len(server.app.state.hall.rooms[match].match.records)
    refused = me.ask("undo", seat=0)
    assert refused["error"] == "BotDeclines"
    assert refused["message"]["key"] == "server.error.bot_declines"
    live = server.app.state.hall.rooms[match].match
    assert (len(live.records), live.undo_request) == (before, None)


def test_a_match_begun_as_practice_says_so_and_bots_agree(server: Server) -> None:
    match, me = against_a_bot(server, practice=True)
    assert server.get(f"/api/matches/{match}").json()["practice"]
    assert me.ask("undo", seat=0)["is"] == "accepted"
    assert server.app.state.hall.rooms[match].match.practice


def test_its_only_person_turns_a_match_into_practice_and_gets_the_same_dice(
    server: Server,
) -> None:
    _, me = against_a_bot(server)
    first = faces(me)[0]
    assert me.ask("practise", seat=0)["is"] == "accepted"
    assert me.room(lambda room: room.get("practice"))
    assert me.ask("undo", seat=0)["is"] == "accepted"
    before = len(faces(me))
    me.answer(me.question()["question"], Random(1))
    assert faces(me)[before] == first
    assert me.ask("practise", seat=0)["error"] == "AlreadyPractice"


def test_practice_is_kept_and_loaded_again(server: Server) -> None:
    match, me = against_a_bot(server)
    me.ask("practise", seat=0)
    me.ask("undo", seat=0)
    hall = server.app.state.hall
    records = list(hall.rooms[match].match.records)
    me.leave()
    del hall.rooms[match]
    again = server.sit(match)
    assert again.listen()["room"]["practice"]
    assert hall.rooms[match].match.records[: len(records)] == records


def test_with_somebody_else_at_the_table_nobody_turns_a_match_into_practice(
    server: Server,
) -> None:
    _, first, _ = two_people(server)
    assert first.ask("practise", seat=0)["error"] == "NotAlone"


@pytest.mark.parametrize("seat", [1, 9])
def test_only_who_sits_there_does(server: Server, seat: int) -> None:
    _, me = against_a_bot(server)
    assert me.ask("practise", seat=seat)["error"] == "NotYourSeat"


def test_an_undo_is_told_with_the_name_of_whoever_took_back(server: Server) -> None:
    _, first, second = two_people(server)
    first.answer(first.question()["question"], Random(1))
    second.answer(second.question()["question"], Random(1))
    assert second.ask("undo", seat=1)["is"] == "accepted"
    undone = first.until(lambda told: any("back_to" in one for one in told.get("news", ())))
    message = next(one["message"] for one in undone["news"] if "back_to" in one)
    assert dict(message["args"])["name"] == "Bea"


def test_a_side_without_a_person_s_name_goes_by_its_own() -> None:
    ours = Message.of("ours")
    screen = Screen(scene=lambda view, seat: Scene(Message.of("head"), sides=(Side(ours, 1),)))
    told = [dict(with_name(Undone(by=by, back_to=0).message(), screen, None).args) for by in (1, 0)]
    assert [args["name"] for args in told] == [ours, NAMELESS]
