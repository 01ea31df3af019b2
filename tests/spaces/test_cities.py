"""Cities of tiles: growth, ways, distances and sight, each against the obvious reckoning."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tapete.kernel.errors import Refused
from tapete.spaces.cells.grid import Cell
from tapete.spaces.plane.point import Point
from tapete.spaces.tiles.city import START, City, slot
from tapete.spaces.tiles.laid import TURNS
from tapete.spaces.tiles.piece import FLOOR_COST, STREET_COST
from tapete.spaces.tiles.route import CityRoute
from tapete.spaces.tiles.sight import crossings, sees
from tapete.spaces.tiles.tile import SIDES, across
from tapete.spaces.tiles.ways import apart, walk
from tests.spaces.tiles import TILES, city, hall, sq

NEXT = (START[0] + 1, START[1])


def random_city(seed: int) -> City:
    """All tiles, laid at random wherever they fit."""
    rng = Random(seed)
    town = City(TILES).grown(*City(TILES).laying("kiosk", START, rng.choice(TURNS)))
    for tile in rng.sample(["flush", "west"], 2):
        exits = [far for every in town.exits.values() for far in every]
        fits = [(far, turn) for far in exits for turn in town.turns(tile, far)]
        onto, turn = rng.choice(fits)
        town = town.grown(*town.laying(tile, slot(onto), turn))
    return town


# --- growth


def test_a_city_grows_and_the_one_before_stays_as_it_was() -> None:
    before = city()
    after = hall()
    assert len(before.signs) == 36
    assert len(after.signs) == 108
    assert before.exits[sq(5, 0)] == (sq(5, -1), sq(6, 0))
    assert after.exits[sq(5, 0)] == (sq(5, -1),)
    assert sq(6, 0) in after.beside[sq(5, 0)]
    assert sq(5, 0) in after.beside[sq(6, 0)]


def test_doors_keep_their_numbers_as_the_city_grows() -> None:
    before, after = city(), hall()
    assert after.doors[: len(before.doors)] == before.doors
    assert [door.number for door in after.doors] == list(range(len(after.doors)))


def test_the_other_half_of_a_building_is_laid_with_the_first() -> None:
    town = city()
    for turn, east, south in ((0, 2, 0), (1, 1, 1), (2, 0, 0), (3, 1, -1)):
        first, second = town.laying("west", NEXT, turn)
        assert (first.tile, second.tile) == ("west", "east")
        assert second.slot == (START[0] + east, START[1] + south)
    assert not town.fits("west", NEXT, 2)
    assert town.fits("west", NEXT, 0)


def test_the_halves_are_one_building_with_a_way_between_them() -> None:
    town = hall()
    one, other = sq(11, 1), sq(12, 1)
    assert town.building(one) == town.building(other) == "hall"
    assert other in town.beside[one]
    assert [door.locks for door in town.nearest_doors(sq(13, 3))] == [3]
    assert [door.locks for door in town.nearest_doors(sq(8, 2))] == [1]


@pytest.mark.parametrize(
    ("onto", "turns"),
    [(sq(6, 0), (1, 2, 3)), (sq(6, 5), (0, 1, 2)), (sq(0, 6), (1, 2, 3)), (sq(-1, 2), (0, 2, 3))],
)
def test_a_tile_fits_where_street_joins_street(onto: Cell, turns: tuple[int, ...]) -> None:
    """The building stands in a corner: after each quarter turn in the next one."""
    assert city().turns("flush", onto) == turns


@pytest.mark.parametrize("seed", range(12))
def test_steps_are_those_that_the_edges_allow(seed: int) -> None:
    town = random_city(seed)
    for cell in town.signs:
        near = {
            across(cell, side) for side in SIDES
            if across(cell, side) in town.signs and town.passable(cell, side)
        }  # fmt: skip
        assert set(town.beside[cell]) == near
        outs = {door.outside for door in town.doors if door.inside == cell}
        assert {other for other, _ in town.ways[cell]} == near | outs
        off = {
            across(cell, side) for side in SIDES
            if not town.floor(cell) and across(cell, side) not in town.signs
            and town.passable(cell, side)
        }  # fmt: skip
        assert set(town.exits.get(cell, ())) == off


@pytest.mark.parametrize("seed", range(12))
def test_nobody_gets_into_a_building_but_by_its_doors(seed: int) -> None:
    town = random_city(seed)
    start = next(cell for cell in town.signs if not town.floor(cell))
    assert not any(town.floor(cell) for cell in walk(town, start, 200).settled)
    every = frozenset(range(len(town.doors)))
    inside = {cell for cell in walk(town, start, 200, doors=every).settled if town.floor(cell)}
    assert inside == {door.inside for door in town.doors}


# --- walking


def costs(town: City, start: Cell, halves: int, doors: frozenset[int], stops: set[Cell]) -> dict[
    Cell, int
]:  # fmt: skip
    """The cheapest way to each square, by trying again and again until nothing is cheaper.

    A state is a square and whether the walk has ended on it.
    """
    best = {(start, False): 0}
    settled = False
    while not settled:
        settled = True
        for (cell, ended), cost in list(best.items()):
            for other, step, ends in () if ended else _options(town, cell, doors):
                state = other, ends or other in stops
                if cost + step <= halves and cost + step < best.get(state, halves + 1):
                    best[state], settled = cost + step, False
    found: dict[Cell, int] = {}
    for (cell, _), cost in sorted(best.items(), key=lambda one: not one[0][1]):
        found[cell] = cost
    return found


def _options(town: City, cell: Cell, doors: frozenset[int]) -> list[tuple[Cell, int, bool]]:
    steps = [(other, _cost(town, other), False) for other in town.beside[cell]]
    steps += [(one.outside, STREET_COST, False) for one in town.doors if one.inside == cell]
    steps += [(one.inside, 0, True) for one in town.doors
        if one.outside == cell and one.number in doors]  # fmt: skip
    return steps


def _cost(town: City, cell: Cell) -> int:
    return FLOOR_COST if town.floor(cell) else STREET_COST


@pytest.mark.parametrize("seed", range(10))
def test_a_walk_costs_what_the_cheapest_way_costs(seed: int) -> None:
    town, rng = random_city(seed), Random(seed)
    start = rng.choice(list(town.signs))
    doors = frozenset(one.number for one in town.doors if rng.random() < 0.5)
    stops = {cell for cell in town.signs if rng.random() < 0.1}
    reached = walk(town, start, 9, doors=doors, stops=stops)
    assert {cell: cost for cell, (cost, _) in reached.settled.items()} == costs(
        town, start, 9, doors, stops
    )


def test_a_street_square_costs_half_a_point_and_a_floor_a_whole() -> None:
    reached = walk(city(), sq(0, 0), 4)
    assert reached.settled[sq(0, 4)][0] == 4
    inside = walk(city(), sq(1, 1), 4)
    assert inside.settled[sq(3, 1)][0] == 4


def test_a_leftover_half_does_not_pay_for_a_floor() -> None:
    assert sq(3, 1) not in walk(city(), sq(1, 1), 3).settled


def test_walking_in_costs_nothing_and_ends_the_walk() -> None:
    door = city().doors[1]
    assert door.outside == sq(2, 4)
    reached = walk(city(), sq(2, 4), 8, doors={1})
    assert reached.settled[sq(2, 3)][0] == 0
    assert sq(1, 3) not in reached.settled


def test_leaving_is_a_step_like_any_other() -> None:
    reached = walk(city(), sq(2, 3), 2)
    assert reached.settled[sq(2, 4)][0] == 1
    assert reached.settled[sq(1, 4)][0] == 2


def test_a_walk_ends_on_a_stop() -> None:
    reached = walk(city(), sq(0, 0), 6, stops={sq(0, 2)})
    assert sq(0, 2) in reached.settled
    assert sq(0, 3) not in reached.settled


def test_whoever_is_bound_stays_on_the_tile() -> None:
    assert sq(6, 0) in walk(hall(), sq(5, 0), 4).settled
    assert sq(6, 0) not in walk(hall(), sq(5, 0), 4, tile=0).settled


def test_a_walk_may_end_beyond_the_edge() -> None:
    reached = walk(city(), sq(1, 0), 2, beyond=True)
    assert reached.settled[sq(1, -1)] == (1, sq(1, 0))
    assert sq(1, -2) not in reached.settled


def test_diagonals_cut_no_corner() -> None:
    town = city()
    assert sq(1, 5) in walk(town, sq(0, 4), 1, diagonal=True).settled
    assert sq(1, 5) not in walk(town, sq(0, 4), 1).settled
    assert sq(1, 1) not in walk(town, sq(0, 0), 2, diagonal=True).settled
    assert sq(3, 3) not in walk(town, sq(2, 2), 2, diagonal=True).settled
    assert walk(town, sq(1, 1), 2, diagonal=True).settled[sq(2, 2)][0] == FLOOR_COST


# --- the question


def question(start: Cell, halves: int, **more: object) -> CityRoute:
    town = city()
    return CityRoute(town, town.centre(start), halves, rules={"stopped": "r.stop"}, **more)  # type: ignore[arg-type]


def way(*cells: Cell) -> list[list[int]]:
    return [[centre.x, centre.y] for centre in map(city().centre, cells)]


def test_squares_left_out_are_filled_in_by_the_cheapest_way() -> None:
    route = question(sq(0, 0), 6).read(way(sq(0, 3)))
    assert len(route.points) == 4
    assert route.cost == 3


def test_nobody_walks_on_after_entering_or_after_a_stop() -> None:
    for asked in (question(sq(2, 4), 8, doors=frozenset({1})),):
        with pytest.raises(Refused) as wrong:
            asked.read(way(sq(2, 3), sq(1, 3)))
        assert wrong.value.rule == "r.stop"
    stopped = question(sq(0, 0), 8, stops=frozenset({sq(0, 1)}))
    with pytest.raises(Refused):
        stopped.read(way(sq(0, 1), sq(0, 2)))


@pytest.mark.parametrize("goal", [sq(1, 1), sq(0, 5), sq(40, 40)])
def test_a_square_that_cannot_be_reached_is_refused(goal: Cell) -> None:
    with pytest.raises(Refused):
        question(sq(0, 0), 4).read(way(goal))


def test_every_candidate_is_read_again_as_itself() -> None:
    asked = question(sq(0, 4), 5, beyond=True, doors=frozenset({1}))
    routes = list(asked.candidates())
    assert len(routes) > 10
    assert [asked.read(asked.write(route)) for route in routes] == routes
    assert asked.contains(asked.write(asked.sample(Random(1))))


# --- distance


def test_distance_counts_squares_around_walls() -> None:
    town = city()
    assert apart(town, sq(0, 0), sq(3, 0), 3) == 3
    assert apart(town, sq(0, 0), sq(4, 0), 3) is None
    assert apart(town, sq(2, 2), sq(2, 3), 1) is None
    assert apart(town, sq(2, 2), sq(2, 3), 3) == 3


def test_a_closed_door_is_in_the_way_of_distance_and_an_open_one_is_not() -> None:
    town = city()
    assert apart(town, sq(2, 3), sq(2, 4), 3) is None
    assert apart(town, sq(2, 3), sq(2, 4), 3, doors={1}) == 1
    assert apart(town, sq(2, 4), sq(1, 3), 3, doors={1}) == 2


def test_a_diagonal_counts_as_one_in_a_masters_game() -> None:
    assert apart(city(), sq(0, 4), sq(1, 5), 1, diagonal=True) == 1
    assert apart(city(), sq(0, 4), sq(1, 5), 2) == 2


def test_a_fence_is_no_obstacle() -> None:
    assert apart(city(), sq(2, 4), sq(2, 5), 1) == 1


# --- sight


def test_walls_and_closed_doors_block_sight_and_windows_do_not() -> None:
    town = city()
    assert sees(town, sq(3, 0), sq(3, 1), 3)
    assert not sees(town, sq(2, 0), sq(2, 1), 3)
    assert not sees(town, sq(2, 4), sq(2, 3), 3)
    assert sees(town, sq(2, 4), sq(2, 3), 3, doors={1})
    assert sees(town, sq(2, 4), sq(2, 5), 3)


def test_sight_reaches_three_squares_diagonals_counted_as_one() -> None:
    town = city(("kiosk", 0, 0, 0), ("flush", 0, 1, 0))
    assert sees(town, sq(3, 9), sq(0, 9), 3)
    assert not sees(town, sq(4, 9), sq(0, 9), 3)
    assert sees(town, sq(3, 8), sq(0, 11), 3)


@pytest.mark.parametrize("seed", range(6))
def test_who_sees_is_seen(seed: int) -> None:
    town, rng = random_city(seed), Random(seed)
    cells = rng.sample(list(town.signs), 40)
    for one in cells:
        for other in cells:
            assert sees(town, one, other, 3) == sees(town, other, one, 3)


def test_a_line_crosses_the_squares_that_it_runs_through() -> None:
    """Compared with the squares at many places along the line, in exact fractions."""
    for dx in range(-4, 5):
        for dy in range(-4, 5):
            cells = [(0, 0)]
            for across_, down in crossings(dx, dy):
                cells.append((cells[-1][0] + across_, cells[-1][1] + down))
            assert cells[-1] == (dx, dy)
            assert set(cells) == _sampled(dx, dy)


def _sampled(dx: int, dy: int) -> set[Cell]:
    """The squares that hold a place of the line; places on an edge are in none of them."""
    found = {(0, 0)}
    for part in range(1, 997):
        x, y = Fraction(part * dx, 997) + Fraction(1, 2), Fraction(part * dy, 997) + Fraction(1, 2)
        if (x.denominator > 1 and y.denominator > 1) or not dx or not dy:
            found.add((x // 1, y // 1))
    return found


def test_squares_are_found_by_their_places() -> None:
    town = city()
    assert town.at(town.centre(sq(3, 4))) == sq(3, 4)
    assert town.at(Point(0, 0)) == (0, 0)
    assert town.bounds == (*sq(0, 0), *sq(6, 6))
    assert hall().bounds == (*sq(0, 0), *sq(18, 6))
