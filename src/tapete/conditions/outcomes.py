"""What came of an answer in few words, in the same way in every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from tapete.conditions.tally import gravity_of, tally
from tapete.kernel.labels import Gist
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat

S = TypeVar("S")
FEW = 2
"""The most figures of which a short outcome tells one by one."""


class Figure(Protocol):
    """Anybody who is on a side and has an id."""

    @property
    def id(self) -> str: ...

    @property
    def seat(self) -> Seat: ...


F = TypeVar("F", bound=Figure)


def paired(before: Iterable[F], after: Iterable[F]) -> Iterator[tuple[F, F]]:
    """Each figure as it was and as it is now; without those that have come since."""
    was = {figure.id: figure for figure in before}
    return ((was[figure.id], figure) for figure in after if figure.id in was)


def of_seat(figures: Callable[[S], Iterable[Figure]]) -> Callable[[S, Seat], Collection[str]]:
    """The ids of a seat's own figures, among all those of a state."""
    return lambda view, seat: [one.id for one in figures(view) if one.seat == seat]


class Outcomes(Generic[S]):
    """The outcomes of a game, in its words.

    Its words are `GAME.gist.out` for a figure that is out, `.figure` for one that is worse off in
    its `parts`, and `.count` for several. `own` returns the ids of a seat's figures; a game that
    counts nobody needs none.
    """

    def __init__(
        self, game: str, own: Callable[[S, Seat], Collection[str]] = lambda view, seat: ()
    ) -> None:
        self.out, self._figure = f"{game}.gist.out", f"{game}.gist.figure"
        self._count = f"{game}.gist.count"
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
