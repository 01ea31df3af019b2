"""Flames, grenades and explosions: whom a template touches, and what it does."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.games.euphoria.events.shooting import Blasted, Flamed, ThrewItself
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.harm.blasts import go_off, ignite
from tapete.games.euphoria.rules.harm.damage import die
from tapete.games.euphoria.rules.shooting import grenades, placing
from tapete.games.euphoria.rules.shooting.flames import aiming
from tapete.games.euphoria.rules.shooting.placing import Laying
from tapete.games.euphoria.rules.turns.losses import suffer_losses
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH
from tests.games.euphoria.shooting.test_shooting import ENOUGH, added, also, fire, range_of
from tests.games.euphoria.shows import Shown, gun, piece, shown, spot, who

FLAMES = {"weapons": [gun(1, 8, 30, "flamethrower")]}
FLAME, SPIT = Laying("flames", weapon=0), Laying("gastric")
LAUNCHER = {"weapons": [gun(2, 14, 40, "explosive")]}


def thrown(show: Shown, x: float, y: float, kind: str = "grenade") -> None:
    placing.put(show.show, show["a"], Laying("throw", kind), spot(x, y))


def pitch(**given: Any) -> Shown:
    """A thrower `a` with both kinds of grenades, at the start of the shooting phase."""
    a = {"at": (4, 10), "items": ["grenade", "blinding_grenade"], **given.pop("a", {})}
    return shown(a=who(**a), phase="grenades", **given)


# --- flames


@pytest.mark.rule("euphoria.shoot.flamethrower")
@pytest.mark.rule("euphoria.shoot.template")
@pytest.mark.rule("euphoria.ruling.template_evade")
def test_flames_hit_everybody_under_them_without_a_die() -> None:
    show = range_of(a=FLAMES, B={"at": (7, 10), "armour": 10, "ap": 5}, c=who(at=(10, 10)),
                    D=who(at=(7, 14)))  # fmt: skip
    placing.put(show.show, show["a"], FLAME, spot(12, 10))
    assert [show[one].life for one in "aBcD"] == [80, 60, 50, 80]
    assert (show.table.rolled, show.table.asked, show["a"].ap) == ([], [], 7)


@pytest.mark.rule("euphoria.shoot.flamethrower")
def test_the_narrow_end_touches_the_shooter() -> None:
    show = range_of(a=FLAMES)
    laid = aiming(show.show, show["a"]).at(spot(12, 10))
    assert abs(laid.tip.x - show["a"].at.point.x - show["a"].radius) <= 1
    assert laid.length == 8 * INCH


@pytest.mark.rule("euphoria.shoot.cost")
@pytest.mark.rule("euphoria.shoot.flamethrower")
@pytest.mark.rule("euphoria.reward.magazine")
def test_a_flamethrower_fires_each_of_its_shots() -> None:
    guns = {"weapons": [gun(2, 8, 30, "flamethrower"), gun(1)]}
    show = range_of(a=guns, B={"at": (7, 10)}, answers=[ENOUGH])
    show.activate("a")
    for left in (50, 20):
        assert FLAME in show.ways()
        placing.put(show.show, show["a"], FLAME, spot(12, 10))
        assert (show["B"].life, show["a"].ap) == (left, 8 - (80 - left) // 30)
    assert (show.ways(), [do.what for do in show.offered()]) == ([], ["end"])


def test_flames_go_with_another_weapon_and_are_one_of_two() -> None:
    both = {"weapons": [*FLAMES["weapons"], gun(1)]}
    show = range_of(a=both, dice=[5], answers=[also("shoot", "B", 1, 1)])
    placing.put(show.show, show["a"], FLAME, spot(4, 4))
    assert (added(show), len(show.told(Flamed))) == ({"shoot.mod.two_weapons": -1}, 1)


def test_what_is_laid_is_named_by_what_it_comes_from() -> None:
    burner = replace(gun(1, 8, 30, "flamethrower"), kind="flamethrower")
    mini = range_of(a={"weapons": [gun(1), burner]})["a"]
    assert Laying("flames", weapon=1).thing(mini) == "flamethrower"
    assert Laying("throw", "grenade").thing(mini) == "grenade"
    assert SPIT.thing(mini) == "gastric"


@pytest.mark.rule("euphoria.shoot.engaged_no_shoot")
@pytest.mark.parametrize("phase", ["grenades", "shooting"])
def test_nobody_engaged_this_turn_lays_a_template(phase: Any) -> None:
    kit = {**FLAMES, "items": ["grenade"], "gene": "gastric"}
    show, free = range_of(a={**kit, "deeds": {"engaged": True}}), range_of(a=kit)
    show.state.phase = free.state.phase = phase
    assert placing.ways(show.show, show["a"]) == {}
    assert placing.ways(free.show, free["a"]) != {}


@pytest.mark.rule("euphoria.ruling.template_levels")
def test_another_level_is_spared() -> None:
    roof = piece("roof", 9, 9, 3, 3, height=3)
    show = range_of(a=FLAMES, B={"at": (10, 10), "height": 3}, pieces=[roof])
    placing.put(show.show, show["a"], FLAME, spot(12, 10))
    assert show["B"].life == 80


# --- grenades


@pytest.mark.rule("euphoria.item.grenade")
@pytest.mark.rule("euphoria.ruling.item_single_use")
@pytest.mark.rule("euphoria.ruling.armour_templates")
def test_a_grenade_hurts_everybody_it_touches() -> None:
    show = pitch(B=who(at=(9, 10)), C=who(at=(10, 10.6), armour=10), d=who(at=(8, 10.5)))
    thrown(show, 9, 10)
    assert [show[one].life for one in "BCd"] == [50, 60, 50]
    assert show["a"].items == ["blinding_grenade"]


@pytest.mark.rule("euphoria.item.blinding_grenade")
def test_a_blinding_grenade_takes_all_ap() -> None:
    show = pitch(B=who(at=(9, 10), ap=6))
    thrown(show, 9, 10, "blinding_grenade")
    assert (show["B"].ap, show["B"].life) == (0, 80)


@pytest.mark.rule("euphoria.ruling.grenade_placement")
def test_some_part_of_the_template_must_be_within_six_inches() -> None:
    show = pitch()
    way = grenades.aiming(show.show, show["a"])
    edge = 4 + 0.59 + 6 + 1.5
    assert way.barred(spot(edge, 10)) == ""
    assert way.barred(spot(edge + 0.1, 10)) == "too_far"


@pytest.mark.rule("euphoria.ruling.grenade_cost")
@pytest.mark.parametrize(("free", "ap"), [(False, 7), (True, 8)])
def test_a_throw_costs_one_ap_unless_a_house_rule_makes_it_free(free: bool, ap: int) -> None:
    show = pitch(rules=Rules(free_grenades=free))
    thrown(show, 9, 10)
    assert (show["a"].ap, placing.ways(show.show, show["a"])) == (ap, {})


@pytest.mark.rule("euphoria.ruling.grenade_cost")
def test_a_grenade_needs_no_line_of_sight() -> None:
    wall = piece("wall", 7, 2, 0.5, 16, height=4)
    show = pitch(B=who(at=(9, 10)), pieces=[wall])
    thrown(show, 9, 10)
    assert show["B"].life == 50


# --- explosive weapons


@pytest.mark.rule("euphoria.class.explosive")
@pytest.mark.rule("euphoria.ruling.explosive_damage")
def test_an_explosive_hit_hurts_everybody_around_its_target() -> None:
    show = range_of(a=LAUNCHER, C=who(at=(13.18, 11.5), armour=10), D=who(at=(14.6, 10)), dice=[5])
    fire(show)
    assert [show[one].life for one in "BCD"] == [50, 60, 50]


@pytest.mark.rule("euphoria.ruling.explosive_damage")
def test_each_explosive_hit_has_a_template_and_armour_counts_once() -> None:
    show = range_of(a=LAUNCHER, B={"armour": 10, "life": 100}, dice=[5, 5])
    fire(show, 2)
    assert (len(show.told(Blasted)), show["B"].life) == (2, 50)


# --- upgrades that bear on templates


@pytest.mark.rule("euphoria.gene.gastric")
def test_gastric_projection_once_a_turn_for_one_ap() -> None:
    show = range_of(a={"gene": "gastric", "ap": 3}, B={"at": (7, 10)})
    placing.put(show.show, show["a"], SPIT, spot(12, 10))
    assert (show["a"].ap, show["B"].life) == (2, 50)
    assert SPIT not in placing.ways(show.show, show["a"])


@pytest.mark.rule("euphoria.gene.blood")
@pytest.mark.parametrize(("wanted", "life"), [(True, 50), (False, 80)])
def test_explosive_blood_may_go_off(wanted: bool, life: int) -> None:
    show = shown(a=who(at=(9, 9), gene="blood"), B=who(at=(10.5, 9)),
                 answers=[("euphoria.ask.blood", wanted)])  # fmt: skip
    die(show.show, show["a"], show["B"], "euphoria.damage.eliminated")
    assert show["B"].life == life


@pytest.mark.rule("euphoria.gene.expendable")
@pytest.mark.rule("euphoria.ruling.expendable_scope")
def test_an_expendable_one_throws_itself_upon_a_grenade() -> None:
    show = pitch(B=who(at=(10.4, 10), gene="expendable"), C=who(at=(8, 10)), answers=[True])
    thrown(show, 9.5, 10.5)
    assert (show["B"].life, show["C"].life) == (50, 80)
    assert show.told(ThrewItself)[0].at == show["B"].at


@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.rule("euphoria.ruling.expendable_scope")
def test_an_expendable_one_lies_an_inch_from_enemies() -> None:
    show = pitch(a={"at": (7.6, 10.5)}, B=who(at=(10.4, 10), gene="expendable"), answers=[True])
    thrown(show, 9.5, 10.5)
    assert INCH <= show.show.gap(show["a"], show["B"]) < INCH + 20


@pytest.mark.rule("euphoria.gene.flammable")
def test_what_is_wounded_by_a_grenade_burns_and_burns_others() -> None:
    show = pitch(B=who(at=(9, 10), gene="flammable", life=80), c=who(at=(9, 11.18)))
    thrown(show, 9, 8.5)
    assert (show["B"].burning, show["B"].life) == (True, 50)
    suffer_losses(show.show)
    assert (show["B"].life, show["c"].life) == (20, 50)


@pytest.mark.rule("euphoria.gene.flammable")
def test_what_armour_saves_does_not_burn() -> None:
    show = pitch(B=who(at=(9, 10), gene="flammable", armour=30))
    thrown(show, 9, 10)
    assert not show["B"].burning
    ignite(show.show, show["B"], 10)
    assert show["B"].burning


@pytest.mark.rule("euphoria.ruling.grenade_cost")
@pytest.mark.parametrize(("ap", "free", "able"), [(0, False, 0), (1, False, 2), (0, True, 2)])
def test_the_last_ap_is_enough_for_a_grenade(ap: int, free: bool, able: int) -> None:
    show = pitch(a={"ap": ap}, rules=Rules(free_grenades=free))
    assert len(placing.ways(show.show, show["a"])) == able


def test_what_is_drawn_of_a_template_is_as_large_as_it_is() -> None:
    show = range_of(a=FLAMES)
    drawn = aiming(show.show, show["a"]).describe()
    assert (drawn["radius"], drawn["length"]) == (5 * INCH // 4, 8 * INCH)
    assert grenades.aiming(show.show, show["a"]).describe()["radius"] == 3 * INCH // 2


@pytest.mark.rule("euphoria.ruling.template_levels")
@pytest.mark.parametrize("height", [0, 4])
def test_a_grenade_lands_on_the_thrower_s_own_level(height: int) -> None:
    floor = piece("floor", 3, 8, 8, 6, height=2, foot=2)
    show = pitch(a={"height": height}, pieces=[floor])
    assert grenades.level_at(show.show, show["a"], spot(7, 10)).height == height * INCH


@pytest.mark.rule("euphoria.ruling.template_levels")
def test_a_grenade_at_somebody_goes_off_on_its_level() -> None:
    floor = piece("floor", 3, 8, 8, 6, height=2, foot=2)
    show = pitch(B=who(at=(7, 10), height=4), C=who(at=(7.5, 11.5)), pieces=[floor])
    thrown(show, 7, 10)
    assert (show["B"].life, show["C"].life) == (50, 80)


@pytest.mark.rule("euphoria.gene.gastric")
@pytest.mark.parametrize(
    ("given", "able"),
    [
        ({"ap": 1}, True),
        ({"ap": 0}, False),
        ({"gene": "blood"}, False),
        ({"deeds": {"barred": ["shoot"]}}, False),
        ({"deeds": {"engaged": True}}, False),
    ],
)
def test_who_may_use_gastric_projection(given: dict[str, Any], able: bool) -> None:
    show = range_of(a={"gene": "gastric", **given})
    assert (SPIT in placing.ways(show.show, show["a"])) is able


@pytest.mark.rule("euphoria.shoot.flamethrower")
def test_flames_are_half_an_inch_wide_at_the_tip_and_two_and_a_half_at_the_end() -> None:
    show = range_of(a=FLAMES)
    laid = aiming(show.show, show["a"]).at(spot(12, 10))
    assert (laid.narrow, laid.wide) == (INCH // 2, 5 * INCH // 2)


@pytest.mark.rule("euphoria.ruling.template_levels")
@pytest.mark.parametrize(("height", "life"), [(250, 50), (251, 80)])
def test_a_template_touches_who_stands_as_high_as_a_ledge(height: int, life: int) -> None:
    show = pitch(B=who(at=(7, 10), height=height / INCH))
    go_off(show.show, show["a"], "grenade", Place(spot(7, 10)), "a", "euphoria.item.grenade")
    assert show["B"].life == life
