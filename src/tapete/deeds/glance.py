"""Replies at a glance, as bots take them to be given."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from tapete.kernel import Domain, Seat, Tactics

A = TypeVar("A")
S = TypeVar("S")


class Glance(Tactics[S]):
    """Tactics by which a seat replies with the first that is offered, which is as usual."""

    SPARED: ClassVar[tuple[str, ...]] = ()
    """Questions nobody says yes to at a glance: the reply is the last that is offered."""
    SKIPPED: ClassVar[tuple[str, ...]] = ()
    """Questions with which not even best play reckons."""

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        if key in self.SPARED:
            return list(domain.candidates())[-1]
        return next(iter(domain.candidates()))

    def ignores(self, key: str) -> bool:
        """What nobody says yes to need not be asked."""
        return key in self.SPARED

    def skips(self, key: str) -> bool:
        return key in self.SKIPPED
