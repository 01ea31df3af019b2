"""Poisonous creatures."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.content.library import Poison
from tapete.games.savage.rules.turns.turns import begin_turn
from tapete.games.savage.state import Venom
from tests.games.savage.skirmish import Skirmish, skirmish, who

RULE = "savage.ruling.poison"
RAT: dict[str, Any] = {"fighting": 6, "strength": 6}


def bitten(poison: Poison, *dice: int, gear: str = "bite", **victim: Any) -> Skirmish:
    """A bite that hits and leaves its victim Shaken, and then the dice of the poison."""
    biter = who(**RAT, gear=(gear,), poison=poison)
    foe = who(vigor=6, wild=True, gear=("knife",), **victim)
    fight = skirmish("aB", a=biter, B=foe, dice=[5, 2, 3, *dice])
    fight.turn("a")
    fight.do("fight", to="B")
    fight.table.done()
    return fight


@pytest.mark.rule(RULE)
def test_whoever_a_poisonous_bite_harms_rolls_vigor_with_the_poison_s_number() -> None:
    fight = bitten(Poison("mild", -2), 6, 1, 1)
    assert fight.terms() == {RULE: -2}
    assert (fight["B"].shaken, fight["B"].fatigue) == (True, 0)


@pytest.mark.rule(RULE)
def test_a_mild_poison_tires() -> None:
    assert bitten(Poison("mild"), 3, 2)["B"].fatigue == 1


@pytest.mark.rule(RULE)
def test_a_poison_may_wound() -> None:
    assert bitten(Poison("wounding"), 3, 2)["B"].wounds == 1


@pytest.mark.rule(RULE)
def test_a_poison_may_put_to_sleep_for_hours() -> None:
    fight = bitten(Poison("sleeping"), 3, 2, 4, 5)
    assert (fight["B"].out, fight["B"].hours) == ("unconscious", 9)
    assert getattr(fight.table.rolled[-1], "dice", ()) == (6, 6)


@pytest.mark.rule(RULE)
@pytest.mark.parametrize("kind", ["paralysing", "deadly"])
def test_a_grave_poison_stuns_and_stays(kind: Any) -> None:
    fight = bitten(Poison(kind, -1), 3, 2, 4, 5)
    assert (fight["B"].stunned, fight["B"].venom) == (True, Venom(kind, 9, -1))


@pytest.mark.rule(RULE)
@pytest.mark.parametrize("given", [{"gear": "knife"}, {"immunities": ("poison",)}])
def test_neither_other_weapons_poison_nor_are_the_immune_poisoned(given: Any) -> None:
    assert not bitten(Poison("mild"), **given)["B"].fatigue


@pytest.mark.rule(RULE)
def test_a_bite_that_does_no_harm_does_not_poison() -> None:
    biter = who(**RAT, gear=("bite",), poison=Poison("mild"))
    fight = skirmish("aB", a=biter, B=who(vigor=12, gear=("knife",)), dice=[5, 1, 1])
    fight.turn("a")
    fight.do("fight", to="B")
    fight.table.done()
    assert not fight["B"].fatigue


# --- how it goes on


def sick(venom: Venom, *dice: int, stunned: bool = True) -> Skirmish:
    state = {"venom": venom, "stunned": stunned}
    fight = skirmish("a", a=who(vigor=8, state=state), dice=dice)
    begin_turn(fight.fight, fight["a"])
    fight.table.done()
    return fight


@pytest.mark.rule(RULE)
def test_the_paralysed_cannot_try_to_recover_until_the_poison_ends() -> None:
    assert sick(Venom("paralysing", 2))["a"].venom == Venom("paralysing", 1)
    healed = sick(Venom("paralysing", 1), 7)["a"]
    assert (healed.venom, healed.stunned) == (None, False)


@pytest.mark.rule(RULE)
def test_a_deadly_poison_kills_with_its_last_turn() -> None:
    assert not sick(Venom("deadly", 2), 5)["a"].out
    assert sick(Venom("deadly", 1))["a"].out == "dead"


@pytest.mark.rule(RULE)
@pytest.mark.parametrize(("face", "venom"), [(6, None), (5, Venom("deadly", 4, -2))])
def test_a_friend_beside_ends_it_with_a_healing_roll(face: int, venom: Venom | None) -> None:
    state = {"venom": Venom("deadly", 4, -2)}
    fight = skirmish("ab   c", a=who(healing=8), b=who(side=0, state=state),
                     c=who(side=0, healing=8), dice=[face])  # fmt: skip
    fight.turn("a")
    fight.do("antidote", to="b")
    assert fight["b"].venom == venom
    assert fight.terms() == {RULE: -2}


@pytest.mark.rule(RULE, "savage.turn.multi_action")
def test_treating_poison_is_an_action_like_any_other() -> None:
    state = {"venom": Venom("deadly", 4)}
    fight = skirmish("ab", a=who(healing=8), b=who(side=0, state=state), dice=[6])
    fight.turn("a", declared=2)
    fight.do("antidote", to="b")
    assert fight.terms() == {"savage.turn.multi_action": -2}


@pytest.mark.rule(RULE)
def test_poison_is_not_treated_from_afar() -> None:
    state = {"venom": Venom("deadly", 4)}
    fight = skirmish("a     b", a=who(healing=8), b=who(side=0, state=state))
    fight.turn("a")
    assert not fight.offers("antidote", to="b")
