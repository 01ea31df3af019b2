"""Sparing a foe: with the flat, with the butt, with a shot or a throw."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.game import GAME
from tapete.games.savage.steps import step
from tests.games.choosing import chosen
from tests.games.savage.skirmish import Skirmish, skirmish, who

BLADE = "savage.combat.nonlethal.blade"


def spared(weapon: str) -> dict[str, int]:
    """The modifiers of a shot or throw that is meant to spare B."""
    hand = who(gear=(weapon,), shooting=8, athletics=8, strength=8)
    fight = skirmish("a..B", a=hand, B=who(), dice=[1])
    fight.turn("a")
    fight.do("shoot", "B", nonlethal=True)
    return fight.terms()


@pytest.mark.rule("savage.combat.nonlethal.blade", "savage.ruling.nonlethal_shots")
@pytest.mark.parametrize(
    ("weapon", "penalty"),
    [("throwing_knife", -1), ("spear", -1), ("sling", 0), ("bow", 0), ("pistol", 0), ("rifle", 0)],
)
def test_a_shot_may_spare_at_minus_1_only_if_what_is_thrown_cuts(weapon: str, penalty: int) -> None:
    assert spared(weapon).get(BLADE, 0) == penalty


@pytest.mark.rule("savage.combat.nonlethal", "savage.ruling.nonlethal_shots")
@pytest.mark.parametrize(
    ("nonlethal", "out", "hours"), [(True, "unconscious", 5), (False, "incapacitated", 0)]
)
def test_a_nonlethal_shot_leaves_an_extra_asleep_for_hours(
    nonlethal: bool, out: str, hours: int
) -> None:
    """5 + 4 against Toughness 5 is a wound."""
    fight = skirmish("a..B", a=who(gear=("pistol",), shooting=8), B=who(), dice=[4, 5, 4, 5])
    fight.turn("a")
    fight.do("shoot", "B", nonlethal=nonlethal)
    step(fight.fight)
    assert (fight["B"].out, fight["B"].hours) == (out, hours)


@pytest.mark.rule("savage.ruling.nonlethal_shots")
def test_both_parts_of_a_split_volley_spare() -> None:
    gunner = who(gear=("submachine_gun",), shooting=8)
    fight = skirmish("...B\na...\n...C", a=gunner, B=who(), C=who(), dice=[7, 7, 5, 4, 5, 4, 1, 2],
        answers=[True])  # fmt: skip
    fight.turn("a")
    fight.do("split", "B", second="C", nonlethal=True)
    step(fight.fight)
    step(fight.fight)
    assert {fight["B"].out, fight["C"].out} == {"unconscious"}


@pytest.mark.rule("savage.ruling.nonlethal_shots")
def test_whoever_strays_into_it_is_spared_too() -> None:
    hand = who(gear=("pistol",), shooting=8)
    fight = skirmish("a..BC", a=hand, B=who(), C=who(), dice=[1, "C", 5, 4])
    fight.turn("a")
    fight.do("shoot", "B", nonlethal=True)
    assert fight.state.falls[0].how == "blow"


@pytest.mark.rule("savage.ruling.nonlethal_shots")
@pytest.mark.parametrize(
    ("what", "given"),
    [
        ("lob", who(gear=("grenade",))),
        ("spray", who(gear=("flamethrower",), strength=8)),
        ("suppress", who(gear=("submachine_gun",))),
        ("cast", who(powers=("bolt",), arcane="spellcasting", points=9,
            edges=("arcane_background",))),
    ],
)  # fmt: skip
def test_areas_and_powers_spare_nobody(what: str, given: dict[str, Any]) -> None:
    fight = skirmish("a..B", a=given, B=who())
    fight.turn("a")
    assert details(fight, what)
    assert "nonlethal" not in details(fight, what)


def details(fight: Skirmish, what: str) -> set[str]:
    """What can be chosen of a deed, and the deed itself."""
    found = [one for one in MENU.choices(fight.fight, fight["a"]) if one.option.what == what]
    return {name for one in found for name in (what, *one.details)}


# --- with the flat and with the butt


def struck(
    weapon: str, what: str = "butt", dice: Any = (1,), strength: int = 8, **how: Any
) -> Skirmish:
    """Figure `a` strikes B, who is beside it and has a club."""
    hand = who(gear=(weapon,), fighting=8, strength=strength)
    fight = skirmish("aB", a=hand, B=who(gear=("club",)), dice=dice)
    fight.turn("a")
    fight.do(what, "B", **how)
    return fight


@pytest.mark.rule("savage.combat.nonlethal.blade")
@pytest.mark.parametrize("weapon", ["sabre", "axe", "halberd", "knife"])
def test_the_flat_of_a_cutting_weapon_strikes_at_minus_1(weapon: str) -> None:
    assert struck(weapon, "fight", nonlethal=True).terms() == {BLADE: -1}
    assert struck(weapon, "fight").terms() == {}


@pytest.mark.rule("savage.improvised.attack", "savage.improvised.table", "savage.ruling.butt")
@pytest.mark.parametrize(
    ("weapon", "die"),
    [
        ("pistol", 4),
        ("revolver", 4),
        ("rifle", 6),
        ("pump_shotgun", 6),
        ("submachine_gun", 6),
        ("crossbow", 6),
        ("rocket_launcher", 6),
        ("machine_gun", 8),
    ],
)
def test_a_butt_is_an_improvised_weapon_of_its_weight(weapon: str, die: int) -> None:
    fight = struck(weapon, dice=[7, 1, 1])
    assert fight.all_terms()[0] == {"savage.improvised.attack": -2}
    damage: Any = fight.table.rolled[1]
    assert damage.dice == (8, die)


@pytest.mark.rule("savage.improvised.table", "savage.core.min_strength")
def test_the_die_of_a_butt_is_no_larger_than_strength() -> None:
    damage: Any = struck("machine_gun", strength=4, dice=[7, 1, 1]).table.rolled[1]
    assert damage.dice == (4, 4)


@pytest.mark.rule("savage.combat.nonlethal", "savage.ruling.butt")
def test_a_butt_spares_without_a_further_penalty_and_uses_no_bullet() -> None:
    """6 - 2 hits Parry 2; 5 + 4 against Toughness 5 is a wound, which puts an Extra out."""
    fight = struck("rifle", dice=[6, 5, 4, 3], nonlethal=True)
    step(fight.fight)
    assert (fight["B"].out, fight["B"].hours) == ("unconscious", 3)
    assert fight["a"].items[0].loaded == 5
    assert BLADE not in fight.all_terms()[0]


@pytest.mark.rule("savage.ruling.butt")
@pytest.mark.parametrize("weapon", ["bow", "sling", "sabre", "grenade", "flamethrower", "claws"])
def test_what_has_no_butt_does_not_strike_with_it(weapon: str) -> None:
    fight = skirmish("aB", a=who(gear=(weapon,), strength=8), B=who())
    fight.turn("a")
    assert not fight.offers("butt")


@pytest.mark.rule("savage.core.attack")
def test_a_butt_reaches_no_further_than_an_arm() -> None:
    fight = skirmish("a..B", a=who(gear=("rifle",)), B=who())
    fight.turn("a")
    rule, reason = fight.barred("butt", "B")
    assert (rule, reason.key) == ("savage.core.attack", "savage.barred.out_of_reach")


def test_an_empty_gun_that_is_too_large_for_a_melee_still_has_its_butt() -> None:
    fight = skirmish("aB", a=who(gear=("rifle",)), B=who())
    fight["a"].items[0].loaded = 0
    fight.turn("a")
    assert fight.offers("butt", "B")
    assert not fight.offers("shoot")


def test_a_bot_with_a_rifle_strikes_with_its_butt_rather_than_its_fist() -> None:
    """The fist of a d4 can hardly hurt Toughness 5, the butt does a d4 more."""
    rifleman = who(wild=True, gear=("rifle",), fighting=12, strength=4)
    fight = skirmish("aB", a=rifleman, B=who(vigor=6))
    fight.turn("a", spent=10**6, rolled=True)
    _, answer = chosen(GAME, fight.state, 0)
    assert answer["option"]["what"] == "butt"
