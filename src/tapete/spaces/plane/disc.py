"""Round bases."""

from __future__ import annotations

from math import isqrt

import msgspec

from tapete.spaces.plane.point import Point, distance, square_distance


class Disc(msgspec.Struct, frozen=True, order=True, array_like=True, gc=False):
    """A round base: its centre and its radius."""

    centre: Point
    radius: int


def gap(one: Disc, other: Disc) -> float:
    """The distance from edge to edge; 0 if the discs touch or overlap."""
    return max(0.0, distance(one.centre, other.centre) - one.radius - other.radius)


def whole_gap(one: Disc, other: Disc) -> int:
    """The distance from edge to edge in whole units, rounded up.

    `whole_gap <= n` is exact for every whole `n`.
    """
    square = square_distance(one.centre, other.centre)
    rounded_up = isqrt(square - 1) + 1 if square else 0
    return max(0, rounded_up - one.radius - other.radius)


def beyond(disc: Disc, x: int, y: int, room: int) -> bool:
    """True if a place is clearly more than that from a disc's edge, judged by its box."""
    centre, far = disc.centre, disc.radius + room
    return not (-far <= x - centre.x <= far and -far <= y - centre.y <= far)


def near(one: Disc, other: Disc, reach: int) -> bool:
    """True if the edges are at most `reach` apart, exactly."""
    far = one.radius + other.radius + reach
    return square_distance(one.centre, other.centre) <= far * far


def overlap(one: Disc, other: Disc) -> bool:
    """True if the discs share more than an edge, exactly."""
    return square_distance(one.centre, other.centre) < (one.radius + other.radius) ** 2
