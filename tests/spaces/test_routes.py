"""Where a disc may go, and what it costs."""

from __future__ import annotations

from heapq import heappop, heappush
from math import acos, atan2, cos, pi, radians, sin, sqrt
from random import Random

import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import Piece, polygon, rectangle, wall
from tapete.spaces.boards.text import read
from tapete.spaces.plane.disc import Disc, gap
from tapete.spaces.plane.point import INCH, Point, distance, within
from tapete.spaces.plane.segment import closer
from tapete.spaces.routes.bend_graph import FEW
from tapete.spaces.routes.bends import corner_bends
from tapete.spaces.routes.candidates import beside, candidates
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.route import Obstruction
from tests.spaces.boards import (
    RADIUS,
    SIDE,
    boards,
    figure,
    free_place,
    pieces,
    places,
    scattered,
    shape,
)

BOX = rectangle(1000, 1000, 1000, 1000, name="box")
MUD = rectangle(1000, 1000, 1000, 1000, name="mud", blocks=False, opaque=False, difficult=True)


def ground(*pieces: Piece, radius: int = 100) -> Ground:
    return Ground(Board(3000, 3000, pieces), radius)


def walk(ground: Ground, *places: tuple[int, int]) -> Obstruction | None:
    return ground.check([Point(x, y) for x, y in places]).barred


# What bars a route --------------------------------------------------------------------------


def test_a_disc_may_slide_along_a_wall_but_not_a_tenth_of_a_millimetre_into_it() -> None:
    assert walk(ground(BOX), (500, 900), (2500, 900)) is None
    barred = walk(ground(BOX), (500, 901), (2500, 901))
    assert barred == Obstruction("through", "box", Point(2500, 901))


def test_a_disc_stays_wholly_on_the_board() -> None:
    assert walk(ground(), (100, 100), (2900, 2900)) is None
    barred = walk(ground(), (100, 100), (2901, 2900))
    assert barred == Obstruction("off_board", "", Point(2901, 2900))


def test_a_thin_wall_is_passed_neither_through_nor_too_near_its_end() -> None:
    fence = wall([(1500, 0), (1500, 1500)], name="fence")
    assert walk(ground(fence), (500, 500), (2500, 500)) is not None
    assert walk(ground(fence), (500, 1599), (2500, 1599)) is not None
    assert walk(ground(fence), (500, 1600), (2500, 1600)) is None


def test_another_figure_is_not_passed_over_unless_it_gives_way() -> None:
    foe, friend = figure(1500, 1500, "foe"), figure(1500, 1500, "friend", passable=True)
    board = Board(3000, 3000)
    barred = walk(Ground(board, 100, [foe]), (500, 1500), (2500, 1500))
    assert barred == Obstruction("over", "foe", Point(2500, 1500))
    assert walk(Ground(board, 100, [friend]), (500, 1500), (2500, 1500)) is None
    barred = walk(Ground(board, 100, [friend]), (500, 1500), (1400, 1500))
    assert barred == Obstruction("ends_on", "friend", Point(1400, 1500))


def test_bases_may_end_in_contact() -> None:
    assert (
        walk(Ground(Board(3000, 3000), 125, [figure(1500, 1500)]), (500, 1500), (1250, 1500))
        is None
    )


def test_a_route_within_a_solid_piece_is_barred_far_from_its_edges_too() -> None:
    assert walk(ground(BOX, radius=10), (1400, 1400), (1600, 1600)) is not None


# What a route costs -------------------------------------------------------------------------


def test_length_and_cost_are_whole_and_rounded_up() -> None:
    measured = ground().check([Point(500, 500), Point(600, 600)])
    assert (measured.length, measured.cost) == (142, 142)
    assert ground().check([Point(500, 500), Point(800, 900)]).length == 500


def test_difficult_ground_counts_double_where_the_centre_is() -> None:
    measured = ground(MUD).check([Point(500, 1500), Point(2500, 1500)])
    assert (measured.length, measured.cost, measured.over) == (2000, 3000, (0,))


def test_difficult_pieces_that_overlap_count_once() -> None:
    again = rectangle(1500, 1000, 1000, 1000, blocks=False, difficult=True)
    assert ground(MUD, again).check([Point(500, 1500), Point(2900, 1500)]).cost == 2400 + 1500


def test_along_the_edge_of_difficult_ground_only_the_base_is_on_it() -> None:
    measured = ground(MUD).check([Point(500, 1000), Point(2500, 1000)])
    assert (measured.cost, measured.over) == (2000, (0,))


def test_the_factor_of_difficult_ground_is_the_games() -> None:
    board = Board(3000, 3000, (MUD,))
    steps = [Point(500, 1500), Point(2500, 1500)]
    assert [Ground(board, 100, factor=factor).check(steps).cost for factor in (1, 1.5, 3)] == [
        2000,
        2500,
        4000,
    ]


# Finding a way ------------------------------------------------------------------------------


def test_a_way_round_a_box_keeps_close_to_its_corners() -> None:
    route = ground(BOX).shortest(Point(500, 1500), Point(2500, 1500))
    assert route is not None
    assert 2586 <= route.cost <= 2600  # by hand: 700 + 92.7 + 1000 + 92.7 + 700


def test_a_corridor_exactly_as_wide_as_the_base_can_be_walked() -> None:
    drawing = read(
        """
        #########
        #a......#
        #######.#
        #b......#
        #########
        """
    )
    start, goal = drawing.figures["a"], drawing.figures["b"]
    route = Ground(drawing.board, INCH // 2).shortest(start, goal)
    assert route is not None
    assert 13 * INCH < route.cost <= 14 * INCH
    assert Ground(drawing.board, INCH // 2 + 1).shortest(start, goal) is None


def test_a_way_leads_through_a_gap_between_two_figures_only_if_the_base_fits() -> None:
    board = Board(3000, 1000, (wall([(1500, 0), (1500, 300)]), wall([(1500, 700), (1500, 1000)])))
    start, goal = Point(500, 500), Point(2500, 500)
    assert Ground(board, 200).shortest(start, goal) is not None
    assert Ground(board, 201).shortest(start, goal) is None
    assert Ground(board, 100, [figure(1500, 500)]).shortest(start, goal) is None


def test_a_gap_a_hair_wider_than_the_base_is_found_from_aside() -> None:
    leaning = (wall([(1300, 0), (1500, 300)]), wall([(1600, 690), (1800, 1000)]))
    route = Ground(Board(3000, 1000, leaning), 200).shortest(Point(500, 300), Point(2500, 800))
    assert route is not None


@pytest.mark.parametrize("degrees", range(0, 360, 7))
def test_the_way_round_the_end_of_a_wall_is_two_tangents_and_an_arc(degrees: int) -> None:
    def place(far: float, aside: float) -> tuple[int, int]:
        angle = radians(degrees)
        x, y = far * cos(angle) - aside * sin(angle), far * sin(angle) + aside * cos(angle)
        return 3000 + round(x), 3000 + round(y)

    board = Board(6000, 6000, (wall([place(0, 0), place(2000, 0)]),))
    start, goal = Point(*place(600, 800)), Point(*place(600, -800))
    route = Ground(board, 125).shortest(start, goal)
    arc = 2 * (pi - atan2(800, 600)) - 2 * acos(125 / 1000)
    assert route is not None
    assert route.cost == pytest.approx(2 * sqrt(1000**2 - 125**2) + 125 * arc, rel=0.02)


@pytest.mark.parametrize("degrees", range(0, 360, 3))
def test_between_the_bends_round_a_corner_nothing_touches_it(degrees: int) -> None:
    end = (round(2000 * cos(radians(degrees))), round(2000 * sin(radians(degrees))))
    two, three, four, five, six = corner_bends(end, (0, 0), end, 125)
    for a, b in [(two, three), (four, five), (five, six)]:
        assert not closer((0, 0), a, b, 125 * 125)
    _, seven, eight = corner_bends(end, (0, 0), (end[1], -end[0]), 125)
    assert not closer((0, 0), seven, eight, 125 * 125)


def test_ways_are_found_on_a_large_map_of_many_rooms() -> None:
    side, rooms = 5 * INCH, range(6)
    lines = [
        [(i * side, j * side + top), (i * side, j * side + bottom)]
        for i in rooms[1:]
        for j in rooms
        for top, bottom in ((0, 2 * INCH), (3 * INCH + 60, side))
    ]
    walls = [wall(line) for line in lines]
    walls += [wall([(y, x) for x, y in line]) for line in lines]
    around = Ground(Board(6 * side, 6 * side, tuple(walls)), 120)
    start, goal = Point(300, 300), Point(6 * side - 300, 6 * side - 300)
    assert len(around.prepared.bends) > FEW
    route = around.shortest(start, goal)
    assert route is not None
    assert around.check(route.points).barred is None
    assert around.shortest(start, goal, route.cost) == route
    assert around.shortest(start, goal, route.cost - 1) is None


def test_mud_is_gone_round_when_that_is_cheaper_and_crossed_when_not() -> None:
    wide = rectangle(1000, 100, 200, 2800, name="mud", blocks=False, difficult=True)
    thick = rectangle(600, 1300, 1800, 1000, name="mud", blocks=False, difficult=True)
    across = ground(wide).shortest(Point(500, 1500), Point(2500, 1500))
    around = ground(thick).shortest(Point(500, 1500), Point(2500, 1500))
    assert across is not None
    assert around is not None
    assert across.cost == 2200
    assert len(around.points) == 4
    assert around.cost == 2248


def test_who_stands_in_mud_leaves_it_by_the_nearest_side() -> None:
    route = ground(MUD).shortest(Point(1500, 1100), Point(2500, 900))
    assert route is not None
    assert route.cost < ground(MUD).check([Point(1500, 1100), Point(2500, 900)]).cost


def test_no_way_is_found_where_there_is_none() -> None:
    ring = [(1000, 1000), (2000, 1000), (2000, 2000), (1000, 2000), (1000, 1000)]
    keep = wall(ring, closed=True)
    assert ground(keep).shortest(Point(500, 500), Point(1500, 1500)) is None
    assert ground(BOX).shortest(Point(500, 500), Point(1500, 1500)) is None


def test_a_limit_is_kept() -> None:
    start, goal = Point(500, 1500), Point(2500, 1500)
    assert ground().shortest(start, goal, 2000) is not None
    assert ground().shortest(start, goal, 1999) is None
    assert ground(BOX).shortest(start, goal, 2585) is None


def test_reach_goes_round_figures_too() -> None:
    around = Ground(Board(3000, 3000), 100, [figure(1500, 1500)])
    assert around.reach(Point(1000, 1500), 1200).route(Point(2000, 1500)) is not None


@pytest.mark.parametrize("x", range(1400, 1600, 13))
def test_who_goes_to_the_edge_of_mud_does_not_walk_in_it(x: int) -> None:
    corners = [(1000, 1000), (2003, 1331), (2003, 2000), (1000, 2000)]
    mud = polygon(corners, name="mud", blocks=False, difficult=True)
    start, goal = Point(2500, 1480), Point(x, 1005 + (x - 1000) * 331 // 1003)
    route = ground(mud).shortest(start, goal)
    assert route is not None
    assert route.cost < distance(start, goal) + 20


def test_reach_knows_every_place_within_the_allowance() -> None:
    reach = ground(BOX).reach(Point(500, 1500), 2700)
    route = reach.route(Point(2500, 1500))
    assert route is not None
    assert route.cost <= 2700
    assert ground(BOX).reach(Point(500, 1500), 2585).route(Point(2500, 1500)) is None
    assert reach.route(Point(1500, 1500)) is None


def test_what_is_prepared_is_shared_by_all_grounds_of_a_board() -> None:
    board = Board(3000, 3000, (BOX,))
    assert Ground(board, 100).prepared is Ground(board, 100, [figure(300, 300)]).prepared
    assert Ground(board, 100).prepared is not Ground(board, 99).prepared


def test_an_opened_door_lets_through() -> None:
    board = Board(3000, 1000, (wall([(1500, 0), (1500, 1000)], name="door"),))
    start, goal = Point(500, 500), Point(2500, 500)
    assert Ground(board, 100).shortest(start, goal) is None
    assert Ground(board.changed(0, blocks=False), 100).shortest(start, goal) is not None


# Good places --------------------------------------------------------------------------------


def test_candidates_are_legal_and_within_the_allowance() -> None:
    others = [figure(2700, 1500, "foe"), figure(500, 2200)]
    around = Ground(Board(3000, 3000, (BOX, MUD)), RADIUS, others)
    found = candidates(around, Point(500, 1500), 1200, [others[0].disc], [others[1].disc])
    assert len(found) > 6
    for route in found:
        measured = around.check(route.points)
        assert measured.barred is None
        assert measured.cost <= 1200


@pytest.mark.parametrize("x", range(1000, 2000, 90))
def test_all_the_places_around_a_target_in_the_open_are_free(x: int) -> None:
    foe = figure(1500, 1500)
    around = Ground(Board(3000, 3000), RADIUS, [foe])
    spots = beside(around, Point(x, 400), foe.disc)
    assert len(spots) == 8
    assert all(gap(Disc(spot, RADIUS), foe.disc) < 2 for spot in spots)


def test_candidates_include_contact_with_a_target_and_the_shadow_of_a_piece() -> None:
    foe = figure(2800, 1500)
    around = Ground(Board(3000, 3000, (BOX,)), RADIUS, [foe])
    ends = [r.end for r in candidates(around, Point(700, 1000), 800, [foe.disc], [])]
    assert any(end.x < 900 and abs(end.y - 1500) < 20 for end in ends)
    found = candidates(around, Point(2400, 800), 800, [], [foe.disc])
    assert any(gap(Disc(r.end, RADIUS), foe.disc) < 2 for r in found)


@settings(max_examples=60, deadline=None)
@given(boards(), places, st.integers(0, 3000), st.integers(0, 10**6))
def test_a_random_point_is_one_a_disc_may_go_to(
    board: Board, start: Point, allowance: int, seed: int
) -> None:
    around = Ground(board, RADIUS)
    assume(around.may_stand(start))
    end = around.random_point(start, allowance, Random(seed))
    measured = around.check([start, end])
    assert measured.barred is None
    assert measured.cost <= allowance


def test_random_points_are_spread_over_all_that_can_be_reached() -> None:
    rng = Random(1)
    ends = [ground().random_point(Point(1500, 1500), 1000, rng) for _ in range(400)]
    corners = {(end.x > 1500, end.y > 1500) for end in ends}
    assert len(corners) == 4
    assert sum(within(end, Point(1500, 1500), 707) for end in ends) == pytest.approx(200, abs=40)


def test_the_furthest_place_is_in_contact_with_what_stops_it() -> None:
    assert ground(BOX).furthest(Point(500, 1500), 0.0, 2000) == Point(900, 1500)
    assert ground().furthest(Point(500, 1500), pi, 2000) == Point(100, 1500)


# Against slow ways --------------------------------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(boards(), places, places)
def test_a_straight_line_is_barred_exactly_when_something_is_too_near(
    board: Board, start: Point, end: Point
) -> None:
    line = shapely.LineString([(start.x, start.y), (end.x, end.y)])
    apart = min([shape(p).distance(line) for p in board.pieces], default=10**9)
    assume(abs(apart - RADIUS) > 1e-6)
    barred = Ground(board, RADIUS).check([start, end]).barred
    assert (barred is not None) == (apart < RADIUS)


@settings(max_examples=100, deadline=None)
@given(st.lists(pieces, max_size=4), places, places)
def test_the_slow_length_is_that_of_the_parts_inside(
    found: list[Piece], start: Point, end: Point
) -> None:
    outlines = [p.corners for p in found if not p.wall and shape(p).is_valid]
    slow = [polygon(corners, blocks=False, difficult=True) for corners in outlines]
    line = shapely.LineString([(start.x, start.y), (end.x, end.y)])
    inside = line.intersection(shapely.unary_union([shape(p) for p in slow])).length
    cost = Ground(Board(SIDE, SIDE, tuple(slow)), 10).cost((start.x, start.y), (end.x, end.y))
    assert cost == pytest.approx(distance(start, end) + inside, abs=2)


def by_grid(around: Ground, start: Point, goal: Point, step: int) -> float | None:
    """Dijkstra over a fine grid with sixteen directions: never shorter than the best way."""
    moves = [
        (x, y)
        for x in range(-2, 3)
        for y in range(-2, 3)
        if abs(x) + abs(y) in (1, 3) or x * y in (1, -1)
    ]
    best: dict[Point, float] = {}
    waiting = [(0.0, start)]
    while waiting:
        cost, here = heappop(waiting)
        if here in best:
            continue
        best[here] = cost
        if here == goal:
            return cost
        near = [Point(here.x + x * step, here.y + y * step) for x, y in moves]
        near += [goal] if within(here, goal, 2 * step) else []
        for there in near:
            more = None if there in best else around.straight(here, there)
            if more is not None:
                heappush(waiting, (cost + more, there))
    return None


@pytest.mark.parametrize("seed", [*range(20), 48, 205, 336, 430, 594])
def test_a_way_is_found_when_there_is_one_and_is_no_longer_than_over_a_fine_grid(seed: int) -> None:
    rng, board, others = Random(seed), scattered(seed), list[Figure]()
    for name in "abcd":
        spot = free_place(Ground(board, RADIUS, others), rng)
        others.append(figure(spot.x, spot.y, name))
    around = Ground(board, RADIUS, others)
    start, goal = free_place(around, rng), free_place(around, rng)
    grid = by_grid(around, start, goal, 200)
    route = around.shortest(start, goal)
    assert (route is None) == (grid is None)
    if route is not None and grid is not None:
        measured = around.check(route.points)
        assert measured.barred is None
        assert measured.cost == route.cost
        assert distance(start, goal) - 1e-6 <= route.cost <= grid * 1.01


@pytest.mark.parametrize("seed", range(6))
def test_reach_finds_for_every_place_what_a_search_for_it_finds(seed: int) -> None:
    rng, board = Random(seed), scattered(seed)
    spot = free_place(Ground(board, RADIUS), rng)
    around = Ground(board, RADIUS, [figure(spot.x, spot.y)])
    start = free_place(around, rng)
    reach = around.reach(start, 10 * INCH)
    for goal in [free_place(around, rng) for _ in range(40)]:
        alone, among = around.shortest(start, goal, 10 * INCH), reach.route(goal)
        assert (alone is None) == (among is None)
        if alone is not None and among is not None:
            assert among.cost == pytest.approx(alone.cost, rel=0.02)
