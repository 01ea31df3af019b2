"""Attribute rolls, opposed rolls, modifiers and rolling again."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.content.band.roster import fractions
from tapete.games.punk.figures import can_use, value
from tapete.games.punk.rules.dice import rerolls, rolls
from tapete.games.punk.rules.dice.readings import Clash, Harm, OneToMany, Versus, led_astray
from tapete.games.punk.rules.fighting.combat import fight
from tapete.games.punk.rules.harm.impact import Hit, strike
from tapete.games.punk.rules.turns.spending import new_action
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.readings import Verdict, comes_to, rival_of
from tests.games.punk.fielded import Fielded, fielded, who

RULE = "punk.move.terrain.rough.test"
CLAWED = who(gear=["claws"])


def one(*, dice: tuple[int, ...] = (), **attributes: Any) -> Fielded:
    table = fielded(a=who(at=(20, 20), **attributes), dice=dice)
    table.activate("a")
    return table


def passes(table: Fielded, letter: Any, *terms: Modifier) -> bool:
    return rolls.test(table.skirmish, table["a"], letter, RULE, terms)


# --- Attribute rolls


@pytest.mark.rule("punk.dice.notation")
def test_dice_have_faces_from_1_to_10() -> None:
    dice = SeededDice("blake2b-words:0badcafe")
    faces = [dice.face(rolls.SIDES) for _ in range(10_000)]
    assert set(faces) == set(range(1, 11))


@pytest.mark.rule("punk.dice.attribute.roll_under")
@pytest.mark.parametrize(("face", "passed"), [(1, True), (4, True), (5, False), (10, False)])
def test_a_die_no_higher_than_the_attribute_succeeds(face: int, passed: bool) -> None:
    assert passes(one(AG=4, dice=(face,)), "AG") is passed


@pytest.mark.rule("punk.dice.attribute.modifiers")
@pytest.mark.parametrize(("face", "passed"), [(6, True), (7, False)])
def test_a_bonus_changes_the_attribute(face: int, passed: bool) -> None:
    """punk.example.attribute_roll: Agility 4 with +2 succeeds on 6 or less."""
    assert passes(one(AG=4, dice=(face,)), "AG", Modifier("bonus", 2)) is passed


@pytest.mark.rule("punk.dice.attribute.no_criticals")
def test_a_1_and_a_10_mean_nothing_by_themselves() -> None:
    assert passes(one(AG=9, dice=(10,)), "AG") is False
    assert passes(one(AG=1, dice=(1,)), "AG") is True
    assert passes(one(AG=9, dice=(9,)), "AG") is True


@pytest.mark.rule("punk.dice.attribute.auto_fail")
@pytest.mark.parametrize("worse", [-3, -5])
def test_an_attribute_of_0_or_less_fails_without_a_roll(worse: int) -> None:
    table = one(P=3)
    assert passes(table, "P", Modifier("penalty", worse)) is False
    assert table.table.rolled == []


@pytest.mark.rule("punk.dice.attribute.auto_success", "punk.ruling.attribute_limits")
def test_an_attribute_of_10_or_more_succeeds_without_a_roll() -> None:
    table = one(P=6)
    assert passes(table, "P", Modifier("bonus", 4)) is True
    assert table.table.rolled == []


@pytest.mark.rule("punk.attribute.dash", "punk.ruling.dash_passive")
def test_what_a_mini_has_none_of_counts_0_and_cannot_be_used() -> None:
    table = one(P=None)
    assert value(table["a"], "P") == 0
    assert not can_use(table["a"], "P")
    assert passes(table, "P") is False


@pytest.mark.rule("punk.attribute.actions_cap")
def test_nobody_has_more_than_3_actions() -> None:
    assert value(one(A=3, gained={"A": 1})["a"], "A") == 3


# --- opposed rolls


@pytest.mark.rule("punk.dice.two_kinds")
def test_a_fight_is_made_of_opposed_rolls_and_a_test_of_a_plain_one() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 22.5)), dice=[5, 3, 1, 9])
    table.activate("a")
    table.do("fight", "B")
    alone = one(AG=4, dice=(5,))
    passes(alone, "AG")
    rolled: list[Any] = [*table.table.rolled, *alone.table.rolled]
    assert [roll.read.kind for roll in rolled] == ["opposed", "opposed", "attribute"]


@pytest.mark.rule("punk.dice.opposed.sum", "punk.dice.opposed.higher_wins")
def test_each_adds_a_die_and_the_higher_wins() -> None:
    """Strength 4 against Toughness 5, dice 6 and 4: 10 against 9."""
    assert Versus(4 - 5, Verdict.TIED)((6, 4)) is Verdict.WON
    assert Versus(4 - 5, Verdict.TIED)((6, 6)) is Verdict.LOST


@pytest.mark.rule("punk.dice.opposed.sum")
@pytest.mark.parametrize("better", [-20, 20])
def test_there_is_no_automatic_success_in_an_opposed_roll(better: int) -> None:
    table = fielded(a=who(at=(20, 20), D=4), B=who(at=(40, 40)), dice=[5, 5])
    table.activate("a")
    strike(table.skirmish, table["a"], Hit(4 + better, 0, "punk.impact.roll", by="B"))
    assert len(table.table.rolled) == 1


@pytest.mark.rule("punk.dice.opposed.tie_active", "punk.ruling.impact_tie")
@pytest.mark.parametrize(("active", "out"), [("a", "downed"), ("B", "")])
def test_a_tie_is_won_by_the_active_player(active: str, out: str) -> None:
    """punk.example.opposed_roll: Strength 4 against Toughness 3 with 2 of a mutation."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(40, 40), D=5), dice=[6, 5])
    table.activate(active)
    strike(table.skirmish, table["B"], Hit(4, 0, "punk.impact.roll", by="a"))
    assert table["B"].out == out


@pytest.mark.rule("punk.ruling.tie_against_effect")
@pytest.mark.parametrize(("active", "out"), [("b", "downed"), ("A", "")])
def test_an_effect_is_of_the_rival(active: str, out: str) -> None:
    table = fielded(A=who(at=(20, 20), D=4), b=who(at=(40, 40)), dice=[5, 5])
    table.activate(active)
    strike(table.skirmish, table["A"], Hit(4, 0, "punk.move.fall.roll"))
    assert table["A"].out == out


@pytest.mark.rule("punk.ruling.tie_same_side")
@pytest.mark.parametrize("active", ["a", "C"])
def test_who_hits_its_own_side_wins_the_tie(active: str) -> None:
    table = fielded(a=who(at=(20, 20)), b=who(at=(40, 40), D=4), C=who(at=(60, 60)), dice=[5, 5])
    table.activate(active)
    strike(table.skirmish, table["b"], Hit(4, 0, "punk.impact.roll", by="a"))
    assert table["b"].out == "downed"


@pytest.mark.rule("punk.dice.opposed.tie_combat")
def test_a_tie_in_combat_is_one_of_both() -> None:
    assert Clash(2)((5, 7)) == (Verdict.TIED, ())


@pytest.mark.rule("punk.dice.opposed.one_against_many")
def test_one_roll_must_beat_all_and_those_that_beat_it_succeed() -> None:
    """punk.example.separate_from_three: 10 against 5, 11 and 13."""
    read = OneToMany((6 - 3, 6 - 3, 6 - 3))
    assert read((4, 2, 8, 10)) == (False, True, True)
    assert read((4, 2, 7, 1)) == (False, False, False)
    assert OneToMany((3,), ties=False)((4, 7)) == (True,)


# --- modifiers


@pytest.mark.rule("punk.dice.modifiers.no_self_stack")
def test_a_rule_counts_once() -> None:
    aim = Modifier("punk.shoot.aim.bonus", 3)
    assert rolls.total([aim, aim]) == 3


@pytest.mark.rule("punk.dice.modifiers.different_stack")
def test_different_rules_add_up() -> None:
    aim, shot = Modifier("punk.shoot.aim.bonus", 3), Modifier("punk.special.buckshot.bonus", 1)
    assert rolls.total([aim, shot]) == 4


@pytest.mark.rule("punk.dice.fractions")
@pytest.mark.parametrize(("points", "minis"), [(1, 3), (100, 3), (101, 6), (200, 6), (201, 9)])
def test_a_fraction_is_a_block_begun(points: int, minis: int) -> None:
    """punk.example.fraction: 3 minis per fraction of 100 points."""
    assert 3 * fractions(points, 100) == minis


# --- rolling again


def lucky(*, dice: list[int], answers: list[Any], **minis: Any) -> Fielded:
    """A fight in which a side has a lucky cat."""
    fighters: dict[str, Any] = {
        "a": {**who(at=(20, 20), C=4, gear=["claws"]), **minis.pop("a", {})},
        "B": {**who(at=(20, 22.5), C=4, gear=["claws"]), **minis.pop("B", {})},
    }
    table = fielded(**fighters, **minis, dice=dice, answers=answers)
    table.activate("a")
    return table


CAT = {"gear": ["claws", "lucky_cat"]}


@pytest.mark.rule("punk.dice.reroll.own_dice", "punk.core.reroll")
def test_one_rolls_only_ones_own_die_again() -> None:
    """4 + 2 against 4 + 8; then 4 + 9."""
    table = lucky(a=CAT, dice=[2, 8, 9, 10, 1], answers=[("punk.ask.reroll", True)])
    table.do("fight", "B")
    assert table["B"].out == "downed"
    assert table["a"].used == ["reroll"]
    table.table.done()


@pytest.mark.rule("punk.core.reroll")
def test_a_lucky_cat_may_have_the_rival_roll_again() -> None:
    table = lucky(
        a=CAT,
        dice=[5, 8, 1, 10, 1],
        answers=[("punk.ask.reroll", False), ("punk.ask.reroll_rival", True)],
    )
    table.do("fight", "B")
    assert table["B"].out == "downed"
    table.table.done()


@pytest.mark.rule("punk.dice.reroll.own_dice", "punk.dice.opposed.one_against_many")
def test_a_third_die_that_is_rolled_again_is_nobodys_by_name() -> None:
    """a against two: the second enemy's 9 becomes a 1."""
    answers = [("punk.ask.reroll", False), ("punk.ask.reroll_rival", True)]
    table = lucky(a=CAT, dice=[6, 1, 9, 1], answers=answers)
    read, figures = OneToMany((0, 0)), ("a", "B")
    rule = "punk.combat.separate.roll"
    assert rolls.opposed(table.skirmish, (0, 1, 1), read, rule, figures=figures) == (False, False)
    whose = [roll.figure for roll in table.table.rolled if isinstance(roll, Roll)]
    assert whose == ["a", ""]


@pytest.mark.rule("punk.core.sermon")
def test_a_sermon_is_for_ones_own_dice_only() -> None:
    table = lucky(c=who(at=(60, 60), special=["sermon"]), dice=[2, 8, 1, 9], answers=[False])
    table.do("fight", "B")
    assert [key for _, key, _ in table.table.asked] == ["punk.ask.reroll"]
    table.table.done()


@pytest.mark.rule("punk.dice.reroll.keep_last", "punk.dice.reroll.one_per_action")
def test_the_last_result_stands_and_the_rest_of_the_action_is_as_it_falls() -> None:
    """punk.example.reroll: a low die becomes lower, and the bad impact roll stays."""
    table = lucky(a=CAT, dice=[3, 4, 1, 9, 2], answers=[("punk.ask.reroll", True)])
    table["a"].special["sermon"] = 0
    table.do("fight", "B")
    assert table["a"].out == "downed"
    assert len(table.table.asked) == 1
    table.table.done()


@pytest.mark.rule("punk.dice.reroll.one_per_action", "punk.ruling.reroll_scope")
def test_each_action_has_its_own_reroll() -> None:
    table = lucky(a=CAT, dice=[], answers=[])
    table.state.rerolled.append(0)
    assert not rerolls.possible(table.skirmish, (0,))
    new_action(table.skirmish)
    assert rerolls.possible(table.skirmish, (0,))


@pytest.mark.rule("punk.dice.reroll.one_per_action")
def test_the_rival_may_still_use_its_own() -> None:
    """a: 2 becomes 9; B: 8 becomes 1, though a has rolled again already."""
    table = lucky(
        a=CAT,
        B=CAT,
        dice=[2, 8, 9, 10, 3, 2],
        answers=[("punk.ask.reroll", True), ("punk.ask.reroll", True)],
    )
    table.do("fight", "B")
    assert table["a"].out == "downed"
    table.table.done()


@pytest.mark.rule("punk.dice.reroll.never_twice")
def test_no_die_is_rolled_a_third_time() -> None:
    """a has rolled its 2 again, so the rival's cat can no longer be used on that die."""
    table = lucky(a=CAT, B=CAT, dice=[2, 8, 10, 1, 9], answers=[True, False])
    table.do("fight", "B")
    keys = [(seat, key) for seat, key, _ in table.table.asked]
    assert keys == [(0, "punk.ask.reroll"), (1, "punk.ask.reroll")]
    table.table.done()


@pytest.mark.rule("punk.dice.reroll.immediate")
def test_what_is_already_resolved_is_not_rolled_again() -> None:
    """The Combat die is asked for before the impact roll, and never after it."""
    table = lucky(a=CAT, dice=[2, 8, 9, 1], answers=[False] * 4)
    table.do("fight", "B")
    rolled = [roll.rule for roll in table.table.rolled]
    assert rolled == ["punk.combat.fight.roll", "punk.impact.roll"]
    keys = [key for _, key, _ in table.table.asked]
    assert keys == ["punk.ask.reroll", "punk.ask.reroll_rival"] * 2


def test_nobody_is_asked_who_could_not_gain() -> None:
    table = lucky(a=CAT, dice=[10, 1, 10, 1], answers=[])
    table.do("fight", "B")
    assert table["B"].out == "downed"


@pytest.mark.rule("punk.dice.reroll.own_dice")
def test_who_is_out_lends_no_luck() -> None:
    table = lucky(
        c=who(at=(60, 60), gear=["lucky_cat"], out="downed"), dice=[2, 8, 1, 9], answers=[]
    )
    table.do("fight", "B")
    table.table.done()


# --- what odds tell apart


@pytest.mark.rule("punk.core.hard_laugh")
@pytest.mark.parametrize(("face", "read"), [(1, 1), (2, 4), (3, 1), (9, 7), (10, 10), (8, 10)])
def test_a_die_led_astray(face: int, read: int) -> None:
    assert led_astray(face) == read


@pytest.mark.rule("punk.core.tail")
def test_a_tail_is_another_die_and_the_better_counts() -> None:
    assert Clash(0, tails=((0, 1),))((3, 6, 8)) == (Verdict.WON, (0,))
    assert Clash(0, tails=((0, 1),))((6, 6, 7)) == (Verdict.TIED, ())


def test_a_fight_nobody_can_change_is_read_in_few_outcomes() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(20, 22.5)), dice=[5, 5, 1, 9, 1, 9])
    table.activate("a")
    fight(table.skirmish, table["a"], table["B"])
    outcomes = {
        roll.read((a, b))  # type: ignore[union-attr]
        for roll in table.table.rolled
        for a in range(1, 11)
        for b in range(1, 11)
    }
    assert len(outcomes) == 5


@pytest.mark.parametrize("read", [Versus(2, Verdict.TIED), Harm(2, Verdict.TIED), Clash(2)])
def test_of_two_dice_one_is_shown_against_the_other(read: Versus | Harm | Clash) -> None:
    assert comes_to(read, (3, 9)) == (5, 9)
    assert rival_of(read) == 1


def test_a_clash_with_more_to_it_comes_to_no_number() -> None:
    assert comes_to(Clash(2, tails=((0, 1),)), (3, 9, 5)) == (None, None)
