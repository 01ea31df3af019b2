"""Salteadores as a Python game of OpenSpiel, with explicit chance nodes.

A chance node holds the distribution the rule needs: one node for 2d6, three outcomes for the fray.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pyspiel

HAND, GOAL, VALUES, COPIES = 3, 20, 4, 5
SAFE, BOLD, PASS, ACTIONS = 0, 1, 2, 7  # an action above PASS plays the card `action - PASS`
DRAW, JOB, LOOT, AMBUSH, DEFENCE, FRAY, OVER = range(7)
CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL
LOST, TIED, WON = range(3)  # of the fray, for the ambusher
Outcomes = list[tuple[int, float]]


def outcomes_of(counts: Counter[int]) -> Outcomes:
    return [(outcome, count / counts.total()) for outcome, count in sorted(counts.items())]


def fray(advantage: int) -> Outcomes:
    margins = [mine + advantage - theirs for mine, theirs in product(range(1, 7), repeat=2)]
    return outcomes_of(Counter(WON if m > 0 else LOST if m < 0 else TIED for m in margins))


ROBBING = {
    SAFE: outcomes_of(Counter(range(2, 6))),
    BOLD: outcomes_of(Counter(sum(dice) for dice in product(range(1, 7), repeat=2))),
}
FRAYS = {advantage: fray(advantage) for advantage in range(-VALUES, VALUES + 1)}

TYPE = pyspiel.GameType(
    short_name="python_salteadores",
    long_name="Python Salteadores",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=13,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=10_000,
)


class Salteadores(pyspiel.Game):
    def __init__(self, params: dict[str, object] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> State:
        return State(self)


class State(pyspiel.State):
    """Cards are kept as how many there are of each value; place 0 is not used."""

    def __init__(self, game: Salteadores) -> None:
        super().__init__(game)
        self.coins = [0, 0]
        self.hands = [[0] * (VALUES + 1), [0] * (VALUES + 1)]
        self.deck = [0] + [COPIES] * VALUES
        self.discards = [0] * (VALUES + 1)
        self.robber = self.job = self.loot = self.attack = self.defence = 0
        self.decisions = 0
        self.phase, self.seat = DRAW, CHANCE

    def current_player(self) -> int:
        return self.seat

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def returns(self) -> list[float]:
        if self.phase != OVER:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.coins[0] > self.coins[1] else [-1.0, 1.0]

    def _legal_actions(self, player: int) -> list[int]:
        if self.phase == JOB:
            return [SAFE, BOLD]
        return [PASS] + [PASS + card for card, count in enumerate(self.hands[player]) if count]

    def chance_outcomes(self) -> Outcomes:
        if self.phase == LOOT:
            return ROBBING[self.job]
        if self.phase == FRAY:
            return FRAYS[self.attack - self.defence]
        cards = sum(self.deck)
        return [(card, count / cards) for card, count in enumerate(self.deck) if count]

    def _apply_action(self, action: int) -> None:
        self.decisions += self.seat >= 0
        PLAY[self.phase](self, action)

    def _draw(self, card: int) -> None:
        self.deck[card] -= 1
        self.hands[self.robber][card] += 1
        self._draw_up()

    def _draw_up(self) -> None:
        if sum(self.hands[self.robber]) == HAND:
            self.phase, self.seat = JOB, self.robber
            return
        self.phase, self.seat = DRAW, CHANCE
        if not any(self.deck):
            self.deck, self.discards = self.discards, self.deck

    def _take_job(self, job: int) -> None:
        self.job = job
        self.phase, self.seat = LOOT, CHANCE

    def _rob(self, loot: int) -> None:
        self.loot = loot
        self.phase, self.seat = AMBUSH, 1 - self.robber

    def _ambush(self, action: int) -> None:
        self.attack = self._played(1 - self.robber, action)
        if self.attack:
            self.phase, self.seat = DEFENCE, self.robber
        else:
            self._share(self.robber)

    def _defend(self, action: int) -> None:
        self.defence = self._played(self.robber, action)
        self.phase, self.seat = FRAY, CHANCE

    def _fray(self, outcome: int) -> None:
        self._share((self.robber, None, 1 - self.robber)[outcome])

    def _share(self, winner: int | None) -> None:
        if winner is not None:
            self.coins[winner] += self.loot
        if winner is not None and self.coins[winner] >= GOAL:
            self.phase, self.seat = OVER, TERMINAL
        else:
            self.robber = 1 - self.robber
            self._draw_up()

    def _played(self, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        self.hands[seat][action - PASS] -= 1
        self.discards[action - PASS] += 1
        return action - PASS

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{'chance' if player == CHANCE else player}:{action}"

    def observation_string(self, player: int) -> str:
        """The rival's hand is hidden but for its size."""
        hand, rival = self.hands[player], sum(self.hands[1 - player])
        return f"{self.coins} {hand} {rival} {self.discards} {self.loot} {self.phase}"

    def __str__(self) -> str:
        return f"{self.coins} {self.hands} {self.deck} {self.phase}"


PLAY = {
    DRAW: State._draw,
    JOB: State._take_job,
    LOOT: State._rob,
    AMBUSH: State._ambush,
    DEFENCE: State._defend,
    FRAY: State._fray,
}

pyspiel.register_game(TYPE, Salteadores)


def load() -> pyspiel.Game:
    return pyspiel.load_game("python_salteadores")
