"""How often a person must answer before a match goes on, and what nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds.do import do_of
from tapete.games.arena.actions import menu
from tapete.games.arena.actions.gear import SWAP
from tapete.games.arena.bots import ArenaTactics
from tapete.games.arena.game import GAME
from tapete.games.arena.labels.answers import bundle
from tapete.games.arena.rules.loot.using import Offer, Use
from tapete.games.arena.state import Order, State
from tapete.kernel import Either, OneOf
from tapete.spaces.hexes.hexes import Hex
from tests.games.arena.board import board
from tests.games.arena.scene import Scene, arena, wear
from tests.games.prompting import Orders, Person, prompted

ACT = "arena.ask.act"
NEXT, RESPAWN = "arena.ask.next_enemy", "arena.ask.respawn"
SEEDS = (1, 2, 3)
ORDERS: Orders = dict.fromkeys((NEXT, "arena.ask.spawn", "arena.ask.route"), ("match", False))
"""What the person orders when first asked: enemies go and come as they like."""
MOST = 5.0
"""Prompts for each activation of a hunter."""


def turn(state: State) -> object:
    assert state.active is not None
    return state.round, state.active.hunter


@pytest.mark.slow
def test_matches_take_little_more_than_half_the_prompts_of_one_in_which_all_is_asked() -> None:
    """Every answer would be a prompt if nothing were spared or merged. One plays all four."""
    options = {"scenario": "warm_up", "players": 1}
    people = [Person(GAME, options, ACT, turn, seed) for seed in SEEDS]
    asked, turns, answers = prompted(people, ORDERS)
    assert turns > 40
    assert asked.total() / answers < 0.6, asked
    assert asked.total() / turns < MOST, asked
    assert asked["arena.ask.activate"] < turns / 10


def ordered(name: str, *enemies: tuple[str, Hex]) -> State:
    """An open field in which enemies carry out an order; Salvador is in its corner."""
    state = board("salvador", (0, 0), *enemies)
    state.phase, state.active, state.orders = "enemies", None, [Order(name, begun=True)]
    return state


def in_any_order(state: State) -> bool:
    """True if nobody is asked which of the first two enemies goes first."""
    ways = ("as_they_come", *[one.id for one in state.enemies][:2])
    return ArenaTactics().trifles(NEXT, OneOf(ways), state)


@pytest.mark.rule("arena.enemy.order_choice")
def test_nobody_is_asked_in_which_order_enemies_go_that_are_alike() -> None:
    assert in_any_order(ordered("attack", ("psycho", (1, 0)), ("psycho", (0, 1))))


@pytest.mark.rule("arena.enemy.order_choice")
def test_one_is_asked_in_which_order_enemies_attack_that_differ() -> None:
    assert not in_any_order(ordered("attack", ("psycho", (1, 0)), ("skag", (0, 1))))
    state = ordered("attack", ("psycho", (1, 0)), ("psycho", (0, 1)))
    state.enemies[0].elements = {"shock": 1}
    assert not in_any_order(state)


@pytest.mark.rule("arena.enemy.order_choice")
@pytest.mark.parametrize("name", ["move", "attack"])
def test_nobody_is_asked_in_which_order_enemies_come_that_are_far_away(name: str) -> None:
    assert in_any_order(ordered(name, ("psycho", (9, 0)), ("skag", (9, 2))))


@pytest.mark.rule("arena.enemy.order_choice")
def test_one_is_asked_who_comes_first_where_there_is_room_for_one() -> None:
    """Three small ones fill a zone; two are already in each one on the way."""
    both = ("psycho", (6, 0)), ("skag", (6, 0))
    assert in_any_order(ordered("move", *both))
    ahead = [("marauder", zone) for zone in ((5, 0), (5, 1), (4, 0), (4, 1)) for _ in "12"]
    assert not in_any_order(ordered("move", *both, *ahead))


@pytest.mark.rule("arena.enemy.order_choice")
def test_nobody_is_asked_for_the_order_of_special_actions_that_there_are_not() -> None:
    assert in_any_order(ordered("special", ("marauder", (1, 0)), ("skag_pup", (0, 1))))
    assert not in_any_order(ordered("special", ("marauder", (1, 0)), ("psycho", (0, 1))))


def waits(scene: Scene, window: str, loot: str, *, draws: bool = False) -> bool:
    """True if nobody is asked whether to use a token in one of the windows for it."""
    use = Use(loot, draws) if window == "burn" else Offer("salvador", loot, draws)
    question: OneOf[Any] = OneOf((use, "none"))
    return ArenaTactics().trifles(f"arena.ask.before_{window}", question, scene.state)


@pytest.mark.rule("arena.ruling.loot_use_window")
@pytest.mark.parametrize("window", ["burn", "cleanup", "verdict"])
@pytest.mark.parametrize("loot", ["weapon", "ammo"])
def test_loot_that_can_be_used_later_as_well_is_not_asked_for(window: str, loot: str) -> None:
    assert waits(arena("S ."), window, loot)


@pytest.mark.rule("arena.ruling.loot_use_window")
def test_whether_to_heal_is_asked_before_burns_and_radiation_hurt() -> None:
    scene = arena("S .")
    assert not waits(scene, "burn", "health")
    assert waits(scene, "burn", "health_card", draws=True)
    assert waits(scene, "cleanup", "health")
    scene.hunter("S").elements = {"radiation": 1}
    assert not waits(scene, "cleanup", "health")


@pytest.mark.rule("arena.ruling.loot_use_window", "arena.vending.no_carry_over")
def test_whether_to_draw_a_card_is_asked_as_the_last_round_of_a_scenario_ends() -> None:
    scene = arena("S .")
    scene.state.campaign = "tournament"
    assert waits(scene, "verdict", "health_card", draws=True)
    scene.state.progress = {"slain": 16}
    assert not waits(scene, "verdict", "health_card", draws=True)
    assert waits(scene, "verdict", "health")
    scene.state.mark = "nine"
    assert waits(scene, "verdict", "health_card", draws=True)


@pytest.mark.rule("arena.basic.swap")
def test_all_swaps_with_a_token_are_one_line_of_the_menu() -> None:
    scene = arena("S .").activate("S")
    wear(scene, "S", "love_letter")
    ways = Either(menu.ways(scene.arena(), scene.hunter("S"))).candidates()
    said = [bundle(one, scene.state) for one in ways if getattr(do_of(one[1]), "what", "") == SWAP]
    tokens = {token.colour for token in scene.hunter("S").tokens}
    assert len(said) > len(tokens) == len({found[0] for found in said if found})


@pytest.mark.rule("arena.respawn.cost")
def test_common_money_pays_for_a_respawn_without_a_question() -> None:
    scene, tactics = arena("N S M A"), ArenaTactics()
    assert tactics.trifles(RESPAWN, OneOf(("pool", "mordecai", "none")), scene.state)
    assert not tactics.trifles(RESPAWN, OneOf(("mordecai", "amara", "none")), scene.state)


@pytest.mark.rule("arena.respawn.cost", "arena.victory.cannot_respawn")
def test_a_player_who_alone_has_money_pays_for_a_respawn_without_which_all_is_lost() -> None:
    scene, question = arena("N S M A"), OneOf(("mordecai", "amara", "none"))
    scene.hunter("M").seat = scene.hunter("A").seat
    assert ArenaTactics().trifles(RESPAWN, question, scene.state)
    pays = GAME.labels.declines[RESPAWN]
    assert [one for one in question.options if pays(one)] == ["mordecai", "amara"]


@pytest.mark.rule("arena.loot.draw_card.place")
def test_gear_for_which_there_is_a_slot_is_equipped_without_a_question() -> None:
    key, state = "arena.ask.place", arena("S .").state
    assert ArenaTactics().trifles(key, OneOf(("equip", "stow")), state)
    assert not ArenaTactics().trifles(key, OneOf(("stow",)), state)
    assert GAME.labels.declines[key]("equip")
    assert not GAME.labels.declines[key]("stow")


@pytest.mark.rule("arena.reaction.order")
def test_who_reacts_is_asked_together_with_what_it_does() -> None:
    goes_on = GAME.labels.onward["arena.ask.react"]
    assert goes_on("salvador")
    assert not goes_on("pass")
    assert not goes_on(Offer("salvador", "health"))


def test_other_questions_are_asked() -> None:
    scene = arena("S . p q", p="psycho", q="psycho")
    ids = (scene.id("p"), scene.id("q"))
    assert not ArenaTactics().trifles("arena.ask.target", OneOf(ids), scene.state)
