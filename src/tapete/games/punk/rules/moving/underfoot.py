"""By which rules a stretch of a way is gone: over what, past whom, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tapete.games.punk.figures import has
from tapete.games.punk.rules.moving.gaits import STEPS_OVER as ANYBODYS
from tapete.games.punk.rules.moving.jumping import is_easy
from tapete.games.punk.rules.moving.terrain import EASIER, SURE, only_leaps
from tapete.games.punk.state import Mini
from tapete.games.punk.world import LYING, Skirmish, base_size
from tapete.spaces.climbs.journey import CLIMB, CROSS, JUMP, WALK, Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.segment import closer

MEASURED = "punk.measure.movement_same_point"
KINDS, GOOD = "punk.move.terrain.types", "punk.move.terrain.good"
ALL_TERRAIN, CLIMBER = "punk.special.all_terrain", "punk.special.climber"
SWIFT, LEAPS = "punk.special.swift", "punk.special.leap.ignore_terrain"
STEPS_OVER, LARGE_STEPS_OVER = "punk.move.obstacle.size1", "punk.move.obstacle.size2_large_base"
JUMPS = "punk.move.jump.free"
FRIENDS, DOWNED = "punk.move.through_friends", "punk.downed.no_obstruction"


def rules_of_way(
    skirmish: Skirmish, mini: Mini, journey: Journey, places: Sequence[Place]
) -> tuple[str, ...]:
    """All that let a mini go a way as it did, of which these places are the stretch told."""
    swift = (SWIFT,) if has(mini, "swift") else ()
    return (
        MEASURED,
        *swift,
        *_ground(mini, journey),
        *_legs(mini, journey.legs),
        *_stepped_over(skirmish, journey.legs),
        *_passed(skirmish, mini, places),
    )


def _ground(mini: Mini, journey: Journey) -> Iterator[str]:
    """Ground is good where nothing else is touched; a mini that only leaps touches none."""
    grounds = {touch.ground for touch in journey.touches}
    if only_leaps(journey):
        yield LEAPS
    elif not grounds:
        yield GOOD
    else:
        yield KINDS
        if has(mini, "all_terrain") and not grounds.isdisjoint(EASIER):
            yield ALL_TERRAIN


def _legs(mini: Mini, legs: Sequence[Leg]) -> Iterator[str]:
    size = base_size(mini)
    if has(mini, SURE) and any(leg.how == CLIMB for leg in legs):
        yield CLIMBER
    if any(leg.how == JUMP and is_easy(size, leg.tested) for leg in legs):
        yield JUMPS


def _stepped_over(skirmish: Skirmish, legs: Sequence[Leg]) -> Iterator[str]:
    """What is got onto or crossed without climbing, by its size."""
    pieces = skirmish.board.pieces
    over = {index for leg in legs if leg.how in (WALK, CROSS) for index in leg.over}
    for size in sorted({getattr(pieces[index], "size", 0) for index in over}):
        if size:
            yield STEPS_OVER if size == ANYBODYS else LARGE_STEPS_OVER


def _passed(skirmish: Skirmish, mini: Mini, places: Sequence[Place]) -> Iterator[str]:
    """Friends and the downed are passed over."""
    crossed = [one for one in skirmish.passable(mini) if _crosses(mini, one, places)]
    if any(one.out == LYING for one in crossed):
        yield DOWNED
    if any(one.out != LYING for one in crossed):
        yield FRIENDS


def _crosses(mini: Mini, other: Mini, places: Sequence[Place]) -> bool:
    square, lies = (mini.radius + other.radius) ** 2, other.at.pair
    return any(
        here.height == other.at.height and closer(lies, here.pair, there.pair, square)
        for here, there in pairwise(places)
    )
