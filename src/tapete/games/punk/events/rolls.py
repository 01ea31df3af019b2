"""Events of dice."""

from __future__ import annotations

from tapete.kernel import Event


class Certain(Event, frozen=True, kw_only=True, tag="punk.event.certain"):
    """A roll was not made, because it could only pass or only fail."""

    figure: str
    attribute: str
    passed: bool


class Rerolled(Event, frozen=True, kw_only=True, tag="punk.event.rerolled"):
    """A die that showed this face is rolled again, thanks to a mini's special rule."""

    figure: str
    ability: str
    face: int
