"""A modest set of good places to go to, for players that cannot try them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import atan2, ceil, cos, hypot, pi, sin, sqrt
from typing import TYPE_CHECKING

from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point, along, distance
from tapete.spaces.plane.polygon import box
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.route import Route, whole

if TYPE_CHECKING:
    from tapete.spaces.boards.piece import Piece
    from tapete.spaces.routes.ground import Ground

SPOKES = 8
SHARES = (1.0, 0.66, 0.33)
BESIDE = 8


def candidates(
    ground: Ground,
    start: Point,
    allowance: int,
    enemies: Sequence[Disc] = (),
    targets: Sequence[Disc] = (),
    gap: int = 0,
    directions: int = SPOKES,
) -> list[Route]:
    """Staying put, and routes to targets, to cover from enemies, and far in each direction."""
    goals = list(dict.fromkeys(_goals(ground, start, allowance, enemies, targets, gap)))
    near = [g for g in goals if distance(start, g) <= allowance and ground.may_stand(g)]
    reach = ground.reach(start, allowance)
    routes = [reach.route(goal) for goal in near if goal != start]
    ends = [ground.furthest(start, 2 * pi * i / directions, allowance) for i in range(directions)]
    far = [reach.route(end) for end in dict.fromkeys(ends) if end != start and end not in near]
    return [Route((start,)), *[route for route in routes + far if route is not None]]


def handful(
    ground: Ground,
    start: Point,
    allowance: int,
    targets: Sequence[Disc] = (),
    gap: int = 0,
    directions: int = SPOKES,
) -> Iterator[Route]:
    """A few straight routes, found quickly: to places beside the targets, and in all directions."""
    for target in targets:
        if distance(start, target.centre) - target.radius - ground.radius - gap <= allowance:
            angle = atan2(start.y - target.centre.y, start.x - target.centre.x)
            yield from _straight(
                ground, start, beside_at(target, angle, ground.radius, gap), allowance
            )
    for spoke in range(directions):
        dx, dy = cos(2 * pi * spoke / directions), sin(2 * pi * spoke / directions)
        ends = (along(start, dx, dy, allowance * share) for share in SHARES)
        yield from islice(
            (way for end in ends for way in _straight(ground, start, end, allowance)), 1
        )


def _straight(ground: Ground, start: Point, end: Point, allowance: int) -> Iterator[Route]:
    """The route straight there, if there is one."""
    cost = None if end == start else ground.straight(start, end)
    if cost is not None and whole(cost) <= allowance:
        yield Route((start, end), whole(cost))


def _goals(
    ground: Ground,
    start: Point,
    allowance: int,
    enemies: Sequence[Disc],
    targets: Sequence[Disc],
    gap: int,
) -> Iterator[Point]:
    for target in targets:
        if distance(start, target.centre) - target.radius - ground.radius - gap <= allowance:
            yield from beside(ground, start, target, gap)
    for piece in ground.board.pieces:
        if piece.opaque and _within_reach(ground, start, allowance, piece):
            for enemy in enemies:
                yield behind(piece, enemy.centre, ground.radius)


def beside(ground: Ground, start: Point, target: Disc, gap: int = 0) -> list[Point]:
    """Places around a target at a gap from it, starting with the one nearest to the start."""
    first = atan2(start.y - target.centre.y, start.x - target.centre.x)
    order = sorted(range(BESIDE), key=lambda i: min(i, BESIDE - i))
    angles = [first + 2 * pi * i / BESIDE for i in order]
    found = [beside_at(target, angle, ground.radius, gap) for angle in angles]
    return [spot for spot in found if ground.may_stand(spot)]


def beside_at(target: Disc, angle: float, radius: int, gap: int = 0) -> Point:
    """The place at an angle from a target, as near as possible to the gap, never on the target."""
    x, y = offset(target.radius + radius, angle, gap)
    return Point(target.centre.x + x, target.centre.y + y)


def offset(least: int, angle: float, gap: int = 0) -> Pair:
    """How far to the side and down that place is, if the middles must be so far apart."""
    for far in (least + gap, least + gap + 1):
        x, y = round(far * cos(angle)), round(far * sin(angle))
        if x * x + y * y >= least * least:
            break
    return x, y


def beside_both(one: Disc, other: Disc, radius: int) -> list[Point]:
    """The places where a base touches two others at once; none if no place is near to both."""
    near, far = one.radius + radius + 1, other.radius + radius + 1
    dx, dy = other.centre.x - one.centre.x, other.centre.y - one.centre.y
    whole = hypot(dx, dy)
    if not abs(near - far) <= whole <= near + far or not whole:
        return []
    along = (whole * whole + near * near - far * far) / (2 * whole)
    across = sqrt(max(0.0, near * near - along * along))
    return [
        Point(
            one.centre.x + round((dx * along - side * dy * across) / whole),
            one.centre.y + round((dy * along + side * dx * across) / whole),
        )
        for side in (1, -1)
    ]


def behind(piece: Piece, enemy: Point, radius: int) -> Point:
    """The place just behind the middle of a piece, as seen by an enemy."""
    left, top, right, bottom = box(piece.corners)
    dx, dy = (left + right) / 2 - enemy.x, (top + bottom) / 2 - enemy.y
    whole = hypot(dx, dy) or 1.0
    dx, dy = dx / whole, dy / whole
    far = max((x - enemy.x) * dx + (y - enemy.y) * dy for x, y in piece.corners)
    far = ceil(far) + radius + 2
    return Point(enemy.x + round(dx * far), enemy.y + round(dy * far))


def _within_reach(ground: Ground, start: Point, allowance: int, piece: Piece) -> bool:
    left, top, right, bottom = box(piece.corners)
    dx = max(left - start.x, start.x - right, 0)
    dy = max(top - start.y, start.y - bottom, 0)
    return hypot(dx, dy) <= allowance + ground.radius
