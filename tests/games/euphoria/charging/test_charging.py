"""Charges, and standing and shooting in their way."""

from __future__ import annotations

from math import degrees
from typing import Any

import pytest

from tapete.games.euphoria.events.charging import Declared, Failed, Reached, Stood
from tapete.games.euphoria.figures import combat, engaged, engaged_with
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.charging.ways import FURTHEST, SPREAD, has_room, split, way_to
from tapete.games.euphoria.rules.fighting.combats import pairs
from tapete.games.euphoria.state import Pair, Trapdoor
from tapete.spaces.climbs.journey import Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tests.games.euphoria.shows import Shown, gun, piece, shown, spot, who

WIDE = 30 / 25.4
"""The diameter of a usual base, in inches."""

AROUND = [
    ("c", 1, 0), ("d", 0.5, 0.87), ("e", -0.5, 0.87), ("f", -1, 0), ("g", -0.5, -0.87),
    ("h", 0.5, -0.87),
]  # fmt: skip
"""Six bases that touch the one in the middle, in diameters."""


def far(show: Shown, one: str = "a", other: str = "B") -> float:
    return round(show.show.inches(show[one], show[other]), 2)


# --- declaring


@pytest.mark.rule("euphoria.charge.declare")
def test_a_charge_comes_before_any_other_movement() -> None:
    show = shown(a=who((4, 5)), B=who((9, 5)))
    show.activate("a")
    show.go((5, 5))
    assert show.barred("charge") == "euphoria.charge.declare"


@pytest.mark.rule("euphoria.charge.declare")
@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.parametrize(("free", "charges"), [(False, False), (True, True)])
def test_whoever_has_interacted_may_no_longer_charge(free: bool, charges: bool) -> None:
    door, rules = (7, 6), Rules(free_rewards=free)
    show = shown(
        a=who((6, 6)), B=who((12, 6)), trapdoors=[door], rules=rules, dice=[3], answers=[False]
    )
    show.state.trapdoors = [Trapdoor(place) for place in show.show.field.trapdoors]
    show.activate("a")
    show.do("open")
    assert ("charge" in [do.what for do in show.offered()]) == charges


@pytest.mark.rule("euphoria.charge.declare")
@pytest.mark.rule("euphoria.def.measure.declare_first")
@pytest.mark.rule("euphoria.def.measure.when")
def test_target_and_points_are_declared_before_anything_is_measured() -> None:
    show = shown(a=who((4, 5), ap=6), B=who((20, 20)))
    show.charge("a", "B", ap=3)
    assert show.told(Declared)[0].ap == 3
    assert (show["a"].ap, engaged(show.show, show["a"])) == (3, False)
    assert show.barred("charge") == "euphoria.charge.declare"


@pytest.mark.rule("euphoria.def.measure.when")
@pytest.mark.parametrize(
    ("classes", "high", "supposed"),
    [(["alive"], 0, True), (["clumsy"], 0, True), (["alive"], 3, True), (["clumsy"], 3, False)],
)
def test_a_charge_is_supposed_to_reach_even_where_no_way_was_found(
    classes: list[str], high: int, supposed: bool
) -> None:
    """Else it would be told, before it is declared, who is far off."""
    friends: dict[str, Any] = {
        letter: who((4 + WIDE * dx, 12 + WIDE * dy)) for letter, dx, dy in AROUND
    }
    towers = [piece("container", 18, 10, 4, 4, height=3)] if high else []
    charger, target = who((4, 12), classes=classes), who((20, 12), height=high)
    show = shown(pieces=towers, a=charger, B=target, **friends)
    show.state.supposed = True
    assert way_to(show.show, show["a"], show["B"], FURTHEST) is None
    show.charge("a", "B", ap=3)
    assert engaged(show.show, show["a"]) is supposed


@pytest.mark.rule("euphoria.charge.req.place")
def test_one_who_is_surrounded_cannot_be_charged() -> None:
    around: dict[str, Any] = {
        letter.upper(): who((12 + WIDE * dx, 12 + WIDE * dy)) for letter, dx, dy in AROUND
    }
    show = shown(a=who((4, 12)), B=who((12, 12)), **around)
    show.activate("a")
    assert show.barred("charge", "B") == "euphoria.charge.req.place"


@pytest.mark.rule("euphoria.charge.req.place")
@pytest.mark.rule("euphoria.ruling.level_contact")
@pytest.mark.parametrize(("high", "room"), [(0.99, True), (1, False)])
def test_a_charge_between_levels_ends_less_than_an_inch_away(high: float, room: bool) -> None:
    post = piece("post", 11.8, 11.8, 0.4, 0.4, height=high)
    show = shown(pieces=[post], a=who((4, 12)), B=who((12, 12), height=high))
    assert has_room(show.show, show["a"], show["B"]) is room


@pytest.mark.rule("euphoria.class.drone.melee")
def test_a_drone_in_the_air_cannot_be_charged() -> None:
    drone = who((9, 5), classes=["drone", "fly"], landed=False)
    show = shown(a=who((4, 5)), B=drone)
    show.activate("a")
    assert show.barred("charge", "B") == "euphoria.class.drone.melee"


@pytest.mark.rule("euphoria.def.side")
def test_those_of_no_team_are_not_charged() -> None:
    show = shown(a=who((4, 5)), N=who((8, 5)), B=who((20, 20)))
    show.activate("a")
    assert {do.to for do in show.offered() if do.what == "charge"} == {"B"}


# --- reaching


@pytest.mark.rule("euphoria.charge.req.ap")
@pytest.mark.parametrize(("ap", "reaches"), [(5, True), (4, False)])
def test_a_charge_needs_the_points_for_its_way(ap: int, reaches: bool) -> None:
    show = shown(a=who((4, 5), ap=8), B=who((4 + WIDE + 4.2, 5)))
    show.charge("a", "B", ap)
    assert engaged(show.show, show["a"]) == reaches
    assert show["a"].ap == 8 - ap


@pytest.mark.rule("euphoria.charge.req.ap")
@pytest.mark.rule("euphoria.move.traverse")
@pytest.mark.parametrize(("ap", "reaches"), [(7, True), (6, False)])
def test_a_charge_goes_round_rubble_that_it_cannot_pay_for(ap: int, reaches: bool) -> None:
    rubble = piece("rubble", 6, 2, 4, 3.4, ground="obstacle", opaque=False)
    show = shown(pieces=[rubble], a=who((4, 5), ap=8), B=who((4 + WIDE + 6.5, 5)))
    show.charge("a", "B", ap)
    assert engaged(show.show, show["a"]) == reaches


@pytest.mark.rule("euphoria.charge.combine")
@pytest.mark.parametrize(("ap", "reaches"), [(5, True), (4, False)])
def test_a_charge_goes_over_a_barricade_at_its_cost(ap: int, reaches: bool) -> None:
    low = piece("barricade", 6, 0, 1, 24, height=1, standable=False)
    show = shown(pieces=[low], a=who((5, 5), ap=8), B=who((5 + WIDE + 4, 5)))
    show.charge("a", "B", ap)
    assert engaged(show.show, show["a"]) == reaches


@pytest.mark.rule("euphoria.charge.combine")
def test_a_charge_goes_round_a_wall() -> None:
    wall = piece("wall", 7, 3, 0.5, 4, height=3, climbable=False, standable=False)
    show = shown(pieces=[wall], a=who((5, 5), ap=12), B=who((9.5, 5)))
    show.charge("a", "B", 12)
    assert show.told(Reached)[0].far > 254 * (4.5 - WIDE)


@pytest.mark.rule("euphoria.class.agile")
@pytest.mark.rule("euphoria.charge.req.ap")
@pytest.mark.rule("euphoria.ruling.agile_inches")
def test_free_inches_add_to_a_charge() -> None:
    show = shown(a=who((4, 5), ap=3, classes=["agile"]), B=who((4 + WIDE + 5, 5)))
    show.charge("a", "B", 3)
    assert engaged(show.show, show["a"])


@pytest.mark.rule("euphoria.charge.pins_target")
@pytest.mark.rule("euphoria.def.engaged")
def test_a_charge_that_reaches_pins_both() -> None:
    show = shown(a=who((4, 5), ap=8), B=who((8, 5), ap=7))
    show.charge("a", "B", 8)
    assert engaged_with(show.show, show["B"]) == [show["a"]]
    show.activate("B")
    assert (show.ways(), show["B"].ap) == ([], 7)


@pytest.mark.rule("euphoria.charge.must_fight")
def test_the_pair_fights_in_this_turns_melee() -> None:
    show = shown(a=who((4, 5), ap=8), B=who((8, 5), ap=0))
    show.charge("a", "B", 4)
    assert pairs(show.show) == [Pair("a", "B", charge=True)]


@pytest.mark.rule("euphoria.charge.extra_attack")
@pytest.mark.rule("euphoria.ruling.charge_los_moment")
@pytest.mark.parametrize("height", [3, 1])
def test_sight_at_the_declaration_decides_the_free_die(height: float) -> None:
    wall = piece("wall", 6.5, 4, 0.5, 2, height=height, climbable=False, standable=False)
    show = shown(pieces=[wall], a=who((5, 5), ap=12), B=who((9, 5)))
    show.charge("a", "B", 12)
    assert show.state.charges[0].seen == (height < 2)


@pytest.mark.rule("euphoria.charge.extra_attack.several")
def test_each_charge_is_kept_with_its_own_free_die() -> None:
    show = shown(a=who((4, 5)), b=who((14, 5)), B=who((9, 5), ap=0))
    show.charge("a", "B", 6)
    show.charge("b", "B", 6)
    assert [(one.charger, one.seen, one.spent) for one in show.state.charges] == [
        ("a", True, False),
        ("b", True, False),
    ]


@pytest.mark.rule("euphoria.class.increased_charge")
def test_increased_charge_adds_a_die_once_it_reaches() -> None:
    show = shown(a=who((4, 5), combat=2, classes=["increased_charge"]), B=who((8, 5)))
    assert combat(show.show, show["a"]) == 2
    show.charge("a", "B", 6)
    assert combat(show.show, show["a"]) == 3


@pytest.mark.rule("euphoria.move.over_friend")
def test_a_charge_does_not_pass_over_friends() -> None:
    show = shown(a=who((4, 5), ap=5), b=who((7, 5)), B=who((4 + WIDE + 4.9, 5)))
    show.charge("a", "B", 5)
    assert not engaged(show.show, show["a"])


@pytest.mark.rule("euphoria.charge.req.place")
@pytest.mark.rule("euphoria.ruling.charge_gap_others")
def test_a_charger_keeps_an_inch_from_other_enemies_if_it_can() -> None:
    show = shown(a=who((4, 5), ap=12), B=who((9, 5)), C=who((9, 5 + WIDE + 0.4)))
    show.charge("a", "B", 12)
    assert engaged_with(show.show, show["a"]) == [show["B"]]
    assert far(show, "a", "C") >= 1


@pytest.mark.rule("euphoria.def.engaged")
@pytest.mark.rule("euphoria.charge.req.place")
@pytest.mark.rule("euphoria.ruling.level_contact")
@pytest.mark.parametrize(("height", "reaches"), [(0.8, True), (1.2, False)])
def test_across_levels_less_than_an_inch_is_engaged(height: float, reaches: bool) -> None:
    stage = piece("stage", 8, 4, 2, 2, height=height)
    clumsy = who((4, 5), ap=8, classes=["clumsy"])
    show = shown(pieces=[stage], a=clumsy, B=who((9, 5), height=height))
    show.charge("a", "B", 8)
    assert engaged(show.show, show["a"]) == reaches


# --- falling short


@pytest.mark.rule("euphoria.charge.failed")
def test_a_charge_that_falls_short_moves_what_was_stated() -> None:
    show = shown(a=who((4, 5), ap=8), B=who((4 + WIDE + 6, 5)))
    show.charge("a", "B", 4)
    assert (show.at("a"), show["a"].ap) == ((8, 5, 0), 4)
    assert show.told(Failed)[0].why == "short"


@pytest.mark.rule("euphoria.charge.failed")
@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.rule("euphoria.ruling.failed_charge_gap")
def test_it_stops_an_inch_from_every_enemy_all_the_same() -> None:
    show = shown(a=who((4, 5), ap=8), B=who((4 + WIDE + 4.5, 5)))
    show.charge("a", "B", 4)
    assert 1 <= far(show) < 1.1
    assert show["a"].ap == 4


@pytest.mark.rule("euphoria.charge.failed")
@pytest.mark.rule("euphoria.ruling.after_failed_charge")
def test_after_a_failed_charge_it_may_go_on() -> None:
    show = shown(a=who((4, 5), ap=8), B=who((16, 5)))
    show.charge("a", "B", 2)
    show.go((6, 8))
    assert show["a"].ap == 3


@pytest.mark.rule("euphoria.move.jump.charge")
@pytest.mark.parametrize(("die", "left", "reaches"), [(5, 4, True), (1, 7, False)])
def test_a_stumble_stops_a_charge_and_gives_the_rest_back(
    die: int, left: int, reaches: bool
) -> None:
    roofs = [piece("roof", 2, 2, 4, 6, height=3), piece("roof", 8, 2, 8, 6, height=3)]
    show = shown(
        pieces=roofs, a=who((3, 5), height=3, ap=12), B=who((8 + WIDE + 1, 5), height=3), dice=[die]
    )
    show.charge("a", "B", 8)
    assert engaged(show.show, show["a"]) == reaches
    assert show["a"].ap == left


@pytest.mark.rule("euphoria.charge.declare")
@pytest.mark.rule("euphoria.ruling.charge_committed_ap")
@pytest.mark.parametrize(("refunded", "left"), [(False, 0), (True, 4)])
def test_points_committed_are_lost_unless_a_house_rule_gives_them_back(
    refunded: bool, left: int
) -> None:
    rules = Rules(charge_surplus_refunded=refunded)
    show = shown(a=who((4, 5), ap=8), B=who((4 + WIDE + 4, 5)), rules=rules)
    show.charge("a", "B", 8)
    assert show["a"].ap == left


# --- standing and shooting


def stands(shots: int = 1) -> list[object]:
    option = {"what": "stand", "to": "a", "item": 0}
    return [("euphoria.ask.stand", {"option": option, "details": {"shots": shots}})]


WAITS = ("euphoria.ask.stand", {"option": {"what": "wait", "to": "", "item": -1}})


@pytest.mark.rule("euphoria.stand.who")
def test_only_a_target_that_is_not_engaged_is_asked_to_stand() -> None:
    free = shown(a=who((4, 5)), B=who((8, 5), weapons=[gun()]), answers=[WAITS])
    free.charge("a", "B", 6)
    assert [key for _, key, _ in free.table.asked] == ["euphoria.ask.stand"]
    held = shown(a=who((4, 5)), b=who((8, 5 + WIDE)), B=who((8, 5), weapons=[gun()]))
    held.charge("a", "B", 6)
    assert held.table.asked == []


@pytest.mark.rule("euphoria.stand.timing")
def test_a_charger_shot_dead_on_its_way_does_not_arrive() -> None:
    show = shown(
        a=who((4, 5), life=20, ap=6),
        B=who((8, 5), weapons=[gun(damage=40)]),
        answers=stands(),
        dice=[10],
    )
    show.charge("a", "B", 6)
    assert show["a"].out == "dead"
    assert not engaged(show.show, show["B"])
    assert show["B"].deeds.engaged is False


@pytest.mark.rule("euphoria.stand.timing")
@pytest.mark.rule("euphoria.ruling.stand_moment")
def test_the_shots_come_at_the_first_place_in_range() -> None:
    show = shown(
        a=who((4, 5), ap=10),
        B=who((4 + WIDE + 9, 5), weapons=[gun(far=6)]),
        answers=stands(),
        dice=[1],
    )
    show.charge("a", "B", 10)
    (stood,) = show.told(Stood)
    assert 6.9 <= stood.at.point.x / 254 <= 7.3


@pytest.mark.rule("euphoria.stand.once")
def test_nobody_stands_and_shoots_twice_in_a_turn() -> None:
    show = shown(
        a=who((4, 5), life=20, ap=6),
        b=who((12, 5)),
        B=who((8, 5), weapons=[gun(shots=3, damage=40)]),
        answers=stands(),
        dice=[10],
    )
    show.charge("a", "B", 6)
    show.charge("b", "B", 6)
    assert len(show.table.asked) == 1


# --- through the air, down from above, and past what is in between


@pytest.mark.rule("euphoria.charge.combine")
def test_a_flyer_charges_over_what_others_go_round() -> None:
    wall = piece("wall", 7, 0, 0.5, 24, height=3, climbable=False, standable=False)
    show = shown(pieces=[wall], a=who((5, 5), ap=6, classes=["fly"]), B=who((9.5, 5)))
    show.charge("a", "B", 6)
    assert engaged(show.show, show["a"])
    foot = shown(pieces=[wall], a=who((5, 5), ap=6), B=who((9.5, 5)))
    foot.charge("a", "B", 6)
    assert not engaged(foot.show, foot["a"])


@pytest.mark.rule("euphoria.charge.combine")
@pytest.mark.rule("euphoria.move.drop")
def test_a_charge_may_drop_upon_its_target() -> None:
    tower = piece("container", 4, 2, 4, 6, height=3, climbable=False)
    show = shown(pieces=[tower], a=who((7, 5), height=3, ap=6), B=who((8.9, 6.2)))
    show.charge("a", "B", 6)
    assert engaged(show.show, show["a"])
    assert show["a"].life == 60


@pytest.mark.rule("euphoria.class.drone.melee")
def test_a_drone_that_charges_has_landed() -> None:
    drone = who((4, 5), ap=6, classes=["drone", "fly"], landed=False)
    show = shown(a=drone, B=who((8, 5)))
    show.charge("a", "B", 6)
    assert show["a"].landed
    assert engaged(show.show, show["a"])


@pytest.mark.rule("euphoria.class.slow")
@pytest.mark.parametrize(("far", "reaches"), [(4, True), (4.2, False)])
def test_a_slow_charger_goes_four_inches_less_than_its_points(far: float, reaches: bool) -> None:
    show = shown(a=who((4, 5), ap=8, classes=["slow"]), B=who((4 + WIDE + far, 5)))
    show.charge("a", "B", 8)
    assert engaged(show.show, show["a"]) == reaches


@pytest.mark.rule("euphoria.charge.failed")
def test_a_charge_that_falls_short_goes_round_what_is_in_its_way() -> None:
    wall = piece("wall", 6.5, 3.5, 0.5, 3, height=3, climbable=False, standable=False)
    show = shown(pieces=[wall], a=who((4, 5), ap=8), B=who((20, 5)))
    show.charge("a", "B", 8)
    assert show.at("a")[0] > 7


@pytest.mark.rule("euphoria.charge.combine")
@pytest.mark.rule("euphoria.move.fly")
@pytest.mark.parametrize(("ap", "reaches"), [(5, True), (2, False)])
def test_a_flyers_points_take_it_further_than_on_foot(ap: int, reaches: bool) -> None:
    wall = piece("wall", 7, 0, 0.5, 24, height=1, climbable=False, standable=False)
    flyer = who((4, 5), ap=6, classes=["fly", "clumsy"])
    show = shown(pieces=[wall], a=flyer, B=who((4 + WIDE + 8, 5)))
    show.charge("a", "B", ap)
    assert engaged(show.show, show["a"]) == reaches


@pytest.mark.rule("euphoria.charge.req.ap")
def test_ground_that_is_slow_only_under_the_target_is_not_paid_for_up_to_its_middle() -> None:
    wall = piece("wall", 6, 3.5, 0.5, 3, height=3, climbable=False, standable=False)
    rubble = piece("rubble", 8.9, 4, 2, 2, ground="obstacle")
    show = shown(pieces=[wall, rubble], a=who((4, 5), ap=12), B=who((10, 5)))
    far = shown(pieces=[wall], a=who((4, 5), ap=12), B=who((10, 5)))
    needed = next(ap for ap in range(1, 13) if _reaches(far, ap))
    assert _reaches(show, needed)


def _reaches(shown_: Shown, ap: int) -> bool:
    show = shown_.show
    way = way_to(show, shown_["a"], shown_["B"], ap * 254)
    return way is not None and way.cost <= ap * 254


@pytest.mark.rule("euphoria.charge.failed")
@pytest.mark.rule("euphoria.ruling.rounding_scope")
@pytest.mark.parametrize(("by_kind", "end"), [(False, 8.45), (True, 7.95)])
def test_a_charge_that_falls_short_is_paid_for_like_any_move(by_kind: bool, end: float) -> None:
    low = piece("barricade", 6, 0, 0.75, 24, height=1, standable=False)
    rules = Rules(rounding_by_kind=by_kind)
    show = shown(pieces=[low], a=who((5.2, 5), ap=8), B=who((20, 5)), rules=rules)
    show.charge("a", "B", 4)
    assert show.at("a")[0] == pytest.approx(end, abs=0.06)


@pytest.mark.rule("euphoria.ruling.charge_committed_ap")
@pytest.mark.rule("euphoria.ruling.agile_inches")
def test_what_comes_back_of_a_charge_counts_free_inches_like_any_move() -> None:
    rules = Rules(charge_surplus_refunded=True)
    flyer = who((4, 5), ap=8, classes=["fly", "agile", "clumsy"])
    wall = piece("wall", 7, 0, 0.5, 24, height=1, climbable=False, standable=False)
    show = shown(pieces=[wall], a=flyer, B=who((4 + WIDE + 7.8, 5)), rules=rules)
    show.charge("a", "B", 8)
    assert engaged(show.show, show["a"])
    assert show["a"].ap == 5


@pytest.mark.rule("euphoria.charge.failed")
@pytest.mark.parametrize(("ap", "at"), [(1, (5, 5, 3)), (6, (6, 5, 3)), (9, (7.6, 5, 0))])
def test_a_charge_that_falls_short_comes_down_from_where_it_stands(
    ap: int, at: tuple[float, float, float]
) -> None:
    tower = piece("container", 2, 3, 4, 4, height=3)
    show = shown(pieces=[tower], a=who((4, 5), height=3, ap=10), B=who((22, 5)))
    show.charge("a", "B", ap)
    assert show.at("a") == at


@pytest.mark.rule("euphoria.charge.failed")
def test_a_charge_with_no_way_on_goes_up_to_what_is_in_its_way() -> None:
    wall = piece("wall", 8, 0, 0.5, 24, height=3, climbable=False, standable=False)
    show = shown(pieces=[wall], a=who((4, 5), ap=8), B=who((16, 5)))
    show.charge("a", "B", 8)
    assert show.at("a")[0] == pytest.approx(8 - WIDE / 2, abs=0.06)


@pytest.mark.rule("euphoria.charge.failed")
@pytest.mark.rule("euphoria.ruling.failed_charge_gap")
@pytest.mark.parametrize(("ladders", "height"), [([], 0.0), ([(7, 5)], 2.0)])
def test_a_charge_up_a_wall_that_falls_short_hangs_only_on_a_ladder(
    ladders: list[tuple[float, float]], height: float
) -> None:
    tower = piece("container", 7, 3, 4, 4, height=3, ladders=ladders)
    show = shown(pieces=[tower], a=who((7 - WIDE / 2 - 1, 5), ap=8), B=who((10, 5), height=3))
    show.charge("a", "B", 3)
    assert show.at("a")[0] == pytest.approx(7 - WIDE / 2, abs=0.06)
    assert show.at("a")[2] == height


# --- falling short


@pytest.mark.rule("euphoria.charge.failed")
def test_a_charge_that_falls_short_goes_round_what_is_in_between() -> None:
    wall = piece("wall", 6, 10, 0.5, 4, height=4, climbable=False)
    show = shown(a=who((4, 12), ap=8), B=who((20, 12)), pieces=[wall])
    show.charge("a", "B", 8)
    assert (show.at("a")[0] > 8, show["a"].ap) == (True, 0)


# --- parts of a way


@pytest.mark.rule("euphoria.charge.req.place")
def test_room_beside_a_target_is_looked_for_all_around_it() -> None:
    assert sorted(round(degrees(one)) for one in SPREAD) == list(range(0, 360, 15))


@pytest.mark.rule("euphoria.move.jump.charge")
@pytest.mark.parametrize(("along", "done"), [(508.0, 1), (507.0, 0), (762.0, 2)])
def test_a_jump_is_before_the_shots_only_if_it_is_finished(along: float, done: int) -> None:
    edge, landing, end = (Place(spot(x, 4), 762) for x in (4, 6, 7))
    legs = (Leg("jump", edge, landing, 508.0, 508.0), Leg("walk", landing, end, 254.0))
    before, after = split(Journey(edge, legs), along)
    assert (len(before), [*before, *after]) == (done, list(legs))
