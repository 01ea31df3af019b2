"""The book's worked examples, with its figures."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.rules.harm.damage import die
from tapete.games.euphoria.rules.shooting.targets import choices
from tests.games.euphoria.shooting.test_shooting import TWO_GUNS, added, also, fire, range_of
from tests.games.euphoria.shows import gun, shown, who


@pytest.mark.rule("euphoria.attr.ap")
@pytest.mark.rule("euphoria.shoot.cost")
def test_three_shots_take_three_ap() -> None:
    """euphoria.example.three_shots_ap"""
    show = range_of(a={"ap": 3}, B={"life": 200}, dice=[5, 5, 5])
    fire(show, 3)
    assert (show["a"].ap, choices(show.show, show["a"])) == (0, [])


@pytest.mark.rule("euphoria.shoot.cost")
def test_a_card_with_three_shots_makes_up_to_three() -> None:
    """euphoria.example.shots_attribute"""
    show = range_of(a={"weapons": [gun(3)]})
    assert choices(show.show, show["a"])[0].details["shots"] == (3, 2, 1)


@pytest.mark.rule("euphoria.shoot.mod.two_weapons")
@pytest.mark.parametrize("second", [1, 2])
def test_a_profile_with_two_weapons_that_fires_both(second: int) -> None:
    """euphoria.example.two_weapon_notation: Shots 1-1 and 1-2."""
    guns: dict[str, Any] = {"weapons": [gun(1), gun(second)]}
    show = range_of(a=guns, B={"life": 200}, dice=[5] * 3, answers=[also("shoot", "B", second, 1)])
    fire(show, 1, more=True)
    assert [added(show, roll) for roll in (0, 1)] == [{"shoot.mod.two_weapons": -1}] * 2
    thrower = range_of(a={**TWO_GUNS, "deeds": {"threw": True}}, dice=[5])
    fire(thrower)
    assert added(thrower) == {"shoot.mod.two_weapons": -1}


@pytest.mark.rule("euphoria.def.character.composite")
def test_a_character_with_her_benkei_is_dead_only_when_both_are() -> None:
    """euphoria.example.composite_character"""
    benkei: dict[str, Any] = {"profile": "benkei", "owner": "a", "whole": "a", "cost": 50}
    show = shown(a=who(whole="a", cost=100), b=who(**benkei), C=who())
    die(show.show, show["a"], show["C"], "euphoria.damage.eliminated")
    assert (show.state.audience[1], [one.id for one in show.show.team(0)]) == (100, ["b"])
    die(show.show, show["b"], show["C"], "euphoria.damage.eliminated")
    assert (show.state.audience[1], show.show.team(0)) == (150, [])
