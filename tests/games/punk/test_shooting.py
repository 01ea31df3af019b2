"""Shooting at somebody: who may be, what the roll takes, and whom it hits."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tapete.games.punk.content.entries import Ranged
from tapete.games.punk.content.played import known
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Broke, Missed, Shot, Strayed
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.dice.readings import Aimed
from tapete.games.punk.rules.dice.readings import Shot as Outcome
from tapete.games.punk.state import Fired, Item
from tapete.odds.readings import distribution
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import DEADLY, HARMLESS, duel, needed, needs, rolls, shoots
from tests.games.punk.scenes import block

# --- whom


@pytest.mark.rule("punk.shoot.action")
def test_one_action_one_shot_at_an_enemy() -> None:
    table = duel(20, "bow", 10, C=who(at=(50, 60), seat=0))
    table.activate("a")
    assert [do.to for do in table.offered() if do.what == "shoot"] == ["B"], "never at a friend"
    table.do("shoot", "B")
    assert table.skirmish.active.left == 1
    assert table.table.heard(Shot)[0].weapon == "bow"


@pytest.mark.rule("punk.shoot.not_in_contact")
def test_nobody_shoots_with_an_enemy_in_contact() -> None:
    table = duel(20, C=who(at=(47.5, 80)))
    table.activate("a")
    assert not table.offers("shoot")
    assert table.barred("shoot")[0] == "punk.combat.locked"


@pytest.mark.rule("punk.shoot.needs_los")
def test_nobody_behind_one_or_hidden_is_shot_at() -> None:
    behind = duel(20, a_facing=180)
    behind.activate("a")
    assert not behind.offers("shoot")
    assert behind.barred("shoot", "B")[0] == "punk.shoot.needs_los"
    hidden = duel(20, pieces=[block("3M", 40, 65, 10, 1)])
    hidden.activate("a")
    assert not hidden.offers("shoot")


@pytest.mark.rule("punk.ruling.climb_details")
def test_nobody_shoots_from_a_wall() -> None:
    table = duel(20, a_held=True, a_height=2)
    table.activate("a")
    assert not any(table.offers(what) for what in ("shoot", "aim", "ready"))
    assert table.barred("shoot")[0] == "punk.move.climbing_position"


@pytest.mark.rule("punk.attribute.dash")
def test_who_has_no_precision_never_shoots() -> None:
    table = duel(20, a_P=None)
    table.activate("a")
    assert not table.offers("shoot")


# --- the roll


@pytest.mark.rule("punk.shoot.roll")
@pytest.mark.parametrize(("die", "hits"), [(5, True), (6, False)])
def test_no_higher_than_precision_hits(die: int, hits: bool) -> None:
    table = duel(10, "crossbow", die, *(HARMLESS if hits else []))
    shoots(table)
    assert bool(table.table.heard(Hit)) is hits
    assert bool(table.table.heard(Missed)) is not hits
    table.table.done()


@pytest.mark.rule("punk.shoot.hit_resolved")
def test_a_hit_is_one_impact_roll() -> None:
    table = duel(20, "crossbow", 4, *DEADLY)
    shoots(table)
    (hit,) = table.table.heard(Hit)
    assert (hit.strength, hit.penetration, hit.rule) == (4, 3, "punk.shoot.hit_resolved")
    assert table["B"].out == "downed"


@pytest.mark.rule("punk.shoot.from_behind")
@pytest.mark.parametrize(("facing", "bonus"), [(180, 0), (90, 0), (0, 1)])
def test_who_does_not_see_the_shooter_is_hit_more_easily(facing: int, bonus: int) -> None:
    assert needs(duel(20, B_facing=facing)) == 4 + bonus


def test_a_sure_shot_needs_no_die() -> None:
    table = duel(20, "crossbow", *DEADLY, a_P=10)
    shoots(table)
    assert rolls(table) == ["punk.impact.roll"]


def test_a_hopeless_shot_needs_none_either() -> None:
    table = duel(40, "bow", a_P=1)
    shoots(table)
    assert table.table.heard(Missed)
    assert not table.table.rolled


@pytest.mark.rule("punk.special.hard_to_use")
def test_a_bow_is_hard_to_use() -> None:
    assert needs(duel(30, "bow")) == 3


@pytest.mark.rule("punk.special.mounted.shooting")
def test_riders_shoot_worse() -> None:
    assert needs(duel(20, a_P=5, a_special=["mounted"])) == 4


def test_a_thrown_knife_adds_the_arm_and_loses_force() -> None:
    for gap, strength, penetration in ((4, 6, 2), (8, 5, 1), (12, 4, 0)):
        table = duel(gap, "throwing_knives", 1, *HARMLESS, a_F=6)
        shoots(table)
        (hit,) = table.table.heard(Hit)
        assert (hit.strength, hit.penetration) == (strength, penetration)


def test_a_bulletproof_vest_is_better_from_afar() -> None:
    for gap, saves in ((10, False), (20, False), (40, True)):
        table = duel(
            gap, "pistol", 1, 5, 5, a_bullets={"bullet": 1},
            B_worn="bulletproof_vest", B_armour=3,
        )  # fmt: skip
        shoots(table)
        assert (not table["B"].out) is saves, gap


# --- into a combat


def melee(*dice: Any, precision: int = 6, **more: Any) -> Fielded:
    """a shoots at B, who fights its friend c beside it."""
    return duel(20, "crossbow", *dice, a_P=precision, c=who(at=(42.5, 57.5)), **more)


@pytest.mark.rule("punk.shoot.combat.penalty")
def test_into_a_combat_it_is_harder() -> None:
    assert needed(melee())[:2] == (3, 6)


@pytest.mark.rule("punk.shoot.combat.friend_hit")
@pytest.mark.parametrize(("die", "hit"), [(3, "B"), (4, "c"), (6, "c"), (7, "")])
def test_what_fails_by_the_penalty_hits_the_friend(die: int, hit: str) -> None:
    table = melee(die, *(HARMLESS if hit else []))
    shoots(table)
    assert [one.target for one in table.table.heard(Hit)] == ([hit] if hit else [])
    table.table.done()


@pytest.mark.rule("punk.shoot.combat.friend_hit")
@pytest.mark.rule("punk.ruling.combat_shot_zero")
@pytest.mark.parametrize(("die", "hit"), [(1, True), (3, True), (4, False)])
def test_avoiding_cover_too_only_the_friend_can_be_hit(die: int, hit: bool) -> None:
    wall = block("1P", 45, 65, 10, 1)
    table = melee(die, *(HARMLESS if hit else []), pieces=[wall])
    assert needed(table, avoid=True)[:2] == (0, 3)
    shoots(table, avoid=True)
    assert [one.target for one in table.table.heard(Hit)] == (["c"] if hit else [])


@pytest.mark.rule("punk.ruling.combat_shot_zero")
def test_a_shot_that_would_fail_anyway_just_fails() -> None:
    table = melee(precision=0)
    shoots(table)
    assert not table.table.rolled


@pytest.mark.rule("punk.shoot.combat.friend_hit", "punk.ruling.stray_hit_cover")
def test_a_stray_shot_hits_as_hard_as_at_its_victims_range() -> None:
    """B is at medium range of the knives, and its friend at short range."""
    table = duel(6.5, "throwing_knives", 5, *HARMLESS, a_P=6, c=who(at=(46.5, 73)))
    shoots(table)
    (told,) = table.table.heard(Hit)
    assert (told.target, told.penetration) == ("c", 2)


@pytest.mark.rule("punk.ruling.combat_shot_zero", "punk.shoot.roll")
def test_by_a_house_rule_nobody_else_is_hit_at_zero() -> None:
    table = melee(precision=3, rules=Rules(no_stray_at_zero=True))
    shoots(table)
    assert not table.table.rolled
    assert not table.table.heard(Strayed)
    above = melee(2, *HARMLESS, precision=4, rules=Rules(no_stray_at_zero=True))
    shoots(above)
    assert above.table.heard(Strayed), "its target is 1"


@pytest.mark.rule("punk.shoot.combat.multiple_random")
@pytest.mark.rule("punk.ruling.random_choice")
def test_in_a_crowd_anybody_but_the_target_may_be_hit() -> None:
    crowd: dict[str, Any] = {
        "D": who(at=(42.5, 55)), "E": who(at=(42.5, 60), seat=1), "f": who(at=(47.5, 57.5)),
    }  # fmt: skip
    table = melee(5, "E", *HARMLESS, **crowd)
    shoots(table, "B")
    draw = table.table.rolled[1]
    assert sorted(draw.items) == ["D", "E", "c", "f"]  # type: ignore[union-attr]
    assert table.table.heard(Strayed)[0].victim == "E"


# --- past minis


@pytest.mark.rule("punk.cover.mini.partial_penalty")
@pytest.mark.rule("punk.cover.mini.stray_hit")
@pytest.mark.parametrize(("die", "hit"), [(3, "B"), (6, "A"), (7, "")])
def test_the_one_in_the_way_is_hit(die: int, hit: str) -> None:
    """punk.example.mini_cover: a shot at Mutardo B past Mutardo A."""
    table = duel(20, "crossbow", die, *(HARMLESS if hit else []), a_P=6, A=who(at=(46, 70)))
    assert needed(table)[:2] == (3, 6)
    shoots(table)
    assert [one.target for one in table.table.heard(Hit)] == ([hit] if hit else [])


@pytest.mark.rule("punk.cover.mini.total")
def test_who_is_wholly_behind_another_is_no_target() -> None:
    table = duel(20, A=who(at=(45, 70), base=55))
    table.activate("a")
    assert not table.offers("shoot", "B")
    assert table.barred("shoot", "B")[0] == "punk.cover.mini.total"


@pytest.mark.rule("punk.ruling.mini_cover_nearest")
def test_only_the_nearest_in_the_way_is_hit() -> None:
    table = duel(
        20, "crossbow", 6, *HARMLESS, a_P=6, A=who(at=(46.6, 65)), D=who(at=(43.6, 70)),
        E=who(at=(60, 75)),
    )  # fmt: skip
    shoots(table)
    assert table.table.heard(Strayed)[0].victim == "D"


def test_of_two_as_near_either() -> None:
    table = duel(
        20, "crossbow", 6, "D", *HARMLESS, a_P=6, A=who(at=(43.7, 70)), D=who(at=(46.3, 70))
    )
    shoots(table)
    assert table.table.heard(Strayed)[0].victim == "D"


@pytest.mark.rule("punk.ruling.combat_and_mini_cover")
def test_in_a_combat_and_past_a_mini_it_is_still_once() -> None:
    table = melee(6, *HARMLESS, A=who(at=(46, 70)))
    assert needed(table)[:2] == (3, 6)
    shoots(table)
    assert table.table.heard(Strayed)[0].victim == "A", "not the friend in the combat"


@pytest.mark.rule("punk.ruling.combat_and_mini_cover")
def test_who_fights_the_target_is_no_cover() -> None:
    table = duel(20, "crossbow", 6, *HARMLESS, a_P=6, c=who(at=(45.5, 59.95)))
    assert needed(table)[:2] == (3, 6)
    shoots(table)
    assert table.table.heard(Strayed)[0].rule == "punk.shoot.combat.friend_hit"


@pytest.mark.rule("punk.ruling.stray_hit_cover")
def test_a_stray_hit_is_covered_afresh() -> None:
    """The cover avoided was the target's: the one that is hit keeps its own."""
    wall = block("1P", 40, 63, 4.9, 1)
    for cover, dice in ((0, (10, 4)), (7, (10, 10))):
        pieces = [wall] if cover else []
        table = melee(4, *dice, pieces=pieces)
        shoots(table)
        assert table["c"].out == ("" if cover else "downed")


# --- avoiding cover


def fenced(code: str, *dice: object, **more: object) -> Fielded:
    """B stands half behind something right in front of it."""
    return duel(20, "crossbow", *dice, pieces=[block(code, 45, 60, 10, 1)], **more)


@pytest.mark.rule("punk.shoot.avoid_cover")
@pytest.mark.rule("punk.ruling.avoid_cover_several")
def test_avoiding_a_cover_costs_precision_and_cancels_it() -> None:
    assert needs(fenced("1P")) == 4
    assert needs(fenced("1P"), avoid=True) == 1
    plain, avoided = fenced("1P", 1, 8, 5), fenced("1P", 1, 8, 5)
    shoots(plain)
    assert not plain["B"].out, "8 + 4 against 5 + 4 and 7 less 3"
    shoots(avoided, avoid=True)
    assert avoided["B"].out, "8 + 4 against 5 + 4"


@pytest.mark.rule("punk.shoot.avoid_cover")
@pytest.mark.parametrize(("code", "left"), [("1L", 0), ("1P", 4)])
def test_a_fence_is_shot_through_and_a_wall_is_not(code: str, left: int) -> None:
    """punk.example.avoid_cover_choice: Penetration 3 against +3 and against +7."""
    for defence, falls in ((8 - left, True), (9 - left, False)):
        table = fenced(code, 1, 8, defence)
        shoots(table)
        assert bool(table["B"].out) is falls, "8 + 4 against the die, 4 and what is left of it"


@pytest.mark.rule("punk.shoot.avoid_cover.partial_only")
def test_total_cover_is_never_avoided() -> None:
    table = duel(20, pieces=[block("1P", 35, 60, 20, 1)])
    table.activate("a")
    (choice,) = [one for one in _choices(table) if one.option.what == "shoot"]
    assert not choice.details


def test_partial_cover_may_be() -> None:
    table = fenced("1L")
    table.activate("a")
    (choice,) = [one for one in _choices(table) if one.option.what == "shoot"]
    assert choice.details == {"avoid": (False, True)}


@pytest.mark.rule("punk.ruling.avoid_cover_shield")
def test_a_shield_is_not_avoided_and_makes_no_cover_to_avoid() -> None:
    open_field = duel(20, B_shield="shield")
    open_field.activate("a")
    (choice,) = [one for one in _choices(open_field) if one.option.what == "shoot"]
    assert not choice.details
    table = duel(20, "sling", 1, 8, 6, pieces=[block("1P", 45, 60, 10, 1)], B_shield="shield")
    shoots(table, avoid=True)
    assert table["B"].out == "", "8 + 2 against 6 + 4 and the shield's 2 less 1"


@pytest.mark.rule("punk.core.ridden_cover")
def test_a_motorbike_is_cover_like_a_shield() -> None:
    for gear, falls in (([], True), (["motorbike"], False)):
        table = duel(20, "sling", 1, 8, 6, B_gear=gear)
        shoots(table)
        assert bool(table["B"].out) is falls, "8 + 2 against 6 + 4, and 3 less 1"


@pytest.mark.rule("punk.special.camouflage")
def test_avoiding_is_harder_against_camouflage() -> None:
    assert needs(fenced("1P", B_special=["camouflage"]), avoid=True) == -1
    assert needs(fenced("1P", B_special=["camouflage"])) == 4


def _choices(table: Fielded):  # type: ignore[no-untyped-def]
    from tapete.games.punk.actions.menu import MENU

    return MENU.choices(table.skirmish, table["a"])


# --- what blows up


@pytest.mark.rule("punk.special.catapum.break")
@pytest.mark.parametrize(("die", "hits"), [(8, True), (9, False), (10, False)])
def test_a_natural_nine_breaks_the_weapon(die: int, hits: bool) -> None:
    table = duel(15, "scrap_cannon", die, *(HARMLESS if hits else []), a_P=9)
    shoots(table)
    assert bool(table.table.heard(Hit)) is hits
    assert table["a"].gear[0].broken is not hits
    assert bool(table.table.heard(Broke)) is not hits
    if not hits:
        assert not table.offers("shoot")
        assert table.barred("shoot", "B")[0] == "punk.special.catapum.break"


@pytest.mark.rule("punk.special.catapum.roll_always")
@pytest.mark.parametrize(("die", "breaks"), [(8, False), (9, True)])
def test_even_a_sure_shot_is_rolled_for(die: int, breaks: bool) -> None:
    table = duel(15, "scrap_cannon", die, *([] if breaks else HARMLESS), a_P=10, a_special=[])
    table["a"].attributes["P"] = 10
    shoots(table)
    assert rolls(table)[0] == "punk.special.catapum.roll_always"
    assert table["a"].gear[0].broken is breaks


@pytest.mark.rule("punk.ruling.catapum_impossible")
def test_even_a_hopeless_one() -> None:
    table = duel(25, "scrap_cannon", 9, a_P=1)
    shoots(table)
    assert table["a"].gear[0].broken
    safe = duel(25, "scrap_cannon", 1, a_P=1)
    shoots(safe)
    assert safe.table.heard(Missed)


# --- bullets


@pytest.mark.rule("punk.special.firearm")
def test_a_firearm_spends_a_bullet_a_shot() -> None:
    table = duel(20, "pistol", 10, 10, a_bullets={"bullet": 2})
    shoots(table)
    assert table["a"].bullets == {"bullet": 1}
    shoots(table)
    assert not table.offers("shoot")
    assert table.barred("shoot", "B")[0] == "punk.special.firearm"


@pytest.mark.rule("punk.special.firearm")
@pytest.mark.rule("punk.core.ammunition")
def test_which_bullet_is_asked_in_secret_and_only_if_there_are_several() -> None:
    bullets = {"bullet": 1, "contaminated_bullet": 1}
    table = duel(
        20, "pistol", 4, 10, a_bullets=bullets, answers=[("punk.ask.bullet", "contaminated_bullet")]
    )
    assert needs(table, bullet="contaminated_bullet") == 3
    shoots(table)
    assert table["a"].bullets == {"bullet": 1}
    assert table.table.heard(Missed), "a 4 hits, but for its -1"
    shoots(table)
    assert len(table.table.asked) == 1


@pytest.mark.rule("punk.bullets.secret")
def test_where_there_might_be_several_one_kind_is_asked_for_as_well() -> None:
    """The rival, who sees that somebody is asked, must not learn how many kinds there are."""
    table = duel(20, "pistol", 10, a_bullets={"bullet": 1}, answers=[("punk.ask.bullet", "bullet")])
    table.state.factions = ["irradiados", "pandilleros"]
    shoots(table)
    assert len(table.table.asked) == 1


@pytest.mark.rule("punk.core.ammunition")
def test_makeshift_bullets_blow_up_and_irradiated_ones_hit_less_hard() -> None:
    table = duel(20, "pistol", 9, a_bullets={"makeshift_bullet": 1}, a_P=9)
    shoots(table)
    assert table["a"].gear[0].broken
    weak = duel(20, "pistol", 1, *HARMLESS, a_bullets={"irradiated_bullet": 1})
    shoots(weak)
    (hit,) = weak.table.heard(Hit)
    assert (hit.strength, hit.penetration) == (5, 3)
    assert weak["B"].irradiated == 1


def test_every_bullet_is_written_down() -> None:
    table = duel(20, "pistol", 10, a_bullets={"bullet": 1})
    shoots(table)
    assert table.state.ledger[0] == [Fired(1, "a", "bullet")]
    assert "bullet" not in str(table.table.told[0])


@pytest.mark.rule("punk.special.single_use")
def test_three_bombs_are_three_uses() -> None:
    table = fielded(
        a=who(at=(45, 80), gear=["gas_bomb"] * 3, P=10),
        B=who(at=(45, 60), facing=180, special=["clean"]),
    )
    table.activate("a", left=3)
    for left in (2, 1, 0):
        assert len([do for do in table.offered() if do.what == "shoot"]) == 1
        table.do("shoot", "B")
        assert [item.kind for item in table["a"].gear].count("gas_bomb") == left


def test_what_is_used_up_leaves_what_is_wielded_in_hand() -> None:
    table = fielded(
        a=who(at=(45, 80), gear=["smoke_bomb", "light_blade"], P=10), B=who(at=(45, 60), facing=180)
    )
    active = table.activate("a")
    active.wields["a"] = 1
    table.do("shoot", "B")
    assert active.wields["a"] == 0
    assert table["a"].gear == [Item("light_blade")]


# --- odds


def test_a_shot_is_weighed_by_what_becomes_of_it() -> None:
    found = distribution((10,), Aimed(3, 6))
    assert {one: found.probability(one) for one in Outcome} == {
        Outcome.HIT: Fraction(3, 10), Outcome.STRAY: Fraction(3, 10), Outcome.MISS: Fraction(2, 5),
        Outcome.BREAK: 0,
    }  # fmt: skip
    risky = distribution((10,), Aimed(12, 12, breaks=True))
    assert risky.probability(Outcome.BREAK) == Fraction(1, 5)


@pytest.mark.rule("punk.core.hard_laugh")
def test_who_laughs_hits_with_other_faces() -> None:
    """2, 4, 6, 8 and 10 count 4, 6, 8, 10 and 10; 1, 3, 5, 7 and 9 count 1, 1, 3, 5 and 7."""
    laughed = distribution((10,), Aimed(4, 4, laughed=True))
    assert laughed.probability(Outcome.HIT) == Fraction(4, 10)
    table = duel(20, "crossbow", 5, *HARMLESS, B_special=["hard_laugh"])
    shoots(table)
    assert table.table.heard(Hit), "a 5 counts 3"


@pytest.mark.rule("punk.special.fuel.charges")
def test_a_gun_that_burns_fuel_spends_it_shot_by_shot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two charges a shot of the five it has: two shots, and then it does not work."""
    gun = Ranged(
        name={"es": "Remachadora", "en": "Rivet gun"}, cost=5, bands=(10, 20, 30), strength=4,
        penetration=2, special=("fuel(5)",), charges=2,
    )  # fmt: skip
    monkeypatch.setitem(known().ranged, "rivet_gun", gun)
    table = duel(15, "bow", 10, 10)
    table["a"].gear[0] = Item("rivet_gun", charges=5)
    table.activate("a", left=3)
    table.do("shoot", "B")
    table.do("shoot", "B")
    assert table["a"].gear[0].charges == 1
    assert not table.offers("shoot")
    rule, reason = table.barred("shoot", "B")
    assert (rule, dict(reason.args)) == ("punk.special.fuel.charges", {"needs": 2, "has": 1})
