"""The value of a scenario's goals, and how near a side is to reaching them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from tapete.games.savage.bots.distances import walk_to, walk_to_thing, walk_to_zone
from tapete.games.savage.content.library import library
from tapete.games.savage.content.scenario import Goal, scenario_named
from tapete.games.savage.rules.moving.driving import vehicle_pace
from tapete.games.savage.rules.moving.riding import aboard, mover
from tapete.games.savage.rules.story.goals import inside, people
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Seat
from tapete.spaces.plane.point import Point

WALK = 6
"""The Pace of most people."""
BOARDING = 3.0
"""The paces that getting into a vehicle costs: it takes an action."""
MAYBE = 0.5
"""The worth of a way in a vehicle for those who still have to board it."""
FAR = 40.0
"""The distance, in paces, beyond which all distances count the same."""
DECISIVE = 0.12
POINT = 0.04
LATE = 0.1
"""The worth of a point, and how much more it is worth in the last round."""
DEAR = 0.35
"""How much more a figure is worth, to both sides, for each point that depends on it."""


def time_gone(fight: Fight) -> float:
    return min(1.0, fight.state.round / fight.scenario.rounds)


def point_worth(fight: Fight) -> float:
    return POINT + LATE * time_gone(fight) ** 2


def progress(fight: Fight, seat: Seat) -> float:
    """The worth of a side's points so far, and of how near it is to its other goals."""
    score = fight.state.scores[seat]
    point = point_worth(fight)
    own = [f for f in people(fight) if f.seat == seat and not f.out and not f.tied]
    open_goals = enumerate(fight.scenario.sides[seat].goals)
    hopes = [_hope(fight, goal, seat, own) for n, goal in open_goals if n not in score.reached]
    return point * score.points + sum(hopes)


def _hope(fight: Fight, goal: Goal, seat: Seat, own: list[Figure]) -> float:
    """A part of a goal's worth, which grows as the side comes nearer to reaching it."""
    worth = goal.points * point_worth(fight) + DECISIVE * goal.decisive
    if goal.kind == "defeat":
        foes = [f for f in people(fight) if f.seat != seat]
        return 0.5 * worth * sum(bool(f.out) for f in foes) / (goal.count or len(foes) or 1)
    if goal.kind == "reach":
        return worth * _nearness(fight, goal, own, max(1, goal.count))
    if goal.kind == "hold":
        there = sum(inside(f.at, goal) for f in people(fight) if f.seat != seat and not f.out)
        return 0.9 * worth * _nearness(fight, goal, own, there + 1)
    if goal.kind in ("break", "touch"):
        away = min([_walk(fight, f, goal) for f in own], default=FAR)
        return 0.6 * worth * max(0.0, 1 - away / FAR)
    return 0.6 * worth * _kept(fight, goal, own)


def _walk(fight: Fight, figure: Figure, goal: Goal) -> float:
    """How far a figure is from the thing to break, or from the figure to touch."""
    where = fight.state.scenario, fight.broken
    if goal.kind == "break":
        return walk_to_thing(where, figure.at, goal.figure)
    return walk_to(where, figure.at, fight.figure(goal.figure).at)


def _nearness(fight: Fight, goal: Goal, own: list[Figure], count: int) -> float:
    """How near the wanted number of figures is to a zone; those already inside count more."""
    if len(own) < count:
        return 0.0
    rides = list(_rides(fight, goal, own[0].seat))
    near = sorted([_near(fight, goal, f, rides) for f in own], reverse=True)[:count]
    return sum(near) / count


Ride: TypeAlias = tuple[Point, float]
"""Where a vehicle stands, and what the way in it to a zone counts for, in paces."""


def _rides(fight: Fight, goal: Goal, seat: Seat) -> Iterator[Ride]:
    """The vehicles that a side can board: those that stand still, with room and no foe in them."""
    where = fight.state.scenario, fight.broken
    for one in fight.state.figures:
        if one.berths and not one.out and not one.speed:
            carried = aboard(fight, one)
            if len(carried) < one.berths and all(f.seat == seat for f in carried):
                yield one.at, BOARDING + walk_to_zone(where, one.at, goal) * _ride(one)


def _near(fight: Fight, goal: Goal, figure: Figure, rides: list[Ride]) -> float:
    """How near a figure is to a zone: as it goes now, or in a vehicle that it could board."""
    where = fight.state.scenario, fight.broken
    far = walk_to_zone(where, figure.at, goal) * _haste(fight, figure)
    as_now = 0.15 * (far == 0) + _closeness(far)
    if figure.mount or not rides:
        return as_now
    ways = [walk_to(where, figure.at, at) + ride for at, ride in rides if ride < far]
    return max([as_now, *[MAYBE * _closeness(way) for way in ways]])


def _closeness(far: float) -> float:
    return 0.75 * max(0.0, 1 - far / FAR)


def _haste(fight: Fight, figure: Figure) -> float:
    """How much shorter a way is in a vehicle, by the speed it has and the speed it can reach."""
    if not figure.vehicle:
        return 1.0
    return _ride(mover(fight, figure))


def _ride(machine: Figure) -> float:
    """What a pace counts for in a vehicle."""
    top = library().vehicles[machine.profile].pace
    return WALK / max(WALK, (vehicle_pace(machine) + top) / 2)


def _kept(fight: Fight, goal: Goal, own: list[Figure]) -> float:
    if goal.kind == "survive":
        return float(len(own) >= max(1, goal.count))
    return float(goal.kind == "protect" and not fight.figure(goal.figure).out)


@lru_cache(maxsize=2000)
def dearness(scenario: str, identity: str) -> float:
    """The factor by which the goals that name a figure raise its worth."""
    goals = [goal for side in scenario_named(scenario).sides for goal in side.goals]
    wanted = [g for g in goals if g.kind in ("slay", "protect") and g.figure == identity]
    return 1 + DEAR * sum(goal.points * (2 if goal.decisive else 1) for goal in wanted)
