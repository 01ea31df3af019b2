"""Rooms: sitting down, playing, taking back, leaving, and once more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.salteadores.game import Options, Salteadores
from tests.server.serving import Server, Sitting, config_in, serving, whose_turn


def two_people(server: Server) -> tuple[str, Sitting, Sitting]:
    """A match that has begun, and its two people."""
    seats = server.create("person", "open")
    mine, theirs = seats.tokens[0], server.join(seats.match, 1, "Bea")
    first, second = server.sit(seats.match, mine), server.sit(seats.match, theirs)
    for seat, sitting in enumerate((first, second)):
        assert sitting.ask("ready", seat=seat, ready=True)["is"] == "accepted"
    return seats.match, first, second


def play_out(*sittings: Sitting, seed: int = 1, answers: int = 200) -> int:
    """Answers at random until the match is over, or so often; how often it was."""
    rng = Random(seed)
    for count in range(answers):
        if whose_turn(*sittings).last().get("over"):
            return count
        sitting = whose_turn(*sittings)
        reply = sitting.answer(sitting.last()["question"], rng)
        assert reply["is"] == "accepted", reply
        for other in sittings:
            other.catch_up(sitting.last()["upto"])
    return answers


def test_a_match_against_a_bot_begins_at_once_and_can_be_played_out(server: Server) -> None:
    seats = server.create("person", "random")
    me = server.sit(seats.match, seats.tokens[0])
    welcome = me.listen()
    assert (welcome["is"], welcome["seats"], welcome["room"]["stage"]) == (
        "welcome",
        [0],
        "playing",
    )
    rng = Random(3)
    while not (update := me.question()).get("over"):
        assert me.answer(update["question"], rng)["is"] == "accepted"
    room = me.room(lambda room: room["stage"] == "over")
    assert room["seed"].startswith("blake2b")
    assert room["result"]["scores"]


def test_a_bot_that_thinks_answers(server: Server) -> None:
    seats = server.create("person", "greedy")
    me = server.sit(seats.match, seats.tokens[0])
    me.answer(me.question()["question"], Random(1))
    assert me.question()["number"] >= 2


def test_people_gather_by_the_link_and_the_match_begins_when_all_are_ready(server: Server) -> None:
    seats = server.create("person", "open")
    me = server.sit(seats.match, seats.tokens[0])
    assert me.listen()["room"]["stage"] == "gathering"
    friend = server.sit(seats.match, server.join(seats.match, 1, "Bea"))
    assert me.ask("ready", seat=0, ready=True)["is"] == "accepted"
    room = me.room(lambda room: room["chairs"][1].get("here"))
    assert room["chairs"][1]["name"] == "Bea"
    assert friend.ask("ready", seat=1, ready=True)["is"] == "accepted"
    assert me.update()["upto"] == friend.last()["upto"]


def test_a_chair_is_taken_once_and_not_after_the_beginning(server: Server) -> None:
    seats = server.create("person", "open")
    server.join(seats.match, 1)
    taken = server.post(f"/api/matches/{seats.match}/seats/1", {})
    assert (taken.status_code, taken.json()["error"]) == (409, "SeatTaken")
    begun = server.create("person", "random")
    late = server.post(f"/api/matches/{begun.match}/seats/1", {})
    assert (late.status_code, late.json()["error"]) == (409, "AlreadyBegun")


def test_questions_go_only_to_their_seat(server: Server) -> None:
    match, first, second = two_people(server)
    watching = server.sit(match)
    assert play_out(first, second, answers=20)
    for seat, sitting in enumerate((first, second)):
        asked = [told["question"] for told in sitting.heard if told.get("question")]
        assert {question["seat"] for question in asked} == {seat}
    assert all("question" not in told for told in watching.quiet())


def test_nobody_is_asked_who_has_no_choice(server: Server) -> None:
    """Seat 1 has no card yet to spring an ambush with; its next question is its own turn's."""
    _, first, second = two_people(server)
    first.answer(first.question()["question"], Random(1))
    asked = second.question()["question"]
    assert asked["message"]["key"] == "salteadores.ask.job"
    waited = [told for told in first.heard if told["is"] == "update" and told["number"] == 1]
    assert [told["waiting"] for told in waited] == [[1]]


def test_two_seats_at_one_screen_are_asked_in_turn(server: Server) -> None:
    seats = server.create("person", "person")
    both = server.sit(seats.match, *seats.tokens.values())
    rng, seen = Random(2), set()
    for _ in range(6):
        update = both.question()
        assert update["view"] == update["question"]["seat"]
        seen.add(update["view"])
        both.answer(update["question"], rng)
    assert seen == {0, 1}


def test_who_resigns_has_lost_and_nothing_more_is_played(server: Server) -> None:
    match, first, second = two_people(server)
    asked = first.question()["question"]
    assert first.ask("resign", seat=0)["is"] == "accepted"
    over = second.until(lambda told: told["is"] == "room" and told["room"]["stage"] == "over")
    assert over["room"]["result"]["winners"] == [1]
    assert over["room"]["result"]["resigned"] == 0
    assert first.answer(asked, Random(1))["error"] == "NotPlaying"
    again = server.sit(match)
    assert again.listen()["room"]["result"]["resigned"] == 0


def test_an_undo_past_a_roll_needs_the_other(server: Server) -> None:
    _, first, second = two_people(server)
    asked = first.question()["question"]
    first.answer(asked, Random(1))
    assert first.ask("undo", seat=0)["is"] == "accepted"
    wish = second.until(lambda told: told.get("wish"))["wish"]
    assert (wish["by"], wish["waiting"]) == (0, [1])
    assert second.ask("consent", seat=1, agrees=True)["is"] == "accepted"
    back = first.question()
    assert back["question"]["items"] == asked["items"]
    assert back["news"][-1]["back_to"] == 0


def test_an_undo_that_is_not_agreed_to_is_off(server: Server) -> None:
    _, first, second = two_people(server)
    first.answer(first.question()["question"], Random(1))
    second.question()
    first.ask("undo", seat=0)
    second.until(lambda told: told.get("wish"))
    second.ask("consent", seat=1, agrees=False)
    assert first.until(lambda told: told["is"] == "update" and not told.get("wish"))["number"] == 2


def test_a_bot_that_stands_in_for_somebody_does_not_agree_to_an_undo_past_a_die(
    server: Server,
) -> None:
    match, first, second = two_people(server)
    second.leave()
    first.room(lambda room: not room["chairs"][1].get("here"))
    first.quiet(0.4)
    first.ask("hand_over", seat=1, bot="random")
    first.answer(first.question()["question"], Random(1))
    first.question()
    before = len(server.app.state.hall.rooms[match].match.records)
    assert first.ask("undo", seat=0)["error"] == "BotStandsIn"
    live = server.app.state.hall.rooms[match].match
    assert (len(live.records), live.undo_request) == (before, None)


def test_a_bot_takes_a_seat_that_was_left_and_gives_it_back(server: Server) -> None:
    match, first, second = two_people(server)
    token = server.create("person", "person").tokens[1]
    assert first.ask("hand_over", seat=1, bot="random")["error"] == "NotGone"
    second.leave()
    first.until(lambda told: told["is"] == "room" and not told["room"]["chairs"][1].get("here"))
    first.quiet(0.4)
    assert first.ask("hand_over", seat=1, bot="random")["is"] == "accepted"
    first.answer(first.last()["question"], Random(1))
    assert first.until(lambda told: told.get("number", 0) > 1)
    stranger = server.sit(match, token)
    assert stranger.listen()["error"] == "WrongToken"


def test_one_takes_ones_own_seat_back_from_a_bot(server: Server) -> None:
    seats = server.create("person", "person")
    both = server.sit(seats.match, *seats.tokens.values())
    asked = both.question()["question"]
    assert both.ask("hand_over", seat=1, bot="random")["is"] == "accepted"
    assert both.ask("undo", seat=1)["error"] == "BotPlays"
    assert both.ask("hand_over", seat=1)["is"] == "accepted"
    assert both.answer(asked, Random(1))["is"] == "accepted"
    assert both.until(lambda told: told.get("question"))["question"]["seat"] == 1


def test_a_rematch_keeps_tokens_and_begins_when_the_other_is_ready(server: Server) -> None:
    seats = server.create("person", "open")
    tokens = [seats.tokens[0], server.join(seats.match, 1)]
    people = [server.sit(seats.match, token) for token in tokens]
    for seat, sitting in enumerate(people):
        sitting.ask("ready", seat=seat, ready=True)
    assert people[0].ask("rematch")["error"] == "StillPlaying"
    people[1].ask("resign", seat=1)
    assert people[0].ask("rematch", swap=True)["is"] == "accepted"
    named = people[1].until(lambda told: told["is"] == "room" and told["room"].get("rematch"))
    again = [server.sit(named["room"]["rematch"], token) for token in tokens]
    assert [sitting.listen()["seats"] for sitting in again] == [[1], [0]]
    assert again[1].ask("ready", seat=0, ready=True)["is"] == "accepted"
    assert again[0].update()["number"] == 0


def test_a_match_that_goes_on_has_the_same_people_and_what_the_game_agrees(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Salteadores, "sequel", lambda game, options, state: Options(goal=7))
    _, first, second = two_people(server)
    play_out(first, second)
    over = first.room(lambda room: room["stage"] == "over")
    assert over["result"]["sequel"]["options"] == {"goal": 7}
    assert first.ask("rematch", onward=True)["is"] == "accepted"
    named = second.room(lambda room: room.get("rematch"))["rematch"]
    after = server.get(f"/api/matches/{named}").json()
    assert after["options"] == {"goal": 7}
    assert [chair["kind"] for chair in after["chairs"]] == ["person", "person"]


def test_chat_reaches_everybody_as_text_and_waits_for_who_comes_later(server: Server) -> None:
    match, first, second = two_people(server)
    text = "<b>hola</b>\u0000 & adiós"
    assert first.ask("chat", seat=0, text=text)["is"] == "accepted"
    told = second.until(lambda told: told["is"] == "chat")["said"]
    assert told["text"] == "<b>hola</b> & adiós"
    late = server.sit(match)
    assert [line["text"] for line in late.listen()["said"]] == [told["text"]]
    later = server.sit(match, chat=told["id"])
    assert "said" not in later.listen()


def test_who_holds_a_seat_speaks_from_there_even_without_saying_so(server: Server) -> None:
    seats = server.create("person", "open")
    bea = server.sit(seats.match, server.join(seats.match, 1, "Bea"))
    watching = server.sit(seats.match)
    for sitting, signed in ((bea, ("Bea", 1)), (watching, ("", None))):
        sitting.ask("chat", text="hola")
        line = [told["said"] for told in sitting.heard if told["is"] == "chat"][-1]
        assert (line["name"], line.get("seat")) == signed


def test_a_match_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    config = config_in(tmp_path)
    with serving(config) as server:
        seats = server.create("person", "person", goal=60)
        both = server.sit(seats.match, *seats.tokens.values())
        play_out(both, answers=7)
        before = both.last()
    with serving(config) as server:
        again = server.sit(seats.match, *seats.tokens.values(), since=before["upto"])
        after = again.update()
        assert after["since"] == before["upto"]
        assert after["question"] == before["question"]
        assert all(one["at"] < before["upto"] and one["only"] for one in after.get("news", ()))
        assert play_out(again) < 200


def test_a_bots_turn_is_resumed_when_the_match_is_loaded(tmp_path: Path) -> None:
    config = config_in(tmp_path)
    with serving(config) as server:
        match = server.create("person", "person", goal=60)
        both = server.sit(match.match, *match.tokens.values())
        play_out(both, answers=3)
        turn = whose_turn(both).last()["waiting"][0]
        both.leave()
    with serving(config) as server:
        both = server.sit(match.match, *match.tokens.values())
        number = both.question()["number"]
        both.ask("hand_over", seat=turn, bot="random")
        assert both.until(lambda told: told.get("number", -1) > number)


def test_a_match_that_nobody_looks_at_is_put_away_and_comes_back(tmp_path: Path) -> None:
    with serving(config_in(tmp_path, idle_after=0.1)) as server:
        seats = server.create("person", "person", goal=60)
        both = server.sit(seats.match, *seats.tokens.values())
        play_out(both, answers=4)
        hall = server.app.state.hall
        assert seats.match in hall.rooms
        before = both.last()
        both.leave()
        server.until(lambda: seats.match not in hall.rooms)
        again = server.sit(seats.match, *seats.tokens.values())
        assert again.question()["question"] == before["question"]


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess"}, "UnknownGame"),
        ({"game": "tests.salteadores.game:GAME"}, "UnknownGame"),
        ({"game": "salteadores", "options": {"goal": "much"}}, "BadOptions"),
        ({"game": "salteadores", "setting": "moon"}, "UnknownSetting"),
        ({"game": "salteadores", "chairs": [{"kind": "open"}]}, "BadChairs"),
        (
            {"game": "salteadores", "chairs": [{"kind": "person"}, {"kind": "bot", "bot": "x"}]},
            "UnknownBot",
        ),
        ({"game": "salteadores", "chairs": [{"kind": "king"}]}, "BadRequest"),
        ({}, "BadRequest"),
    ],
)
def test_a_match_that_cannot_be_set_up_is_refused_by_name(
    server: Server, wish: dict[str, object], error: str
) -> None:
    reply = server.post("/api/matches", wish)
    assert reply.json()["error"] == error
    assert 400 <= reply.status_code < 500


def test_listed_matches_are_found_by_their_stage(server: Server) -> None:
    wish = {"game": "salteadores", "listed": True, "chairs": [{"kind": "person"}, {"kind": "open"}]}
    room = server.post("/api/matches", wish).json()["room"]
    assert room["id"] in [one["id"] for one in server.get("/api/matches").json()]
    assert room["id"] not in [one["id"] for one in server.get("/api/matches?stage=playing").json()]
    assert server.get(f"/api/matches/{room['id']}").json()["commitment"] == room["commitment"]


def test_the_last_chair_may_be_given_to_a_bot(server: Server) -> None:
    seats = server.create("person", "open")
    me = server.sit(seats.match, seats.tokens[0])
    me.ask("ready", seat=0, ready=True)
    assert me.ask("hand_over", seat=1, bot="random")["is"] == "accepted"
    assert me.question()["question"]["seat"] == 0
