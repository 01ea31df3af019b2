"""Splits outlines into convex parts.

Triangles are cut off one at a time, then joined again as long as the result is convex.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tapete.spaces.plane.polygon import convex, double_area
from tapete.spaces.plane.segment import Pair, turn

Part: TypeAlias = tuple[Pair, ...]


def convex_parts(ring: Sequence[Pair]) -> list[Part]:
    """Convex parts that together make up the outline exactly and share only sides."""
    corners = [p for i, p in enumerate(ring) if turn(ring[i - 1], p, ring[(i + 1) % len(ring)])]
    if len(corners) < 3:
        return []
    if double_area(corners) < 0:
        corners.reverse()
    return [tuple(corners)] if convex(corners) else _joined(_triangles(corners))


def _triangles(corners: list[Pair]) -> list[Part]:
    found: list[Part] = []
    left = list(corners)
    while len(left) > 3:
        place = next((i for i in range(len(left)) if _ear(left, i)), 0)
        before, corner, after = left[place - 1], left[place], left[(place + 1) % len(left)]
        if turn(before, corner, after):
            found.append((before, corner, after))
        del left[place]
    return [*found, tuple(left)] if turn(*left) else found


def _ear(left: list[Pair], place: int) -> bool:
    """True if a corner can be cut off: it turns outward, and no other corner is within the cut."""
    a, b, c = left[place - 1], left[place], left[(place + 1) % len(left)]
    if turn(a, b, c) <= 0:
        return False
    return not any(_within(p, a, b, c) for p in left if p not in (a, b, c))


def _within(p: Pair, a: Pair, b: Pair, c: Pair) -> bool:
    return turn(a, b, p) >= 0 and turn(b, c, p) >= 0 and turn(c, a, p) >= 0


def _joined(parts: list[Part]) -> list[Part]:
    """Joins neighbouring parts for as long as any two can be joined."""
    while True:
        pair = next(
            (
                (i, j, whole)
                for i in range(len(parts))
                for j in range(i + 1, len(parts))
                if (whole := _join(parts[i], parts[j])) is not None
            ),
            None,
        )
        if pair is None:
            return parts
        i, j, whole = pair
        parts = [*parts[:i], *parts[i + 1 : j], *parts[j + 1 :], whole]


def _join(one: Part, other: Part) -> Part | None:
    """The two as one outline; None if they share no side or the result is not convex."""
    for i, start in enumerate(one):
        end = one[(i + 1) % len(one)]
        for j, corner in enumerate(other):
            if corner == end and other[(j + 1) % len(other)] == start:
                rest = [*other[j + 2 :], *other[:j]] if j + 1 < len(other) else list(other[1:j])
                whole = (*one[: i + 1], *rest, *one[i + 1 :])
                return whole if convex(whole) else None
    return None
