"""Damage, armour, death and audience."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.events.gifts import Excited
from tapete.games.euphoria.events.harm import Died, Hurt, LostLife, Unhurt
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.harm.blasts import go_off
from tapete.games.euphoria.rules.harm.damage import die, heal, lose, suffer
from tapete.games.euphoria.state import Objective
from tests.games.euphoria.shows import Shown, shown, who

HIT = "euphoria.damage.shot"


def hit(show: Shown, amount: int, by: str = "B", victim: str = "a") -> int:
    """What one enemy's damage costs a victim, in the phase the show is in."""
    return suffer(show.show, show[victim], amount, by, show.show.mini(by), HIT)


@pytest.mark.rule("euphoria.attr.armour")
def test_armour_counts_once_for_each_enemy() -> None:
    show = shown(a=who(armour=10, life=200), B=who(), C=who(), phase="shooting")
    assert hit(show, 40, "B") + hit(show, 40, "C") == 60
    again = shown(a=who(armour=10, life=200), B=who(), phase="shooting")
    assert hit(again, 40) + hit(again, 40) == 70


@pytest.mark.rule("euphoria.attr.armour")
def test_armour_counts_anew_in_another_phase() -> None:
    show = shown(a=who(armour=10, life=200), B=who(), phase="movement")
    assert hit(show, 40) == 30
    show.state.phase = "melee"
    assert hit(show, 40) == 30


@pytest.mark.rule("euphoria.attr.armour")
def test_armour_keeps_a_running_total() -> None:
    show = shown(a=who(armour=50, life=200), B=who(), phase="shooting")
    assert [hit(show, 30), hit(show, 40)] == [0, 20]


def test_grenades_belong_to_the_shooting_phase() -> None:
    show = shown(a=who(armour=10, life=200), B=who(), phase="grenades")
    assert hit(show, 30) == 20
    show.state.phase = "shooting"
    assert hit(show, 30) == 30


@pytest.mark.rule("euphoria.faction.cyborg.bonus")
@pytest.mark.rule("euphoria.faction.bonus")
def test_cyborgs_have_ten_more_armour() -> None:
    show = shown(a=who(armour=10), B=who(), phase="shooting", factions=("cyborg", "clones"))
    assert hit(show, 40) == 20
    assert hit(show, 40, "a", "B") == 40


@pytest.mark.rule("euphoria.faction.bonus_lost")
def test_a_team_that_lost_its_bonus_has_no_more_armour() -> None:
    show = shown(a=who(armour=10), B=who(), phase="shooting", factions=("cyborg", ""))
    show.state.bonus[0] = False
    assert hit(show, 40) == 30


@pytest.mark.rule("euphoria.ruling.armour_templates")
def test_each_trap_meets_the_whole_armour_and_a_loss_meets_none() -> None:
    show = shown(a=who(armour=10, life=100), phase="movement")
    for source in ("trap:one", "trap:two"):
        suffer(show.show, show["a"], 30, source, None, HIT)
    assert show["a"].life == 60
    lose(show.show, show["a"], 20, "euphoria.gene.aggression")
    assert show["a"].life == 40


@pytest.mark.rule("euphoria.move.drop")
def test_a_fall_ignores_armour() -> None:
    show = shown(a=who(armour=30))
    suffer(show.show, show["a"], 20, "fall", None, "euphoria.move.drop", armoured=False)
    assert show["a"].life == 60


@pytest.mark.rule("euphoria.damage.eliminated")
def test_at_no_life_it_dies_with_all_it_carries() -> None:
    show = shown(a=who(life=20, items=["medkit"]), B=who(), phase="shooting")
    hit(show, 30)
    assert (show["a"].out, show["a"].life, show["a"].items) == ("dead", 0, [])
    assert show.show.team(0) == []


@pytest.mark.rule("euphoria.damage.audience")
@pytest.mark.rule("euphoria.ruling.kill_cost_items")
def test_a_kill_is_worth_what_the_victim_cost() -> None:
    show = shown(a=who(life=20, cost=120), B=who(), phase="shooting")
    hit(show, 30)
    assert show.state.audience == [0, 120]
    assert show.told(Died)[0].audience == 120


@pytest.mark.rule("euphoria.ruling.own_kills")
@pytest.mark.rule("euphoria.ruling.aggression_death")
def test_the_rival_scores_whoever_dies_by_its_own_doing() -> None:
    show = shown(a=who(life=20, cost=70), B=who())
    lose(show.show, show["a"], 20, "euphoria.gene.aggression")
    assert show["a"].out == "dead"
    assert show.state.audience == [0, 70]


def test_a_neutral_death_scores_nothing() -> None:
    show = shown(n=who(cost=50), B=who())
    die(show.show, show["n"], show["B"], HIT)
    assert show.state.audience == [0, 0]


@pytest.mark.rule("euphoria.def.character.composite")
def test_a_part_that_dies_scores_its_own_cost_and_the_rest_plays_on() -> None:
    show = shown(a=who(cost=150, whole="a"), b=who(cost=50, whole="a", owner="a"), C=who())
    die(show.show, show["b"], show["C"], HIT)
    assert show.state.audience == [0, 50]
    assert not show["a"].out
    die(show.show, show["a"], show["C"], HIT)
    assert show.state.audience == [0, 200]


@pytest.mark.rule("euphoria.damage.gravekeeper")
def test_bodies_are_kept_only_where_a_gravekeeper_plays() -> None:
    plain = shown(a=who(), B=who())
    die(plain.show, plain["a"], None, HIT)
    assert plain.state.bodies == []
    show = shown(a=who(), B=who(classes=["alive", "gravekeeper"]))
    die(show.show, show["a"], None, HIT)
    assert [(body.mini, body.at) for body in show.state.bodies] == [("a", show["a"].at)]


@pytest.mark.rule("euphoria.class.object.miniature")
@pytest.mark.rule("euphoria.attr.special_rules_precedence")
@pytest.mark.rule("euphoria.ruling.object_owner_death")
def test_an_item_dies_with_its_owner_unless_its_text_says_otherwise() -> None:
    pet: dict[str, Any] = {"owner": "a", "character": False}
    show = shown(
        a=who(), b=who(profile="benkei", **pet), c=who(profile="eye_drone", **pet), D=who()
    )
    die(show.show, show["a"], None, HIT)
    assert (show["b"].out, show["b"].euphoria) == ("", 0)
    assert (show.told(Excited)[0].by, show.told(Excited)[0].euphoria) == (-5, 0)
    assert show["c"].out == "dead"


@pytest.mark.rule("euphoria.def.team")
def test_an_objective_stays_where_its_carrier_died() -> None:
    show = shown(a=who(at=(5, 5)), B=who())
    show.state.objectives = [Objective("case", "case", show["B"].at, carrier="a")]
    die(show.show, show["a"], None, HIT)
    assert (show.state.objectives[0].carrier, show.state.objectives[0].at) == ("", show["a"].at)


@pytest.mark.rule("euphoria.ruling.life_cap")
def test_healing_stops_at_the_starting_life() -> None:
    show = shown(a=who(life=70, full=80))
    heal(show.show, show["a"], 50, "euphoria.item.medkit")
    assert show["a"].life == 80


@pytest.mark.rule("euphoria.class.wounded")
def test_a_wound_alone_has_no_penalty() -> None:
    show = shown(a=who(life=80, aim=1), B=who(), phase="shooting")
    hit(show, 10)
    assert (show["a"].life, show["a"].ap, show["a"].deeds.grave) == (70, 8, False)
    assert show.told(Hurt)[0].points == 10


@pytest.mark.rule("euphoria.ruling.very_serious_timing")
@pytest.mark.parametrize("at_once", [False, True])
def test_a_grave_wound_tells_at_once_only_by_a_house_rule(at_once: bool) -> None:
    rules = Rules(grave_at_once=at_once)
    show = shown(a=who(life=80), B=who(), phase="shooting", rules=rules)
    hit(show, 65)
    assert show["a"].deeds.grave is at_once


@pytest.mark.rule("euphoria.damage.eliminated")
@pytest.mark.rule("euphoria.attr.armour")
def test_nothing_is_told_of_no_damage_and_a_single_point_counts() -> None:
    show = shown(a=who(), B=who(), phase="shooting")
    assert (hit(show, 0), show.table.told) == (0, [])
    assert (hit(show, 1), show["a"].life) == (1, 79)


@pytest.mark.rule("euphoria.damage.audience")
def test_a_grenade_names_its_thrower_and_a_trapdoor_nobody() -> None:
    show = shown(a=who((4, 4)), B=who((5.5, 4), life=200), phase="grenades")
    for source in ("a", "reward:0"):
        go_off(show.show, show["a"], "grenade", show["B"].at, source, "euphoria.item.grenade")
    assert [one.other for one in show.told(Hurt) if one.figure == "B"] == ["a", ""]


@pytest.mark.rule("euphoria.attr.armour")
@pytest.mark.parametrize(("amount", "lost", "cited"), [(30, 0, None), (31, 1, True), (5, 5, False)])
def test_armour_takes_all_of_it_or_a_part(amount: int, lost: int, cited: bool | None) -> None:
    show = shown(a=who(armour=30 if amount > 5 else 0), B=who(), phase="shooting")
    assert (hit(show, amount), show["a"].life) == (lost, 80 - lost)
    told = show.told(Hurt)
    assert (("euphoria.attr.armour" in told[0].also) if told else None) is cited
    assert [one.armour for one in show.told(Unhurt)] == ([30] if cited is None else [])


@pytest.mark.rule("euphoria.damage.eliminated")
@pytest.mark.parametrize(("amount", "left"), [(19, 1), (20, 0), (50, 0)])
def test_one_point_of_life_is_enough_to_go_on(amount: int, left: int) -> None:
    shot, bled = (shown(a=who(life=20), B=who(), phase="shooting") for _ in range(2))
    hit(shot, amount)
    lose(bled.show, bled["a"], amount, HIT)
    assert [one["a"].life for one in (shot, bled)] == [left, left]
    assert [bool(one["a"].out) for one in (shot, bled)] == [not left, not left]
    assert (shot.told(Hurt)[0].life, bled.told(LostLife)[0].life) == (left, left)


def test_no_loss_is_not_told_and_one_point_is() -> None:
    show = shown(a=who())
    lose(show.show, show["a"], 0, HIT)
    assert show.table.told == []
    lose(show.show, show["a"], 1, HIT)
    assert show["a"].life == 79


@pytest.mark.rule("euphoria.damage.audience")
def test_a_death_tells_who_killed_whom_and_whose_audience_grows() -> None:
    show = shown(a=who(cost=70), b=who(), n=who(), B=who())
    die(show.show, show["a"], show["B"], HIT)
    die(show.show, show["b"], show["b"], HIT)
    die(show.show, show["n"], None, HIT)
    found = [(one.other, one.audience, one.seat, one.first) for one in show.told(Died)]
    assert found == [("B", 70, 1, True), ("", 100, 1, False), ("", 0, -1, True)]


@pytest.mark.rule("euphoria.class.object.miniature")
def test_only_its_own_pets_are_bereaved() -> None:
    show = shown(a=who(), b=who(profile="eye_drone", owner="a"), c=who(owner="d"), d=who())
    die(show.show, show["a"], None, HIT)
    assert [show[one].out for one in "bcd"] == ["dead", "", ""]
