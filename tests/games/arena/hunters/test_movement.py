"""Zones, what fits into them, and moving from one to the next."""

from __future__ import annotations

import pytest

from tapete.games.arena.events.story import Moved
from tapete.games.arena.state import Lying
from tapete.kernel import Refused
from tests.games.arena.hunters.cards import arm, cited, hold
from tests.games.arena.scene import Scene, arena, together


def goals(scene: Scene, token: str, letter: str = "S") -> set[tuple[float, float]]:
    """Where a hunter can go with a token, by the centres of zones."""
    found = [one for one in scene.offered(letter) if one[0] == f"move:{token}" and one[1]]
    return {tuple(one[1][-1]) for one in found}


def zone(scene: Scene, column: int, row: int = 0) -> tuple[float, float]:
    centre = scene.ground.hexes.centre(scene.at(row, column))
    return centre.x, centre.y


@pytest.mark.rule("arena.zone.single")
def test_whoever_moves_is_in_one_zone_and_no_other() -> None:
    scene = arena("S . .").activate("S")
    scene.play(answers=[scene.move("yellow", scene.at(0, 2))])
    world = scene.arena()
    found = [cell for cell in scene.ground.hexes.cells if world.inside(cell)]
    assert found == [scene.at(0, 2)]


@pytest.mark.rule("arena.zone.capacity", "arena.zone.enter_small")
def test_a_third_small_figure_fits_and_a_fourth_does_not() -> None:
    scene = together(arena("S M p A", p="soft"), "M", "p").activate("S")
    assert zone(scene, 1) in goals(scene, "red") or zone(scene, 1) in goals(scene, "yellow")
    together(scene, "M", "A")
    world = scene.arena()
    assert world.room(scene.at(0, 1)) == 0
    with pytest.raises(Refused) as refused:
        scene.play(answers=[scene.move("yellow", scene.at(0, 1))])
    assert refused.value.rule == "arena.zone.enter_small"


@pytest.mark.rule("arena.zone.capacity", "arena.zone.enter_large")
def test_a_large_figure_fills_a_zone_and_needs_an_empty_one() -> None:
    scene = arena("S o . M", o="ogre")
    world, ogre = scene.arena(), scene.enemy("o")
    assert world.room(scene.at(0, 1)) == 0
    assert world.admits(ogre, scene.at(0, 2))
    assert not world.admits(ogre, scene.at(0, 3))
    assert scene.at(0, 3) in world.closed(ogre)


@pytest.mark.rule("arena.move.adjacent", "arena.basic.move")
@pytest.mark.parametrize(("token", "zones"), [("red", 1), ("yellow", 2), ("green", 3)])
def test_a_move_is_as_many_zones_as_its_token_allows(token: str, zones: int) -> None:
    scene = arena("S . . . .").activate("S")
    hold(scene, "S", "red", "yellow", "green")
    assert goals(scene, token) == {zone(scene, place) for place in range(1, zones + 1)}


@pytest.mark.rule("arena.action.easy", "arena.basic.move", "arena.system.action_uses_token")
def test_a_move_rolls_no_die_and_spends_its_token() -> None:
    scene = arena("S . .").activate("S")
    scene.play(answers=[scene.move("yellow", scene.at(0, 1))])
    assert scene.table.rolled == []
    assert scene.tokens("S") == ["green", "(yellow)", "yellow"]
    assert scene.heard(Moved)[0].rule == "arena.basic.move"


@pytest.mark.rule("arena.move.adjacent")
def test_nobody_leaves_the_arena() -> None:
    scene = arena("S .").activate("S")
    with pytest.raises(Refused) as refused:
        scene.play(answers=[["move:yellow", [[-5000, -5000]]]])
    assert refused.value.rule == "arena.move.adjacent"


@pytest.mark.rule("arena.move.no_cross_full")
def test_nobody_passes_through_a_full_zone() -> None:
    scene = together(arena("S M A Z . .", p="soft"), "M", "A", "Z").activate("S")
    assert goals(scene, "green") == set()


@pytest.mark.rule("arena.move.through_enemies")
def test_enemies_do_not_stop_a_hunter_that_passes() -> None:
    scene = arena("S p .", p="soft").activate("S")
    scene.play(answers=[scene.move("yellow", scene.at(0, 1), scene.at(0, 2))])
    assert scene.hunter("S").at == scene.at(0, 2)
    assert "arena.move.through_enemies" in cited(scene)


@pytest.mark.rule("arena.basic.move")
def test_nobody_moves_farther_than_the_token_allows() -> None:
    scene = arena("S . . . .").activate("S")
    arm(scene, "S")
    with pytest.raises(Refused) as refused:
        scene.play(answers=[scene.move("yellow", scene.at(0, 3))])
    assert refused.value.rule == "arena.basic.move"


@pytest.mark.rule("arena.basic.move", "arena.basic.collect.when")
def test_a_walk_that_ends_on_loot_is_told_once() -> None:
    scene = arena("S . .").activate("S")
    scene.state.lying = [Lying("money", scene.at(0, 1))]
    scene.play(answers=[scene.move("yellow", scene.at(0, 0), scene.at(0, 1)), []])
    assert [len(one.path) for one in scene.heard(Moved)] == [2]
