"""Cover by scenery, on the level: the book's pictures as tables."""

from __future__ import annotations

import msgspec
import pytest

from tapete.content import BadContent, parse_page
from tapete.games.punk.content.cover_codes import cover_of
from tapete.games.punk.content.entries import Scenery as Kind
from tapete.games.punk.content.library import library
from tapete.games.punk.rules.harm.impact import Hit
from tapete.games.punk.rules.sight.covering import OPEN, Cover, shielded
from tapete.games.punk.rules.sight.zones import guide
from tapete.games.punk.state import Item, Name
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.scenes import EAST, NORTH, SOUTH, WEST, block, covers, sees
from tests.games.punk.sums import protection


def duel(*pieces: Scenery, base: int = 25, other: int = 25, facing: int = EAST) -> Fielded:
    """a shoots east at B, whose centre is 20 cm away at the same height of the table."""
    return fielded(
        pieces=pieces,
        a=who(at=(20, 20), facing=facing, base=base),
        B=who(at=(40, 20), facing=WEST, base=other),
    )


def long_wall(code: str, x: float = 30, opaque: bool = True) -> Scenery:
    return block(code, x, 10, 0.5, 20, opaque=opaque)


def half_wall(code: str, x: float = 30) -> Scenery:
    """From the middle of the way to the south."""
    return block(code, x, 20, 0.5, 10)


# --- none, partial, total


@pytest.mark.rule("punk.cover.any_line")
@pytest.mark.parametrize(("y", "has"), [(21.05, True), (21.24, True), (21.25, False)])
def test_any_line_that_crosses_gives_cover(y: float, has: bool) -> None:
    """2 mm of the band between the bases are enough; to touch it is not: grazing_line"""
    found = covers(duel(block("1M", 30, y, 1, 5)), "a", "B")
    assert (found.kind == "partial") is has
    assert found.bonus == (5 if has else 0)


@pytest.mark.rule("punk.cover.partial")
def test_some_lines_are_free() -> None:
    assert covers(duel(half_wall("1P")), "a", "B") == Cover(7, "partial", True, (0,))


@pytest.mark.rule("punk.cover.total")
def test_no_line_is_free() -> None:
    assert covers(duel(long_wall("1P")), "a", "B") == Cover(7, "total", False, (0,))


@pytest.mark.rule("punk.cover.total", "punk.los.reciprocal", "punk.cover.apply.total_size2")
def test_picture_a_hides_both() -> None:
    """punk.example.cover_a"""
    table = duel(long_wall("2M"))
    assert covers(table, "a", "B").kind == covers(table, "B", "a").kind == "total"
    assert not sees(table, "a", "B")
    assert not sees(table, "B", "a")


@pytest.mark.rule("punk.cover.partial", "punk.cover.any_line", "punk.cover.shooter_in_contact")
def test_picture_b_covers_both_in_part_unless_who_shoots_touches_it() -> None:
    """punk.example.cover_b"""
    apart = duel(half_wall("2M"))
    assert covers(apart, "a", "B").kind == covers(apart, "B", "a").kind == "partial"
    hugged = duel(block("2M", 21.25, 20, 0.5, 10))
    assert covers(hugged, "a", "B") == OPEN
    assert covers(hugged, "B", "a").bonus == 5
    both = duel(block("2M", 21.25, 20, 17.5, 10))
    assert covers(both, "a", "B") == covers(both, "B", "a") == OPEN


@pytest.mark.rule("punk.cover.any_line")
def test_picture_c_covers_nobody() -> None:
    """punk.example.cover_c"""
    table = duel(block("3P", 25, 21.25, 10, 10))
    assert covers(table, "a", "B") == covers(table, "B", "a") == OPEN


def the_car() -> Fielded:
    """Somebody of the V Reich, a car to its north east, one Mutardo beyond it and one aside."""
    return fielded(
        pieces=[block("1P", 30, 12, 4, 7.5)],
        a=who(at=(20, 20), facing=EAST),
        B=who(at=(40, 18.5), facing=WEST),
        C=who(at=(38, 28), facing=WEST),
    )


@pytest.mark.rule("punk.cover.partial", "punk.cover.apply.partial_size1", "punk.cover.grade")
def test_the_car_covers_one_mutardo_in_part() -> None:
    """punk.example.cover_car"""
    assert covers(the_car(), "a", "B") == Cover(7, "partial", True, (0,))


@pytest.mark.rule("punk.cover.any_line")
def test_no_line_to_the_other_mutarda_crosses_the_car() -> None:
    """punk.example.cover_none"""
    assert covers(the_car(), "a", "C") == OPEN


def the_reich() -> Fielded:
    """A Pandillero, and three of the V Reich pressed against what they hide behind."""
    return fielded(
        pieces=[
            block("1P", 38, 6, 0.75, 8),
            block("1P", 35, 22, 2.25, 4),
            block("3M", 34, 30, 4, 3),
        ],
        a=who(at=(15, 20), facing=EAST),
        B=who(at=(40, 10), facing=WEST),
        C=who(at=(40, 21.5), facing=WEST, base=55),
        D=who(at=(40, 33), facing=WEST, base=40),
    )


@pytest.mark.rule("punk.cover.total", "punk.cover.apply.total_size1")
def test_a_small_base_wholly_behind_size_1_can_be_shot() -> None:
    """punk.example.cover_reich_a"""
    table = the_reich()
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == Cover(7, "total", False, (0,))


@pytest.mark.rule(
    "punk.cover.partial", "punk.cover.apply.partial_size1", "punk.cover.no_bonus_no_obstacle"
)
def test_size_1_is_nothing_to_a_large_base() -> None:
    """punk.example.cover_reich_b"""
    table = the_reich()
    assert covers(table, "a", "C") == OPEN
    table["C"].radius = 200
    assert covers(table, "a", "C").kind == "partial"


@pytest.mark.rule(
    "punk.cover.partial", "punk.cover.apply.partial_size2_3", "punk.cover.apply.total_size3"
)
def test_adobe_covers_a_middling_base_in_part_and_would_hide_it_as_a_whole() -> None:
    """punk.example.cover_reich_c"""
    table = the_reich()
    assert covers(table, "a", "D") == Cover(5, "partial", True, (2,))
    assert not sees(duel(long_wall("3M"), other=40), "a", "B")


@pytest.mark.rule("punk.cover.shooter_in_contact")
@pytest.mark.parametrize("shooter", ["B", "C", "D"])
def test_the_reich_leans_out_of_its_cover(shooter: str) -> None:
    """punk.example.cover_reich_lean_out: even out of what is too small to cover it."""
    assert covers(the_reich(), shooter, "a") == OPEN


@pytest.mark.rule("punk.cover.stack", "punk.cover.shooter_in_contact")
def test_tyres_tyres_and_a_car() -> None:
    """punk.example.cover_stacking"""
    table = fielded(
        pieces=[block("1L", 22, 18, 1, 4), block("1L", 28, 18, 1, 4), block("1P", 33, 17, 4, 6)],
        a=who(at=(20, 20), base=40, facing=EAST),
        B=who(at=(40, 20), facing=WEST),
    )
    assert covers(table, "a", "B").bonus == 8
    assert covers(table, "B", "a").bonus == 9


# --- who gets what


@pytest.mark.rule("punk.cover.apply.total_size1")
@pytest.mark.parametrize(("base", "bonus"), [(25, 7), (40, 7), (55, 0)])
def test_total_cover_of_size_1(base: int, bonus: int) -> None:
    assert covers(duel(long_wall("1P"), base=55, other=base), "a", "B").bonus == bonus


@pytest.mark.rule("punk.cover.apply.total_size2")
@pytest.mark.parametrize(("base", "seen"), [(25, False), (40, False), (55, True)])
def test_total_cover_of_size_2(base: int, seen: bool) -> None:
    table = duel(long_wall("2M"), base=55, other=base)
    assert sees(table, "a", "B") is seen
    if seen:
        assert covers(table, "a", "B") == Cover(5, "total", False, (0,))


@pytest.mark.rule("punk.cover.apply.total_size3")
def test_total_cover_of_size_3_hides_everybody() -> None:
    assert not sees(duel(long_wall("3L"), base=55, other=55), "a", "B")


@pytest.mark.rule("punk.ruling.cover_base_groups")
@pytest.mark.rule("punk.cover.apply.partial_size1")
@pytest.mark.parametrize(("base", "bonus"), [(25, 7), (40, 7), (41, 0), (55, 0)])
def test_partial_cover_of_size_1(base: int, bonus: int) -> None:
    """Bases over 40 mm are large: punk.ruling.cover_base_groups"""
    assert covers(duel(half_wall("1P"), other=base), "a", "B").bonus == bonus


@pytest.mark.rule("punk.cover.apply.partial_size2_3")
@pytest.mark.parametrize("base", [25, 40, 55])
@pytest.mark.parametrize("code", ["2M", "3M"])
def test_partial_cover_of_sizes_2_and_3(code: str, base: int) -> None:
    table = duel(half_wall(code), other=base)
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == Cover(5, "partial", True, (0,))


@pytest.mark.rule("punk.cover.no_bonus_no_obstacle")
def test_what_gives_no_bonus_does_not_stack_either() -> None:
    table = duel(long_wall("1P", 25), half_wall("2L"), other=55)
    assert covers(table, "a", "B") == Cover(3, "partial", True, (1,))


@pytest.mark.rule("punk.cover.grade")
@pytest.mark.parametrize(
    ("kind", "bonus"), [("wooden_fence", 3), ("brick_wall", 5), ("concrete_wall", 7)]
)
def test_a_fence_bricks_and_concrete(kind: str, bonus: int) -> None:
    """And what a crossbow of Penetration 3 leaves of it: punk.example.avoid_cover_choice"""
    initial = {"light": "L", "medium": "M", "heavy": "P"}[library().scenery[kind].grade]
    table = duel(half_wall(f"1{initial}"))
    found = covers(table, "a", "B")
    assert found == Cover(bonus, "partial", True, (0,))
    hit = Hit(4, 3, "punk.shoot.roll", cover=found.bonus)
    assert protection(table["B"], hit) == {3: 0, 5: 2, 7: 4}[bonus]


@pytest.mark.rule("punk.cover.bonus")
def test_cover_is_armour_against_shots() -> None:
    """5 before Penetration; hand to hand it does nothing."""
    table = duel(half_wall("1L"))
    target = table["B"]
    target.armour = 2
    cover = shielded(table.skirmish, target, covers(table, "a", "B"))
    shot = Hit(4, 0, "punk.shoot.roll", cover=cover)
    assert protection(target, shot) == 5
    assert protection(target, msgspec.structs.replace(shot, melee=True)) == 2


@pytest.mark.rule("punk.cover.pose_irrelevant")
def test_only_bases_and_outlines_matter() -> None:
    pieces = [half_wall("1M"), block("2L", 25, 10, 3, 9.5)]
    one, other = duel(*pieces), duel(*pieces)
    other["B"].profile, other["B"].name, other["B"].prone = "carnicero", Name("tall", "tall"), True
    assert covers(one, "a", "B") == covers(other, "a", "B")


@pytest.mark.rule("punk.cover.check_los_first")
def test_who_is_behind_ones_back_is_not_shot_at_whatever_its_cover() -> None:
    table = duel(half_wall("1M"), facing=WEST)
    table["a"].gear = [Item("crossbow")]
    assert not sees(table, "a", "B")
    assert sees(table, "B", "a")
    table.activate("a")
    assert table.barred("shoot", "B")[0] == "punk.shoot.needs_los"
    table["a"].facing = EAST
    assert table.offers("shoot", "B")


# --- leaning out


@pytest.mark.rule("punk.cover.shooter_in_contact")
@pytest.mark.parametrize(("gap", "leans"), [(0, True), (0.05, True), (0.06, False)])
def test_who_touches_a_low_wall_shoots_over_it(gap: float, leans: bool) -> None:
    table = duel(long_wall("1M", 21.25 + gap))
    assert (covers(table, "a", "B") == OPEN) is leans
    assert covers(table, "B", "a").bonus == 5


@pytest.mark.rule("punk.cover.shooter_in_contact")
def test_on_both_sides_of_the_same_wall_neither_has_cover() -> None:
    table = fielded(
        pieces=[long_wall("1M", 21.25)],
        a=who(at=(20, 20), facing=EAST),
        B=who(at=(23, 20), facing=WEST),
    )
    assert covers(table, "a", "B") == covers(table, "B", "a") == OPEN


@pytest.mark.rule("punk.cover.shooter_hidden", "punk.cover.shooter_in_contact")
def test_who_is_flush_behind_a_tall_wall_sees_nothing_beyond() -> None:
    table = duel(long_wall("2M", 21.25))
    assert not sees(table, "a", "B")
    assert covers(table, "a", "B").kind == "total"


@pytest.mark.rule("punk.ruling.cover_contact_partial_tall")
def test_a_tall_corner_is_leant_out_of() -> None:
    table = duel(half_wall("3P", 21.25))
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == OPEN
    assert covers(table, "B", "a") == Cover(7, "partial", True, (0,))


@pytest.mark.rule("punk.ruling.cover_contact_wording", "punk.cover.shooter_in_contact")
def test_leaning_out_does_not_let_one_see() -> None:
    """Of two walls that hide together, the one in contact still hides: cover_contact_wording"""
    table = duel(block("3P", 21.25, 10, 0.5, 10), block("3P", 36, 18, 0.5, 12))
    assert not sees(table, "a", "B")
    assert not sees(table, "B", "a")


def test_what_is_touched_is_ignored_and_the_rest_is_not() -> None:
    table = duel(long_wall("1P", 21.25), half_wall("1L"))
    assert covers(table, "a", "B") == Cover(3, "partial", True, (1,))


# --- several


@pytest.mark.rule("punk.cover.stack")
def test_the_best_and_one_for_each_of_the_others() -> None:
    table = duel(half_wall("1L", 24), half_wall("1P", 28), half_wall("1L", 32))
    assert covers(table, "a", "B") == Cover(9, "partial", True, (1, 0, 2))


@pytest.mark.rule("punk.cover.stack_shield")
def test_a_shield_is_one_more_cover() -> None:
    """punk.example.cover_shield"""
    table = duel(long_wall("1M"))
    table["B"].shield = "shield"
    skirmish, target = table.skirmish, table["B"]
    found = covers(table, "a", "B")
    assert shielded(skirmish, target, found) == 6
    assert shielded(skirmish, target, OPEN) == 2


@pytest.mark.rule("punk.ruling.avoid_cover_shield")
def test_who_avoids_cover_does_not_avoid_a_shield() -> None:
    """punk.ruling.avoid_cover_shield: and a shield alone is nothing to be avoided."""
    table = duel(half_wall("1P", 28), half_wall("1L", 32))
    table["B"].shield = "shield"
    found = covers(table, "a", "B")
    assert found.avoidable
    assert shielded(table.skirmish, table["B"], found) == 9
    assert shielded(table.skirmish, table["B"], found, avoided=True) == 2
    assert shielded(table.skirmish, table["a"], found, avoided=True) == 0
    bare = duel()
    bare["B"].shield = "shield"
    assert not covers(bare, "a", "B").avoidable


@pytest.mark.rule("punk.ruling.cover_union")
def test_two_halves_of_different_size_cover_wholly_without_hiding() -> None:
    north, south = block("1L", 28, 10, 1, 10), block("2M", 28, 20, 1, 10)
    table = duel(north, south)
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == Cover(6, "total", False, (1, 0))
    tall = duel(block("2L", 28, 10, 1, 10), south)
    assert not sees(tall, "a", "B")


@pytest.mark.rule("punk.ruling.avoid_cover_several")
def test_a_free_line_past_all_of_them_is_what_avoids() -> None:
    assert covers(duel(half_wall("1L", 26), half_wall("1M", 33)), "a", "B").avoidable
    assert not covers(duel(half_wall("1L", 26), long_wall("1M", 33)), "a", "B").avoidable


# --- sizes


@pytest.mark.rule("punk.cover.size.values")
def test_there_are_three_sizes() -> None:
    assert [cover_of(code)[0] for code in ("1L", "2M", "3P")] == [1, 2, 3]
    with pytest.raises(ValueError, match="4M"):
        cover_of("4M")
    written = '[x]\nname = {{ es = "x", en = "x" }}\nsize = {}\ngrade = "light"'
    assert parse_page(written.format(3), "x.toml", dict[str, Kind]).value["x"].size == 3
    with pytest.raises(BadContent):
        parse_page(written.format(4), "x.toml", dict[str, Kind])


@pytest.mark.rule("punk.cover.size.guide")
@pytest.mark.parametrize(
    ("tall", "size"), [(0, 0), (1, 1), (3, 1), (3.1, 2), (5, 2), (6, 2), (6.1, 3), (8, 3)]
)
def test_the_size_of_something_by_its_height(tall: float, size: int) -> None:
    assert guide(round(tall * CM)) == size


@pytest.mark.rule("punk.cover.size.zones")
def test_behind_the_low_end_of_the_bull() -> None:
    """punk.example.variable_size"""
    tall, low = block("3L", 30, 10, 3, 7), block("1L", 30, 17, 3, 8)
    table = fielded(
        pieces=[tall, low],
        elements=(0, 0),
        a=who(at=(20, 21), facing=EAST),
        B=who(at=(40, 21), facing=WEST),
        C=who(at=(40, 10), facing=WEST),
        d=who(at=(20, 13), facing=EAST),
    )
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == Cover(3, "total", False, (0,))
    assert not sees(table, "d", "C")


@pytest.mark.rule("punk.ruling.cover_zones")
def test_zones_of_one_element_count_once_and_each_line_uses_its_own() -> None:
    tall, low = block("3L", 30, 10, 3, 10), block("1L", 30, 20, 3, 10)
    as_zones = fielded(
        pieces=[tall, low],
        elements=(0, 0),
        a=who(at=(20, 20), facing=EAST),
        B=who(at=(40, 20), facing=WEST),
        C=who(at=(40, 20), facing=WEST, base=55),
    )
    assert sees(as_zones, "a", "B")
    assert covers(as_zones, "a", "B") == Cover(3, "total", False, (0,))
    assert covers(as_zones, "a", "C") == Cover(3, "partial", True, (0,))
    assert covers(duel(tall, low), "a", "B").bonus == 4


@pytest.mark.rule("punk.cover.size.none")
def test_a_petrol_can_covers_nobody() -> None:
    can = block("0", 29, 15, 2, 10, height=1)
    assert library().scenery["petrol_can"].size == 0
    assert covers(duel(can), "a", "B") == OPEN
    sized = [kind for kind in library().scenery.values() if kind.size]
    assert all(kind.grade != "none" for kind in sized)


@pytest.mark.rule("punk.cover.odd_shapes")
def test_what_is_oddly_shaped_covers_in_part_and_hides_nobody() -> None:
    table = duel(long_wall("3M", opaque=False))
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == Cover(5, "partial", True, (0,))
    stacked = duel(long_wall("3M", 25, opaque=False), long_wall("1L"))
    assert covers(stacked, "a", "B") == Cover(6, "total", False, (0, 1))
    assert library().scenery["stairs"].irregular


# --- fronts, floors and edges


@pytest.mark.rule("punk.ruling.cover_asymmetric_hiding")
def test_a_front_without_a_free_line_shoots_at_total_cover() -> None:
    south = block("3M", 30, 19, 0.5, 10)
    assert covers(duel(south, facing=NORTH), "a", "B").kind == "partial"
    turned = duel(south, facing=SOUTH)
    assert sees(turned, "a", "B")
    assert covers(turned, "a", "B") == Cover(5, "total", False, (0,))


@pytest.mark.rule("punk.ruling.cover_under_target")
@pytest.mark.parametrize("base", [25, 40])
def test_what_one_stands_on_does_not_cover_on_the_level(base: int) -> None:
    car = block("1P", 37, 15, 6, 10)
    table = duel(car, other=base)
    table["B"].at = Place(table["B"].at.point, 3 * CM)
    assert covers(table, "a", "B") == covers(table, "B", "a") == OPEN


def roofs(*more: Scenery, height: float = 8) -> Fielded:
    """Two on roofs of the same height, 6 cm of street between them."""
    return fielded(
        pieces=[block("3M", 10, 10, 12, 20, height), block("3M", 28, 10, 12, 20, height), *more],
        a=who(at=(20, 20), height=height, facing=EAST),
        B=who(at=(34, 20), height=height, facing=WEST),
    )


@pytest.mark.rule("punk.ruling.cover_levels")
@pytest.mark.parametrize(
    ("piece", "found"),
    [
        (block("2P", 24, 10, 1, 20, 7), OPEN),
        (block("3P", 24, 10, 1, 20, 10), Cover(7, "total", False, (2,))),
        (block("1L", 29, 15, 1, 10, 3, foot=8), Cover(3, "total", False, (2,))),
        (block("1L", 29, 15, 1, 5, 3, foot=8), Cover(3, "partial", True, (2,))),
    ],
)
def test_on_roofs_only_what_rises_above_them_counts(piece: Scenery, found: Cover) -> None:
    """With what it rises above the lower one: punk.ruling.cover_levels"""
    table = roofs(piece)
    assert sees(table, "a", "B")
    assert covers(table, "a", "B") == found


@pytest.mark.parametrize(("tall", "seen"), [(11, True), (11.1, False), (15, False)])
def test_what_rises_from_further_below_hides_by_what_is_above(tall: float, seen: bool) -> None:
    assert sees(roofs(block("3P", 24, 5, 1, 30, tall)), "a", "B") is seen


def test_what_hangs_above_both_does_not_count() -> None:
    assert covers(duel(block("3P", 25, 10, 10, 20, 1, foot=6)), "a", "B") == OPEN
