"""The fallen: incapacitation, the injury table, bleeding out, healing."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.figures import attribute, has, pace, running_die
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.harm.damage import take_wounds
from tapete.games.savage.rules.harm.healing import heal_naturally, treat, treatment_minutes
from tapete.games.savage.rules.harm.injuries import injure, settle_fall
from tapete.games.savage.rules.turns.turns import begin_turn
from tests.games.savage.skirmish import Skirmish, skirmish, who


def hurt(*dice: int, rules: Rules | None = None, **given: Any) -> Skirmish:
    """A wild card that rolls on the injury table with these dice."""
    return skirmish("a", a=who(wild=True, **given), dice=dice, rules=rules)


def injured(*dice: int, **given: Any) -> Skirmish:
    fight = hurt(*dice, **given)
    injure(fight.fight, fight["a"], permanent=True)
    return fight


def names(fight: Skirmish) -> list[str]:
    return [injury.name for injury in fight["a"].injuries]


def felled(*dice: int, part: str = "", rules: Rules | None = None) -> Skirmish:
    """One wound too many, and the Vigor roll for it."""
    fight = hurt(*dice, rules=rules, vigor=10, state={"wounds": 3})
    take_wounds(fight.fight, fight["a"], 1, part=part)
    settle_fall(fight.fight, fight.state.falls.pop(0))
    return fight


@pytest.mark.rule("savage.injury.roll")
@pytest.mark.parametrize(
    ("faces", "rule"),
    [
        ([1, 1], "savage.injury.unmentionables"),
        ([1, 2, 1], "savage.injury.arm"),
        ([2, 3, 1], "savage.injury.torso"),
        ([4, 5, 1], "savage.injury.torso"),
        ([5, 5], "savage.injury.leg"),
        ([6, 6, 1], "savage.injury.head"),
    ],
)
def test_the_injury_table(faces: list[int], rule: str) -> None:
    fight = injured(*faces)
    assert fight.table.told[-1].rule == rule
    fight.table.done()


@pytest.mark.rule("savage.injury.unmentionables")
def test_the_unmentionables_change_nothing() -> None:
    hero = injured(1, 1)["a"]
    assert hero.drops == {}
    assert hero.hindrances == []


@pytest.mark.rule("savage.injury.arm")
def test_an_arm_left_or_right_is_useless() -> None:
    fight = injured(1, 2, 2)
    assert names(fight) == ["right_arm"]
    assert has(fight["a"], "one_arm")


@pytest.mark.rule("savage.injury.torso")
@pytest.mark.parametrize(
    ("face", "name"), [(1, "agility"), (2, "agility"), (4, "vigor"), (5, "strength")]
)
def test_the_torso_takes_a_die_type(face: int, name: str) -> None:
    hero = injured(4, 4, face, **{name: 8})["a"]
    assert attribute(hero, name) == 6


@pytest.mark.rule("savage.injury.torso")
def test_never_below_d4() -> None:
    assert attribute(injured(4, 4, 4, vigor=4)["a"], "vigor") == 4


@pytest.mark.rule("savage.injury.leg")
def test_a_leg_makes_one_slow_and_then_slower() -> None:
    once = injured(5, 5)["a"]
    assert (pace(once), running_die(once)) == (5, 4)
    twice = injured(5, 5, hindrances=("slow",))["a"]
    assert has(twice, "slow_major")
    assert pace(twice) == 4
    thrice = injured(5, 5, hindrances=("slow_major",))["a"]
    assert thrice.hindrances == []


@pytest.mark.rule("savage.injury.head")
def test_the_head_a_scar_an_eye_or_the_wits() -> None:
    assert has(injured(6, 6, 3)["a"], "ugly")
    assert has(injured(6, 6, 4)["a"], "one_eye")
    assert has(injured(6, 6, 5, hindrances=("one_eye",))["a"], "blind")
    assert attribute(injured(6, 6, 6, smarts=8)["a"], "smarts") == 6


@pytest.mark.rule("savage.core.incapacitation")
def test_a_critical_failure_is_death() -> None:
    assert felled(1, 1)["a"].out == "dead"


@pytest.mark.rule("savage.core.incapacitation")
def test_a_failure_maims_for_good_and_bleeds() -> None:
    fight = felled(6, 5, 1, 1)
    assert fight.table.throws[0].modifiers[0].amount == -3
    assert (fight["a"].out, fight["a"].bleeding) == ("incapacitated", True)
    assert names(fight) == ["unmentionables"]


@pytest.mark.rule("savage.core.incapacitation")
def test_a_success_only_injures() -> None:
    fight = felled(7, 5, 1, 1)
    assert (fight["a"].out, fight["a"].bleeding) == ("incapacitated", False)


@pytest.mark.rule("savage.core.incapacitation", "savage.ruling.injury_by_aim")
@pytest.mark.parametrize(("aim", "faces"), [(True, [3]), (False, [5, 5])])
def test_by_aim_the_part_struck_is_the_part_hurt(aim: bool, faces: list[int]) -> None:
    fight = felled(7, 5, *faces, part="head", rules=Rules(injury_by_aim=aim))
    assert names(fight) == (["ugly"] if aim else ["leg"])


@pytest.mark.rule("savage.core.incapacitation", "savage.core.wounds")
def test_an_extra_is_simply_out() -> None:
    fight = skirmish("a", a=who())
    take_wounds(fight.fight, fight["a"], 1)
    settle_fall(fight.fight, fight.state.falls.pop(0))
    assert fight["a"].out == "incapacitated"


@pytest.mark.rule("savage.core.bleeding")
@pytest.mark.parametrize(
    ("face", "out", "bleeding"),
    [(6, "dead", False), (7, "incapacitated", True), (11, "incapacitated", False)],
)
def test_bleeding_out(face: int, out: str, bleeding: bool) -> None:
    state = {"wounds": 3, "out": "incapacitated", "bleeding": True}
    fight = hurt(face, 2, vigor=12, state=state)
    begin_turn(fight.fight, fight["a"])
    assert (fight["a"].out, fight["a"].bleeding) == (out, bleeding)
    assert fight.state.phase == "end"


@pytest.mark.rule("savage.core.healing")
@pytest.mark.parametrize(("face", "wounds"), [(3, 3), (4, 2), (8, 1)])
def test_healing_within_the_hour(face: int, wounds: int) -> None:
    patient = who(wild=True, state={"wounds": 3, "out": "incapacitated"})
    fight = skirmish("ab", a=who(healing=10), b=patient, dice=[face])
    assert treatment_minutes(fight["b"]) == 30
    treat(fight.fight, fight["a"], fight["b"], since=20)
    assert fight["b"].wounds == wounds
    assert bool(fight["b"].out) is (wounds == 3)


@pytest.mark.rule("savage.core.healing")
def test_too_late_or_badly_done() -> None:
    patient = who(wild=True, state={"wounds": 2})
    fight = skirmish("ab", a=who(healing=6), b=patient, dice=[1, 1])
    treat(fight.fight, fight["a"], fight["b"], since=60)
    assert not fight.table.rolled
    treat(fight.fight, fight["a"], fight["b"], since=0, supplies=False)
    assert fight.all_terms()[0] == {"savage.core.healing": -1}
    assert fight["b"].wounds == 3


@pytest.mark.rule("savage.core.healing")
def test_wounds_heal_by_themselves_in_time() -> None:
    fight = hurt(6, 2, 1, state={"wounds": 2})
    heal_naturally(fight.fight, fight["a"])
    assert fight["a"].wounds == 1


# --- what the maimed suffer when they attack


def attacked(weapon: str, what: str, *hindrances: str) -> dict[str, int]:
    """The modifiers of an attack by somebody maimed, in broad daylight."""
    drawing = "aB" if what == "fight" else "a...B"
    hand = who(fighting=8, shooting=8, athletics=8, strength=10, gear=(weapon,),
        hindrances=hindrances)  # fmt: skip
    fight = skirmish(drawing, a=hand, B=who(gear=("club",)), dice=[2] * 20)
    fight.turn("a")
    fight.do(what, "B")
    return fight.all_terms()[0]


@pytest.mark.rule("savage.injury.arm")
@pytest.mark.parametrize(
    ("weapon", "what", "penalty"),
    [
        ("great_sword", "fight", -4),
        ("sabre", "fight", 0),
        ("rifle", "shoot", -4),
        ("pistol", "shoot", 0),
        ("grenade_launcher", "lob", -4),
        ("grenade", "lob", 0),
    ],
)
def test_one_arm_is_not_enough_for_a_weapon_of_two_hands(
    weapon: str, what: str, penalty: int
) -> None:
    assert attacked(weapon, what, "one_arm").get("savage.injury.arm", 0) == penalty
    assert "savage.injury.arm" not in attacked(weapon, what)


@pytest.mark.rule("savage.injury.head")
@pytest.mark.parametrize(
    ("weapon", "what", "one_eye"),
    [("sabre", "fight", 0), ("bow", "shoot", -2), ("grenade", "lob", -2)],
)
def test_who_sees_little_or_nothing_strikes_badly(weapon: str, what: str, one_eye: int) -> None:
    assert attacked(weapon, what, "one_eye").get("savage.injury.head", 0) == one_eye
    assert attacked(weapon, what, "blind")["savage.injury.head"] == -6
    assert "savage.injury.head" not in attacked(weapon, what)
