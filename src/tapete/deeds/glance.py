"""Quick replies, which bots assume that every seat gives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

from tapete.kernel import Domain, Seat, Tactics

A = TypeVar("A")
S = TypeVar("S")


class Glance(Tactics[S]):
    """Tactics in which a seat replies with the first answer offered, which is the usual one."""

    SPARED: ClassVar[tuple[str, ...]] = ()
    """Questions that get a quick no: the reply is the last answer offered."""
    SKIPPED: ClassVar[tuple[str, ...]] = ()
    """Questions that even best play does not weigh, to save time: the answer is no."""

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        if key in self.SPARED:
            return list(domain.candidates())[-1]
        return next(iter(domain.candidates()))

    def worth_weighing(self, domain: Domain[A], view: S, seat: Seat) -> Iterable[A]:
        return self.promising(domain, view, seat)

    def promising(self, domain: Domain[Any], view: S, seat: Seat) -> Iterable[Any]:
        """Returns the answers worth weighing, whatever kind of domain they are of."""
        return domain.candidates()

    def ignores(self, key: str) -> bool:
        """True if a question always gets a quick no, and so need not be asked."""
        return key in self.SPARED

    def skips(self, key: str) -> bool:
        return key in self.SKIPPED
