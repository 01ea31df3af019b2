"""Where on an edge one lets go to come down beside somebody."""

from __future__ import annotations

import pytest

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block, scenery
from tapete.spaces.climbs.drops import plunges
from tapete.spaces.climbs.journey import DROP, Gait
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.surfaces import Levels, Place, Standing, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point

GAIT = Gait(125)


def levels(*pieces: Scenery) -> Levels:
    return Levels.of(Board.checked(9000, 9000, pieces))


def standing(x: int, y: int, height: int = 0) -> Standing:
    return Standing(Disc(Point(x, y), 125), height, "B")


HOUSE = block(1000, 1000, 1000, 1000, height=700, size=3)
LOZENGE = scenery([(1000, 1500), (1500, 1000), (2000, 1500), (1500, 2000)], height=700, size=3)


@pytest.mark.parametrize("house", [HOUSE, LOZENGE])
@pytest.mark.parametrize("at", [(2200, 1500), (2375, 1500), (1500, 2300), (1900, 2150)])
def test_every_drop_ends_in_contact(house: Scenery, at: tuple[int, int]) -> None:
    found, target = levels(house), standing(*at)
    for plunge in plunges(found, GAIT, 700, target):
        assert plunge.step.how == DROP
        journey = check(found, GAIT, plunge.edge, [plunge.step], [target], stop=True)
        assert journey.barred is None
        end = journey.end
        assert contact(Disc(end.point, 125), end.height, target.disc, target.height)


def test_beside_a_wall_there_are_two_of_them() -> None:
    assert len(plunges(levels(HOUSE), GAIT, 700, standing(2200, 1500))) == 2


def test_right_below_there_is_the_one_in_line() -> None:
    edges = {one.edge for one in plunges(levels(HOUSE), GAIT, 700, standing(2380, 1500))}
    assert Place(Point(2000, 1500), 700) in edges


@pytest.mark.parametrize(
    ("at", "height"), [((2600, 1500), 700), ((2200, 1500), 600), ((4000, 4000), 700)]
)
def test_not_from_elsewhere(at: tuple[int, int], height: int) -> None:
    assert plunges(levels(HOUSE), GAIT, height, standing(*at)) == []


def test_not_onto_somebody_hardly_lower() -> None:
    assert plunges(levels(HOUSE), GAIT, 700, standing(2200, 1500, 500)) == []
