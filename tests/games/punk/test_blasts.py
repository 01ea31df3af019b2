"""Who bursts when it falls, and who burns as soon as it touches an enemy."""

from __future__ import annotations

import pytest

from tapete.games.punk.events.gifts import Blew
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.rules.harm.blasts import ignite_all
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.state import Item
from tests.games.punk.fielded import Fielded, fielded, who


def blows(table: Fielded) -> set[tuple[int, int]]:
    """The Strength and Penetration of all that struck."""
    return {(hit.strength, hit.penetration) for hit in table.table.heard(Hit)}


@pytest.mark.rule("punk.core.walking_bomb")
def test_a_walking_bomb_hits_friend_and_foe_within_5_cm() -> None:
    """Bases of 25 mm: edges 5 cm apart at 7.5 cm between centres."""
    table = fielded(
        a=who(at=(40, 40), special=["walking_bomb"]),
        b=who(at=(47.5, 40), D=4),
        B=who(at=(40, 32.5), D=4),
        C=who(at=(40, 47.6), D=4),
        dice=[6, 5, 1, 10],
    )
    table.activate("B")
    down(table.skirmish, table["a"], "punk.downed.causes")
    assert [table[one].out for one in "abBC"] == ["downed", "downed", "", ""]
    assert blows(table) == {(4, 6)}
    table.table.done()


@pytest.mark.rule("punk.core.walking_bomb", "punk.penetration.no_bonus")
def test_its_penetration_of_6_cancels_armour_of_3() -> None:
    """Strength 4 against Toughness 3, whatever its Armour: punk.example.penetration_6"""
    table = fielded(
        A=who(at=(40, 40), special=["walking_bomb"]),
        b=who(at=(44, 40), D=3, armour=3),
        dice=[5, 5],
    )
    table.activate("b")
    down(table.skirmish, table["A"], "punk.downed.causes")
    assert table["b"].out == "downed"
    assert [event.what for event in table.table.heard(Blew)] == ["walking_bomb"]


@pytest.mark.rule("punk.core.burst", "punk.template.shapes", "punk.template.combat_spread")
def test_a_burst_touches_what_the_round_template_does_and_all_of_their_combats() -> None:
    """A circle of 5 cm around the middle of the base: C is beyond it, but fights b."""
    table = fielded(
        A=who(at=(40, 40), base=55, special=["burst"]),
        b=who(at=(46, 40), D=10),
        C=who(at=(48.5, 40), D=3, special=["beast"]),
        D=who(at=(40, 47), D=3),
        dice=[1, 10, 10, 1],
    )
    table.activate("b")
    down(table.skirmish, table["A"], "punk.downed.causes")
    assert (table["b"].out, table["C"].out, table["D"].out) == ("", "downed", "")
    assert blows(table) == {(3, 2)}
    table.table.done()


@pytest.mark.rule("punk.core.burst", "punk.template.area")
def test_a_burst_reaches_no_further_up_than_5_cm() -> None:
    table = fielded(
        A=who(at=(40, 40), special=["burst"]),
        b=who(at=(44, 40), height=5),
        c=who(at=(36, 40), height=5.01),
        dice=[1, 10],
    )
    table.activate("b")
    down(table.skirmish, table["A"], "punk.downed.causes")
    assert [hit.target for hit in table.table.heard(Hit)] == ["b"]


@pytest.mark.rule("punk.core.immolation")
def test_who_carries_a_petrol_drum_burns_with_all_of_the_combat() -> None:
    table = fielded(
        a=who(at=(40, 40), gear=["petrol_drum"]),
        B=who(at=(42.5, 40), D=4),
        c=who(at=(45, 40), D=4),
        D=who(at=(60, 40)),
        dice=[5, 5, 5, 7],
    )
    table.activate("a")
    assert ignite_all(table.skirmish)
    assert [table[one].out for one in "aBcD"] == ["downed", "downed", "", ""]
    assert table["a"].gear == []
    assert blows(table) == {(5, 5)}
    table.table.done()


@pytest.mark.rule("punk.core.immolation")
def test_nobody_burns_without_an_enemy_in_contact() -> None:
    table = fielded(a=who(at=(40, 40), gear=[Item("petrol_drum")]), b=who(at=(42.5, 40)))
    table.activate("a")
    assert not ignite_all(table.skirmish)
    assert not table["a"].out
