"""Objects and allies: carried, given, dropped, taken, stolen; failure discs; healing; death."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.actions.menu import MENU
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.goods import Dropped, LimitSet, UsedUp
from tapete.games.darkness.rules.goods import handing, load
from tapete.games.darkness.rules.harm import failures, healing, wounds
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Lying, Thing
from tests.games.darkness.nights import IN, STREET, Scene, do, person, scene, sq

NOTHING, SIX, PAIR, STRAIGHT = [1, 2, 4], [6, 1, 2], [2, 2, 5], [2, 3, 4]
BAT, GUN, KNIFE = "bat_disc", "shotgun_disc", "knife_disc"
"""Weights 2, 3 and 1."""
BROKE: dict[str, Any] = {"rerolls": 3, "bought": 3}
"""Has bought all that can be bought in a turn."""


def kinds(night: Scene, number: int = 0) -> list[str]:
    return [one.kind for one in night[number].things]


def lying(night: Scene, kind: str, at: Any = IN) -> Scene:
    night.state.lying.append(Lying(Thing("t9", kind, uses=3), at))
    return night


# --- load


@pytest.mark.rule("darkness.load.weights")
def test_weights_are_those_of_the_items() -> None:
    night = scene(person(holds=[BAT, GUN]))
    assert load.load(night[0]) == 5
    assert [library().weight(kind) for kind in (BAT, GUN, KNIFE)] == [2, 3, 1]


@pytest.mark.rule("darkness.load.base_limit")
def test_everybody_can_carry_five() -> None:
    assert person().limit == 5


@pytest.mark.rule("darkness.load.strength_roll", "darkness.load.weights")
def test_beyond_the_limit_a_strength_roll_sets_a_new_one() -> None:
    night = lying(scene(person(**BROKE, holds=[BAT, GUN])), BAT)
    night.play(do("take", item=0), "roll", dice=[*PAIR, 1, 4])
    assert night[0].limit == 7
    assert kinds(night) == [BAT, GUN, BAT]


@pytest.mark.rule("darkness.load.strength_roll")
def test_book_from_six_a_pair_makes_seven() -> None:
    """darkness.example.load_limit_up"""
    night = lying(scene(person(**BROKE, holds=[GUN, GUN], limit=6)), KNIFE)
    night.play(do("take", item=0), "roll", dice=PAIR)
    assert night[0].limit == 7


@pytest.mark.rule("darkness.load.strength_roll")
def test_a_new_roll_can_lower_the_limit() -> None:
    night = lying(scene(person(**BROKE, holds=[GUN, GUN, BAT], limit=8)), KNIFE)
    night.play(do("take", item=0), "roll", "t02", dice=[*PAIR, 1])
    assert night[0].limit == 7
    assert kinds(night) == [GUN, GUN, KNIFE]


@pytest.mark.rule("darkness.load.failed_roll", "darkness.load.drop_excess")
def test_book_without_a_six_the_limit_is_five_again() -> None:
    """darkness.example.load_limit_back"""
    night = lying(scene(person(**BROKE, holds=[GUN, GUN], limit=6)), KNIFE)
    night.play(do("take", item=0), "roll", "t00", dice=NOTHING)
    assert night[0].limit == 5
    assert night.told(LimitSet)[0].rule == "darkness.load.failed_roll"
    assert night.lying() == {IN: [GUN]}


@pytest.mark.rule("darkness.load.swap_on_pickup", "darkness.load.drop_excess")
def test_something_may_be_dropped_at_once_instead_of_rolling() -> None:
    night = lying(scene(person(holds=[BAT, GUN])), KNIFE)
    night.play(do("take", item=0), "t00")
    assert kinds(night) == [GUN, KNIFE]
    assert night.lying() == {IN: [BAT]}
    assert load.load(night[0]) == 4
    assert not night.table.rolled


# --- given, dropped, picked up


@pytest.mark.rule("darkness.item.give", "darkness.vp.lose_with_object")
def test_an_object_is_given_on_the_same_square_with_its_points() -> None:
    night = scene(person(holds=[BAT], points=3), person(1))
    night.play(do("give", "s1", 0))
    assert kinds(night, 1) == [BAT]
    assert (night[0].points, night[1].points) == (0, 3)
    assert night.turn.acted


@pytest.mark.rule("darkness.item.give")
def test_nobody_on_another_square_can_be_given_anything() -> None:
    assert "give" not in scene(person(holds=[BAT]), person(1, at=sq(3, 2))).offered()


@pytest.mark.rule("darkness.item.drop", "darkness.vp.lose_with_object")
def test_what_is_dropped_lies_face_up_and_costs_its_points() -> None:
    night = scene(person(holds=[BAT], points=2)).play(do("drop", item=0))
    assert night.lying() == {IN: [BAT]}
    assert night[0].points == -1
    assert night.told(Dropped)[0].item == BAT


@pytest.mark.rule("darkness.item.pickup", "darkness.item.pickup_vp")
def test_a_face_up_object_is_taken_without_a_check_for_its_level() -> None:
    night = lying(scene(person()), BAT).play(do("take", item=0))
    assert kinds(night) == [BAT]
    assert night[0].points == 3
    assert night.lying() == {}


@pytest.mark.rule("darkness.char.communicator")
def test_the_communicator_is_no_object_and_is_never_lost() -> None:
    night = scene(person(failures=2, holds=[BAT]), person(1))
    assert {"give", "drop"} <= set(night.offered())
    failures.fail(night.night(), night[0], "darkness.fate.bad.10")
    assert not {"give", "drop"} & set(night.offered())
    assert "bargain" in night.offered() or "say" in night.offered()


@pytest.mark.rule("darkness.vp.consumed_object", "darkness.disc.object.shotgun")
def test_book_a_shotgun_used_up_leaves_the_game_and_its_points_stay() -> None:
    """darkness.example.shotgun_used_up"""
    night = scene(person(holds=[GUN], points=5))
    load.use_up(night.night(), night[0], night[0].things[0])
    assert night[0].points == 5
    assert load.load(night[0]) == 0
    assert night.state.removed == [GUN]
    assert night.told(UsedUp)


# --- stolen


@pytest.mark.rule("darkness.steal.object")
def test_the_stronger_gets_or_keeps_the_object() -> None:
    night = scene(person(), person(1, holds=[KNIFE], points=2, rerolls=3, bought=3))
    night.play(do("steal", "s1", 0), False, dice=[*STRAIGHT, *PAIR])
    assert kinds(night) == [KNIFE]
    assert (night[0].points, night[1].points) == (2, 0)
    night = scene(person(), person(1, holds=[KNIFE], points=2, rerolls=3, bought=3))
    night.play(do("steal", "s1", 0), False, dice=[*PAIR, *STRAIGHT])
    assert kinds(night, 1) == [KNIFE]


@pytest.mark.rule("darkness.steal.consent")
def test_whoever_agrees_hands_it_over_without_dice() -> None:
    night = scene(person(), person(1, holds=[BAT], allies=["priest"]))
    night.play(do("steal", "s1", 0), True)
    assert kinds(night) == [BAT]
    assert night.state.barred == []
    night = scene(person(), person(1, allies=["priest"])).play(do("lure", "s1", 0), True)
    assert night[0].allies == ["priest"]


@pytest.mark.rule("darkness.steal.ally")
def test_the_more_persuasive_gets_the_ally_and_no_points() -> None:
    night = scene(person(), person(1, allies=["nurse"]))
    night.play(do("lure", "s1", 0), False, dice=[5, 5, 1, 2, 2, 1])
    assert (night[0].allies, night[1].allies) == (["nurse"], [])
    assert (night[0].points, night[1].points) == (0, 0)


@pytest.mark.rule("darkness.steal.ally")
def test_between_equals_nothing_changes_hands() -> None:
    night = scene(person(), person(1, allies=["nurse"]))
    night.play(do("lure", "s1", 0), False, dice=[5, 5, 1, 5, 5, 2])
    assert night[1].allies == ["nurse"]


@pytest.mark.rule("darkness.steal.no_return")
def test_what_was_lost_by_force_cannot_be_had_back_for_two_turns() -> None:
    night = scene(person(holds=[BAT]), person(1))
    handing.rob(night.night(), night[1], night[0].things[0], night[0], "darkness.steal.object")
    for _ in range(2):
        assert "steal" not in night.offered()
        assert night.barred("steal") == ("darkness.steal.no_return", "lost_by_force")
        for _ in range(2):
            night.turn.rolled = night.turn.over = True
            night.play()
    assert "steal" in night.offered()


@pytest.mark.rule("darkness.steal.object")
def test_stealing_needs_the_same_square() -> None:
    assert "steal" not in scene(person(), person(1, at=sq(3, 2), holds=[BAT])).offered()


# --- failure discs


@pytest.mark.rule("darkness.disc.failure.third", "darkness.char.communicator")
def test_the_third_failure_disc_takes_objects_and_allies_and_their_points() -> None:
    night = scene(person(failures=2, holds=[BAT, KNIFE], allies=["priest"], points=6))
    night[0].trophies = ["old_alarm"]
    failures.fail(night.night(), night[0], "darkness.ally.fail")
    assert (kinds(night), night[0].allies, night[0].failures) == ([], [], 0)
    assert night[0].points == 6 - 3 - 2
    assert sorted(night.state.discard) == sorted([BAT, KNIFE, "priest"])
    assert night[0].trophies == ["old_alarm"]


@pytest.mark.rule("darkness.disc.failure.third")
def test_an_object_of_the_story_is_never_lost_with_the_rest() -> None:
    night = scene(person(failures=2))
    night[0].things = [Thing("t1", "petrol")]
    failures.fail(night.night(), night[0], "darkness.ally.fail")
    assert night.lying() == {IN: ["petrol"]}


@pytest.mark.rule("darkness.disc.failure.sources")
def test_a_failure_disc_cites_what_roused_suspicion() -> None:
    night = scene(person())
    failures.fail(night.night(), night[0], "darkness.door.force_consequence")
    assert night[0].failures == 1
    assert "darkness.disc.failure.sources" in night.table.told[0].also


# --- healing others


@pytest.mark.rule("darkness.heal.other.where")
def test_a_patient_one_square_away_cannot_be_healed() -> None:
    night = scene(person(), person(1, at=sq(3, 2), damage=1))
    assert night.barred("treat") == ("darkness.heal.other.where", "nobody_hurt")
    assert "treat" in scene(person(), person(1, damage=1)).offered()


@pytest.mark.rule("darkness.heal.other.amount", "darkness.heal.other.vp")
def test_a_straight_heals_both_damage_and_earns_two() -> None:
    night = scene(person(), person(1, damage=2)).play(do("treat", "s1"), [], dice=STRAIGHT)
    assert night[1].damage == 0
    assert night[0].points == 2


@pytest.mark.rule("darkness.heal.other.amount")
def test_a_six_heals_one() -> None:
    night = scene(person(), person(1, damage=2)).play(do("treat", "s1"), [], dice=SIX)
    assert night[1].damage == 1


# --- damage and death


@pytest.mark.rule("darkness.disc.damage")
def test_each_damage_disc_lowers_health() -> None:
    assert person(defence=4, damage=2).health == 2


@pytest.mark.rule("darkness.char.death.at_zero", "darkness.char.death.survivors")
def test_a_death_costs_every_other_survivor_a_point_for_good() -> None:
    night = scene(person(damage=2), person(1, defence=4), person(2, defence=5))
    wounds.hurt(night.night(), night[0], "darkness.combat.defence")
    assert night[0].dead
    assert night[0].at is None
    assert [one.defence for one in night.state.survivors[1:]] == [3, 4]


@pytest.mark.rule("darkness.char.death.survivors")
def test_mourning_can_kill_and_run_on() -> None:
    night = scene(person(damage=2), person(1, damage=2), person(2, defence=4))
    wounds.hurt(night.night(), night[0], "darkness.combat.defence")
    assert [one.dead for one in night.state.survivors] == [True, True, False]
    assert night[2].defence == 2


@pytest.mark.rule("darkness.char.death.survivors")
def test_by_the_other_ruling_mourning_kills_nobody() -> None:
    night = scene(person(damage=2), person(1, damage=2), rules={"death_penalty_can_kill": False})
    wounds.hurt(night.night(), night[0], "darkness.combat.defence")
    assert not night[1].dead
    assert (night[1].health, night[1].defence) == (1, 2)


@pytest.mark.rule("darkness.char.death.survivors")
def test_by_the_other_ruling_those_with_two_health_still_lose_one() -> None:
    night = scene(person(damage=2), person(1, damage=1), rules={"death_penalty_can_kill": False})
    wounds.hurt(night.night(), night[0], "darkness.combat.defence")
    assert (night[1].health, night[1].defence, night[1].damage) == (1, 2, 1)


@pytest.mark.rule("darkness.char.death.at_zero")
def test_what_the_dead_held_lies_face_up_and_their_allies_are_gone() -> None:
    night = scene(person(damage=2, holds=[BAT], allies=["priest"]), person(1, at=STREET))
    wounds.hurt(night.night(), night[0], "darkness.combat.defence")
    assert night.lying() == {IN: [BAT]}
    assert night.state.removed == ["priest"]
    assert night.turn.over


# --- what points buy


@pytest.mark.rule("darkness.vp.spend.failure", "darkness.vp.track")
def test_five_points_clear_a_failure_disc() -> None:
    night = scene(person(points=6, failures=2)).play(do("clear"))
    assert (night[0].failures, night[0].points) == (1, 1)
    assert not night.turn.acted


@pytest.mark.rule("darkness.vp.spend.no_overdraft")
def test_four_points_do_not() -> None:
    night = scene(person(points=4, failures=2))
    assert night.barred("clear") == ("darkness.vp.spend.no_overdraft", "too_few_points")


@pytest.mark.rule("darkness.vp.spend.skill_point")
def test_ten_points_are_a_skill_point_that_improves_a_skill_at_once() -> None:
    night = scene(person(points=10, skills={"lockpicking": 3})).play(do("study"))
    assert (night[0].points, night[0].saved) == (0, 1)
    night.play(do("learn", "lockpicking"))
    assert score.cost_of(night[0], "lockpicking") == 4
    assert night[0].saved == 0


@pytest.mark.rule("darkness.vp.spend.skill_point")
def test_a_new_skill_takes_as_many_points_as_it_costs() -> None:
    night = scene(person(saved=2))
    world = night.night()
    taught = [one.option.to for one in MENU.choices(world, night[0]) if one.option.what == "learn"]
    assert taught
    assert all(library().skills[one].cost <= 2 for one in taught)


@pytest.mark.rule("darkness.vp.roleplay")
def test_an_award_needs_more_than_half_of_all_players() -> None:
    for yes, points in ((2, 1), (1, 0)):
        night = scene(*(person(seat, at=STREET if seat else IN) for seat in range(4)))
        votes = [True] * yes + [False] * (3 - yes)
        night.play(do("praise", "s2"), *votes)
        assert night[2].points == points
        assert "praise" not in night.offered()


@pytest.mark.rule("darkness.vp.roleplay")
def test_by_the_other_ruling_there_are_no_awards() -> None:
    night = scene(person(), person(1, at=STREET), rules={"roleplay_awards": False})
    assert "praise" not in night.offered()


@pytest.mark.rule("darkness.vp.sources", "darkness.vp.track")
def test_points_are_kept_count_of() -> None:
    night = scene(person(points=7))
    score.pay(night.night(), night[0], 2, "darkness.vp.spend.extra_die")
    assert night[0].points == 5
    score.gain(night.night(), night[0], 3, "darkness.object.success")
    assert night[0].points == 8
    healing.cured(night.night(), night[0], night[0], 0)
    assert night[0].points == 8
