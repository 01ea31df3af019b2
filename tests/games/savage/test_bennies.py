"""What bennies buy."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tapete.games.savage.meta import Options
from tapete.games.savage.rules.dice.traits import CRITICAL, FAILED, check
from tapete.games.savage.rules.harm.damage import Blow, harm, strike
from tapete.games.savage.rules.moving.movement import walk
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.rules.turns.turns import begin_turn
from tapete.games.savage.world import Fight
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.route import Route
from tests.games.savage.skirmish import Skirmish, skirmish, who


def hero(bennies: int = 1, dice: Any = (), answers: Any = (), **given: Any) -> Skirmish:
    state = {"bennies": bennies, **given.pop("state", {})}
    return skirmish("a....B", a=who(wild=True, state=state, **given), B=who(wild=True),
                    dice=dice, answers=answers)  # fmt: skip


@pytest.mark.rule("savage.core.bennies")
def test_heroes_have_3_wild_foes_2_and_the_master_a_pool_of_one_a_hero() -> None:
    state = set_up(Options(scenario="bridge"))
    heroes = [f for f in state.figures if f.seat == 0]
    assert {f.bennies for f in heroes} == {3}
    assert {(f.wild, f.bennies) for f in state.figures if f.seat == 1} == {(True, 2), (False, 0)}
    assert state.pools == [0, len(heroes)]


@pytest.mark.rule("savage.core.bennies")
def test_the_pool_serves_extras_too_but_nobodys_own_bennies_do() -> None:
    fight = skirmish("a..B..C", a=who(), B=who(wild=True, state={"bennies": 2}), C=who())
    assert not check_asks(fight, "C")
    fight.state.pools[1] = 1
    assert check_asks(fight, "C")


def check_asks(fight: Skirmish, letter: str) -> bool:
    fight.table.dice = [2]
    fight.table.answers = [False]
    before = len(fight.table.asked)
    check(fight.fight, fight[letter], "vigor", "savage.core.trait_roll")
    return len(fight.table.asked) > before


@pytest.mark.rule("savage.benny.soak", "savage.core.soak")
def test_odds_of_soaking_a_wound() -> None:
    """A 4 on one of two d6."""

    def hurt(table: OddsTable) -> tuple[int, tuple[float, ...]]:
        state = hero().state
        left = harm(Fight(state, table, state.rules), state.figures[0], 2)
        return left, (-left, left)

    odds = Distribution(explore(hurt, Policy.BEST, 3000).weights)
    assert odds.probability(0) == Fraction(3, 4)


@pytest.mark.rule("savage.benny.soak")
@pytest.mark.rule("savage.core.soak")
@pytest.mark.parametrize(("faces", "wounds", "shaken"), [([4, 1], 1, True), ([4, 6, 2], 0, False)])
def test_soaking_two_wounds(faces: list[int], wounds: int, shaken: bool) -> None:
    fight = hero(dice=faces, answers=[True], vigor=8)
    harm(fight.fight, fight["a"], 3)
    assert (fight["a"].wounds, fight["a"].shaken) == (wounds, shaken)
    assert fight["a"].bennies == 0


@pytest.mark.rule("savage.core.soak")
def test_soaking_all_also_ends_being_shaken_from_before() -> None:
    fight = hero(dice=[4, 1], answers=[True], state={"shaken": True})
    harm(fight.fight, fight["a"], 2)
    assert not fight["a"].shaken


@pytest.mark.rule("savage.core.soak")
def test_the_vigor_roll_may_be_bought_again_and_old_wounds_count() -> None:
    fight = hero(2, dice=[4, 1, 5, 1], answers=[True, True], state={"wounds": 1})
    harm(fight.fight, fight["a"], 2)
    assert fight.terms() == {"savage.core.wounds": -1}
    assert (fight["a"].wounds, fight["a"].bennies) == (1, 0)


@pytest.mark.rule("savage.benny.shaken")
def test_a_benny_ends_being_shaken_after_the_spirit_roll_has_failed() -> None:
    """Nobody is asked before the roll, nor whether to make it again: it costs as much."""
    fight = hero(dice=[3, 2], state={"shaken": True}, fighting=6)
    begin_turn(fight.fight, fight["a"])
    assert not fight.offers("defend")
    fight.do("recover", "a")
    assert (fight["a"].shaken, fight["a"].bennies) == (False, 0)
    assert fight.offers("defend")


@pytest.mark.rule("savage.benny.shaken")
def test_also_in_the_middle_of_a_turn_after_a_free_attack() -> None:
    """It leaves B, is Shaken by the blow, goes on, and shoots C after all."""
    runner = who(wild=True, shooting=8, gear=("revolver",), state={"bennies": 1})
    fight = skirmish(
        "aB..........C", a=runner, B=who(fighting=8, gear=("knife",)), C=who(),
        answers=[True], dice=[5, 4, 2],
    )  # fmt: skip
    fight.turn("a")
    at = fight["a"].at
    walk(fight.fight, fight["a"], Route((at, Point(at.x, at.y + 3 * INCH)), 3 * INCH))
    assert fight["a"].shaken
    assert not fight.offers("shoot", "C")
    fight.do("recover", "a")
    assert fight.offers("shoot", "C")


@pytest.mark.rule("savage.benny.shaken")
def test_without_a_benny_it_is_barred_and_who_is_steady_is_offered_none() -> None:
    fight = hero(0, state={"shaken": True})
    fight.turn("a")
    assert fight.barred("recover")[1].key == "savage.barred.no_bennies"
    steady = hero()
    steady.turn("a")
    assert not steady.offers("recover")


@pytest.mark.rule("savage.benny.shaken", "savage.combat.withdraw")
@pytest.mark.parametrize("pays", [True, False])
def test_a_shaken_foe_may_recover_to_strike_whoever_leaves(pays: bool) -> None:
    foe = who(wild=True, fighting=8, gear=("knife",), state={"shaken": True, "bennies": 1})
    mover = who(fighting=12, gear=("knife",))
    answers = [("savage.ask.benny_strike", pays)]
    fight = skirmish("aB", a=mover, B=foe, dice=[2, 2], answers=answers)
    fight.turn("a")
    at = fight["a"].at
    walk(fight.fight, fight["a"], Route((at, Point(at.x, at.y + 3 * INCH)), 3 * INCH))
    assert fight["B"].shaken is not pays
    assert len(fight.table.rolled) == int(pays)
    assert fight["B"].bennies == int(not pays)


@pytest.mark.rule("savage.benny.shaken", "savage.core.bennies")
def test_one_benny_of_the_pool_serves_one_of_two_shaken_foes() -> None:
    foe = who(fighting=8, gear=("knife",), state={"shaken": True})
    fight = skirmish(
        "...\nBaC\n...\n...", a=who(fighting=12, gear=("knife",)), B=foe, C=foe,
        dice=[2], answers=[("savage.ask.benny_strike", True)],
    )  # fmt: skip
    fight.state.pools[1] = 1
    fight.turn("a")
    at = fight["a"].at
    walk(fight.fight, fight["a"], Route((at, Point(at.x, at.y + 2 * INCH)), 2 * INCH))
    assert (fight["B"].shaken, fight["C"].shaken, fight.state.pools[1]) == (False, True, 0)


@pytest.mark.rule("savage.benny.shaken", "savage.mounted.card")
def test_a_benny_of_the_pool_steadies_a_mount_in_its_riders_turn() -> None:
    fight = skirmish("A..b", A=who(), b=who(side=1, state={"shaken": True}))
    fight["A"].mount, fight["b"].rider = "b", "A"
    fight.state.pools[1] = 1
    fight.turn("A")
    fight.do("recover", "b")
    assert not fight["b"].shaken
    assert fight.state.pools[1] == 0


@pytest.mark.rule("savage.benny.shaken")
def test_also_when_struck_in_anothers_turn() -> None:
    fight = hero(dice=[5], answers=[True], state={"shaken": True})
    fight.turn("B")
    strike(fight.fight, fight["a"], Blow((6,)), "savage.core.damage_roll")
    assert (fight["a"].shaken, fight["a"].wounds) == (True, 0)


@pytest.mark.rule("savage.benny.damage")
def test_a_benny_rolls_all_damage_dice_again_and_the_best_counts() -> None:
    """9 against Toughness 5 is a wound; 7 would only be Shaken."""
    fight = hero(dice=[4, 5, 3, 4], answers=[True])
    blow = Blow((6,)).with_raise()
    assert strike(fight.fight, fight["B"], blow, "savage.core.damage_roll", fight["a"]) == 2
    assert fight["B"].wounds == 1
    assert [len(roll.dice) for roll in fight.table.throws] == [2, 2]


@pytest.mark.rule("savage.benny.trait")
@pytest.mark.rule("savage.core.reroll")
def test_the_best_of_the_tries_counts() -> None:
    fight = hero(2, dice=[4, 3, 2, 2], answers=[True, False])
    assert check(fight.fight, fight["a"], "vigor", "savage.core.trait_roll") == 1
    assert fight["a"].bennies == 1


@pytest.mark.rule("savage.benny.trait")
def test_a_failure_stays_one_if_the_second_try_is_worse() -> None:
    fight = hero(dice=[3, 3, 2, 2], answers=[True])
    assert check(fight.fight, fight["a"], "vigor", "savage.core.trait_roll") == FAILED


@pytest.mark.rule("savage.benny.trait")
def test_a_critical_failure_cannot_be_rolled_again_and_must_be_kept() -> None:
    fight = hero(dice=[1, 1])
    assert check(fight.fight, fight["a"], "vigor", "savage.core.trait_roll") == CRITICAL
    assert not fight.table.asked
    again = hero(2, dice=[3, 3, 1, 1], answers=[True])
    assert check(again.fight, again["a"], "vigor", "savage.core.trait_roll") == CRITICAL
