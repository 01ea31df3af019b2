"""What came of an answer in few words, in the same way in every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Generic, TypeVar

from tapete.conditions.tally import gravity_of, tally
from tapete.kernel.labels import Gist
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat

S = TypeVar("S")
FEW = 2
"""The most figures of which a short outcome tells one by one."""


class Outcomes(Generic[S]):
    """The outcomes of a game, in its words.

    `out` tells of a figure that is out, `figure` of one that is worse off in its `parts`, and
    `count` of several. `own` returns the ids of a seat's figures.
    """

    def __init__(
        self, out: str, figure: str, count: str, own: Callable[[S, Seat], Collection[str]]
    ) -> None:
        self.out, self._figure, self._count = out, figure, count
        self._own = own

    def worse(self, figure: str, parts: Iterable[Message]) -> list[Message]:
        """Says in which ways a figure is worse off; nothing, if it is in none."""
        told = tuple(parts)
        return [Message.of(self._figure, figure=figure, parts=told)] if told else []

    def coarse(self, gist: Gist, view: S, seat: Seat) -> Gist:
        """Where there are more than a few figures, it says only how many."""
        if len(gist) <= FEW:
            return gist
        return tally(gist, self._count, self.out, self._own(view, seat))

    def gravity(self, gist: Gist) -> int:
        return gravity_of(gist, self.out, self._count)
