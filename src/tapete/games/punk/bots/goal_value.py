"""What a side's goals are worth: the points it has, and how near it is to more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import TypeAlias

from tapete.games.punk.bots.fighter import Prowess, prowess_of
from tapete.games.punk.content.scenario import EITHER, Goal, scenario_named
from tapete.games.punk.figures import leader_of
from tapete.games.punk.rules.story.goals import goals_of, tally
from tapete.games.punk.rules.story.interacting import controller, role_of
from tapete.games.punk.state import Mini, Objective
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import holds
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import nearest

PULL = 0.6
"""The value of being about to reach a goal, relative to having reached it."""
HELD = 0.75
"""The value of controlling something before the Turn ends."""
PER_TURN = 2
"""The Move Actions assumed in a Turn."""


Able: TypeAlias = Sequence[tuple[Mini, Prowess]]
"""The minis of a side that are on the table, and what each can do."""
Sides: TypeAlias = Sequence[Able]


def prospect(skirmish: Skirmish, seat: Seat, sides: Sides) -> float:
    """Returns the points a side has, and a share of those it is close to."""
    return tally(skirmish, seat) + sum(
        goal.points * _near(skirmish, goal, seat, sides) for goal in goals_of(skirmish, seat)
    )


def _near(skirmish: Skirmish, goal: Goal, seat: Seat, sides: Sides) -> float:
    if goal.kind == "cross":
        return PULL * sum(_homeward(skirmish, *one, 1 - seat) for one in sides[seat])
    if goal.kind in ("fell", "leader", "guard", "deny"):
        return 0.0
    about = [one for one in skirmish.state.objectives if goal.of in ("", one.kind)]
    return sum(_towards(skirmish, goal, one, seat, sides) for one in about)


def _towards(
    skirmish: Skirmish, goal: Goal, objective: Objective, seat: Seat, sides: Sides
) -> float:
    """Returns how close a side is to reaching a goal with an objective."""
    if objective.done:
        return 0.0
    if goal.kind in ("hold", "keep") or objective.kind == "cart":
        return _control(skirmish, goal, objective, seat, sides)
    carrier = skirmish.find(objective.carrier)
    if carrier is not None:
        if carrier.seat != seat or goal.kind != "home":
            return 0.0
        return PULL * _homeward(skirmish, carrier, prowess_of(carrier), seat)
    site = scenario_named(skirmish.state.scenario).site(objective.id)
    if site.side not in (EITHER, role_of(skirmish, seat)):
        return 0.0
    begun = objective.progress / site.needs
    share = 0.5 if goal.kind == "home" else 1.0
    return PULL * share * max(begun, _approach(skirmish, objective, sides[seat]))


def _control(
    skirmish: Skirmish, goal: Goal, objective: Objective, seat: Seat, sides: Sides
) -> float:
    """Returns the value of holding an objective when the Turn ends, or of being near it."""
    turns = _turns_left(skirmish) if goal.kind == "keep" else 1
    now = controller(skirmish, objective)
    held = HELD if now == seat else 0.0
    if goal.kind == "hold" and objective.holder == seat:
        held -= 1
    own, theirs = (_approach(skirmish, objective, sides[one]) for one in (seat, 1 - seat))
    return (held + 0.3 * (own - theirs)) * min(turns, 3)


def _approach(skirmish: Skirmish, objective: Objective, able: Able) -> float:
    """Returns 1 if a mini that can handle it is there; less for each Move Action it is away."""
    worked = objective.kind in ("device", "captive")
    moves = max(1.0, float(PER_TURN * _turns_left(skirmish)))
    fewest = moves
    for one, prowess in able:
        if prowess.handy and (prowess.skilled or not worked):
            away = _away(one, objective.at.point, objective.radius)
            fewest = min(fewest, away / prowess.reach)
    return 1 - fewest / moves


def _away(mini: Mini, point: Point, radius: int) -> float:
    here = mini.at.point
    return max(0.0, hypot(here.x - point.x, here.y - point.y) - radius - mini.radius)


def _homeward(skirmish: Skirmish, mini: Mini, prowess: Prowess, seat: Seat) -> float:
    """Returns how near a mini is to a side's zone, given the time left."""
    ring = zone_ring(skirmish.field.zones[skirmish.state.zones[seat]])
    here = mini.at.point
    if holds(ring, here.x, here.y):
        return 1.0
    away = nearest(ring, here.x, here.y)[1] + mini.radius
    moves = PER_TURN * max(1, _turns_left(skirmish))
    return max(0.0, 1 - away / prowess.reach / max(moves, 8))


@lru_cache(maxsize=256)
def zone_ring(zone: tuple[Point, ...]) -> tuple[Pair, ...]:
    return tuple([(point.x, point.y) for point in zone])


def _turns_left(skirmish: Skirmish) -> int:
    turns = scenario_named(skirmish.state.scenario).turns
    return max(1, turns - skirmish.state.turn + 1)


def time_gone(skirmish: Skirmish) -> float:
    """Returns the share of the match that is over."""
    if not skirmish.state.scenario:
        return 0.0
    return skirmish.state.turn / scenario_named(skirmish.state.scenario).turns


@lru_cache(maxsize=4096)
def _stakes(scenario: str) -> tuple[int, int]:
    """Returns the points for a casualty, and the further points for a leader."""
    goals = scenario_named(scenario).goals if scenario else ()
    fell = max([goal.points for goal in goals if goal.kind == "fell"], default=0)
    return fell, sum(goal.points for goal in goals if goal.kind in ("leader", "guard"))


def stakes(skirmish: Skirmish, mini: Mini) -> float:
    """Returns the points that the scenario gives for a mini."""
    fell, leader = _stakes(skirmish.state.scenario)
    leads = leader and leader_of(skirmish.state.minis, mini.seat) is mini
    return fell + (leader if leads else 0)
