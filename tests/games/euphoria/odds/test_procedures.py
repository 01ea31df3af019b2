"""Odds of volleys, melees, charges, jumps and rewards, against the obvious way of finding them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tapete.games.euphoria.odds.procedures import PROCEDURES
from tapete.odds.procedures import BadCircumstance, Reckoned, reckon

FACES = range(1, 11)


def weighed(name: str, **given: Any) -> Reckoned:
    return reckon(PROCEDURES[name], {key.replace("_", "-"): one for key, one in given.items()})


def marks(name: str, **given: Any) -> dict[str, Fraction]:
    return dict(weighed(name, **given).marks)


def lost(name: str, **given: Any) -> dict[int, Fraction]:
    """How much life the target loses, with what chance; -1 if it dies."""
    found: dict[int, Fraction] = {}
    odds = weighed(name, **given).odds
    for gist in odds:
        about = [one for one in gist if ("whose", "target") in one.args]
        points = [dict(one.args).get("points") for one in about if one.key.endswith(".lost")]
        dead = any(one.key.endswith(".dead") for one in about)
        key = -1 if dead else int(str(points[0])) if points else 0
        found[key] = found.get(key, Fraction(0)) + odds.probability(gist)
    return found


def test_a_volley_is_weighed_throw_by_throw_with_all_it_can_evade() -> None:
    wounds = {0: 0, 1: 0, 2: 0}
    for a, b, c, d in product(FACES, repeat=4):
        mine, theirs = sorted((a, b)), sorted((c, d))
        wounds[sum(x + 1 - 2 > y for x, y in zip(mine, theirs, strict=True))] += 1
    found = lost("volley", shots=2, aim=1, cover="heavy", damage=20, target_ap=9)
    assert found == {20 * n: Fraction(count, 10**4) for n, count in wounds.items()}


def test_whoever_has_no_ap_is_hit_by_every_shot() -> None:
    assert marks("volley", shots=3, target_ap=0, target_life=90)["target_dead"] == 1


@pytest.mark.parametrize(("worth", "hit"), [(0, Fraction(45, 100)), (100, Fraction(1))])
def test_evasion_is_bought_only_if_it_is_worth_its_ap(worth: int, hit: Fraction) -> None:
    assert marks("volley", shots=1, target_ap=1, ap_worth=worth)["any_hit"] == hit


def test_every_modifier_has_its_place_in_the_odds() -> None:
    hard = {"two_weapons": True, "several_targets": True, "moved": True, "target_moved": True}
    rolls = weighed("volley", distance=4, **hard).rolls
    assert [term.amount for term in rolls[0].terms] == [1, -1, -1, -1, -1]
    assert rolls[0].rest == 0


def test_a_shield_takes_a_part_of_the_hits() -> None:
    found = marks("volley", shots=1, shield=True, target_ap=1)
    assert found["any_hit"] == Fraction(28, 100)


def test_one_die_each_in_melee() -> None:
    given = {"combat": 0, "target_combat": 1, "strength": 20, "target_strength": 0}
    wounds: dict[int, int] = {}
    for a, b in product(FACES, repeat=2):
        points = 20 * max(0, (a - b) // 5)
        wounds[points] = wounds.get(points, 0) + 1
    assert lost("melee", **given) == {p: Fraction(n, 100) for p, n in wounds.items()}


def test_a_fatality_is_found_by_its_sum() -> None:
    given = {"combat": 2, "target_combat": 0, "charge": False, "target_life": 200, "ap": 2}
    above = sum(a + b > 15 for a, b in product(FACES, repeat=2))
    assert marks("melee", **given)["fatality"] == Fraction(above, 100)


def test_promises_are_the_best_for_both() -> None:
    """With one die to share, a target that can kill by its counter-attack keeps it for that."""
    weak = {"combat": 0, "strength": 10, "life": 5}
    strong = {"target_combat": 1, "target_strength": 100}
    assert marks("melee", **weak, **strong)["own_dead"] == Fraction(6, 10)


def test_a_charge_that_falls_short_fights_nobody() -> None:
    odds = weighed("charge", distance=6, committed=4, target_shots=0).odds
    assert [gist[0].key for gist in odds] == ["euphoria.odds.short"]


def test_a_charge_may_end_in_the_fire_of_its_target() -> None:
    given = {"distance": 4, "committed": 4, "ap": 4, "life": 10, "target_shots": 1}
    found = marks("charge", **given, combat=1, target_combat=0, target_ap=1)
    assert found["own_dead"] == 1


@pytest.mark.rule("euphoria.move.jump.roll")
def test_a_jump_fails_on_a_one() -> None:
    assert marks("jump", gap=2)["across"] == Fraction(9, 10)
    assert marks("jump", gap=1)["across"] == 1
    assert marks("jump", gap=3, somersault=True)["across"] == 1
    with pytest.raises(BadCircumstance):
        marks("jump", gap=3, ap=2)


@pytest.mark.rule("euphoria.reward.explosion")
def test_a_trapdoor_goes_off_one_time_in_ten() -> None:
    assert marks("reward", life=30)["own_dead"] == Fraction(1, 10)
    assert marks("reward", armour=30)["unharmed"] == 1
