"""A way longer than one answer allows is drawn in legs."""

from __future__ import annotations

from typing import Any

from tapete.kernel.matches.match import Match
from tapete.server.showing.pointing import headed
from tapete.spaces.plane.point import CM
from tests.browser.skirmishes import NEAR, acts, played

REACH = 10 * CM
START = (46 * CM, 73 * CM)


def skirmish() -> Match[Any]:
    return played(acts("a2"), NEAR)


def test_a_way_of_two_actions_stops_exactly_at_the_reach_of_the_first_and_goes_on() -> None:
    drawn = headed(skirmish(), 0, "move", [(START[0] + 16 * CM, START[1])])
    assert drawn.reason is None
    assert drawn.cost == REACH
    assert drawn.path[-1] == (START[0] + REACH, START[1])
    assert drawn.onward == (drawn.path[-1], (START[0] + 16 * CM, START[1]))
    assert drawn.legs == (REACH, 6 * CM)


def test_beyond_the_reach_of_all_actions_a_way_ends_where_the_last_does() -> None:
    drawn = headed(skirmish(), 0, "move", [(START[0] + 40 * CM, START[1])])
    assert drawn.legs == (REACH, REACH)
    assert drawn.onward[-1] == (START[0] + 2 * REACH, START[1])


def test_a_way_within_reach_and_one_with_the_last_action_have_no_legs() -> None:
    match = skirmish()
    near = headed(match, 0, "move", [(START[0] + 5 * CM, START[1])])
    assert (near.legs, near.onward) == ((), ())
    match.answer(0, near.answer)
    drawn = headed(match, 0, "move", [(START[0] + 40 * CM, START[1])])
    assert (drawn.cost, drawn.legs) == (REACH, ())
