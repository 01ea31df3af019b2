"""Cover between minis at different heights."""

from __future__ import annotations

import pytest

from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.sight.covering import OPEN, Cover
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Place
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.scenes import EAST, SOUTH, WEST, block, covers, sees

EDGE = 30
"""Of the roof, towards whoever is below."""


def roof(
    gap: float,
    *more: Scenery,
    base: int = 25,
    below: int = 25,
    height: float = 8,
    grade: str = "M",
    x: float = 51.25,
    rules: Rules | None = None,
) -> Fielded:
    """a is on a roof, its base so many cm from the edge; B is below, 20 cm from the building."""
    return fielded(
        pieces=[block(f"3{grade}", 10, 10, EDGE - 10, 20, height), *more],
        rules=rules,
        a=who(at=(EDGE - base / 20 - gap, 20), height=height, facing=EAST, base=base),
        B=who(at=(x, 20), facing=WEST, base=below),
    )


# --- the edge


@pytest.mark.rule("punk.cover.height.threshold")
@pytest.mark.parametrize(("height", "differs"), [(5, False), (5.1, True)])
def test_more_than_5_cm_are_different_heights(height: float, differs: bool) -> None:
    """Deep on a roof one is hidden; on the level what one stands on does not count."""
    table = roof(6, height=height)
    assert sees(table, "a", "B") is not differs
    near = roof(1, height=height)
    assert covers(near, "B", "a").bonus == (5 if differs else 0)


@pytest.mark.rule("punk.ruling.height_edge")
@pytest.mark.rule("punk.cover.height.target_at_edge")
@pytest.mark.parametrize("gap", [0, 0.05, -0.5])
def test_who_touches_the_edge_has_no_cover(gap: float) -> None:
    """Half a millimetre is touching, and so is to overhang: punk.ruling.height_edge"""
    table = roof(gap)
    assert sees(table, "B", "a")
    assert covers(table, "B", "a") == OPEN


@pytest.mark.rule("punk.ruling.height_edge")
@pytest.mark.rule("punk.cover.height.target_far")
@pytest.mark.parametrize("y", [11.3, 11])
def test_an_edge_one_looks_out_over_from_within_is_not_the_edge(y: float) -> None:
    """Half over the north edge: for B, who is south of it, a is deep in the roof all the same."""
    table = fielded(
        pieces=[block("3M", 10, 10, 20, 20, 8)],
        a=who(at=(12, y), height=8, facing=EAST),
        B=who(at=(51.25, 25), facing=WEST),
        C=who(at=(51.25, 2), facing=WEST),
    )
    assert not sees(table, "B", "a")
    assert sees(table, "C", "a")


@pytest.mark.rule("punk.cover.height.target_near_edge")
@pytest.mark.parametrize("gap", [0.06, 1, 2.5])
@pytest.mark.parametrize(("grade", "bonus"), [("L", 3), ("M", 5), ("P", 7)])
def test_within_a_base_of_the_edge_the_building_covers(gap: float, grade: str, bonus: int) -> None:
    table = roof(gap, grade=grade)
    assert sees(table, "B", "a")
    assert covers(table, "B", "a") == Cover(bonus, "partial", True, (0,))


@pytest.mark.rule("punk.cover.height.target_far")
@pytest.mark.parametrize(("base", "gap"), [(25, 2.6), (40, 4.1), (55, 5.6), (25, 8)])
def test_further_from_the_edge_one_is_hidden(base: int, gap: float) -> None:
    table = roof(gap, base=base, below=55)
    assert not sees(table, "B", "a")
    assert sees(roof(base / 10, base=base, below=55), "B", "a")


@pytest.mark.rule("punk.cover.height.shooter_above")
@pytest.mark.parametrize(("gap", "seen"), [(0, True), (1, True), (2.5, True), (2.6, False)])
def test_who_shoots_down_is_not_hindered_by_the_building(gap: float, seen: bool) -> None:
    table = roof(gap)
    assert sees(table, "a", "B") is seen
    assert covers(table, "a", "B") == OPEN


@pytest.mark.rule("punk.cover.height.shooter_above")
@pytest.mark.parametrize(("elements", "bonus"), [((0, 0), 0), ((0, 1), 3)])
def test_nor_by_its_porch(elements: tuple[int, int], bonus: int) -> None:
    """A lower part of the same building, right in front of the target."""
    table = fielded(
        pieces=[block("3M", 10, 10, 20, 20, 8), block("1L", 49.2, 5, 0.5, 30)],
        elements=elements,
        a=who(at=(28.75, 20), height=8, facing=EAST),
        B=who(at=(51.25, 20), facing=WEST),
    )
    assert covers(table, "a", "B").bonus == bonus


@pytest.mark.rule(
    "punk.cover.height.target_at_edge",
    "punk.cover.height.target_near_edge",
    "punk.cover.height.target_far",
    "punk.cover.height.shooter_above",
)
def test_three_pandilleros_on_a_roof_and_an_ido_below() -> None:
    """punk.example.heights_roof, punk.example.heights_advice"""
    table = fielded(
        pieces=[block("3M", 10, 10, 20, 20, 8)],
        a=who(at=(28.75, 15), height=8, facing=EAST),
        b=who(at=(22, 20), height=8, facing=EAST),
        c=who(at=(27, 25), height=8, facing=EAST),
        D=who(at=(50, 20), facing=WEST),
    )
    assert [sees(table, who, "D") for who in "abc"] == [True, False, True]
    assert [sees(table, "D", who) for who in "abc"] == [True, False, True]
    assert covers(table, "D", "a") == OPEN
    assert covers(table, "D", "c") == Cover(5, "partial", True, (0,))
    assert covers(table, "a", "D") == covers(table, "c", "D") == OPEN


@pytest.mark.rule("punk.ruling.height_edge")
def test_the_edge_is_the_one_the_lines_cross() -> None:
    """punk.ruling.height_edge: to touch the edge at one's back is of no use."""
    table = roof(0)
    table["a"].at = fielded(a=who(at=(11.25, 20), height=8))["a"].at
    assert not sees(table, "a", "B")
    assert not sees(table, "B", "a")


@pytest.mark.rule("punk.ruling.height_edge")
def test_who_climbs_is_at_the_edge() -> None:
    table = roof(0)
    climbing = fielded(a=who(at=(31.25, 20), height=7, held=True))["a"].at
    table["a"].at = climbing
    assert sees(table, "B", "a")
    assert covers(table, "B", "a") == OPEN
    other_side = fielded(a=who(at=(8.75, 20), height=7, held=True))["a"].at
    table["a"].at = other_side
    assert not sees(table, "B", "a")


@pytest.mark.rule("punk.ruling.height_edge")
def test_who_is_on_nothing_that_has_an_edge_is_at_the_edge() -> None:
    table = fielded(a=who(at=(20, 20), height=8, facing=EAST), B=who(at=(40, 20), facing=WEST))
    assert sees(table, "a", "B")
    assert covers(table, "B", "a") == OPEN


@pytest.mark.rule("punk.ruling.height_cover_kind")
@pytest.mark.parametrize("base", [25, 40, 55])
def test_edge_cover_is_partial_for_every_base(base: int) -> None:
    """punk.ruling.height_cover_kind, with its switch"""
    assert covers(roof(1, base=base), "B", "a") == Cover(5, "partial", True, (0,))
    fixed = roof(1, base=base, rules=Rules(edge_cover_fixed=True))
    assert covers(fixed, "B", "a") == Cover(5, "partial", False, (0,))


def test_roofs_that_touch_are_one() -> None:
    table = roof(1, block("3P", EDGE, 10, 10, 20, 8))
    assert not sees(table, "a", "B")


def test_who_is_under_a_walkway_and_who_is_on_it_do_not_see_each_other() -> None:
    deck = block("1L", 10, 10, 40, 20, 0.5, foot=8)
    table = fielded(
        pieces=[deck],
        a=who(at=(27, 20), height=8.5, facing=EAST),
        B=who(at=(40, 20), facing=WEST),
        C=who(at=(27, 20), facing=EAST),
    )
    assert not sees(table, "a", "B")
    assert not sees(table, "B", "a")
    assert not sees(table, "a", "C")


@pytest.mark.rule("punk.ruling.height_ground_elements")
@pytest.mark.parametrize(("height", "seen"), [(8, True), (9, False)])
def test_the_surface_one_stands_on_is_never_crossed(height: float, seen: bool) -> None:
    """Not even its other wing: punk.ruling.height_ground_elements"""
    table = fielded(
        pieces=[block("3M", 10, 10, 30, 4, 8), block("3M", 36, 14, 4, 26, height)],
        a=who(at=(20, 12.75), height=8, facing=SOUTH),
        B=who(at=(50, 30), facing=WEST),
    )
    assert sees(table, "a", "B") is sees(table, "B", "a") is seen


# --- what is in the way, in the air


@pytest.mark.rule("punk.cover.height.line_from_edge")
@pytest.mark.parametrize(("x", "found"), [(49.2, Cover(3, "total", False, (1,))), (33, OPEN)])
def test_a_low_wall_covers_only_who_is_close_behind_it(x: float, found: Cover) -> None:
    table = roof(0, block("1L", x, 5, 0.5, 30))
    assert covers(table, "a", "B") == found
    assert covers(roof(1, block("1L", x, 5, 0.5, 30)), "a", "B") == found


@pytest.mark.rule("punk.cover.height.line_from_edge")
def test_some_lines_in_the_air_are_free() -> None:
    """A wall that begins in the middle; and one whose shadow ends under the base."""
    beside = roof(0, block("1L", 49, 20, 0.5, 10))
    assert covers(beside, "a", "B") == Cover(3, "partial", True, (1,))
    short = roof(0, block("1L", 43, 5, 0.5, 30))
    assert covers(short, "a", "B") == Cover(3, "partial", True, (1,))


@pytest.mark.rule("punk.ruling.height_ground_elements")
@pytest.mark.parametrize("in_plan", [False, True])
def test_a_distant_low_wall_counts_in_plan_view(in_plan: bool) -> None:
    """punk.ruling.height_ground_elements, with its switch"""
    table = roof(0, block("1L", 33, 5, 0.5, 30), rules=Rules(heights_in_plan=in_plan))
    expected = Cover(3, "total", False, (1,)) if in_plan else OPEN
    assert covers(table, "a", "B") == covers(table, "B", "a") == expected


@pytest.mark.rule("punk.ruling.height_ground_elements")
@pytest.mark.parametrize(("tall", "bonus"), [(3, 0), (3.1, 3)])
def test_in_plan_view_what_is_no_taller_than_the_ground_below_is_not_in_the_way(
    tall: float, bonus: int
) -> None:
    """B stands 3 cm up, on a car."""
    car, wall = block("1P", 48, 10, 10, 20, 3), block("1L", 40, 5, 0.5, 30, tall)
    table = roof(0, car, wall, height=12, rules=Rules(heights_in_plan=True))
    table["B"].at = Place(table["B"].at.point, 300)
    assert covers(table, "a", "B").bonus == bonus


@pytest.mark.rule("punk.ruling.height_ground_elements")
@pytest.mark.parametrize(("foot", "bonus"), [(7.9, 3), (8, 0)])
def test_in_plan_view_what_begins_no_lower_than_the_roof_is_not_in_the_way(
    foot: float, bonus: int
) -> None:
    sign = block("1L", 40, 5, 0.5, 30, 3, foot=foot)
    table = roof(0, sign, rules=Rules(heights_in_plan=True))
    assert covers(table, "a", "B").bonus == bonus


@pytest.mark.parametrize(
    ("code", "x", "below", "seen"),
    [
        ("3L", 33, 25, False),
        ("3L", 33, 55, False),
        ("2L", 36, 25, False),
        ("2L", 33, 25, True),
        ("1L", 49, 25, True),
    ],
)
def test_a_tall_wall_hides_both_if_it_is_in_the_way(
    code: str, x: float, below: int, seen: bool
) -> None:
    table = roof(0, block(code, x, 5, 0.5, 30), below=below)
    assert sees(table, "a", "B") is sees(table, "B", "a") is seen


def test_size_2_does_not_hide_two_large_bases() -> None:
    table = roof(0, block("2L", 38, 5, 0.5, 30), base=55, below=55)
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == Cover(3, "total", False, (1,))


@pytest.mark.rule("punk.ruling.height_ground_elements")
@pytest.mark.parametrize(("size", "tall"), [(1, 3), (2, 6), (3, 9)])
def test_what_has_no_stated_height_is_as_tall_as_its_size(size: int, tall: float) -> None:
    for x in range(32, 50):
        stated = roof(0, block(f"{size}L", x, 20, 0.5, 10, tall))
        unstated = roof(0, block(f"{size}L", x, 20, 0.5, 10, 0))
        assert covers(stated, "a", "B") == covers(unstated, "a", "B")


@pytest.mark.rule("punk.ruling.height_reverse_line")
def test_from_below_the_same_lines_are_looked_along_the_other_way() -> None:
    """punk.ruling.height_reverse_line: from the front of the shooter."""
    table = roof(0, block("1L", 49, 5, 0.5, 30))
    assert covers(table, "B", "a") == Cover(3, "total", False, (1,))
    half = roof(0, block("1L", 49, 20, 0.5, 10))
    assert covers(half, "B", "a") == Cover(3, "partial", True, (1,))
    half["B"].facing = 180
    assert covers(half, "B", "a") == Cover(3, "total", False, (1,))
    half["B"].facing = 0
    assert covers(half, "B", "a") == OPEN


def test_who_shoots_up_from_behind_a_wall_it_touches_leans_out() -> None:
    table = roof(1, block("1L", 49.5, 5, 0.5, 30))
    assert covers(table, "B", "a") == Cover(5, "partial", True, (0,))
    assert covers(table, "a", "B") == Cover(3, "total", False, (1,))


# --- what stands up there


@pytest.mark.rule("punk.ruling.height_roof_elements")
@pytest.mark.rule("punk.cover.height.stack")
def test_a_crate_on_the_roof_stacks_with_its_edge() -> None:
    """punk.ruling.height_roof_elements: it covers nobody below."""
    crate = block("1L", 29.2, 15, 0.5, 10, 3, foot=8)
    table = roof(1, crate)
    assert covers(table, "B", "a") == Cover(6, "total", False, (0, 1))
    assert covers(table, "a", "B") == OPEN
    half = roof(1, block("1L", 29.2, 20, 0.5, 5, 3, foot=8))
    assert covers(half, "B", "a") == Cover(6, "partial", True, (0, 1))


@pytest.mark.rule("punk.cover.height.stack")
def test_a_wall_on_the_ground_stacks_with_the_edge() -> None:
    assert covers(roof(1, block("1P", 48, 5, 0.5, 30)), "B", "a") == Cover(
        8, "total", False, (1, 0)
    )


@pytest.mark.rule("punk.ruling.height_roof_elements")
def test_what_hides_up_there_hides_both() -> None:
    table = roof(1, block("2L", 29.2, 15, 0.5, 10, 6, foot=8))
    assert not sees(table, "a", "B")
    assert not sees(table, "B", "a")
    assert sees(roof(1, block("1L", 29.2, 15, 0.5, 10, 3, foot=8)), "a", "B")


def test_what_adjoins_the_roof_is_in_the_way_as_far_as_it_is_tall() -> None:
    """The lines begin at the edge, and fall."""
    assert not sees(roof(0, block("3P", EDGE, 5, 5, 30, 16)), "a", "B")
    assert not sees(roof(0, block("3P", EDGE, 5, 5, 30, 7)), "a", "B")
    assert covers(roof(0, block("2P", EDGE, 5, 5, 30, 5)), "a", "B") == OPEN


def test_a_tower_that_rises_through_the_roof_stands_on_it() -> None:
    """With what of it is above the roof."""
    assert not sees(roof(1, block("3P", 29.2, 15, 0.5, 10, 16)), "a", "B")
    crenel = roof(1, block("3P", 29.2, 15, 0.5, 10, 10))
    assert covers(crenel, "B", "a") == Cover(8, "total", False, (1, 0))
    assert covers(crenel, "a", "B") == OPEN
