"""Questions about the plane: what is answered, what is refused and why."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Malformed
from tapete.kernel.question import Question
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import rectangle
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.places import Facing, Route, Spot
from tapete.spaces.routes.ground import Ground
from tests.spaces.boards import figure

BOARD = Board(3000, 3000, (rectangle(1000, 1000, 1000, 1000, name="box"),))
GROUND = Ground(BOARD, 100, [figure(500, 2500, "foe")])
RULES = {"too_far": "move.pace", "through": "move.walls", "over": "move.foes", "zone": "deploy"}
ZONE = (Point(0, 0), Point(3000, 0), Point(3000, 800), Point(0, 800))

ROUTE = Route(GROUND, Point(500, 500), 620, rules=RULES)
SPOT = Spot(GROUND, zone=ZONE, rules=RULES)


def refusal(domain: Domain[Any], answer: object) -> tuple[str, dict[str, Any], str]:
    found = domain.refuse(answer)
    assert found is not None
    return found.reason.key, dict(found.reason.args), found.rule


def test_a_route_is_the_places_after_the_start() -> None:
    route = ROUTE.read([[800, 500], [800, 700]])
    assert route.points == (Point(500, 500), Point(800, 500), Point(800, 700))
    assert route.cost == 500
    assert ROUTE.write(route) == [[800, 500], [800, 700]]
    assert ROUTE.read([]).cost == 0


def test_a_route_too_long_says_what_it_needs_and_what_there_is() -> None:
    key, args, rule = refusal(ROUTE, [[1121, 500]])
    assert (key, args, rule) == ("spaces.refusal.too_far", {"needs": 621, "has": 620}, "move.pace")


def test_a_route_through_something_names_it_and_the_rule() -> None:
    key, args, rule = refusal(ROUTE, [[1000, 1000]])
    assert (key, args["name"], rule) == ("spaces.refusal.through", "box", "move.walls")
    key, args, rule = refusal(ROUTE, [[500, 2400]])
    assert (key, args["name"], rule) == ("spaces.refusal.over", "foe", "move.foes")


def test_a_route_that_must_be_straight_has_no_bend() -> None:
    charge = Route(GROUND, Point(500, 500), 620, straight=True)
    assert charge.contains([[800, 500]])
    assert refusal(charge, [[800, 500], [800, 600]])[0] == "spaces.refusal.not_straight"
    assert all(len(route.points) <= 2 for route in charge.candidates())


@pytest.mark.parametrize(
    "answer", [None, 3, "x", [1, 2], [[1]], [[1, 2, 3]], [[1.0, 2]], [[True, 2]], [[1, 2]] * 65]
)
def test_what_is_no_route_is_malformed(answer: object) -> None:
    with pytest.raises(Malformed):
        ROUTE.read(answer)


def test_a_spot_must_be_in_its_zone_and_free() -> None:
    assert SPOT.read([400, 400]) == Point(400, 400)
    assert refusal(SPOT, [400, 900])[::2] == ("spaces.refusal.zone", "deploy")
    assert refusal(SPOT, [50, 400])[0] == "spaces.refusal.off_board"
    near = Spot(GROUND, near=Point(500, 2000), reach=300)
    key, args, _ = refusal(near, [500, 2301])
    assert (key, args["needs"], args["has"]) == ("spaces.refusal.too_far", 301, 300)
    assert refusal(near, [500, 2300])[0] == "spaces.refusal.ends_on"


@pytest.mark.parametrize("spot", [SPOT, Spot(GROUND, near=Point(500, 2000), reach=600)])
def test_a_spot_can_be_put_on_every_place_that_is_shown_and_those_listed_are_few(
    spot: Spot,
) -> None:
    cells = spot.within_reach()
    assert 20 < len(cells.places) <= 700
    assert all(spot.contains([x, y]) for x, y, _ in cells.places)
    assert 3 < len(list(spot.few())) <= 8
    assert set(spot.few()) <= set(spot.candidates())


def test_a_facing_is_listed_by_the_compass_and_says_from_where() -> None:
    assert list(Facing().few()) == [0, 45, 90, 135, 180, 225, 270, 315]
    assert "start" not in Facing().describe()
    assert Facing(Point(3, 4)).describe()["start"] == [3, 4]


def test_a_facing_is_a_whole_number_of_degrees() -> None:
    assert Facing().read(359) == 359
    assert refusal(Facing(), 360)[1]["most"] == 359
    with pytest.raises(Malformed):
        Facing().read(1.5)


@pytest.mark.parametrize(
    "domain",
    [
        ROUTE,
        SPOT,
        Facing(),
        Spot(GROUND, near=Point(500, 500), reach=400),
        Route(GROUND, Point(500, 500), 1500, enemies=(Disc(Point(2800, 1500), 100),)),
        Route(GROUND, Point(500, 2100), 600, targets=(Disc(Point(500, 2500), 125),)),
    ],
)
def test_candidates_and_samples_are_answers_as_they_are_written(domain: Domain[Any]) -> None:
    rng = Random(7)
    found = list(domain.candidates())
    assert 3 < len(found) <= 100
    for value in [*found, *[domain.sample(rng) for _ in range(50)]]:
        answer = msgspec.json.decode(msgspec.json.encode(domain.write(value)))
        assert domain.read(answer) == value


def test_a_question_can_be_described_and_fingerprinted() -> None:
    asked = Question({0: ROUTE}, "ask.move")
    elsewhere = Question({0: Route(GROUND, Point(501, 500), 620)}, "ask.move")
    assert asked.digest != elsewhere.digest
    assert Question({0: SPOT}, "ask").digest
