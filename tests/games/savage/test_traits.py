"""Trait rolls: dice, the wild die, aces, raises, critical failures, opposed rolls."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.bots.fighter import prowess_of
from tapete.games.savage.content.library import library
from tapete.games.savage.figures import parry, toughness
from tapete.games.savage.rules.dice.traits import (
    CRITICAL,
    FAILED,
    ONE,
    RAISE,
    SUCCESS,
    Opposed,
    Versus,
    Volley,
    check,
    is_critical,
    oppose,
)
from tapete.games.savage.rules.harm.damage import damage_dice
from tests.games.savage.skirmish import Skirmish, skirmish, who

RULE = "savage.core.trait_roll"


def rolled(*dice: int, trait: str = "athletics", **given: Any) -> int:
    fight = skirmish("a", a=who(**given), dice=dice)
    mark = check(fight.fight, fight["a"], trait, RULE)
    fight.table.done()
    return mark


@pytest.mark.rule("savage.core.trait_roll")
@pytest.mark.rule("savage.core.raises")
@pytest.mark.parametrize(
    ("face", "mark"), [(3, FAILED), (4, SUCCESS), (7, SUCCESS), (8, RAISE), (11, RAISE)]
)
def test_4_is_a_success_and_each_4_more_a_raise(face: int, mark: int) -> None:
    assert rolled(face, athletics=12) == mark


@pytest.mark.rule("savage.core.aces")
def test_the_highest_face_is_rolled_again() -> None:
    assert rolled(6, 2, athletics=6) == RAISE
    assert rolled(4, 4, 1, athletics=4) == RAISE


@pytest.mark.rule("savage.core.wild_die")
def test_a_wild_card_keeps_the_better_die_and_both_ace() -> None:
    assert rolled(2, 5, athletics=8, wild=True) == SUCCESS
    assert rolled(2, 6, 3, athletics=8, wild=True) == RAISE
    assert rolled(2, athletics=8) == FAILED


@pytest.mark.rule("savage.core.wild_die")
def test_one_wild_die_replaces_one_die_of_several_and_adds_no_hit() -> None:
    volley = Volley(Versus(4, 0, True), 2)
    assert volley((5, 2, 5)) == (SUCCESS, SUCCESS)
    assert volley((5, 5, 5)) == (SUCCESS, SUCCESS)
    assert volley((2, 2, 5)) == (SUCCESS, FAILED)


@pytest.mark.rule("savage.core.unskilled")
def test_without_the_skill_it_is_a_d4_at_minus_2() -> None:
    fight = skirmish("a", a=who(wild=True), dice=[3, 5])
    assert check(fight.fight, fight["a"], "healing", RULE) == FAILED
    assert fight.table.rolled[-1].dice == (4, 6)  # type: ignore[union-attr]
    assert fight.terms() == {"savage.core.unskilled": -2}


@pytest.mark.rule("savage.core.attributes_skills")
def test_everybody_has_the_core_skills_at_d4() -> None:
    for name in ("athletics", "common_knowledge", "notice", "persuasion", "stealth"):
        assert rolled(3, trait=name) == FAILED
    links = {name: skill.linked for name, skill in library().skills.items()}
    assert (links["taunt"], links["intimidation"], links["riding"]) == (
        "smarts",
        "spirit",
        "agility",
    )


@pytest.mark.rule("savage.core.critical_failure")
def test_two_ones_are_critical_whatever_the_modifiers() -> None:
    assert rolled(1, 1, athletics=8, wild=True) == CRITICAL
    assert Versus(4, 10, True)((1, 1)) == CRITICAL
    assert Versus(4, 10, True)((1, 2)) == RAISE


@pytest.mark.rule("savage.core.critical_failure")
@pytest.mark.parametrize(("confirmed", "critical"), [(1, True), (2, False)])
def test_an_extras_1_must_be_confirmed(confirmed: int, critical: bool) -> None:
    fight = skirmish("a", a=who(athletics=6), dice=[1, confirmed])
    mark = check(fight.fight, fight["a"], "athletics", RULE)
    assert mark == ONE
    assert is_critical(fight.fight, fight["a"], mark, RULE) is critical


@pytest.mark.rule("savage.core.critical_failure")
def test_of_several_dice_more_than_half_the_wild_die_among_them() -> None:
    volley = Volley(Versus(4, 0, True), 3)
    assert volley((1, 1, 5, 1)) == (CRITICAL,) * 3
    assert volley((1, 1, 1, 5))[0] != CRITICAL
    assert volley((1, 5, 5, 1))[0] != CRITICAL


def contest(*dice: int) -> int:
    fight: Skirmish = skirmish("aB", a=who(strength=12), B=who(strength=12), dice=dice)
    opposed = Opposed(fight["a"], "strength", fight["B"], "strength", "savage.core.opposed")
    mark = oppose(fight.fight, opposed)
    fight.table.done()
    return mark


@pytest.mark.rule("savage.core.opposed")
@pytest.mark.parametrize(
    ("dice", "mark"),
    [((3,), FAILED), ((5, 5), FAILED), ((5, 4), SUCCESS), ((9, 5), RAISE), ((5, 1), RAISE)],
)
def test_opposed_rolls(dice: tuple[int, ...], mark: int) -> None:
    assert contest(*dice) == mark


@pytest.mark.rule("savage.core.trait_roll")
@pytest.mark.parametrize(
    ("trait", "name", "amount"),
    [
        ("athletics", "clumsy", -2),
        ("stealth", "clumsy", -2),
        ("notice", "clueless", -1),
        ("taunt", "tongue_tied", -1),
        ("persuasion", "mean", -1),
    ],
)
def test_hindrances_of_character(trait: str, name: str, amount: int) -> None:
    fight = skirmish("a", a=who(**{trait: 6}, hindrances=(name,)), dice=[3])
    check(fight.fight, fight["a"], trait, RULE)
    assert sum(fight.terms().values()) == amount


@pytest.mark.rule("savage.core.trait_roll")
def test_edges_of_character() -> None:
    fight = skirmish("a", a=who(healing=6, edges=("healer", "alertness")), dice=[3, 3])
    check(fight.fight, fight["a"], "healing", RULE)
    check(fight.fight, fight["a"], "notice", RULE)
    assert [sum(terms.values()) for terms in fight.all_terms()] == [2, 2]


# --- what is added to a die


@pytest.mark.rule("savage.ruling.trait_bonus")
@pytest.mark.parametrize(("plus", "mark"), [(-2, FAILED), (0, FAILED), (1, SUCCESS), (5, RAISE)])
def test_what_is_added_to_any_die_counts_in_its_rolls(plus: int, mark: int) -> None:
    fight = skirmish("a", a=who(spirit=8, bonuses={"spirit": plus}), dice=[3])
    assert check(fight.fight, fight["a"], "spirit", "savage.core.trait_roll") == mark


@pytest.mark.rule("savage.ruling.trait_bonus")
def test_half_of_what_is_added_counts_for_parry_and_toughness() -> None:
    plain, better = who(fighting=8), who(fighting=8, bonuses={"fighting": 2, "vigor": -2})
    fight = skirmish("a b", a=plain, b=better)
    assert parry(fight["b"]) == parry(fight["a"]) + 1
    assert toughness(fight["b"]) == toughness(fight["a"]) - 1


@pytest.mark.rule("savage.ruling.trait_bonus")
def test_what_is_added_to_strength_is_added_to_damage() -> None:
    fight = skirmish("a", a=who(strength=8, bonuses={"strength": 2}))
    assert damage_dice(fight["a"], "Str+d6") == ((8, 6), 2)
    assert damage_dice(fight["a"], "2d6") == ((6, 6), 0)


def test_bots_count_what_is_added_to_a_die() -> None:
    fight = skirmish("a", a=who(fighting=8, bonuses={"fighting": 2}, gear=("knife",)))
    assert (prowess_of(fight["a"]).strikes[0].die, prowess_of(fight["a"]).strikes[0].plus) == (8, 2)
