"""Walking on one surface: obstacles, low pieces stepped over, and the ground touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

import shapely

from tapete.spaces.boards.scenery import Scenery, near_way
from tapete.spaces.climbs.journey import CROSS, WALK, Leg, Step, Touch
from tapete.spaces.climbs.progress import Barred, Travel, inside_piece, pair, part
from tapete.spaces.climbs.surfaces import TABLE, Place
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import first_touch, inside
from tapete.spaces.routes.route import ROUNDING


def walk(travel: Travel, step: Step) -> None:
    """Walks straight to a place, over low pieces and past friends."""
    if travel.here.held:
        raise travel.stop("held", "", travel.here.point)
    a, b = pair(travel.here.point), pair(step.to)
    if a == b:
        return
    height = travel.level()
    _fits(travel, a, b, height)
    _on_surface(travel, a, b, height)
    _touch_areas(travel, a, b, height)
    _walk_over(travel, a, b, height)


def _fits(travel: Travel, a: Pair, b: Pair, height: int) -> None:
    """Raises `Barred` if something solid, barred or alive is in the way of the disc."""
    radius, levels, to = travel.gait.radius, travel.levels, Point(*b)
    if not levels.on_board(to, radius):
        raise travel.stop("off_board", "", to)
    near = near_way(travel.solids(height), a, b, radius)
    hit = [piece for _, piece in near if piece.meets(a, b, radius)]
    if hit and travel.brief:
        raise travel.stop("through", hit[0].name, to)
    if hit:
        raise _narrow(travel, hit, a, b, height)
    for _, piece in near_way(levels.barriers(height), a, b, radius):
        if piece.meets(a, b, radius):
            raise travel.stop("barred", piece.name, travel.reached(piece, a, b))
    travel.clear_of_others(a, b, height)


def _narrow(travel: Travel, hit: Sequence[Scenery], a: Pair, b: Pair, height: int) -> Barred:
    """The error for something in the way, or for too little room between two things."""
    place = min(
        (travel.reached(piece, a, b) for piece in hit),
        key=lambda spot: hypot(spot.x - a[0], spot.y - a[1]),
    )
    if travel.where:
        return travel.stop("through", hit[0].name, place)
    line = shapely.LineString([a, b])
    if not any(piece.shape.intersects(line) for piece in hit):
        room = _room(travel, hit, line, height)
        if room is not None:
            return travel.stop("narrow", hit[0].name, place, travel.gait.wide, room)
    return travel.stop("through", hit[0].name, place)


def _room(
    travel: Travel, hit: Sequence[Scenery], line: shapely.LineString, height: int
) -> float | None:
    """The least room between the pieces hit and those on the other side; None if it is enough."""
    shapes = [piece.shape for _, piece in travel.solids(height)]
    between = [shapely.shortest_line(one.shape, shape) for one in hit for shape in shapes]
    rooms = [float(gap.length) for gap in between if gap.length and gap.intersects(line)]
    return min([room for room in rooms if room < travel.gait.wide], default=None)


def _on_surface(travel: Travel, a: Pair, b: Pair, height: int) -> None:
    """Raises `Barred` if the centre does not stay over a raised surface."""
    if height == 0:
        return
    floor = travel.levels.floor(height, Point(*a))
    if floor is None:
        raise travel.stop("no_ground", "", Point(*a))
    if not floor.covers(a, b):
        raise travel.stop("no_ground", "", _leaves(floor.rings, a, b), height, 0)


def _leaves(rings: Sequence[tuple[Pair, ...]], a: Pair, b: Pair) -> Point:
    """The place where the centre comes to the edge."""
    spans = [span for span in inside(rings[0], a, b) if span[0] < 0.5]
    return part(a, b, spans[0][1] if spans else 0.0)


def _touch_areas(travel: Travel, a: Pair, b: Pair, height: int) -> None:
    if not travel.gait.touches:
        return
    length = hypot(b[0] - a[0], b[1] - a[1])
    for index, piece in travel.levels.areas:
        if piece.ground and piece.foot == height and piece.beside(a, b, travel.gait.radius):
            share = first_touch(piece.corners, a, b, travel.gait.radius)
            if share is not None:
                _touch(travel, index, piece, part(a, b, share), travel.gone + share * length)
    below = travel.levels.support(Point(*a), height)
    if below is not None and below != TABLE:
        _touch(travel, below, travel.piece(below), Point(*a), travel.gone)


def touch_here(travel: Travel) -> None:
    """Notes the ground touched where the mover comes down or up."""
    if not travel.gait.touches:
        return
    for index in travel.levels.grounds_at(travel.here, travel.gait.radius):
        _touch(travel, index, travel.piece(index), travel.here.point, travel.gone)


def _touch(travel: Travel, index: int, piece: Scenery, place: Point, along: float) -> None:
    if (
        travel.gait.touches
        and piece.ground
        and all(touch.piece != index for touch in travel.touches)
    ):
        travel.touches.append(Touch(piece.ground, index, place, along))


def _walk_over(travel: Travel, a: Pair, b: Pair, height: int) -> None:
    """Walks the straight way, divided where it goes onto low pieces and off them."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    spans = [
        (low, high, index)
        for index, piece in near_way(travel.levels.met(travel.gait.step, height)[1], a, b, 0)
        for low, high in inside_piece(piece, a, b)
    ]
    done = 0.0
    for low, high, index in sorted(spans):
        low = max(low, done)
        if high <= low and not travel.piece(index).wall:
            continue
        _plain(travel, a, b, done, low, height)
        _onto(travel, index, a, b, low, high, length)
        done = max(done, high)
    _plain(travel, a, b, done, 1.0, height)


def _plain(travel: Travel, a: Pair, b: Pair, low: float, high: float, height: int) -> None:
    if high - low <= ROUNDING:
        return
    close(travel)
    length = hypot(b[0] - a[0], b[1] - a[1])
    for start, end, rate in _rated(travel, a, b, low, high, height):
        travel.add(WALK, Place(part(a, b, end), height), (end - start) * length, rate=rate)


def _rated(
    travel: Travel, a: Pair, b: Pair, low: float, high: float, height: int
) -> Iterator[tuple[float, float, float]]:
    """The stretches of a straight way, each with the rate of the ground under the centre."""
    near = near_way(travel.levels.grounds(height), a, b, 0) if travel.gait.rates else ()
    if not near:
        yield low, high, 1.0
        return
    cuts, grounds = {low, high}, []
    for _, piece in near:
        for enter, leave in inside_piece(piece, a, b):
            if leave > low and enter < high:
                rate = travel.gait.rate(piece.ground)
                if not rate:
                    raise travel.stop("barred", piece.name, part(a, b, max(low, enter)))
                cuts |= {max(low, enter), min(high, leave)}
                grounds.append((enter, leave, rate))
    for start, end in pairwise(sorted(cuts)):
        middle = (start + end) / 2
        yield start, end, max([r for i, o, r in grounds if i < middle < o], default=1.0)


def _onto(
    travel: Travel, index: int, a: Pair, b: Pair, low: float, high: float, length: float
) -> None:
    """Goes onto a low piece, which may be narrow enough to cross or is walked over on its top."""
    piece = travel.piece(index)
    if travel.crossing is None or travel.crossing[0] != index:
        close(travel)
        on_it = travel.levels.support(travel.here.point, piece.top) == index
        travel.crossing = (index, 0.0, travel.here)
        if on_it and travel.here.height == piece.top:
            _enter(travel, index)
    _, deep, start = travel.crossing
    far = (high - low) * length
    travel.crossing = (index, deep + far, start)
    travel.add(CROSS, Place(part(a, b, high), piece.top), far, far, index)
    if deep + far > travel.gait.wide + ROUNDING and not travel.gait.broad:
        if not piece.standable or piece.wall:
            needs, has = deep + far, travel.gait.wide
            raise travel.stop("too_wide", piece.name, start.point, needs, has)
        _enter(travel, index)


def _enter(travel: Travel, index: int) -> None:
    """Notes that a piece is walked on, not only crossed: its ground counts from where it began."""
    assert travel.crossing is not None
    start = travel.crossing[2]
    along = travel.gone - travel.crossing[1] if travel.legs else 0.0
    _touch(travel, index, travel.piece(index), start.point, max(0.0, along))


def close(travel: Travel) -> None:
    """Ends the crossing of a low piece: the mover is past it, or has stopped on it."""
    if travel.crossing is None:
        return
    index, deep, _ = travel.crossing
    piece = travel.piece(index)
    on_top = travel.levels.support(travel.here.point, piece.top) == index
    if on_top and piece.holds(travel.here.point):
        _enter(travel, index)
    if deep > travel.gait.wide + ROUNDING and not travel.gait.broad:
        travel.legs = [
            Leg(WALK, leg.start, leg.end, leg.length, 0.0, leg.over)
            if leg.how == CROSS and leg.over == (index,)
            else leg
            for leg in travel.legs
        ]
    travel.crossing = None
