"""What injuries do in a fight, and how they go."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.actions.attacks import CALLED
from tapete.games.savage.figures import attribute, hands, has, in_hand, parry
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.attacks.blows import PARTS
from tapete.games.savage.rules.harm.fatigue import rest
from tapete.games.savage.rules.harm.healing import heal
from tapete.games.savage.rules.harm.injuries import AIMED, ROWS, injure, settle_fall
from tapete.games.savage.rules.moving.withdrawing import may_strike
from tapete.games.savage.state import MAIN, OFF, Fall, Injury
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_powers import cast

LEFT, RIGHT = 1, 2


def maimed(*arms: int, gear: tuple[str, ...], **given: Any) -> Skirmish:
    """`a` beside B, after blows to these arms."""
    fight = skirmish(
        "aB", a=who(wild=True, fighting=8, shooting=8, gear=gear, **given),
        B=who(fighting=6, gear=("knife",)), dice=arms,
    )  # fmt: skip
    for _ in arms:
        injure(fight.fight, fight["a"], permanent=True, part="arm")
    fight.turn("a")
    return fight


def held(fight: Skirmish) -> list[str]:
    return [item.kind for item in in_hand(fight["a"])]


@pytest.mark.rule("savage.core.incapacitation", "savage.ruling.injury_by_aim")
def test_each_part_that_can_be_aimed_at_has_its_row() -> None:
    parts = {PARTS[str(part)] for part in CALLED if part}
    assert parts == set(AIMED)
    assert set(AIMED.values()) <= set(ROWS)


@pytest.mark.rule("savage.injury.leg", "savage.ruling.injury_by_aim")
def test_a_blow_aimed_at_the_leg_hurts_the_leg() -> None:
    fight = skirmish("a", a=who(wild=True), dice=[5, 1], rules=Rules(injury_by_aim=True))
    settle_fall(fight.fight, Fall("a", "wounds", "leg"))
    assert has(fight["a"], "slow")


@pytest.mark.rule("savage.injury.arm")
@pytest.mark.parametrize(
    ("arm", "left", "lost"), [(RIGHT, "medium_shield", "knife"), (LEFT, "knife", "medium_shield")]
)
def test_a_useless_arm_drops_what_it_holds(arm: int, left: str, lost: str) -> None:
    fight = maimed(arm, gear=("knife", "medium_shield"))
    assert held(fight) == [left]
    dropped = next(item for item in fight["a"].items if item.kind == lost)
    assert dropped.at == fight["a"].at


@pytest.mark.rule("savage.injury.arm")
def test_a_shield_on_a_useless_arm_no_longer_parries() -> None:
    whole = parry(maimed(gear=("knife", "medium_shield"))["a"])
    assert parry(maimed(LEFT, gear=("knife", "medium_shield"))["a"]) == whole - 2


@pytest.mark.rule("savage.injury.arm", "savage.combat.off_hand")
def test_with_a_useless_right_arm_the_left_one_strikes_clumsily() -> None:
    fight = maimed(RIGHT, gear=("club",))
    fight.do("pick_up", "a")
    fight.table.dice = [1, 2]
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.combat.off_hand"] == -2


@pytest.mark.rule("savage.injury.arm")
def test_one_good_arm_holds_a_two_handed_weapon_at_minus_4() -> None:
    fight = maimed(LEFT, gear=("great_sword",))
    fight.table.dice = [1, 2]
    assert held(fight) == ["great_sword"]
    fight.do("stow", item=0)
    fight.do("ready", item=0)
    fight.do("fight", "B")
    assert fight.terms()["savage.injury.arm"] == -4


@pytest.mark.rule("savage.injury.arm")
def test_with_both_arms_useless_nobody_fights() -> None:
    fight = maimed(LEFT, RIGHT, gear=("great_sword", "revolver"))
    assert held(fight) == []
    assert not any(fight.offers(what) for what in ("fight", "shoot", "grapple", "ready", "pick_up"))
    assert fight.barred("fight")[1].key == "savage.barred.no_arms"
    assert not may_strike(fight.fight, fight["a"])


@pytest.mark.rule("savage.injury.arm", "savage.natural.armed")
def test_but_a_bite_needs_no_arms() -> None:
    fight = maimed(LEFT, RIGHT, gear=("bite",))
    assert fight.offers("fight", "B")


@pytest.mark.rule("savage.injury.arm")
def test_who_comes_with_one_arm_has_one_hand() -> None:
    fight = maimed(gear=("knife", "medium_shield"), hindrances=("one_arm",))
    assert hands(fight["a"]) == [MAIN]
    assert held(fight) == ["knife"]
    assert OFF not in [item.hand for item in fight["a"].items]


# --- how they go


def hurt(*injuries: Injury, wounds: int = 2) -> Skirmish:
    fight = skirmish("a", a=who(wild=True, agility=8, state={"wounds": wounds}))
    for injury in injuries:
        fight.table.dice += {"leg": [], "agility": [1]}[injury.name]
        part = {"leg": "leg", "agility": "torso"}[injury.name]
        settled = injury.permanent, injury.hours
        injure(fight.fight, fight["a"], permanent=settled[0], hours=settled[1], part=part)
    return fight


@pytest.mark.rule("savage.core.incapacitation", "savage.core.healing")
def test_an_injury_that_is_not_permanent_goes_with_the_last_wound() -> None:
    fight = hurt(Injury("leg"), Injury("agility"))
    heal(fight.fight, fight["a"], 1)
    assert (has(fight["a"], "slow"), attribute(fight["a"], "agility")) == (True, 6)
    heal(fight.fight, fight["a"], 1)
    assert (has(fight["a"], "slow"), attribute(fight["a"], "agility")) == (False, 8)


@pytest.mark.rule("savage.core.incapacitation", "savage.ruling.injury_stack")
def test_what_a_permanent_one_did_is_left() -> None:
    """Two blows to the leg made it very slow; the one that stays leaves it slow."""
    fight = hurt(Injury("leg", permanent=True), Injury("leg"))
    assert has(fight["a"], "slow_major")
    heal(fight.fight, fight["a"], 2)
    assert fight["a"].hindrances == ["slow"]


@pytest.mark.rule("savage.core.incapacitation")
def test_after_a_raise_it_goes_in_a_day() -> None:
    fight = hurt(Injury("leg", hours=24), Injury("agility"))
    rest(fight.fight, fight["a"], 20)
    assert has(fight["a"], "slow")
    rest(fight.fight, fight["a"], 4)
    assert not has(fight["a"], "slow")
    assert attribute(fight["a"], "agility") == 6


@pytest.mark.rule("savage.core.incapacitation")
@pytest.mark.parametrize(
    ("faces", "permanent", "hours"), [([6, 5], True, 0), ([7, 5], False, 0), ([11, 5], False, 24)]
)
def test_the_vigor_roll_says_how_long_it_lasts(
    faces: list[int], permanent: bool, hours: int
) -> None:
    """With 3 wounds: 6 fails, 7 is a success, 11 a raise."""
    fight = skirmish("a", a=who(wild=True, vigor=12, state={"wounds": 3}), dice=[*faces, 5, 5])
    settle_fall(fight.fight, Fall("a", "wounds"))
    (injury,) = fight["a"].injuries
    assert (injury.permanent, injury.hours) == (permanent, hours)


@pytest.mark.rule("savage.core.incapacitation", "savage.power.cost")
@pytest.mark.parametrize(("face", "injuries"), [(4, 1), (8, 0)])
def test_a_power_that_heals_the_last_wound_does_so_too(face: int, injuries: int) -> None:
    state = {"wounds": 2, "injuries": [Injury("leg")], "hindrances": ["slow"]}
    hurt = who(wild=True, state=state)
    fight = cast("ab...B", "healing", [face, 1], to="b", b=hurt)
    assert len(fight["b"].injuries) == len(fight["b"].hindrances) == injuries
