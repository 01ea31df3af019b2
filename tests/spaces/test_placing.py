"""Templates as questions: where they may be put, and how that looks."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from tapete.kernel.errors import Refused
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import rectangle
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.plane.templates import Circle, Teardrop
from tapete.spaces.questions.places import Route
from tapete.spaces.questions.sketch import Bounded, Pointed
from tapete.spaces.questions.template import Template
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.reachable import MOST, reached

WALL = rectangle(10 * INCH, 0, INCH // 2, 8 * INCH, height=4 * INCH, name="wall")
LOW = rectangle(4 * INCH, 0, INCH // 2, 8 * INCH, height=INCH, name="low")
BOARD = Board(20 * INCH, 16 * INCH, (WALL, LOW))
HERE = Disc(Point(2 * INCH, 4 * INCH), INCH // 2)
RULES = {"too_far": "far", "unseen": "sight"}


def circle(**how: int) -> Template:
    return Template(BOARD, HERE, 2 * INCH, 12 * INCH, wall=2 * INCH, rules=RULES, **how)  # type: ignore[arg-type]


def refused(domain: Template, x: float, y: float) -> tuple[str, str]:
    with pytest.raises(Refused) as found:
        domain.read([round(x * INCH), round(y * INCH)])
    return found.value.reason.key, found.value.rule


def test_it_goes_anywhere_in_reach_and_in_sight() -> None:
    assert circle().read([8 * INCH, 4 * INCH]) == Point(8 * INCH, 4 * INCH)
    assert refused(circle(), 12, 4) == ("spaces.refusal.unseen", "sight")
    assert refused(circle(), 15, 12) == ("spaces.refusal.too_far", "far")
    assert refused(circle(), 25, 4) == ("spaces.refusal.off_board", "")


def test_what_is_too_far_says_by_how_much() -> None:
    with pytest.raises(Refused) as found:
        circle().read([2 * INCH + 13 * INCH, 15 * INCH])
    said = dict(found.value.reason.args)
    assert said["has"] == 12 * INCH
    assert said["needs"] == circle().far(Point(15 * INCH, 15 * INCH)) > 12 * INCH


def test_on_squares_it_lies_on_the_middle_of_one() -> None:
    domain = circle(grid=INCH)
    place = domain.read([8 * INCH + 3, 4 * INCH + 200])
    assert place == Point(8 * INCH + INCH // 2, 4 * INCH + INCH // 2)
    assert domain.whole([8 * INCH + 3, 4 * INCH + 200]) == [place.x, place.y]


def test_a_cone_points_anywhere_but_at_its_own_tip() -> None:
    cone = Template(BOARD, HERE, 3 * INCH // 2, length=9 * INCH)
    assert cone.read([19 * INCH, INCH]) == Point(19 * INCH, INCH)
    assert refused(cone, 2, 4)[0] == "spaces.refusal.nowhere"
    assert cone.spares(HERE.centre)
    assert not circle().spares(HERE.centre)


@pytest.mark.parametrize(
    "domain", [circle(), circle(grid=INCH), Template(BOARD, HERE, 190, length=9 * INCH)]
)
def test_what_is_sampled_is_allowed(domain: Template) -> None:
    rng = Random(3)
    for _ in range(200):
        assert domain.contains(domain.write(domain.sample(rng)))


@pytest.mark.parametrize("grid", [0, INCH])
def test_from_within_a_thicket_only_ones_own_feet_are_seen(grid: int) -> None:
    thicket = rectangle(0, 0, 6 * INCH, 8 * INCH, height=4 * INCH, name="thicket", blocks=False)
    board, here = Board(20 * INCH, 16 * INCH, (thicket,)), Disc(Point(381, 381), INCH // 2)
    domain = Template(board, here, INCH, 12 * INCH, wall=2 * INCH, grid=grid)
    assert domain.sample(Random(3)) == here.centre
    assert domain.read([381, 381]) == here.centre
    assert refused(domain, 4.5, 1.5)[0] == "spaces.refusal.unseen"


def test_candidates_are_the_targets_it_can_be_put_over() -> None:
    seen, hidden = Point(8 * INCH, 4 * INCH), Point(12 * INCH, 4 * INCH)
    domain = Template(BOARD, HERE, INCH, 12 * INCH, wall=2 * INCH, targets=(seen, hidden))
    assert list(domain.candidates()) == [seen]


@pytest.mark.parametrize(
    "template",
    [Circle(Point(900, 900), 500), Teardrop(Point(300, 300), Point(700, 500), 2286, 762)],
)
def test_an_outline_lies_on_the_edge(template: Circle | Teardrop) -> None:
    outline = template.outline()
    assert len(outline) > 12
    for point in outline:
        assert not template.touches(Disc(point, 0)) or template.touches(Disc(point, 3))
        assert template.touches(Disc(point, 3))
        inside = Disc(Point(point.x, point.y), 0)
        if isinstance(template, Teardrop):
            assert abs(template.clearance(inside.centre)) < 3


def test_a_sketch_tells_area_and_distance() -> None:
    sketch = circle().sketch([8 * INCH, 4 * INCH])
    assert sketch.cost == 6 * INCH - INCH // 2
    assert all(abs(hypot(p.x - 8 * INCH, p.y - 4 * INCH) - 2 * INCH) < 2 for p in sketch.area)


# --- routes that are pointed at


def ground(*others: Disc) -> Ground:
    bodies = [Figure(disc, str(n)) for n, disc in enumerate(others)]
    return Ground(BOARD, INCH // 2, bodies)


def test_a_route_is_headed_round_what_is_between() -> None:
    domain = Route(ground(), Point(8 * INCH, 4 * INCH), 30 * INCH)
    answer = domain.head([Point(12 * INCH, 4 * INCH)])
    route = domain.read(answer)
    assert len(route.points) > 2
    assert route.end == Point(12 * INCH, 4 * INCH)
    assert domain.sketch(answer).cost == route.cost


def test_it_goes_through_the_places_in_between() -> None:
    domain = Route(ground(), Point(2 * INCH, 12 * INCH), 40 * INCH)
    by = Point(6 * INCH, 14 * INCH)
    route = domain.read(domain.head([by, Point(8 * INCH, 12 * INCH)]))
    assert by in route.points


def test_towards_what_is_too_far_one_goes_as_far_as_one_can() -> None:
    domain = Route(ground(), Point(8 * INCH, 4 * INCH), 7 * INCH)
    whole = domain.ground.shortest(domain.start, Point(12 * INCH, 4 * INCH))
    assert whole is not None
    assert whole.cost > 7 * INCH
    route = domain.read(domain.head([Point(12 * INCH, 4 * INCH)]))
    assert 7 * INCH - 5 <= route.cost <= 7 * INCH
    assert route.points[1] == whole.points[1]


def test_a_place_without_room_gives_way_to_one_close_by() -> None:
    there = Point(6 * INCH, 12 * INCH)
    domain = Route(ground(Disc(there, INCH // 4)), Point(2 * INCH, 12 * INCH), 20 * INCH)
    end = domain.read(domain.head([Point(there.x + INCH // 2, there.y)])).end
    assert hypot(end.x - there.x, end.y - there.y) >= INCH * 3 // 4


def test_cells_cost_what_the_shortest_way_there_costs() -> None:
    here, far = Point(8 * INCH, 6 * INCH), 6 * INCH
    around = ground(Disc(Point(7 * INCH, 9 * INCH), INCH))
    cells = reached(around, here, far)
    assert 50 < len(cells.places) <= MOST
    for x, y, cost in cells.places[::5]:
        route = around.shortest(here, Point(x, y))
        assert route is not None
        assert cost == pytest.approx(route.cost, abs=2)
    inside = {(x, y) for x, y, _ in cells.places}
    steps = range(-far // cells.size, far // cells.size + 1)
    for dx in steps[::3]:
        for dy in steps[::3]:
            spot = Point(here.x + dx * cells.size, here.y + dy * cells.size)
            route = around.shortest(here, spot, far) if around.may_stand(spot) else None
            assert ((spot.x, spot.y) in inside) == (route is not None), spot


def test_a_few_ways_straight_ahead_are_all_allowed() -> None:
    foe = Disc(Point(8 * INCH, 12 * INCH), INCH // 2)
    domain = Route(ground(foe), Point(3 * INCH, 12 * INCH), 6 * INCH, targets=(foe,))
    few = list(domain.few())
    assert len(few) > 4
    for route in few:
        assert domain.read(domain.write(route)) == route


def test_which_questions_are_pointed_at() -> None:
    domain = Route(ground(), Point(8 * INCH, 4 * INCH), 3 * INCH)
    assert isinstance(domain, Pointed)
    assert isinstance(domain, Bounded)
    assert isinstance(circle(), Pointed)
    assert not isinstance(circle(), Bounded)
