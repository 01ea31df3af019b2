"""The cleanup roll at the end of a round."""

from __future__ import annotations

import pytest

from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Lying
from tests.games.arena.scene import Scene, arena


def cleaned(face: int) -> Scene:
    """Loot lies about, some was used, a hunter has loot and burns; then so much is rolled."""
    scene = arena("S . .")
    state = scene.state
    state.lying = [Lying("money", scene.at(0, 1)), Lying("legendary", scene.at(0, 2))]
    state.discard = ["health"]
    scene.hunter("S").loot = ["health"]
    scene.hunter("S").elements = {"burn": 1, "slag": 1}
    rounds.clean_up(scene.arena(dice=[face]))
    return scene


@pytest.mark.rule("arena.cleanup.roll", "arena.cleanup.fumble", "arena.cleanup.fumble_legendary")
def test_a_1_puts_loot_and_discards_back_into_the_bag() -> None:
    before = arena("S . .").state.bag.items
    scene = cleaned(1)
    assert (scene.state.lying, scene.state.discard) == ([], [])
    assert sorted(scene.state.bag.items) == sorted([*before, "money", "health"])
    assert scene.hunter("S").loot == ["health"]
    assert scene.hunter("S").elements == {"burn": 1}


@pytest.mark.rule("arena.cleanup.roll")
@pytest.mark.parametrize("face", [2, 3])
def test_a_2_or_a_3_does_nothing(face: int) -> None:
    scene = cleaned(face)
    assert [one.kind for one in scene.state.lying] == ["money", "legendary"]
    assert scene.state.discard == ["health"]
    assert scene.hunter("S").elements == {"burn": 1}


@pytest.mark.rule("arena.cleanup.roll", "arena.cleanup.end_effects", "arena.element.burn.end")
def test_a_4_ends_effects_and_leaves_the_loot() -> None:
    scene = cleaned(4)
    assert scene.hunter("S").elements == {}
    assert len(scene.state.lying) == 2


@pytest.mark.rule("arena.element.radiation.cleanup", "arena.ruling.ffyl_non_attack")
def test_nobody_fights_for_its_life_over_radiation() -> None:
    scene = arena("S A .")
    for token in scene.hunter("S").tokens:
        token.colour = "red"
    scene.hunter("S").elements = {"radiation": 1}
    rounds.clean_up(scene.arena(dice=[4, 1]))
    assert (scene.hunter("S").out, scene.hunter("S").dying) == (True, False)
