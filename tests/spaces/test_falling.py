"""Lines that fall from an edge to a base below."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Any

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.piece import Piece, rectangle, wall
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.crossing import Lines, base, parts
from tapete.spaces.sight.downward import Tall, falling
from tests.spaces.sampled import Thing, crosses, grown, shrunk
from tests.spaces.test_crossing import things

EDGE = Point(1000, 1000)
TARGET = Disc(Point(3000, 1000), 125)


def seen(*pieces: tuple[Piece, int], height: int = 800, facing: float | None = None) -> Lines:
    tall = [Tall(p, top) for n, (piece, top) in enumerate(pieces) for p in parts(n, piece)]
    return falling(EDGE, height, TARGET, 0, tall, facing)


def found(free: bool, *crossed: int) -> Lines:
    return Lines(free, frozenset(crossed))


def test_a_low_wall_covers_right_before_the_target_and_not_right_below_the_edge() -> None:
    assert seen((rectangle(2800, 0, 50, 2000), 300)) == found(False, 0)
    assert seen((rectangle(1300, 0, 50, 2000), 300)) == found(True)


def test_a_wall_in_between_covers_the_near_part_of_the_base_only() -> None:
    """A line down from 800 is at 300 after 62.5% of its length: 1797 to the near side, 1953."""
    assert seen((rectangle(2000, 0, 250, 2000), 300)) == found(True, 0)
    assert seen((rectangle(2000, 0, 330, 2000), 300)) == found(False, 0)
    assert seen((rectangle(2000, 0, 170, 2000), 300)) == found(True)


def test_what_is_as_high_as_the_edge_covers_like_on_the_plane() -> None:
    assert seen((rectangle(1300, 0, 50, 2000), 800)) == found(False, 0)
    assert seen((rectangle(1300, 0, 50, 990), 800)) == found(True, 0)


def test_the_joints_of_a_wall_are_not_free() -> None:
    assert seen((wall([(2800, 0), (2800, 1000), (2820, 2000)]), 300)) == found(False, 0)


def test_a_base_in_between_covers_part() -> None:
    small, large = [[Tall(base(3, Disc(Point(2700, 1000), r)), 300)] for r in (60, 125)]
    assert falling(EDGE, 800, TARGET, 0, small) == found(True, 3)
    assert falling(EDGE, 800, TARGET, 0, large) == found(False, 3)


@pytest.mark.parametrize(("facing", "free"), [(270, False), (90, True)])
def test_from_the_front_only_its_edge_counts(facing: int, free: bool) -> None:
    """Who looks up at the edge has only the near half of its base; who looks away, the far one."""
    assert seen((rectangle(2000, 0, 255, 2000), 300), facing=facing).free is free


def down(target: Disc, facing: float | None, spacing: float) -> Any:
    """Places of a base so close together; of a front, of its edge."""
    x, y, r = target.centre.x, target.centre.y, target.radius
    if facing is not None:
        ahead = radians(facing) - pi / 2
        angles = np.arange(-pi / 2, pi / 2 + 1e-9, spacing / r / 2)
        return np.array([(x + r * cos(ahead + a), y + r * sin(ahead + a)) for a in angles])
    rings = []
    for radius in np.arange(0, r + 1e-9, spacing / 2):
        count = max(1, int(2 * pi * radius / spacing) + 1)
        rings += [
            (x + radius * cos(2 * pi * n / count), y + radius * sin(2 * pi * n / count))
            for n in range(count)
        ]
    turns = int(4 * pi * r / spacing)
    rings += [
        (x + r * cos(2 * pi * n / turns), y + r * sin(2 * pi * n / turns)) for n in range(turns)
    ]
    return np.array(rings)


@st.composite
def scenes(
    draw: st.DrawFn,
) -> tuple[Point, int, Disc, list[Thing], list[int], int | None]:
    edge, target = Point(0, 100), Disc(Point(1200, draw(st.integers(0, 200))), 40)
    drawn = [draw(things(n)) for n in range(draw(st.integers(1, 3)))]
    centre = shapely.Point(target.centre.x, target.centre.y)
    clear = [
        one
        for one in drawn
        if one.shape.is_valid
        and one.shape.distance(shapely.Point(edge.x, edge.y)) > 1
        and one.shape.distance(centre) >= target.radius
    ]
    tops = [draw(st.integers(1, 900)) for _ in clear]
    facing = draw(st.one_of(st.none(), st.integers(0, 359)))
    return edge, 800, target, clear, tops, facing


@pytest.mark.slow
@given(scenes())
@settings(max_examples=80, deadline=None)
@pytest.mark.fuzz
def test_no_disagreement_with_dense_sampling_beyond_a_tenth_of_a_millimetre(
    scene: tuple[Point, int, Disc, list[Thing], list[int], int | None],
) -> None:
    edge, height, target, between, tops, facing = scene
    pairs = list(zip(between, tops, strict=True))
    tall = [Tall(part, top) for one, top in pairs for part in one.obstacles]
    result = falling(edge, height, target, 0, tall, facing)
    ends = down(target, facing, spacing=1.4)
    start = np.array([edge.x, edge.y], dtype=float)
    free = np.ones(len(ends), dtype=bool)
    sure = np.ones(len(ends), dtype=bool)
    for one, top in pairs:
        share = max(0.0, (height - top) / height)
        lines = shapely.linestrings(np.stack([start + (ends - start) * share, ends], 1))
        met = crosses(one.shape, lines, least=0.01)
        free &= ~crosses(shrunk(one, 1.05), lines, least=0)
        sure &= ~crosses(one.shape, lines, least=0)
        index = one.obstacles[0].thing
        if met.any() and not one.thin:
            assert index in result.crossed
        if index in result.crossed:
            assert crosses(grown(one, 1.05), lines, least=0).any()
    if sure.any():
        assert result.free
    if result.free:
        assert free.any()
