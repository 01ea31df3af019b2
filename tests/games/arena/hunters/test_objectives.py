"""What a scenario lets hunters collect and interact with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.arena.content import entries as of
from tapete.games.arena.content.library import library
from tapete.games.arena.state import Thing
from tests.games.arena.hunters.cards import barred, cited, entry
from tests.games.arena.scene import Scene, arena


def scenario(patch: pytest.MonkeyPatch, scene: Scene, **objective: Any) -> None:
    """The scenario has bombs, and says what can be done with them."""
    known: Any = library()
    words = {"text": {"es": "bomba", "en": "bomb"}}
    bombs = {"bombs": entry(of.Objective, carried=True, **words, **objective)}
    changed = msgspec.structs.replace(known.scenarios[scene.state.scenario], objectives=bombs)
    patch.setitem(known.scenarios, scene.state.scenario, changed)


@pytest.mark.rule("arena.basic.interact", "arena.action.easy")
def test_explosives_are_picked_up_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """arena.example.interact_explosives"""
    scene = arena("S . M").activate("S")
    scenario(monkeypatch, scene, by="interact")
    scene.state.things = [Thing("t1", "bombs", scene.at(0, 0))]
    scene.play(answers=[scene.do("interact", "t1", token="yellow")])
    assert scene.table.rolled == []
    assert scene.hunter("S").carried == ["bombs"]
    assert scene.tokens("S") == ["green", "(yellow)", "yellow"]


@pytest.mark.rule("arena.basic.collect.other")
def test_a_scenario_can_let_bombs_be_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = arena("S . M").activate("S")
    scenario(monkeypatch, scene, by="collect")
    scene.state.things = [Thing("t1", "bombs", scene.at(0, 1))]
    bomb = [{"kind": "bombs", "number": 1}]
    scene.play(answers=[scene.move("yellow", scene.at(0, 1)), bomb])
    assert scene.hunter("S").carried == ["bombs"]
    assert "arena.basic.collect.other" in cited(scene)


@pytest.mark.rule("arena.helper.no_objectives")
def test_a_helper_cannot_see_to_objectives(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = arena("M . h .").activate("M")
    scenario(monkeypatch, scene, by="interact")
    assert scene.helper.at is not None
    scene.state.things = [Thing("t1", "bombs", scene.helper.at)]
    assert barred(scene, "M", "fetch") == {"t1": "arena.helper.no_objectives"}


@pytest.mark.rule("arena.helper.no_collect")
def test_a_helper_cannot_collect(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = arena("M . h .").activate("M")
    scenario(monkeypatch, scene, by="collect")
    scene.state.things = [Thing("t1", "bombs", scene.at(0, 3))]
    scene.play(answers=[scene.move("yellow", scene.at(0, 3), way="fly")])
    assert scene.state.things
    assert "arena.helper.no_collect" in cited(scene)
