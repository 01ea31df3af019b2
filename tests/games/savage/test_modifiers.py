"""The modifiers of attacks one by one, at the numbers where each begins and ends."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.savage.content.library import library
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import Shot, weapon_in
from tapete.games.savage.rules.attacks.care import AIM, MARKSMAN, cover_left, ignorable
from tapete.games.savage.rules.attacks.shooting import stray_face
from tapete.games.savage.state import Effect, Figure, Item
from tapete.games.savage.world import PACE
from tapete.kernel import Modifier
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import skirmish, who


def one(**given: Any) -> Figure:
    return skirmish("a", a=who(**given))["a"]


def under(figure: Figure, **effect: Any) -> Figure:
    """The figure with a power at work on it."""
    figure.effects.append(Effect("power", "a", 5, **effect))
    return figure


# --- the figures themselves


@pytest.mark.rule("savage.combat.gang_up", "savage.core.gang_up_allies")
def test_one_attacker_alone_and_one_outnumbered_gain_nothing() -> None:
    fight = skirmish("aB", a=who(), B=who())
    assert terms.gang_up(fight.fight, fight["a"], fight["B"]).amount == 0
    rules = Rules(gang_up_allies=True)
    fight = skirmish("aB\nCD", a=who(), B=who(), C=who(), D=who(), rules=rules)
    assert terms.gang_up(fight.fight, fight["a"], fight["B"]).amount == 0


@pytest.mark.rule("savage.combat.gang_up")
def test_who_blocks_counts_one_attacker_less() -> None:
    fight = skirmish("aBb\n.c.", a=who(), b=who(), c=who(), B=who(edges=("block",)))
    assert terms.gang_up(fight.fight, fight["a"], fight["B"]).amount == 1


@pytest.mark.rule("savage.state.vulnerable")
@pytest.mark.parametrize(
    ("state", "bonus"), [({}, 0), ({"vulnerable": 1}, 2), ({"bound": True}, 2)]
)
def test_the_vulnerable_are_at_2(state: dict[str, Any], bonus: int) -> None:
    fight = skirmish("a", a=who(state=state))
    assert terms.vulnerable(fight.fight, fight["a"]).amount == bonus


@pytest.mark.rule("savage.core.unarmed", "savage.natural.armed")
@pytest.mark.parametrize(
    ("weapon", "foe", "bonus"),
    [
        ("knife", {}, 2),
        ("bite", {}, 2),
        ("unarmed", {}, 0),
        ("knife", {"gear": ("knife",)}, 0),
        ("knife", {"gear": ("small_shield",)}, 0),
        ("knife", {"gear": ("claws",)}, 0),
        ("knife", {"state": {"stunned": True}}, 0),
    ],
)
def test_a_weapon_against_bare_hands_is_2(weapon: str, foe: dict[str, Any], bonus: int) -> None:
    thing = library().weapons[weapon]
    assert terms.unarmed(one(), one(**foe), thing).amount == bonus


@pytest.mark.rule("savage.core.unarmed")
def test_a_weapon_that_breaks_at_a_touch_is_a_weapon_all_the_same() -> None:
    flimsy = msgspec.structs.replace(library().weapons["knife"], hardness=1)
    assert terms.unarmed(one(), one(), flimsy).amount == 2


@pytest.mark.rule("savage.combat.two_weapons")
@pytest.mark.parametrize(
    ("gear", "bonus"),
    [(("knife",), 0), (("knife", "dagger"), 1), (("knife", "knife"), 1), (("maul",), 0)],
)
def test_it_takes_a_weapon_in_each_hand(gear: tuple[str, ...], bonus: int) -> None:
    assert terms.two_weapons(one(gear=gear, strength=12), one()).amount == bonus


@pytest.mark.rule("savage.improvised.attack")
@pytest.mark.parametrize(("kind", "penalty"), [("improvised_light", -2), ("knife", 0)])
def test_what_was_not_made_to_fight_with_is_at_minus_2(kind: str, penalty: int) -> None:
    assert terms.improvised(Item(kind)).amount == penalty


@pytest.mark.rule("savage.injury.arm")
@pytest.mark.parametrize(
    ("weapon", "hindrances", "penalty"),
    [("rifle", ("one_arm",), -4), ("revolver", ("one_arm",), 0), ("rifle", (), 0)],
)
def test_two_hands_for_one_arm_are_at_minus_4(
    weapon: str, hindrances: tuple[str, ...], penalty: int
) -> None:
    who_holds = one(hindrances=hindrances)
    assert terms.one_armed(who_holds, library().weapons[weapon]).amount == penalty


@pytest.mark.rule("savage.injury.head")
def test_one_eye_is_minus_2_and_none_minus_6() -> None:
    fight = skirmish("aB", a=who(hindrances=("blind",)), B=who(), ambient=50)
    assert terms.light(fight.fight, fight["a"], fight["B"]) == Modifier("savage.injury.head", -6)
    assert terms.one_eyed(one(hindrances=("one_eye",))).amount == -2
    assert terms.one_eyed(one()).amount == 0


@pytest.mark.rule("savage.called.limb", "savage.called.hand", "savage.called.head")
@pytest.mark.rule("savage.combat.disarm.weapon")
@pytest.mark.parametrize(
    ("part", "rule", "penalty"),
    [
        ("", "", 0),
        ("limb", "savage.called.limb", -2),
        ("leg", "savage.called.limb", -2),
        ("hand", "savage.called.hand", -4),
        ("head", "savage.called.head", -4),
        ("weapon_small", "savage.combat.disarm.weapon", -4),
        ("weapon_large", "savage.combat.disarm.weapon", -2),
    ],
)
def test_the_penalty_of_each_called_shot(part: str, rule: str, penalty: int) -> None:
    assert terms.called(part) == Modifier(rule, penalty)


@pytest.mark.rule("savage.core.attack")
@pytest.mark.parametrize(
    ("given", "penalty"),
    [({}, 0), ({"edges": ("dodge",)}, -2), ({"edges": ("dodge",), "state": {"tied": True}}, 0)],
)
def test_a_dodger_is_at_minus_2(given: dict[str, Any], penalty: int) -> None:
    assert terms.dodged(one(**given)).amount == penalty


# --- powers at work


@pytest.mark.rule("savage.power.glow", "savage.light")
@pytest.mark.parametrize(("ambient", "penalty"), [(100, 0), (50, -1), (25, -3), (0, -5)])
def test_a_glow_takes_a_point_off_the_dark_and_adds_none_in_the_light(
    ambient: int, penalty: int
) -> None:
    fight = skirmish("aB", a=who(), B=who(), ambient=ambient)
    under(fight["B"], modifiers=["glow"])
    assert terms.light(fight.fight, fight["a"], fight["B"]).amount == penalty


@pytest.mark.rule("savage.power.shroud")
def test_a_shroud_is_minus_1() -> None:
    assert terms.shroud(under(one(), modifiers=["shroud"])).amount == -1
    assert terms.shroud(under(one(), modifiers=["glow"])).amount == 0


@pytest.mark.rule("savage.power.cost")
def test_only_what_deflects_deflects_and_only_what_smites_smites() -> None:
    figure = under(under(one(), trait="deflect", amount=2), trait="smite", amount=4)
    assert terms.deflected(figure).amount == -2
    assert terms.smitten(figure) == 4


# --- at a distance


@pytest.mark.rule("savage.range.penalty")
@pytest.mark.parametrize(
    ("gap", "penalty"),
    [(12, 0), (24, -2), (48, -4), (192, -8), (12.01, -2), (24.01, -4), (48.01, -8), (192.01, None)],
)
def test_a_band_ends_at_its_number(gap: float, penalty: int | None) -> None:
    revolver = library().weapons["revolver"]
    assert terms.band_penalty(round(gap * PACE), revolver) == penalty


@pytest.mark.rule("savage.speed")
@pytest.mark.parametrize(
    ("kmh", "penalty"),
    [(96, 0), (97, -1), (192, -1), (193, -2), (384, -2), (385, -4), (1224, -4), (1225, -6),
     (2449, -6), (2450, -8), (899_999_999, -8), (900_000_000, -10)],
)  # fmt: skip
def test_a_speed_counts_from_its_number(kmh: int, penalty: int) -> None:
    fight = skirmish("ab", a=who(), b=who(state={"speed": kmh}))
    assert terms.speed(fight.fight, fight["a"], fight["b"]).amount == penalty


@pytest.mark.rule("savage.combat.unstable", "savage.mounted.shooting")
@pytest.mark.parametrize(("speed", "penalty"), [(0, 0), (1, -2)])
def test_a_vehicle_that_stands_still_is_steady(speed: int, penalty: int) -> None:
    fight = skirmish("a", a=who(state={"vehicle": "truck", "speed": speed}))
    revolver = library().weapons["revolver"]
    assert terms.unstable(fight.fight, fight["a"], revolver).amount == penalty


@pytest.mark.rule("savage.mounted.shooting", "savage.combat.unstable")
@pytest.mark.parametrize(("ridden", "penalty"), [(0, 0), (1, -2)])
def test_by_the_option_a_mount_that_stands_still_is_steady(ridden: int, penalty: int) -> None:
    rules = Rules(mounted_still_steady=True)
    fight = skirmish("a", a=who(state={"mount": "b"}), rules=rules)
    fight.turn("a", ridden=ridden)
    revolver = library().weapons["revolver"]
    assert terms.unstable(fight.fight, fight["a"], revolver).amount == penalty


@pytest.mark.rule("savage.cover.penalty", "savage.ruling.cover_measure")
def test_the_penalty_for_each_step_of_cover() -> None:
    assert terms.COVER == {0: 0, 25: -2, 50: -4, 75: -6, 90: -8}


@pytest.mark.rule("savage.cover.penalty")
@pytest.mark.parametrize(
    ("shield", "hidden"), [("small_shield", 0), ("medium_shield", 25), ("large_shield", 50)]
)
def test_a_shield_hides_its_share_from_shots_and_nothing_from_blows(
    shield: str, hidden: int
) -> None:
    fight = skirmish("a...B", a=who(), B=who(strength=12, gear=(shield,)))
    seen = [
        terms.cover_of(fight.fight, fight["a"], fight["B"], ranged=ranged)
        for ranged in (True, False)
    ]
    assert seen == [hidden, 0]


@pytest.mark.rule("savage.ruling.obstacle_hit", "savage.cover.penalty")
@pytest.mark.parametrize(("aside", "hides"), [(1.9, True), (2.1, False)])
def test_a_figure_is_in_between_if_it_may_hide_some_of_the_target(
    aside: float, hides: bool
) -> None:
    """Two bases of half a pace are apart once their middles are a whole pace from each other."""
    fight = skirmish("a....C....B\n...........\n...........", a=who(), B=who(), C=who())
    c = fight["C"]
    c.at = Point(c.at.x, c.at.y + round(aside * c.radius))
    assert terms.between(fight.fight, fight["a"], fight["B"]) == ([c] if hides else [])


# --- careful shots


def penalties(**given: int) -> list[Modifier]:
    return [Modifier(f"savage.{rule.replace('_', '.')}", amount) for rule, amount in given.items()]


@pytest.mark.rule("savage.combat.aim")
@pytest.mark.parametrize(
    ("points", "gained"), [(0, 2), (-1, 2), (-2, 2), (-3, 3), (-4, 4), (-8, 4)]
)
def test_aim_ignores_up_to_4_points_or_adds_2(points: int, gained: int) -> None:
    assert AIM.term(penalties(range_penalty=points)).amount == gained


@pytest.mark.rule("savage.core.attack")
@pytest.mark.parametrize(("points", "gained"), [(0, 1), (-1, 1), (-2, 2), (-4, 2)])
def test_a_marksman_ignores_up_to_2_points_or_has_1(points: int, gained: int) -> None:
    assert MARKSMAN.term(penalties(range_penalty=points)).amount == gained


@pytest.mark.rule("savage.combat.aim")
def test_aim_is_against_range_cover_called_shots_scale_and_speed_and_no_bonus_is_ignored() -> None:
    ignored = penalties(range_penalty=-2, cover_penalty=-2, called_head=-4, scale=-2, speed=-1)
    others = penalties(light=-6, recoil=-2, state_vulnerable=2)
    assert ignorable(ignored + others) == 11
    assert ignorable(penalties(range_penalty=-2, scale=1)) == 2


@pytest.mark.rule("savage.combat.aim", "savage.cover.obstacle")
@pytest.mark.parametrize(("ignored", "left"), [(0, 4), (2, 4), (3, 3), (4, 2)])
def test_what_aim_ignores_of_the_cover_is_what_other_penalties_leave(
    ignored: int, left: int
) -> None:
    found = penalties(range_penalty=-2, cover_penalty=-4, light=-2)
    assert cover_left(found, ignored) == left
    assert cover_left(found) == 4


@pytest.mark.rule("savage.bystanders")
@pytest.mark.parametrize(
    ("weapon", "shots", "skill", "face"),
    [
        ("rifle", 1, "", 1),
        ("pump_shotgun", 1, "", 2),
        ("assault_rifle", 1, "", 1),
        ("assault_rifle", 2, "", 2),
        ("rifle", 1, "spellcasting", 0),
    ],
)
def test_the_faces_that_may_go_astray(weapon: str, shots: int, skill: str, face: int) -> None:
    shooter = one()
    shot = Shot(shooter, shooter, Item(weapon), weapon_in(Item(weapon)), shots=shots, skill=skill)
    assert stray_face(shot) == face
