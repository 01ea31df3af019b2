"""The odds of trait rolls, Tests, soaking and recovering, as they are reckoned by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tapete.games.savage.odds.procedures import PROCEDURES
from tapete.odds.procedures import BadCircumstance, reckon


def marks(name: str, **said: Any) -> dict[str, Fraction]:
    return dict(reckon(PROCEDURES[name], {key.replace("_", "-"): said[key] for key in said}).marks)


def total(sides: int, least: int) -> Fraction:
    """The chance that a die that aces comes to at least so much, by counting faces."""
    if least <= 1:
        return Fraction(1)
    if least <= sides:
        return Fraction(sides - least + 1, sides)
    return Fraction(1, sides) * total(sides, least - sides)


def either(least: int, *sides: int) -> Fraction:
    """The chance that the best of several dice comes to at least so much."""
    missed = Fraction(1)
    for one in sides:
        missed *= 1 - total(one, least)
    return 1 - missed


@pytest.mark.rule("savage.core.trait_roll", "savage.core.wild_die", "savage.core.raises")
def test_a_d8_of_a_wild_card_against_4() -> None:
    found = marks("trait", trait="d8")
    assert found["success"] == 1 - Fraction(3, 8) * Fraction(3, 6)
    assert found["one_raise"] == either(8, 8, 6)
    assert found["critical"] == Fraction(1, 48)


@pytest.mark.rule("savage.core.critical_failure")
def test_an_extra_fumbles_if_another_die_shows_1_too() -> None:
    assert marks("trait", wild=False)["critical"] == Fraction(1, 36)


@pytest.mark.rule("savage.core.wounds", "savage.fatigue.penalty", "savage.state.distracted")
def test_wounds_fatigue_and_distraction_add_up() -> None:
    said = {"own_wounds": 1, "own_fatigue": 1, "distracted": True, "modifier": 1}
    assert marks("trait", wild=False, **said)["success"] == total(6, 7)


@pytest.mark.rule("savage.core.opposed", "savage.test.effect")
@pytest.mark.parametrize(("mine", "theirs"), [(6, 6), (8, 4), (4, 12)])
def test_a_test_of_two_extras(mine: int, theirs: int) -> None:
    """4 or more, and more than the other; 4 more than the other Shakes as well."""
    found = marks("test", skill=f"d{mine}", wild=False, resists=f"d{theirs}")
    exactly = {n: total(mine, n) - total(mine, n + 1) for n in range(1, 80)}
    won = sum(exactly[n] * (1 - total(theirs, n)) for n in range(4, 80))
    shaken = sum(exactly[n] * (1 - total(theirs, n - 3)) for n in range(4, 80))
    assert float(found["success"]) == pytest.approx(float(won), abs=1e-4)
    assert float(found["rattled"]) == pytest.approx(float(shaken), abs=1e-4)


@pytest.mark.rule("savage.benny.soak")
def test_a_success_and_each_raise_soak_a_wound() -> None:
    """Of 2 wounds none is left with a raise, and one with a success."""
    found = marks("soak", taken=2, vigor="d6")
    assert found["soaked"] == either(8, 6, 6)
    assert found["wound"] == 1 - either(8, 6, 6)
    assert marks("soak", taken=1, own_wounds=3)["out"] == 1 - either(7, 6, 6)


def test_without_a_benny_nothing_is_soaked() -> None:
    assert marks("soak", own_bennies=0)["wound"] == 1


@pytest.mark.rule("savage.core.shaken")
def test_spirit_ends_being_shaken() -> None:
    assert marks("recovery", wild=False)["recovered"] == total(6, 4)
    assert marks("recovery", combat_reflexes=True)["recovered"] == either(2, 6, 6)


@pytest.mark.rule("savage.core.stun_recovery", "savage.benny.trait")
def test_vigor_ends_being_stunned_at_2_less_and_a_benny_buys_another_try() -> None:
    """Two 1s cannot be rolled again."""
    once = either(6, 6, 6)
    assert marks("recovery", condition="stunned")["recovered"] == once
    again = once + (1 - once - Fraction(1, 36)) * once
    assert marks("recovery", condition="stunned", own_bennies=1)["recovered"] == again


@pytest.mark.rule("savage.core.toughness")
def test_at_least_one_wound_of_an_attack() -> None:
    """A hit by an Extra's d6, and 2d6 that come to 9 or more; with a raise 3d6 do."""
    found = marks("attack", target_wild=True)
    assert found["hit"] == total(6, 4)
    assert found["raise"] == total(6, 8)
    assert found["out"] < found["wound"] < found["shaken"] < found["hit"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("trait", {"target": 0}),
        ("soak", {"taken": 0}),
        ("test", {"resists": "d7"}),
        ("recovery", {"condition": "dead"}),
    ],
)
def test_what_cannot_be_is_refused(name: str, said: dict[str, Any]) -> None:
    with pytest.raises(BadCircumstance):
        marks(name, **said)
