"""The deeds a beginner thinks of: each kind of deed only at the nearest of its targets."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from math import inf
from typing import TypeAlias, TypeVar

from tapete.deeds.do import do_of
from tapete.kernel import Domain, Seat, Tactics

A = TypeVar("A")
S = TypeVar("S")
Gap: TypeAlias = Callable[[str], float | None]
"""Returns how far away a target is, by its id; None if it is nothing to aim at."""


class Nearsighted(Tactics[S]):
    """The tactics of a beginner, who goes for the nearest. They come before those of the game."""

    @abstractmethod
    def gaps(self, view: S, seat: Seat) -> Gap | None:
        """Returns how to measure from the figure that acts; None if none does."""

    def worth_weighing(self, domain: Domain[A], view: S, seat: Seat) -> Iterable[A]:
        found = super().worth_weighing(domain, view, seat)
        gap = self.gaps(view, seat)
        return found if gap is None else at_the_nearest(found, gap)


def at_the_nearest(answers: Iterable[A], gap: Gap) -> Iterator[A]:
    """The answers without the deeds that are aimed at somebody when another is nearer."""
    found = list(answers)
    nearest: dict[tuple[str, int], float] = {}
    for answer in found:
        kind, far = _aimed(answer, gap)
        nearest[kind] = min(nearest.get(kind, inf), far)
    for answer in found:
        kind, far = _aimed(answer, gap)
        if far <= nearest[kind]:
            yield answer


def _aimed(answer: object, gap: Gap) -> tuple[tuple[str, int], float]:
    """The deed and the item of an answer, and how far its target is: nowhere, if it has none."""
    do = do_of(answer)
    if do is None or (far := gap(do.to)) is None:
        return ("", -1), 0.0
    return (do.what, do.item), far
