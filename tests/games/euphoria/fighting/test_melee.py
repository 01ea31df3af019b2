"""Melee: who attacks first, what is promised, and what comes of the sums."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.events.fighting import Attacked, Defended, Dodged, Fatality, Spared
from tapete.games.euphoria.events.harm import Hurt
from tapete.games.euphoria.rules.fighting import phase
from tapete.games.euphoria.rules.fighting.combats import pairs
from tapete.games.euphoria.rules.fighting.exchange import attack, exchange
from tapete.games.euphoria.rules.fighting.promises import (
    attack_dice,
    charge_rules,
    defence_dice,
)
from tapete.games.euphoria.state import Charge, Pair
from tests.games.euphoria.shows import Shown, shown, who

TOUCH = 1.18
"""Inches between the middles of two bases of 30 mm that touch."""


def duel(charge: bool = False, seen: bool = True, **given: Any) -> Shown:
    """`a` and `B` in contact, in the melee phase; with `charge`, `a` has charged."""
    a = {"at": (10, 10), **given.pop("a", {})}
    b = {"at": (10 + TOUCH, 10), **given.pop("B", {})}
    show = shown(a=who(**a), B=who(**b), phase="melee", **given)
    if charge:
        show.state.charges = [Charge("a", "B", seen)]
    return show


def strike(show: Shown, one: str = "a", other: str = "B") -> None:
    attack(show.show, show[one], show[other], ("euphoria.melee.standing",))


def order(show: Shown) -> list[tuple[str, str]]:
    return [(pair.attacker, pair.target) for pair in pairs(show.show)]


def dice(show: Shown, one: str = "a", other: str = "B") -> int:
    return sum(attack_dice(show.show, show[one], show[other]))


# --- dice


@pytest.mark.rule("euphoria.melee.max_dice")
def test_combat_limits_attack_and_defence_together() -> None:
    show = duel(a={"combat": 3}, B={"ap": 0}, dice=[1, 1], answers=[2])
    strike(show)
    assert defence_dice(show.show, show["B"], show["a"]) == 1
    charged = duel(True, a={"combat": 3}, B={"ap": 0}, dice=[1, 1], answers=[2])
    strike(charged)
    assert defence_dice(charged.show, charged["B"], charged["a"]) == 2


@pytest.mark.rule("euphoria.melee.die_cost")
@pytest.mark.rule("euphoria.ruling.melee_die_cost")
def test_each_die_costs_an_ap() -> None:
    show = duel(a={"combat": 3, "ap": 2}, B={"ap": 0}, dice=[1, 1], answers=[2])
    assert dice(show) == 2
    strike(show)
    assert show["a"].ap == 0


@pytest.mark.rule("euphoria.charge.extra_attack")
@pytest.mark.parametrize(("ap", "seen", "most"), [(0, True, 1), (2, True, 3), (2, False, 2)])
def test_a_charge_with_sight_gives_a_free_die(ap: int, seen: bool, most: int) -> None:
    show = duel(True, seen, a={"combat": 2, "ap": ap})
    assert [dice(show), dice(show)] == [most, most]


@pytest.mark.rule("euphoria.charge.extra_attack")
@pytest.mark.rule("euphoria.ruling.charge_die_use")
def test_the_free_die_counts_first_and_only_against_its_target() -> None:
    show = duel(True, a={"combat": 2}, B={"ap": 0}, C=who(at=(10 - TOUCH, 10)),
                dice=[1, 1], answers=[2])  # fmt: skip
    assert dice(show, "a", "C") == 2
    strike(show)
    assert (show["a"].ap, show["a"].deeds.dice, dice(show)) == (7, 1, 1)


@pytest.mark.rule("euphoria.charge.extra_attack.several")
def test_each_charger_has_its_own_free_die() -> None:
    show = duel(a={"ap": 0}, c=who(at=(10 + 2 * TOUCH, 10), ap=0))
    show.state.charges = [Charge("a", "B", True), Charge("c", "B", True)]
    assert [dice(show, one) for one in ("a", "c")] == [1, 1]


@pytest.mark.rule("euphoria.class.increased_charge")
@pytest.mark.parametrize(("seen", "most"), [(True, 4), (False, 3)])
def test_an_increased_charge_adds_to_combat(seen: bool, most: int) -> None:
    show = duel(True, seen, a={"combat": 2, "ap": 5, "classes": ["increased_charge"]})
    assert dice(show) == most


@pytest.mark.rule("euphoria.gene.perfect_defence")
def test_perfect_defence_takes_the_free_die() -> None:
    show = duel(True, a={"combat": 2, "ap": 5}, B={"gene": "perfect_defence"})
    assert dice(show) == 2


@pytest.mark.rule("euphoria.class.animal")
@pytest.mark.rule("euphoria.ruling.animal_scope")
def test_an_animal_defends_with_one_die_against_each() -> None:
    show = duel(B={"classes": ["animal"], "combat": 3, "ap": 6})
    assert defence_dice(show.show, show["a"], show["B"]) == 1
    show["B"].deeds.dice = 1
    assert defence_dice(show.show, show["a"], show["B"]) == 1


# --- order


@pytest.mark.rule("euphoria.melee.charger_first")
@pytest.mark.rule("euphoria.charge.must_fight")
def test_a_charger_attacks_first_whatever_its_euphoria() -> None:
    show = duel(True, a={"euphoria": 2}, B={"euphoria": 9})
    assert order(show) == [("a", "B")]


@pytest.mark.rule("euphoria.melee.lifo")
@pytest.mark.rule("euphoria.ruling.mutual_charge")
def test_the_last_charge_is_resolved_first() -> None:
    show = duel(c=who(at=(10 + 2 * TOUCH, 10)), d=who(at=(10 + TOUCH, 10 + TOUCH)))
    show.state.charges = [Charge(one, "B", True) for one in ("a", "c", "d")]
    assert order(show) == [("d", "B"), ("c", "B"), ("a", "B")]


@pytest.mark.rule("euphoria.melee.standing")
def test_without_a_charge_the_more_euphoric_attacks() -> None:
    show = duel(a={"euphoria": 4}, B={"euphoria": 6})
    assert order(show) == [("B", "a")]


@pytest.mark.rule("euphoria.ruling.melee_euphoria_tie")
@pytest.mark.parametrize(("priority", "first"), [(0, "a"), (1, "B")])
def test_on_a_tie_priority_attacks(priority: int, first: str) -> None:
    show = duel()
    show.state.priority = priority
    assert order(show)[0][0] == first


@pytest.mark.rule("euphoria.ruling.melee_order")
@pytest.mark.rule("euphoria.ruling.combat_group")
def test_charges_come_first_and_combats_by_their_first_attackers() -> None:
    show = duel(
        a={"euphoria": 3}, B={"euphoria": 2}, c=who(at=(10 + 2 * TOUCH, 10), euphoria=9),
        d=who(at=(4, 4), euphoria=6), E=who(at=(4 + TOUCH, 4), euphoria=5),
    )  # fmt: skip
    show.state.charges = [Charge("a", "B", True)]
    assert order(show) == [("d", "E"), ("a", "B"), ("c", "B")]


# --- promises


@pytest.mark.rule("euphoria.melee.declare")
def test_the_target_promises_after_the_attacker_and_before_the_roll() -> None:
    show = duel(dice=[5, 6, 4], answers=[("euphoria.ask.attack", 2), ("euphoria.ask.defend", 1)])
    strike(show)
    assert [type(one) for one in show.table.told[:2]] == [Attacked, Defended]
    assert len(show.table.rolled) == 1
    assert show.rolls()[0].each == (0, 0, 1)


@pytest.mark.rule("euphoria.ruling.must_fight_minimum")
def test_a_charger_attacks_with_one_die_at_least() -> None:
    show = duel(True, B={"ap": 0}, dice=[5], answers=[1])
    exchange(show.show, Pair("a", "B", charge=True))
    assert show.table.asked[0][2].describe()["least"] == 1
    tired = duel(True, False, a={"ap": 0}, B={"ap": 0})
    exchange(tired.show, Pair("a", "B", charge=True))
    assert len(tired.told(Spared)) == 2


@pytest.mark.rule("euphoria.melee.counter")
def test_the_target_strikes_back_with_what_it_has_left() -> None:
    show = duel(a={"combat": 2}, B={"combat": 3, "ap": 8}, dice=[3, 3, 4, 4, 1],
                answers=[1, 1, 2, 1])  # fmt: skip
    exchange(show.show, Pair("a", "B"))
    first, back = show.told(Attacked)
    assert not first.counter
    assert (back.figure, back.counter, show.table.asked[2][2].describe()["most"]) == ("B", True, 2)
    assert show.table.asked[3][2].describe()["most"] == 1


@pytest.mark.rule("euphoria.melee.multiple")
def test_dice_are_shared_among_all_exchanges() -> None:
    show = duel(B={"combat": 3, "ap": 8}, c=who(at=(10 + 2 * TOUCH, 10)), dice=[3, 3, 3, 3],
                answers=[1, 2, 1, 0])  # fmt: skip
    exchange(show.show, Pair("a", "B"))
    assert dice(show, "B", "c") == 0


@pytest.mark.rule("euphoria.melee.multiple")
def test_every_enemy_in_contact_has_its_exchange() -> None:
    show = duel(a={"ap": 0}, B={"ap": 0}, c=who(at=(10 + 2 * TOUCH, 10), ap=0))
    phase.begin(show.show)
    assert [phase.go_on(show.show) for _ in range(3)] == [True, True, False]


@pytest.mark.rule("euphoria.ruling.sequential_effects")
def test_one_that_died_fights_no_more() -> None:
    show = duel(B={"ap": 0, "life": 10}, c=who(at=(10 + 2 * TOUCH, 10)), dice=[9], answers=[1])
    phase.begin(show.show)
    phase.go_on(show.show)
    assert show["B"].out == "dead"
    assert not phase.go_on(show.show)


# --- what comes of it


@pytest.mark.rule("euphoria.melee.damage")
def test_strength_for_each_success_less_armour() -> None:
    show = duel(a={"strength": 30}, B={"armour": 10, "ap": 0}, dice=[6, 5], answers=[2])
    strike(show)
    assert show["B"].life == 30


@pytest.mark.rule("euphoria.melee.weapons")
@pytest.mark.parametrize(("items", "armed"), [(["sword"], True), (["medkit"], False)])
def test_a_melee_weapon_adds_to_strength(items: list[str], armed: bool) -> None:
    show = duel(a={"strength": 40, "items": items}, B={"ap": 0}, dice=[5], answers=[1])
    strike(show)
    assert show["B"].life == 40
    assert ("euphoria.melee.weapons" in show.told(Hurt)[0].also) is armed


@pytest.mark.rule("euphoria.faction.ghost.bonus")
def test_ghosts_hit_bad_born_harder() -> None:
    show = duel(B={"ap": 0, "classes": ["bad_born"]}, factions=("ghost", ""), dice=[5, 5],
                answers=[2])  # fmt: skip
    strike(show)
    assert show["B"].life == 20


@pytest.mark.rule("euphoria.melee.successes")
def test_a_better_defence_harms_nobody() -> None:
    show = duel(dice=[2, 9], answers=[1, 1])
    strike(show)
    assert (show["a"].life, show["B"].life) == (80, 80)


@pytest.mark.rule("euphoria.melee.fatality")
def test_a_fatality_kills_whatever_life_and_armour() -> None:
    show = duel(B={"life": 200, "armour": 90, "ap": 0}, dice=[8, 8], answers=[2])
    strike(show)
    assert (show["B"].out, len(show.told(Fatality))) == ("dead", 1)


@pytest.mark.rule("euphoria.class.dodge")
@pytest.mark.parametrize(("die", "life"), [(8, 80), (7, 40)])
def test_dodging_cancels_the_whole_attack(die: int, life: int) -> None:
    show = duel(B={"ap": 0, "classes": ["dodge"]}, dice=[5, 5, die], answers=[2])
    strike(show)
    assert (show["B"].life, bool(show.told(Dodged))) == (life, life == 80)


@pytest.mark.rule("euphoria.ruling.dodge_scope")
def test_dodging_stops_no_fatality_and_is_not_rolled_for_a_miss() -> None:
    show = duel(B={"ap": 0, "classes": ["dodge"]}, dice=[10, 10], answers=[2])
    strike(show)
    assert show["B"].out == "dead"
    missed = duel(B={"ap": 0, "classes": ["dodge"]}, dice=[4], answers=[1])
    strike(missed)
    assert missed["B"].life == 80


@pytest.mark.rule("euphoria.class.drone.melee")
def test_a_drone_that_engages_can_be_fought() -> None:
    show = duel(B={"classes": ["drone"], "landed": True, "ap": 0}, dice=[5], answers=[1])
    strike(show)
    assert show["B"].life == 60


@pytest.mark.rule("euphoria.charge.extra_attack")
@pytest.mark.rule("euphoria.charge.extra_attack.several")
@pytest.mark.rule("euphoria.gene.perfect_defence")
def test_an_attack_says_where_its_free_die_comes_from_or_why_it_has_none() -> None:
    one, two = Charge("a", "B", True), Charge("c", "B", True)
    extra, several = "euphoria.charge.extra_attack", "euphoria.charge.extra_attack.several"
    show = duel(a={"ap": 2}, c=who(at=(10 + 2 * TOUCH, 10)))
    said: list[tuple[str, ...]] = []
    for charges, gene, free in (
        ([one], "", True), ([one, two], "", True), ([two], "", False),
        ([one], "perfect_defence", False), ([one], "blood", False),
    ):  # fmt: skip
        show.state.charges, show["B"].gene = charges, gene
        said.append(charge_rules(show.show, show["a"], show["B"], free=free))
    assert said == [(extra,), (extra, several), (), ("euphoria.gene.perfect_defence",), ()]


@pytest.mark.rule("euphoria.melee.declare")
def test_a_target_may_promise_nothing_and_one_with_a_single_choice_is_not_asked() -> None:
    show = duel(dice=[5], answers=[("euphoria.ask.attack", 1), ("euphoria.ask.defend", 0)])
    strike(show)
    assert (show["B"].life, show["B"].ap) == (60, 8)
    free = duel(True, a={"ap": 0}, B={"ap": 0}, dice=[5])
    exchange(free.show, Pair("a", "B", charge=True))
    assert (free["B"].life, free.table.asked) == (60, [])
