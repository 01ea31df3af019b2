"""Lamps."""

from __future__ import annotations

import msgspec

from tapete.spaces.plane.point import INCH, Point, within

FULL = 100
STANDING = 2 * INCH


class Light(msgspec.Struct, frozen=True):
    """Shines fully, by `level` in a hundred, up to half its radius, and half as much beyond.

    Opaque pieces at least as high as it hangs throw a shadow.
    """

    centre: Point
    radius: int
    level: int = FULL
    height: int = STANDING
    colour: str = ""

    def on(self, point: Point) -> int:
        """What it gives to a place when nothing is between them."""
        if within(self.centre, point, self.radius // 2):
            return self.level
        return self.level // 2 if within(self.centre, point, self.radius) else 0
