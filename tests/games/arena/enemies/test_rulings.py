"""Rulings on enemies, where the book leaves something open."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.effects import Mend, Purse
from tapete.games.arena.content.entries import RampageRule
from tapete.games.arena.events.attacks import (
    Attacked,
    Cleansed,
    Exploded,
    Provoked,
    Struck,
    Wounded,
)
from tapete.games.arena.events.story import Moved, Raged
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.rules.harm import enemies
from tapete.games.arena.rules.turns import rounds
from tapete.kernel import Bag
from tests.games.arena.answers import guarding
from tests.games.arena.enemies.cards import CHASE, TEXT, Author, add, enemy_turn, tire
from tests.games.arena.scene import arena

SPENT = guarding("green", spent=True)


@pytest.mark.rule("arena.ruling.fumble_timing_rapid")
def test_a_fumbled_repetition_is_answered_before_the_next(author: Author) -> None:
    author.foe(defence=7, hit_points=3, fumble=CHASE)
    scene = arena("S . p . . .", p="foe").activate("S")
    author.weapon(scene, "S", "rapid(1)")
    answers = [scene.attack("p", "green"), guarding("yellow"), scene.id("p")]
    scene.play([1, 7, 8], answers)
    kinds = [type(one) for one in scene.table.told if type(one) in (Provoked, Struck)]
    assert kinds == [Struck, Provoked, Struck]


@pytest.mark.rule("arena.ruling.enemy_range")
@pytest.mark.parametrize(("place", "attacks"), [(0, True), (1, True), (3, True), (4, False)])
def test_range_3_is_every_distance_up_to_it(author: Author, place: int, attacks: bool) -> None:
    author.foe(range=3, movement=0)
    scene = tire(arena("S . . . . . p", p="foe"))
    scene.enemy("p").at = scene.at(0, place)
    author.says(scene, "attack")
    enemy_turn(scene, [8] if attacks else [], [SPENT] if attacks else [])
    assert bool(scene.heard(Attacked)) == attacks


@pytest.mark.rule("arena.ruling.attack_fallback_text")
def test_one_hunter_must_be_both_in_range_and_in_sight(author: Author) -> None:
    """Salvador is near behind tyres, Mordecai in sight but far: it moves."""
    author.foe(range=2, movement=0)
    scene = arena("S T p . . . M", p="foe")
    author.says(scene, "attack")
    enemy_turn(scene)
    assert not scene.heard(Attacked)
    author.foe(range=2, movement=1)
    author.says(scene, "attack")
    enemy_turn(scene)
    assert not scene.heard(Attacked)


@pytest.mark.rule("arena.ruling.burn_vs_spend_order", "arena.ruling.announcement_spent_when")
def test_the_card_is_spent_then_burns_hurt_then_all_thaws(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    author.foe(hit_points=5)
    scene = arena("S . . . p", p="foe")
    scene.enemy("p").elements = {"burn": 1, "cryo": 1}
    author.says(scene)
    turned: list[int] = []
    burn = rounds.burn

    def watched(world: Any) -> None:
        turned.append(world.state.turned)
        burn(world)

    monkeypatch.setattr(rounds, "burn", watched)
    enemy_turn(scene)
    assert turned == [1]
    kinds = [type(one) for one in scene.table.told if type(one) in (Wounded, Cleansed)]
    assert kinds == [Wounded, Cleansed]


@pytest.mark.rule("arena.ruling.rampage_again")
def test_a_second_rampage_in_one_turn_changes_nothing(author: Author) -> None:
    scene = arena("S . . . . .")
    author.says(scene, "rampage", "rampage")
    enemy_turn(scene)
    assert [one.active for one in scene.heard(Raged)] == [True]
    author.says(scene, "rampage")
    enemy_turn(scene)
    assert [one.active for one in scene.heard(Raged)] == [False, True]


@pytest.mark.rule("arena.ruling.rampage_again")
def test_what_a_rampage_brings_comes_once_in_a_turn(author: Author) -> None:
    scene = arena("S . . . . .")
    author.scenario(scene, rampage=RampageRule(text=TEXT, effects=(Purse(1),)))
    scene.state.money = 0
    author.says(scene, "rampage", "rampage")
    enemy_turn(scene)
    assert scene.state.money == 1


@pytest.mark.rule("arena.ruling.barrel_position")
def test_a_barrel_is_one_of_the_targets_of_crowd_control(author: Author) -> None:
    """One roll meets the enemy and the Barrel beside it, which explodes."""
    author.foe(defence=7, hit_points=3)
    scene = arena("S . p . b .", p="foe").activate("S")
    author.weapon(scene, "S", "crowd_control")
    scene.state.things[0].at = scene.at(0, 2)
    scene.state.chests["barrel"] = Bag.of(["plain"])
    scene.play([4, 8, "plain", 3], [scene.attack("p", "green")])
    assert [one.target for one in scene.heard(Struck)] == [scene.id("p"), scene.id("b")]
    assert len(scene.heard(Exploded)) == 1


@pytest.mark.rule("arena.ruling.barrel_position")
def test_enemies_pay_no_heed_to_barrels(author: Author) -> None:
    author.foe(range=3)
    scene = arena("b p . . . S", p="foe")
    author.says(scene, "attack")
    enemy_turn(scene)
    assert not scene.heard(Attacked)
    assert len(scene.heard(Moved)) == 1


@pytest.mark.rule("arena.ruling.overkill_rampage_heal")
@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (3, 1)])
def test_an_enemy_heals_down_to_no_wounds(author: Author, wounds: int, left: int) -> None:
    author.foe(hit_points=5)
    scene = arena("S . . p", p="foe")
    scene.enemy("p").wounds = wounds
    effects.perform(scene.arena(), Mend(2), scene.enemy("p"), None)
    assert scene.enemy("p").wounds == left


@pytest.mark.rule("arena.ruling.burn_kill_credit")
@pytest.mark.parametrize("kind", ["ammo", "money"])
def test_loot_without_a_killer_is_left_in_the_zone(author: Author, kind: str) -> None:
    author.foe()
    scene = arena("S . . p", p="foe")
    zone = scene.enemy("p").at
    enemies.wound(scene.arena([kind]), scene.enemy("p"), 1, None, attack=False)
    assert [(one.kind, one.at) for one in scene.state.lying] == [(kind, zone)]


@pytest.mark.rule("arena.ruling.burn_kill_credit")
def test_a_radiation_chain_has_the_killer_it_began_with(author: Author) -> None:
    author.foe(defence=2)
    scene = arena("S . . p", p="foe")
    add(scene, "foe", scene.enemy("p").at, "q")
    scene.enemy("p").elements = {"radiation": 1}
    world = scene.arena(["money", 5, "ammo"])
    enemies.wound(world, scene.enemy("p"), 1, scene.hunter("S"), attack=True)
    assert scene.gone("q")
    assert scene.hunter("S").loot == ["money", "ammo"]
