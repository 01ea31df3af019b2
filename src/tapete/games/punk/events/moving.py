"""What is told of moving, falling and lying on the ground."""

from __future__ import annotations

from tapete.kernel import Event


class Moved(Event, frozen=True, kw_only=True, tag="punk.event.moved"):
    """How far it went, and by which places."""

    figure: str
    far: int
    """Along the way, always of the same point of its base."""
    path: tuple[tuple[int, int], ...] = ()


class Turned(Event, frozen=True, kw_only=True, tag="punk.event.turned"):
    figure: str


class Slowed(Event, frozen=True, kw_only=True, tag="punk.event.slowed"):
    """Rough ground or a wall takes half of its movement."""

    figure: str
    ground: str


class Fell(Event, frozen=True, kw_only=True, tag="punk.event.fell"):
    """From so high, with so much Strength; 0: unharmed."""

    figure: str
    height: int
    strength: int = 0


class Prone(Event, frozen=True, kw_only=True, tag="punk.event.prone"):
    figure: str


class StoodUp(Event, frozen=True, kw_only=True, tag="punk.event.stood_up"):
    """With an Action, or at once because an enemy touches it."""

    figure: str
    forced: bool = False


class Displaced(Event, frozen=True, kw_only=True, tag="punk.event.displaced"):
    """It was moved, and did not move: `why` is `fire`, `freed` or `room`."""

    figure: str
    why: str
    path: tuple[tuple[int, int], ...] = ()
