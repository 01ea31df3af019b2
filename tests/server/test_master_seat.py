"""A person as the master of bots: nobody plays on before the master lets them."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Server, Sitting

OPTIONS = {"scenario": "the_long_night", "players": 1, "master": True}
LET_THEM = ["watch", "watch"]


def mastered(server: Server, *kinds: str) -> tuple[str, Sitting]:
    """A match with such chairs, and the one person at it."""
    chairs = [{"kind": one} if one == "person" else {"kind": "bot", "bot": one} for one in kinds]
    wanted = {"game": "darkness", "chairs": chairs, "options": OPTIONS}
    told = server.post("/api/matches", wanted).json()
    return told["room"]["id"], server.sit(told["room"]["id"], told["seats"][0]["token"])


def answered(person: Sitting, seat: int, answer: Any) -> dict[str, Any]:
    """Answers the question that is open; returns the next one that the seat is asked."""
    asked = person.question()["question"]
    told = person.ask("answer", number=asked["number"], seat=seat, answer=answer)
    assert told["is"] == "accepted", told
    return dict(person.question()["question"])


def test_a_bot_waits_until_the_master_lets_it_play(server: Server) -> None:
    match, master = mastered(server, "random", "person")
    asked = answered(master, 1, "play")
    assert asked["message"]["key"] == "darkness.ask.turn"
    assert not master.quiet()
    hurt = ["do", {"option": {"what": "hurt", "to": "s0", "item": -1}, "details": {}}]
    master.ask("answer", number=asked["number"], seat=1, answer=hurt)
    live = server.app.state.hall.rooms[match].match
    assert live.state.survivors[0].hurts == 1
    before = live.number
    master.ask("answer", number=live.number, seat=1, answer=LET_THEM)
    server.until(lambda: live.number > before + 1)
    assert live.line[-1].seat == 0 or live.state.phase == "master"


def test_a_master_that_is_a_bot_lets_people_play(server: Server) -> None:
    match, _ = mastered(server, "person", "seasoned")
    live = server.app.state.hall.rooms[match].match
    server.until(lambda: live.question.key == "darkness.ask.act")
    assert live.question.seats == (0,)
