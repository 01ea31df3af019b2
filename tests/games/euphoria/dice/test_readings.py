"""How dice are read, and that the fast odds are the obvious ones."""

from __future__ import annotations

from random import Random

import pytest

from tapete.games.euphoria.rules.dice.readings import (
    Aimed,
    Anew,
    Blow,
    Evaded,
    Hits,
    Sides,
    Struck,
    Volley,
)
from tapete.kernel import Message
from tapete.kernel.chance.readings import Pattern, Reading
from tapete.kernel.chance.roll import Roll
from tapete.odds.policy import Policy
from tapete.odds.readings import brute, distribution
from tapete.odds.runs import TooManyLeaves
from tapete.odds.sampling import SampleTable
from tapete.odds.table import OddsTable

SHIELDED = True


@pytest.mark.rule("euphoria.shoot.compare")
def test_sorted_pairs_and_strictly_higher() -> None:
    assert Volley(3, 0)((5, 9, 4, 2, 8, 6)) == Hits(2)


@pytest.mark.rule("euphoria.shoot.compare.unopposed")
@pytest.mark.rule("euphoria.ruling.unopposed_shot")
def test_dice_without_a_rival_hit_whatever_is_added() -> None:
    assert Volley(3, 0)((7, 1, 3, 9)) == Hits(2)
    assert Volley(2, -12)((1, 1)) == Hits(2)


@pytest.mark.rule("euphoria.shoot.human_shield.redirect")
@pytest.mark.parametrize(
    ("die", "hits"), [(9, Hits(1)), (8, Hits(0, 1)), (7, Hits(0, 1)), (6, Hits(0))]
)
def test_a_shield_takes_what_beats_only_without_it(die: int, hits: Hits) -> None:
    assert Volley(1, -2, SHIELDED)((die, 6)) == hits


def test_dice_seen_first_are_compared_alike() -> None:
    assert Evaded((4, 5, 9), 0)((2, 8, 6)) == Volley(3, 0)((4, 5, 9, 2, 8, 6))


@pytest.mark.rule("euphoria.melee.sum")
def test_the_sum_of_the_attack_less_that_of_the_defence() -> None:
    assert Blow(2).difference((7, 9, 4)) == 12


@pytest.mark.rule("euphoria.melee.successes")
def test_each_full_five_is_a_success() -> None:
    found = [Blow(1).struck(difference).successes for difference in (-11, 4, 5, 9, 10, 14)]
    assert found == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("euphoria.melee.fatality")
@pytest.mark.rule("euphoria.ruling.fatality_dice")
def test_a_fatality_needs_more_than_five_a_die_and_five() -> None:
    assert Blow(2).struck(15) == Struck(3)
    assert [Blow(dice).struck(5 * dice + 6).fatal for dice in (1, 2, 3, 4)] == [
        False, True, True, True,
    ]  # fmt: skip


@pytest.mark.parametrize("shield", [False, True])
@pytest.mark.parametrize("plus", [-12, -4, -1, 0, 3, 11])
@pytest.mark.parametrize(("shots", "dice"), [(1, 0), (1, 1), (2, 1), (2, 2), (3, 1)])
def test_the_odds_of_a_volley_are_those_of_every_throw(
    shots: int, dice: int, plus: int, shield: bool
) -> None:
    read, thrown = Volley(shots, plus, shield), (10,) * (shots + dice)
    assert distribution(thrown, read) == brute(thrown, read)


@pytest.mark.parametrize(("attack", "defence"), [(1, 0), (2, 1), (2, 2), (3, 1), (1, 3)])
def test_the_odds_of_a_blow_are_those_of_every_throw(attack: int, defence: int) -> None:
    read, thrown = Blow(attack, 1, 2), (10,) * (attack + defence)
    assert distribution(thrown, read) == brute(thrown, read)


@pytest.mark.parametrize(
    ("read", "dice"),
    [(Sides(2), 4), (Sides(1), 4), (Sides(3), 3), (Anew((2, 5, 1, 9), 1, 2), 2), (Aimed(), 4)],
)
def test_faces_that_are_kept_are_those_of_every_throw(read: Reading[object], dice: int) -> None:
    assert distribution((10,) * dice, read) == brute((10,) * dice, read)


def test_of_more_faces_than_can_be_looked_at_some_throws_are_taken() -> None:
    roll = Roll((10,) * 12, Sides(6), "euphoria.melee.sum")
    with pytest.raises(TooManyLeaves):
        OddsTable([], Policy.BEST).roll(roll)
    faces = SampleTable((), Random(1)).roll(roll)
    assert len(faces) == 12
    assert list(faces[:6]) == sorted(faces[:6])


@pytest.mark.rule("euphoria.shoot.compare")
@pytest.mark.rule("euphoria.shoot.human_shield.redirect")
def test_the_dice_that_hit_are_marked_and_counted() -> None:
    """The 2 meets no evasion, the 9 beats the 6 through a shield, the 7 the 5 only without it."""
    pattern = Volley(4, -2, SHIELDED).pattern((9, 2, 7, 4, 6, 5, 4))
    name = Message.of("euphoria.pattern.hits", hits=2, shield=1)
    assert pattern == Pattern((0, 1, 2), name)
    assert Volley(2, 0).pattern((3, 9, 8, 8)) == Pattern(
        (1,), Message.of("euphoria.pattern.hits", hits=1, shield=0)
    )
