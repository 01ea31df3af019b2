"""Damage against Toughness, wounds, armour and size."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.events.fight import Unharmed, Wounded
from tapete.games.savage.figures import (
    missing_steps,
    pace,
    parry,
    scale,
    strong_enough,
    toughness,
    wound_limit,
)
from tapete.games.savage.rules.attacks.attack import weapon_in
from tapete.games.savage.rules.attacks.modifiers import weak_arm
from tapete.games.savage.rules.dice.traits import standing, wound_penalty
from tapete.games.savage.rules.harm.damage import Blow, armour_against, damage_dice, harm, strike
from tests.games.savage.skirmish import Skirmish, skirmish, who

RULE = "savage.core.damage_roll"


def victim(**given: Any) -> Skirmish:
    return skirmish("a", a=who(**given))


@pytest.mark.rule("savage.core.toughness")
@pytest.mark.parametrize(
    ("total", "shaken", "wounds"), [(4, False, 0), (5, True, 0), (9, True, 1), (13, True, 2)]
)
def test_damage_against_toughness_5(total: int, shaken: bool, wounds: int) -> None:
    fight = skirmish("a", a=who(wild=True), dice=[total])
    strike(fight.fight, fight["a"], Blow((20,)), RULE)
    assert (fight["a"].shaken, fight["a"].wounds) == (shaken, wounds)


@pytest.mark.rule("savage.core.toughness", "savage.core.wounds")
@pytest.mark.parametrize(("degree", "wounds"), [(0, []), (1, []), (2, [1]), (3, [2])])
def test_only_wounds_are_told_as_wounds(degree: int, wounds: list[int]) -> None:
    fight = victim(wild=True)
    harm(fight.fight, fight["a"], degree)
    assert [told.wounds for told in fight.table.heard(Wounded)] == wounds


@pytest.mark.rule("savage.core.toughness")
def test_shaken_twice_over_is_a_wound_and_with_raises_just_the_raises() -> None:
    fight = victim(wild=True, state={"shaken": True})
    assert harm(fight.fight, fight["a"], 1) == 2
    assert fight["a"].wounds == 1
    harm(fight.fight, fight["a"], 2)
    assert fight["a"].wounds == 2


@pytest.mark.rule("savage.core.wounds")
def test_three_wounds_and_still_up_the_fourth_is_out() -> None:
    fight = victim(wild=True)
    for wounds in (1, 2, 3):
        harm(fight.fight, fight["a"], 2)
        assert (fight["a"].wounds, fight["a"].out) == (wounds, "")
    assert wound_penalty(fight["a"]) == -3
    assert pace(fight["a"]) == 3
    harm(fight.fight, fight["a"], 2)
    assert (fight["a"].wounds, fight["a"].out) == (3, "incapacitated")


@pytest.mark.rule("savage.core.wounds")
@pytest.mark.rule("savage.core.wild_cards_extras")
def test_an_extra_is_out_at_the_first_wound() -> None:
    fight = victim()
    harm(fight.fight, fight["a"], 2)
    assert fight["a"].out == "incapacitated"


@pytest.mark.rule("savage.core.wounds")
def test_pace_never_falls_below_1_and_nerves_of_steel_ignore_a_point() -> None:
    assert pace(victim(wild=True, pace=2, state={"wounds": 3})["a"]) == 1
    steel = victim(wild=True, edges=("nerves_of_steel",), state={"wounds": 2})["a"]
    assert wound_penalty(steel) == -1


@pytest.mark.rule("savage.core.size_scale")
@pytest.mark.parametrize(
    ("size", "modifier", "limit"),
    [(-4, -6, 0), (-3, -4, 0), (-2, -2, 0), (3, 0, 0), (4, 2, 1), (8, 4, 2), (12, 6, 3)],
)
def test_size_gives_scale_and_wounds(size: int, modifier: int, limit: int) -> None:
    figure = victim(size=size)["a"]
    assert (scale(figure), wound_limit(figure)) == (modifier, limit)
    assert toughness(figure) == max(1, 5 + size)


@pytest.mark.rule("savage.core.derived")
def test_derived_values() -> None:
    plain = victim()["a"]
    assert (pace(plain), parry(plain), toughness(plain)) == (6, 2, 5)
    great = victim(fighting=13, vigor=15)["a"]
    assert (parry(great), toughness(great)) == (8, 9)
    armed = victim(fighting=8, gear=("knife", "medium_shield"))["a"]
    assert parry(armed) == 8
    edged = victim(edges=("brawny", "fleet_footed"))["a"]
    assert (pace(edged), toughness(edged)) == (8, 6)


@pytest.mark.rule("savage.core.armour_piercing")
@pytest.mark.parametrize(("ap", "extra", "left"), [(0, 0, 2), (1, 0, 1), (4, 0, 0), (4, 6, 4)])
def test_piercing_takes_from_armour_and_never_from_toughness(
    ap: int, extra: int, left: int
) -> None:
    figure = victim(armour=2)["a"]
    assert armour_against(figure, Blow((6,), ap=ap, extra_armour=extra)) == left


@pytest.mark.rule("savage.core.min_strength")
def test_a_weapons_die_never_exceeds_its_users_strength() -> None:
    assert damage_dice(victim(strength=6)["a"], "Str+d10") == ((6, 6), 0)
    assert damage_dice(victim(strength=12)["a"], "Str+d10") == ((12, 10), 0)


@pytest.mark.rule("savage.core.min_strength")
def test_too_weak_for_bow_or_armour() -> None:
    fight = victim(strength=4, gear=("chain_mail", "long_bow"))
    hero = fight["a"]
    assert not strong_enough(hero, 8)
    assert missing_steps(hero, 8) == 2
    bow = weapon_in(hero.items[1])
    assert weak_arm(hero, bow).amount == -2
    burden = {m.rule: m.amount for m in standing(fight.fight, hero, "athletics", action=False)}
    assert burden["savage.core.min_strength"] == -2
    assert pace(hero) == 4
    assert not standing(fight.fight, hero, "smarts", action=False)


@pytest.mark.rule("savage.core.soak")
def test_a_blow_counts_in_full_before_it_is_soaked() -> None:
    """61 against 5 is fourteen wounds; five are soaked, and nine are more than anybody bears."""
    fight = skirmish(
        "a",
        a=who(wild=True, state={"bennies": 1}),
        dice=[20, 20, 20, 1, 6, 6, 6, 2, 3],
        answers=[True],
    )
    strike(fight.fight, fight["a"], Blow((20,)), RULE)
    assert fight["a"].out == "incapacitated"


@pytest.mark.rule("savage.core.toughness", "savage.core.damage_roll")
@pytest.mark.parametrize(("total", "unharmed"), [(4, 1), (5, 0)])
def test_less_than_toughness_harms_nobody_and_that_is_told(total: int, unharmed: int) -> None:
    fight = skirmish("a", a=who(wild=True), dice=[total])
    assert strike(fight.fight, fight["a"], Blow((20,)), RULE) == 1 - unharmed
    assert len(fight.table.heard(Unharmed)) == unharmed


@pytest.mark.rule("savage.core.damage_roll", "savage.core.raises")
def test_a_raise_is_a_d6_more_and_a_blow_has_nothing_else_unless_told() -> None:
    plain = Blow((8,))
    assert plain.with_raise().dice == (8, 6)
    bare = (plain.plus, plain.ap, plain.part, plain.extra_armour, plain.heavy, plain.nonlethal)
    assert bare == (0, 0, "torso", 0, False, False)


@pytest.mark.rule("savage.core.jokers", "savage.core.damage_roll")
@pytest.mark.parametrize("joker", [True, False])
def test_a_joker_adds_2_to_damage(joker: bool) -> None:
    fight = skirmish("aB", a=who(), B=who(), dice=[1, 1])
    if joker:
        fight.state.jokers.append(fight["a"].group)
    strike(fight.fight, fight["B"], Blow((6,)), RULE, fight["a"])
    assert fight.terms() == ({"savage.core.jokers": 2} if joker else {})
    strike(fight.fight, fight["B"], Blow((6,)), RULE)
    assert fight.terms() == {}


@pytest.mark.rule("savage.core.aces", "savage.core.damage_roll")
def test_damage_dice_ace() -> None:
    fight = skirmish("a", a=who(wild=True), dice=[6, 3])
    strike(fight.fight, fight["a"], Blow((6,)), RULE)
    assert fight["a"].wounds == 1


@pytest.mark.rule("savage.power.heavy")
@pytest.mark.parametrize(("heavy", "degree"), [(True, 1), (False, 0)])
def test_only_heavy_weapons_harm_heavy_armour(heavy: bool, degree: int) -> None:
    fight = skirmish("a", a=who(wild=True, heavy=True), dice=[5])
    assert strike(fight.fight, fight["a"], Blow((6,), heavy=heavy), RULE) == degree


@pytest.mark.rule("savage.core.toughness", "savage.core.wounds")
@pytest.mark.parametrize(
    ("wild", "wounds", "degree", "told"),
    [(True, 0, 3, 3), (True, 3, 9, 2), (True, 1, 9, 4), (False, 0, 9, 2)],
)
def test_no_more_harm_is_counted_than_puts_one_out(
    wild: bool, wounds: int, degree: int, told: int
) -> None:
    """1 for being Shaken, and then one for each wound up to the one too many."""
    fight = victim(wild=wild, state={"wounds": wounds})
    assert harm(fight.fight, fight["a"], degree) == told


@pytest.mark.rule("savage.benny.damage", "savage.core.damage_roll")
@pytest.mark.parametrize(("first", "second"), [(5, 2), (2, 5)])
def test_a_benny_buys_another_damage_roll_and_the_better_counts(first: int, second: int) -> None:
    fight = skirmish(
        "aB", a=who(state={"bennies": 1}), B=who(wild=True), dice=[first, second],
        answers=[("savage.ask.benny_damage", True)],
    )  # fmt: skip
    strike(fight.fight, fight["B"], Blow((8,)), RULE, fight["a"])
    assert fight["B"].shaken
    assert fight["a"].bennies == 0


@pytest.mark.rule("savage.benny.damage", "savage.core.damage_roll")
def test_no_benny_is_asked_for_once_the_blow_puts_the_foe_out() -> None:
    fight = skirmish("aB", a=who(state={"bennies": 1}), B=who(), dice=[9])
    strike(fight.fight, fight["B"], Blow((10,)), RULE, fight["a"])
    assert (fight["B"].out, fight.table.asked) == ("incapacitated", [])


@pytest.mark.rule("savage.core.wounds", "savage.core.incapacitation", "savage.combat.nonlethal")
@pytest.mark.parametrize(("said", "how"), [({}, "wounds"), ({"nonlethal": True}, "blow")])
def test_harm_is_deadly_unless_told_otherwise(said: Any, how: str) -> None:
    fight = skirmish("a", a=who(wild=True))
    harm(fight.fight, fight["a"], 5, **said)
    assert [fall.how for fall in fight.state.falls] == [how]
