"""Rates of fire, recoil, bullets and reloading."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.events.fight import Hit
from tapete.games.savage.rules.attacks.shooting import AMMUNITION
from tapete.games.savage.rules.dice.traits import CRITICAL, FAILED, RAISE, SUCCESS, Versus, Volley
from tests.games.savage.skirmish import Skirmish, skirmish, who

GUNNER = who(shooting=8, gear=("assault_rifle",))


def burst(fight: Skirmish, **details: Any) -> None:
    fight.turn("a")
    fight.do("shoot", "B", **details)


@pytest.mark.rule("savage.ammo")
def test_the_bullets_of_each_rate_of_fire() -> None:
    assert AMMUNITION == {1: 1, 2: 5, 3: 10, 4: 20, 5: 40, 6: 50}


@pytest.mark.rule("savage.ammo")
def test_thirty_rounds_are_three_bursts_at_rate_3() -> None:
    fight = skirmish("a......B", a=GUNNER, B=who(), dice=[3] * 9)
    burst(fight, shots=3)
    burst(fight, shots=3)
    assert fight["a"].items[0].loaded == 10
    burst(fight, shots=3)
    fight.turn("a")
    rule, reason = fight.barred("shoot", "B")
    assert (rule, reason.key) == ("savage.ammo", "savage.barred.no_ammunition")


@pytest.mark.rule("savage.ammo")
def test_rate_4_leaves_too_little_of_thirty_rounds_for_another() -> None:
    from tapete.games.savage.actions.menu import MENU

    gunner = who(shooting=8, strength=8, gear=("machine_gun",))
    fight = skirmish("a......B", a=gunner, B=who(), dice=[3] * 4)
    fight["a"].items[0].loaded = 30
    burst(fight, shots=4)
    fight.turn("a")
    shoot = next(c for c in MENU.choices(fight.fight, fight["a"]) if c.option.what == "shoot")
    assert shoot.details["shots"] == [1, 2, 3]


@pytest.mark.rule("savage.recoil")
@pytest.mark.parametrize(("shots", "penalty"), [(1, 0), (2, -2), (3, -2)])
def test_several_shots_at_once_are_at_minus_2(shots: int, penalty: int) -> None:
    fight = skirmish("a......B", a=GUNNER, B=who(), dice=[3] * 3)
    burst(fight, shots=shots)
    assert fight.terms().get("savage.recoil", 0) == penalty


@pytest.mark.rule("savage.recoil")
def test_a_steady_burst_that_stands_still_has_no_recoil() -> None:
    steady = who(**GUNNER, edges=("steady_burst",))
    fight = skirmish("a......B", a=steady, B=who(), dice=[3] * 6)
    burst(fight, shots=3)
    assert fight.terms() == {}
    burst(fight, shots=3, still=False)
    assert fight.terms() == {"savage.recoil": -2}


@pytest.mark.rule("savage.core.rof")
def test_each_die_is_a_hit_or_a_miss_of_its_own() -> None:
    """6 and 7 hit at -2, 5 does not: two damage rolls."""
    fight = skirmish("a......B", a=GUNNER, B=who(vigor=12), dice=[5, 6, 7, *[1] * 4])
    burst(fight, shots=3)
    fight.table.done()
    assert [roll.rule for roll in fight.table.rolled[1:]] == ["savage.core.damage_roll"] * 2


@pytest.mark.rule("savage.core.rof")
@pytest.mark.rule("savage.core.wild_die")
def test_the_wild_die_takes_the_place_of_one_and_never_adds_a_hit() -> None:
    read = Volley(Versus(4, -2, True), 3)
    assert read((6, 7, 3, 6)) == (SUCCESS, SUCCESS, SUCCESS)
    assert read((6, 7, 6, 10)) == (RAISE, SUCCESS, SUCCESS)
    assert read((6, 3, 3, 3)) == (SUCCESS, FAILED, FAILED)


@pytest.mark.rule("savage.core.rof")
@pytest.mark.rule("savage.core.critical_failure")
def test_more_than_half_ones_with_the_wild_die_among_them_is_a_wreck() -> None:
    read = Volley(Versus(4, -2, True), 3)
    assert read((1, 1, 8, 1)) == (CRITICAL,) * 3
    assert read((1, 8, 8, 1))[0] == SUCCESS
    assert read((1, 1, 1, 6))[0] == SUCCESS


@pytest.mark.rule("savage.core.rof")
def test_shots_may_be_split_between_two_targets() -> None:
    """Two at B, one at C behind a crate; the best die goes to C, through the crate."""
    fight = skirmish(
        "a......B\n........\n......oC",
        a=GUNNER,
        B=who(vigor=12),
        C=who(vigor=12),
        dice=[7, 6, 3, 1, 1, 1, 1],
        answers=[("savage.ask.share_shot", False)],
    )
    fight.turn("a")
    fight.do("split", "B", second="C", split=[2, 1])
    fight.table.done()
    assert fight["a"].items[0].loaded == 20
    hits = [(hit.target, hit.rule) for hit in fight.table.heard(Hit)]
    assert hits == [("B", "savage.core.attack"), ("C", "savage.cover.obstacle")]


@pytest.mark.rule("savage.reload")
def test_arrows_are_nocked_for_nothing() -> None:
    """Two shots as two actions: only the multi-action penalty."""
    bowman = who(shooting=8, gear=("bow",))
    fight = skirmish("a......B", a=bowman, B=who(), dice=[3, 3])
    fight.turn("a", declared=2)
    fight.do("shoot", "B")
    fight.do("shoot", "B")
    assert fight.all_terms() == [{"savage.turn.multi_action": -2}] * 2


@pytest.mark.rule("savage.reload.action")
def test_a_bolt_takes_an_action() -> None:
    fight = skirmish("a......B", a=who(shooting=8, gear=("crossbow",)), B=who(), dice=[3])
    turn = fight.turn("a", declared=3)
    fight.do("shoot", "B")
    assert fight.barred("shoot", "B")[1].key == "savage.barred.no_ammunition"
    fight.do("reload")
    assert turn.used == 2
    assert fight.offers("shoot", "B")


@pytest.mark.rule("savage.reload.action")
def test_three_loose_bullets_take_three_actions_and_a_magazine_one() -> None:
    fight = skirmish("a......B", a=who(gear=("revolver", "pistol")), B=who())
    revolver, pistol = fight["a"].items
    revolver.loaded = pistol.loaded = 0
    for _ in range(3):
        fight.turn("a")
        fight.do("reload", item=0)
    assert revolver.loaded == 3
    fight.turn("a")
    fight.do("reload", item=1)
    assert pistol.loaded == 15


@pytest.mark.rule("savage.reload.action")
def test_why_a_weapon_is_not_reloaded() -> None:
    fight = skirmish("a......B", a=who(gear=("pistol",)), B=who())
    fight.turn("a")
    assert fight.barred("reload")[1].key == "savage.barred.loaded"
    fight["a"].items[0].loaded = fight["a"].items[0].spare = 0
    assert fight.barred("reload")[1].key == "savage.barred.no_spare"


@pytest.mark.rule("savage.reload")
def test_a_bow_needs_no_loading() -> None:
    fight = skirmish("a......B", a=who(gear=("bow",)), B=who())
    fight.turn("a")
    rule, reason = fight.barred("reload")
    assert (rule, reason.key) == ("savage.reload", "savage.barred.nocked_free")
