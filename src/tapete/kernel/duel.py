"""A game of one side against another."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol, TypeVar

from tapete.kernel.game import Game, Result
from tapete.kernel.message import Message


class Ending(Protocol):
    """A state that knows how it ended."""

    @property
    def ended(self) -> str:
        """Empty while the match goes on."""

    @property
    def winner(self) -> int:
        """The seat that has won; -1 if neither has."""


S = TypeVar("S", bound=Ending)


class Duel(Game[S]):
    """Two seats, of which one wins, or neither."""

    @abstractmethod
    def ending(self, state: S) -> Message:
        """Says how the match ended."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Returns what each seat has won in the end."""

    def seats(self, options: Any) -> int:
        return 2

    def result(self, state: S) -> Result | None:
        if not state.ended:
            return None
        winners = () if state.winner < 0 else (state.winner,)
        return Result(winners, self.ending(state), self.scores(state))
