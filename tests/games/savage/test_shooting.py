"""Shooting and throwing: range, cover, light, scale, speed, aim, bystanders, the Drop."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.content.scenario import Ground
from tapete.games.savage.meta import Rules
from tests.games.savage.skirmish import NAMES, Skirmish, skirmish, who

GUNMAN = who(shooting=8, gear=("revolver",))
RIFLEMAN = who(shooting=8, gear=("rifle",))


def shot(drawing: str, dice: list[Any], shooter: Any = GUNMAN, **more: Any) -> Skirmish:
    """The shooter `a` shoots at B; what hurts nobody is enough to see the modifiers."""
    more.setdefault("B", who())
    fight = skirmish(drawing, a=shooter, dice=dice, **more)
    fight.turn("a")
    fight.do("shoot", "B")
    return fight


def low(height: int, material: str = "door") -> dict[str, Ground]:
    """Scenery `o` of that height; a man is 2 high."""
    return {"o": Ground(name=NAMES, height=height, material=material)}


# --- range


@pytest.mark.rule("savage.range.penalty")
@pytest.mark.parametrize(
    ("paces", "penalty"), [(12, 0), (13, -2), (24, -2), (30, -4), (48, -4), (49, -8), (150, -8)]
)
def test_the_penalty_by_the_band_of_a_12_24_48_weapon(paces: int, penalty: int) -> None:
    fight = shot("a" + "." * paces + "B", [2])
    assert fight.terms().get("savage.range.penalty", 0) == penalty


@pytest.mark.rule("savage.range.penalty")
@pytest.mark.rule("savage.ruling.shotgun_reach")
def test_what_is_thrown_goes_no_further_than_long_range_nor_a_bullet_than_extreme() -> None:
    for weapon, paces in (("throwing_knife", 13), ("pump_shotgun", 193), ("revolver", 193)):
        fight = skirmish("a" + "." * paces + "B", a=who(gear=(weapon,)), B=who())
        fight.turn("a")
        rule, reason = fight.barred("shoot", "B")
        assert (rule, reason.key) == ("savage.range.penalty", "savage.barred.out_of_range")


@pytest.mark.rule("savage.range.penalty")
@pytest.mark.rule("savage.ruling.extreme_range")
def test_by_the_option_extreme_range_asks_for_aim_and_gets_nothing_from_it() -> None:
    core = Rules(extreme_range_core=True)
    fight = skirmish("a" + "." * 60 + "B", a=GUNMAN, B=who(), rules=core, dice=[2])
    fight.turn("a")
    assert fight.barred("shoot", "B")[1].key == "savage.barred.needs_aim"
    fight.do("aim", "B")
    fight.turn("a")
    fight.do("shoot", "B")
    assert fight.terms() == {"savage.range.penalty": -8}


# --- cover


@pytest.mark.rule("savage.cover.penalty")
@pytest.mark.rule("savage.ruling.cover_measure")
@pytest.mark.parametrize(
    ("drawing", "height", "penalty"),
    [("a.....oB", 1, -4), ("a.....oB", 0, 0), ("a......B", 1, 0)],
)
def test_cover_by_the_share_that_is_hidden(drawing: str, height: int, penalty: int) -> None:
    fight = shot(drawing, [2], ground=low(height))
    assert fight.terms().get("savage.cover.penalty", 0) == penalty


@pytest.mark.rule("savage.cover.penalty")
def test_three_quarters_hidden_is_minus_6() -> None:
    """A wall covers half the width; the crate hides half the height of the rest."""
    ground = {**low(1), "#": Ground(name=NAMES, height=4, material="stone_wall")}
    fight = skirmish("......#...\na.....o.B.", a=GUNMAN, B=who(), ground=ground, dice=[2])
    b = fight["B"]
    b.at = type(b.at)(b.at.x, 254)
    fight["a"].at = type(b.at)(fight["a"].at.x, 254)
    fight.turn("a")
    fight.do("shoot", "B")
    assert fight.terms()["savage.cover.penalty"] == -6


@pytest.mark.rule("savage.cover.obstacle")
@pytest.mark.parametrize(("face", "toughness"), [(3, None), (5, 11 + 2), (6, 11)])
def test_a_shot_missed_for_the_cover_goes_through_a_door(face: int, toughness: int | None) -> None:
    """A quarter hidden, -2: 3 misses, 5 goes through the door with +2 Armor, 6 hits without."""
    giant, archer = who(size=6), who(size=6, shooting=8, gear=("bow",))
    drawing = ".......o...\na......o..B\n.......o..."
    fight = shot(drawing, [face, 1, 1], shooter=archer, B=giant, ground=low(1))
    assert fight.all_terms()[0] == {"savage.cover.penalty": -2}
    damage: list[Any] = list(fight.table.rolled[1:])
    assert [roll.read.target for roll in damage] == ([] if toughness is None else [toughness])


@pytest.mark.rule("savage.cover.obstacle")
@pytest.mark.rule("savage.ruling.obstacle_hit")
def test_a_figure_in_between_adds_its_toughness_and_is_not_harmed() -> None:
    """C, Toughness 6, hides most of B behind it: 7 - 8 misses, and goes past C."""
    fight = shot(
        "a....C.B", [7, 2, 2], B=who(), C=who(vigor=8), shooter=who(shooting=8, gear=("bow",))
    )
    assert fight.all_terms()[0] == {"savage.cover.penalty": -8}
    damage: Any = fight.table.rolled[-1]
    assert damage.read.target == 5 + 6
    assert not fight["C"].shaken


@pytest.mark.rule("savage.ruling.obstacle_hit", "savage.cover.obstacle")
def test_a_large_shield_in_the_way_adds_2() -> None:
    """-4 for a shield that hides half; 5 goes through it: Toughness 5 and 2 Armor."""
    bowman = who(shooting=8, gear=("bow",))
    fight = shot("a.......B", [5, 2, 2], shooter=bowman, B=who(gear=("large_shield",)))
    assert fight.all_terms()[0] == {"savage.cover.penalty": -4}
    damage: Any = fight.table.rolled[-1]
    assert damage.read.target == 5 + 2


@pytest.mark.rule("savage.state.prone.cover")
@pytest.mark.rule("savage.ruling.prone_melee_stack")
@pytest.mark.parametrize(("paces", "penalty"), [(3, -4), (2, 0)])
def test_lying_down_is_cover_from_3_paces(paces: int, penalty: int) -> None:
    """And a miss for it strikes nothing."""
    fight = shot("a" + "." * paces + "B", [5] if penalty else [2], B=who(state={"prone": True}))
    assert fight.terms().get("savage.cover.penalty", 0) == penalty
    assert len(fight.table.rolled) == 1


@pytest.mark.rule("savage.state.prone.cover")
def test_lying_down_is_no_cover_against_fighting() -> None:
    lying = who(fighting=8, gear=("knife",), state={"prone": True})
    fight = skirmish("aB", a=who(fighting=8, gear=("knife",)), B=lying, dice=[1])
    fight.turn("a")
    fight.do("fight", "B")
    assert "savage.cover.penalty" not in fight.terms()


# --- light, scale, speed, an unsteady place


@pytest.mark.rule("savage.light")
@pytest.mark.parametrize(("ambient", "penalty"), [(100, 0), (50, -2), (25, -4), (0, -6)])
def test_the_light_where_the_target_stands(ambient: int, penalty: int) -> None:
    fight = shot("a.....B", [2], ambient=ambient)
    assert fight.terms().get("savage.light", 0) == penalty


@pytest.mark.rule("savage.scale")
@pytest.mark.parametrize(
    ("mine", "theirs", "modifier"), [(0, 8, 4), (8, 0, -4), (-2, 8, 6), (0, -4, -6), (12, 4, -4)]
)
def test_the_difference_of_scales(mine: int, theirs: int, modifier: int) -> None:
    """A normal hero at a huge beast +4, the beast at the hero -4, a small one at the beast +6."""
    shooter = who(shooting=8, gear=("revolver",), size=mine)
    fight = shot("a......B", [1, 1, 1], shooter=shooter, B=who(size=theirs))
    assert fight.all_terms()[0]["savage.scale"] == modifier


@pytest.mark.rule("savage.speed")
@pytest.mark.rule("savage.ruling.speed_relative")
@pytest.mark.parametrize(
    ("mine", "theirs", "penalty"),
    [(0, 200, -2), (0, 97, -1), (0, 96, 0), (0, 385, -4), (0, 1225, -6), (0, 2450, -8),
     (0, 1_000_000_000, -10), (150, 200, 0), (200, 0, -2)],
)  # fmt: skip
def test_the_difference_of_speeds(mine: int, theirs: int, penalty: int) -> None:
    """A car at 200 km/h is at -2, from another at 150 at nothing."""
    shooter = who(**GUNMAN, state={"speed": mine})
    fight = shot("a......B", [2], shooter=shooter, B=who(state={"speed": theirs}))
    assert fight.terms().get("savage.speed", 0) == penalty


# --- in melee


@pytest.mark.rule("savage.melee_ranged.size")
@pytest.mark.rule("savage.ruling.ranged_melee_scope")
@pytest.mark.parametrize("weapon", ["rifle", "bow", "crossbow", "pump_shotgun"])
def test_in_melee_nothing_larger_than_a_pistol_is_fired(weapon: str) -> None:
    fight = skirmish("aB", a=who(shooting=8, gear=(weapon,)), B=who())
    fight.turn("a")
    rule, reason = fight.barred("shoot", "B")
    assert rule == "savage.melee_ranged.size"
    assert reason.key == "savage.barred.too_large_for_melee"


@pytest.mark.rule("savage.melee_ranged.size")
@pytest.mark.parametrize("weapon", ["pistol", "throwing_knife", "sling"])
def test_in_melee_a_pistol_will_do(weapon: str) -> None:
    fight = skirmish("aB", a=who(shooting=8, gear=(weapon,)), B=who())
    fight.turn("a")
    assert fight.offers("shoot", "B")


@pytest.mark.rule("savage.melee_ranged.tn")
@pytest.mark.parametrize(("face", "rolls"), [(5, 1), (6, 2)])
def test_in_melee_parry_is_the_number(face: int, rolls: int) -> None:
    """Parry 6: 5 misses, 6 hits."""
    fight = shot("aB", [face, 1, 1], B=who(fighting=8, gear=("knife",)))
    assert len(fight.table.rolled) == rolls


@pytest.mark.rule("savage.melee_ranged.out")
@pytest.mark.rule("savage.ruling.vulnerable_shooter_duration")
def test_who_shoots_out_of_a_melee_is_vulnerable() -> None:
    fight = shot("Ca.......B", [2], C=who())
    assert fight["a"].vulnerable == 2
    fight = skirmish("Ca", a=GUNMAN, C=who(), dice=[1])
    fight.turn("a")
    fight.do("shoot", "C")
    assert not fight["a"].vulnerable


# --- shotguns, bystanders


@pytest.mark.rule("savage.shotgun.attack")
def test_shot_adds_2() -> None:
    shotgun = who(shooting=8, gear=("pump_shotgun",))
    assert shot("a...B", [1], shooter=shotgun).terms() == {"savage.shotgun.attack": 2}


@pytest.mark.rule("savage.shotgun.damage")
@pytest.mark.parametrize(("paces", "dice"), [(12, 3), (24, 2), (48, 1)])
def test_the_damage_of_shot_by_range(paces: int, dice: int) -> None:
    faces = [5 if dice > 1 else 7, *[1] * dice]
    fight = shot("a" + "." * paces + "B", faces, shooter=who(shooting=8, gear=("pump_shotgun",)))
    damage: Any = fight.table.rolled[-1]
    assert damage.dice == (6,) * dice


SHOTGUN = who(shooting=8, gear=("pump_shotgun",))


@pytest.mark.rule("savage.ruling.shotgun_reach")
@pytest.mark.parametrize(("paces", "penalty"), [(12, 0), (24, -2), (48, -4), (49, -8)])
def test_a_slug_does_2d10_at_any_range_without_the_bonus_of_shot(paces: int, penalty: int) -> None:
    fight = skirmish("a" + "." * paces + "B", a=SHOTGUN, B=who(), dice=[8, 4, 1, 1, 1])
    fight.turn("a")
    fight.do("shoot", "B", load="slug")
    attack, _ = fight.all_terms()
    damage: Any = fight.table.rolled[-1]
    assert attack == ({"savage.range.penalty": penalty} if penalty else {})
    assert damage.dice[:2] == (10, 10)
    assert fight["a"].items[0].loaded == 5


@pytest.mark.rule("savage.ruling.shotgun_reach")
def test_beyond_long_range_only_a_slug_carries() -> None:
    fight = skirmish("a" + "." * 49 + "B", a=SHOTGUN, B=who())
    fight.turn("a")
    shots = [c for c in MENU.choices(fight.fight, fight["a"]) if c.option.what == "shoot"]
    assert [list(choice.details["load"]) for choice in shots] == [["slug"]]


@pytest.mark.rule("savage.bystanders", "savage.ruling.shotgun_reach")
def test_a_slug_goes_astray_only_on_a_1() -> None:
    fight = skirmish("a......Bb", a=SHOTGUN, B=who(), b=who(), dice=[2])
    fight.turn("a")
    fight.do("shoot", "B", load="slug")
    fight.table.done()


@pytest.mark.rule("savage.bystanders")
@pytest.mark.rule("savage.ruling.bystander_pick")
def test_a_failed_shot_with_a_1_hits_somebody_near_the_target() -> None:
    fight = shot("a......Bb", [1, "b", 8, 1, 1], shooter=RIFLEMAN, b=who())
    assert fight["b"].shaken
    assert not fight["B"].shaken


@pytest.mark.rule("savage.bystanders")
@pytest.mark.parametrize(
    ("weapon", "rolls"), [("rifle", 1), ("pump_shotgun", 3), ("assault_rifle", 1)]
)
def test_a_2_just_misses_unless_with_shot(weapon: str, rolls: int) -> None:
    """A shotgun at long range, -4 and +2: a 2 strikes b; a single shot of an assault rifle not."""
    paces = {"rifle": 50, "pump_shotgun": 30, "assault_rifle": 50}[weapon]
    drawing = "a" + "." * paces + "Bb"
    fight = shot(drawing, [2, "b", 1], shooter=who(shooting=8, gear=(weapon,)), b=who())
    assert len(fight.table.rolled) == rolls


@pytest.mark.rule("savage.bystanders")
def test_automatic_fire_strikes_one_for_each_low_die() -> None:
    """1 and 2 go astray, a 3 just misses at -2."""
    gunner = who(shooting=8, gear=("submachine_gun",))
    fight = skirmish("a......Bb", a=gunner, B=who(), b=who(), dice=[1, 2, 3, "b", 1, 1, "b", 1, 1])
    fight.turn("a")
    fight.do("shoot", "B", shots=3)
    fight.table.done()


@pytest.mark.rule("savage.bystanders")
def test_a_wild_die_that_hits_harms_nobody_else() -> None:
    hero = who(wild=True, **RIFLEMAN)
    fight = shot("a......Bb", [1, 4, 1, 1], shooter=hero, b=who())
    fight.table.done()
    assert not fight["b"].shaken


# --- aim and the edges of marksmen


def aimed(drawing: str, shooter: Any = GUNMAN, **more: Any) -> Skirmish:
    more.setdefault("B", who())
    fight = skirmish(drawing, a=shooter, dice=[1], **more)
    fight.turn("a")
    fight.do("aim", "B")
    fight.turn("a")
    fight.do("shoot", "B")
    return fight


@pytest.mark.rule("savage.combat.aim")
def test_aim_ignores_4_points_but_not_of_the_light() -> None:
    """Medium range -2, half cover -4, dim light -2: -4 in all."""
    fight = aimed("a" + "." * 20 + "oB", ground=low(1), ambient=50)
    assert sum(fight.terms().values()) == -4


@pytest.mark.rule("savage.combat.aim")
def test_aim_with_nothing_to_ignore_adds_2() -> None:
    assert aimed("a...B").terms() == {"savage.combat.aim": 2}


@pytest.mark.rule("savage.combat.aim.restriction")
def test_who_has_moved_cannot_aim_and_who_aims_does_nothing_else() -> None:
    fight = skirmish("a...B", a=GUNMAN, B=who())
    fight.turn("a", walked=254, spent=254)
    rule, reason = fight.barred("aim")
    assert (rule, reason.key) == ("savage.combat.aim.restriction", "savage.barred.moved")
    turn = fight.turn("a")
    fight.do("aim", "B")
    assert not fight.offers("shoot")
    assert turn.spent > 10_000


@pytest.mark.rule("savage.ruling.aim_timing")
def test_aim_is_lost_by_acting_otherwise_and_by_waiting() -> None:
    """It is for the first action of the next turn, with that weapon and at that target."""
    from tapete.games.savage.rules.turns.turns import end_turn

    fight = skirmish("a...B", a=GUNMAN, B=who(), dice=[1])
    fight.turn("a")
    fight.do("aim", "B")
    end_turn(fight.fight)
    assert fight["a"].aim == "B"
    fight.turn("a", used=1, declared=2)
    fight.do("shoot", "B")
    assert "savage.combat.aim" not in fight.terms()
    fight["a"].aim = "B"
    fight.turn("a")
    end_turn(fight.fight)
    assert fight["a"].aim == ""


@pytest.mark.rule("savage.core.attack")
def test_a_marksman_who_stands_still_ignores_2_points_or_has_1() -> None:
    marksman = who(**GUNMAN, edges=("marksman",))
    assert shot("a...B", [1], shooter=marksman).terms() == {"savage.core.attack": 1}
    fight = shot("a" + "." * 30 + "B", [1], shooter=marksman)
    assert fight.terms() == {"savage.range.penalty": -4, "savage.core.attack": 2}
    assert fight.state.turn is not None
    assert fight.state.turn.spent > 10_000


@pytest.mark.rule("savage.core.attack")
def test_a_dodger_is_hard_to_shoot_unless_unaware() -> None:
    assert shot("a...B", [1], B=who(edges=("dodge",))).terms() == {"savage.core.attack": -2}
    unaware = who(vigor=12, edges=("dodge",), state={"unaware": True})
    assert "savage.core.attack" not in shot("a...B", [1, 1, 1], B=unaware).all_terms()[0]


# --- the Drop


@pytest.mark.rule("savage.drop.bonus")
@pytest.mark.rule("savage.ruling.drop_scope")
@pytest.mark.parametrize("state", ["unaware", "stunned", "tied"])
def test_the_helpless_are_hit_and_hurt_more(state: str) -> None:
    fight = shot("a...B", [2, 1, 1], B=who(vigor=12, state={state: True}))
    rule = "savage.state.stunned.drop" if state == "stunned" else "savage.drop.bonus"
    assert fight.all_terms()[:2] == [{rule: 4}, {rule: 4, "savage.core.damage_roll": 1}]


@pytest.mark.rule("savage.drop.bonus")
def test_a_bound_foe_is_only_vulnerable() -> None:
    fight = shot("a...B", [1], B=who(state={"bound": True}))
    assert fight.terms() == {"savage.state.vulnerable": 2}


@pytest.mark.rule("savage.ruling.drop_scope")
@pytest.mark.parametrize(("switch", "terms"), [(False, {}), (True, {"savage.drop.bonus": 4})])
def test_surprise_gives_the_drop_only_by_the_option(switch: bool, terms: dict[str, int]) -> None:
    rules = Rules(surprise_gives_drop=switch)
    fight = shot("a...B", [2, 1, 1], B=who(vigor=12, state={"surprised": True}), rules=rules)
    assert fight.all_terms()[0] == terms


@pytest.mark.rule("savage.drop.knockout")
@pytest.mark.rule("savage.ruling.drop_knockout_stack")
@pytest.mark.parametrize(("face", "out"), [(5, "unconscious"), (7, "")])
def test_a_blow_to_the_head_with_the_drop_may_knock_out(face: int, out: str) -> None:
    """-4 and +4: 4 hits; 1 + 1 + 1 + 4 + 4 is 11 against Toughness 8; Vigor at -2."""
    victim = who(vigor=12, wild=True, state={"unaware": True})
    fight = skirmish("a...B", a=GUNMAN, B=victim, dice=[4, 1, 1, face, 1])
    fight.turn("a")
    fight.do("shoot", "B", called="head")
    assert fight["B"].shaken
    assert fight.terms() == {"savage.called.head": -2}
    assert fight["B"].out == out
