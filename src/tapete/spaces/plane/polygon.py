"""Outlines: rings of points in whole numbers, kept as plain tuples for speed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tapete.spaces.plane.segment import Pair, turn

Ring: TypeAlias = Sequence[Pair]
Box: TypeAlias = tuple[int, int, int, int]


def edges(ring: Ring) -> Iterator[tuple[Pair, Pair]]:
    """Pairs each corner with the next, and the last with the first."""
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def double_area(ring: Ring) -> int:
    """Twice the area; positive if the corners run from the x axis towards the y axis."""
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in edges(ring))


def flat(ring: Ring) -> bool:
    """True if all the corners lie on one line."""
    return all(turn(ring[i - 2], ring[i - 1], ring[i]) == 0 for i in range(len(ring)))


def box(ring: Ring) -> Box:
    """The least x and y, then the greatest x and y."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def convex(ring: Ring) -> bool:
    """True if no corner turns the other way."""
    turns = [turn(ring[i - 2], ring[i - 1], ring[i]) for i in range(len(ring))]
    return min(turns) >= 0 or max(turns) <= 0


def upright(ring: Ring) -> bool:
    """True for a rectangle whose sides run along the axes."""
    if len(ring) != 4:
        return False
    (x, y), *_ = ring
    following, opposite, last = ring[1:]
    corners = {(x, opposite[1]), (opposite[0], y)}
    return x != opposite[0] and y != opposite[1] and {following, last} == corners


def well_within(box: tuple[float, float, float, float], x: float, y: float, room: float) -> bool:
    """True for a place within an upright rectangle and at least so far from its sides."""
    left, top, right, bottom = box
    return min(x - left, right - x, y - top, bottom - y) >= room


def square_beyond(box: Box, x: int, y: int) -> int:
    """The squared distance from a place to an upright rectangle; 0 within it."""
    left, top, right, bottom = box
    aside = left - x if x < left else x - right if x > right else 0
    below = top - y if y < top else y - bottom if y > bottom else 0
    return aside * aside + below * below


def holds(ring: Ring, x: float, y: float, skin: float = 0.0) -> bool:
    """True if the place is inside. The outline, and all within `skin` of it, counts as outside."""
    inside, square = False, skin * skin
    px, py = ring[-1]
    for qx, qy in ring:
        side = (qx - px) * (y - py) - (qy - py) * (x - px)
        on = not side or (skin and side * side <= square * ((qx - px) ** 2 + (qy - py) ** 2))
        if on and (x - px) * (x - qx) + (y - py) * (y - qy) <= square:
            return False
        if (py > y) != (qy > y) and (side > 0) == (qy > py):
            inside = not inside
        px, py = qx, qy
    return inside


def just_outside(ring: Ring, spot: Pair) -> Pair:
    """Moves a place back out of the outline if rounding brought it inside."""
    x, y = spot
    nearby = [(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return next((place for place in nearby if not holds(ring, *place)), spot)
