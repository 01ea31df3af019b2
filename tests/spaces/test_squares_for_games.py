"""What games ask of a board of squares: who touches whom, how far, and where to go first."""

from __future__ import annotations

from tapete.spaces.boards.text import drawn_over, read
from tapete.spaces.routes.route import nearest_to
from tapete.spaces.squares.route import SquareRoute
from tapete.spaces.squares.squares import Squares

DRAWING = read("""
    A.....B
    C#.....
    ...D...
""")
GRID = Squares(DRAWING.board)
AT = DRAWING.figures


def test_squares_touch_unless_something_is_between_them() -> None:
    corner = read("A#\n#B")
    assert GRID.touch(AT["A"], AT["C"])
    assert GRID.touch(AT["A"], AT["A"])
    assert not GRID.touch(AT["A"], AT["B"])
    assert not Squares(corner.board).touch(corner.figures["A"], corner.figures["B"])


def test_places_are_so_many_squares_apart() -> None:
    assert GRID.apart(AT["A"], AT["B"]) == 6
    assert GRID.apart(AT["A"], AT["D"]) == 3


def test_friends_are_passed_and_foes_are_not() -> None:
    walk = SquareRoute.among(GRID, AT["A"], 2, [AT["B"]], [AT["C"]], "some.rule")
    assert walk.allowance == 2 * GRID.size
    assert (sorted(walk.barred), sorted(walk.taken)) == ([(6, 0)], [(0, 1)])
    assert set(walk.rules.values()) == {"some.rule"}


def test_the_route_nearest_to_each_goal_is_found() -> None:
    walk = SquareRoute.among(GRID, AT["A"], 2, [], [], "")
    found = nearest_to(walk.candidates(), [AT["B"], AT["D"]], GRID.apart)
    assert [GRID.at(route.end) for route in found] == [(2, 0), (1, 0)]
    assert nearest_to([], [AT["B"]], GRID.apart) == []


def test_signs_are_drawn_over_the_board_with_rulers() -> None:
    assert drawn_over(read("..#..").board, []) == "        5\n  1 ..#.."
    assert drawn_over(DRAWING.board, [(AT["D"], "$"), (AT["D"], "X")]).endswith("  3 ...X...")
