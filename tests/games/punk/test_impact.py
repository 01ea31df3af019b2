"""Hits: Strength against Toughness, Armour and Penetration."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.harm import Endured
from tapete.games.punk.figures import value
from tapete.games.punk.rules.harm.armour import protections
from tapete.games.punk.rules.harm.impact import Hit, harm_terms, strength_of, strike, strike_all
from tapete.kernel import Roll
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.sums import protection

RULE = "punk.shoot.hit_resolved"


def target(*, dice: list[int] | None = None, active: str = "b", **given: Any) -> Fielded:
    """A target A, and b who strikes it from afar, in b's activation unless told otherwise."""
    table = fielded(A=who(at=(20, 20), **given), b=who(at=(50, 50)), dice=dice or [])
    table.activate(active)
    return table


def hit(strength: int = 4, penetration: int = 0, **given: Any) -> Hit:
    return Hit(strength, penetration, RULE, by="b", **given)


def left(table: Fielded, blow: Hit) -> int:
    """What a hit leaves of the target's Armour."""
    return protection(table["A"], blow)


@pytest.mark.rule("punk.impact.roll")
def test_a_hit_is_one_opposed_roll() -> None:
    table = target(dice=[5, 5])
    strike(table.skirmish, table["A"], hit())
    (roll,) = table.table.rolled
    assert isinstance(roll, Roll)
    assert (roll.dice, roll.rule) == ((10, 10), "punk.impact.roll")


@pytest.mark.rule("punk.impact.attacker_total", "punk.impact.defender_total")
@pytest.mark.parametrize(("dice", "out"), [([5, 7], "downed"), ([5, 8], "")])
def test_a_die_and_strength_against_a_die_toughness_and_armour(dice: list[int], out: str) -> None:
    """Strength 6 and a 5 are 11; Toughness 3, Armour 1 and a 7 are 11 too, and b is active."""
    table = target(D=3, armour=1, dice=dice)
    strike(table.skirmish, table["A"], hit(6))
    assert table["A"].out == out


@pytest.mark.rule("punk.impact.strength_modifier")
@pytest.mark.parametrize(("written", "strength"), [("+2", 6), ("-1", 3), ("+0", 4), (5, 5)])
def test_a_signed_strength_is_added_to_the_bearers(written: Any, strength: int) -> None:
    table = fielded(a=who(at=(20, 20), F=4))
    assert strength_of(table["a"], written) == strength


@pytest.mark.rule("punk.impact.outcome", "punk.downed.causes")
@pytest.mark.parametrize(("dice", "out"), [([7, 6], "downed"), ([6, 7], "")])
def test_who_loses_is_downed(dice: list[int], out: str) -> None:
    table = target(D=4, dice=dice, active="A")
    assert strike(table.skirmish, table["A"], hit(4)) is bool(out)
    assert table["A"].out == out


@pytest.mark.rule("punk.core.hard_to_kill", "punk.impact.outcome")
def test_some_bear_more_than_one() -> None:
    table = target(special={"hard_to_kill": 2}, dice=[10, 1] * 3)
    fates = [strike(table.skirmish, table["A"], hit()) for _ in range(3)]
    assert fates == [False, False, True]
    assert [event.left for event in table.table.heard(Endured)] == [1, 0]


@pytest.mark.rule("punk.ruling.mutual_hits_order")
def test_hits_at_the_same_time_are_all_rolled_first() -> None:
    """Who goes down by the first hit has still struck with the second."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(50, 50)), dice=[10, 1, 10, 1])
    table.activate("a")
    blows = [(table["B"], Hit(4, 0, RULE, by="a")), (table["a"], Hit(4, 0, RULE, by="B"))]
    assert strike_all(table.skirmish, blows) == [True, True]


@pytest.mark.rule("punk.core.hard_to_kill", "punk.special.poison.trigger", "punk.impact.outcome")
def test_who_bears_a_poisoned_hit_is_poisoned() -> None:
    table = target(special={"hard_to_kill": 1}, dice=[10, 1])
    strike(table.skirmish, table["A"], hit(special={"poison": 5}))
    assert table["A"].poison == 5


@pytest.mark.rule("punk.ruling.mutual_hits_order", "punk.combat.multiple.freed")
def test_nobody_joins_an_enemy_that_falls_at_the_same_time() -> None:
    """a fights B, and c both B and D: when B and D fall together, a has nobody to go to."""
    table = fielded(
        a=who(at=(20, 20)),
        B=who(at=(22.5, 20)),
        c=who(at=(25, 20)),
        D=who(at=(27.5, 20)),
        dice=[10, 1, 10, 1],
    )
    table.activate("a")
    strike_all(table.skirmish, [(table[one], Hit(4, 0, RULE)) for one in "BD"])
    assert table["B"].out == table["D"].out == "downed"
    assert table["a"].at.point == Point(2000, 2000)


# --- Armour and Penetration


@pytest.mark.rule("punk.armour.value")
def test_armour_is_added_to_toughness() -> None:
    table = target(D=3, armour=3)
    terms = harm_terms(table.skirmish, table["A"], hit(0))
    assert sum(term.amount for term in terms) == -6


@pytest.mark.rule("punk.penetration.reduces")
def test_penetration_takes_from_armour() -> None:
    """punk.example.penetration_2: Armour 3 and Penetration 2 leave 1."""
    assert left(target(armour=3), hit(4, 2)) == 1


@pytest.mark.rule("punk.penetration.reduces", "punk.penetration.no_bonus")
def test_more_penetration_than_armour_is_worth_no_more() -> None:
    """punk.example.penetration_6: Armour 3 is cancelled, and only Toughness is left."""
    table = target(D=3, armour=3)
    assert left(table, hit(4, 6)) == 0
    terms = harm_terms(table.skirmish, table["A"], hit(4, 6))
    assert sum(term.amount for term in terms) == 4 - 3


@pytest.mark.rule("punk.penetration.no_bonus")
@pytest.mark.parametrize(("penetration", "told"), [(2, False), (3, False), (4, True)])
def test_only_penetration_that_is_left_over_is_said_to_be_wasted(
    penetration: int, told: bool
) -> None:
    wasted = protections(target(armour=3)["A"], hit(4, penetration))
    assert ("punk.penetration.no_bonus" in wasted) is told


@pytest.mark.rule("punk.penetration.reduces", "punk.ruling.order_of_modifiers")
@pytest.mark.parametrize(("penetration", "armour"), [(3, 4), (9, 0)])
def test_armour_and_cover_are_added_up_first(penetration: int, armour: int) -> None:
    assert left(target(armour=2), hit(4, penetration, cover=5)) == armour


@pytest.mark.rule("punk.core.ignores_armour")
def test_some_hits_ignore_all_armour() -> None:
    assert left(target(armour=5), hit(4, 0, special={"ignores_armour": 0})) == 0


@pytest.mark.rule("punk.armour.value")
@pytest.mark.parametrize(("band", "armour"), [(0, 5), (1, 6), (2, 7)])
def test_a_bulletproof_vest_is_better_against_firearms(band: int, armour: int) -> None:
    table = target(armour=3, worn="bulletproof_vest")
    assert left(table, hit(6, 0, weapon="pistol", band=band)) == armour
    assert left(table, hit(6, 0, weapon="crossbow", band=band)) == 3


@pytest.mark.rule("punk.core.shield")
def test_a_shield_is_armour_hand_to_hand_and_cover_from_afar() -> None:
    table = target(armour=1, shield="shield")
    assert left(table, hit(4, 0, melee=True)) == 3
    assert left(table, hit(4, 0, cover=2)) == 3


@pytest.mark.rule("punk.core.barrier")
def test_a_barrier_of_the_mind_is_armour_of_5() -> None:
    assert left(target(armour=1, barrier=True), hit()) == 5


# --- what each Attribute is for


@pytest.mark.rule("punk.attribute.uses")
def test_toughness_resists_hits_and_strength_makes_them() -> None:
    table = target(D=7)
    terms = harm_terms(table.skirmish, table["A"], hit(0))
    assert sum(term.amount for term in terms) == -7
    assert strength_of(table["A"], "+0") == value(table["A"], "F")
