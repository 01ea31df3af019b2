"""Events of moving, falling and lying on the ground."""

from __future__ import annotations

from tapete.kernel import Event


class Moved(Event, frozen=True, kw_only=True, tag="punk.event.moved"):
    """A mini moved so far, along this path."""

    figure: str
    far: int
    """The distance along the path, measured for one point of its base."""
    path: tuple[tuple[int, int], ...] = ()


class Turned(Event, frozen=True, kw_only=True, tag="punk.event.turned"):
    figure: str


class Slowed(Event, frozen=True, kw_only=True, tag="punk.event.slowed"):
    """Rough ground or a wall halves a mini's movement."""

    figure: str
    ground: str


class Fell(Event, frozen=True, kw_only=True, tag="punk.event.fell"):
    """A mini falls from a height, with so much Strength; 0 means unharmed."""

    figure: str
    height: int
    strength: int = 0


class Prone(Event, frozen=True, kw_only=True, tag="punk.event.prone"):
    figure: str


class StoodUp(Event, frozen=True, kw_only=True, tag="punk.event.stood_up"):
    """A mini stands up, by an Action, or forced to because an enemy touches it."""

    figure: str
    forced: bool = False


class Displaced(Event, frozen=True, kw_only=True, tag="punk.event.displaced"):
    """A mini was moved without moving itself: `why` is `fire`, `freed` or `room`."""

    figure: str
    why: str
    path: tuple[tuple[int, int], ...] = ()
