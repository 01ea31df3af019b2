"""How much of a target can be seen."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import msgspec

from tapete.kernel.kept import once
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point

STEPS = (25, 50, 75, 90)
ROUNDING = 1e-9


class Shade(msgspec.Struct, frozen=True, array_like=True):
    """An interval of the target's width, hidden up to a share of its height by one thing."""

    low: float
    high: float
    share: float
    piece: int = -1
    figure: int = -1

    @property
    def hidden(self) -> float:
        """The share of the target that this shade alone hides."""
        return (self.high - self.low) / 2 * self.share


class Sample(msgspec.Struct, frozen=True):
    """A line for drawing: where it ends on the target, and the share of the height hidden there."""

    end: Point
    hidden: float


class View(msgspec.Struct, frozen=True, dict=True):
    """A target seen from a place, and the shades that fall on it."""

    eye: Point
    target: Disc
    shades: tuple[Shade, ...] = ()

    @once
    def hidden(self) -> float:
        """The share of the target that is hidden, from 0 to 1; overlapping shades do not add up."""
        if not self.shades:
            return 0.0
        cuts = sorted({-1.0, 1.0, *(s.low for s in self.shades), *(s.high for s in self.shades)})
        pairs = pairwise(cuts)
        return min(1.0, sum((b - a) * self.shade_at((a + b) / 2) for a, b in pairs) / 2)

    @property
    def quarters(self) -> int:
        """The step of cover reached: 0, 25, 50, 75, 90, or 100 if nothing is visible."""
        return quarters(self.hidden)

    @property
    def visible(self) -> bool:
        return self.hidden < 1 - ROUNDING

    def shade_at(self, offset: float) -> float:
        """The share of the height hidden at an offset."""
        return max([s.share for s in self.shades if s.low <= offset <= s.high], default=0.0)

    @property
    def hiders(self) -> set[int]:
        """The indexes of the pieces that hide some of it."""
        return {shade.piece for shade in self.shades if shade.piece >= 0}

    @property
    def pieces(self) -> dict[int, float]:
        """The indexes of the pieces that hide some of it, with the share each hides by itself."""
        found: dict[int, list[Shade]] = {}
        for shade in self.shades:
            if shade.piece >= 0:
                found.setdefault(shade.piece, []).append(shade)
        return {piece: View(self.eye, self.target, tuple(of)).hidden for piece, of in found.items()}

    @property
    def figures(self) -> dict[int, float]:
        """The figures that hide some of it, by index in the list given, and the share of each."""
        return {shade.figure: shade.hidden for shade in self.shades if shade.figure >= 0}

    def samples(self, count: int = 9) -> list[Sample]:
        """Lines spread over the target's width: free where nothing is hidden, else blocked."""
        offsets = [(2 * place + 1) / count - 1 for place in range(count)]
        return [Sample(self.place(offset), self.shade_at(offset)) for offset in offsets]

    def place(self, offset: float) -> Point:
        """The place on the target's width at that offset."""
        centre, radius = self.target.centre, self.target.radius
        dx, dy = centre.x - self.eye.x, centre.y - self.eye.y
        scale = offset * radius / (hypot(dx, dy) or 1.0)
        return Point(centre.x - round(dy * scale), centre.y + round(dx * scale))


def quarters(hidden: float) -> int:
    """The greatest step of cover reached: 0 for none, 100 if nothing is left to see."""
    if hidden >= 1 - ROUNDING:
        return 100
    return max([step for step in STEPS if hidden >= step / 100 - ROUNDING], default=0)
