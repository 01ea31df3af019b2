"""Shots: what they cost, whom they may be aimed at, their modifiers and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds.do import Do
from tapete.games.euphoria.events.shooting import Evades, Hit, Missed, OutOfRange, Wasted
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.shooting.shooting import shoot
from tapete.games.euphoria.rules.shooting.targets import (
    choices,
    further,
    unable,
    weapons,
    why_not,
)
from tapete.games.euphoria.rules.shooting.terms import Part
from tests.games.euphoria.shows import Shown, gun, piece, shown, who

RIFLE = {"weapons": [gun(3, 12, 30)]}
TWO_GUNS = {"weapons": [gun(2, 12, 30), gun(2, 12, 20)]}


def range_of(**given: Any) -> Shown:
    """A shooter `a` and a target `B` eight inches away in the open, in the shooting phase."""
    a = {"at": (4, 10), **RIFLE, **given.pop("a", {})}
    b = {"at": (13.18, 10), "ap": 0, **given.pop("B", {})}
    return shown(a=who(**a), B=who(**b), phase="shooting", **given)


def fire(show: Shown, shots: int = 1, at: str = "B", weapon: int = 0, more: bool = False) -> None:
    shoot(show.show, show["a"], Do("shoot", at, weapon), {"shots": shots, "more": more})


def added(show: Shown, roll: int = 0) -> dict[str, int]:
    """What was added to the dice of a roll, by the last words of each rule."""
    terms = show.rolls()[roll].modifiers
    return {term.rule.partition(".")[2]: term.amount for term in terms}


def also(what: str, to: str, shots: int, weapon: int = 0) -> dict[str, Any]:
    return {"option": {"what": what, "to": to, "item": weapon}, "details": {"shots": shots}}


ENOUGH = {"option": {"what": "enough", "to": "", "item": -1}}


# --- what it costs


@pytest.mark.rule("euphoria.shoot.cost")
def test_shots_are_limited_by_the_weapon_and_by_ap() -> None:
    show = range_of(a={"ap": 2})
    assert choices(show.show, show["a"])[0].details["shots"] == (2, 1)
    show["a"].ap = 10
    assert choices(show.show, show["a"])[0].details["shots"] == (3, 2, 1)


@pytest.mark.rule("euphoria.shoot.cost")
@pytest.mark.rule("euphoria.attr.ap")
def test_each_shot_costs_one_ap() -> None:
    show = range_of(a={"ap": 3}, dice=[5, 5])
    fire(show, 2)
    assert show["a"].ap == 1


@pytest.mark.rule("euphoria.shoot.cost")
@pytest.mark.rule("euphoria.ruling.shoot_plan")
def test_all_shots_of_a_phase_are_declared_at_once() -> None:
    show = range_of(dice=[5])
    fire(show, 1)
    assert choices(show.show, show["a"]) == []


@pytest.mark.rule("euphoria.material.d10")
def test_all_dice_are_rolled_in_one_throw() -> None:
    show = range_of(dice=[3, 10, 7], B={"life": 200})
    fire(show, 3)
    assert [roll.dice for roll in show.rolls()] == [(10, 10, 10)]
    assert show["B"].life == 110


@pytest.mark.rule("euphoria.shoot.out_of_range")
@pytest.mark.rule("euphoria.def.measure.declare_first")
def test_out_of_range_the_shots_are_gone_and_nothing_is_rolled() -> None:
    show = range_of(B={"at": (4 + 12.1 + 1.182, 10)})
    fire(show, 2)
    assert (show["a"].ap, show["a"].deeds.fired, show.table.rolled) == (6, [2], [])
    assert show.told(OutOfRange)[0].inches == 13


@pytest.mark.rule("euphoria.shoot.out_of_range")
@pytest.mark.rule("euphoria.ruling.distance")
def test_the_range_is_measured_from_base_to_base() -> None:
    show = range_of(B={"at": (4 + 12 + 1.18, 10)}, dice=[5])
    fire(show)
    assert show.told(OutOfRange) == []


# --- whom it may be aimed at


@pytest.mark.rule("euphoria.shoot.needs_los")
def test_a_hidden_target_cannot_be_shot_at() -> None:
    wall = piece("wall", 8, 2, 0.5, 16, height=4)
    show = range_of(pieces=[wall])
    assert why_not(show.show, show["a"], show["B"]) == (
        "euphoria.shoot.needs_los", "unseen", {"target": "B"},
    )  # fmt: skip


@pytest.mark.rule("euphoria.shoot.into_melee")
@pytest.mark.rule("euphoria.faction.ghost.shoot_melee")
@pytest.mark.rule("euphoria.ruling.faction_member_rules")
def test_only_a_ghost_shoots_at_an_engaged_miniature() -> None:
    show = range_of(c=who(at=(13.18, 8.82)))
    assert (why_not(show.show, show["a"], show["B"]) or "")[0] == "euphoria.shoot.into_melee"
    show["a"].faction = "ghost"
    assert why_not(show.show, show["a"], show["B"]) is None


@pytest.mark.rule("euphoria.shoot.engaged_no_shoot")
def test_whoever_was_engaged_this_turn_does_not_shoot() -> None:
    show = range_of(a={"deeds": {"engaged": True}})
    assert (unable(show.show, show["a"]) or "")[0] == "euphoria.shoot.engaged_no_shoot"
    assert choices(show.show, show["a"]) == []


@pytest.mark.rule("euphoria.class.bad_born.neutral")
@pytest.mark.rule("euphoria.ruling.neutral_minis")
def test_a_bad_born_does_not_attack_neutrals() -> None:
    show = range_of(n=who(at=(4, 4)))
    assert why_not(show.show, show["a"], show["n"]) is None
    show["a"].classes = ["bad_born"]
    assert (why_not(show.show, show["a"], show["n"]) or "")[0] == "euphoria.class.bad_born.neutral"


# --- evasion


@pytest.mark.rule("euphoria.shoot.evade")
@pytest.mark.parametrize(("die", "life"), [(6, 80), (5, 50)])
def test_an_evasion_that_is_as_high_avoids_the_hit(die: int, life: int) -> None:
    show = range_of(B={"ap": 4}, dice=[6, die], answers=[("euphoria.ask.evade", 1)])
    fire(show)
    assert (show["B"].ap, show["B"].life) == (3, life)


@pytest.mark.rule("euphoria.shoot.evade")
def test_there_is_one_evasion_for_each_shot_at_most() -> None:
    show = range_of(B={"ap": 9}, dice=[6, 6], answers=[0])
    fire(show, 2)
    assert show.table.asked[0][2].describe()["most"] == 2


@pytest.mark.rule("euphoria.shoot.evade")
def test_without_ap_nobody_is_asked() -> None:
    show = range_of(dice=[1])
    fire(show)
    assert (show.table.asked, show["B"].life) == ([], 50)


@pytest.mark.rule("euphoria.shoot.compare")
def test_the_books_dice() -> None:
    show = range_of(B={"ap": 3, "life": 200}, dice=[5, 9, 4, 2, 8, 6], answers=[3])
    fire(show, 3)
    assert show.told(Hit)[0].wounds == 2


@pytest.mark.rule("euphoria.ruling.unopposed_shot")
def test_by_a_house_rule_the_dice_are_seen_before_evading() -> None:
    rules = Rules(evade_after=True)
    show = range_of(B={"ap": 3}, rules=rules, dice=[2, 9, 8], answers=[1])
    fire(show, 2)
    rolled = [len(roll.dice) for roll in show.rolls()]
    assert (rolled, show["B"].ap, show.told(Hit)[0].wounds) == ([2, 1], 2, 2)
    assert show.table.told.index(show.told(Evades)[0]) < show.table.told.index(show.told(Hit)[0])


@pytest.mark.rule("euphoria.class.reflexes")
def test_reflexes_add_one_to_each_evasion() -> None:
    show = range_of(B={"ap": 1, "classes": ["reflexes"]}, dice=[7, 6], answers=[1])
    fire(show)
    assert show.told(Missed)
    low = range_of(B={"ap": 1, "classes": ["reflexes"]}, dice=[7, 5], answers=[1])
    fire(low)
    assert low.told(Hit)
    plain = range_of(B={"ap": 1}, dice=[7, 6], answers=[1])
    fire(plain)
    assert plain.told(Hit)


# --- modifiers


@pytest.mark.rule("euphoria.shoot.mod.point_blank")
@pytest.mark.parametrize(("gap", "amount"), [(5.0, 1), (5.1, 0)])
def test_point_blank(gap: float, amount: int) -> None:
    show = range_of(B={"at": (4 + gap + 1.18, 10)}, dice=[5])
    fire(show)
    assert added(show).get("shoot.mod.point_blank", 0) == amount


@pytest.mark.rule("euphoria.shoot.compare")
def test_aim_is_added_to_each_die() -> None:
    show = range_of(a={"aim": 2}, B={"ap": 1}, dice=[5, 6], answers=[1])
    fire(show)
    assert (added(show)["shoot.compare"], bool(show.told(Hit))) == (2, True)


@pytest.mark.rule("euphoria.shoot.mod.light_cover")
def test_a_crate_between_the_two_is_light_cover() -> None:
    crate = piece("crate", 9, 10, 1, 1, height=3)
    show = range_of(pieces=[crate], dice=[5])
    fire(show)
    assert added(show)["shoot.mod.light_cover"] == -1


@pytest.mark.rule("euphoria.shoot.mod.heavy_cover")
@pytest.mark.rule("euphoria.ruling.cover_stack")
def test_scenery_the_target_touches_is_heavy_cover_instead() -> None:
    crate = piece("crate", 11.58, 10, 1, 1, height=3)
    show = range_of(pieces=[crate], dice=[5])
    fire(show)
    assert added(show)["shoot.mod.heavy_cover"] == -2
    assert "shoot.mod.light_cover" not in added(show)


@pytest.mark.rule("euphoria.class.bad_born.no_cover")
def test_a_bad_born_has_no_cover() -> None:
    crate = piece("crate", 9, 10, 1, 1, height=3)
    show = range_of(pieces=[crate], B={"classes": ["bad_born"]}, dice=[5])
    fire(show)
    assert not [rule for rule in added(show) if "cover" in rule]


@pytest.mark.rule("euphoria.class.drone.cover")
def test_a_drone_has_no_cover_but_is_hard_to_hit() -> None:
    crate = piece("crate", 9, 10, 1, 1, height=3)
    show = range_of(pieces=[crate], B={"classes": ["drone"]}, dice=[5])
    fire(show)
    assert added(show) == {"class.drone.cover": -1}


@pytest.mark.rule("euphoria.shoot.mod.two_weapons")
@pytest.mark.rule("euphoria.ruling.weapon_groups")
def test_two_weapons_in_one_turn() -> None:
    show = range_of(a=TWO_GUNS, dice=[5, 5], answers=[also("shoot", "B", 1, 1)])
    fire(show, 1, more=True)
    assert [added(show, roll) for roll in (0, 1)] == [{"shoot.mod.two_weapons": -1}] * 2
    alone = range_of(a=TWO_GUNS, dice=[5])
    fire(alone)
    assert added(alone) == {}


@pytest.mark.rule("euphoria.shoot.mod.two_weapons")
def test_a_grenade_is_another_weapon() -> None:
    show = range_of(a={"deeds": {"threw": True}}, dice=[5])
    fire(show)
    assert added(show) == {"shoot.mod.two_weapons": -1}


@pytest.mark.rule("euphoria.shoot.mod.several_targets")
def test_shots_at_several_targets_have_one_penalty() -> None:
    others = {"C": who(at=(12, 14), ap=0), "D": who(at=(12, 6), ap=0)}
    plan = [also("shoot", "C", 1), also("shoot", "D", 1)]
    show = range_of(dice=[5, 5, 5], answers=plan, **others)
    fire(show, 1, more=True)
    assert [added(show, roll)["shoot.mod.several_targets"] for roll in range(3)] == [-1, -1, -1]


@pytest.mark.rule("euphoria.class.gunslinger")
def test_a_gunslinger_aims_each_weapon_elsewhere() -> None:
    quick = {**TWO_GUNS, "classes": ["gunslinger"]}
    other = {"C": who(at=(12, 14), ap=0)}
    show = range_of(a=quick, dice=[5, 5], answers=[also("shoot", "C", 1, 1), ENOUGH], **other)
    fire(show, 1, more=True)
    assert [added(show, roll) for roll in (0, 1)] == [{"shoot.mod.two_weapons": -1}] * 2
    split = range_of(a=quick, dice=[5, 5], answers=[also("shoot", "C", 1), ENOUGH], **other)
    fire(split, 1, more=True)
    assert added(split)["shoot.mod.several_targets"] == -1


@pytest.mark.rule("euphoria.ruling.shoot_plan")
def test_shots_at_one_that_died_meanwhile_are_wasted() -> None:
    show = range_of(a=TWO_GUNS, B={"life": 10}, dice=[9], answers=[also("shoot", "B", 2, 1)])
    fire(show, 1, more=True)
    assert (show.told(Wasted)[0].shots, show["a"].ap) == (2, 5)


@pytest.mark.rule("euphoria.shoot.mod.shooter_moved")
def test_a_shooter_that_spent_ap_in_the_movement_phase() -> None:
    show = range_of(a={"deeds": {"moving": 2}}, dice=[5])
    fire(show)
    assert added(show) == {"shoot.mod.shooter_moved": -1}


@pytest.mark.rule("euphoria.item.stabilizers")
def test_stabilizers_ignore_the_own_movement_only() -> None:
    moved = {"deeds": {"moving": 2}}
    show = range_of(a={"items": ["stabilizers"], **moved}, B=moved, dice=[5])
    fire(show)
    assert added(show) == {"shoot.mod.target_moved": -1}


@pytest.mark.rule("euphoria.shoot.mod.target_moved")
def test_a_target_that_spent_ap_in_the_movement_phase() -> None:
    show = range_of(B={"deeds": {"moving": 1}}, dice=[5])
    fire(show)
    assert added(show) == {"shoot.mod.target_moved": -1}


@pytest.mark.rule("euphoria.ruling.free_inches_moving")
def test_free_inches_are_no_moving_target_but_end_accuracy() -> None:
    gone = {"deeds": {"travelled": True}}
    show = range_of(a={"classes": ["accurate"], **gone}, B=gone, dice=[5])
    fire(show)
    assert added(show) == {}


@pytest.mark.rule("euphoria.shoot.engaged_counts_moved")
def test_an_engaged_target_counts_as_having_moved() -> None:
    show = range_of(a={"faction": "ghost"}, dice=[5], c=who(at=(14.36, 10)))
    fire(show)
    assert added(show)["shoot.engaged_counts_moved"] == -1


@pytest.mark.rule("euphoria.class.accurate")
def test_accurate_adds_one_if_it_does_not_move() -> None:
    show = range_of(a={"aim": 1, "classes": ["accurate"]}, dice=[5])
    fire(show)
    assert added(show) == {"shoot.compare": 1, "class.accurate": 1}


@pytest.mark.rule("euphoria.faction.soldiers.bonus")
@pytest.mark.rule("euphoria.ruling.faction_bonus_scope")
def test_soldiers_add_one_to_aim_for_everybody_in_the_team() -> None:
    show = range_of(a={"faction": "mercenary"}, factions=("soldiers", ""), dice=[5])
    fire(show)
    assert added(show) == {"faction.soldiers.bonus": 1}


@pytest.mark.rule("euphoria.start.very_serious.traits")
def test_a_grave_wound_takes_two_from_aim_and_reflexes_away() -> None:
    grave = {"deeds": {"grave": True}}
    show = range_of(a={"aim": 1, **grave}, B={"ap": 1, "classes": ["reflexes"], **grave},
                    dice=[7, 5], answers=[1])  # fmt: skip
    fire(show)
    assert added(show) == {"shoot.compare": 1, "start.very_serious.traits": -2}


# --- damage


@pytest.mark.rule("euphoria.damage.shot")
@pytest.mark.rule("euphoria.faction.hunters.bonus")
def test_each_wound_does_the_weapons_damage_and_armour_counts_once() -> None:
    show = range_of(
        a={"weapons": [gun(2, 12, 40)]}, B={"armour": 20, "life": 100, "faction": "clones"},
        factions=("hunters", ""), dice=[5, 5],
    )  # fmt: skip
    fire(show, 2)
    assert show["B"].life == 20


@pytest.mark.rule("euphoria.faction.hunters.bonus")
@pytest.mark.rule("euphoria.ruling.versus_keyword")
@pytest.mark.parametrize(
    ("prey", "life"), [({"classes": ["clone"]}, 40), ({"faction": "soldiers"}, 50)]
)
def test_hunters_do_more_to_clones_by_faction_or_class(prey: dict[str, Any], life: int) -> None:
    show = range_of(B=prey, factions=("hunters", ""), dice=[5])
    fire(show)
    assert show["B"].life == life


@pytest.mark.rule("euphoria.faction.estars.bonus")
@pytest.mark.parametrize("prey", ["ghost", "bad_born"])
def test_estars_do_more_to_ghosts_and_bad_born(prey: str) -> None:
    show = range_of(B={"faction": prey}, factions=("estars", ""), dice=[5])
    fire(show)
    assert show["B"].life == 40


# --- human shields


@pytest.mark.rule("euphoria.shoot.mod.human_shield")
@pytest.mark.rule("euphoria.ruling.shot_line")
def test_somebody_on_the_line_that_touches_the_target_is_a_shield() -> None:
    show = range_of(C=who(at=(12, 10)), dice=[5])
    fire(show)
    assert added(show) == {"shoot.mod.human_shield": -2}


@pytest.mark.rule("euphoria.shoot.human_shield.redirect")
@pytest.mark.rule("euphoria.ruling.shield_evade")
@pytest.mark.parametrize(
    ("die", "lives"), [(9, (50, 80)), (8, (80, 50)), (7, (80, 50)), (6, (80, 80))]
)
def test_the_shield_is_hit_by_what_beats_only_without_it(die: int, lives: tuple[int, int]) -> None:
    show = range_of(B={"ap": 1}, C=who(at=(12, 10), ap=5), dice=[die, 6], answers=[1])
    fire(show)
    assert (show["B"].life, show["C"].life, show["C"].ap) == (*lives, 5)


@pytest.mark.rule("euphoria.shoot.human_shield.nearest")
def test_only_the_one_nearest_to_the_target_counts() -> None:
    show = range_of(B={"ap": 1}, C=who(at=(12, 10)), D=who(at=(8, 10)), dice=[7, 6], answers=[1])
    fire(show)
    assert added(show) == {"shoot.mod.human_shield": -2}
    assert (show["C"].life, show["D"].life) == (50, 80)


@pytest.mark.rule("euphoria.shoot.mod.several_targets")
@pytest.mark.rule("euphoria.ruling.shoot_plan")
@pytest.mark.parametrize(
    ("guns", "ap", "targets", "more"),
    [
        ([2], 2, 2, True),
        ([2], 1, 2, False),
        ([1], 2, 2, False),
        ([2], 2, 1, False),
        ([1, 1], 2, 1, True),
        ([1, 1], 1, 1, False),
    ],
)
def test_more_is_declared_only_where_there_is_more(
    guns: list[int], ap: int, targets: int, more: bool
) -> None:
    others: dict[str, Any] = {"C": who(at=(12, 14))} if targets > 1 else {}
    show = range_of(a={"weapons": [gun(one) for one in guns], "ap": ap}, **others)
    found = choices(show.show, show["a"])[0].details.get("more")
    assert found == ((False, True) if more else None)


@pytest.mark.rule("euphoria.ruling.shoot_plan")
def test_what_may_be_added_is_what_is_left() -> None:
    show = range_of(a={**TWO_GUNS, "ap": 3}, C=who(at=(12, 14)))
    found = further(show.show, show["a"], [Part(0, "B", 1)])
    offered = [(one.option.to, one.option.item, one.details.get("shots")) for one in found[:-1]]
    assert offered == [("C", 0, (1,)), ("B", 1, (2, 1)), ("C", 1, (2, 1))]
    assert further(show.show, show["a"], [Part(0, "B", 2), Part(1, "B", 1)]) == []


@pytest.mark.rule("euphoria.shoot.mod.cover_doubt")
@pytest.mark.parametrize(("die", "amount"), [(6, -1), (5, 0)])
def test_a_die_decides_where_cover_is_in_doubt(die: int, amount: int) -> None:
    corner = piece("crates", 8, 8.45, 1, 2, height=1.6)
    show = range_of(a={"at": (4, 8)}, B={"at": (12, 8)}, pieces=[corner], dice=[die, 5])
    fire(show)
    assert added(show, 1).get("shoot.mod.light_cover", 0) == amount


@pytest.mark.rule("euphoria.shoot.evade")
@pytest.mark.rule("euphoria.shoot.compare.unopposed")
@pytest.mark.parametrize(("dice", "rule"), [(2, "evade"), (1, "compare.unopposed")])
def test_either_side_evades_and_the_roll_says_if_dice_go_unopposed(dice: int, rule: str) -> None:
    show = range_of(a={"ap": 2}, dice=[5, 5, *[9] * dice], answers=[dice])
    show["B"].weapons, show["B"].ap = [gun(2)], 2
    shoot(show.show, show["B"], Do("shoot", "a", 0), {"shots": 2})
    assert (show.table.asked[0][0], show["a"].ap) == (0, 2 - dice)
    assert f"euphoria.shoot.{rule}" in show.rolls()[0].also


@pytest.mark.rule("euphoria.ruling.unopposed_shot")
def test_dice_seen_first_meet_reflexes_and_shields_alike() -> None:
    rules = Rules(evade_after=True)
    quick = {"ap": 1, "classes": ["reflexes"]}
    show = range_of(B=quick, C=who(at=(12, 10)), rules=rules, dice=[8, 5], answers=[1])
    fire(show)
    assert added(show) == {"shoot.mod.human_shield": -2}
    assert (show["B"].life, show["C"].life) == (80, 50)


@pytest.mark.rule("euphoria.shoot.cost")
def test_nobody_shoots_without_points() -> None:
    show = shown(a=who((4, 5), ap=0, weapons=[gun()]), B=who((9, 5)), phase="shooting")
    show.activate("a")
    assert show.barred("shoot") == "euphoria.shoot.cost"


@pytest.mark.rule("euphoria.stand.remaining_shots")
@pytest.mark.parametrize(("fired", "ap", "able"), [(0, 8, [0]), (1, 8, []), (0, 0, [])])
def test_a_weapon_without_shots_or_points_cannot_be_aimed(
    fired: int, ap: int, able: list[int]
) -> None:
    show = range_of(a={"weapons": [gun(1)], "ap": ap, "deeds": {"fired": [fired]}})
    assert weapons(show["a"]) == able
