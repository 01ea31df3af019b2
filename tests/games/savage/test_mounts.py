"""Riders and mounts."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.blows import blow_of
from tapete.games.savage.rules.attacks.hitting import bystanders
from tapete.games.savage.rules.attacks.melee import fighting_trait
from tapete.games.savage.rules.attacks.modifiers import unstable
from tapete.games.savage.rules.harm.damage import harm, take_wounds
from tapete.games.savage.rules.harm.injuries import settle_fall
from tapete.games.savage.rules.moving.movement import reach
from tapete.games.savage.rules.turns.initiative import groups, members
from tapete.games.savage.rules.turns.turns import begin_turn
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_movement import far, go


def horse(**given: Any) -> dict[str, Any]:
    return who(mount=True, pace=10, run=8, gear=("hooves",), fighting=4, side=0, **given)


def riders(rest: str = "", rules: Rules | None = None, **given: Any) -> Skirmish:
    """`a` on `h`; everybody else as given."""
    hero = {"wild": True, "gear": ("lance",), "fighting": 10, "riding": 6}
    hero |= given.pop("a", {})
    fight = skirmish("a......." + rest + "\nh" + "." * 20, a=hero, h=horse(), rules=rules, **given)
    fight["a"].mount, fight["h"].rider = "h", "a"
    fight["h"].at = fight["a"].at
    return fight


@pytest.mark.rule("savage.mounted.card")
def test_rider_and_mount_act_together_on_one_card() -> None:
    fight = riders("B", B=who())
    assert groups(fight.fight) == ["a", "B"]
    assert members(fight.fight, "a") == [fight["a"]]
    fight.turn("a")
    assert far(fight, "a") == 10
    go(fight, "a", 5, 1)
    assert fight["h"].at == fight["a"].at


@pytest.mark.rule("savage.mounted.card")
def test_the_mount_runs_and_strikes_in_its_riders_turn() -> None:
    fight = riders(a=who(fighting=6), B=who(fighting=4), rest="B", dice=[8, 1])
    turn = fight.turn("a")
    fight.do("run")
    assert far(fight, "a") == 18
    go(fight, "a", 7)
    fight.do("mount_fight", "B")
    assert fight.terms()["savage.move.run"] == -2
    assert turn.used == 0
    assert fight.barred("mount_fight")[1].key == "savage.barred.once_a_turn"


@pytest.mark.rule("savage.mounted.card")
def test_the_mount_recovers_in_its_riders_turn() -> None:
    fight = riders(dice=[5])
    fight["h"].shaken = True
    begin_turn(fight.fight, fight["a"])
    assert not fight["h"].shaken


@pytest.mark.rule("savage.mounted.fighting")
def test_a_rider_fights_with_the_lower_of_fighting_and_riding() -> None:
    fight = riders()
    assert fighting_trait(fight["a"]) == "riding"


@pytest.mark.rule("savage.mounted.shooting")
@pytest.mark.parametrize(
    ("steady", "ridden", "penalty"), [(False, 0, -2), (True, 0, 0), (True, 9, -2)]
)
def test_shooting_from_a_mount_is_at_minus_2_once(steady: bool, ridden: int, penalty: int) -> None:
    fight = riders(rules=Rules(mounted_still_steady=steady), a=who(gear=("bow",)))
    fight.turn("a", ridden=ridden)
    bow = weapon_in(fight["a"].items[0])
    assert unstable(fight.fight, fight["a"], bow).amount == penalty


@pytest.mark.rule("savage.bystanders")
def test_a_stray_shot_spares_the_shooters_own_mount() -> None:
    fight = riders("B", a=who(gear=("bow",), shooting=6), B=who())
    assert bystanders(fight.fight, fight["a"], fight["B"]) == []
    fight["a"].mount = fight["h"].rider = ""
    assert bystanders(fight.fight, fight["a"], fight["B"]) == [fight["h"]]


@pytest.mark.rule("savage.mounted.charge")
@pytest.mark.parametrize(("paces", "bonus"), [(6, 4), (5, 0)])
def test_six_straight_paces_make_a_charge(paces: int, bonus: int) -> None:
    fight = riders("B", B=who())
    fight.turn("a")
    go(fight, "a", paces / 2)
    go(fight, "a", paces / 2)
    lance = fight["a"].items[0]
    attack = Attack(fight["a"], fight["B"], lance, weapon_in(lance))
    plus = blow_of(fight.fight, attack).plus
    fight.turn("a")
    assert plus - blow_of(fight.fight, attack).plus == bonus


@pytest.mark.rule("savage.mounted.charge")
def test_a_bend_in_the_way_breaks_the_charge() -> None:
    fight = riders()
    turn = fight.turn("a")
    go(fight, "a", 4)
    go(fight, "a", 3, 1)
    assert turn.straight < 4 * 254


@pytest.mark.rule("savage.mounted.card")
def test_getting_off_and_on_are_actions() -> None:
    fight = riders()
    turn = fight.turn("a")
    fight.do("dismount")
    assert (fight["a"].mount, fight["h"].rider, turn.used) == ("", "", 1)
    assert fight["a"].at != fight["h"].at
    assert reach(fight.fight, fight["a"])
    fight.turn("a")
    fight.do("mount", "h")
    assert fight["a"].at == fight["h"].at
    assert fight["h"].rider == "a"


@pytest.mark.rule("savage.mounted.card")
def test_when_the_mount_falls_the_rider_lies_beside_it() -> None:
    fight = riders()
    take_wounds(fight.fight, fight["h"], 1)
    assert fight["h"].out
    assert fight["a"].prone
    assert not fight["a"].mount


@pytest.mark.rule("savage.mounted.card")
def test_when_the_rider_falls_the_mount_stays_and_does_nothing() -> None:
    fight = riders("B", B=who())
    take_wounds(fight.fight, fight["a"], 4)
    assert not fight["h"].out
    assert groups(fight.fight) == ["B"]


@pytest.mark.rule("savage.ruling.rider_falls", "savage.mounted.card")
@pytest.mark.parametrize(("faces", "prone"), [([4, 1], False), ([3, 3], True)])
def test_with_rider_falls_a_shaken_rider_rolls_riding(faces: list[int], prone: bool) -> None:
    fight = riders(rules=Rules(rider_falls=True), dice=faces)
    harm(fight.fight, fight["a"], 1)
    settle_fall(fight.fight, fight.state.falls.pop(0))
    assert fight["a"].prone is prone
    assert bool(fight["a"].mount) is not prone


@pytest.mark.rule("savage.ruling.rider_falls", "savage.mounted.card")
def test_thrown_from_a_running_mount_one_is_hurt() -> None:
    fight = riders(rules=Rules(rider_falls=True), dice=[3, 3, 3, 3])
    fight.turn("a", run=5)
    harm(fight.fight, fight["h"], 1)
    settle_fall(fight.fight, fight.state.falls.pop(0))
    assert fight["a"].shaken
