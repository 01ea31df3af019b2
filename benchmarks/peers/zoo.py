"""Salteadores on PettingZoo's AEC interface; the action mask is in `infos`, as its docs allow."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

CARDS = [value for value in range(1, 5) for _ in range(5)]
HAND, GOAL, MOST_COINS = 3, 20, 40
SAFE, BOLD, PASS, ACTIONS = 0, 1, 2, 7  # an action above PASS plays the card `action - PASS`
JOB, AMBUSH, DEFENCE = range(3)
JOB_MASK = np.array([1, 1, 0, 0, 0, 0, 0], np.int8)
SEEN = 4 + 4 + 5  # cards of each value in hand and among the discards; coins, rival, loot, phase
Observation = np.ndarray


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801
    """Between two decisions `step` plays all that chance decides."""

    metadata = {"name": "salteadores_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["rogue_0", "rogue_1"]
        self.agents = self.possible_agents[:]
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.agents}
        box = spaces.Box(0, MOST_COINS, (SEEN,), np.int8)
        self._observations = dict.fromkeys(self.agents, box)
        self.rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": JOB_MASK} for agent in self.agents}
        self.coins = [0, 0]
        self.hands: list[list[int]] = [[], []]
        self.deck = CARDS[:]
        self.discards: list[int] = []
        self._begin_turn(0)

    def observe(self, agent: str) -> Observation:
        me = self.possible_agents.index(agent)
        hand, discards = self.hands[me], self.discards
        counts = [*map(hand.count, range(1, 5)), *map(discards.count, range(1, 5))]
        rival = len(self.hands[1 - me])
        coins = self.coins[me], self.coins[1 - me]
        return np.array([*counts, *coins, rival, self.loot, self.phase], np.int8)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        if self.phase == JOB:
            self._rob(action)
        elif self.phase == AMBUSH:
            self._ambush(action)
        else:
            self._fray(self.attack - self._played(self.robber, action))

    def _begin_turn(self, robber: int) -> None:
        self.robber, self.phase, self.loot = robber, JOB, 0
        hand = self.hands[robber]
        while len(hand) < HAND:
            hand.append(self._draw())
        self._select(robber, JOB_MASK)

    def _draw(self) -> int:
        if not self.deck:
            self.deck, self.discards = self.discards, []
        return self.deck.pop(int(self.rng.random() * len(self.deck)))

    def _rob(self, job: int) -> None:
        self.loot = self._die(4) + 1 if job == SAFE else self._die(6) + self._die(6)
        self._ask_card(AMBUSH, 1 - self.robber)

    def _ambush(self, action: int) -> None:
        if action == PASS:
            self._share(self.robber)
            return
        self.attack = self._played(1 - self.robber, action)
        self._ask_card(DEFENCE, self.robber)

    def _fray(self, advantage: int) -> None:
        margin = self._die(6) + advantage - self._die(6)
        self._share(None if not margin else 1 - self.robber if margin > 0 else self.robber)

    def _share(self, winner: int | None) -> None:
        if winner is not None:
            self.coins[winner] += self.loot
            if self.coins[winner] >= GOAL:
                self._end(winner)
                return
        self._begin_turn(1 - self.robber)

    def _end(self, winner: int) -> None:
        self.rewards = {a: 1 if i == winner else -1 for i, a in enumerate(self.agents)}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _ask_card(self, phase: int, seat: int) -> None:
        self.phase = phase
        mask = np.zeros(ACTIONS, np.int8)
        mask[[PASS, *[PASS + card for card in self.hands[seat]]]] = 1
        self._select(seat, mask)

    def _select(self, seat: int, mask: np.ndarray) -> None:
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection]["action_mask"] = mask

    def _played(self, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        self.hands[seat].remove(action - PASS)
        self.discards.append(action - PASS)
        return action - PASS

    def _die(self, sides: int) -> int:
        return int(self.rng.random() * sides) + 1


def env() -> AECEnv[str, Observation, int]:
    """With the wrappers every environment of PettingZoo's own is published in."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env()))
