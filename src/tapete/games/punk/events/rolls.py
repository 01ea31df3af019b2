"""Events of dice."""

from __future__ import annotations

from tapete.scene.event import OfFigure


class Certain(OfFigure, frozen=True, kw_only=True, tag="punk.event.certain"):
    """A roll was not made, because it could only pass or only fail."""

    attribute: str
    passed: bool


class Rerolled(OfFigure, frozen=True, kw_only=True, tag="punk.event.rerolled"):
    """A die that showed this face is rolled again, thanks to a mini's special rule."""

    ability: str
    face: int
