"""Where a disc may fly, and where it may come down."""

from __future__ import annotations

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import rectangle
from tapete.spaces.plane.point import INCH, Point, distance
from tapete.spaces.routes.air import Air
from tapete.spaces.routes.reachable import reached
from tapete.spaces.routes.route import Obstruction

LOW = rectangle(1000, 0, 1000, 3000, name="hedge", difficult=True)
ABOVE = Board(3000, 3000, (rectangle(1000, 0, 1000, 3000, name="hedge", blocks=False),))
BELOW = Board(3000, 3000, (LOW,))
AIR = Air(ABOVE, BELOW, 100)
HERE, THERE, ON_TOP = Point(500, 1500), Point(2500, 1500), Point(1500, 1500)


def test_a_disc_flies_over_what_does_not_bar_the_air() -> None:
    measured = AIR.check([HERE, THERE])
    assert (measured.barred, measured.cost) == (None, distance(HERE, THERE))
    route = AIR.shortest(HERE, THERE)
    assert route is not None
    assert route.points == (HERE, THERE)


def test_a_disc_does_not_come_down_on_what_stands_below() -> None:
    barred = Obstruction("through", "hedge", ON_TOP)
    assert AIR.barred_at(ON_TOP) == barred
    assert AIR.check([HERE, ON_TOP]).barred == barred
    assert AIR.straight(HERE, ON_TOP) is None
    assert AIR.shortest(HERE, ON_TOP) is None


def test_a_way_may_bend_above_what_stands_below() -> None:
    assert AIR.check([HERE, ON_TOP, THERE]).barred is None


def test_only_places_to_come_down_on_are_within_reach() -> None:
    cells = reached(AIR, HERE, 20 * INCH).places
    assert any(x > 2100 for x, _, _ in cells)
    assert not any(900 < x < 2100 for x, _, _ in cells)
