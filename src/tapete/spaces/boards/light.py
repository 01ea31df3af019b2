"""Light sources."""

from __future__ import annotations

import msgspec

from tapete.spaces.plane.point import INCH, Point, within

FULL = 100
STANDING = 2 * INCH


class Light(msgspec.Struct, frozen=True):
    """Shines at `level` percent up to half its radius, and half as bright beyond that.

    Opaque pieces throw a shadow if they are at least as high as the light hangs.
    """

    centre: Point
    radius: int
    level: int = FULL
    height: int = STANDING
    colour: str = ""

    def on(self, point: Point) -> int:
        """How much light it gives to a place if nothing is in between."""
        if within(self.centre, point, self.radius // 2):
            return self.level
        return self.level // 2 if within(self.centre, point, self.radius) else 0
