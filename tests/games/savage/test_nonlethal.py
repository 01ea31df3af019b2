"""Sparing a foe: nonlethal shots and throws."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.steps import step
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
