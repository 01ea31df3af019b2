"""Lines between two bodies, against the plain way: a look at many places along each."""

from __future__ import annotations

import numpy as np
from hypothesis import assume, given
from hypothesis import strategies as some

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block, scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.sight.between_bodies import Body, Edges, Screens, _blocks, _lines, _sides, _stops
from tapete.spaces.sight.obstacle import parts

PLACES = 400
"""How many places along a line the plain way looks at."""
coordinates = some.integers(200, 2800)
bodies = some.builds(
    lambda x, y, height: Body(Place(Point(x, y), height), 150, 380),
    coordinates,
    coordinates,
    some.sampled_from([0, 300, 762]),
)
pieces = some.builds(
    lambda x, y, wide, deep, height, foot: block(x, y, wide, deep, height=height, foot=foot),
    *(coordinates, coordinates, some.integers(50, 800), some.integers(50, 800)),
    some.sampled_from([200, 508, 900]),
    some.sampled_from([0, 400]),
)


def plainly(piece: Scenery, one: Body, other: Body) -> float:
    """The share of lines that run through a block, by looking at places along each."""
    starts, way = (found.T for found in _lines(one, other))
    left, top, right, bottom = piece.box
    shares = np.linspace(0, 1, PLACES)[None, :, None]
    spots = starts[:, None, :] + way[:, None, :] * shares
    x, y, z = spots[..., 0], spots[..., 1], spots[..., 2]
    within = (x > left) & (x < right) & (y > top) & (y < bottom)
    return float((within & (z > piece.foot) & (z < piece.top)).any(axis=1).mean())


@given(pieces, bodies, bodies)
def test_a_block_hides_as_much_as_many_places_along_the_lines_say(
    piece: Scenery, one: Body, other: Body
) -> None:
    assume(distance(one.place.point, other.place.point) > one.radius + other.radius)
    ordered = sorted([one, other], key=lambda body: (body.place.point.x, body.place.point.y))
    found = Screens(Board(4000, 4000, (piece,))).between(one, other).share()
    assert abs(found - plainly(piece, *ordered)) <= 0.1


@given(pieces, bodies, bodies)
def test_sight_is_the_same_both_ways(piece: Scenery, one: Body, other: Body) -> None:
    board = Board(4000, 4000, (piece,))
    there, back = Screens(board).between(one, other), Screens(board).between(other, one)
    assert there.share() == back.share()


@given(some.lists(pieces, min_size=1, max_size=6), bodies, bodies)
def test_a_free_line_is_found_where_not_all_are_blocked(
    walls: list[Scenery], one: Body, other: Body
) -> None:
    assume(distance(one.place.point, other.place.point) > one.radius + other.radius)
    screens = Screens(Board(4000, 4000, tuple(walls)))
    assert screens.clear(one, other) is (screens.between(one, other).share() < 1)


@given(some.lists(pieces, min_size=1, max_size=6), bodies, bodies)
def test_no_part_that_blocks_a_line_is_passed_over(
    walls: list[Scenery], one: Body, other: Body
) -> None:
    assume(distance(one.place.point, other.place.point) > one.radius + other.radius)
    ordered = sorted([one, other], key=lambda body: (body.place.point.x, body.place.point.y))
    every = [(piece, part) for piece in walls for part in parts(0, piece)]
    share = _blocks(Edges.of(every), *_lines(*ordered)).any(axis=0).mean()
    assert Screens(Board(4000, 4000, tuple(walls))).between(one, other).share() == share


@given(pieces, bodies, bodies)
def test_many_lines_at_once_are_stopped_as_each_by_itself(
    piece: Scenery, one: Body, other: Body
) -> None:
    assume(distance(one.place.point, other.place.point) > one.radius + other.radius)
    (part,) = parts(0, piece)
    starts, way = _lines(one, other)
    (found,) = _blocks(Edges.of([(piece, part)]), starts, way)
    alone = [
        _stops(piece, _sides(part.ring), tuple(start), tuple(end))
        for start, end in zip(starts.T, (starts + way).T, strict=True)
    ]
    assert found.tolist() == alone


@given(pieces, pieces, bodies, bodies)
def test_parts_with_more_and_fewer_sides_are_looked_at_together(
    first: Scenery, second: Scenery, one: Body, other: Body
) -> None:
    wedge = scenery([(900, 900), (1900, 1000), (1300, 1800)], height=600)
    line = scenery([(700, 2000), (2200, 1500)], height=600, wall=True)
    every = [(piece, part) for piece in (first, wedge, line, second) for part in parts(0, piece)]
    together = _blocks(Edges.of(every), *_lines(one, other))
    alone = [_blocks(Edges.of([each]), *_lines(one, other))[0] for each in every]
    assert together.tolist() == [mask.tolist() for mask in alone]
