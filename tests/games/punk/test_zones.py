"""The parts of scenery as cover: how tall, how large from a floor, and what they protect from."""

from __future__ import annotations

import pytest

from tapete.games.punk.content.field import Field
from tapete.games.punk.rules.sight.mini_cover import strays
from tapete.games.punk.rules.sight.roofs import Roof, roof_of
from tapete.games.punk.rules.sight.sight import body_of
from tapete.games.punk.rules.sight.sight_cache import Screens
from tapete.games.punk.rules.sight.zones import guide, least_that_covers, sized
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.boards.scenery import block as piece
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import fielded, who
from tests.games.punk.scenes import block, covers


@pytest.mark.rule("punk.ruling.height_roof_elements")
@pytest.mark.parametrize("aside", [0, 1])
@pytest.mark.parametrize(
    ("ends", "out"),
    [
        (((10, 10), (30, 10)), (0, -1)),
        (((30, 10), (30, 30)), (1, 0)),
        (((10, 30), (30, 30)), (0, 1)),
        (((10, 10), (10, 30)), (-1, 0)),
    ],
)
def test_a_wall_along_the_edge_of_a_roof_stands_on_it(
    ends: tuple[tuple[int, int], ...], out: tuple[int, int], aside: int
) -> None:
    """Even if it is a tenth of a millimetre outside, where rounding may have put it."""
    right, down = out
    points = tuple([Point(x * CM + aside * right, y * CM + aside * down) for x, y in ends])
    wall = Scenery(points, wall=True, foot=8 * CM, height=3 * CM, size=1, grade="light")
    table = fielded(pieces=[block("3M", 10, 10, 20, 20, 8), wall], a=who(at=(20, 20), height=8))
    found = roof_of(Screens.of(table.skirmish.field), table["a"].at)
    assert found == Roof(frozenset([0]), frozenset([1]))


@pytest.mark.rule("punk.ruling.height_roof_elements", "punk.ruling.height_ground_elements")
@pytest.mark.parametrize(
    "piece",
    [
        block("3M", 60, 60, 20, 20, 8),
        block("3M", 30, 10, 10, 20, 12),
        Scenery((Point(2996, 2000), Point(3500, 2000)), wall=True, foot=800, height=300, size=1),
    ],
)
def test_what_is_far_away_or_only_beside_a_roof_is_no_part_of_it(piece: Scenery) -> None:
    """Not even a wall that reaches a hair over it."""
    table = fielded(pieces=[block("3M", 10, 10, 20, 20, 8), piece], a=who(at=(20, 20), height=8))
    assert roof_of(Screens.of(table.skirmish.field), table["a"].at) == Roof(frozenset([0]))


@pytest.mark.rule("punk.cover.size.guide")
@pytest.mark.parametrize(
    ("rises", "size"), [(-1, 0), (0, 0), (1, 1), (300, 1), (301, 2), (600, 2), (601, 3)]
)
def test_the_size_of_something_so_tall(rises: int, size: int) -> None:
    assert guide(rises) == size


@pytest.mark.rule("punk.ruling.height_ground_elements", "punk.cover.size.zones")
@pytest.mark.parametrize(("size", "tall"), [(1, 300), (2, 600), (3, 900)])
def test_what_has_no_stated_height_is_as_tall_as_its_size(size: int, tall: int) -> None:
    """And without a grade it protects from nothing."""
    ground = piece(0, 0, 500, 500, size=size, height=0)
    stated = piece(1000, 0, 500, 500, size=size, height=1, grade="heavy")
    decoration = piece(2000, 0, 500, 500, size=0, height=0)
    table = fielded(a=who(at=(50, 50)), pieces=[ground, stated, decoration])
    pieces, zones = sized(table.skirmish.field)
    assert [one.size for one in pieces] == [size, size]
    assert [(zone.top, zone.armour, zone.solid) for zone in zones] == [
        (tall, 0, False),
        (1, 7, True),
    ]


@pytest.mark.rule("punk.ruling.cover_levels")
@pytest.mark.parametrize(("level", "size"), [(0, 3), (200, 3), (201, 1), (500, 0)])
def test_from_a_floor_only_what_is_above_it_counts(level: int, size: int) -> None:
    """Players have called it size 3, though it rises no more than 3 cm from 2 cm up."""
    odd = piece(0, 0, 500, 500, size=3, height=300, foot=200)
    _, (zone,) = sized(fielded(a=who(at=(50, 50)), pieces=[odd]).skirmish.field)
    assert zone.size_from(level) == size


@pytest.mark.rule("punk.cover.apply.partial_size1", "punk.cover.apply.partial_size2_3")
@pytest.mark.parametrize(("base", "least"), [(25, 1), (40, 1), (41, 2)])
def test_a_large_base_needs_larger_cover(base: int, least: int) -> None:
    table = fielded(a=who(at=(50, 50), base=base))
    assert least_that_covers(body_of(table["a"])) == least


@pytest.mark.rule("punk.ruling.mini_cover_heights")
@pytest.mark.parametrize(("height", "crossed"), [(0, ()), (3, ("c",)), (8, ("c",)), (8.01, ())])
def test_who_is_in_the_way_is_near_both_in_height(height: float, crossed: tuple[str, ...]) -> None:
    """The shooter is 3 cm up and the target 8: those are not different heights yet."""
    table = fielded(
        a=who(at=(45, 80), height=3),
        c=who(at=(45, 70), height=height),
        B=who(at=(45, 60), height=8, facing=180),
    )
    assert covers(table, "a", "B").minis == crossed


@pytest.mark.rule("punk.cover.mini.stray_tie", "punk.ruling.mini_cover_nearest")
def test_of_those_in_the_way_the_nearest_may_be_hit() -> None:
    table = fielded(a=who(at=(45, 80)), b=who(at=(44, 70)), c=who(at=(46, 70)), D=who(at=(45, 65)))
    found = strays(table.skirmish, body_of(table["a"]), ["b", "c", "D"])
    assert [one.id for one in found] == ["b", "c"]


@pytest.mark.rule("punk.cover.bonus")
@pytest.mark.parametrize(("code", "bonus"), [("1L", 3), ("1M", 5), ("1P", 7), ("1", 0)])
def test_what_each_grade_protects_from(code: str, bonus: int) -> None:
    table = fielded(
        a=who(at=(45, 80)), B=who(at=(45, 60), facing=180), pieces=[block(code, 40, 62, 10, 1)]
    )
    assert covers(table, "a", "B").bonus == bonus


@pytest.mark.rule("punk.cover.size.zones")
@pytest.mark.parametrize(
    ("codes", "zoned"), [("1L 1L", False), ("1L 3L", True), ("1L 2L 3L", True)]
)
def test_an_element_of_several_sizes_has_zones(codes: str, zoned: bool) -> None:
    pieces = [block(code, 10 + 4 * n, 10, 4, 4) for n, code in enumerate(codes.split())]
    table = fielded(pieces=pieces, elements=(0,) * len(pieces), a=who(at=(50, 50)))
    assert Screens.of(table.skirmish.field).zoned(0) is zoned


@pytest.mark.rule("punk.cover.size.zones")
def test_two_fields_on_one_board_keep_their_elements_apart() -> None:
    pieces = [block("1L", 10, 10, 4, 4), block("3L", 14, 10, 4, 4)]
    whole = fielded(pieces=pieces, elements=(0, 0), a=who(at=(50, 50))).skirmish.field
    parts = Field(whole.board, whole.kinds, (0, 1))
    for _ in range(2):
        assert Screens.of(whole).zoned(0)
        assert not Screens.of(parts).zoned(0)
    assert Screens.of(parts) is Screens.of(parts)
