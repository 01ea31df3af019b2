"""Events of moving, falling and lying on the ground."""

from __future__ import annotations

from tapete.scene.event import OfFigure


class Moved(OfFigure, frozen=True, kw_only=True, tag="punk.event.moved"):
    """A mini moved so far, along this path."""

    far: int
    """The distance along the path, measured for one point of its base."""
    path: tuple[tuple[int, int], ...] = ()


class Turned(OfFigure, frozen=True, kw_only=True, tag="punk.event.turned"):
    """A mini faces another way."""


class Slowed(OfFigure, frozen=True, kw_only=True, tag="punk.event.slowed"):
    """Rough ground or a wall halves a mini's movement."""

    ground: str


class Fell(OfFigure, frozen=True, kw_only=True, tag="punk.event.fell"):
    """A mini falls from a height, with this Strength; 0 means unharmed."""

    height: int
    strength: int = 0


class Prone(OfFigure, frozen=True, kw_only=True, tag="punk.event.prone"):
    """A mini lies on the ground."""


class StoodUp(OfFigure, frozen=True, kw_only=True, tag="punk.event.stood_up"):
    """A mini stands up, by an Action, or forced to because an enemy touches it."""

    forced: bool = False


class Displaced(OfFigure, frozen=True, kw_only=True, tag="punk.event.displaced"):
    """A mini was moved without moving itself, by `fire` or as `freed`; or it `stays` in a fire."""

    why: str
    path: tuple[tuple[int, int], ...] = ()
