"""A lesson on a server: led by itself, with hints, kept, and marked as one."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.lessons import Lesson, lesson_of, tutor_of
from tests.lessons.pupil import example
from tests.server.serving import Server, Sitting

GAMES = [name for name in games.names() if lesson_of(games.find(name)) is not None]
each = pytest.mark.parametrize("game", GAMES)


def begun(server: Server, game: str) -> tuple[str, Sitting, str]:
    """The lesson of a game, who takes it, and the token of the seat."""
    reply = server.post("/api/matches", {"game": game, "lesson": True})
    assert reply.status_code == 201, reply.text
    told = reply.json()
    assert told["room"]["lesson"]
    match, token = told["room"]["id"], told["seats"][0]["token"]
    return match, server.sit(match, token), token


def steps(game: str) -> Lesson:
    lesson = lesson_of(games.find(game))
    assert lesson is not None
    return lesson


def right(server: Server, match: str) -> Any:
    """An answer that counts now."""
    live = server.app.state.hall.rooms[match].match
    tutor = tutor_of(live)
    assert tutor is not None
    assert tutor.step is not None
    return example(tutor.step, live.question.domains[0])


def do_a_step(server: Server, match: str, me: Sitting) -> dict[str, Any]:
    """Answers what the step asks for; returns the update that asked for it."""
    told = me.question()
    number = told["question"]["number"]
    assert me.ask("answer", number=number, seat=0, answer=right(server, match))["is"] == "accepted"
    return told


@each
def test_it_is_led_to_its_end_and_nobody_is_asked_for_dice(server: Server, game: str) -> None:
    match, me, _ = begun(server, game)
    lesson = steps(game)
    for at, step in enumerate(lesson.steps):
        told = do_a_step(server, match, me)
        assert told["question"]["message"]["key"] == step.ask
        assert (told["lesson"]["at"], told["lesson"]["rule"]) == (at, step.rule)
    room = me.room(lambda room: room["stage"] == "over")
    assert room["result"]["winners"] == [0]
    last = me.last()["lesson"]
    assert last["at"] == last["of"] == len(lesson.steps)
    asked = [one["question"] for one in me.heard if one.get("question")]
    assert all(not one["message"]["key"].startswith("kernel.") for one in asked)


@each
def test_another_answer_gets_the_hint_and_loses_nothing(server: Server, game: str) -> None:
    match, me, _ = begun(server, game)
    asked = me.question()["question"]
    live = server.app.state.hall.rooms[match].match
    before = len(live.records)
    wrong = [item["answer"] for item in asked["items"] if item["answer"] != right(server, match)]
    refused = me.ask("answer", number=asked["number"], seat=0, answer=wrong[0])
    assert refused["error"] == "NotInLesson"
    assert dict(refused["message"]["args"])["en"] == steps(game).steps[0].hint.en
    assert len(live.records) == before
    do_it = me.ask("answer", number=asked["number"], seat=0, answer=right(server, match))
    assert do_it["is"] == "accepted"


@each
def test_it_is_left_and_taken_up_again(server: Server, game: str) -> None:
    match, me, token = begun(server, game)
    do_a_step(server, match, me)
    assert me.question()["lesson"]["at"] == 1
    me.leave()
    hall = server.app.state.hall
    server.until(lambda: not hall.rooms[match].clients)
    del hall.rooms[match]
    again = server.sit(match, token).question()
    assert again["lesson"]["at"] == 1
    assert dict(again["lesson"]["led"]["args"])["en"] == steps(game).steps[0].led.en


def test_nothing_is_taken_back(server: Server) -> None:
    match, me, _ = begun(server, "savage")
    do_a_step(server, match, me)
    me.question()
    assert me.ask("undo", seat=0)["error"] == "NoUndoInLesson"


def test_a_game_without_a_lesson_says_so(server: Server) -> None:
    reply = server.post("/api/matches", {"game": "salteadores", "lesson": True})
    assert reply.status_code == 404
    assert server.get("/api/games/salteadores").json()["lesson"] == 0
    assert server.get("/api/games/savage").json()["lesson"] > 0
