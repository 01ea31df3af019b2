"""The goals of the sides: when each is reached, what it scores, and how a match ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tapete.games.savage.content.scenario import DRAFTS, Goal
from tapete.games.savage.events.fight import Scored
from tapete.games.savage.rules.story.goals import inside, judge, people, reached
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import Skirmish, skirmish, who

ZONE = (2, 0, 3, 1)
"""From 2 to 5 paces to the right."""
OUT = {"out": "dead"}


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Maps of tests are forgotten again."""
    before = dict(DRAFTS)
    yield
    DRAFTS.clear()
    DRAFTS.update(before)


def played(
    drawing: str, heroes: tuple[Goal, ...], foes: tuple[Goal, ...] = (), **people: Any
) -> Skirmish:
    """A fight with these goals, which lasts five rounds."""
    fight = skirmish(drawing, **people)
    plain = DRAFTS[fight.state.scenario]
    sides = tuple(
        msgspec.structs.replace(side, goals=goals)
        for side, goals in zip(plain.sides, (heroes, foes), strict=True)
    )
    fight.state.scenario += "-goals"
    DRAFTS[fight.state.scenario] = msgspec.structs.replace(plain, sides=sides, rounds=5)
    return fight


def ended(fight: Skirmish, late: bool = False) -> tuple[str, int]:
    """How the match stands once it is judged, at the end of its last round or before."""
    if late:
        fight.state.phase, fight.state.round = "round", 5
    judge(fight.fight)
    return fight.state.ended.rpartition(".")[2], fight.state.winner


def is_reached(fight: Skirmish, goal: Goal, late: bool = False) -> bool:
    own = [f for f in fight.state.figures if f.seat == 0 and not f.out]
    foes = [f for f in fight.state.figures if f.seat == 1]
    return reached(fight.fight, goal, own, foes, late=late)


# --- each kind


@pytest.mark.parametrize(
    ("count", "out", "done"),
    [(0, "B", False), (0, "BC", True), (1, "B", True), (2, "B", False), (1, "", False)],
)
def test_defeat_counts_the_foes_that_are_out(count: int, out: str, done: bool) -> None:
    fight = skirmish("a.BC", a=who(), B=who(), C=who())
    for letter in out:
        fight[letter].out = "dead"
    assert is_reached(fight, Goal("defeat", count=count)) is done


@pytest.mark.parametrize(
    ("drawing", "count", "done"),
    [
        ("ab....", 0, False),
        ("b..a..", 0, True),
        ("b..a..", 1, True),
        ("b..a..", 2, False),
        ("..ba..", 2, True),
    ],
)
def test_reach_counts_ones_own_in_the_zone(drawing: str, count: int, done: bool) -> None:
    fight = skirmish(drawing, a=who(), b=who())
    assert is_reached(fight, Goal("reach", count=count, zone=ZONE)) is done


def test_slay_is_for_one_foe_and_protect_for_one_friend() -> None:
    fight = skirmish("a.BC", a=who(), B=who(), C=who(state=OUT))
    assert [is_reached(fight, Goal("slay", figure=one)) for one in "BC"] == [False, True]
    assert [is_reached(fight, Goal("protect", figure=one), late=True) for one in "aC"] == [
        True,
        False,
    ]
    assert not is_reached(fight, Goal("protect", figure="a"))


def test_break_is_for_what_is_broken_and_not_for_an_open_door() -> None:
    fight = skirmish("a+o", a=who())
    door = next(n for n, piece in enumerate(fight.fight.board.pieces) if piece.name == "+")
    crate = next(n for n, piece in enumerate(fight.fight.board.pieces) if piece.name == "o")
    goals = [Goal("break", figure="+"), Goal("break", figure="o")]
    assert [is_reached(fight, goal) for goal in goals] == [False, False]
    fight.state.broken = [door, crate]
    fight.state.opened = [door]
    assert [is_reached(fight, goal) for goal in goals] == [False, True]


@pytest.mark.parametrize(
    ("drawing", "done"),
    [("..aB..", False), ("..abB.", True), ("a..B..", False), ("a....B", False), ("B..a..", True)],
)
def test_hold_is_for_more_than_the_foe_has_in_the_zone_at_the_end(drawing: str, done: bool) -> None:
    people: dict[str, Any] = {letter: who() for letter in drawing if letter != "."}
    fight = skirmish(drawing, **people)
    goal = Goal("hold", zone=ZONE)
    assert is_reached(fight, goal, late=True) is done
    assert not is_reached(fight, goal)


def test_the_fallen_hold_nothing() -> None:
    fight = skirmish("..aB..", a=who(), B=who(state=OUT))
    assert is_reached(fight, Goal("hold", zone=ZONE), late=True)


@pytest.mark.parametrize(("count", "done"), [(0, True), (1, True), (2, False)])
def test_survive_counts_who_is_up_at_the_end(count: int, done: bool) -> None:
    fight = skirmish("ab.B", a=who(), b=who(state=OUT), B=who())
    assert is_reached(fight, Goal("survive", count=count), late=True) is done
    assert not is_reached(fight, Goal("survive", count=count))


def test_with_nobody_up_nothing_is_survived() -> None:
    fight = skirmish("a.B", a=who(state=OUT), B=who())
    assert not is_reached(fight, Goal("survive"), late=True)


@pytest.mark.parametrize(
    ("x", "y", "there"),
    [
        (2, 1, True),
        (5, 1, True),
        (2, 0, True),
        (1.99, 1, False),
        (5.01, 1, False),
        (3, 1.01, False),
    ],
)
def test_the_edge_of_a_zone_is_in_it(x: float, y: float, there: bool) -> None:
    at = Point(round(x * PACE), round(y * PACE))
    assert inside(at, Goal("reach", zone=ZONE)) is there


# --- scoring and ending


def test_a_goal_scores_once_and_the_fight_goes_on_unless_it_is_decisive() -> None:
    fight = played("..a..B", (Goal("reach", points=3, zone=ZONE),), a=who(), B=who())
    assert ended(fight) == ended(fight) == ("", -1)
    assert [(told.side, told.points) for told in fight.table.heard(Scored)] == [(0, 3)]
    assert [score.points for score in fight.state.scores] == [3, 0]
    fight = played("..a..B", (Goal("reach", decisive=True, zone=ZONE),), a=who(), B=who())
    assert ended(fight) == ("decisive", 0)


def test_a_foes_decisive_goal_is_theirs() -> None:
    goals = (Goal("reach", decisive=True, zone=ZONE),)
    assert ended(played("a..B..", (), goals, a=who(), B=who())) == ("decisive", 1)


def test_of_two_decisive_goals_at_once_the_first_sides_counts() -> None:
    goals = (Goal("reach", decisive=True, zone=ZONE),)
    fight = played("..aB..", goals, goals, a=who(), B=who())
    assert ended(fight) == ("decisive", 0)


def test_the_tied_reach_nothing() -> None:
    goals = (Goal("reach", zone=ZONE),)
    fight = played("b.a...B", goals, a=who(state={"tied": True}), b=who(), B=who())
    ended(fight)
    assert fight.state.scores[0].points == 0


@pytest.mark.parametrize(
    ("a", "b", "end"),
    [({}, {}, ("", -1)), (OUT, {}, ("wiped_out", 1)), ({}, OUT, ("wiped_out", 0)),
     (OUT, OUT, ("wiped_out", -1)), ({"tied": True}, {}, ("wiped_out", 1))],
)  # fmt: skip
def test_a_side_with_nobody_left_has_lost(a: Any, b: Any, end: tuple[str, int]) -> None:
    assert ended(played("a....B", (), a=who(state=a), B=who(state=b))) == end


@pytest.mark.parametrize(("heroes", "foes", "winner"), [(1, 1, -1), (2, 1, 0), (1, 2, 1)])
def test_when_time_is_up_the_points_decide(heroes: int, foes: int, winner: int) -> None:
    goals = [(Goal("survive", points=points),) for points in (heroes, foes)]
    assert ended(played("a....B", *goals, a=who(), B=who()), late=True) == ("time", winner)


@pytest.mark.parametrize(
    ("phase", "number", "over"),
    [("round", 5, True), ("round", 4, False), ("act", 5, False), ("round", 6, True)],
)
def test_time_is_up_at_the_end_of_the_last_round(phase: Any, number: int, over: bool) -> None:
    fight = played("a....B", (), a=who(), B=who())
    fight.state.phase, fight.state.round = phase, number
    assert bool(ended(fight)[0]) is over


def test_mounts_count_for_nobody() -> None:
    fight = played("a.h..B", (), a=who(state=OUT), h=who(mount=True), B=who())
    assert [one.id for one in people(fight.fight)] == ["a", "B"]
    assert ended(fight) == ("wiped_out", 1)
