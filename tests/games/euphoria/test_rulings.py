"""Rulings that no other test comes upon."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.figures import engaged_with, has
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.gifts.genes import points
from tapete.games.euphoria.rules.story.ending import over
from tapete.games.euphoria.rules.turns.losses import suffer_losses
from tapete.games.euphoria.state import Trapdoor
from tests.games.euphoria.shows import Shown, piece, shown, who

TOWER = piece("container", 6, 2, 4, 6, height=3)
TOUCH = 1.18


def moving(show: Shown) -> Shown:
    show.activate("a")
    return show


@pytest.mark.rule("euphoria.ruling.bto_armour")
def test_a_bto_has_the_armour_that_is_printed() -> None:
    assert library().profiles["bto"].armour == 2


@pytest.mark.rule("euphoria.ruling.very_agile_wounded")
def test_a_grave_wound_leaves_what_is_very_agile_as_it_is() -> None:
    show = shown(a=who(classes=["agile", "very_agile"], deeds={"grave": True}))
    assert [has(show["a"], one) for one in ("agile", "very_agile")] == [False, True]


@pytest.mark.rule("euphoria.ruling.ap_floor")
def test_an_ability_takes_no_more_ap_than_there_are() -> None:
    show = shown(a=who(ap=2))
    points(show.show, show["a"], -3, "euphoria.gene.roar")
    assert show["a"].ap == 0


@pytest.mark.rule("euphoria.ruling.flammable_end")
def test_fire_meets_armour_and_does_not_spread() -> None:
    show = shown(
        a=who(at=(5, 5), burning=True, armour=10), B=who(at=(5 + TOUCH, 5), gene="flammable")
    )
    for _ in range(2):
        show["a"].deeds.armour = {}
        suffer_losses(show.show)
    assert (show["a"].life, show["B"].life, show["B"].burning) == (40, 20, False)


@pytest.mark.rule("euphoria.ruling.stairs_down")
def test_stairs_cost_the_same_downwards() -> None:
    stairs = piece("container", 6, 2, 4, 6, height=3, ladders=[(6, 5)])
    show = moving(shown(pieces=[stairs], a=who((6, 5), height=3, ap=4)))
    show.go((5.4, 5, "climb"))
    assert (show.at("a")[2], show["a"].ap, show["a"].life) == (0, 1, 80)


@pytest.mark.rule("euphoria.ruling.over_enemy_levels")
def test_a_floor_between_two_lets_one_pass_over_the_other() -> None:
    floor = piece("floor", 6, 2, 6, 6, height=2, foot=2)
    show = moving(shown(pieces=[floor], a=who((7, 5), height=4, ap=8), B=who((9, 5))))
    show.go((11, 5))
    assert show.at("a") == (11, 5, 4)
    flat = moving(shown(a=who((7, 5), ap=8), B=who((9, 5))))
    assert flat.refused((11, 5)) == "euphoria.move.over_enemy"


@pytest.mark.rule("euphoria.ruling.stumble_scope")
def test_whoever_has_stumbled_still_interacts() -> None:
    show = shown(a=who((6, 6), deeds={"stumbled": True}), B=who((20, 20)), trapdoors=[(7, 6)])
    show.state.trapdoors = [Trapdoor(place) for place in show.show.field.trapdoors]
    show.activate("a")
    assert (show.ways(), [do.what for do in show.offered()]) == ([], ["open", "end"])


@pytest.mark.rule("euphoria.ruling.undeployed")
def test_whoever_found_no_room_neither_scores_nor_plays_on() -> None:
    show = shown(a=who((4, 4)), B=who(out="absent"), C=who(out="dead"))
    assert over(show.show)
    assert show.state.audience == [0, 0]


@pytest.mark.rule("euphoria.ruling.level_contact")
def test_only_real_contact_makes_a_shield_but_an_inch_keeps_a_fight() -> None:
    show = shown(a=who((4, 4)), B=who((4 + TOUCH + 0.9, 4)))
    assert engaged_with(show.show, show["a"]) == []
    show.state.ledges = [("a", "B")]
    assert engaged_with(show.show, show["a"]) == [show["B"]]
    show["B"].at = shown(B=who((4 + TOUCH + 1.1, 4)))["B"].at
    assert engaged_with(show.show, show["a"]) == []


@pytest.mark.rule("euphoria.ruling.measure_moves")
@pytest.mark.rule("euphoria.def.measure.when")
@pytest.mark.parametrize("measuring", [False, True])
def test_a_declaration_is_weighed_as_if_in_reach_unless_all_may_measure(measuring: bool) -> None:
    far: dict[str, Any] = {"a": who((2, 2)), "B": who((20, 20))}
    show = shown(rules=Rules(measuring=measuring), **far)
    show.state.supposed = not measuring
    assert show.show.within(show["a"], show["B"], 6) is not measuring
