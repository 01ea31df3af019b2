"""Two seats at one screen: each is told what is for it, once it is in view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tapete.kernel.matches.match import Match
from tapete.kernel.seat import may_know
from tests.server.serving import Seats, Server, Sitting


def couriers(server: Server) -> Seats:
    """Each is whispered something when the other is asked already."""
    return server.create("person", "person", game="recados", couriers=2, kinds=["yes_no"] * 60)


def both_at(server: Server, seats: Seats, since: int = 0) -> Sitting:
    return server.sit(seats.match, *seats.tokens.values(), since=since)


def answered(server: Server, seats: Seats, answers: int) -> tuple[Sitting, Match[Any]]:
    """A match that both played at one screen, and that match itself."""
    both, rng = both_at(server, seats), Random(5)
    for _ in range(answers):
        assert both.answer(both.question()["question"], rng)["is"] == "accepted"
    match = server.app.state.hall.rooms[seats.match].match
    both.catch_up(len(match.told))
    return both, match


def updates(sitting: Sitting) -> Iterator[dict[str, Any]]:
    return (told for told in sitting.heard if told["is"] == "update")


def test_what_was_told_to_a_seat_that_was_not_in_view_comes_when_it_is_once_and_in_order(
    server: Server,
) -> None:
    both, match = answered(server, couriers(server), 30)
    heard: set[int] = set()
    for update in updates(both):
        seat, news = update["view"], [one["at"] for one in update.get("news", ())]
        assert news == sorted(news)
        assert not heard & set(news)
        heard |= set(news)
        due = {at for at in range(update["upto"]) if may_know(match.told[at].to, seat)}
        assert due <= heard
        assert all(may_know(match.told[at].to, seat) for at in news)
    views = {update["view"] for update in updates(both)}
    assert views == {0, 1}
    assert any(
        one["at"] < update["since"] for update in updates(both) for one in update.get("news", ())
    )


def test_it_is_said_which_of_the_seats_may_know_something(server: Server) -> None:
    both, match = answered(server, couriers(server), 12)
    told = [one for update in updates(both) for one in update.get("news", ())]
    assert {tuple(one.get("only", ())) for one in told} == {(), (0,), (1,)}
    for one in told:
        assert tuple(one.get("only", ())) == (match.told[one["at"]].to or ())


def test_who_comes_back_is_told_again_what_only_the_seat_in_view_may_know(server: Server) -> None:
    """What else was told before is not."""
    seats = couriers(server)
    before, match = answered(server, seats, 12)
    since = before.last()["upto"]
    update = both_at(server, seats, since).update()
    own = [at for at in range(since) if match.told[at].to == (update["view"],)]
    assert [one["at"] for one in update["news"]] == own


def test_who_has_one_seat_is_told_nothing_of_audiences(server: Server) -> None:
    seats = couriers(server)
    mine = server.sit(seats.match, seats.tokens[0])
    _, match = answered(server, seats, 12)
    mine.catch_up(len(match.told))
    told = [one for update in updates(mine) for one in update.get("news", ())]
    assert [one["at"] for one in told] == [
        at for at, one in enumerate(match.told) if may_know(one.to, 0)
    ]
    assert not any("only" in one for one in told)
