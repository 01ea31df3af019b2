"""All lines between two bases: the front of the one, the whole of the other."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TypeAlias

import pytest
import shapely
import shapely.ops
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.piece import Piece, polygon, rectangle, wall
from tapete.spaces.plane.convex import convex_parts
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import convex, double_area
from tapete.spaces.sight.crossing import Lines, base, evidence, lines, screens
from tests.spaces.sampled import Thing, crosses, grown, sampled, shrunk, some_free, thing

EAST, NORTH, SOUTH, WEST = 90, 0, 180, 270
Scene: TypeAlias = tuple[Disc, int | None, Disc, list[Thing]]
EYE = Disc(Point(1000, 1000), 125)
TARGET = Disc(Point(3000, 1000), 125)


def seen(
    *pieces: Piece, eye: Disc = EYE, facing: float | None = EAST, target: Disc = TARGET
) -> Lines:
    return lines(eye, facing, target, screens(pieces))


def found(free: bool, *crossed: int) -> Lines:
    return Lines(free, frozenset(crossed))


def test_nothing_between_leaves_every_line_free() -> None:
    assert seen() == found(True)


def test_a_long_wall_crosses_every_line() -> None:
    assert seen(rectangle(1900, 0, 50, 2000)) == found(False, 0)


def test_a_crate_that_reaches_two_millimetres_in_is_crossed_and_leaves_lines_free() -> None:
    assert seen(rectangle(1900, 1105, 100, 500)).partial


def test_a_crate_that_only_touches_the_outermost_line_is_not_crossed() -> None:
    assert seen(rectangle(1900, 1125, 100, 500)) == found(True)
    assert seen(rectangle(1900, 1124, 100, 500)) == found(True, 0)


def test_two_crates_leave_a_line_between_them_that_is_neither_of_the_outermost() -> None:
    above, below = rectangle(1900, 500, 100, 495), rectangle(1900, 1005, 100, 500)
    assert seen(above, below) == found(True, 0, 1)


def test_pieces_that_touch_leave_no_line_between_them() -> None:
    above, below = rectangle(1900, 500, 100, 500), rectangle(1900, 1000, 100, 500)
    assert seen(above, below) == found(False, 0, 1)


def test_pieces_one_behind_the_other_leave_the_line_that_only_touches_both() -> None:
    above, below = rectangle(1500, 0, 100, 1000), rectangle(2400, 1000, 100, 2000)
    assert seen(above, below).free
    tighter = rectangle(2400, 700, 100, 2000)
    assert not seen(above, tighter).free


def test_a_base_of_the_same_size_in_line_leaves_the_two_outermost_lines() -> None:
    between = [base(7, Disc(Point(2000, 1000), 125))]
    assert lines(EYE, EAST, TARGET, between) == found(True, 7)
    assert lines(EYE, 45, TARGET, between) == found(True, 7)


@pytest.mark.parametrize("facing", [NORTH, SOUTH, WEST, 200])
def test_an_oblique_front_keeps_one_of_the_two(facing: int) -> None:
    between = [base(7, Disc(Point(2000, 1000), 125))]
    assert lines(EYE, facing, TARGET, between) == found(True, 7)


def test_a_front_turned_away_may_lack_the_only_free_side() -> None:
    below = rectangle(1900, 900, 100, 400)
    assert seen(below, facing=NORTH) == found(True, 0)
    assert seen(below, facing=SOUTH) == found(False, 0)


def test_a_larger_base_in_line_hides() -> None:
    assert lines(EYE, EAST, TARGET, [base(0, Disc(Point(2000, 1000), 126))]).total


def test_bases_side_by_side_leave_the_line_that_touches_both() -> None:
    pair = [base(n, Disc(Point(2000, y), 200)) for n, y in enumerate((800, 1200))]
    assert lines(EYE, EAST, TARGET, pair) == found(True, 0, 1)


def test_a_base_beside_the_target_and_behind_its_middle_may_be_in_the_way() -> None:
    eye, target = Disc(Point(0, 0), 275), Disc(Point(1000, 0), 125)
    beside = Disc(Point(1005, 401), 275)
    assert lines(eye, EAST, target, [base(0, beside)]) == found(True, 0)
    assert lines(eye, None, target, [base(0, beside)]) == found(True, 0)
    behind = Disc(Point(1090, 391), 275)
    assert lines(eye, EAST, target, [base(0, behind)]) == found(True)


@pytest.mark.parametrize("x", [500, 3500])
def test_what_is_behind_either_base_is_not_crossed(x: int) -> None:
    assert seen(rectangle(x, 0, 100, 2000)) == found(True)


def test_a_wall_touching_the_base_is_crossed() -> None:
    assert seen(rectangle(1125, 0, 10, 2000)) == found(False, 0)
    assert seen(wall([(1125, 0), (1125, 2000)])) == found(False, 0)
    assert seen(wall([(2875, 0), (2875, 2000)])) == found(False, 0)


def test_a_wall_behind_the_back_that_touches_the_base_is_not_crossed() -> None:
    assert seen(wall([(875, 0), (875, 2000)])) == found(True)


def test_a_thin_wall_along_the_line_is_crossed_by_others_but_hides_nothing() -> None:
    assert seen(wall([(1200, 1000), (2800, 1000)])) == found(True, 0)


def test_the_joints_of_a_wall_are_not_free() -> None:
    zigzag = wall([(2000, 0), (2000, 875), (1900, 1000), (2000, 1125), (2000, 2000)])
    assert seen(zigzag) == found(False, 0)
    flush = wall([(1900, 0), (1900, 1000), (2000, 1000), (2000, 2000)])
    assert seen(flush) == found(False, 0)


def test_the_seams_of_a_piece_that_is_not_convex_are_not_free() -> None:
    outline = [(1900, 0), (2100, 0), (2100, 1000), (2050, 1000), (2050, 2000), (1950, 2000)]
    piece = polygon([*outline, (1950, 1000), (1900, 1000)])
    assert len(screens([piece])) > 1
    assert seen(piece) == found(False, 0)


def test_a_piece_round_a_corner_is_looked_past_on_its_hollow_side() -> None:
    corner = polygon([(1500, 0), (2500, 0), (2500, 2000), (2400, 2000), (2400, 100), (1500, 100)])
    assert seen(corner) == found(False, 0)
    low = polygon([(1500, 0), (2500, 0), (2500, 950), (2400, 950), (2400, 100), (1500, 100)])
    assert seen(low) == found(True, 0)


def test_bases_in_contact_always_have_a_free_line_in_front() -> None:
    target = Disc(Point(1250, 1000), 125)
    assert seen(rectangle(1100, 1125, 50, 50), target=target) == found(True)
    assert seen(rectangle(1120, 1115, 10, 500), target=target) == found(True, 0)
    assert seen(rectangle(1120, 1115, 10, 500), target=target, facing=WEST).free


def test_the_line_drawn_as_free_is_free_and_those_drawn_as_crossing_cross() -> None:
    above, below = rectangle(1900, 500, 100, 480), rectangle(1900, 1020, 100, 500)
    shown = evidence(EYE, EAST, TARGET, screens([above, below]))
    assert shown.free is not None
    assert set(shown.crossed) == {0, 1}
    for index, piece in enumerate((above, below)):
        shape = shapely.Polygon(piece.corners)
        assert _inside(shape, shown.free) < 3
        assert _inside(shape, shown.crossed[index]) > 10


def _inside(shape: shapely.Polygon, segment: tuple[Point, Point]) -> float:
    line = shapely.LineString([(point.x, point.y) for point in segment])
    return float(line.intersection(shape).length)


# --- against dense sampling -----------------------------------------------------------------


@st.composite
def stars(draw: st.DrawFn, x: int, y: int) -> Piece:
    """An outline that need not be convex."""
    count = draw(st.integers(3, 8))
    far = [draw(st.integers(20, 260)) for _ in range(count)]
    first = draw(st.integers(0, 359))
    spots = [(x, y, r, 2 * pi * (i / count + first / 360)) for i, r in enumerate(far)]
    return polygon([(a + round(r * cos(t)), b + round(r * sin(t))) for a, b, r, t in spots])


@st.composite
def things(draw: st.DrawFn, index: int) -> Thing:
    x, y = draw(st.integers(150, 1050)), draw(st.integers(-200, 400))
    kind = draw(st.sampled_from(["star", "star", "wall", "disc", "box"]))
    if kind == "disc":
        return thing(index, Disc(Point(x, y), draw(st.integers(20, 150))))
    if kind == "box":
        return thing(index, rectangle(x, y, *[draw(st.integers(10, 300)) for _ in range(2)]))
    if kind == "wall":
        ends = [(draw(st.integers(0, 1200)), draw(st.integers(-300, 500))) for _ in range(3)]
        return thing(index, wall([(x, y), *ends]))
    return thing(index, draw(stars(x, y)))


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    eye = Disc(Point(0, draw(st.integers(0, 200))), draw(st.integers(12, 60)))
    target = Disc(Point(1200, draw(st.integers(0, 200))), draw(st.integers(12, 60)))
    target = Disc(Point(draw(st.sampled_from([200, 600, 1200])), target.centre.y), target.radius)
    facing = draw(st.one_of(st.none(), st.integers(0, 359), st.just(90)))
    drawn = [draw(things(n)) for n in range(draw(st.integers(1, 4)))]
    clear = [one for one in drawn if one.shape.is_valid and _off(one, eye) and _off(one, target)]
    return eye, facing, target, clear


def _off(one: Thing, disc: Disc) -> bool:
    centre = shapely.Point(disc.centre.x, disc.centre.y)
    return bool(one.shape.distance(centre) >= disc.radius)


@pytest.mark.slow
@given(scenes())
@settings(max_examples=20, deadline=None)
@pytest.mark.fuzz
def test_no_disagreement_with_dense_sampling_beyond_a_tenth_of_a_millimetre(scene: Scene) -> None:
    """A tenth of a millimetre taken off, or added, is enough for the sampled lines to agree."""
    eye, facing, target, between = scene
    seen_past = lines(eye, facing, target, [part for one in between for part in one.obstacles])
    sample = sampled(eye, facing, target, spacing=2)
    if some_free([one.shape for one in between], sample, least=0):
        assert seen_past.free
    if seen_past.free:
        assert some_free([shrunk(one, 1.05) for one in between], sample, least=0)
    for one in between:
        index = one.obstacles[0].thing
        if crosses(one.shape, sample, least=0.01).any() and not one.thin:
            assert index in seen_past.crossed
        if index in seen_past.crossed:
            assert crosses(grown(one, 1.05), sample, least=0).any()


@given(scenes())
@settings(max_examples=60, deadline=None)
def test_the_lines_drawn_agree_with_what_is_told(scene: Scene) -> None:
    """Their ends are rounded to tenths of a millimetre."""
    eye, facing, target, between = scene
    parts = [part for one in between for part in one.obstacles]
    told, drawn = lines(eye, facing, target, parts), evidence(eye, facing, target, parts)
    assert told.free is (drawn.free is not None)
    assert set(drawn.crossed) == told.crossed
    shapes = {one.obstacles[0].thing: one for one in between}
    if drawn.free is not None:
        free = _drawn(drawn.free)
        assert not any(shrunk(one, 1.5).intersects(free) for one in between)
    for index, segment in drawn.crossed.items():
        assert grown(shapes[index], 1.5).intersects(_drawn(segment))


def _drawn(segment: tuple[Point, Point]) -> shapely.LineString:
    return shapely.LineString([(point.x, point.y) for point in segment])


@given(scenes())
@settings(max_examples=60, deadline=None)
def test_without_a_facing_it_is_the_same_both_ways(scene: Scene) -> None:
    eye, _, target, between = scene
    parts = [part for one in between for part in one.obstacles]
    assert lines(eye, None, target, parts) == lines(target, None, eye, parts)


@given(st.lists(st.integers(20, 400), min_size=3, max_size=12), st.integers(0, 359))
@settings(deadline=None)
def test_convex_parts_are_the_whole_outline(far: list[int], first: int) -> None:
    spots = [(r, 2 * pi * (i / len(far) + first / 360)) for i, r in enumerate(far)]
    ring = [(round(r * cos(t)), round(r * sin(t))) for r, t in spots]
    if not shapely.Polygon(ring).is_valid:
        return
    parts = convex_parts(ring)
    assert all(convex(part) for part in parts)
    assert sum(double_area(part) for part in parts) == abs(double_area(ring))
