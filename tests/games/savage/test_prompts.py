"""How often a person must answer before a match against a bot goes on."""

from __future__ import annotations

from collections import Counter

import pytest

from tapete.bots import RandomBot
from tapete.games.savage.game import GAME
from tapete.games.savage.state import State
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.odds.unasked.sparing import spare
from tests.games.prompting import Orders, Person, prompted

ACT = "savage.ask.act"
ONCE = 7.09
"""Prompts for each turn of one's own, before any of them was merged or spared: 610 in 86 turns.

Counted in this scenario with seeds 1 to 6 at revision a12441d, when every question was put to the
person, with the greedy bot of that time at both seats; each question to seat 0 was one prompt.
"""
BOUND = 0.5
"""The part of that which a turn takes at most now. With seeds 1 to 6 it takes 2.51 prompts, 316 in
126 turns, where every answer as a prompt would be 6.26."""
SEEDS = (4,)
ORDERS: Orders = {
    "savage.ask.benny_card": ("match", False),
    "savage.ask.benny_trait": ("match", True),
    "savage.ask.benny_damage": ("match", True),
}
"""What the person orders when first asked: no cards, and bennies only against wounds."""


def turn(state: State) -> object:
    assert state.turn is not None
    return state.round, state.turn.actor


@pytest.mark.slow
def test_a_match_takes_less_than_half_the_prompts_of_one_in_which_all_is_asked() -> None:
    """Every answer of seat 0 would be a prompt if nothing were spared or merged."""
    people = [Person(GAME, {"scenario": "bridge"}, ACT, turn, seed) for seed in SEEDS]
    asked, turns, answers = prompted(people, ORDERS)
    assert turns > 20
    assert asked.total() / answers < 1 / 2, asked
    assert asked.total() / turns < ONCE * BOUND, asked


# --- what is asked besides, in matches played at random

MOST = 1.12
"""Questions for each turn of one's own, besides what to do in it, with no orders given."""
MATCHES = (("bridge", 1), ("saloon", 2))


def prompts(scenario: str, seed: int) -> Counter[str]:
    """What seat 0 is asked in a match that is played at random; each turn of its own once more."""
    match = Match(GAME, {"scenario": scenario}, from_number(seed))
    bots, asked, last = [RandomBot(seed), RandomBot(seed + 1)], Counter[str](), None
    while (question := match.question) is not None:
        seat, turn = question.seats[0], match.state.turn
        spare(match, seat)
        if seat not in match.choosing:
            match.answer(seat, match.unasked(seat))
            continue
        if seat == 0:
            asked[question.key] += 1
            now = None if turn is None else (match.state.round, turn.actor)
            asked["turns"] += question.key == ACT and now != last
            last = now
        match.answer(seat, question.domains[seat].write(bots[seat].choose(match.position(seat))))
    return asked


def test_the_other_questions_for_each_turn_do_not_grow() -> None:
    asked = sum([prompts(*one) for one in MATCHES], Counter[str]())
    turns, deeds = asked.pop("turns"), asked.pop(ACT)
    assert deeds >= turns > 20
    assert asked.total() / turns <= MOST
