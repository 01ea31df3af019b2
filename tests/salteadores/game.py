"""The game, as the kernel knows it."""

from __future__ import annotations

from random import Random

import msgspec

from tapete.kernel import Deck, Game, Message, Result, Seat, Table
from tests.salteadores import rules, view
from tests.salteadores.labels import LABELS, NAME
from tests.salteadores.state import Rogue, State
from tests.salteadores.tactics import RoadTactics
from tests.salteadores.terminal import TERMINAL

CARDS = [value for value in range(1, 5) for _ in range(5)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: int = 20


class Salteadores(Game[State]):
    name = NAME
    package = "tests.salteadores"
    version = "1"
    state = State
    options = Options
    tactics = RoadTactics()
    labels = LABELS
    terminal = TERMINAL

    def seats(self, options: Options) -> int:
        return 2

    def setup(self, options: Options) -> State:
        return State(options.goal, [Rogue(), Rogue()], Deck.of(CARDS))

    def step(self, state: State, table: Table) -> None:
        rules.turn(state, table)

    def result(self, state: State) -> Result | None:
        coins = [rogue.coins for rogue in state.rogues]
        if max(coins) < state.goal:
            return None
        winner = coins.index(max(coins))
        reason = Message.of("salteadores.result.rich", rogue=winner, coins=coins[winner])
        return Result((winner,), reason, tuple(coins))

    def view(self, state: State, seat: Seat | None) -> State:
        return view.view(state, seat)

    def imagine(self, seen: State, seat: Seat | None, rng: Random) -> State:
        return view.imagine(seen, seat, rng)


GAME = Salteadores()
