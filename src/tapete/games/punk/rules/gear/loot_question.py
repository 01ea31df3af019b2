"""The question of what to take from a body and what to leave in exchange."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations
from random import Random

from tapete.games.punk.rules.gear.handing import LEAVE, TAKE, Handing
from tapete.kernel.domains.some import Some
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message

MOST = 64
"""The most candidates that are offered."""


def nothing_broken(some: Sequence[Handing]) -> str:
    return ""


class Haul(Some[Handing], frozen=True):
    """Some of the `options`: what to take, such as a crossbow and each bullet, and what to leave.

    `broken` returns the rule that forbids a choice; empty if none does. `alike` are options that
    do not differ from each other: candidates take all of them or none.
    """

    broken: Callable[[Sequence[Handing]], str] = nothing_broken
    alike: Sequence[tuple[Handing, ...]] = ()

    def read(self, answer: object) -> tuple[Handing, ...]:
        chosen = super().read(answer)
        rule = self.broken(chosen)
        if rule:
            raise Refused(Message.of("punk.barred.overload"), rule)
        return chosen

    def candidates(self) -> Iterator[tuple[Handing, ...]]:
        """The choices that take most first, with as little as possible left in exchange."""
        same = set(chain(*self.alike))
        single = [one for one in self.options if one.way == TAKE and one not in same]
        takes = [*[(one,) for one in single], *self.alike]
        count = 0
        for size in range(len(takes), -1, -1):
            for taken in combinations(takes, size):
                chosen = self._with_room(tuple(chain(*taken)))
                if chosen is not None:
                    yield chosen
                    count += 1
                    if count == MOST:
                        return

    def _with_room(self, taken: tuple[Handing, ...]) -> tuple[Handing, ...] | None:
        """The fewest things left with which that much can be taken; None if it never can."""
        leaves = [one for one in self.options if one.way == LEAVE]
        for size in range(len(leaves) + 1):
            for left in combinations(leaves, size):
                if not self.broken((*taken, *left)):
                    return (*taken, *left)
        return None

    def sample(self, rng: Random) -> tuple[Handing, ...]:
        found = list(self.candidates())
        return found[int(rng.random() * len(found))]
