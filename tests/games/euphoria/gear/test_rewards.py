"""Trapdoors and what is under them."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds.do import Do
from tapete.games.euphoria.content.wearing import put_on
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.gear import objects
from tapete.games.euphoria.state import Trapdoor, Weapon
from tests.games.euphoria.shows import Shown, gun, shown, who


def at_door(**given: Any) -> Shown:
    """`a` touches a closed trapdoor."""
    a = {"at": (6, 6), "life": 60, **given.pop("a", {})}
    show = shown(a=who(**a), B=who(at=(20, 20)), trapdoors=[(7, 6)], **given)
    show.state.trapdoors = [Trapdoor(place) for place in show.show.field.trapdoors]
    return show


def offered(show: Shown, one: str = "a") -> list[str]:
    return [do.what for do in objects.offers(show.show, show[one], show.state.phase)]


def opened(face: int, *answers: Any, **given: Any) -> Shown:
    show = at_door(dice=[face], answers=answers, **given)
    objects.perform(show.show, show["a"], Do("open", item=0))
    return show


@pytest.mark.rule("euphoria.reward.open")
@pytest.mark.rule("euphoria.ruling.reward_cost")
@pytest.mark.parametrize(("free", "ap"), [(False, 6), (True, 8)])
def test_opening_costs_an_interaction_or_nothing(free: bool, ap: int) -> None:
    show = opened(3, True, rules=Rules(free_rewards=free))
    assert (show["a"].ap, show["a"].items) == (ap, ["medkit"])


@pytest.mark.rule("euphoria.move.interact")
def test_without_two_ap_nothing_is_opened() -> None:
    assert offered(at_door(a={"ap": 1})) == []
    assert offered(at_door(a={"ap": 2})) == ["open"]


@pytest.mark.rule("euphoria.move.phase")
def test_trapdoors_are_for_the_movement_phase() -> None:
    assert offered(at_door(phase="shooting")) == []


@pytest.mark.rule("euphoria.def.character.environment")
@pytest.mark.rule("euphoria.class.bad_born.no_carry")
@pytest.mark.rule("euphoria.ruling.reward_bad_born")
@pytest.mark.parametrize("who_is", [{"character": False}, {"classes": ["bad_born"]}])
def test_no_pet_and_no_bad_born_opens_anything(who_is: dict[str, Any]) -> None:
    assert offered(at_door(a=who_is)) == []


@pytest.mark.rule("euphoria.def.engaged.no_move_ap")
def test_an_engaged_miniature_opens_nothing() -> None:
    show = at_door(C=who(at=(6, 7.18)), rules=Rules(free_rewards=True))
    assert offered(show) == []


@pytest.mark.rule("euphoria.reward.explosion")
@pytest.mark.parametrize(("face", "life", "ap"), [(1, 30, 6), (2, 60, 0)])
def test_the_first_two_go_off(face: int, life: int, ap: int) -> None:
    show = opened(face)
    assert (show["a"].life, show["a"].ap, show.state.trapdoors[0].empty) == (life, ap, True)


@pytest.mark.rule("euphoria.reward.items")
@pytest.mark.parametrize(
    ("face", "item"), [(3, "medkit"), (4, "grenade"), (5, "adrenaline"), (6, "stabilizers")]
)
def test_objects_are_found(face: int, item: str) -> None:
    show = opened(face, True)
    assert (show["a"].items, show["a"].cost) == ([item], 100)


@pytest.mark.rule("euphoria.reward.sword")
@pytest.mark.rule("euphoria.melee.weapons")
def test_a_sword_adds_twenty_to_strength() -> None:
    assert opened(7, True, a={"strength": 30})["a"].strength == 50


@pytest.mark.rule("euphoria.reward.rifle")
@pytest.mark.rule("euphoria.weapon.dna")
@pytest.mark.rule("euphoria.ruling.reward_two_weapons")
def test_a_rifle_replaces_all_weapons_if_it_is_taken() -> None:
    guns = {"weapons": [gun(1), gun(3)]}
    taken = opened(8, True, a=guns)["a"].weapons
    assert [(one.shots, one.range, one.damage) for one in taken] == [(2, 12, 40)]
    assert len(opened(8, False, a=guns)["a"].weapons) == 2


@pytest.mark.rule("euphoria.reward.magazine")
@pytest.mark.rule("euphoria.ruling.reward_two_weapons")
def test_a_magazine_adds_a_shot_to_one_weapon() -> None:
    guns = {"weapons": [gun(2), Weapon("pistol", 1, 10, 20)]}
    show = opened(9, True, ("euphoria.ask.magazine", "pistol"), a=guns)
    assert [one.shots for one in show["a"].weapons] == [2, 2]
    assert opened(9, True)["a"].weapons == []
    assert [one.shots for one in opened(9, True, a={"weapons": [gun(2)]})["a"].weapons] == [3]


@pytest.mark.rule("euphoria.reward.magazine")
@pytest.mark.rule("euphoria.reward.rifle")
@pytest.mark.rule("euphoria.ruling.reward_two_weapons")
@pytest.mark.parametrize(("weapons", "shots"), [([], 2), ([gun(1)], 3)])
def test_a_magazine_goes_on_to_the_rifle_only_if_it_was_in_a_weapon(
    weapons: list[Weapon], shots: int
) -> None:
    show = opened(9, True, a={"weapons": weapons})
    put_on(show["a"], "reward_rifle")
    assert [one.shots for one in show["a"].weapons] == [shots]


@pytest.mark.rule("euphoria.reward.vest")
@pytest.mark.rule("euphoria.ruling.ghost_pickups")
def test_a_vest_adds_ten_to_armour_for_a_ghost_too() -> None:
    assert opened(10, True, a={"faction": "ghost"})["a"].armour == 10


@pytest.mark.rule("euphoria.reward.leave")
@pytest.mark.rule("euphoria.ruling.reward_once")
def test_what_is_left_stays_for_another_without_a_new_roll() -> None:
    show = opened(8, False, c=who(at=(8, 6)))
    assert offered(show, "c") == ["take"]
    objects.perform(show.show, show["c"], Do("take", item=0))
    assert ([one.damage for one in show["c"].weapons], show["c"].ap) == ([40], 6)
    assert offered(show, "a") == []


@pytest.mark.rule("euphoria.ruling.experiment_pickups")
@pytest.mark.parametrize("may", [True, False])
def test_an_experiment_takes_rewards_unless_switched_off(may: bool) -> None:
    answers = [True] if may else []
    rules = Rules(experiment_pickups=may)
    show = opened(3, *answers, a={"classes": ["alive", "experiment"]}, rules=rules)
    assert show["a"].items == (["medkit"] if may else [])


@pytest.mark.rule("euphoria.faction.ghost.no_items")
def test_a_ghost_takes_what_it_finds() -> None:
    assert opened(3, True, a={"faction": "ghost"})["a"].items == ["medkit"]


@pytest.mark.rule("euphoria.reward.leave")
@pytest.mark.rule("euphoria.reward.magazine")
@pytest.mark.rule("euphoria.move.interact")
@pytest.mark.parametrize(
    ("ap", "free", "may"), [(2, False, True), (1, False, False), (0, True, True)]
)
def test_what_is_left_is_taken_for_two_points_and_by_who_may_carry_it(
    ap: int, free: bool, may: bool
) -> None:
    rules = Rules(free_rewards=free)
    show = at_door(
        a={"ap": ap, "weapons": [gun(2)]}, b=who(at=(8, 6), character=False), rules=rules
    )
    show.state.trapdoors[0].face = 9
    assert (offered(show), offered(show, "b")) == (["take"] * may, [])
    if may:
        objects.perform(show.show, show["a"], Do("take", item=0))
        assert (show["a"].weapons[0].shots, offered(show)) == (3, [])
