"""Events of moving."""

from __future__ import annotations

from tapete.scene.event import OfFigure, OfTwo

Path = tuple[tuple[int, int], ...]


class Moved(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.moved"):
    """A miniature moved `far` tenths of a millimetre along this path and spent `ap`."""

    far: int
    ap: int
    path: Path = ()
    flying: bool = False


class Jumped(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.jumped"):
    """A miniature jumped over a gap."""

    far: int
    path: Path = ()


class Stumbled(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.stumbled"):
    """A miniature stumbled before a jump, and moves no more this phase."""

    path: Path = ()


class Leapt(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.leapt"):
    """A miniature dropped to a lower level."""

    height: int
    path: Path = ()


class Landed(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.landed"):
    """A drone is on the ground."""


class Displaced(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.displaced"):
    """A miniature was moved without moving itself; `why` is a word of euphoria.displaced."""

    why: str
    path: Path = ()


class Controlled(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.drone_controlled"):
    """A miniature controls a drone this turn."""
