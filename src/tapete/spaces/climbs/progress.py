"""A way over scenery while it is being measured."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import Gait, Leg, Touch
from tapete.spaces.climbs.surfaces import LEDGE, TABLE, Levels, Place, Standing
from tapete.spaces.plane.disc import Disc, overlap
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair, closer
from tapete.spaces.plane.sweep import first_touch, inside, inside_upright
from tapete.spaces.routes.route import ROUNDING, Obstruction


class Barred(Exception):
    """Stops the measuring; `check` turns it into the obstruction that it reports."""

    def __init__(self, obstruction: Obstruction) -> None:
        super().__init__(obstruction.kind)
        self.obstruction = obstruction


class Travel:
    """The mover's place, the legs gone and the ground touched; shared by all kinds of step."""

    def __init__(
        self,
        levels: Levels,
        gait: Gait,
        start: Place,
        others: Sequence[Standing],
        brief: bool = False,
        where: bool = False,
    ) -> None:
        self.levels, self.gait, self.others = levels, gait, others
        self.brief = brief
        """True if nobody asks what exactly bars the way, and where."""
        self.where = where
        """True if all that is asked is where it is barred."""
        self.here = start
        self.legs: list[Leg] = []
        self.touches: list[Touch] = []
        self.gone = 0.0
        self.crossing: tuple[int, float, Place] | None = None
        """The piece being stepped over, how far the centre is into it, and where it went in."""
        self.aloft = False
        """True in the air, between two leaps."""

    def level(self) -> int:
        """The height of the surface walked on, ignoring low pieces stepped onto."""
        top = self.levels.support(self.here.point, self.here.height)
        if top is not None and top != TABLE:
            piece = self.piece(top)
            if self.steppable(piece):
                return piece.foot
        return self.here.height

    def piece(self, index: int) -> Scenery:
        piece = self.levels.board.pieces[index]
        assert isinstance(piece, Scenery)
        return piece

    def steppable(self, piece: Scenery) -> bool:
        return 0 < piece.size <= self.gait.step

    def solids(self, height: int) -> list[tuple[int, Scenery]]:
        """The pieces in the way of a mover that walks at that height."""
        return self.levels.met(self.gait.step, height)[0]

    def passable(self, piece: Scenery, height: int) -> bool:
        return self.steppable(piece) and piece.foot == height

    def reached(self, piece: Scenery, a: Pair, b: Pair) -> Point:
        """The place of the centre when the disc first touches a piece."""
        share = first_touch(piece.corners, a, b, self.gait.radius, piece.wall) or 0.0
        return part(a, b, share)

    def clear_of_others(self, a: Pair, b: Pair, height: int) -> None:
        left, right = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
        top, bottom = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
        for other in self.others:
            centre, reach = other.disc.centre, other.disc.radius + self.gait.radius + 1
            x, y = centre.x, centre.y
            if left - reach > x or right + reach < x or top - reach > y or bottom + reach < y:
                continue
            if other.passable or abs(other.height - height) > LEDGE:
                continue
            if closer((x, y), a, b, reach * reach):
                leaving = not nearer(other, a, b)
                if not (leaving and closer((x, y), a, a, reach * reach)):
                    raise self.stop("over", other.name, Point(*b))

    def bar_end(self, goal: Place) -> None:
        """Raises `Barred` unless the mover fits there, whether or not the way ends there."""
        barred = self.levels.barred_at(goal, self.gait.radius)
        if barred is not None:
            raise Barred(barred)
        self.not_upon(goal.point, goal.height, goal.height)

    def not_above(self, a: Pair, b: Pair, height: int) -> None:
        """Raises `Barred` if a shy mover would pass through the air above somebody."""
        if not self.gait.shy:
            return
        for other in self.others:
            reach = other.disc.radius + self.gait.radius
            if other.passable or not closer(pair(other.disc.centre), a, b, reach * reach):
                continue
            roof = self.levels.height(other.disc.centre, height)
            if roof is None or roof <= other.height:
                raise self.stop("over", other.name, Point(*b))

    def not_upon(self, point: Point, low: int, high: int) -> None:
        """Raises `Barred` if a figure that may not be passed is there between two heights."""
        disc = Disc(point, self.gait.radius)
        for other in self.others:
            level = low - LEDGE <= other.height <= high + LEDGE
            if level and not other.passable and overlap(disc, other.disc):
                raise self.stop("over", other.name, point)

    def stop(self, kind: str, name: str, place: Point, needs: float = 0, has: float = 0) -> Barred:
        return Barred(Obstruction(kind, name, place, ceil(needs - ROUNDING), floor(has)))

    def add(
        self,
        how: str,
        end: Place,
        length: float,
        tested: float = 0.0,
        *over: int,
        rate: float | None = None,
    ) -> None:
        """Adds a leg, at the rate of its kind unless another is given."""
        paid = self.gait.rate(how) if rate is None else rate
        self.legs.append(Leg(how, self.here, end, length, tested, over, paid))
        self.gone += length
        self.here = end


def pair(point: Point) -> Pair:
    return point.x, point.y


def part(a: Pair, b: Pair, share: float) -> Point:
    if share >= 1:
        return Point(*b)
    return Point(round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share))


def nearer(other: Standing, a: Pair, b: Pair) -> bool:
    """True if a mover going from a to b comes nearer to the other at first."""
    x, y = other.disc.centre.x, other.disc.centre.y
    return (b[0] - a[0]) * (x - a[0]) + (b[1] - a[1]) * (y - a[1]) > 0


def inside_piece(piece: Scenery, a: Pair, b: Pair) -> list[tuple[float, float]]:
    """The stretches of a line over a piece; for a thin wall, the place where it is crossed."""
    if not piece.beside(a, b, 0):
        return []
    if piece.upright:
        return inside_upright(piece.box, a, b)
    if not piece.wall:
        middle, _, outer = piece.circles
        return inside(piece.corners, a, b) if closer(middle, a, b, outer * outer) else []
    share = first_touch(piece.corners, a, b, 0.01, wall=True)
    return [] if share is None else [(share, share)]
