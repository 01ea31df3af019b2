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
    WRECK,
    Opposed,
    Result,
    Versus,
    Volley,
    check,
    is_critical,
    oppose,
    total_of,
)
from tapete.games.savage.rules.harm.damage import damage_dice
from tapete.games.savage.state import Effect
from tapete.games.savage.world import Fight
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore
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
    assert fight.table.throws[-1].dice == (4, 6)
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
    assert fight.table.throws[-1].dice == (6,)


@pytest.mark.rule("savage.core.critical_failure")
def test_no_other_face_of_an_extra_needs_to_be_confirmed() -> None:
    fight = skirmish("a", a=who(athletics=6), dice=[2])
    mark = check(fight.fight, fight["a"], "athletics", RULE)
    assert mark == FAILED
    assert not is_critical(fight.fight, fight["a"], mark, RULE)


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


@pytest.mark.rule("savage.core.opposed", "savage.core.critical_failure", "savage.core.trait_roll")
@pytest.mark.parametrize(
    ("faces", "wild", "total"),
    [((1, 1), True, WRECK), ((2, 2), True, 10), ((5, 3), True, 13), ((1, 3), True, 11),
     ((1,), False, 9)],
)  # fmt: skip
def test_two_ones_are_worse_than_any_other_total(
    faces: tuple[int, ...], wild: bool, total: int
) -> None:
    assert Result(8, wild)(faces) == total


@pytest.mark.rule("savage.core.opposed", "savage.core.trait_roll")
def test_odds_of_an_opposed_roll_are_those_of_every_pair_of_totals() -> None:
    fight = skirmish("aB", a=who(strength=4), B=who(strength=4))

    def contested(table: OddsTable) -> tuple[int, tuple[float, ...]]:
        now = Fight(fight.state, table, fight.state.rules)
        return oppose(now, Opposed(fight["a"], "strength", fight["B"], "strength", RULE)), ()

    odds = Distribution(explore(contested, Policy.FIRST, 3000).weights)
    totals = {4 * aces + face: 0.25 ** (aces + 1) for aces in range(9) for face in (1, 2, 3)}
    beaten = [(a - b, p * q) for a, p in totals.items() for b, q in totals.items() if 4 <= a > b]
    for mark, chance in (
        (RAISE, sum(p for over, p in beaten if over >= 4)),
        (SUCCESS, sum(p for over, p in beaten if over < 4)),
    ):
        assert float(odds.probability(mark)) == pytest.approx(chance, abs=1e-4)


@pytest.mark.rule("savage.core.opposed", "savage.benny.trait")
@pytest.mark.parametrize(("face", "asked"), [(11, 0), (10, 1)])
def test_who_acts_is_offered_a_benny_until_a_success_and_two_raises(face: int, asked: int) -> None:
    strong = who(strength=12, bonuses={"strength": 1}, wild=True, state={"bennies": 1})
    fight = skirmish("aB", a=strong, B=who(), dice=[face, 1, 3], answers=[False])
    oppose(fight.fight, Opposed(fight["a"], "strength", fight["B"], "strength", RULE))
    assert len(fight.table.asked) == asked


@pytest.mark.rule("savage.core.trait_roll")
@pytest.mark.parametrize(
    ("trait", "name", "amount"),
    [
        ("athletics", "clumsy", -2),
        ("stealth", "clumsy", -2),
        ("notice", "clueless", -1),
        ("taunt", "tongue_tied", -1),
        ("intimidation", "tongue_tied", -1),
        ("persuasion", "tongue_tied", -1),
        ("persuasion", "mean", -1),
        ("persuasion", "ugly", -1),
        ("common_knowledge", "clueless", -1),
        ("athletics", "slow_major", -2),
        ("notice", "blind", -6),
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


@pytest.mark.rule("savage.turn.multi_action", "savage.move.run", "savage.core.trait_roll")
@pytest.mark.rule("savage.core.opposed")
@pytest.mark.parametrize(
    ("action", "run", "terms"),
    [
        (False, 1, {}),
        (True, -1, {"savage.turn.multi_action": -4}),
        (True, 1, {"savage.turn.multi_action": -4, "savage.move.run": -2}),
    ],
)
def test_haste_weighs_on_actions_alone(action: bool, run: int, terms: dict[str, int]) -> None:
    """A Vigor roll to soak, for example, is no action; nor is one that is not said to be."""
    fight = skirmish("a", a=who(), dice=[3, 3])
    fight.turn("a", declared=3, run=run)
    said: dict[str, Any] = {"action": True} if action else {}
    check(fight.fight, fight["a"], "vigor", RULE, **said)
    total_of(fight.fight, fight["a"], "vigor", RULE, **said)
    assert fight.all_terms() == [terms, terms]


@pytest.mark.rule("savage.core.opposed", "savage.turn.multi_action")
def test_haste_weighs_on_who_acts_and_not_on_who_resists() -> None:
    fight = skirmish("aB", a=who(), B=who(), dice=[5, 5])
    fight.turn("a", declared=2)
    opposed = Opposed(fight["a"], "vigor", fight["B"], "vigor", "savage.core.opposed", least=0)
    oppose(fight.fight, opposed)
    assert fight.all_terms() == [{"savage.turn.multi_action": -2}, {}]


AGAIN = ("savage.ask.benny_trait", True)


@pytest.mark.rule("savage.benny.trait", "savage.core.reroll")
def test_as_many_tries_as_bennies() -> None:
    fight = skirmish(
        "a", a=who(wild=True, state={"bennies": 3}), dice=[2, 2, 3, 3, 5, 2],
        answers=[AGAIN, AGAIN, ("savage.ask.benny_trait", False)],
    )  # fmt: skip
    assert check(fight.fight, fight["a"], "vigor", RULE) == SUCCESS
    assert fight["a"].bennies == 1
    fight.table.done()


@pytest.mark.rule("savage.benny.trait", "savage.core.reroll", "savage.core.critical_failure")
def test_the_better_try_counts_unless_the_second_is_a_critical_failure() -> None:
    for second, mark in (([2, 2], SUCCESS), ([1, 1], CRITICAL)):
        hero = who(wild=True, state={"bennies": 1})
        fight = skirmish("a", a=hero, dice=[4, 2, *second], answers=[AGAIN])
        assert check(fight.fight, fight["a"], "vigor", RULE) == mark


@pytest.mark.rule("savage.benny.trait", "savage.core.critical_failure")
@pytest.mark.parametrize("faces", [[1, 1], [6, 2, 2]])
def test_no_benny_is_asked_for_after_a_critical_failure_or_a_raise(faces: list[int]) -> None:
    fight = skirmish("a", a=who(wild=True, state={"bennies": 1}), dice=faces)
    check(fight.fight, fight["a"], "vigor", RULE)
    assert fight.table.asked == []


@pytest.mark.rule("savage.core.wounds", "savage.core.trait_roll")
@pytest.mark.parametrize(
    ("wounds", "edges", "penalty"),
    [(1, (), -1), (3, (), -3), (4, (), -3), (0, ("nerves_of_steel",), 0),
     (1, ("nerves_of_steel",), 0), (3, ("nerves_of_steel",), -2)],
)  # fmt: skip
def test_the_penalty_for_wounds(wounds: int, edges: tuple[str, ...], penalty: int) -> None:
    fight = skirmish("a", a=who(edges=edges, state={"wounds": wounds}), dice=[3])
    check(fight.fight, fight["a"], "vigor", RULE)
    assert fight.terms().get("savage.core.wounds", 0) == penalty


@pytest.mark.rule("savage.core.min_strength")
@pytest.mark.parametrize(
    ("trait", "weighs"),
    [("agility", True), ("athletics", True), ("vigor", False), ("notice", False)],
)
def test_armour_too_heavy_weighs_on_agility_and_its_skills(trait: str, weighs: bool) -> None:
    """A point for each die type that a Strength of d4 lacks; none for clothes."""
    heavy = max(library().armour, key=lambda name: library().armour[name].min_strength)
    steps = (library().armour[heavy].min_strength - 4) // 2
    for gear, lacking in (((heavy,), steps), ((), 0)):
        fight = skirmish("a", a=who(strength=4, gear=gear), dice=[3])
        check(fight.fight, fight["a"], trait, RULE)
        assert fight.terms().get("savage.core.min_strength", 0) == (-lacking if weighs else 0)


@pytest.mark.rule("savage.power.glow", "savage.power.shroud")
@pytest.mark.parametrize(("veil", "amount"), [("glow", -2), ("shroud", 1), ("other", 0)])
def test_glow_and_shroud_weigh_on_stealth_alone(veil: str, amount: int) -> None:
    fight = skirmish("a", a=who(), dice=[3, 3])
    fight["a"].effects.append(Effect("light", "a", 5, modifiers=[veil]))
    check(fight.fight, fight["a"], "stealth", RULE)
    check(fight.fight, fight["a"], "notice", RULE)
    assert [sum(found.values()) for found in fight.all_terms()] == [amount, 0]


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
