"""The game, as the kernel knows it."""

from __future__ import annotations

from random import Random

import msgspec

from tapete.kernel import Deck, Game, Gist, Message, Result, Say, Seat, Table
from tests.salteadores import rules, view
from tests.salteadores.state import Rogue, State
from tests.salteadores.tactics import RoadTactics

CARDS = [value for value in range(1, 5) for _ in range(5)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: int = 20


class Salteadores(Game[State]):
    name = "salteadores"
    package = "tests.salteadores"
    version = "1"
    state = State
    options = Options
    tactics = RoadTactics()

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

    def gist(self, before: State, after: State) -> Gist:
        both = zip(before.rogues, after.rogues, strict=True)
        gains = [now.coins - old.coins for old, now in both]
        return tuple(
            Message.of("salteadores.gist.gains", rogue=rogue, coins=gain)
            for rogue, gain in enumerate(gains)
            if gain
        )

    def label(self, value: object, view: State) -> Message:
        if isinstance(value, int):
            return Message.of("salteadores.option.card", value=value)
        return super().label(value, view)

    def picture(self, view: State, seat: Seat | None, say: Say) -> str:
        rows = [say(_row(view, rogue)) for rogue in range(2)]
        return "\n".join([*rows, say(Message.of("salteadores.picture.deck", cards=len(view.deck)))])


def _row(view: State, seat: Seat) -> Message:
    rogue = view.rogues[seat]
    hand = " ".join(str(card) if card else "?" for card in rogue.hand)
    return Message.of("salteadores.picture.rogue", rogue=seat, coins=rogue.coins, hand=hand)


GAME = Salteadores()
