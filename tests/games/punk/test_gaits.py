"""How minis get about, to the limit: reaches, steps, jumps, falls; and how far gifts reach."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.gifts import Whirled
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.gifts.corpses import DOSE_REACH
from tapete.games.punk.rules.gifts.powers import (
    is_embedded,
    let_fall,
    power,
    relays,
    weapons_to_drop,
    why_not,
)
from tapete.games.punk.rules.gifts.whirling import in_reach, whirl
from tapete.games.punk.rules.moving.falling import fall, fall_down, let_go
from tapete.games.punk.rules.moving.gaits import gait_of, hows, reach_of
from tapete.games.punk.rules.moving.jumping import is_jumped
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import block


def alone(*dice: int, **given: Any) -> Fielded:
    table = fielded(a=who(at=(40, 40), **given), dice=list(dice))
    table.activate("a")
    return table


# --- how far, over what


@pytest.mark.rule("punk.move.distance")
def test_a_move_is_10_cm_and_of_the_swift_15() -> None:
    assert reach_of(alone()["a"]) == 10 * CM
    assert reach_of(alone(special=["swift"])["a"]) == 15 * CM


@pytest.mark.rule("punk.move.obstacle.narrow", "punk.special.mounted.limits")
@pytest.mark.parametrize(
    ("base", "special", "step"),
    [(25, [], 1), (40, [], 1), (41, [], 2), (55, [], 2), (55, ["mounted"], 0)],
)
def test_what_is_stepped_over(base: int, special: list[str], step: int) -> None:
    assert gait_of(alone(base=base, special=special)["a"]).step == step


@pytest.mark.rule("punk.move.jump.max", "punk.move.jump.landing_height", "punk.move.climb.drop")
@pytest.mark.parametrize("base", [25, 40])
def test_jumps_and_drops_go_by_the_base(base: int) -> None:
    gait = gait_of(alone(base=base)["a"])
    assert (gait.longest, gait.deepest, gait.safe) == (base * 40, base * 20, base * 20)


@pytest.mark.rule("punk.special.beast", "punk.special.leap.three_d", "punk.special.mounted.limits")
@pytest.mark.parametrize(
    ("special", "ways"),
    [
        ({}, {"walk", "climb", "jump", "drop"}),
        ({"beast": 0}, {"walk", "jump", "drop"}),
        ({"mounted": 0}, {"walk", "jump", "drop"}),
        ({"leap": 0}, {"walk", "climb", "jump", "drop", "leap"}),
    ],
)
def test_the_ways_to_go(special: dict[str, int], ways: set[str]) -> None:
    assert set(hows(alone(special=special)["a"])) == ways


@pytest.mark.rule("punk.move.jump.test", "punk.move.jump.test_hard", "punk.ruling.jump_measure")
@pytest.mark.parametrize(("gap", "needs"), [(5, 10), (5.02, 4), (7.5, 4), (7.52, 2), (10, 2)])
def test_a_wider_gap_is_harder(gap: float, needs: int) -> None:
    """Bases of 25 mm and Agility 4: up to 2 bases no roll, up to 3 a roll, then one at -2."""
    for die in (needs, needs + 1):
        table = alone(*([] if needs == 10 else [die]))
        assert is_jumped(table.skirmish, table["a"], gap * CM) is (die == needs or needs == 10)
        table.table.done()


# --- falling


@pytest.mark.rule("punk.move.fall.fatal", "punk.move.fall.survive")
@pytest.mark.parametrize(("dice", "lives"), [((1, 10), False), ((10, 1), True)])
def test_a_fall_says_if_it_was_survived(dice: tuple[int, int], lives: bool) -> None:
    table = alone(*dice)
    assert fall(table.skirmish, table["a"], 9 * CM, "punk.move.jump.fail") is lives
    assert table["a"].prone is lives


@pytest.mark.rule("punk.ruling.low_fall_prone")
@pytest.mark.parametrize("harmless", [True, False])
def test_a_low_fall_leaves_one_prone_unless_a_house_rule_says_not(harmless: bool) -> None:
    table = fielded(a=who(at=(40, 40)), rules=Rules(low_fall_harmless=harmless))
    table.activate("a")
    assert fall(table.skirmish, table["a"], 5 * CM, "punk.move.jump.fail")
    assert table["a"].prone is not harmless


@pytest.mark.rule("punk.move.terrain.very_rough.fall", "punk.move.fall.table")
def test_without_a_height_one_only_lies_there() -> None:
    table = alone()
    place = Place(Point(4100, 4000))
    assert fall_down(table.skirmish, table["a"], place, "punk.move.terrain.very_rough.fall")
    assert (table["a"].prone, table["a"].at) == (True, place)
    assert not table.table.rolled


@pytest.mark.rule("punk.move.terrain.impassable.removed")
def test_a_fall_onto_impassable_ground_is_the_end() -> None:
    table = fielded(a=who(at=(10, 20)), pieces=[block(20, 0, 20, 40, barred=True)])
    table.activate("a")
    assert not fall_down(table.skirmish, table["a"], Place(Point(3000, 2000)), "x", 3 * CM)
    assert table["a"].out == "removed"


@pytest.mark.rule("punk.move.fall.table")
def test_who_lets_go_of_a_wall_falls_all_the_way_to_its_foot() -> None:
    house = block(41.25, 30, 10, 20, height=9, size=3)
    table = fielded(a=who(at=(40, 40), height=5, held=True), pieces=[house])
    table.activate("a")
    assert let_go(table.skirmish, table["a"], "x")
    assert table["a"].at == Place(Point(4000, 4000))
    assert not table.table.rolled, "5 cm are two bases: harmless"


# --- gifts


@pytest.mark.rule("punk.core.whirl")
def test_a_whirl_reaches_5_cm_and_strikes_hand_to_hand() -> None:
    table = fielded(
        a=who(at=(40, 40), gear=["heavy_blade"]),
        B=who(at=(47.5, 40), AG=0, shield="shield"),
        c=who(at=(40, 47.51)),
        dice=[5, 5],
    )
    table.activate("a")
    assert [one.id for one in in_reach(table.skirmish, table["a"])] == ["B"]
    whirl(table.skirmish, table["a"])
    assert table.table.heard(Whirled)
    (hit,) = table.table.heard(Hit)
    assert hit.weapon == "heavy_blade"
    modifiers = table.table.throws[0].modifiers
    assert sum(term.amount for term in modifiers if term.rule == "punk.armour.value") == -2


@pytest.mark.rule("punk.core.harvest")
def test_a_dose_reaches_20_cm() -> None:
    assert DOSE_REACH == 20 * CM


@pytest.mark.rule("punk.core.boost", "punk.core.disarm", "punk.core.relay")
@pytest.mark.parametrize("name", ["boost", "disarm"])
def test_a_power_reaches_as_far_as_it_does_and_no_further(name: str) -> None:
    reach = power(name).reach
    far = 2.5 + reach
    table = fielded(
        size=120,
        a=who(at=(20, 100)),
        b=who(at=(20, 100 - far), special=["relay"], gear=["mace"]),
        c=who(at=(22.6, 100 - far), special=["relay"], gear=["mace"]),
        D=who(at=(20, 90), gear=["mace"]),
    )
    skirmish, a = table.skirmish, table["a"]
    assert [one.id for one in relays(skirmish, a, name)] == ["b"]
    near, beyond = [why_not(skirmish, a, name, table[one], a) for one in "bc"]
    assert (near, beyond) == ("", "power_too_far")
    assert relays(skirmish, a, "barrier") == []


@pytest.mark.rule("punk.core.disarm", "punk.core.embedded")
def test_only_what_is_in_its_hands_can_be_dropped() -> None:
    table = alone(gear=["mace", "claws", "lucky_cat", "pistol"])
    a = table["a"]
    assert [place for place, _ in weapons_to_drop(a)] == [0, 3]
    assert not is_embedded(a, a.gear[0])


@pytest.mark.rule("punk.core.disarm")
def test_what_is_dropped_lies_there_and_the_rest_stays() -> None:
    table = alone(gear=["mace", "mace", "pistol"])
    a = table["a"]
    lost = a.gear[1]
    table.skirmish.active.wields = {"a": 1}
    let_fall(table.skirmish, a, lost)
    assert [item.kind for item in a.gear] == ["mace", "pistol"]
    assert [one.item for one in table.state.dropped] == [lost]
    assert table.skirmish.active.wields == {}
    table.state.active = None
    let_fall(table.skirmish, a, a.gear[0])
    assert len(table.state.dropped) == 2
