"""Ways bent to cross low things where they are narrow."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block, scenery
from tapete.spaces.climbs.journey import Gait, Step
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.narrows import narrowed, narrowest
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.point import Point

GAIT = Gait(125, step=1, longest=1000, deepest=500, safe=500)
START, END = Point(1000, 1000), Point(4000, 1000)
MIDDLE = Point(2500, 1000)


def fence(angle: float, long: int = 3000, wide: int = 100, at: Point = MIDDLE) -> Scenery:
    """Through a place, at so many degrees to the way from west to east."""
    dx, dy = cos(radians(angle)) / 2, sin(radians(angle)) / 2
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    spots = [
        (round(at.x + u * long * dx - v * wide * dy), round(at.y + u * long * dy + v * wide * dx))
        for u, v in corners
    ]
    return scenery(spots, size=1, height=250, standable=False)


def levels(*pieces: Scenery) -> Levels:
    return Levels(Board.checked(6000, 6000, pieces))


def far(points: tuple[Point, ...]) -> float:
    return sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(points))


def barred(found: Levels, points: tuple[Point, ...]) -> str:
    steps = [Step(point) for point in points[1:]]
    obstruction = check(found, GAIT, Place(points[0]), steps, ()).barred
    return obstruction.kind if obstruction else ""


@pytest.mark.parametrize("angle", [8, 12, 20, -8, -15])
def test_what_is_crossed_too_slantwise_is_crossed_straighter(angle: float) -> None:
    table = levels(fence(angle))
    assert barred(table, (START, END)) == "too_wide"
    bent = narrowed(table, GAIT, 0, (START, END))
    assert bent is not None
    assert barred(table, bent) == ""


@pytest.mark.parametrize("angle", [10, 15, 20])
def test_there_is_no_shorter_way_across(angle: float) -> None:
    """Against every pair of places on both sides, 2 cm by 2 cm, that may be gone between."""
    table = levels(fence(angle))
    bent = narrowed(table, GAIT, 0, (START, END))
    assert bent is not None
    dx, dy = cos(radians(angle)), sin(radians(angle))
    sides = [
        [
            Point(round(2500 + s * dx - v * 52 * dy), round(1000 + s * dy + v * 52 * dx))
            for s in range(-1400, 1401, 20)
        ]
        for v in (1, -1)
    ]
    across = [(p, q) for p in sides[0] for q in sides[1] if hypot(q.x - p.x, q.y - p.y) <= 250]
    least = min(far((START, p, q, END)) for p, q in across)
    assert far(bent) <= least + 1


def test_two_one_after_the_other() -> None:
    table = levels(fence(15, at=Point(1900, 1000)), fence(-15, at=Point(3100, 1000)))
    bent = narrowed(table, GAIT, 0, (START, END))
    assert bent is not None
    assert (len(bent), barred(table, bent)) == (6, "")


def test_nothing_is_bent_that_need_not_be() -> None:
    table = levels(fence(60, long=1500))
    assert narrowed(table, GAIT, 0, (START, END)) == (START, END)


def test_along_one_it_goes_round_its_end() -> None:
    table = levels(fence(0, long=600))
    bent = narrowed(table, GAIT, 0, (START, END))
    assert bent is not None
    assert (len(bent), barred(table, bent)) == (4, "")


def test_the_band_of_a_piece_is_as_narrow_as_it_is() -> None:
    assert narrowest(block(0, 0, 500, 120).corners).wide == 120


def test_a_way_is_found_over_it() -> None:
    way = Ways(levels(fence(12)), GAIT, Place(START), limit=4000).to(Place(END))
    assert way is not None
    assert 3000 < way.journey.length < 3100
