"""What survivors say to each other, offer each other and promise."""

from __future__ import annotations

from tapete.kernel import Message
from tapete.kernel.event import event_key
from tapete.scene.event import OfTwo


class Said(OfTwo, frozen=True, kw_only=True, tag="darkness.event.said"):
    """Somebody says something to another, who stands near or is called: only they hear it."""

    how: str
    """`direct`, or by `communicator`."""
    text: str


class Offered(OfTwo, frozen=True, kw_only=True, tag="darkness.event.offered"):
    """Somebody puts a deal to another, or answers one with another. Things are named by kind."""

    gives: tuple[str, ...] = ()
    pays: int = 0
    helps: bool = False
    wants: tuple[str, ...] = ()
    asks: int = 0
    helped: bool = False
    counter: bool = False
    """True if it is the answer to another deal."""

    def message(self) -> Message:
        return Message.of(
            event_key(type(self)),
            figure=self.figure,
            target=self.target,
            gives=goods(self.gives, self.pays, promised=self.helps),
            wants=goods(self.wants, self.asks, promised=self.helped),
            counter=self.counter,
        )


def goods(kinds: tuple[str, ...], points: int, *, promised: bool) -> Message:
    """One side of a deal in words: things by kind, points, and help with a roll."""
    things = [Message.of("darkness.thing", thing=kind) for kind in kinds]
    return Message.listing("darkness.goods", "things", things, points=points, help=promised)


class Agreed(OfTwo, frozen=True, kw_only=True, tag="darkness.event.agreed"):
    """A deal is struck, and what can change hands at once does."""


class Declined(OfTwo, frozen=True, kw_only=True, tag="darkness.event.declined"):
    """A deal is refused."""


class Promised(OfTwo, frozen=True, kw_only=True, tag="darkness.event.promised"):
    """Somebody promises to help with the other's next roll."""


class PromiseKept(OfTwo, frozen=True, kw_only=True, tag="darkness.event.promise_kept"):
    """Somebody helps with a roll, as promised."""


class PromiseBroken(OfTwo, frozen=True, kw_only=True, tag="darkness.event.promise_broken"):
    """Somebody does not help with a roll, though it was promised."""
