"""Straight lines between points in whole numbers: exact tests, on plain tuples for speed."""

from __future__ import annotations

from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]


def turn(a: Pair, b: Pair, c: Pair) -> int:
    """Twice the area of a triangle: 0 if the points are in line; the sign tells the side of c."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def closer(c: Pair, a: Pair, b: Pair, square: int) -> bool:
    """True if the squared distance from c to the segment from a to b is less than `square`."""
    dx, dy, x, y = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    shadow, whole = x * dx + y * dy, dx * dx + dy * dy
    if shadow <= 0:
        return x * x + y * y < square
    if shadow >= whole:
        return (x - dx) ** 2 + (y - dy) ** 2 < square
    return (dx * y - dy * x) ** 2 < square * whole


def cross(a: Pair, b: Pair, c: Pair, d: Pair) -> bool:
    """True if the two segments pass through each other, neither touching only with an end."""
    left, right = turn(a, b, c), turn(a, b, d)
    if left == 0 or right == 0 or (left > 0) == (right > 0):
        return False
    near, far = turn(c, d, a), turn(c, d, b)
    return near != 0 and far != 0 and (near > 0) != (far > 0)


def apart(a: Pair, b: Pair, c: Pair, d: Pair, square: int) -> bool:
    """True if the two segments are at least the square root of `square` apart."""
    return not (
        closer(c, a, b, square)
        or closer(d, a, b, square)
        or closer(a, c, d, square)
        or closer(b, c, d, square)
        or cross(a, b, c, d)
    )


def on(c: Pair, a: Pair, b: Pair) -> bool:
    """True if c lies on the segment from a to b, ends included."""
    return turn(a, b, c) == 0 and (c[0] - a[0]) * (c[0] - b[0]) + (c[1] - a[1]) * (c[1] - b[1]) <= 0


def meeting(a: Pair, b: Pair, c: Pair, d: Pair) -> float | None:
    """How far along a-b, from 0 to 1, it meets c-d; None if it does not, or they are parallel."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    divisor = dx * ey - dy * ex
    if divisor == 0:
        return None
    x, y = c[0] - a[0], c[1] - a[1]
    share, other = (x * ey - y * ex) / divisor, (x * dy - y * dx) / divisor
    return share if 0 <= share <= 1 and 0 <= other <= 1 else None
