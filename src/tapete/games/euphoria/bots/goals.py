"""What trapdoors and the objectives of the mission are worth to a team, by how near it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot

from tapete.games.euphoria.content.missions import EITHER, TURNS, Goal
from tapete.games.euphoria.figures import has
from tapete.games.euphoria.rules.story.goals import (
    RESCUED,
    goals_of,
    plan_of,
    role_of,
    touches,
)
from tapete.games.euphoria.state import NEUTRAL, Mini, Objective
from tapete.games.euphoria.world import Show
from tapete.kernel import Seat
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH, Point

REWARD = 14.0
"""What a closed trapdoor is worth, in audience points."""
PULL = 0.6
"""The value of being about to reach something, relative to having it."""
FAR = 18 * INCH
"""Beyond this distance nothing pulls."""


def prospect(show: Show, seat: Seat) -> float:
    """The points that a team is close to."""
    able = [mini for mini in show.team(seat) if mini.character]
    left = max(0, TURNS - show.state.turn)
    found = sum([_of(show, seat, goal, able, left) for goal in goals_of(show, seat)])
    return found + REWARD * sum(_rewards(show, able)) * min(1.0, left / 2)


def _rewards(show: Show, able: Iterable[Mini]) -> Iterator[float]:
    takers = [mini for mini in able if not has(mini, "bad_born")]
    for door in show.state.trapdoors:
        if not door.empty:
            yield PULL * _nearest(takers, door.at)


def _of(show: Show, seat: Seat, goal: Goal, able: list[Mini], left: int) -> float:
    """What a goal may still bring, beyond the points that the team already has."""
    return goal.points * sum(PARTS[goal.kind](show, seat, able, left))


def _spots(show: Show, seat: Seat, able: list[Mini], left: int) -> Iterator[float]:
    for one in _sites(show, seat, "spot"):
        there = any(touches(mini, one) for mini in able)
        held = PULL if one.holder == seat else 0.0
        yield (1.0 + left if there else held + PULL * _nearest(able, one.at)) / 2


def _cases(show: Show, seat: Seat, able: list[Mini], left: int) -> Iterator[float]:
    for one in _sites(show, seat, "case"):
        carrier = next((mini for mini in able if mini.id == one.carrier), None)
        if carrier is not None:
            yield PULL + (1 - PULL) * _homeward(show, carrier)
        elif not one.carrier:
            yield PULL * PULL * _nearest(able, one.at)


def _switches(show: Show, seat: Seat, able: list[Mini], left: int) -> Iterator[float]:
    for one in _sites(show, seat, "switch"):
        needs = plan_of(show).site(one.id).needs
        yield PULL * (one.progress + PULL * _nearest(able, one.at)) / needs


def _neutrals(show: Show, seat: Seat, able: list[Mini], left: int) -> Iterator[float]:
    for neutral in plan_of(show).neutrals:
        mini = show.mini(neutral.id)
        if mini.out or RESCUED in mini.used:
            continue
        if mini.seat == seat:
            yield PULL + (1 - PULL) * _homeward(show, mini)
        elif mini.seat == NEUTRAL:
            yield PULL * PULL * _nearest(able, mini.at)


def _none(show: Show, seat: Seat, able: list[Mini], left: int) -> Iterator[float]:
    return iter(())


PARTS = {
    "hold": _spots,
    "carry": _cases,
    "home": _cases,
    "work": _switches,
    "rescue": _neutrals,
    "reward": lambda show, seat, able, left: _rewards(show, able),
    "keep": _none,
}
"""For each kind of goal, how near a team is to each thing it is about."""


def _sites(show: Show, seat: Seat, kind: str) -> Iterator[Objective]:
    """The objectives of a kind that a team may still reach."""
    for one in show.state.objectives:
        role = plan_of(show).site(one.id).role
        if one.kind == kind and not one.done and role in (EITHER, role_of(show, seat)):
            yield one


def _nearest(able: Iterable[Mini], at: Place) -> float:
    """1 if one of them is there, and less the farther away the nearest is, down to 0."""
    gaps = [_gap(mini.at.point, at.point) - mini.radius for mini in able]
    return max(0.0, 1 - max(0.0, min(gaps, default=FAR)) / FAR)


def _homeward(show: Show, mini: Mini) -> float:
    """How near it is to the middle of its own zone."""
    zone = show.field.zones[mini.seat]
    middle = Point(sum(p.x for p in zone) // len(zone), sum(p.y for p in zone) // len(zone))
    across = abs(mini.at.point.y - middle.y)
    return max(0.0, 1 - across / FAR)


def _gap(one: Point, other: Point) -> float:
    return hypot(one.x - other.x, one.y - other.y)
