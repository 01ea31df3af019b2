"""Aiming with what is not shot at one target: launchers, grenades, flames and powers."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds import Using
from tapete.games.savage.actions.placing import put
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.bots.threats import Outlook
from tapete.games.savage.meta import Rules
from tapete.games.savage.steps import menu
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import Skirmish, skirmish, who

NEAR, FAR = "a...B", "a" + "." * 59 + "B"
AIM = "savage.combat.aim"
MAGE: dict[str, Any] = {
    "spellcasting": 8, "arcane": "spellcasting", "points": 10, "edges": ("arcane_background",),
}  # fmt: skip


def aims(drawing: str, what: str = "aim", rules: Rules | None = None, **given: Any) -> Skirmish:
    """Figure `a` has aimed at B last turn, and misses with the next roll."""
    fight = skirmish(drawing, a=who(**given), B=who(), dice=[1] + [2] * 9, rules=rules)
    fight.turn("a")
    fight.do(what, "B")
    fight.turn("a")
    return fight


def first_terms(fight: Skirmish) -> dict[str, int]:
    return fight.all_terms()[0]


@pytest.mark.rule("savage.combat.aim", "savage.ruling.aim_timing")
@pytest.mark.parametrize(
    ("weapon", "what", "terms"),
    [
        ("grenade_launcher", "lob", {AIM: 2}),
        ("rocket_launcher", "lob", {AIM: 2}),
        ("grenade", "lob", {AIM: 2}),
        ("dynamite", "lob", {AIM: 2}),
        ("flamethrower", "spray", {AIM: 2}),
        ("fire_breath", "spray", {AIM: 2}),
    ],
)
def test_what_bursts_or_burns_is_aimed_like_a_gun(
    weapon: str, what: str, terms: dict[str, int]
) -> None:
    fight = aims(NEAR, gear=(weapon,), shooting=8, athletics=8, strength=8)
    fight.do(what, "B")
    assert first_terms(fight) == terms
    assert not fight["a"].aim


@pytest.mark.rule("savage.combat.aim")
def test_an_aimed_rocket_ignores_the_range() -> None:
    """A launcher at 60 paces is at long range, -4."""
    fight = aims(FAR, gear=("rocket_launcher",), shooting=8)
    fight.do("lob", "B")
    assert first_terms(fight) == {"savage.range.penalty": -4, AIM: 4}


@pytest.mark.rule("savage.combat.aim")
def test_aim_counts_wherever_its_target_is_under_the_template() -> None:
    fight = aims("a...B", gear=("grenade",), athletics=8)
    at = fight["B"].at
    fight.state.turn.used = 1  # type: ignore[union-attr]
    put(fight.fight, fight["a"], Using("lob", 0), Point(at.x + 300, at.y))
    assert first_terms(fight)[AIM] == 2


@pytest.mark.rule("savage.combat.aim")
def test_aim_is_for_the_one_aimed_at_even_if_another_is_nearer_to_the_middle() -> None:
    fight = skirmish("a...B.C", a=who(gear=("grenade",), athletics=8), B=who(), C=who(),
        dice=[1] + [2] * 9)  # fmt: skip
    fight.turn("a")
    fight.do("aim", "B")
    fight.turn("a", used=1)
    put(fight.fight, fight["a"], Using("lob", 0), fight["C"].at)
    assert first_terms(fight)[AIM] == 2


@pytest.mark.rule("savage.ruling.aim_timing")
def test_aim_is_lost_on_another_target_and_with_another_weapon() -> None:
    fight = skirmish("a...B...C", a=who(gear=("grenade", "dynamite"), athletics=8), B=who(),
        C=who(), dice=[1] + [2] * 9 + [1] + [2] * 9)  # fmt: skip
    fight.turn("a")
    fight.do("aim", "B", item=0)
    fight.turn("a")
    fight.do("lob", "C", item=0)
    assert AIM not in first_terms(fight)
    fight = aims("a...B", gear=("grenade", "dynamite"), athletics=8)
    fight.do("lob", "B", item=1)
    assert AIM not in first_terms(fight)


@pytest.mark.rule("savage.combat.aim", "savage.ruling.aim_timing")
@pytest.mark.parametrize("power", ["bolt", "great_bolt", "blast", "great_blast", "burst"])
def test_a_power_that_harms_can_be_aimed(power: str) -> None:
    fight = aims(NEAR, "aim_power", powers=(power,), **MAGE)
    assert fight["a"].points == 10
    fight.do("cast", "B")
    assert first_terms(fight)[AIM] == 2
    assert not fight["a"].aim


@pytest.mark.rule("savage.combat.aim")
def test_an_aimed_bolt_ignores_the_cover() -> None:
    fight = aims("a...oB", "aim_power", powers=("bolt",), **MAGE)
    fight.do("cast", "B")
    terms = first_terms(fight)
    assert terms[AIM] == -terms["savage.cover.penalty"] == 4


@pytest.mark.rule("savage.ruling.aim_timing")
@pytest.mark.parametrize("power", ["stun", "protection", "light", "fear", "entangle"])
def test_other_powers_cannot(power: str) -> None:
    fight = skirmish(NEAR, a=who(powers=(power,), **MAGE), B=who())
    fight.turn("a")
    assert not fight.offers("aim_power")


@pytest.mark.rule("savage.power.range")
def test_a_power_is_aimed_as_far_as_its_points_can_carry_it() -> None:
    """12 paces, 36 with 2 points more."""
    fight = skirmish("a" + "." * 38 + "B", a=who(powers=("bolt",), **MAGE), B=who())
    fight.turn("a")
    rule, reason = fight.barred("aim_power", "B")
    assert (rule, reason.key) == ("savage.power.range", "savage.barred.out_of_range")


@pytest.mark.rule("savage.combat.aim.restriction")
def test_who_has_moved_aims_no_power_either() -> None:
    fight = skirmish(NEAR, a=who(powers=("bolt",), **MAGE), B=who())
    fight.turn("a", walked=10)
    rule, reason = fight.barred("aim_power")
    assert (rule, reason.key) == ("savage.combat.aim.restriction", "savage.barred.moved")


def test_who_knows_no_power_is_told_nothing_of_aiming_one() -> None:
    fight = skirmish(NEAR, a=who(gear=("bow",)), B=who())
    fight.turn("a", walked=10)
    with pytest.raises(AssertionError, match="is not barred"):
        fight.barred("aim_power")


@pytest.mark.rule("savage.ruling.extreme_range")
def test_by_the_option_a_rocket_reaches_extreme_range_only_after_aim() -> None:
    """Long range is 96 paces; 110 is beyond it."""
    rules, drawing = Rules(extreme_range_core=True), "a" + "." * 109 + "B"
    gear = who(gear=("rocket_launcher",), shooting=8)
    fight = skirmish(drawing, a=gear, B=who(), rules=rules)
    fight.turn("a")
    assert fight.barred("lob", "B")[1].key == "savage.barred.needs_aim"
    fight = aims(drawing, rules=rules, **gear)
    fight.do("lob", "B")
    assert first_terms(fight) == {"savage.range.penalty": -8}


@pytest.mark.rule("savage.ruling.extreme_range", "savage.ruling.aim_timing")
@pytest.mark.parametrize(
    ("weapon", "what"), [("assault_rifle", "shoot"), ("rocket_launcher", "lob")]
)
def test_by_the_option_aim_with_another_weapon_does_not_reach_extreme_range(
    weapon: str, what: str
) -> None:
    hand = who(gear=(weapon,), shooting=8, state={"aim": "B", "aim_with": "rifle"})
    drawing = "a" + "." * 109 + "B"
    fight = skirmish(drawing, a=hand, B=who(), rules=Rules(extreme_range_core=True))
    fight.turn("a")
    assert fight.barred(what, "B")[1].key == "savage.barred.needs_aim"
    fight["a"].aim_with = weapon
    assert fight.offers(what, "B")


@pytest.mark.rule("savage.ruling.extreme_range")
def test_by_the_option_no_volley_is_split_at_extreme_range_without_aim() -> None:
    hand = who(gear=("assault_rifle",), shooting=8)
    drawing = "a" + "." * 108 + "B.C"
    for core in (False, True):
        fight = skirmish(drawing, a=hand, B=who(), C=who(), rules=Rules(extreme_range_core=core))
        fight.turn("a")
        assert fight.offers("split") is not core


# --- bots


def promise(with_what: str) -> float:
    """What a bot hopes to do to B with its only grenade, after aiming with something."""
    state = {"aim": "B", "aim_with": with_what}
    fight = skirmish("a" + "." * 15 + "B", a=who(gear=("grenade",), athletics=8, state=state),
        B=who())  # fmt: skip
    fight.turn("a")
    return Outlook(fight.fight, 0).promise(fight["a"])("B")


def test_a_bot_expects_more_of_the_weapon_it_has_aimed_and_of_no_other() -> None:
    assert promise("grenade") > promise("dynamite") > 0


@pytest.mark.parametrize(
    ("what", "given"),
    [
        ("aim", who(gear=("rocket_launcher",), shooting=6)),
        ("aim_power", who(powers=("bolt",), **MAGE)),
    ],
)
def test_a_bot_weighs_aiming_what_it_has(what: str, given: Any) -> None:
    fight = skirmish("a...........B", a=given, B=who())
    fight.turn("a")
    weighed = SavageTactics().worth_weighing(menu(fight.fight, fight["a"]), fight.state, 0)
    assert what in [answer.option.what for way, answer in weighed if way == "do"]
