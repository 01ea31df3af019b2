"""The outline of what a light reaches past the scenery."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING

from tapete.spaces.boards.light import Light
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair
from tapete.spaces.sight.rays import first_hit

if TYPE_CHECKING:
    from tapete.spaces.boards.board import Board
    from tapete.spaces.sight.opaque import Hider

ROUND = 90
"""How many rays draw the rim where nothing is in the way."""
ASIDE = 0.0005
"""In radians: how closely rays pass a corner on both sides."""


def outline_of(board: Board, light: Light) -> tuple[Pair, ...]:
    """The places a light reaches, as a ring around it; empty if nothing throws a shadow in it."""
    near = [one for one in board.hiders if _shades(one, light)]
    if not near:
        return ()
    return tuple([_end(board, light, angle) for angle in sorted({*_angles(light, near)})])


def _shades(hider: Hider, light: Light) -> bool:
    """True if a piece is high enough and near enough to throw a shadow."""
    x, y, far = light.centre.x, light.centre.y, light.radius
    level = hider.left <= x + far and hider.right >= x - far
    return hider.height >= light.height and level and _beside(hider, y, far)


def _beside(hider: Hider, y: int, far: int) -> bool:
    return hider.top <= y + far and hider.bottom >= y - far


def _angles(light: Light, near: list[Hider]) -> Iterator[float]:
    yield from (2 * pi * n / ROUND - pi for n in range(ROUND))
    for hider in near:
        for x, y in {corner for part in hider.parts for corner in part}:
            angle = atan2(y - light.centre.y, x - light.centre.x)
            yield from (angle - ASIDE, angle, angle + ASIDE)


def _end(board: Board, light: Light, angle: float) -> Pair:
    x, y = light.centre.x, light.centre.y
    rim = Point(x + round(light.radius * cos(angle)), y + round(light.radius * sin(angle)))
    met = first_hit(board, light.centre, rim, light.height) or rim
    return met.x, met.y
