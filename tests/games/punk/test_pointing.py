"""Moves pointed at on the board, as a server answers them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.game import GAME
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.server.showing.asking import asked
from tapete.server.showing.pointing import headed, reached, tried
from tests.server.matches import asked_of, to_a_turn


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return to_a_turn(Match(GAME, {}, from_number(1)))


def test_every_place_within_reach_can_be_gone_to_for_its_cost(match: Match[Any]) -> None:
    seat, domain = asked_of(match)
    places = [place for place in reached(match, seat, "move").places if place[2]]
    assert len(places) > 50
    for x, y, cost in places[::9]:
        way = headed(match, seat, "move", [(x, y)])
        assert way.reason is None, way
        assert way.path[-1] == (x, y)
        assert way.cost == pytest.approx(cost, abs=60)
        assert domain.contains(way.answer)


def test_what_is_refused_says_by_which_rule_and_how_it_was_measured(match: Match[Any]) -> None:
    seat, domain = asked_of(match)
    start: Any = domain.ways["move"].start.point  # type: ignore[attr-defined]
    there_and_back = [[start.x + far, start.y] for far in (300, 0)] * 9
    far = tried(match, seat, ["move", {"way": there_and_back, "facing": None}])
    assert far.reason is not None
    assert far.reason.key == "spaces.refusal.out_of_reach"
    assert dict(far.reason.args)["has"] == domain.ways["move"].allowance  # type: ignore[attr-defined]
    assert far.rule in ("punk.move.distance", "punk.special.swift")
    assert tried(match, seat, ["move", 3]).reason is not None


def test_only_some_of_the_ways_are_listed_and_any_is_drawn(match: Match[Any]) -> None:
    seat, domain = asked_of(match)
    open_question = asked(match, seat)
    listed = [item.answer for item in open_question.items if item.answer[0] == "move"]
    assert 0 < len(listed) <= len(list(domain.ways["move"].few()))  # type: ignore[attr-defined]
    assert all(domain.contains(answer) for answer in listed)
    assert "route" in [way.kind for way in open_question.ways]
