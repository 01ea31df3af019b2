"""What is worked out fast, beside the plain way to work it out, in random places."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.field import field_of
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import polygon
from tapete.spaces.boards.scenery import Scenery, near_way
from tapete.spaces.climbs.journey import Gait
from tapete.spaces.climbs.portals import edge_places, portals, sides
from tapete.spaces.climbs.surfaces import Levels, Place, apart, contact
from tapete.spaces.plane.disc import Disc, gap
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import edges, holds
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import _entries, first_touch
from tapete.spaces.routes import difficult
from tapete.spaces.routes.bend_graph import Prepared
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.search import Reach, Round
from tests.spaces.boards import RADIUS, SIDE, figure, free_place, scattered

GAIT = Gait(150, step=1, longest=762, deepest=508, safe=508, broad=True)
FIELDS = sorted(grounds())
places = st.builds(Point, st.integers(0, SIDE), st.integers(0, SIDE))


def spots(seed: int, count: int) -> list[Point]:
    """Places all over a table of Euphoria; one in four is on a line of the inches."""
    rng = Random(seed)
    return [
        Point(rng.randrange(25) * 254, rng.randrange(25) * 254)
        if rng.random() < 0.25
        else Point(rng.randrange(6097), rng.randrange(6097))
        for _ in range(count)
    ]


# --- portals


def edges_plainly(piece: Scenery, p: Pair, q: Pair, start: Point, goal: Point) -> list[Point]:
    line = shapely.LineString([p, q])
    found = [line.project(shapely.Point(s.x, s.y), normalized=True) for s in (start, goal)]
    straight = shapely.LineString([(start.x, start.y), (goal.x, goal.y)])
    met = shapely.get_coordinates(straight.intersection(line))
    found += [line.project(shapely.Point(*spot), normalized=True) for spot in met]
    for rung in piece.ladders:
        at = shapely.Point(rung.x, rung.y)
        if line.distance(at) <= 1:
            found.append(line.project(at, normalized=True))
    shares = sorted({round(spot, 4) for spot in (*found, 0.5)})
    return [
        Point(round(p[0] + (q[0] - p[0]) * share), round(p[1] + (q[1] - p[1]) * share))
        for share in shares
    ]


@pytest.mark.parametrize("name", FIELDS)
def test_the_places_of_an_edge_are_those_that_shapely_finds(name: str) -> None:
    start, *others = spots(1, 60)
    for goal in others:
        for _, piece in Levels.of(field_of(name).board).tops:
            for p, q in sides(piece):
                found = list(edge_places(piece, p, q, start, goal))
                assert found == edges_plainly(piece, p, q, start, goal)
        start = goal


@pytest.mark.parametrize("name", FIELDS)
def test_portals_are_the_same_whatever_was_asked_before(name: str) -> None:
    used = Levels(field_of(name).board)
    start, *others = spots(2, 12)
    for goal in others:
        here, there = Place(start), Place(goal, 508)
        used.board.kept.pop("portals", None)
        fresh = portals(used, GAIT, here, there, 3000)
        for away in others:
            portals(used, GAIT, Place(away), here, 3000)
        assert portals(used, GAIT, here, there, 3000) == fresh
        start = goal


# --- ways on the table


class Plain(Reach):
    """A search in which no place and no figure is left out beforehand."""

    def _within(self) -> dict[int, float]:
        return {place: self._ahead(place) for place in range(len(self.places))}

    def _in_the_way(self) -> list[Round]:
        return self.ground.solid


@pytest.mark.parametrize("seed", range(40))
def test_a_search_finds_the_same_way_if_it_leaves_out_what_is_too_far(seed: int) -> None:
    rng, board, others = Random(seed), scattered(seed), list[Figure]()
    for name in "abcd":
        spot = free_place(Ground(board, RADIUS, others), rng)
        others.append(figure(spot.x, spot.y, name))
    ground = Ground(board, RADIUS, others)
    start, goal = free_place(ground, rng), free_place(ground, rng)
    for limit in (1500, 3000, 6000):
        fast, plain = (kind(ground, start, limit) for kind in (Reach, Plain))
        for one in (fast, plain):
            one.search((goal.x, goal.y))
        assert fast.route(goal) == plain.route(goal)
        assert fast.settled == plain.settled


@pytest.mark.parametrize("seed", range(12))
def test_bends_see_each_other_the_same_whoever_looked_first(seed: int) -> None:
    used = Prepared(scattered(seed), RADIUS)
    for bend in range(len(used.bends)):
        alone = Prepared(scattered(seed), RADIUS)
        assert used.seen(bend, 1500) == alone.seen(bend, 1500)
        assert used.link(used.bends[0], used.bends[bend]) == alone.link_bends(0, bend)


def slow_plainly(slows: tuple[difficult.Slow, ...], a: Pair, b: Pair) -> float:
    near = [slow for slow in slows if difficult._boxes_meet(slow, a, b, 0)]
    cuts = pairwise(sorted({0.0, 1.0, *difficult._cuts(near, a, b)}))
    on = [q - p for p, q in cuts if difficult._is_slow(near, a, b, (p + q) / 2)]
    return sum(on) * hypot(b[0] - a[0], b[1] - a[1])


@pytest.mark.parametrize("seed", range(40))
def test_the_slow_length_is_the_same_if_what_is_aside_is_left_out(seed: int) -> None:
    rng = Random(seed)
    outlines = [p.corners for p in scattered(seed).pieces if not p.wall]
    rough = [polygon(corners, blocks=False, difficult=True) for corners in outlines]
    slows = difficult.slows(rough)
    for _ in range(20):
        a, b = ((rng.randrange(SIDE), rng.randrange(SIDE)) for _ in range(2))
        assert difficult.slow_length(slows, a, b) == slow_plainly(slows, a, b)


@settings(max_examples=100, deadline=None)
@given(places, places, st.integers(0, 300))
def test_pieces_near_a_way_are_those_beside_it(start: Point, end: Point, radius: int) -> None:
    a, b = (start.x, start.y), (end.x, end.y)
    for name in FIELDS:
        levels = Levels.of(field_of(name).board)
        plain = [one for one in levels.pieces if one[1].beside(a, b, radius)]
        assert near_way(levels.pieces, a, b, radius) == plain


# --- surfaces


@pytest.mark.parametrize("name", FIELDS)
def test_a_place_is_on_the_same_surface_when_it_is_asked_for_again(name: str) -> None:
    levels = Levels(field_of(name).board)
    for point in spots(3, 200):
        for _ in range(2):
            assert levels.heights(point) == levels._surfaces(point)
            for height in (0, 508, 762):
                assert levels.support(point, height) == levels._support(point, height)


# --- outlines


@pytest.mark.parametrize("seed", range(40))
def test_a_disc_touches_an_outline_first_where_any_of_its_sides_says(seed: int) -> None:
    rng = Random(seed)
    for piece in scattered(seed).pieces:
        lines = pairwise(piece.corners) if piece.wall else edges(piece.corners)
        sides = list(lines)
        for _ in range(20):
            a, b = ((rng.randrange(SIDE), rng.randrange(SIDE)) for _ in range(2))
            every = [share for p, q in sides for share in _entries(p, q, a, b, RADIUS)]
            inside = not piece.wall and holds(piece.corners, *a)
            plain = 0.0 if inside else min(every, default=None)
            assert first_touch(piece.corners, a, b, RADIUS, piece.wall) == plain


# --- bases


@pytest.mark.parametrize("seed", range(20))
def test_bases_are_as_far_apart_as_their_gap_and_their_heights_say(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        one, other = (
            Disc(Point(rng.randrange(900), rng.randrange(900)), rng.choice((150, 200)))
            for _ in range(2)
        )
        low, high = rng.choice((0, 250, 254)), rng.choice((0, 250, 508))
        plain = 0.0 if contact(one, low, other, high) else hypot(gap(one, other), low - high)
        assert apart(one, low, other, high) == plain
