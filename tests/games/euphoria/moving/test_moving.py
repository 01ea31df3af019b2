"""Moving: what an inch costs, what is in the way, and where a move may end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tapete.games.euphoria.events.moving import Leapt, Moved
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.charging.charging import amounts
from tapete.games.euphoria.rules.moving.gaits import gait_of
from tapete.games.euphoria.rules.moving.marching import harm_of, is_leap
from tapete.games.euphoria.rules.moving.paying import bill
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import CLIMB, Leg
from tapete.spaces.climbs.surfaces import Place
from tests.games.euphoria.shows import Shown, inches, piece, shown, spot, who

RUBBLE = piece("rubble", 6, 0, 1.5, 24, ground="obstacle", opaque=False)
BARRICADE = piece("barricade", 6, 0, 0.5, 24, height=1, standable=False)
TOWER = piece("container", 6, 2, 4, 6, height=3)


def moving(show: Shown) -> Shown:
    show.activate("a")
    return show


# --- what it costs


@pytest.mark.rule("euphoria.move.walk")
@pytest.mark.rule("euphoria.move.budget")
def test_an_inch_walked_costs_one_point() -> None:
    show = moving(shown(a=who((4, 5), ap=5)))
    assert show.refused((9.1, 5)) == "euphoria.move.budget"
    show.go((9, 5))
    assert (show["a"].ap, show["a"].deeds.moving) == (0, 5)


@pytest.mark.rule("euphoria.attr.ap")
@pytest.mark.rule("euphoria.move.budget")
def test_kinds_of_movement_are_mixed_within_the_points() -> None:
    show = moving(shown(pieces=[RUBBLE], a=who((4.5, 5), ap=6)))
    show.go((8.5, 5))
    assert show["a"].ap == 0
    assert not show.ways()


@pytest.mark.rule("euphoria.move.budget")
@pytest.mark.parametrize("steps", [(), [(4, 5)]])
def test_a_move_of_no_length_is_to_stay_and_is_not_asked_again(
    steps: Sequence[tuple[float, float]],
) -> None:
    show = moving(shown(a=who((4, 5), ap=5), B=who((20, 20))))
    show.go(*steps)
    assert (show["a"].ap, show.at("a"), show.ways(), show.told(Moved)) == (5, (4, 5, 0), [], [])
    show.step()
    assert (show.state.active, show.state.acted, show.table.asked) == ("", ["a"], [])


@pytest.mark.rule("euphoria.def.rounding")
@pytest.mark.parametrize(("far", "cost"), [(3.1, 4), (1.2, 2), (1.7, 2), (3, 3)])
def test_what_a_move_needs_is_rounded_up(far: float, cost: int) -> None:
    show = moving(shown(a=who((4, 5), ap=8)))
    show.go((4 + far, 5))
    assert show["a"].ap == 8 - cost


@pytest.mark.rule("euphoria.def.rounding")
@pytest.mark.rule("euphoria.ruling.rounding_scope")
@pytest.mark.parametrize(("by_kind", "left"), [(False, 5), (True, 4)])
def test_only_the_sum_of_an_activation_is_rounded(by_kind: bool, left: int) -> None:
    rules = Rules(rounding_by_kind=by_kind)
    show = moving(shown(pieces=[RUBBLE], a=who((5.5, 5), ap=8), rules=rules))
    show.go((5.7, 5))
    show.go((7.25, 5))
    assert show["a"].ap == left


@pytest.mark.rule("euphoria.move.traverse")
@pytest.mark.rule("euphoria.setup.scenery")
def test_obstacles_cost_double() -> None:
    show = moving(shown(pieces=[RUBBLE], a=who((6, 5), ap=8)))
    show.go((7.5, 5))
    assert show["a"].ap == 5


@pytest.mark.rule("euphoria.move.traverse.low")
def test_what_is_low_is_crossed_by_its_width() -> None:
    show = moving(shown(pieces=[BARRICADE], a=who((5, 5), ap=8)))
    show.go((7.5, 5))
    assert show["a"].ap == 8 - 3


@pytest.mark.rule("euphoria.move.traverse.tall")
@pytest.mark.rule("euphoria.ruling.traverse_measure")
def test_what_is_tall_is_climbed_by_its_height() -> None:
    show = moving(shown(pieces=[TOWER], a=who((5.4, 5), ap=8)))
    show.go((6, 5, "climb"))
    assert (show.at("a"), show["a"].ap) == ((6, 5, 3), 2)
    show.go((8, 5))
    assert show["a"].ap == 0


@pytest.mark.rule("euphoria.move.stairs")
def test_stairs_cost_what_they_are_high() -> None:
    stairs = piece("container", 6, 2, 4, 6, height=3, ladders=[(6, 5)])
    show = moving(shown(pieces=[stairs], a=who((5.4, 5), ap=4)))
    show.go((6, 5, "climb"))
    assert (show.at("a"), show["a"].ap) == ((6, 5, 3), 1)


@pytest.mark.rule("euphoria.move.stairs.unstable")
def test_only_on_stairs_may_a_move_end_half_way_up() -> None:
    stairs = piece("container", 6, 2, 4, 6, height=3, ladders=[(6, 5)])
    show = moving(shown(pieces=[stairs], a=who((5.4, 5), ap=2)))
    show.go((5.4, 5, "climb", 2))
    assert show.at("a") == (5.4, 5, 2)
    bare = moving(shown(pieces=[TOWER], a=who((5.4, 5), ap=4)))
    assert bare.refused((5.4, 5, "climb", 2)) == "euphoria.move.stairs.unstable"


# --- what is in the way


@pytest.mark.rule("euphoria.move.enemy_gap")
def test_a_move_ends_an_inch_from_every_enemy() -> None:
    show = moving(shown(a=who((4, 5)), b=who((4, 9)), B=who((9, 5))))
    wide = 30 / 25.4
    assert show.refused((9 - wide - 0.7, 5)) == "euphoria.move.enemy_gap"
    show.go((9 - wide - 1.01, 5))
    show.activate("b")
    show.go((9 - wide - 1.01, 5 + wide))


@pytest.mark.rule("euphoria.move.enemy_gap")
def test_a_move_may_pass_an_enemy_more_closely() -> None:
    show = moving(shown(a=who((4, 5), ap=10), B=who((7, 6.5))))
    show.go((12, 5))
    assert show.at("a") == (12, 5, 0)


@pytest.mark.rule("euphoria.move.over_enemy")
def test_nobody_passes_over_an_enemy() -> None:
    show = moving(shown(a=who((4, 5), ap=8, classes=["fly"]), B=who((7, 5))))
    assert show.refused((10, 5)) == "euphoria.move.over_enemy"
    assert show.refused((7, 5, "leap", 3), (10, 5, "leap", 0)) == "euphoria.move.over_enemy"


@pytest.mark.rule("euphoria.move.over_friend")
def test_friends_are_passed_but_not_stood_upon() -> None:
    show = moving(shown(a=who((4, 5)), b=who((7, 5))))
    assert show.refused((7.5, 5)) == "euphoria.move.over_friend"
    show.go((10, 5))


@pytest.mark.rule("euphoria.move.table_edge")
def test_nobody_leaves_the_table() -> None:
    show = moving(shown(a=who((1, 5))))
    assert show.refused((0.3, 5)) == "euphoria.move.table_edge"


@pytest.mark.rule("euphoria.move.stable_end")
def test_a_move_does_not_end_on_a_railing() -> None:
    show = moving(shown(pieces=[BARRICADE], a=who((5, 5))))
    assert show.refused((6.25, 5)) == "euphoria.move.stable_end"


@pytest.mark.rule("euphoria.move.openings")
def test_doors_are_passed_and_slits_are_not() -> None:
    walls = [piece("wall", 6, 0, 0.5, 4, height=3), piece("wall", 6, 6, 0.5, 18, height=3)]
    door = moving(shown(pieces=walls, a=who((4, 5), base=40, ap=6)))
    door.go((8, 5))
    assert door["a"].ap == 2
    slit = piece("slit", 6, 4, 0.5, 2, barred=True, opaque=False)
    shut = moving(shown(pieces=[*walls, slit], a=who((4, 5))))
    assert shut.refused((8, 5)) == "euphoria.move.openings"


@pytest.mark.rule("euphoria.move.openings")
@pytest.mark.rule("euphoria.ruling.traverse_measure")
def test_a_window_is_an_obstacle_as_wide_as_its_wall() -> None:
    walls = [piece("wall", 6, 0, 0.5, 4, height=3), piece("wall", 6, 6, 0.5, 18, height=3)]
    window = piece("window", 6, 4, 0.5, 2, ground="obstacle", opaque=False)
    show = moving(shown(pieces=[*walls, window], a=who((4, 5), ap=6)))
    show.go((7.5, 5))
    assert show["a"].ap == 6 - 4


# --- jumps, drops and flight


PIT = piece("pit", 6, 0, 2, 24, barred=True, ground="hole", opaque=False)


def roofs(gap: float) -> list[Scenery]:
    return [
        piece("roof", 2, 2, 4, 6, height=3),
        piece("roof", 6 + gap, 2, 4, 6, height=3),
    ]


@pytest.mark.rule("euphoria.move.jump")
@pytest.mark.rule("euphoria.ruling.small_gap")
@pytest.mark.parametrize(("gap", "cost"), [(0.8, 1), (2.5, 3)])
def test_a_gap_is_jumped_at_an_inch_a_point(gap: float, cost: int) -> None:
    dice = [5] if gap > 1 else []
    show = moving(shown(pieces=roofs(gap), a=who((6, 5), height=3, ap=4), dice=dice))
    show.go((6 + gap, 5, "jump", 3))
    assert (show["a"].ap, show.table.dice) == (4 - cost, [])


@pytest.mark.rule("euphoria.move.jump")
def test_nobody_jumps_without_the_points_or_over_three_inches() -> None:
    poor = moving(shown(pieces=roofs(2.5), a=who((6, 5), height=3, ap=2)))
    assert poor.refused((8.5, 5, "jump", 3)) == "euphoria.move.jump"
    wide = moving(shown(pieces=roofs(3.2), a=who((6, 5), height=3)))
    assert wide.refused((9.2, 5, "jump", 3)) == "euphoria.move.jump"


@pytest.mark.rule("euphoria.move.jump")
def test_a_hole_in_the_table_is_jumped_too() -> None:
    show = moving(shown(pieces=[PIT], a=who((5.4, 5), ap=8), dice=[2]))
    assert show.refused((8.6, 5)) == "euphoria.move.openings"
    show.go((8.6, 5, "jump"))
    assert show.at("a") == (8.6, 5, 0)


@pytest.mark.rule("euphoria.move.jump.roll")
def test_on_a_one_the_jumper_stumbles_at_the_edge() -> None:
    show = moving(shown(pieces=roofs(2), a=who((6, 5), height=3, ap=6), dice=[1]))
    show.go((8, 5, "jump", 3))
    assert (show.at("a"), show["a"].ap) == ((6, 5, 3), 4)
    assert not show.ways()


@pytest.mark.rule("euphoria.move.jump")
@pytest.mark.rule("euphoria.move.jump.roll")
@pytest.mark.parametrize(("die", "end", "ap"), [(2, (9.5, 5, 3), 2), (1, (6, 5, 3), 3)])
def test_a_way_goes_on_after_a_jump_and_ends_where_one_stumbles(
    die: int, end: tuple[float, float, float], ap: int
) -> None:
    show = moving(shown(pieces=roofs(2), a=who((5.5, 5), height=3, ap=6), dice=[die]))
    show.go((6, 5), (8, 5, "jump", 3), (9.5, 5))
    assert (show.at("a"), show["a"].ap) == (end, ap)


@pytest.mark.rule("euphoria.gene.somersault")
def test_with_somersault_no_die_is_rolled() -> None:
    show = moving(shown(pieces=roofs(3), a=who((6, 5), height=3, ap=3, gene="somersault")))
    show.go((9, 5, "jump", 3))
    assert (show.at("a"), show["a"].ap) == ((9, 5, 3), 0)


@pytest.mark.rule("euphoria.move.drop")
@pytest.mark.rule("euphoria.ruling.drop_cost")
@pytest.mark.parametrize(
    ("height", "harm"), [(2, 0), (2.5, 20), (4, 20), (4.5, 50), (7, 50), (7.5, 80)]
)
def test_a_drop_costs_life_by_its_height(height: float, harm: int) -> None:
    assert harm_of(inches(height)) == harm


@pytest.mark.rule("euphoria.move.drop")
@pytest.mark.rule("euphoria.ruling.drop_cost")
def test_a_drop_costs_no_points_and_no_armour_helps() -> None:
    show = moving(shown(pieces=[TOWER], a=who((6, 5), height=3, ap=4, life=80, armour=30)))
    show.go((5.4, 5, "drop"), (4.4, 5))
    assert (show["a"].life, show["a"].ap, show.at("a")) == (60, 3, (4.4, 5, 0))


@pytest.mark.rule("euphoria.move.drop")
@pytest.mark.rule("euphoria.ruling.drop_cost")
def test_a_drop_by_itself_is_a_move_and_nothing_more_is_told_if_it_does_no_harm() -> None:
    stand = piece("stand", 6, 3, 4, 4, height=2)
    show = moving(shown(pieces=[stand], a=who((6, 5), height=2, ap=4)))
    show.go((5.4, 5, "drop"))
    assert (show.at("a"), [type(one) for one in show.table.told]) == ((5.4, 5, 0), [Leapt])


@pytest.mark.rule("euphoria.move.fly")
def test_flight_is_three_inches_a_point_up_across_and_down() -> None:
    show = moving(shown(a=who((4, 5), ap=2, classes=["fly"])))
    show.go((4, 5, "leap", 2), (6, 5, "leap", 2), (6, 5, "leap", 0))
    assert show["a"].ap == 0
    again = moving(shown(a=who((4, 5), ap=2, classes=["fly"])))
    assert again.refused((6, 5, "leap", 2)) == "euphoria.move.stable_end"


# --- classes


@pytest.mark.rule("euphoria.class.agile")
@pytest.mark.rule("euphoria.class.very_agile")
@pytest.mark.parametrize(
    ("trait", "far", "left"), [("agile", 4, 3), ("agile", 2, 5), ("very_agile", 6, 3)]
)
def test_the_agile_move_some_inches_for_nothing(trait: str, far: float, left: int) -> None:
    show = moving(shown(a=who((4, 5), ap=5, classes=[trait])))
    show.go((4 + far, 5))
    assert show["a"].ap == left
    assert (show["a"].deeds.moving == 0) == (left == 5)


@pytest.mark.rule("euphoria.class.agile")
@pytest.mark.rule("euphoria.ruling.agile_inches")
def test_a_free_inch_pays_half_an_inch_of_traverse() -> None:
    show = moving(shown(pieces=[RUBBLE], a=who((6, 5), ap=5, classes=["agile"])))
    show.go((7.5, 5))
    assert show["a"].ap == 4


@pytest.mark.rule("euphoria.start.very_serious.traits")
def test_a_very_serious_wound_takes_the_free_inches() -> None:
    show = moving(shown(a=who((4, 5), ap=5, classes=["agile"], deeds={"grave": True})))
    show.go((6, 5))
    assert show["a"].ap == 3


@pytest.mark.rule("euphoria.class.slow")
def test_the_slow_move_four_inches_less_than_they_have_points() -> None:
    show = moving(shown(a=who((4, 5), ap=9, classes=["slow"])))
    assert show.refused((9.5, 5)) == "euphoria.class.slow"
    show.go((9, 5))
    assert show["a"].ap == 4
    assert not show.ways()


@pytest.mark.rule("euphoria.class.clumsy")
@pytest.mark.parametrize("step", [(8, 5), (6, 5, "climb")])
def test_the_clumsy_neither_traverse_nor_climb(step: tuple[object, ...]) -> None:
    pieces = [BARRICADE] if len(step) == 2 else [TOWER]
    show = moving(shown(pieces=pieces, a=who((5.4, 5), classes=["clumsy"])))
    assert show.refused(step) == "euphoria.class.clumsy"


@pytest.mark.rule("euphoria.class.climber")
def test_a_climber_goes_up_any_wall_at_an_inch_a_point() -> None:
    smooth = piece("screen", 6, 2, 4, 6, height=3, climbable=False)
    show = moving(shown(pieces=[smooth], a=who((5.4, 5), ap=3, classes=["climber"])))
    show.go((6, 5, "climb"))
    assert (show.at("a"), show["a"].ap) == ((6, 5, 3), 0)


@pytest.mark.rule("euphoria.class.explorer")
def test_an_explorer_traverses_as_it_walks() -> None:
    show = moving(shown(pieces=[RUBBLE], a=who((5.5, 5), ap=3, classes=["explorer"])))
    show.go((7.5, 5))
    assert show["a"].ap == 1


@pytest.mark.rule("euphoria.item.rope")
def test_a_rope_makes_a_climber_once() -> None:
    show = moving(shown(pieces=[TOWER], a=who((5.4, 5), ap=4, items=["rope"])))
    show.go((6, 5, "climb"), way="rope")
    assert (show["a"].ap, show["a"].items) == (1, [])
    assert show.ways() == ["move"]


@pytest.mark.rule("euphoria.def.engaged.no_move_ap")
@pytest.mark.rule("euphoria.melee.locked")
def test_the_engaged_do_not_move() -> None:
    show = moving(shown(a=who((4, 5), classes=["agile"]), B=who((4 + 30 / 25.4, 5))))
    assert show.ways() == []
    assert show.barred("charge") == "euphoria.def.engaged.no_move_ap"


@pytest.mark.rule("euphoria.attr.ap")
def test_with_its_last_point_it_moves_its_last_inch() -> None:
    show = moving(shown(a=who((4, 5), ap=1)))
    assert show.ways() == ["move"]
    show.go((5, 5))
    assert (show["a"].ap, show.ways()) == (0, [])


@pytest.mark.rule("euphoria.move.budget")
def test_to_stay_costs_nothing() -> None:
    show = moving(shown(a=who((4, 5), ap=3)))
    show.go()
    assert (show.at("a"), show["a"].ap) == ((4, 5, 0), 3)


@pytest.mark.rule("euphoria.move.fly")
@pytest.mark.parametrize("step", [(7, 5), (7, 5, "leap", 0)])
def test_it_is_told_whether_a_move_was_flown(step: tuple[object, ...]) -> None:
    show = moving(shown(a=who((4, 5), ap=3, classes=["fly"])))
    show.go(step)
    assert [one.flying for one in show.told(Moved)] == [len(step) > 2]


@pytest.mark.rule("euphoria.class.agile")
@pytest.mark.rule("euphoria.def.rounding")
@pytest.mark.rule("euphoria.ruling.agile_inches")
def test_free_inches_are_not_rounded_from_leg_to_leg() -> None:
    """Three legs that begin with 2 free inches: 360.4, 56.6 twice as dear and 1890.3 are 7.3 AP."""
    show = shown(a=who((4, 5), ap=9, classes=["agile"]), B=who((20, 20)))
    start = show["a"].at
    legs = [
        Leg("walk", start, start, 360.412),
        Leg("cross", start, start, 56.565, rate=2.0),
        Leg("walk", start, start, 1890.294),
        Leg("ladder", start, start, 430.0),
    ]
    assert sum(leg.cost for leg in legs) < 9 * 254 + 508
    due = bill(show.show, show["a"], legs)
    assert (due.ap, due.free) == (9, 508)
    assert sum(due.exact.values()) == pytest.approx(1000 * (2793.836 - 508), abs=2)


@pytest.mark.rule("euphoria.class.climber")
@pytest.mark.rule("euphoria.item.rope")
@pytest.mark.rule("euphoria.move.traverse.tall")
@pytest.mark.parametrize(
    ("classes", "roped", "rate"),
    [(["alive"], {}, 2), (["climber"], {}, 1), ([], {"roped": True}, 1)],
)
def test_climbing_costs_double_but_for_climbers_and_with_a_rope(
    classes: list[str], roped: dict[str, bool], rate: int
) -> None:
    show = shown(a=who((4, 5), classes=classes), B=who((20, 20)))
    assert gait_of(show["a"], **roped).rate(CLIMB) == rate


@pytest.mark.rule("euphoria.ruling.small_gap")
@pytest.mark.parametrize(("wide", "rolled"), [(254.0, False), (255.0, True)])
def test_a_gap_of_just_an_inch_needs_no_roll(wide: float, rolled: bool) -> None:
    here, there = Place(spot(4, 4), 762), Place(spot(5, 4), 762)
    assert is_leap([Leg("jump", here, there, wide, wide)]) is rolled


@pytest.mark.rule("euphoria.move.traverse.low")
def test_what_is_low_is_crossed_however_wide_it_is() -> None:
    heap = piece("heap", 6, 0, 2, 24, height=1, standable=False)
    show = moving(shown(pieces=[heap], a=who((5, 5), ap=8)))
    show.go((9, 5))
    assert (show.at("a"), show["a"].ap) == ((9, 5, 0), 2)


@pytest.mark.rule("euphoria.move.drop")
@pytest.mark.rule("euphoria.move.walk")
def test_a_way_goes_on_after_each_of_its_parts() -> None:
    show = moving(shown(pieces=[TOWER], a=who((9, 5), height=3, ap=8)))
    show.go((8, 5), (6, 5), (5.4, 5, "drop"), (3.4, 5), (3.4, 6))
    assert show.at("a") == (3.4, 6, 0)
    assert [len(one.path) for one in show.told(Moved)] == [3, 3]


@pytest.mark.rule("euphoria.move.budget")
@pytest.mark.rule("euphoria.class.agile")
@pytest.mark.parametrize(("classes", "able"), [([], False), (["agile"], True)])
def test_without_points_only_free_inches_are_left(classes: list[str], able: bool) -> None:
    show = moving(shown(a=who((4, 5), ap=0, classes=classes), B=who((20, 20))))
    assert ("move" in show.ways()) is able
    assert amounts(show["a"]) == [0] * able


@pytest.mark.rule("euphoria.class.slow")
@pytest.mark.parametrize(("ap", "able"), [(4, False), (5, True)])
def test_a_slow_one_with_four_points_goes_nowhere(ap: int, able: bool) -> None:
    show = moving(shown(a=who((4, 5), ap=ap, classes=["slow"]), B=who((20, 20))))
    assert ("move" in show.ways()) is able
    if not able:
        assert show.barred("charge") == "euphoria.class.slow"
