"""A match of salteadores among random players, on each engine."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import numpy as np
import pyspiel
from tests.salteadores import GAME
from tests.salteadores.game import Options

from benchmarks.peers import spiel, zoo
from benchmarks.peers.agreement import Game, Play
from tapete.bots.random import RandomBot
from tapete.kernel import Match, playout
from tapete.kernel.chance.seed import from_number


def on_bot_table() -> Play:
    bots = [RandomBot(1), RandomBot(2)]

    def play(number: int) -> Game:
        played = playout(GAME, Options(), bots, from_number(number))
        return Game(played.result.winners[0], played.decisions)

    return play


def on_live_table() -> Play:
    """Every decision suspends the match and resumes it; journal, events and undo are kept."""
    rng = Random(3)

    def play(number: int) -> Game:
        match = Match(GAME, None, from_number(number))
        while match.result is None:
            answer_at_random(match, rng)
        return Game(match.result.winners[0], len(match.line))

    return play


def answer_at_random(match: Match[Any], rng: Random) -> None:
    (seat, domain), *_ = match.question.domains.items()
    match.answer(seat, domain.write(domain.sample(rng)))


def on_pettingzoo_as_documented() -> Play:
    """The loop of its documentation, with the wrappers it publishes environments in."""
    env = zoo.env()
    env.reset(seed=5)

    def play(number: int) -> Game:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            _observation, _reward, termination, truncation, info = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(info["action_mask"])
                decisions += 1
            env.step(action)
        return Game(_richer(env.unwrapped), decisions)

    return play


def on_pettingzoo_lean() -> Play:
    """No wrapper, nothing observed, nothing sampled by a space: only the mask is looked at."""
    env = zoo.raw_env()
    env.reset(seed=6)

    def play(number: int) -> Game:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            _, _reward, termination, truncation, info = env.last(observe=False)
            if termination or truncation:
                action = None
            else:
                action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
                decisions += 1
            env.step(action)
        return Game(_richer(env), decisions)

    return play


def _richer(env: Any) -> int:
    return int(env.coins[1] > env.coins[0])


def on_openspiel_as_documented() -> Play:
    """The loop of its `example.py`."""
    game = spiel.load()

    def play(number: int) -> Game:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(actions, p=chances))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
        return Game(state.returns().index(1.0), state.decisions)

    return play


def on_openspiel_lean() -> Play:
    """Its own loop and its own random players, both in C++; only the game is Python."""
    game = spiel.load()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 7) for seat in range(2)]

    def play(number: int) -> Game:
        state = game.new_initial_state()
        returns = pyspiel.evaluate_bots(state, bots, number)
        return Game(returns.index(1.0), state.decisions)

    return play
