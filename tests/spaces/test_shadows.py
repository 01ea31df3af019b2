"""Lines in the air from a place to a base, as the shadows of what they cross."""

from __future__ import annotations

from math import cos, pi, radians, sin, sqrt

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.crossing import Lines
from tapete.spaces.sight.lit_places import lit_spot, on_base, on_front
from tapete.spaces.sight.obstacle import Spot
from tapete.spaces.sight.shadow import Lamp, Shadow, round_ring, shadow

LAMP = Lamp(0, 0, 800)
BASE = Disc(Point(2000, 0), 125)
EAST, NORTH, SOUTH, WEST = 90, 0, 180, 270


def box(left: float, top: float, right: float, bottom: float) -> list[Spot]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def thrown(*walls: tuple[list[Spot], float, float]) -> list[Shadow]:
    found = [shadow(LAMP, n, ring, foot, top) for n, (ring, foot, top) in enumerate(walls)]
    return [one for one in found if one is not None]


def found(free: bool, *crossed: int) -> Lines:
    return Lines(free, frozenset(crossed))


def test_a_shadow_is_as_long_as_its_thing_is_tall() -> None:
    (one,) = thrown((box(1000, -100, 1100, 100), 0, 400))
    assert sorted(x for x, _ in one.ring)[-1] == pytest.approx(2200)
    assert sorted(y for _, y in one.ring)[-1] == pytest.approx(200)
    assert min(x for x, _ in one.ring) == pytest.approx(1000)


def test_what_hangs_in_the_air_throws_its_shadow_further_away() -> None:
    (one,) = thrown((box(1000, -100, 1100, 100), 200, 400))
    assert min(x for x, _ in one.ring) == pytest.approx(1000 * 800 / 600)


@pytest.mark.parametrize(("foot", "top"), [(800, 900), (-300, 0)])
def test_what_is_above_the_lamp_or_under_the_floor_throws_none(foot: float, top: float) -> None:
    assert thrown((box(1000, -100, 1100, 100), foot, top)) == []


def test_a_wall_seen_from_its_end_throws_none() -> None:
    assert thrown(([(500, 0), (900, 0)], 0, 300)) == []


def test_a_wall_as_tall_as_the_lamp_leaves_nothing_lit() -> None:
    assert on_base(BASE, thrown((box(500, -500, 520, 500), 0, 800))) == found(False, 0)


def test_a_base_in_the_open_is_lit() -> None:
    shadows = thrown((box(500, -500, 520, 500), 0, 300))
    assert on_base(BASE, shadows) == found(True)
    assert on_front(BASE, WEST, shadows) == found(True)


def test_a_shadow_that_ends_under_a_base_leaves_some_of_it_lit() -> None:
    shadows = thrown((box(1190, -500, 1240, 500), 0, 300))
    assert on_base(BASE, shadows) == found(True, 0)
    assert on_front(BASE, WEST, shadows) == found(True, 0)
    assert on_front(BASE, EAST, shadows) == found(True)


def test_two_shadows_side_by_side_leave_nothing_between_them() -> None:
    above, below = box(1700, -500, 1750, 0), box(1700, 0, 1750, 500)
    assert on_base(BASE, thrown((above, 0, 300), (below, 0, 300))) == found(False, 0, 1)
    apart = box(1700, 20, 1750, 500)
    assert on_base(BASE, thrown((above, 0, 300), (apart, 0, 300))) == found(True, 0, 1)


def test_a_gap_in_the_middle_of_a_base_is_found() -> None:
    ring = [box(1700, -500, 1750, -5), box(1700, 5, 1750, 500), box(1300, -500, 1350, 500)]
    shadows = thrown((ring[0], 0, 300), (ring[1], 0, 300), (ring[2], 0, 240))
    spot = lit_spot(BASE, shadows)
    assert spot is not None
    assert abs(spot[1]) < 10


@pytest.mark.parametrize(("facing", "free"), [(NORTH, True), (SOUTH, False)])
def test_only_the_front_counts(facing: int, free: bool) -> None:
    south = thrown((box(1700, -2, 1750, 500), 0, 300))
    assert on_front(BASE, facing, south).free is free


# --- against lines in the air ---------------------------------------------------------------


@st.composite
def prisms(draw: st.DrawFn) -> tuple[list[Spot], int, int]:
    """A convex outline between the lamp and the base, from a foot to a top."""
    x, y = draw(st.integers(60, 1100)), draw(st.integers(-150, 150))
    angles = sorted(draw(st.sets(st.integers(0, 359), min_size=3, max_size=6)))
    far = draw(st.integers(30, 300))
    ring = [(x + far * cos(radians(a)), y + far * sin(radians(a))) for a in angles]
    foot = draw(st.sampled_from([0, 0, 0, 100, -50]))
    return ring, foot, draw(st.integers(max(foot, 0) + 10, 700))


def _crossed(lamp: Lamp, spot: Spot, ring: list[Spot], foot: float, top: float) -> float:
    """How much of the line in the air to a place of the floor is inside a prism, in plan."""
    line = shapely.LineString([(lamp.x, lamp.y), spot])
    inside = shapely.intersection(line, shapely.Polygon(ring))
    if inside.is_empty or inside.length == 0:
        return 0.0
    along = sorted(float(line.project(shapely.Point(p)) / line.length) for p in inside.coords)
    low, high = 1 - top / lamp.height, 1 - foot / lamp.height
    return max(0.0, min(along[-1], high) - max(along[0], low)) * float(line.length)


@given(st.lists(prisms(), min_size=1, max_size=3), st.sampled_from([None, *range(0, 360, 45)]))
@settings(max_examples=80, deadline=None)
@pytest.mark.fuzz
def test_shadows_agree_with_lines_sampled_in_the_air(
    walls: list[tuple[list[Spot], int, int]], facing: int | None
) -> None:
    lamp, base = Lamp(0, 0, 600), Disc(Point(1200, 0), 60)
    made = [shadow(lamp, n, ring, foot, top) for n, (ring, foot, top) in enumerate(walls)]
    shadows = [one for one in made if one is not None]
    told = on_base(base, shadows) if facing is None else on_front(base, facing, shadows)
    deep = [[_crossed(lamp, spot, *wall) for wall in walls] for spot in _spots(base, facing)]
    for number in range(len(walls)):
        if any(one[number] > 1 for one in deep):
            assert number in told.crossed
    if any(max(one) == 0 for one in deep):
        assert told.free
    if all(max(one) > 5 for one in deep):
        assert not told.free


def _spots(base: Disc, facing: int | None) -> list[Spot]:
    """Places of a base, or of its front."""
    x, y, r = base.centre.x, base.centre.y, base.radius
    if facing is not None:
        ahead = radians(facing) - pi / 2
        angles = [ahead + pi * (n / 60 - 0.5) for n in range(61)]
        return [(x + r * cos(angle), y + r * sin(angle)) for angle in angles]
    turns = [(r * sqrt(n / 150), n * pi * (3 - sqrt(5))) for n in range(151)]
    return [(x + far * cos(angle), y + far * sin(angle)) for far, angle in turns]


def test_something_round_has_the_area_it_should() -> None:
    ring = round_ring(Disc(Point(0, 0), 125))
    assert shapely.Polygon(ring).area == pytest.approx(pi * 125**2, rel=1e-6)
