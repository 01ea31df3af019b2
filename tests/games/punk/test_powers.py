"""What a Cabezón's mind can do."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.gifts import BarrierFell, Relayed, WeaponDropped
from tapete.games.punk.rules.dice.rolls import test as attribute_roll
from tapete.games.punk.rules.fighting.combat import fight
from tapete.games.punk.rules.gifts.powers import lower_barrier, weapons_to_drop
from tapete.games.punk.rules.harm.impact import Hit, strike
from tapete.games.punk.rules.turns.free_actions import repay, resume
from tests.games.punk.fielded import Fielded, fielded, who


def mind(**given: Any) -> dict[str, Any]:
    """A Cabezón in the middle of the table, looking up it."""
    return who(profile="cabezon", A=3, C=1, P=3, AG=2, F=2, D=2, T=4, at=(40, 40), **given)


def thinking(**given: Any) -> Fielded:
    table = fielded(**given)
    table.activate("a")
    return table


@pytest.mark.rule("punk.core.barrier")
def test_a_barrier_is_armour_5_while_an_action_is_spent_on_it() -> None:
    """Strength 4 with a 6 against Toughness 2+5 with a 3: a tie, which is the active player's."""
    table = thinking(a=mind(), dice=[6, 3, 6, 3])
    hit = Hit(4, 0, "punk.impact.roll")
    table.do("barrier")
    assert not strike(table.skirmish, table["a"], hit)
    lower_barrier(table.skirmish, table["a"])
    assert table["a"].barrier
    table.activate("a")
    lower_barrier(table.skirmish, table["a"])
    assert [event.figure for event in table.table.heard(BarrierFell)] == ["a"]
    assert strike(table.skirmish, table["a"], hit)


@pytest.mark.rule("punk.core.mind_shock")
def test_a_mind_shock_is_strength_against_toughness_and_no_armour_helps() -> None:
    """Strength 2 with a 6 against Toughness 4 with a 4: a tie, which is the active player's."""
    table = thinking(a=mind(), B=who(at=(40, 23), D=4, armour=5), dice=[6, 4])
    table.do("mind_shock", to="B")
    assert table["B"].out == "downed"


@pytest.mark.rule("punk.core.mind_shock")
def test_who_wins_the_roll_withstands_it() -> None:
    table = thinking(a=mind(), B=who(at=(40, 30), D=4), dice=[5, 4])
    table.do("mind_shock", to="B")
    assert not table["B"].out


@pytest.mark.rule("punk.core.mind_shock")
@pytest.mark.parametrize(
    ("enemy", "why"),
    [
        (who(at=(40, 22.4)), "power_too_far"),
        (who(at=(40, 50)), "power_unseen"),
        (who(at=(42.4, 30)), "target_locked"),
    ],
)
def test_it_needs_sight_15_cm_and_somebody_who_is_not_locked(
    enemy: dict[str, Any], why: str
) -> None:
    table = thinking(a=mind(), b=who(at=(44.9, 30)), B=enemy)
    assert not table.offers("mind_shock")
    rule, reason = table.barred("mind_shock", to="B")
    assert (rule, reason.key) == ("punk.core.mind_shock", f"punk.barred.{why}")


@pytest.mark.rule("punk.core.mind_shock")
def test_the_refusal_says_how_far_it_is() -> None:
    table = thinking(a=mind(), B=who(at=(40, 20)))
    args = dict(table.barred("mind_shock", to="B")[1].args)
    assert (args["needs"], args["has"]) == (1750, 1500)


@pytest.mark.rule("punk.core.disarm", "punk.core.embedded")
def test_who_fails_a_strength_roll_drops_the_weapon_meant() -> None:
    """Neither claws nor an embedded weapon can be dropped."""
    gear = ["claws", "sickle", "embedded_weapon", "mace", "pistol"]
    table = thinking(a=mind(), B=who(at=(40, 12), F=4, gear=gear), dice=[4, 5])
    table.do("disarm", to="B", drops="pistol")
    assert len(table["B"].gear) == 5
    table.do("disarm", to="B", drops="pistol")
    assert [item.kind for item in table["B"].gear] == gear[:4]
    assert [one.item.kind for one in table.state.dropped] == ["pistol"]
    assert table.state.dropped[0].at == table["B"].at
    assert [event.weapon for event in table.table.heard(WeaponDropped)] == ["pistol"]
    assert not any(do.what == "disarm" and do.to == "a" for do in table.offered())


@pytest.mark.rule("punk.core.disarm")
def test_a_weapon_on_the_ground_takes_an_action_to_pick_up() -> None:
    table = thinking(a=mind(), B=who(at=(40, 20), F=1, gear=["mace"]), dice=[2])
    table.do("disarm", to="B")
    table.activate("B")
    table.do("pick_up")
    assert [item.kind for item in table["B"].gear] == ["mace"]
    assert table.state.dropped == []
    assert table.state.active is not None
    assert table.state.active.left == 1


@pytest.mark.rule("punk.core.disarm")
def test_it_is_picked_up_only_by_who_stands_over_it() -> None:
    table = thinking(a=mind(), B=who(at=(40, 20), F=1, gear=["mace"]), c=who(at=(40, 25)), dice=[2])
    table.do("disarm", to="B")
    table.activate("c")
    assert not table.offers("pick_up")


@pytest.mark.rule("punk.core.boost")
def test_a_boost_is_3_more_until_it_is_used() -> None:
    """Technique 4+3: a 7 passes, and then no longer."""
    table = thinking(a=mind(), b=who(at=(40, 10), T=4), dice=[7, 7])
    table.do("boost", to="b", attribute="T")
    assert attribute_roll(table.skirmish, table["b"], "T", "punk.core.mends")
    assert not attribute_roll(table.skirmish, table["b"], "T", "punk.core.mends")


@pytest.mark.rule("punk.core.boost")
def test_a_group_is_boosted_as_one() -> None:
    group: dict[str, Any] = {"group": "g", "C": 1, "profile": "pocho", "P": None}
    table = thinking(
        a=mind(),
        b=who(at=(40, 30), **group),
        c=who(at=(40, 27), **group),
        D=who(at=(42.5, 30), C=5),
        dice=[5, 4, 1, 10],
    )
    table.do("boost", to="b", attribute="C")
    assert (table["b"].boost, table["c"].boost) == ("C", "C")
    assert not table.offers("boost", to="P")
    fight(table.skirmish, table["c"], table["D"])
    assert (table["b"].boost, table["c"].boost) == ("", "")


@pytest.mark.rule("punk.core.puppeteer")
def test_a_puppet_takes_a_free_action_at_once_and_then_the_mind_goes_on() -> None:
    table = thinking(a=mind(), b=who(at=(40, 10)))
    table.do("puppeteer", to="b")
    repay(table.skirmish)
    active = table.state.active
    assert active is not None
    assert (active.mini, active.left, active.free) == ("b", 1, True)
    resume(table.skirmish)
    assert table.state.active is not None
    assert (table.state.active.mini, table.state.active.left) == ("a", 2)
    assert not table["b"].acted


@pytest.mark.rule("punk.core.relay")
def test_a_power_may_go_through_a_friend_with_resonance() -> None:
    """B is 27.5 cm from a, and 10 cm from c."""
    table = thinking(
        a=mind(),
        c=who(at=(40, 25), special=["relay"], facing=0),
        B=who(at=(40, 12.5), D=1),
        dice=[10, 1],
    )
    table.do("mind_shock", to="B")
    assert table["B"].out == "downed"
    assert table.table.heard(Relayed)


@pytest.mark.rule("punk.core.relay")
def test_an_enemy_with_resonance_may_pass_a_power_on() -> None:
    table = thinking(
        a=mind(),
        B=who(at=(40, 30), special=["relay"], facing=0),
        C=who(at=(40, 20), D=1),
        dice=[10, 1],
        answers=[("punk.ask.relay", "C")],
    )
    table.do("mind_shock", to="B")
    assert (table["B"].out, table["C"].out) == ("", "downed")


@pytest.mark.rule("punk.core.embedded", "punk.core.disarm")
@pytest.mark.parametrize(
    ("gear", "places"),
    [
        (["medium_blade"], [0]),
        (["medium_blade", "poison_flask"], [0]),
        (["medium_blade", "embedded_weapon"], []),
        (["claws", "mace"], [1]),
        (["molotov"], [0]),
    ],
)
def test_what_is_grown_into_a_hand_is_not_dropped(gear: list[str], places: list[int]) -> None:
    mini = fielded(a=who(at=(40, 40), gear=gear))["a"]
    assert [place for place, _ in weapons_to_drop(mini)] == places
