"""Moves pointed at on the board, as a server answers them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.game import GAME
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.server.showing.asking import asked, unfolded
from tapete.server.showing.pointing import headed, reached, tried
from tests.browser.skirmishes import NEAR, acts, played
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
    listed = [item.answer for item in unfolded(match, seat, "move").items]
    assert 0 < len(listed) <= len(list(domain.ways["move"].few()))  # type: ignore[attr-defined]
    assert all(domain.contains(answer) for answer in listed)
    assert "route" in [way.kind for way in open_question.ways]


# --- walls


def on_the_roof(spot: tuple[float, float]) -> Match[Any]:
    """A match in which the first mini stands on or beside a house 8 cm high, and acts."""
    return played(acts("a1"), {**NEAR, "a1": spot}, ground="refinery")


def test_a_wall_between_here_and_the_finger_is_climbed_and_not_gone_round() -> None:
    match = on_the_roof((68, 80.5))
    way = headed(match, 0, "move", [(7700, 8450)], aim=(7300, 8050))
    assert way.path[-1] == (7125, 8050)
    assert way.heights == (1, 800, 800)
    assert way.reason is None


def test_a_height_of_the_wall_is_tried_like_any_answer() -> None:
    match = on_the_roof((68, 80.5))
    way = headed(match, 0, "move", [(7300, 8050)])
    low = tried(match, 0, way.answer, height=240)
    assert low.answer == [
        "move",
        {"way": [[6875, 8050], [6875, 8050, "climb", 240]], "facing": None},
    ]
    assert (low.cost, low.reason, low.path[-1]) == (315, None, (6875, 8050))
    assert tried(match, 0, ["move", 3], height=240).reason is not None
    assert tried(match, 0, ["do", 3], height=240).reason is not None


def test_a_fall_is_offered_beside_the_way_and_says_what_it_is() -> None:
    match = on_the_roof((72, 80.5))
    way = headed(match, 0, "move", [(6850, 8050)])
    assert "drop" not in str(way.answer)
    assert way.fall is not None
    assert [note.key for note in way.fall.notes] == ["punk.remark.drop"]
    fall = tried(match, 0, way.fall.answer)
    assert (fall.reason, fall.fall, fall.heights) == (None, None, None)
