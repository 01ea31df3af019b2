"""Matches between bots: plain calls, with nothing suspended and nothing told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.bot import Bot
from tapete.kernel.chance.dice import Dice, SeededDice, decide
from tapete.kernel.chance.roll import Chance
from tapete.kernel.domains.domain import Domain
from tapete.kernel.event import Event
from tapete.kernel.game import Game, Result
from tapete.kernel.matches.position import Whole
from tapete.kernel.matches.script import Entry, Fallen, Given, disclosed
from tapete.kernel.message import Arg
from tapete.kernel.question import Question
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.asking import AskingTable
from tapete.kernel.tables.table import Table

A = TypeVar("A")
S = TypeVar("S")
T = TypeVar("T")


class BotTable(Table):
    """Rolls dice at once, and gives any allowed answer for each seat's bot."""

    __slots__ = ("bots", "decisions", "dice")

    def __init__(self, bots: Sequence[Bot], dice: Dice) -> None:
        self.bots = bots
        self.dice = dice
        self.decisions = 0

    def roll(self, chance: Chance[T]) -> T:
        return decide(self.dice, chance)

    def ask(
        self,
        seat: Seat,
        key: str,
        domain: Domain[A],
        rule: str = "",
        *,
        secret: bool = False,
        **args: Arg,
    ) -> A:
        self.decisions += 1
        return domain.sample(self.bots[seat].rng)

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        self.decisions += 1
        seat = self._quickest(list(domains))
        return seat, domains[seat].sample(self.bots[seat].rng)

    def _quickest(self, seats: list[Seat]) -> Seat:
        """Returns the seat that answers first, picked at random."""
        return seats[int(self.bots[seats[0]].rng.random() * len(seats))]

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        return


class ThinkersTable(AskingTable, BotTable, Generic[S]):
    """A table for bots that think: each is shown its own position and nothing else."""

    __slots__ = ("_checkpoint", "_game", "_script", "_state")

    def __init__(self, game: Game[S], bots: Sequence[Bot], dice: Dice) -> None:
        super().__init__(bots, dice)
        self._game = game
        self._script: list[Entry] = []

    def next_step(self, state: S) -> None:
        self._state = state
        self._checkpoint = self._game.snapshots.freeze(state)
        self._script = []

    def roll(self, chance: Chance[T]) -> T:
        outcome = super().roll(chance)
        self._script.append(Fallen(chance, outcome))
        return outcome

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        seat = self._quickest(list(domains))
        question = Question(dict(domains), key, rule, tuple(args.items()))
        return seat, self._answer(seat, question)

    def _answer(self, seat: Seat, question: Question) -> Any:
        self.decisions += 1
        bot, domain = self.bots[seat], question.domains[seat]
        value = self._thought(seat, question) if bot.thinks else domain.sample(bot.rng)
        plain = domain.write(value)
        self._script.append(Given(question.key, seat, plain, question.secret))
        return domain.read(plain)

    def _thought(self, seat: Seat, question: Question) -> Any:
        seats = len(self.bots)
        whole = Whole(self._game, seats, self._checkpoint, self._state, self._script)
        return self.bots[seat].choose(whole.position(seat, question))

    def disclose(self, key: str) -> None:
        self._script = disclosed(self._script, key)


class Played(msgspec.Struct, Generic[S], frozen=True):
    """A match played to its end by bots."""

    state: S
    result: Result
    decisions: int
    steps: int


class Endless(RuntimeError):
    """A match took more steps than allowed, which is a defect of its game."""


def playout(
    game: Game[S], options: Any, bots: Sequence[Bot], seed: str, most_steps: int = 100_000
) -> Played[S]:
    """Plays a match between bots, as fast as its rules run."""
    state = game.setup(options)
    dice = SeededDice(seed)
    thinkers = ThinkersTable(game, bots, dice) if any(bot.thinks for bot in bots) else None
    table = thinkers or BotTable(bots, dice)
    for step in range(most_steps):
        result = game.result(state)
        if result is not None:
            return Played(state, result, table.decisions, step)
        if thinkers is not None:
            thinkers.next_step(state)
        game.step(state, table)
    raise Endless(f"{game.name} took {most_steps} steps and did not end")
