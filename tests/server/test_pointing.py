"""Answers pointed at on the board."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from tapete.kernel.matches.match import Match
from tapete.server.showing.pointing import NoSuchWay, headed, reached, tried
from tapete.spaces.plane.point import INCH
from tests.server.matches import asked_of, savage, to_a_turn


@pytest.fixture(params=["free", "squares"])
def match(request: pytest.FixtureRequest) -> Match[Any]:
    return to_a_turn(savage(board=request.param))


def test_every_place_within_reach_can_be_gone_to_for_its_cost(match: Match[Any]) -> None:
    seat, domain = asked_of(match)
    places = reached(match, seat, "move").places
    assert len(places) > 20
    for x, y, cost in places[::7]:
        way = headed(match, seat, "move", [(x, y)])
        assert way.reason is None, way
        assert way.cost == pytest.approx(cost, abs=2)
        assert domain.contains(way.answer)


def test_a_way_that_is_too_long_is_refused_with_what_it_needs(match: Match[Any]) -> None:
    seat, _ = asked_of(match)
    allowance = match.question.domains[seat].ways["move"].allowance  # type: ignore[union-attr]
    x, y, _ = max(reached(match, seat, "move").places, key=lambda place: place[2])
    far = tried(match, seat, ["move", [[x, y], *[[x + INCH, y], [x, y]] * 8]])
    assert far.reason is not None
    assert far.rule == "savage.move.walk"
    if far.reason.key == "spaces.refusal.too_far":
        assert dict(far.reason.args)["has"] == allowance


def test_trying_changes_nothing(match: Match[Any]) -> None:
    seat, _ = asked_of(match)
    before = match.journal().dump()
    x, y, _ = reached(match, seat, "move").places[0]
    headed(match, seat, "move", [(x, y)])
    tried(match, seat, ["move", "nonsense"])
    tried(match, seat, {"no": 1})
    assert match.journal().dump() == before


def test_what_has_not_the_shape_of_an_answer_is_refused_with_a_reason(match: Match[Any]) -> None:
    seat, _ = asked_of(match)
    for nonsense in (None, 7, ["move"], ["move", 3], ["fly", []], ["move", [[1.5, 2]]]):
        assert tried(match, seat, nonsense).reason is not None


def test_a_way_that_is_not_drawn_cannot_be_headed(match: Match[Any]) -> None:
    seat, _ = asked_of(match)
    for way in ("do", "fly"):
        with pytest.raises(NoSuchWay):
            headed(match, seat, way, [(100, 100)])
        with pytest.raises(NoSuchWay):
            reached(match, seat, way)


def test_who_is_in_the_way_is_named() -> None:
    match = to_a_turn(savage())
    seat, domain = asked_of(match)
    start = domain.ways["move"].start  # type: ignore[attr-defined]
    there = next(f for f in match.state.figures if f.at != start and not f.out)
    refused = tried(match, seat, ["move", [[there.at.x, there.at.y]]])
    assert refused.reason is not None
    assert dict(refused.reason.args).get("name") != there.id


def test_reach_is_quick() -> None:
    match = to_a_turn(savage(scenario="saloon"))
    seat, _ = asked_of(match)
    reached(match, seat, "move")
    times = []
    for _ in range(5):
        begun = perf_counter()
        places = reached(match, seat, "move").places
        times.append(perf_counter() - begun)
    assert len(places) <= 600
    assert min(times) < 0.5
