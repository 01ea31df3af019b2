"""What comes of an attack: the degree of harm, the damage and all that adds to it, strays."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.rules.attacks.attack import Attack, Shot, damage_text, weapon_in
from tapete.games.savage.rules.attacks.blows import blow_of, damage_rule
from tapete.games.savage.rules.attacks.hitting import bystanders, endure
from tapete.games.savage.rules.attacks.melee import close_items, fighting_trait, melee
from tapete.games.savage.rules.attacks.shooting import care_of, shoot, shooting_trait
from tapete.games.savage.state import Item
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import Skirmish, skirmish, who

CLUB = who(fighting=10, gear=("club",))
BOW = who(shooting=10, gear=("bow",))


def blow(fight: Skirmish, **more: Any) -> Attack:
    """`a` strikes B with the first thing it has."""
    item = close_items(fight["a"])[0]
    return Attack(fight["a"], fight["B"], item, weapon_in(item), **more)


def shot(fight: Skirmish, **more: Any) -> Shot:
    item = fight["a"].items[0]
    return Shot(fight["a"], fight["B"], item, weapon_in(item), **more)


# --- the degree of harm


@pytest.mark.rule("savage.core.attack", "savage.core.damage_roll")
@pytest.mark.parametrize(
    ("dice", "degree"),
    [([4], 0), ([5, 2, 2], 0), ([5, 3, 2], 1), ([5, 5, 3, 1], 1), ([5, 6, 3, 1], 2)],
)
def test_0_is_no_harm_1_is_shaken_and_then_each_wound(dice: list[int], degree: int) -> None:
    """Parry 5, Toughness 5, Strength d6 and d4."""
    foe = who(fighting=6, wild=True, gear=("club",))
    fight = skirmish("aB", a=CLUB, B=foe, dice=dice)
    fight.turn("a")
    assert melee(fight.fight, blow(fight)) == degree


@pytest.mark.rule("savage.core.attack", "savage.core.rof")
@pytest.mark.parametrize(
    ("dice", "degree"),
    [([3, 3, 3], 0), ([6, 3, 3, 3, 2], 1), ([6, 6, 3, 3, 2, 8, 2, 2], 2)],
)
def test_the_worst_of_a_volley_counts(dice: list[int], degree: int) -> None:
    gunner = who(shooting=8, gear=("assault_rifle",))
    fight = skirmish("a......B", a=gunner, B=who(wild=True), dice=dice)
    fight.turn("a")
    assert shoot(fight.fight, shot(fight, shots=3)) == degree


@pytest.mark.rule("savage.core.attack", "savage.core.rof")
def test_no_damage_is_rolled_against_who_is_out_already() -> None:
    gunner = who(shooting=8, gear=("assault_rifle",))
    fight = skirmish("a......B", a=gunner, B=who(), dice=[6, 6, 6, 7, 4])
    fight.turn("a")
    assert shoot(fight.fight, shot(fight, shots=3)) == 2
    fight.table.done()


@pytest.mark.rule("savage.core.attack", "savage.core.damage_roll")
@pytest.mark.parametrize(("wild", "degree"), [(False, 2), (True, 5)])
def test_more_wounds_than_put_it_out_are_no_worse(wild: bool, degree: int) -> None:
    """Six wounds: one is enough for an Extra, four for a Wild Card."""
    fight = skirmish("aB", a=CLUB, B=who(fighting=6, wild=wild, gear=("club",)))
    fight.turn("a")
    assert endure(fight.fight, blow(fight), 7, dropped=False) == degree


@pytest.mark.rule("savage.core.aces", "savage.core.attack")
def test_the_die_of_a_blow_and_of_a_shot_ace() -> None:
    """A 10 and a 1 more are 11: a raise, and a d6 more damage."""
    for drawing, hero in (("aB", CLUB), ("a....B", BOW)):
        fight = skirmish(drawing, a=hero, B=who(vigor=12), dice=[10, 1, 1, 1, 1])
        fight.turn("a")
        fight.do("fight" if hero is CLUB else "shoot", "B")
        fight.table.done()


@pytest.mark.rule("savage.combat.disarm.weapon")
def test_a_hit_on_a_weapon_harms_nobody() -> None:
    fight = skirmish("aB", a=CLUB, B=who(fighting=6, gear=("sabre",)), dice=[9, 1, 1, 5])
    fight.turn("a")
    assert melee(fight.fight, blow(fight, called="weapon_large")) == 0


# --- damage, and what adds to it


@pytest.mark.rule("savage.shotgun.damage", "savage.core.damage_roll")
@pytest.mark.parametrize(
    ("gear", "rule"),
    [("double_shotgun", "savage.shotgun.damage"), ("bow", "savage.core.damage_roll")],
)
def test_only_the_damage_of_a_shotgun_has_a_rule_of_its_own(gear: str, rule: str) -> None:
    fight = skirmish("a....B", a=who(shooting=10, gear=(gear,)), B=who())
    assert damage_rule(shot(fight)) == rule


@pytest.mark.rule("savage.called.head", "savage.drop.bonus", "savage.combat.wild_attack")
@pytest.mark.rule("savage.natural.horns", "savage.mounted.charge", "savage.core.damage_roll")
@pytest.mark.parametrize(
    ("given", "state", "plus"),
    [
        ({}, {}, {}),
        ({"wild": True}, {}, {"savage.combat.wild_attack": 2}),
        ({"called": "head"}, {}, {"savage.called.head": 4}),
        ({"called": "leg"}, {}, {}),
        ({}, {"tied": True}, {"savage.drop.bonus": 4}),
    ],
)
def test_what_adds_to_a_blow(
    given: dict[str, Any], state: dict[str, Any], plus: dict[str, int]
) -> None:
    fight = skirmish("aB", a=CLUB, B=who(state=state))
    fight.turn("a")
    dealt = blow_of(fight.fight, blow(fight, **given))
    assert {term.rule: term.amount for term in dealt.modifiers} == plus
    assert (dealt.plus, dealt.extra_armour) == (sum(plus.values()), 0)


@pytest.mark.rule("savage.combat.wild_attack", "savage.shotgun.damage")
def test_nothing_of_the_sort_adds_to_a_shot() -> None:
    fight = skirmish("a....B", a=BOW, B=who())
    fight.turn("a")
    assert blow_of(fight.fight, shot(fight, wild=True)).plus == 0


@pytest.mark.rule("savage.natural.horns", "savage.ruling.horns_run")
@pytest.mark.parametrize(
    ("walked", "given", "bonus"),
    [(5, {}, 4), (4.99, {}, 0), (9, {"free": True}, 0)],
)
def test_horns_gore_from_5_paces_and_not_in_a_free_attack(
    walked: float, given: dict[str, Any], bonus: int
) -> None:
    fight = skirmish("aB", a=who(gear=("horns",)), B=who())
    fight.turn("a", run=1, walked=int(walked * PACE))
    assert blow_of(fight.fight, blow(fight, **given)).plus == bonus


@pytest.mark.rule("savage.mounted.charge")
@pytest.mark.parametrize(
    ("straight", "mount", "given", "bonus"),
    [(6, "h", {}, 4), (5.99, "h", {}, 0), (9, "", {}, 0), (9, "h", {"free": True}, 0)],
)
def test_a_charge_takes_6_straight_paces_in_the_saddle(
    straight: float, mount: str, given: dict[str, Any], bonus: int
) -> None:
    fight = skirmish("aB", a=who(gear=("club",), state={"mount": mount}), B=who())
    fight.turn("a", straight=int(straight * PACE))
    assert blow_of(fight.fight, blow(fight, **given)).plus == bonus


@pytest.mark.rule("savage.shotgun.damage", "savage.bystanders")
def test_shot_that_strays_beyond_its_range_does_no_more_than_at_long_range() -> None:
    drawing = "a" + "." * 48 + "Bb"
    shotgun = who(shooting=8, gear=("pump_shotgun",))
    fight = skirmish(drawing, a=shotgun, B=who(), b=who(), dice=[1, "b", 1])
    fight.turn("a")
    fight.do("shoot", "B")
    assert getattr(fight.table.rolled[-1], "dice", ()) == (6,)


@pytest.mark.rule("savage.core.attack", "savage.core.damage_roll")
def test_only_bare_hands_are_a_martial_artists() -> None:
    fight = skirmish("aB", a=who(edges=("martial_artist",), gear=("club",)), B=who())
    bare = Attack(fight["a"], fight["B"], Item("unarmed"), weapon_in(Item("unarmed")))
    assert (damage_text(bare), damage_text(blow(fight))) == ("Str+d4", "Str+d4")
    fight = skirmish("aB", a=who(edges=("martial_artist",), gear=("maul",)), B=who())
    assert damage_text(blow(fight)) == weapon_in(fight["a"].items[0]).damage != "Str+d4"


# --- the trait, and careful shots


@pytest.mark.rule("savage.mounted.fighting")
@pytest.mark.parametrize(("riding", "trait"), [(4, "riding"), (6, "fighting"), (8, "fighting")])
def test_in_the_saddle_the_lower_skill_counts(riding: int, trait: str) -> None:
    hero = who(fighting=6, riding=riding, state={"mount": "h"})
    assert fighting_trait(skirmish("a", a=hero)["a"]) == trait


@pytest.mark.rule("savage.core.attack")
@pytest.mark.parametrize(
    ("weapon", "trait"),
    [("rifle", "shooting"), ("knife", "athletics"), ("throwing_knife", "athletics"),
     ("grenade", "athletics"), ("bow", "shooting")],
)  # fmt: skip
def test_what_is_thrown_is_thrown_with_athletics(weapon: str, trait: str) -> None:
    assert shooting_trait(weapon_in(Item(weapon))) == trait


@pytest.mark.rule("savage.core.attack", "savage.combat.aim")
@pytest.mark.parametrize(
    ("given", "before", "careful"),
    [
        ({"still": True}, "", True),
        ({"still": False}, "", False),
        ({"still": True, "shots": 2}, "", False),
        ({"still": True}, "rifle", False),
    ],
)
def test_a_marksman_is_careful_with_one_shot_the_first_of_its_turn(
    given: dict[str, Any], before: str, careful: bool
) -> None:
    marksman = who(shooting=8, gear=("assault_rifle",), edges=("marksman",))
    fight = skirmish("a....B", a=marksman, B=who())
    fight.turn("a", shot=before)
    assert (care_of(fight.fight, shot(fight, **given), []) is not None) is careful


# --- strays and cover


@pytest.mark.rule("savage.bystanders", "savage.ruling.bystander_pick")
def test_who_is_hit_by_a_stray_is_hit_plainly() -> None:
    """No die for a raise, no called shot, and no armour but its own."""
    fight = skirmish("a......Bb", a=BOW, B=who(), b=who(), dice=[1, "b", 1, 1])
    fight.turn("a")
    fight.do("shoot", "B", called="head")
    damage: Any = fight.table.rolled[-1]
    assert (damage.dice, damage.read.target, damage.modifiers) == ((6, 6), 5, ())


@pytest.mark.rule("savage.bystanders", "savage.ruling.bystander_pick")
@pytest.mark.parametrize(("aside", "near"), [(0.9, True), (1.1, False)])
def test_who_stands_in_the_line_of_fire(aside: float, near: bool) -> None:
    """The line passes over its base, which is half a pace in radius."""
    fight = skirmish("a....b.....B", a=who(), b=who(), B=who())
    b = fight["b"]
    b.at = Point(b.at.x, b.at.y + round(aside * b.radius))
    assert bystanders(fight.fight, fight["a"], fight["B"]) == ([b] if near else [])


@pytest.mark.rule("savage.bystanders", "savage.mounted.shooting")
def test_ones_own_mount_is_not_in_the_way_but_anothers_is() -> None:
    fight = skirmish("ahg...B", a=who(state={"mount": "h"}), h=who(), g=who(), B=who())
    assert bystanders(fight.fight, fight["a"], fight["B"]) == [fight["g"]]


@pytest.mark.rule("savage.cover.obstacle", "savage.bystanders")
@pytest.mark.parametrize(("drawing", "rolls"), [("a.....oB", 2), ("a.....oB\n.......b", 3)])
def test_a_1_that_the_cover_stops_strays_only_if_somebody_is_near(drawing: str, rolls: int) -> None:
    """1 and 4 for the Drop, less 4 for half cover; else it goes through the crate."""
    others: dict[str, Any] = {"b": who()} if "b" in drawing else {}
    tied = who(vigor=12, state={"tied": True})
    stray = ["b"] if others else []
    fight = skirmish(drawing, a=BOW, B=tied, **others, dice=[1, *stray, 1, 1])
    fight.turn("a")
    fight.do("shoot", "B")
    assert len(fight.table.rolled) == rolls


@pytest.mark.rule("savage.suppress.effect", "savage.ruling.suppress_damage_choice")
def test_nobody_is_asked_if_the_rate_of_fire_is_enough_for_all() -> None:
    people: dict[str, Any] = {letter: who(vigor=12) for letter in "BCD"}
    gunner = who(shooting=12, gear=("submachine_gun",))
    dice = [10, *[1, 1] * 3]
    fight = skirmish("........B\na.......C\n........D", a=gunner, **people, dice=dice)
    fight.turn("a")
    fight.do("suppress", "C")
    fight.table.done()
    assert fight.table.asked == []


@pytest.mark.rule("savage.suppress.roll", "savage.turn.multi_action")
def test_suppressive_fire_is_an_action_like_others_and_spares_who_fires_it() -> None:
    """A template short of B lies over its maker too."""
    fight = skirmish("a..B", a=who(shooting=10, gear=("submachine_gun",)), B=who(), dice=[9])
    fight.turn("a", declared=2)
    fight.do("suppress", "B", point="short")
    assert fight["B"].distracted
    assert fight.terms() == {"savage.turn.multi_action": -2, "savage.recoil": -2}
    assert not fight["a"].distracted


@pytest.mark.rule("savage.core.area_attack", "savage.turn.multi_action")
def test_so_is_a_thrown_grenade() -> None:
    thrower = who(athletics=8, gear=("grenade",))
    fight = skirmish("a...B", a=thrower, B=who(vigor=12), dice=[6, 1, 1, 1])
    fight.turn("a", declared=2)
    fight.do("lob", "B")
    assert fight.all_terms()[0] == {"savage.turn.multi_action": -2}
