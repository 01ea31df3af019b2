"""Any way over scenery checked and measured, leg by leg."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, hypot

import shapely  # type: ignore[import-untyped]

from tapete.spaces.legs import (
    CLIMB,
    CROSS,
    DROP,
    JUMP,
    LADDER,
    LEAP,
    WALK,
    Gait,
    Journey,
    Leg,
    Step,
    Touch,
)
from tapete.spaces.levels import LEDGE, SKIN, SNUG, TABLE, Levels, Place, Standing
from tapete.spaces.point import Point
from tapete.spaces.route import ROUNDING, Obstruction
from tapete.spaces.scenery import Scenery
from tapete.spaces.segment import Pair, closer
from tapete.spaces.touching import first_touch, inside, merged, nearest


class Barred(Exception):
    """Stops the measuring; never leaves this module."""

    def __init__(self, obstruction: Obstruction) -> None:
        super().__init__(obstruction.kind)
        self.obstruction = obstruction


def check(
    levels: Levels,
    gait: Gait,
    start: Place,
    steps: Sequence[Step],
    others: Sequence[Standing] = (),
    stop: bool = True,
) -> Journey:
    """A way measured, with the first thing that bars it; `stop`: it must end where one can stand.

    Others that may not be passed may not even be touched on the way.
    """
    travel = Travel(levels, gait, start, others)
    barred: Obstruction | None = None
    try:
        for step in steps:
            travel.go(step)
        travel.close()
        if stop and steps:
            barred = levels.barred_at(travel.here, gait.radius, others)
    except Barred as stopped:
        barred = stopped.obstruction
    return Journey(start, tuple(travel.legs), tuple(travel.touches), barred)


class Travel:
    """A way as far as it has been measured."""

    def __init__(
        self, levels: Levels, gait: Gait, start: Place, others: Sequence[Standing]
    ) -> None:
        self.levels, self.gait, self.others = levels, gait, others
        self.here = start
        self.legs: list[Leg] = []
        self.touches: list[Touch] = []
        self.gone = 0.0
        self.crossing: tuple[int, float, Place] | None = None
        """What is being stepped over, how far into it the centre is, and where it went in."""

    def go(self, step: Step) -> None:
        if step.how != WALK:
            self.close()
        {
            WALK: self.walk,
            CLIMB: self.climb,
            LADDER: self.climb,
            DROP: self.drop,
            JUMP: self.jump,
            LEAP: self.leap,
        }[step.how](step)

    def _stop(self, kind: str, name: str, place: Point, needs: float = 0, has: float = 0) -> Barred:
        return Barred(Obstruction(kind, name, place, ceil(needs - ROUNDING), floor(has)))

    def _add(self, how: str, end: Place, length: float, tested: float = 0.0, *over: int) -> None:
        self.legs.append(Leg(how, self.here, end, length, tested, over))
        self.gone += length
        self.here = end

    # --- walking ----------------------------------------------------------------------------

    def level(self) -> int:
        """The height of the surface one walks on, without what is stepped onto."""
        top = self.levels.support(self.here.point, self.here.height)
        if top is not None and top != TABLE:
            piece = self._piece(top)
            if self._steppable(piece):
                return piece.foot
        return self.here.height

    def _piece(self, index: int) -> Scenery:
        piece = self.levels.board.pieces[index]
        assert isinstance(piece, Scenery)
        return piece

    def _steppable(self, piece: Scenery) -> bool:
        return 0 < piece.size <= self.gait.step

    def walk(self, step: Step) -> None:
        if self.here.held:
            raise self._stop("held", "", self.here.point)
        a, b = _pair(self.here.point), _pair(step.to)
        if a == b:
            return
        height = self.level()
        self._fits(a, b, height)
        self._on_surface(a, b, height)
        self._touch_areas(a, b, height)
        self._walk_over(a, b, height)

    def _fits(self, a: Pair, b: Pair, height: int) -> None:
        """Nothing solid, barred or living is in the way of the disc."""
        radius, levels, to = self.gait.radius, self.levels, Point(*b)
        if not levels.on_board(to, radius):
            raise self._stop("off_board", "", to)
        hit = [p for _, p in self.solids(height) if p.meets(a, b, radius)]
        if hit:
            raise self._narrow(hit, a, b, height)
        for _, piece in levels.areas:
            if piece.barred and piece.foot == height and piece.meets(a, b, radius):
                raise self._stop("barred", piece.name, self._reached(piece, a, b))
        self._clear_of_others(a, b, height)

    def solids(self, height: int) -> list[tuple[int, Scenery]]:
        """What stands in the way of whoever walks at that height."""
        return [
            (index, piece)
            for index, piece in self.levels.solids
            if piece.foot <= height < piece.top and not self._passable(piece, height)
        ]

    def _passable(self, piece: Scenery, height: int) -> bool:
        return self._steppable(piece) and piece.foot == height

    def _narrow(self, hit: Sequence[Scenery], a: Pair, b: Pair, height: int) -> Barred:
        """Something is in the way; or two things are, with too little room between them."""
        place = min(
            (self._reached(piece, a, b) for piece in hit),
            key=lambda spot: hypot(spot.x - a[0], spot.y - a[1]),
        )
        line = shapely.LineString([a, b])
        if not any(_shape(piece).intersects(line) for piece in hit):
            room = self._room(hit, line, height)
            if room is not None:
                return self._stop("narrow", hit[0].name, place, self.gait.wide, room)
        return self._stop("through", hit[0].name, place)

    def _room(self, hit: Sequence[Scenery], line: shapely.LineString, height: int) -> float | None:
        """The least room between what is in the way and what is on the other side."""
        shapes = [_shape(piece) for _, piece in self.solids(height)]
        between = [shapely.shortest_line(_shape(one), shape) for one in hit for shape in shapes]
        rooms = [float(gap.length) for gap in between if gap.length and gap.intersects(line)]
        return min([room for room in rooms if room < self.gait.wide], default=None)

    def _reached(self, piece: Scenery, a: Pair, b: Pair) -> Point:
        """Where the centre is when the disc first touches a piece."""
        share = first_touch(piece.corners, a, b, self.gait.radius, piece.wall) or 0.0
        return _part(a, b, share)

    def _clear_of_others(self, a: Pair, b: Pair, height: int) -> None:
        for other in self.others:
            reach = other.disc.radius + self.gait.radius + 1
            if other.passable or abs(other.height - height) > LEDGE:
                continue
            if closer(_pair(other.disc.centre), a, b, reach * reach):
                leaving = not _nearer(other, a, b)
                if not (leaving and closer(_pair(other.disc.centre), a, a, reach * reach)):
                    raise self._stop("over", other.name, Point(*b))

    def _on_surface(self, a: Pair, b: Pair, height: int) -> None:
        """The centre stays over a raised surface."""
        if height == 0:
            return
        floor = self.levels.floor(height, Point(*a))
        if floor is None:
            raise self._stop("no_ground", "", Point(*a))
        if not floor.shape.covers(shapely.LineString([a, b])):
            raise self._stop("no_ground", "", self._leaves(floor.rings, a, b), height, 0)

    def _leaves(self, rings: Sequence[tuple[Pair, ...]], a: Pair, b: Pair) -> Point:
        spans = [span for span in inside(rings[0], a, b) if span[0] < 0.5]
        return _part(a, b, spans[0][1] if spans else 0.0)

    def _touch_areas(self, a: Pair, b: Pair, height: int) -> None:
        length = hypot(b[0] - a[0], b[1] - a[1])
        for index, piece in self.levels.areas:
            if piece.ground and piece.foot == height and piece.beside(a, b, self.gait.radius):
                share = first_touch(piece.corners, a, b, self.gait.radius)
                if share is not None:
                    self._touch(index, piece, _part(a, b, share), self.gone + share * length)
        below = self.levels.support(Point(*a), height)
        if below is not None and below != TABLE:
            self._touch(below, self._piece(below), Point(*a), self.gone)

    def _touch(self, index: int, piece: Scenery, place: Point, along: float) -> None:
        if piece.ground and all(touch.piece != index for touch in self.touches):
            self.touches.append(Touch(piece.ground, index, place, along))

    def _walk_over(self, a: Pair, b: Pair, height: int) -> None:
        """The straight way cut where it goes onto low pieces and off them."""
        length = hypot(b[0] - a[0], b[1] - a[1])
        spans = [
            (low, high, index)
            for index, piece in self.levels.solids
            if self._passable(piece, height)
            for low, high in _inside(piece, a, b)
        ]
        done = 0.0
        for low, high, index in sorted(spans):
            low = max(low, done)
            if high <= low and not self._piece(index).wall:
                continue
            self._plain(a, b, done, low, height)
            self._onto(index, a, b, low, high, length)
            done = max(done, high)
        self._plain(a, b, done, 1.0, height)

    def _plain(self, a: Pair, b: Pair, low: float, high: float, height: int) -> None:
        if high - low <= ROUNDING:
            return
        self.close()
        length = hypot(b[0] - a[0], b[1] - a[1])
        self._add(WALK, Place(_part(a, b, high), height), (high - low) * length)

    def _onto(self, index: int, a: Pair, b: Pair, low: float, high: float, length: float) -> None:
        """Onto a low piece: it may be narrow enough to be crossed, or one walks over its top."""
        piece = self._piece(index)
        if self.crossing is None or self.crossing[0] != index:
            self.close()
            on_it = self.levels.support(self.here.point, piece.top) == index
            self.crossing = (index, 0.0, self.here)
            if on_it and self.here.height == piece.top:
                self._enter(index)
        _, deep, start = self.crossing
        far = (high - low) * length
        self.crossing = (index, deep + far, start)
        self._add(CROSS, Place(_part(a, b, high), piece.top), far, far, index)
        if deep + far > self.gait.wide + ROUNDING:
            if not piece.standable or piece.wall:
                needs, has = deep + far, self.gait.wide
                raise self._stop("too_wide", piece.name, start.point, needs, has)
            self._enter(index)

    def _enter(self, index: int) -> None:
        """It is walked on, and not only crossed: its ground is felt from where one came onto it."""
        assert self.crossing is not None
        start = self.crossing[2]
        along = self.gone - self.crossing[1] if self.legs else 0.0
        self._touch(index, self._piece(index), start.point, max(0.0, along))

    def close(self) -> None:
        """What was being stepped over is behind, or one has stopped on it."""
        if self.crossing is None:
            return
        index, deep, _ = self.crossing
        piece = self._piece(index)
        on_top = self.levels.support(self.here.point, piece.top) == index
        if on_top and piece.holds(self.here.point):
            self._enter(index)
        if deep > self.gait.wide + ROUNDING:
            self.legs = [
                Leg(WALK, leg.start, leg.end, leg.length, 0.0, leg.over)
                if leg.how == CROSS and leg.over == (index,)
                else leg
                for leg in self.legs
            ]
        self.crossing = None

    # --- up and down ------------------------------------------------------------------------

    def climb(self, step: Step) -> None:
        """Up or down a wall for its height: flush with it below, the centre over its edge above."""
        low, piece, index = self._wall(step.to)
        ladder = self._ladder(piece, low.point)
        if not (piece.climbable or ladder):
            raise self._stop("unclimbable", piece.name, low.point)
        goal = self._top(piece, step.to) if self._upwards(low, step) else self._foot(low, step)
        least = min(low.height, goal.height)
        if step.height is not None and not least <= step.height <= piece.top:
            raise self._stop("too_high", piece.name, step.to, step.height, piece.top)
        if step.height is not None and step.height not in (goal.height, piece.top):
            goal = Place(low.point, step.height, held=True)
        far = abs(goal.height - self.here.height)
        how = LADDER if ladder else CLIMB
        self._bar_end(goal)
        self._add(how, goal, float(far), 0.0, index)

    def _upwards(self, low: Place, step: Step) -> bool:
        if step.to == low.point:
            return step.height is not None and step.height > self.here.height
        return True

    def _wall(self, to: Point) -> tuple[Place, Scenery, int]:
        """The place flush with a wall below, and the wall: one is there, or goes there."""
        here = self.here
        for index, piece in self.levels.solids:
            below = piece.foot <= here.height < piece.top and self._flush(piece, here.point)
            if below and (to == here.point or self._at_edge(piece, to, here.point)):
                return here, piece, index
            above = piece.top == here.height and not here.held and self._flush(piece, to)
            if above and self._at_edge(piece, here.point, to):
                return Place(to, self.levels.height(to, here.height) or 0), piece, index
        raise self._stop("no_wall", "", here.point, 0, 0)

    def _flush(self, piece: Scenery, point: Point) -> bool:
        """Right beside it."""
        spot, reach = _pair(point), self.gait.radius + SNUG
        if not piece.beside(spot, spot, reach) or piece.holds(point):
            return False
        return nearest(piece.corners, *spot, piece.wall)[1] <= reach

    def _at_edge(self, piece: Scenery, point: Point, beside: Point) -> bool:
        """Over its edge, and nowhere else than beside that place."""
        far = nearest(piece.corners, point.x, point.y, piece.wall)[1]
        reach = hypot(point.x - beside.x, point.y - beside.y)
        return far <= SKIN and reach <= self.gait.radius + SNUG + SKIN

    def _ladder(self, piece: Scenery, point: Point) -> bool:
        reach = self.gait.radius + SNUG + SKIN
        return any(hypot(p.x - point.x, p.y - point.y) <= reach for p in piece.ladders)

    def _top(self, piece: Scenery, to: Point) -> Place:
        return Place(to, piece.top)

    def _foot(self, low: Place, step: Step) -> Place:
        below = self.levels.height(low.point, self.here.height)
        return Place(low.point, below or 0)

    def _bar_end(self, goal: Place) -> None:
        """One must fit there, whether or not it is where the way ends."""
        barred = self.levels.barred_at(goal, self.gait.radius)
        if barred is not None:
            raise Barred(barred)

    def drop(self, step: Step) -> None:
        """Down from an edge, or from a wall one hangs on: nothing is charged."""
        low, piece, index = self._wall(step.to)
        goal = self._foot(low, step)
        deep = self.here.height - goal.height
        if deep <= 0:
            raise self._stop("no_drop", piece.name, step.to)
        self._bar_end(goal)
        self._add(DROP, goal, 0.0, float(deep), index)

    # --- through the air --------------------------------------------------------------------

    def jump(self, step: Step) -> None:
        """Straight across a gap: the gap is tested, the way of the centre is charged."""
        a, b = _pair(self.here.point), _pair(step.to)
        goal = Place(step.to, self._landing(step))
        self._right_depth(goal)
        self._no_wall_between(a, b, self.here.height)
        self._clear_of_others(a, b, self.here.height)
        wide = self._gap(a, b, goal)
        if wide > self.gait.longest + ROUNDING:
            raise self._stop("too_long", "", self.here.point, wide, self.gait.longest)
        self._bar_end(goal)
        self._add(JUMP, goal, hypot(b[0] - a[0], b[1] - a[1]), wide)

    def _landing(self, step: Step) -> int:
        """The highest surface there that is not above, and has room."""
        if step.height is not None:
            return step.height
        heights = self.levels.heights(step.to)
        for height in heights:
            fits = self.levels.barred_at(Place(step.to, height), self.gait.radius) is None
            if height <= self.here.height and fits:
                return height
        return heights[0] if heights else self.here.height

    def _right_depth(self, goal: Place) -> None:
        if goal.height > self.here.height:
            raise self._stop("too_high", "", goal.point, goal.height, self.here.height)
        deep = self.here.height - goal.height
        if deep > self.gait.deepest:
            raise self._stop("too_deep", "", goal.point, deep, self.gait.deepest)

    def _no_wall_between(self, a: Pair, b: Pair, height: int) -> None:
        for _, piece in self.levels.solids:
            low = piece.foot <= height < piece.top and not self._passable(piece, height)
            if low and piece.meets(a, b, self.gait.radius):
                raise self._stop("through", piece.name, self._reached(piece, a, b))

    def _gap(self, a: Pair, b: Pair, goal: Place) -> float:
        """From the edge one leaves to the edge one comes to, along the way."""
        length = hypot(b[0] - a[0], b[1] - a[1])
        heights = {self.here.height, goal.height}
        if self.here.height == goal.height == 0:
            pits = [p for _, p in self.levels.areas if p.barred and p.foot == 0]
            spans = merged(span for pit in pits for span in inside(pit.corners, a, b))
            return max([high - low for low, high in spans], default=0.0) * length
        tops = [p for _, p in self.levels.tops if p.top in heights]
        held = merged(span for top in tops for span in _inside(top, a, b))
        edges = [0.0, *[edge for span in held for edge in span], 1.0]
        gaps = [high - low for low, high in zip(edges[::2], edges[1::2], strict=True)]
        return max(gaps) * length

    def leap(self, step: Step) -> None:
        """Straight through the air, up or down, over whatever is low enough."""
        a, b = _pair(self.here.point), _pair(step.to)
        height = step.height if step.height is not None else self.levels.height(step.to)
        goal = Place(step.to, height or 0)
        for _, piece in self.levels.solids:
            if self._in_the_air(piece, a, b, goal.height):
                raise self._stop("through", piece.name, self._reached(piece, a, b))
        self._bar_end(goal)
        flat = hypot(b[0] - a[0], b[1] - a[1])
        self._add(LEAP, goal, hypot(flat, goal.height - self.here.height))

    def _in_the_air(self, piece: Scenery, a: Pair, b: Pair, height: int) -> bool:
        """The disc would go through a piece, below its top and above its foot.

        Of what one leaves or lands on only the centre matters: there it may be over the edge.
        """
        if piece.top <= max(height, self.here.height) and any(
            piece.top == at and piece.meets(spot, spot, self.gait.radius)
            for spot, at in ((a, self.here.height), (b, height))
        ):
            spans = _inside(piece, a, b)
        elif piece.meets(a, b, self.gait.radius):
            radius, wall = self.gait.radius, piece.wall
            enter = first_touch(piece.corners, a, b, radius, wall) or 0.0
            spans = [(enter, 1 - (first_touch(piece.corners, b, a, radius, wall) or 0.0))]
        else:
            return False
        rise = height - self.here.height
        over = [self.here.height + rise * share for span in spans for share in span]
        return bool(over) and min(over) < piece.top - ROUNDING and max(over) >= piece.foot


def _pair(point: Point) -> Pair:
    return point.x, point.y


def _part(a: Pair, b: Pair, share: float) -> Point:
    if share >= 1:
        return Point(*b)
    return Point(round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share))


def _nearer(other: Standing, a: Pair, b: Pair) -> bool:
    """It comes nearer at some moment of the way."""
    x, y = other.disc.centre.x, other.disc.centre.y
    return (b[0] - a[0]) * (x - a[0]) + (b[1] - a[1]) * (y - a[1]) > 0


def _inside(piece: Scenery, a: Pair, b: Pair) -> list[tuple[float, float]]:
    """The stretches over a piece; of a thin wall, where it is crossed."""
    if not piece.beside(a, b, 0):
        return []
    if not piece.wall:
        return inside(piece.corners, a, b)
    share = first_touch(piece.corners, a, b, 0.01, wall=True)
    return [] if share is None else [(share, share)]


def _shape(piece: Scenery) -> shapely.Geometry:
    return shapely.LineString(piece.corners) if piece.wall else shapely.Polygon(piece.corners)
