"""Jumps across gaps: how hard they are, and where a mini that fails comes down."""

from __future__ import annotations

from tapete.games.punk.rules.dice.rolls import test
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, base_size
from tapete.kernel import Modifier
from tapete.spaces.climbs.journey import Leg
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import Point, distance, part_way
from tapete.spaces.routes.route import ROUNDING

FREE = 2
EASY = 3
"""Base sizes: a gap up to FREE needs no roll, one up to EASY a roll without penalty."""
HARD = Modifier("punk.move.jump.test_hard", -2)
FINE = 5
"""The steps in which the ground of a gap is looked at."""


def is_jumped(skirmish: Skirmish, mini: Mini, gap: float) -> bool:
    """True if the jump succeeds: without a roll, with one, or with one at -2, by the gap's width.

    punk.move.jump.test, punk.move.jump.test_hard, punk.ruling.jump_measure
    """
    size = base_size(mini)
    if is_easy(size, gap):
        return True
    if gap <= EASY * size + ROUNDING:
        return test(skirmish, mini, "AG", "punk.move.jump.test")
    return test(skirmish, mini, "AG", HARD.rule, [HARD])


def is_easy(size: int, gap: float) -> bool:
    """True if a gap is so narrow that nobody rolls for it."""
    return gap <= FREE * size + ROUNDING


def landing(skirmish: Skirmish, mini: Mini, leg: Leg) -> Place:
    """The ground of the gap, next to the edge it jumped from: punk.ruling.jump_fall_place"""
    return below(skirmish.levels, mini.radius, leg.start, leg.end.point)


def below(levels: Levels, radius: int, start: Place, goal: Point) -> Place:
    """The first lower place, or pit, on the way from an edge; the start if there is none."""
    far = distance(start.point, goal)
    for deep in range(0, int(far) + 1, FINE):
        point = part_way(start.point, goal, deep / far)
        if in_pit(levels, Place(point, start.height)):
            return Place(point, start.height)
        height = levels.height(point, start.height - 1)
        if height is not None and levels.on_board(point, radius):
            place = Place(point, height)
            if levels.solid_at(place, radius) is None:
                return place
    return start


def in_pit(levels: Levels, place: Place) -> bool:
    """True if the centre is over impassable ground: punk.ruling.impassable_extent"""
    return any(
        piece.barred and piece.foot == place.height and piece.holds(place.point)
        for _, piece in levels.areas
    )
