"""Which lines from the front of one base to another are free, and what the others cross.

Exact except for rounding far below a tenth of a millimetre. Obstacles are assumed not to overlap
the two bases; they may touch them. A line that only touches a thing does not cross it; but where
two parts or pieces with corners touch each other, no line passes between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.crossed import Met
from tapete.spaces.sight.obstacle import Obstacle, Spot, base, outline, parts, screens
from tapete.spaces.sight.sight_lines import Bundle

__all__ = [
    "Evidence",
    "Lines",
    "Obstacle",
    "along",
    "base",
    "evidence",
    "lines",
    "outline",
    "parts",
    "screens",
]

Segment: TypeAlias = tuple[Point, Point]


class Lines(NamedTuple):
    """`free` is True if some line is free; `crossed` are the things that some line crosses."""

    free: bool
    crossed: frozenset[int]

    @property
    def partial(self) -> bool:
        return self.free and bool(self.crossed)

    @property
    def total(self) -> bool:
        return not self.free


class Evidence(NamedTuple):
    """Lines for drawing: a free one, if there is any, and one through each thing crossed."""

    free: Segment | None
    crossed: dict[int, Segment]


NOTHING = Lines(True, frozenset())


def lines(eye: Disc, facing: float | None, target: Disc, obstacles: Sequence[Obstacle]) -> Lines:
    """Looks along all lines from the front half of a base's edge to any place on another.

    Without a facing, lines start from the whole edge; the result is then the same both ways.
    """
    return along(Bundle(eye, facing, target), obstacles)


def along(bundle: Bundle, obstacles: Sequence[Obstacle]) -> Lines:
    """Looks along the lines of a bundle."""
    if bundle.nested:
        return NOTHING
    near = bundle.near(obstacles)
    if not near:
        return NOTHING
    met = _met(bundle, near)
    if not met:
        return NOTHING
    free = bundle.joined or bundle.free_line(met, near) is not None
    return Lines(free, frozenset([one.thing for one in met]))


def evidence(
    eye: Disc, facing: float | None, target: Disc, obstacles: Sequence[Obstacle]
) -> Evidence:
    """Returns lines that show what `lines` found, each from one base to the other."""
    bundle = Bundle(eye, facing, target)
    if bundle.nested:
        return Evidence((eye.centre, target.centre), {})
    near = bundle.near(obstacles)
    met = _met(bundle, near)
    line = bundle.free_line(met, near)
    crossed: dict[int, Segment] = {}
    for one in met:
        through = bundle.crossing_line(one)
        if through is not None:
            crossed.setdefault(one.thing, _segment(bundle.ends(through)))
    return Evidence(None if line is None else _segment(bundle.ends(line)), crossed)


def _met(bundle: Bundle, near: Sequence[Obstacle]) -> list[Met]:
    found = [bundle.met(one) for one in near]
    return [one for one in found if one is not None]


def _segment(ends: tuple[Spot, Spot]) -> Segment:
    (x, y), (to_x, to_y) = ends
    return Point(round(x), round(y)), Point(round(to_x), round(to_y))
