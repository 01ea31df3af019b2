"""A hunter attacks."""

from __future__ import annotations

import pytest

from tapete.games.arena.events.attacks import Struck
from tapete.games.arena.rules.dice.readings import Outcome, read
from tests.games.arena.scene import arena, together


@pytest.mark.rule(
    "arena.action.resolve.roll", "arena.action.resolve.outcome", "arena.hero.attributes"
)
def test_salvador_shoots_a_psycho() -> None:
    """6 on the yellow die and Ranged 2 are 8, enough for Defence 6.

    arena.example.salvador_shoots_psycho
    """
    scene = arena("S . p", p="psycho").activate("S")
    scene.play(dice=[6, "money"], answers=[scene.attack("p", "yellow")])
    assert scene.gone("p")
    assert scene.hunter("S").loot == ["money"]


@pytest.mark.rule(
    "arena.enemy.shield.roll",
    "arena.enemy.shield.spent",
    "arena.enemy.shield.always",
    "arena.prop.lethal",
)
def test_a_lethal_shot_spends_the_shield_and_wounds() -> None:
    """The Shield shows 4; 3 and Ranged 2 are 5; the second wound is enough.

    arena.example.badass_marauder_shield
    """
    scene = arena("S . m", m="badass_marauder").activate("S")
    scene.hunter("S").equipped[0].kind = "boomer"
    scene.play(dice=[1, 4, 3, "money"], answers=[scene.attack("m", "yellow")])
    assert scene.gone("m")


@pytest.mark.rule("arena.action.crit_auto")
@pytest.mark.parametrize(("face", "outcome"), [(8, "crit"), (1, "fumble"), (3, "miss")])
def test_natural_faces_decide(face: int, outcome: str) -> None:
    scene = arena("S . m", m="sniper").activate("S")
    scene.enemy("m").wounds = -5
    scene.play(dice=[face], answers=[scene.attack("m", "yellow")])
    assert scene.heard(Struck)[0].outcome == outcome


@pytest.mark.rule("arena.los.engaged_limit")
def test_whoever_is_engaged_sees_only_its_own_zone() -> None:
    scene = together(arena("S p q", p="psycho", q="psycho"), "S", "p").activate("S")
    targets = {to for what, to in scene.deeds("S") if what in ("attack", "melee")}
    assert targets == {scene.id("p")}


@pytest.mark.rule("arena.action.fumble_auto", "arena.action.crit_auto")
@pytest.mark.parametrize(
    ("face", "need", "plus", "came"), [(1, 0, 10, Outcome.FUMBLE), (6, 20, 0, Outcome.CRIT)]
)
def test_the_lowest_face_and_the_highest_need_no_sum(
    face: int, need: int, plus: int, came: Outcome
) -> None:
    """As in the roll for a grenade, too."""
    assert read(face, 6, need, plus) is came
