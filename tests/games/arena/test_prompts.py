"""How often a person must answer before a match goes on, and what nobody is asked."""

from __future__ import annotations

import pytest

from tapete.games.arena.bots import ArenaTactics
from tapete.games.arena.game import GAME
from tapete.games.arena.state import State
from tapete.kernel import OneOf
from tests.games.arena.scene import Scene, arena
from tests.games.prompting import Orders, Person, prompted

ACT = "arena.ask.act"
NEXT, RESPAWN = "arena.ask.next_enemy", "arena.ask.respawn"
SEED = 1
ORDERS: Orders = dict.fromkeys((NEXT, "arena.ask.spawn", "arena.ask.route"), ("match", False))
"""What the person orders when first asked: enemies go and come as they like."""
MOST = 5.0
"""Prompts for each activation of a hunter."""


def turn(state: State) -> object:
    assert state.active is not None
    return state.round, state.active.hunter


@pytest.mark.slow
def test_a_match_takes_little_more_than_half_the_prompts_of_one_in_which_all_is_asked() -> None:
    """Every answer would be a prompt if nothing were spared or merged. One plays all four."""
    person = Person(GAME, {"scenario": "warm_up", "players": 1}, ACT, turn, SEED)
    asked, turns, answers = prompted([person], ORDERS)
    assert turns > 20
    assert asked.total() / answers < 0.6, asked
    assert asked.total() / turns < MOST, asked
    assert asked["arena.ask.activate"] < turns / 10


def trifle(scene: Scene, *letters: str) -> bool:
    ids = [scene.id(letter) for letter in letters]
    return ArenaTactics().trifles(NEXT, OneOf(("as_they_come", *ids)), scene.state)


@pytest.mark.rule("arena.enemy.order_choice")
def test_nobody_is_asked_in_which_order_enemies_go_that_are_alike() -> None:
    scene = arena("S . p . q", p="psycho", q="psycho")
    assert trifle(scene, "p", "q")


@pytest.mark.rule("arena.enemy.order_choice")
def test_one_is_asked_in_which_order_enemies_go_that_differ() -> None:
    scene = arena("S . p q m", p="psycho", q="psycho", m="marauder")
    assert not trifle(scene, "p", "q", "m")
    scene.enemy("q").elements = {"shock": 1}
    assert not trifle(scene, "p", "q")


@pytest.mark.rule("arena.respawn.cost")
def test_common_money_pays_for_a_respawn_without_a_question() -> None:
    scene, tactics = arena("N S ."), ArenaTactics()
    assert tactics.trifles(RESPAWN, OneOf(("pool", "mordecai", "none")), scene.state)
    assert not tactics.trifles(RESPAWN, OneOf(("mordecai", "none")), scene.state)


def test_other_questions_are_asked() -> None:
    scene = arena("S . p q", p="psycho", q="psycho")
    ids = (scene.id("p"), scene.id("q"))
    assert not ArenaTactics().trifles("arena.ask.target", OneOf(ids), scene.state)
