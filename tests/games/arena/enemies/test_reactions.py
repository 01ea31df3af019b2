"""[RE]actions: who may answer an attack, when, and how often."""

from __future__ import annotations

import pytest

from tapete.games.arena.events.attacks import Attacked, Provoked, Reacts, Wounded
from tapete.games.arena.events.story import Moved
from tapete.games.arena.state import Helper, Hunter, Token
from tapete.games.arena.steps import step
from tapete.games.arena.world import Arena
from tests.games.arena.answers import guarding, wound
from tests.games.arena.enemies.cards import (
    CHASE,
    TURN,
    Author,
    asked,
    cited,
    enemy_turn,
    tire,
)  # fmt: skip
from tests.games.arena.scene import Scene, arena, together

GREEN, YELLOW = guarding("green"), guarding("yellow")


def reacted(scene: Scene) -> list[str]:
    return [one.figure for one in scene.heard(Reacts)]


@pytest.mark.rule("arena.reaction.trigger", "arena.reaction.order")
def test_the_wounded_one_and_who_is_in_its_sight_react(author: Author) -> None:
    """The players choose the order; each lets the chance pass or takes it."""
    author.foe(range=3)
    scene = arena("M S . p A", p="foe", spotlight="S")
    author.says(scene, "attack")
    seat = scene.hunter("S").seat
    enemy_turn(scene, [2], [GREEN, (seat, "salvador"), scene.end, scene.end])
    assert reacted(scene) == ["salvador", "mordecai"]
    assert "react" in asked(scene)


@pytest.mark.rule("arena.reaction.cost")
def test_nobody_reacts_without_an_available_token(author: Author) -> None:
    author.foe()
    scene = tire(arena("S p", p="foe"))
    author.says(scene, "attack")
    enemy_turn(scene, [2], [guarding("green", spent=True)])
    assert reacted(scene) == []


@pytest.mark.rule("arena.reaction.cost")
def test_a_reaction_spends_its_token(author: Author) -> None:
    author.foe(defence=12)
    scene = arena("S p", p="foe")
    author.says(scene, "attack")
    enemy_turn(scene, [2, 2], [GREEN, scene.melee("p", "yellow")])
    assert sorted(scene.tokens("S")) == ["(yellow)", "red", "yellow"]


@pytest.mark.rule("arena.reaction.single_action")
def test_a_reaction_is_one_move_and_nothing_more(author: Author) -> None:
    author.foe()
    scene = arena(". . . . S p", p="foe")
    author.says(scene, "attack")
    way = [scene.at(0, place) for place in (4, 3, 2, 1)]
    enemy_turn(scene, [2], [YELLOW, scene.move("green", *way)])
    assert scene.hunter("S").at == scene.at(0, 1)
    assert reacted(scene) == ["salvador"]


@pytest.mark.rule("arena.reaction.timing", "arena.reaction.once_per_attack")
def test_reactions_come_once_after_all_repetitions(author: Author) -> None:
    """Two hits of one Rapid attack: one [RE]action, after both.

    arena.example.one_reaction_per_attack
    """
    author.foe("quick", properties=("rapid(1)",))
    scene = arena("S p", p="quick")
    author.says(scene, "attack")
    enemy_turn(scene, [2, 2], [GREEN, YELLOW, scene.end])
    kinds = [type(one) for one in scene.table.told if type(one) in (Attacked, Wounded, Reacts)]
    assert kinds == [Attacked, Wounded, Attacked, Wounded, Reacts]


@pytest.mark.rule("arena.reaction.once_per_attack")
def test_a_lethal_attack_is_answered_once(author: Author) -> None:
    """arena.example.one_reaction_per_attack"""
    author.foe("sharp", properties=("lethal",))
    scene = arena("S p", p="sharp")
    author.says(scene, "attack")
    enemy_turn(scene, [2], [GREEN, wound("yellow"), scene.end])
    assert reacted(scene) == ["salvador"]


@pytest.mark.rule("arena.reaction.again_other_attack")
def test_another_attack_can_be_answered_again(author: Author) -> None:
    author.foe(defence=12)
    scene = arena("S p q", p="foe", q="foe")
    scene.enemy("q").at = scene.enemy("p").at
    author.says(scene, "attack")
    answers = [TURN, GREEN, scene.melee("p", "yellow"), YELLOW, scene.end]
    enemy_turn(scene, [2, 2, 2], answers)
    assert reacted(scene) == ["salvador", "salvador"]


@pytest.mark.rule("arena.reaction.not_for_non_attack", "arena.element.burn.effect")
def test_burns_are_not_answered(author: Author) -> None:
    """Two Burn tokens are two wounds at the end of the enemy turn."""
    scene = arena("S . . . .")
    scene.hunter("S").elements = {"burn": 2}
    author.says(scene)
    enemy_turn(scene, answers=[wound("yellow"), wound("yellow")])
    assert scene.tokens("S") == ["green", "red", "red"]
    assert reacted(scene) == []
    assert "arena.reaction.not_for_non_attack" in cited(scene, Wounded)


@pytest.mark.rule("arena.ruling.reaction_shielded")
def test_what_a_shield_takes_is_not_answered(author: Author) -> None:
    author.foe()
    scene = arena("S p", p="foe")
    scene.hunter("S").equipped[0].shields = [Token("yellow", "yellow")]
    author.says(scene, "attack")
    enemy_turn(scene, [2], [YELLOW])
    assert reacted(scene) == []


@pytest.mark.rule("arena.ruling.reaction_los_direction")
@pytest.mark.parametrize(("engaged", "who"), [(True, ["salvador"]), (False, ["mordecai"])])
def test_sight_is_that_of_the_wounded_one(author: Author, engaged: bool, who: list[str]) -> None:
    """With an enemy in its zone it sees nobody beyond, unless a house rule says otherwise."""
    author.foe()
    scene = together(arena("M S p .", p="foe", rules={"reaction_los_engaged": engaged}), "S", "p")
    if not engaged:
        tire(scene, "S")
    author.says(scene, "attack")
    scene.state.spotlight = "salvador"
    first = guarding("green", spent=True) if not engaged else GREEN
    enemy_turn(scene, [2], [first, scene.end])
    assert reacted(scene) == who


@pytest.mark.rule("arena.ruling.reaction_after_elimination")
def test_others_answer_the_attack_that_eliminates(author: Author) -> None:
    author.foe()
    scene = arena("M S p", p="foe", spotlight="S")
    for token in scene.hunter("S").tokens:
        token.colour, token.spent = "red", True
    author.says(scene, "attack")
    enemy_turn(scene, [2], [guarding("red", "green", spent=True), scene.end])
    assert scene.gone("S")
    assert reacted(scene) == ["mordecai"]


@pytest.mark.rule("arena.ruling.reaction_kill_attacker")
def test_who_falls_to_a_reaction_acts_no_more(author: Author) -> None:
    author.foe()
    scene = arena("S p", p="foe")
    author.says(scene, "attack", "attack")
    enemy_turn(scene, [2, 8, "money"], [GREEN, scene.attack("p", "yellow")])
    assert scene.gone("p")
    assert len(scene.heard(Attacked)) == 2


@pytest.mark.rule("arena.ruling.reaction_in_vh_turn", "arena.prop.attack_fumble")
def test_an_attack_fumble_is_answered_in_the_hunters_turn(author: Author) -> None:
    author.foe(fumble=CHASE, defence=12)
    scene = arena("S . . p", p="foe").activate("S")
    scene.play([1, 2], [scene.attack("p", "green"), YELLOW, scene.end])
    assert [type(one) for one in scene.table.told if type(one) in (Provoked, Moved)] == [
        Provoked, Moved,
    ]  # fmt: skip
    assert reacted(scene) == ["salvador"]


@pytest.mark.rule("arena.ruling.attack_fumble_move")
def test_a_frozen_enemy_only_tries_to_attack(author: Author) -> None:
    author.foe(fumble=CHASE)
    scene = arena("S . . p", p="foe").activate("S")
    scene.enemy("p").elements = {"cryo": 1}
    scene.play([1], [scene.attack("p", "green")])
    assert not scene.heard(Moved)
    assert not [one for one in scene.heard(Attacked) if one.figure == scene.id("p")]


@pytest.mark.rule("arena.ruling.reaction_nested", "arena.reaction.again_other_attack")
def test_windows_nest_to_any_depth(author: Author) -> None:
    """Every [RE]action fumbles, and every fumble is answered by an attack that wounds.

    Eight tokens: one attack and six fumbled [RE]actions, each inside the one before; the seventh
    chance passes.
    """
    author.foe(fumble=CHASE, defence=20, strength=20, hit_points=9)
    scene = together(arena("S p .", p="foe"), "S", "p").activate("S")
    scene.hunter("S").tokens = [Token("green", "green") for _ in range(8)]
    blow, guard = scene.melee("p", "green"), guarding("green", spent=True)
    world = scene.arena([1, *[2, 1] * 6, 2], [blow, *[guard, blow] * 6, guard, scene.end])
    depths = watched(world)
    step(world)
    scene.table.done()
    assert depths == [1, 2, 3, 4, 5, 6, 7]
    assert scene.tokens("S") == ["(red)"] * 7 + ["green"]


def watched(world: Arena) -> list[int]:
    """Notes how deep each [RE]action is inside others."""
    depths: list[int] = []
    act, now = world.act, 0

    def deeper(arena: Arena, figure: Hunter | Helper) -> None:
        nonlocal now
        now += 1
        depths.append(now)
        act(arena, figure)
        now -= 1

    world.act = deeper
    return depths
