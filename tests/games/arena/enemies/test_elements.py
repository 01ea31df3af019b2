"""Elemental Damage: when tokens come, what they do, and when they go."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.effects import Recharge
from tapete.games.arena.events.attacks import (
    Attacked,
    Defended,
    Exploded,
    Reacts,
    Recharged,
    ShieldSpent,
    Struck,
    Tainted,
    Wounded,
)  # fmt: skip
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.rules.harm import elements, enemies, wounds
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Token
from tests.games.arena.answers import guarding, wound
from tests.games.arena.enemies.cards import Author, add, cited, enemy_turn, tire
from tests.games.arena.scene import Scene, arena, together

SPENT = guarding("green", spent=True)
MISS, HIT = 2, 8


def shoots(
    author: Author, *properties: str, rules: dict[str, bool] | None = None, **foe: Any
) -> Scene:
    """Salvador with a gun, and an enemy of Defence 7 with three Hit Points two zones away."""
    author.foe(**{"defence": 7, "hit_points": 3, **foe})
    scene = arena("S . p . . .", p="foe", rules=rules).activate("S")
    author.weapon(scene, "S", *properties)
    return scene


@pytest.mark.rule("arena.element.trigger_roll")
@pytest.mark.parametrize(("d4", "tokens"), [(4, {"burn": 1}), (3, {})])
def test_a_4_places_a_token_even_if_the_attack_misses(
    author: Author, d4: int, tokens: dict[str, int]
) -> None:
    scene = shoots(author, "burn")
    scene.play([d4, MISS], [scene.attack("p", "green")])
    assert scene.heard(Struck)[0].outcome == "miss"
    assert scene.enemy("p").elements == tokens


@pytest.mark.rule("arena.element.overcharge")
@pytest.mark.parametrize(("d4", "tokens"), [(3, {"burn": 1}), (2, {})])
def test_overcharge_needs_a_3(author: Author, d4: int, tokens: dict[str, int]) -> None:
    scene = shoots(author, "burn", "overcharge")
    scene.play([d4, MISS], [scene.attack("p", "green")])
    assert scene.enemy("p").elements == tokens


@pytest.mark.rule("arena.ruling.element_multi")
def test_each_element_has_a_die_of_its_own(author: Author) -> None:
    scene = shoots(author, "cryo", "burn")
    scene.play([1, 4, MISS], [scene.attack("p", "green")])
    assert scene.enemy("p").elements == {"burn": 1}


# --- Corrosion


@pytest.mark.rule("arena.element.corrosion.place")
def test_corrosion_2_places_two_tokens(author: Author) -> None:
    """arena.example.corrosion_2"""
    scene = shoots(author, "corrosion(2)")
    scene.play([4, MISS], [scene.attack("p", "green")])
    assert scene.enemy("p").elements == {"corrosion": 2}


@pytest.mark.rule("arena.element.corrosion.effect")
@pytest.mark.parametrize(("face", "whole"), [(6, True), (5, False)])
def test_corrosion_lowers_defence_rolls(author: Author, face: int, whole: bool) -> None:
    """Two tokens: 6 and Melee 1 are 5."""
    author.foe()
    scene = tire(arena("S p", p="foe"))
    scene.hunter("S").elements = {"corrosion": 2}
    author.says(scene, "attack")
    enemy_turn(scene, [face], [SPENT])
    assert bool(scene.heard(Defended)) == whole


@pytest.mark.rule("arena.ruling.corrosion_enemy", "arena.ruling.element_timing")
@pytest.mark.parametrize(("same", "outcome"), [(True, "hit"), (False, "miss")])
def test_corrosion_counts_in_the_attack_that_places_it(
    author: Author, same: bool, outcome: str
) -> None:
    """Defence 7 and one token: 4 and Ranged 2 are 6. A house rule lets it count later."""
    scene = shoots(author, "corrosion(1)", rules={"element_same_attack": same})
    scene.play([4, 4], [scene.attack("p", "green")])
    assert scene.heard(Struck)[0].outcome == outcome
    assert scene.enemy("p").elements == {"corrosion": 1}


@pytest.mark.rule("arena.ruling.corrosion_enemy")
def test_corrosion_lowers_an_enemys_shield_roll(author: Author) -> None:
    scene = shoots(author, "lethal", shield="yellow")
    scene.enemy("p").elements = {"corrosion": 2}
    scene.play([6, 2], [scene.attack("p", "green")])
    assert scene.heard(Struck)[0].outcome == "hit"


# --- Cryo


@pytest.mark.rule("arena.element.cryo.effect")
def test_who_is_frozen_cannot_move_but_can_attack(author: Author) -> None:
    scene = arena("S . p . .", p="psycho").activate("S")
    scene.hunter("S").elements = {"cryo": 1}
    assert not [one for one in scene.offered("S") if one[0].startswith("move")]
    assert ("attack", scene.id("p")) in scene.deeds("S")


@pytest.mark.rule("arena.element.cryo.effect", "arena.element.cryo.end")
def test_a_frozen_enemy_stays_and_thaws_after_the_enemy_turn(author: Author) -> None:
    scene = arena("S . . . . p", p="psycho")
    scene.enemy("p").elements = {"cryo": 2}
    author.says(scene, "move")
    enemy_turn(scene)
    assert scene.enemy("p").at == scene.at(0, 5)
    assert scene.enemy("p").elements == {}


@pytest.mark.rule("arena.element.cryo.end", "arena.ruling.cryo_turn_end")
def test_a_hunter_thaws_when_its_own_activation_ends(author: Author) -> None:
    scene = arena("S M . . .").activate("S")
    for letter in "SM":
        scene.hunter(letter).elements = {"cryo": 1}
    scene.play(answers=[scene.end])
    assert scene.hunter("S").elements == {}
    assert scene.hunter("M").elements == {"cryo": 1}
    author.says(scene)
    enemy_turn(scene)
    assert scene.hunter("M").elements == {"cryo": 1}


# --- Burn


@pytest.mark.rule("arena.element.burn.effect", "arena.ruling.shield_non_attack")
def test_burns_hurt_everybody_at_the_end_of_the_enemy_turn(author: Author) -> None:
    """Shields do not help, nobody answers, and nobody has the loot of who falls."""
    author.foe(shield="yellow", hit_points=2)
    scene = arena("S . . . . p", p="foe")
    scene.hunter("S").elements = {"burn": 2}
    scene.hunter("S").equipped[0].shields = [Token("green", "green")]
    scene.enemy("p").elements = {"burn": 2}
    author.says(scene)
    enemy_turn(scene, ["ammo"], [wound("yellow")] * 2)
    assert scene.tokens("S") == ["green", "red", "red"]
    assert scene.gone("p")
    assert [one.kind for one in scene.state.lying] == ["ammo"]
    assert not scene.heard(Reacts)


@pytest.mark.rule("arena.ruling.loot_use_window", "arena.loot.health_elemental")
def test_burns_that_are_cured_before_they_hurt_do_not() -> None:
    scene = arena("S . . . .")
    scene.hunter("S").elements, scene.hunter("S").loot = {"burn": 1}, ["health"]
    rounds.burn(scene.arena(answers=[{"loot": "health", "draws": False}, "burn"]))
    assert not scene.heard(Wounded)
    assert scene.tokens("S") == ["green", "yellow", "yellow"]


@pytest.mark.rule("arena.element.burn.end")
def test_burns_have_hurt_before_effects_end(author: Author) -> None:
    scene = arena("S . . . .")
    scene.hunter("S").elements = {"burn": 1}
    author.says(scene)
    enemy_turn(scene, [4], [wound("yellow")], until="respawn")
    assert len(scene.heard(Wounded)) == 1
    assert scene.hunter("S").elements == {}


# --- Radiation


@pytest.mark.rule("arena.element.radiation.blast", "arena.ruling.radiation_others")
def test_an_irradiated_enemy_blasts_all_others_in_its_zone(author: Author) -> None:
    """One d10 for all: 8 against Reflexes, and against Defence."""
    author.foe("hot")
    author.foe("weak", defence=8)
    author.foe("hard", defence=9)
    scene = tire(arena("S M . . p", p="hot"))
    zone = scene.enemy("p").at
    scene.hunter("M").at = zone
    weak, hard = add(scene, "weak", zone), add(scene, "hard", zone)
    scene.enemy("p").elements = {"radiation": 2}
    world = scene.arena(["money", 8, 8, "ammo"], [SPENT])
    enemies.wound(world, scene.enemy("p"), 1, scene.hunter("S"), attack=True)
    scene.table.done()
    assert [one.strength for one in scene.heard(Exploded)] == [8]
    assert [one.figure for one in scene.heard(Defended)] == ["mordecai"]
    assert weak.at is None
    assert hard.at == zone
    assert scene.hunter("S").loot == ["money", "ammo"]


@pytest.mark.rule("arena.element.radiation.blast", "arena.ruling.element_timing")
@pytest.mark.parametrize("same", [True, False])
def test_radiation_blasts_in_the_attack_that_places_it(author: Author, same: bool) -> None:
    scene = shoots(
        author, "radiation", rules={"element_same_attack": same}, hit_points=1, defence=5
    )
    scene.play([4, HIT, "money", 3], [scene.attack("p", "green")])
    assert len(scene.heard(Exploded)) == 1


@pytest.mark.rule("arena.ruling.radiation_others")
def test_an_irradiated_hunter_blasts_only_when_it_is_really_eliminated() -> None:
    scene = tire(arena("S M . . ."))
    scene.hunter("M").at = scene.hunter("S").at
    scene.hunter("S").elements = {"radiation": 1}
    world = scene.arena([5, 8], [SPENT])
    wounds.eliminate(world, scene.hunter("S"))
    assert len(scene.heard(Exploded)) == 1
    assert [one.figure for one in scene.heard(Defended)] == ["mordecai"]


# --- Shock


@pytest.mark.rule("arena.element.shock.spend_shields")
def test_shock_spends_the_shield_before_it_can_help(author: Author) -> None:
    """The attack is compared with Defence 7: no Shield die is thrown."""
    scene = shoots(author, "shock", shield="yellow")
    scene.play([4, 4], [scene.attack("p", "green")])
    assert scene.heard(Struck)[0].outcome == "miss"
    assert not scene.enemy("p").shielded
    assert scene.enemy("p").elements == {"shock": 1}
    assert [one.rule for one in scene.heard(ShieldSpent)] == ["arena.element.shock.spend_shields"]


@pytest.mark.rule("arena.element.shock.spend_shields")
def test_a_hunters_shield_does_not_help_against_shock(author: Author) -> None:
    author.foe(properties=("shock",))
    scene = tire(arena("S p", p="foe"))
    shields = [Token("green", "green"), Token("yellow", "yellow")]
    scene.hunter("S").equipped[0].shields = shields
    author.says(scene, "attack")
    enemy_turn(scene, [4, 8], [SPENT])
    assert [one.spent for one in shields] == [True, True]


@pytest.mark.rule("arena.element.shock.no_recharge", "arena.enemy.shield.recharge")
@pytest.mark.parametrize("shocked", [True, False])
def test_who_is_electrified_does_not_recharge(author: Author, shocked: bool) -> None:
    author.foe(shield="yellow")
    scene = arena("S . . p", p="foe")
    shield = Token("green", "green", spent=True)
    scene.hunter("S").equipped[0].shields = [shield]
    scene.enemy("p").shielded = False
    if shocked:
        for figure in (scene.hunter("S"), scene.enemy("p")):
            figure.elements = {"shock": 1}
    effects.perform(scene.arena(), Recharge("all"), None, None)
    assert scene.enemy("p").shielded != shocked
    assert shield.spent == shocked
    assert len(scene.heard(Recharged)) == (0 if shocked else 2)


# --- Slag and Vulnerable


@pytest.mark.rule("arena.element.slag.effect")
def test_slag_adds_one_wound_whatever_the_tokens(author: Author) -> None:
    scene = shoots(author, "suppression")
    scene.enemy("p").elements = {"slag": 2}
    scene.play([HIT], [scene.attack("p", "green")])
    assert scene.enemy("p").wounds == 2
    assert "arena.element.slag.effect" in cited(scene, Struck)


@pytest.mark.rule("arena.element.slag.effect", "arena.ruling.element_timing")
@pytest.mark.parametrize(("same", "wounds_"), [(True, 2), (False, 1)])
def test_slag_counts_in_the_attack_that_places_it(author: Author, same: bool, wounds_: int) -> None:
    scene = shoots(author, "slag", rules={"element_same_attack": same})
    scene.play([4, HIT], [scene.attack("p", "green")])
    assert scene.enemy("p").wounds == wounds_
    assert scene.enemy("p").elements == {"slag": 1}


@pytest.mark.rule("arena.element.slag.effect")
def test_a_hunter_with_slag_suffers_one_more(author: Author) -> None:
    author.foe()
    scene = tire(arena("S p", p="foe"))
    scene.hunter("S").elements = {"slag": 3}
    author.says(scene, "attack")
    enemy_turn(scene, [2], [SPENT, wound("yellow", spent=True)])
    assert scene.tokens("S").count("(red)") == 2


@pytest.mark.rule("arena.element.slag.end")
def test_slag_goes_at_any_cleanup() -> None:
    scene = arena("S . . p", p="psycho")
    scene.enemy("p").elements = {"slag": 1, "burn": 1}
    rounds.clean_up(scene.arena([2]))
    assert scene.enemy("p").elements == {"burn": 1}


@pytest.mark.rule("arena.element.vulnerable")
def test_vulnerable_to_cryo_suffers_one_more_without_a_token(author: Author) -> None:
    """arena.example.vulnerable_cryo"""
    scene = shoots(author, "cryo", properties=("vulnerable(cryo)",))
    scene.play([2, HIT], [scene.attack("p", "green")])
    assert scene.enemy("p").wounds == 2
    assert scene.enemy("p").elements == {}
    assert "arena.element.vulnerable" in cited(scene, Struck)


@pytest.mark.rule("arena.ruling.extra_wounds_sum")
def test_sources_of_wounds_add_up(author: Author) -> None:
    """Lethal, Slag and Vulnerable: four wounds."""
    scene = shoots(author, "lethal", "cryo", properties=("vulnerable(cryo)",), hit_points=9)
    scene.enemy("p").elements = {"slag": 1}
    scene.play([2, HIT], [scene.attack("p", "green")])
    assert scene.enemy("p").wounds == 4


def test_tokens_say_what_they_do() -> None:
    scene = together(arena("S p", p="psycho"), "S", "p")
    world = scene.arena()
    for element in elements.RULES:
        elements.taint(world, scene.enemy("p"), element)
    said = [one.rule for one in scene.heard(Tainted)]
    assert all(rule.startswith("arena.element.") for rule in said)
    assert len(set(said)) == len(elements.RULES)
    assert not scene.heard(Attacked)
