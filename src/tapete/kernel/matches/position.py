"""What a seat knows when it must answer: all that a bot or a forecast may use."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.game import Game, Tactics
from tapete.kernel.matches.script import Entry, as_known_to
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat

S = TypeVar("S")


class Position(msgspec.Struct, Generic[S], frozen=True):
    """The open question, and the seat's view of the table when the step began and now.

    `script` holds the rolls and answers since then, with None for each that the seat may not know.
    """

    game: Game[S]
    seat: Seat
    question: Question
    before: S
    now: S
    script: tuple[Entry | None, ...]
    seats: int

    @property
    def domain(self) -> Domain[Any]:
        return self.question.domains[self.seat]

    def judged_by(self, tactics: Tactics[S]) -> Position[S]:
        """The same position in the same game, judged by other tactics."""
        if tactics is self.game.tactics:
            return self
        game = copy(self.game)
        game.tactics = tactics
        return msgspec.structs.replace(self, game=game)

    def imagined(self, rng: Random) -> S:
        """A state in which answers are weighed: it fits what the seat knows and may suppose."""
        whole = self.game.imagine(self.before, self.seat, rng)
        return self.game.supposed(whole, self.question.message)


class Whole(msgspec.Struct, Generic[S], frozen=True):
    """The table with nothing left out, which only the kernel may see."""

    game: Game[S]
    seats: int
    checkpoint: bytes
    now: S
    script: list[Entry]

    def position(self, seat: Seat, question: Question) -> Position[S]:
        """Returns as much of the table as a seat may know."""
        return Position(
            self.game,
            seat,
            question,
            self.game.view(self.game.snapshots.thaw(self.checkpoint), seat),
            self.game.view(self.now, seat),
            tuple(as_known_to(self.script, seat)),
            self.seats,
        )
