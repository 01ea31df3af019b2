"""The two sides: their points and their goals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.savage.content.names import figure_name, text_of
from tapete.games.savage.content.scenario import Goal, scenario_named
from tapete.games.savage.labels.briefing import thing_wanted
from tapete.games.savage.state import Name, State
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.scene import Side, Zone
from tapete.spaces.plane.point import INCH

PLACED = ("reach", "hold")
"""Goals that have a zone on the table."""


def sides(view: State) -> tuple[Side, ...]:
    return tuple([_side(view, place) for place in range(len(view.scores))])


def _side(view: State, place: int) -> Side:
    score, pool = view.scores[place], view.pools[place]
    side = scenario_named(view.scenario).sides[place]
    return Side(
        name=text_of(side.name),
        seat=place,
        score=score.points,
        facts=(Message.of("savage.scene.pool", pool=pool),) if pool else (),
        goals=tuple([_goal(view, goal, n in score.reached) for n, goal in enumerate(side.goals)]),
    )


def _goal(view: State, goal: Goal, reached: bool) -> Message:
    names = {figure.id: figure.name for figure in view.figures}
    return _worded(goal, reached, names.get(goal.figure), thing_wanted(view.scenario, goal.figure))


@lru_cache(maxsize=512)
def _worded(goal: Goal, reached: bool, name: Name | None, thing: Arg) -> Message:
    who: Arg = "" if name is None else figure_name(name)
    key = f"savage.scene.{goal.kind}" if goal.kind in PLACED else f"savage.goal.{goal.kind}"
    what = Message.of(key, count=goal.count, figure=who, thing=thing)
    return Message.of(
        "savage.scene.goal",
        goal=what,
        points=goal.points,
        decisive=goal.decisive,
        reached=reached,
    )


def zones(view: State) -> Iterator[Zone]:
    """The zones that a side must reach or hold."""
    for place, side in enumerate(scenario_named(view.scenario).sides):
        for n, goal in enumerate(side.goals):
            if goal.kind in PLACED:
                text = _goal(view, goal, n in view.scores[place].reached)
                yield Zone(_corners(goal), text, place)


def _corners(goal: Goal) -> tuple[tuple[int, int], ...]:
    left, top, width, depth = (INCH * inches for inches in goal.zone)
    right, bottom = left + width, top + depth
    return (left, top), (right, top), (right, bottom), (left, bottom)
