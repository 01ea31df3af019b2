"""What enemies do by their own cards: special actions, and orders that name hunters."""

from __future__ import annotations

import pytest

from tapete.games.arena.content.effects import Empty, Gain
from tapete.games.arena.content.entries import Special
from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Attacked
from tapete.games.arena.events.story import (
    Moved,
    SpecialUsed,
)
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.enemies import spawning
from tapete.games.arena.rules.harm import enemies
from tapete.spaces.hexes.hexes import apart
from tests.games.arena.answers import guarding
from tests.games.arena.enemies.cards import (
    LARGE,
    TEXT,
    TURN,
    Author,
    add,
    cited,
    enemy_turn,
    tire,
)  # fmt: skip
from tests.games.arena.scene import Scene, arena


def far(scene: Scene, letter: str, other: str = "S") -> int:
    """How many zones an enemy is from a hunter."""
    here, there = scene.enemy(letter).at, scene.hunter(other).at
    assert here is not None
    assert there is not None
    return apart(here, there)


# --- Out of Ammo


@pytest.mark.rule("arena.order.no_ammo", "arena.order.no_ammo.inventory_safe")
def test_those_who_are_named_go_out_of_ammo(author: Author) -> None:
    scene = arena("S M . . . .")
    kind = author.weapon(scene, "S", "lethal")
    scene.hunter("S").equipped.append(fresh("rusty_revolver"))
    scene.hunter("S").inventory = [fresh(kind)]
    author.says(scene, Empty("spotlight"))
    enemy_turn(scene)
    assert [item.spent for item in scene.hunter("S").equipped] == [True, True]
    assert not scene.hunter("S").inventory[0].spent
    assert not any(item.spent for item in scene.hunter("M").equipped)


# --- special actions


@pytest.mark.rule("arena.order.special")
def test_all_special_actions_from_top_to_bottom(author: Author) -> None:
    twice = (
        Special(name=TEXT, text=TEXT, effects=(Gain(strength=1),)),
        Special(name=TEXT, text=TEXT, effects=(Gain(properties=("lethal",)),)),
    )
    author.foe("able", specials=twice)
    author.foe("plain")
    scene = arena("S . . . . p q", p="able", q="plain")
    author.says(scene, "special")
    enemy_turn(scene, answers=[TURN])
    assert [(one.card, one.place) for one in scene.heard(SpecialUsed)] == [("able", 0), ("able", 1)]


@pytest.mark.rule("arena.order.special_overrides", "arena.enemy.strength")
def test_the_thrown_axe_goes_past_the_spotlight(author: Author) -> None:
    """Strength 7 of the card, Reflexes and range 3 of the text: 6 and Reflexes 1 are enough."""
    scene = tire(arena("S . M . .", spotlight="S"))
    add(scene, "psycho", scene.at(0, 1), "p")
    scene.hunter("M").at = scene.at(0, 4)
    author.says(scene, "special")
    enemy_turn(scene, [6], [guarding("green", spent=True)])
    assert scene.heard(Attacked)[0].target == "mordecai"
    assert scene.tokens("M")[0] == "(green)"
    assert "arena.order.special_overrides" in cited(scene, Attacked)


@pytest.mark.rule("arena.ruling.special_not_possible")
def test_a_special_attack_without_a_target_does_nothing(author: Author) -> None:
    scene = arena("S . . . . . p", p="psycho")
    author.says(scene, "special")
    enemy_turn(scene)
    assert not scene.heard(Moved)
    assert not scene.heard(Attacked)


@pytest.mark.rule("arena.boss.same_rules")
def test_a_boss_moves_like_any_enemy(author: Author) -> None:
    author.foe("chief", kind="boss", mini=LARGE, movement=2)
    scene = arena("S . . . . . p . c", c="chief", p="psycho")
    author.says(scene, "move")
    enemy_turn(scene)
    assert [one.figure for one in scene.heard(Moved)] == [scene.id("p"), scene.id("c")]
    assert far(scene, "c") == 6


@pytest.mark.rule("arena.enemy.card")
def test_figures_of_one_card_do_not_share_wounds() -> None:
    scene = arena("S . m n", m="badass_marauder", n="badass_marauder")
    enemies.wound(scene.arena(), scene.enemy("m"), 1, None, attack=True)
    assert not scene.enemy("m").shielded
    assert scene.enemy("n").shielded
    assert scene.enemy("n").wounds == 0


@pytest.mark.rule("arena.enemy.base_variants")
def test_nine_fingers_is_no_psycho() -> None:
    """It has a card of its own, and counts against the miniatures of Psychos.

    arena.example.nine_fingers_ring
    """
    scene = arena("S . . . .")
    before = scene.state.pool["psycho"]
    spawning.spawn(scene.arena(), "nine_fingers", 1, scene.at(0, 3))
    assert scene.state.pool["psycho"] == before - 1
    card, psycho = library().enemies["nine_fingers"], library().enemies["psycho"]
    assert card.ring
    assert card.hit_points > psycho.hit_points
    assert "arena.enemy.base_variants" in cited(scene)
