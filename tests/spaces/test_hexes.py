"""Boards of hexes: text, distance, ways, and sight compared with an exact-fraction oracle."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.kernel.errors import Refused
from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.cells.grid import reach
from tapete.spaces.hexes.hexes import WIDTH, Hex, Hexes, apart, around
from tapete.spaces.hexes.route import HexRoute
from tapete.spaces.hexes.sight import Sight
from tapete.spaces.hexes.text import drawn, read

YARD = """
    . . # .
     . . . .
    1 .   A
"""


def test_a_drawing_is_read_row_by_row_with_its_gaps() -> None:
    yard = read(YARD, "#1A")
    assert yard.hexes.cells[:4] == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert yard.signs == {(2, 0): "#", (-1, 2): "1", (2, 2): "A"}
    assert not yard.hexes.inside((1, 2))


def test_a_drawing_is_drawn_again_as_it_was() -> None:
    yard = read(YARD, "#1A")
    assert drawn(yard.hexes, yard.signs) == ". . # .\n . . . .\n1 .   A"


def test_the_first_row_may_be_the_one_that_is_moved() -> None:
    plain, moved = read(". .\n . ."), read(" . .\n. .")
    assert len(plain.hexes.cells) == len(moved.hexes.cells) == 4
    first, *rest = moved.hexes.cells
    assert set(moved.hexes.beside[first]) == set(rest)


@pytest.mark.parametrize(
    ("text", "problem", "line", "column"),
    [
        ("   ", "empty", 1, 1),
        (". .\n. .", "off_grid", 2, 1),
        (". x", "unknown_sign", 1, 3),
        (". " * 50, "too_large", 1, 1),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong_and_where(
    text: str, problem: str, line: int, column: int
) -> None:
    with pytest.raises(BadDrawing) as refused:
        read(text)
    assert (refused.value.problem, refused.value.line, refused.value.column) == (
        problem, line, column,
    )  # fmt: skip


def disc(radius: int) -> list[Hex]:
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if apart((q, r), (0, 0)) <= radius]


def test_a_place_is_in_the_hex_around_it() -> None:
    hexes = Hexes(disc(3))
    for cell in hexes.cells:
        corners = hexes.outline(cell)
        centre = hexes.centre(cell)
        inner = [((3 * p.x + centre.x) // 4, (3 * p.y + centre.y) // 4) for p in corners]
        assert {hexes.at(type(centre)(x, y)) for x, y in [*inner, (centre.x, centre.y)]} == {cell}


def test_the_board_begins_at_its_corner_and_ends_at_its_extent() -> None:
    hexes = Hexes(disc(2))
    corners = [corner for cell in hexes.cells for corner in hexes.outline(cell)]
    assert (min(p.x for p in corners), min(p.y for p in corners)) == (0, 0)
    far = hexes.extent
    assert (max(p.x for p in corners), max(p.y for p in corners)) == (far.x, far.y)


# --- ways

RING = Hexes([cell for cell in disc(2) if cell != (0, 0)])


def test_a_way_leads_round_gaps_and_full_hexes() -> None:
    west, east = (-1, 0), (1, 0)
    assert apart(west, east) == 2
    found = reach(RING, west, 9 * WIDTH).settled
    assert found[east][0] == 3 * WIDTH
    round_about = reach(RING, west, 9 * WIDTH, barred={(0, -1), (0, 1)}).settled
    assert round_about[east][0] == 5 * WIDTH


def walk(steps: int, **kept: frozenset[Hex]) -> HexRoute:
    rules = {kind: f"arena.{kind}" for kind in ("off_board", "through", "ends_on", "too_far")}
    return HexRoute(RING, RING.centre((-1, 0)), steps * WIDTH, rules=rules, **kept)


def place(cell: Hex) -> list[int]:
    return [RING.centre(cell).x, RING.centre(cell).y]


@pytest.mark.parametrize(
    ("goal", "kept", "rule"),
    [
        ((0, 0), {}, "off_board"),
        ((1, 0), {}, "too_far"),
        ((-2, 0), {"barred": frozenset({(-2, 0)})}, "ends_on"),
        ((-2, 0), {"taken": frozenset({(-2, 0)})}, "ends_on"),
    ],
)
def test_a_walk_that_is_not_allowed_says_why(
    goal: Hex, kept: dict[str, frozenset[Hex]], rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        walk(2, **kept).read([place(goal)])
    assert refused.value.rule == f"arena.{rule}"


def test_every_candidate_of_a_walk_is_allowed_and_ends_where_it_says() -> None:
    question = walk(2, taken=frozenset({(-1, 1)}))
    routes = list(question.candidates())
    assert all(question.read(question.write(route)) == route for route in routes[1:])
    assert RING.centre((-1, 1)) not in {route.end for route in routes}
    assert RING.centre((-1, 2)) in {route.end for route in routes}


# --- sight


def sees(one: Hex, other: Hex, obstacles: list[Hex], gaps: tuple[Hex, ...] = ()) -> bool:
    hexes = Hexes([cell for cell in disc(3) if cell not in gaps])
    sight = Sight(hexes)
    return sight.sees(one, other, sight.bits(obstacles))


def test_what_a_line_crosses_blocks_it() -> None:
    assert sees((0, 0), (1, 0), [(1, 0)])
    assert not sees((0, 0), (2, 0), [(1, 0)])


def test_one_edge_does_not_block_and_two_do() -> None:
    assert sees((0, 0), (1, 1), [(1, 0)])
    assert not sees((0, 0), (1, 1), [(1, 0), (0, 1)])


def test_obstacles_on_different_edges_of_one_line_count_together() -> None:
    assert sees((-1, -1), (1, 1), [(0, -1)])
    assert not sees((-1, -1), (1, 1), [(0, -1), (1, 0)])


def test_a_gap_counts_as_an_obstacle() -> None:
    assert not sees((0, 0), (2, 0), [], gaps=((1, 0),))
    assert sees((0, 0), (-1, 2), [], gaps=((-1, 1),))
    assert not sees((0, 0), (-1, 2), [(0, 1)], gaps=((-1, 1),))


def test_a_corner_that_is_touched_blocks_nothing() -> None:
    line = Sight(Hexes(disc(3))).line((0, 0), (1, 1))
    assert line.crossed == 0
    assert line.edged.bit_count() == 2


# The oracle: the plane with fractions for heights (a hex of width 2 and rows 3 apart, stretched),
# and the parts of the segment inside each hex found by clipping.


def centre(cell: Hex) -> tuple[Fraction, Fraction]:
    return Fraction(2 * cell[0] + cell[1]), Fraction(3 * cell[1])


def corners(cell: Hex) -> list[tuple[Fraction, Fraction]]:
    x, y = centre(cell)
    return [(x + dx, y + dy) for dx, dy in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))]


def met(one: Hex, other: Hex, cell: Hex) -> bool | None:
    """True if more than a point of the segment is inside the hex, False if only on its border."""
    (x, y), (s, t) = centre(one), centre(other)
    first, last, border = Fraction(0), Fraction(1), False
    ring = corners(cell)
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        start = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        end = (bx - ax) * (t - ay) - (by - ay) * (s - ax)
        if start < 0 and end < 0:
            return None
        border = border or start == end == 0
        if start < 0 < end or (start < 0 and end >= 0):
            first = max(first, start / (start - end))
        elif end < 0:
            last = min(last, start / (start - end))
    return None if first >= last else not border


def plainly_sees(board: Hexes, one: Hex, other: Hex, obstacles: set[Hex]) -> bool:
    along = 0
    for cell in disc(5):
        if cell in (one, other) or (board.inside(cell) and cell not in obstacles):
            continue
        how = met(one, other, cell)
        if how:
            return False
        along += how is False
    return along < 2


ZONES = st.sets(st.sampled_from(disc(4)), min_size=12, max_size=40)


@given(ZONES, st.data())
def test_sight_is_what_exact_fractions_say(cells: set[Hex], data: st.DataObject) -> None:
    board = Hexes(cells)
    obstacles = data.draw(st.sets(st.sampled_from(board.cells), max_size=len(cells) // 2))
    sight = Sight(board)
    bits = sight.bits(obstacles)
    pairs = data.draw(st.lists(st.sampled_from(list(combinations(board.cells, 2))), max_size=3))
    for one, other in pairs:
        assert sight.sees(one, other, bits) == plainly_sees(board, one, other, obstacles)


@given(ZONES, st.data())
def test_sight_is_the_same_from_both_ends(cells: set[Hex], data: st.DataObject) -> None:
    board = Hexes(cells)
    one, other = data.draw(st.sampled_from(list(combinations(board.cells, 2))))
    fresh = Sight(board)
    assert fresh.line(one, other) == Sight(board).line(other, one)


def test_neighbours_are_one_apart() -> None:
    assert {apart((0, 0), cell) for cell in around((0, 0))} == {1}
