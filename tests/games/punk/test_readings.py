"""What dice say: the outcome of each face, what it is worth, and the rules it is read by."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.rules.dice.lent import lent
from tapete.games.punk.rules.dice.readings import (
    Aimed,
    Clash,
    Harm,
    Lobbed,
    OneToMany,
    Shot,
    Steam,
    Under,
    Versus,
    is_low,
)
from tapete.games.punk.rules.dice.rerolls import Thrown, could_gain
from tapete.games.punk.rules.dice.rolls import rival_of, rules_at
from tapete.games.punk.rules.dice.rolls import test as attribute_roll
from tapete.kernel import Modifier
from tapete.kernel.chance.readings import Faces, Verdict
from tests.games.punk.fielded import fielded, who

LOW: list[Any] = [Under(4), Aimed(4, 4), Lobbed(4), Steam(4)]
HIGH: list[Any] = [Versus(0, Verdict.WON), Harm(0, Verdict.WON), Clash(0), OneToMany((0,)), Faces()]
STACKS = "punk.dice.modifiers.different_stack"
ONCE = "punk.dice.modifiers.no_self_stack"


def gains(read: Any, faces: tuple[int, ...], place: int = 0, *, own: bool = True) -> bool:
    """True if another throw of a die could be of use."""
    return could_gain(Thrown((0,) * len(faces), faces, read, "x"), place, own)


@pytest.mark.rule("punk.dice.attribute.roll_under", "punk.dice.opposed.higher_wins")
def test_a_low_die_is_good_under_an_attribute_and_a_high_one_against_another() -> None:
    assert all(is_low(read) for read in LOW)
    assert not any(is_low(read) for read in HIGH)


@pytest.mark.rule("punk.special.parabolic.deviation")
@pytest.mark.parametrize(
    ("face", "steps"), [(3, 0), (4, 0), (5, -1), (6, 1), (7, -2), (8, 2), (9, -3), (10, 3)]
)
def test_a_lob_goes_astray_a_step_for_each_2_above_the_target(face: int, steps: int) -> None:
    assert Lobbed(4)((face,)) == steps


@pytest.mark.rule("punk.special.catapum.break")
@pytest.mark.parametrize(("face", "breaks"), [(8, False), (9, True), (10, True)])
def test_what_may_blow_up_does_so_on_a_9_or_10(face: int, breaks: bool) -> None:
    assert (Lobbed(9, breaks=True)((face,)) is None) is breaks
    assert (Aimed(9, 9, breaks=True)((face,)) is Shot.BREAK) is breaks
    assert Lobbed(9)((face,)) is not None
    assert Aimed(9, 9)((face,)) is not Shot.BREAK


@pytest.mark.rule("punk.core.hard_laugh")
def test_a_5_counts_3_against_who_laughs_and_5_against_all_others() -> None:
    assert Aimed(4, 4, laughed=True)((5,)) is Shot.HIT
    assert Aimed(4, 4)((5,)) is Shot.MISS


@pytest.mark.rule("punk.core.steam")
@pytest.mark.parametrize(("face", "margin"), [(1, 4), (3, 2), (4, 1), (5, -1), (10, -6)])
def test_steam_goes_as_far_as_the_margin(face: int, margin: int) -> None:
    """A die that is no higher than the Attribute succeeds, if barely."""
    assert Steam(4)((face,)) == margin


@pytest.mark.rule("punk.dice.reroll.immediate")
def test_a_die_is_thrown_again_only_if_another_face_would_be_better() -> None:
    assert gains(Lobbed(4), (5,))
    assert not gains(Lobbed(4), (4,))
    assert gains(Lobbed(4, breaks=True), (9,))
    assert not gains(Lobbed(4, breaks=True), (9,), own=False), "nothing is worse"
    assert gains(Lobbed(4, breaks=True), (8,), own=False)
    assert gains(Faces(), (3,))
    assert not gains(lambda faces: 0, (3,)), "whatever is thrown comes to the same"
    assert not gains(Steam(4), (10,), own=False), "and there is no 11"
    assert not gains(Steam(4), (1,)), "nor a 0"


@pytest.mark.rule("punk.impact.roll", "punk.special.fuel.explosion_trigger")
def test_to_harm_is_worth_more_to_the_striker_than_to_set_off_fuel() -> None:
    read = Harm(2, Verdict.WON, spark=True)
    worth = [read.worth(read(faces), 0) for faces in ((1, 9), (9, 1), (3, 9), (1, 1))]
    assert worth == [1, 2, 0, 3]
    assert [read.worth(read(faces), 1) for faces in ((1, 9), (1, 1))] == [-1, -3]


@pytest.mark.rule("punk.core.tail")
def test_another_die_of_a_tail_is_its_own_sides() -> None:
    """The rival's tail is the third die: a higher one is worse for the first side."""
    read = Clash(0, tails=((1, 2),))
    assert read((5, 4, 8)) == (Verdict.LOST, (1,))
    assert read((5, 4, 7)) == (Verdict.TIED, (1,))
    assert gains(read, (5, 4, 1), 2)
    assert gains(read, (5, 4, 10), 0)
    assert not gains(read, (5, 4, 10), 2)
    own = Clash(0, tails=((0, 2),))
    assert gains(own, (4, 5, 1), 2)
    assert not gains(own, (4, 5, 10), 2)


@pytest.mark.rule("punk.dice.modifiers.different_stack", "punk.dice.modifiers.no_self_stack")
def test_what_counts_together_and_what_only_once_is_cited() -> None:
    one, other = Modifier("one", 1), Modifier("other", 2)
    read = Under(4)
    assert {STACKS, ONCE}.isdisjoint(rules_at(read, [one]))
    assert STACKS in rules_at(read, [one, other])
    assert ONCE not in rules_at(read, [one, other])
    assert ONCE in rules_at(read, [one, one])
    assert STACKS not in rules_at(read, [one, one])


@pytest.mark.rule("punk.ruling.tie_against_effect")
def test_whose_the_dice_of_an_effect_are() -> None:
    """The rival's; against beasts, who have a third seat, the active player's, else the first's."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(40, 40)))
    assert [rival_of(table.skirmish, seat) for seat in (0, 1, 2)] == [1, 0, 0]
    table.activate("B")
    assert [rival_of(table.skirmish, seat) for seat in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.rule("punk.dice.attribute.auto_fail", "punk.dice.attribute.auto_success")
@pytest.mark.parametrize(("needed", "rolled"), [(0, 0), (1, 1), (9, 1), (10, 0)])
def test_only_the_impossible_and_the_trivial_are_not_rolled(needed: int, rolled: int) -> None:
    table = fielded(a=who(at=(20, 20), AG=5), dice=[1])
    table.activate("a")
    terms = [Modifier("x", needed - 5)]
    assert attribute_roll(table.skirmish, table["a"], "AG", "x", terms) is (needed > 0)
    assert len(table.table.rolled) == rolled


@pytest.mark.rule("punk.core.boost", "punk.core.burning_gaze")
def test_what_a_mind_and_a_gaze_lend() -> None:
    table = fielded(
        a=who(at=(40, 40), special=["burning_gaze"], facing=0), b=who(at=(40, 30), boost="D")
    )
    assert [term.amount for term in lent(table.skirmish, table["b"], "D")] == [3, 1]
    assert [term.amount for term in lent(table.skirmish, table["b"], "F")] == []
