"""Rough ground, very rough ground, and climbing: what is met on a way, and the rolls for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tapete.games.punk.figures import has, value
from tapete.games.punk.rules.dice.rolls import TRIVIAL, test
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf, YesNo
from tapete.spaces.climbs.journey import CLIMB, CROSS, DROP, JUMP, LEAP, WALK, Journey, Leg, Touch
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.routes.route import ROUNDING

GOOD, ROUGH, VERY_ROUGH = "", "rough", "very_rough"
EASIER = {VERY_ROUGH: ROUGH, ROUGH: GOOD}
"""For a mini that goes over everything."""
SURE = "climber"
SAFE, RISK = "safe", "risk"
ROLL = "punk.move.terrain.rough.test"
CLIMBING = "punk.move.climb.as_rough"
CLEAR = 4
"""How far before some ground a base no longer touches it: places are rounded."""


class Hurdle(NamedTuple):
    """Something on a way that may change it: how far along, where, and its kind."""

    along: float
    place: Place
    kind: str
    leg: Leg | None = None
    entry: Place | None = None
    """The first place within that ground, where a mini that stumbles lies."""


def felt(mini: Mini, ground: str) -> str:
    """What a kind of ground counts as for a mini."""
    return EASIER.get(ground, ground) if has(mini, "all_terrain") else ground


def hurdles(skirmish: Skirmish, mini: Mini, journey: Journey) -> list[Hurdle]:
    """What is met on a way, in order.

    Ground is met where the base first touches it, climbs, jumps and long drops where they begin.
    """
    found = [*_legs(mini, journey), *_grounds(skirmish.levels, mini, journey)]
    return [hurdle for _, hurdle in sorted(found, key=lambda one: one[0])]


Order = tuple[int, int, float]


def _legs(mini: Mini, journey: Journey) -> Iterator[tuple[Order, Hurdle]]:
    """For climbers every wall is good ground; an all-terrain mini rolls.

    punk.ruling.all_terrain_climb
    """
    size, along = 2 * mini.radius, 0.0
    for index, leg in enumerate(journey.legs):
        climbs = leg.how == CLIMB and not has(mini, SURE)
        falls = leg.how == DROP and leg.tested > 2 * size + ROUNDING
        if climbs or falls or leg.how == JUMP:
            yield (index, 0, along), Hurdle(along, leg.start, leg.how, leg)
        along += leg.length


def _grounds(levels: Levels, mini: Mini, journey: Journey) -> Iterator[tuple[Order, Hurdle]]:
    """A mini that only leaps touches no ground; of the things it crosses only those wider than its
    base are felt: punk.ruling.obstacle_width
    """
    if only_leaps(journey):
        return
    for touch in (
        *_at_start(levels, mini, journey),
        *journey.touches,
        *_landed(levels, mini, journey),
    ):
        kind = felt(mini, touch.ground)
        if kind in (ROUGH, VERY_ROUGH):
            along = at_the_edge(levels, mini, journey, touch)
            order = _leg_of(journey, touch), 1, touch.along
            entry = journey.at(touch.along)
            yield order, Hurdle(along, journey.at(along), kind, entry=entry)


def only_leaps(journey: Journey) -> bool:
    """It does not walk at all: then no ground matters to it."""
    return all(leg.how == LEAP for leg in journey.legs)


def _at_start(levels: Levels, mini: Mini, journey: Journey) -> Iterator[Touch]:
    """The ground it stands on when it sets out."""
    start = journey.start
    if not start.held:
        for index in levels.grounds_at(start, mini.radius):
            yield Touch(_ground(levels, index), index, start.point, 0.0)


def _landed(levels: Levels, mini: Mini, journey: Journey) -> Iterator[Touch]:
    """The ground where a leap ends, for a mini that also walks."""
    along = 0.0
    for leg in journey.legs:
        along += leg.length
        if leg.how == LEAP:
            for index in levels.grounds_at(leg.end, mini.radius):
                yield Touch(_ground(levels, index), index, leg.end.point, along)


def _ground(levels: Levels, index: int) -> str:
    return str(getattr(levels.board.pieces[index], "ground", GOOD))


def _leg_of(journey: Journey, touch: Touch) -> int:
    """The leg on which ground is touched, on the way or where it comes down; -1 at the start."""
    along = 0.0
    if touch.along <= ROUNDING and touch.place == journey.start.point:
        return -1
    for index, leg in enumerate(journey.legs):
        end = along + leg.length
        if leg.how in (WALK, CROSS):
            if along - ROUNDING <= touch.along < end - ROUNDING:
                return index
        elif abs(touch.along - end) <= ROUNDING and touch.place == leg.end.point:
            return index
        along = end
    return len(journey.legs)


def at_the_edge(levels: Levels, mini: Mini, journey: Journey, touch: Touch) -> float:
    """How far along it is just before it enters the ground; or where it is in it already.

    punk.move.terrain.rough.edge, punk.move.terrain.very_rough.edge
    """
    for back in range(CLEAR):
        along = touch.along - back
        if along >= 0 and touch.piece not in levels.grounds_at(journey.at(along), mini.radius):
            return along
    return touch.along


# --- rolls


def masters(skirmish: Skirmish, mini: Mini, hurdle: Hurdle) -> bool:
    """An optional Agility roll to go on as over good ground; True if it succeeds.

    One roll covers all rough ground and all climbing of an Action: punk.ruling.climb_details.
    Not to roll is no failure: punk.move.terrain.rough.optional
    """
    climbs = hurdle.kind == CLIMB
    rule = CLIMBING if climbs else ROLL
    if value(mini, "AG") < TRIVIAL:
        key = "punk.ask.climb" if climbs else "punk.ask.rough"
        wants = skirmish.table.ask(
            mini.seat, key, YesNo(), "punk.move.terrain.rough.optional", figure=mini.id
        )
        if not wants:
            return False
    return _tries(skirmish, mini, rule)


def braves(skirmish: Skirmish, mini: Mini) -> bool | None:
    """True if it risked a fall for all its movement and passed; None if it took no risk."""
    rule = "punk.move.terrain.very_rough.risk"
    how = skirmish.table.ask(
        mini.seat, "punk.ask.very_rough", OneOf((SAFE, RISK)), rule, figure=mini.id
    )
    return _tries(skirmish, mini, rule) if how == RISK else None


def _tries(skirmish: Skirmish, mini: Mini, rule: str) -> bool:
    """The roll; if it fails, Assaults have no bonuses: punk.ruling.assault_terrain_scope"""
    passed = test(skirmish, mini, "AG", rule)
    if not passed:
        skirmish.active.stumbled = True
    return passed
