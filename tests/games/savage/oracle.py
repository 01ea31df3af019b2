"""A plain second opinion on free answers of Savage Worlds: scenery is boxes, somebody is a disc.

It shares no geometry with the rules. It says yes or no, and None where a place is so near to a
border that rounding decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from tests.games.boxes import Body, Box, Spot

Cell = tuple[int, int]
INCH = 254
ROUNDING = 0.001
THIRDS = 40
WALL = 2 * INCH
"""What is as high hides a place on the ground."""


class Scene(NamedTuple):
    """A table of whole inches: what is on it, and everybody but the mover and what carries it."""

    width: int
    depth: int
    solid: tuple[Box, ...] = ()
    slow: tuple[Box, ...] = ()
    risky: tuple[Box, ...] = ()
    opaque: tuple[Box, ...] = ()
    others: tuple[Body, ...] = ()
    """A friend may be passed; nobody may be stood on."""

    def within(self, x: float, y: float, margin: float = 0) -> bool:
        """True if a place is on the table and so far from its edge."""
        return margin <= x <= self.width - margin and margin <= y <= self.depth - margin

    def near(self, x: float, y: float, far: float) -> Scene:
        """The same table with only what is near a place."""
        kinds = (self.solid, self.slow, self.risky, self.opaque)
        boxes = [tuple([one for one in kind if one.off(x, y) < far]) for kind in kinds]
        solid, slow, risky, opaque = boxes
        others = tuple([one for one in self.others if one.off(x, y) < far])
        return Scene(self.width, self.depth, solid, slow, risky, opaque, others)


# --- lines


def nearest(off: Callable[[float, float], float], start: Spot, end: Spot) -> float:
    """The least distance on a straight line: distances to what is round or square have one dip."""
    low, high = 0.0, 1.0
    for _ in range(THIRDS):
        third = (high - low) / 3
        if off(*part(start, end, low + third)) < off(*part(start, end, high - third)):
            high -= third
        else:
            low += third
    ends = [off(*start), off(*end)]
    return min(off(*part(start, end, (low + high) / 2)), *ends)


def part(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def length_in(box: Box, start: Spot, end: Spot) -> float:
    """How much of a straight line lies inside a box; running along its side is outside."""
    low, high = 0.0, 1.0
    for a, b, least, most in zip(start, end, box[:2], box[2:4], strict=True):
        if a == b:
            if not least < a < most:
                return 0.0
            continue
        one, other = sorted(((least - a) / (b - a), (most - a) / (b - a)))
        low, high = max(low, one), min(high, other)
    return max(0.0, high - low) * hypot(end[0] - start[0], end[1] - start[1])


def along_a_side(start: Spot, end: Spot) -> bool:
    """True if a line runs along a side of some cells, or lies between them."""
    return any(a == b and a % INCH == 0 for a, b in zip(start, end, strict=True))


def both(verdicts: Iterable[bool | None]) -> bool | None:
    """No if one says no, else None if one says None."""
    found = list(verdicts)
    return False if False in found else None if None in found else True


def at_least(length: float, needed: float) -> bool | None:
    """Touching is enough; almost touching is left to rounding."""
    if abs(length - needed) < ROUNDING and length != needed:
        return None
    return length >= needed


# --- walking


class Walker(NamedTuple):
    """One that walks: its place and base, the movement left, the price of difficult ground."""

    x: int
    y: int
    radius: int
    allowance: int
    factor: int = 2
    bold: bool = True
    """True if it may enter dangerous ground."""


def may_walk(scene: Scene, one: Walker, points: Sequence[Spot]) -> bool | None:
    """True if the way is free and not too long, and nobody is where it ends."""
    way = [(one.x, one.y), *points]
    legs = list(pairwise(way))
    if not legs:
        return True
    ends = (at_least(body.off(*way[-1]), one.radius) for body in scene.others)
    return both(
        (both(_leg(scene, one, *leg) for leg in legs), both(ends), _affordable(scene, one, legs))
    )


def may_stand(scene: Scene, x: float, y: float, radius: int) -> bool | None:
    """True if a base has room there."""
    things: list[Box | Body] = [*scene.solid, *scene.others]
    room = both(at_least(thing.off(x, y), radius) for thing in things)
    return room if scene.within(x, y, radius) else False


def _leg(scene: Scene, one: Walker, start: Spot, end: Spot) -> bool | None:
    foes = [body for body in scene.others if not body.friend]
    if not scene.within(*end, one.radius):
        return False
    things: list[Box | Body] = [*scene.solid, *foes]
    free = both(_clear(thing, one.radius, start, end) for thing in things)
    if one.bold:
        return free
    wet = sum(length_in(box, start, end) for box in scene.risky)
    safe = None if along_a_side(start, end) and scene.risky else wet < ROUNDING
    return both((free, None if 0 < wet < 1 else safe))


def _clear(thing: Box | Body, radius: int, start: Spot, end: Spot) -> bool | None:
    """True if a base that goes straight from one place to another does not overlap a thing."""
    middle = part(start, end, 0.5)
    far = hypot(end[0] - start[0], end[1] - start[1]) / 2 + radius
    if thing.off(*middle) > far + 1:
        return True
    return at_least(nearest(thing.off, start, end), radius)


def _affordable(scene: Scene, one: Walker, legs: Sequence[tuple[Spot, Spot]]) -> bool | None:
    cost = sum(_cost(scene, one, *leg) for leg in legs)
    doubt = one.factor > 1 and scene.slow and any(along_a_side(*leg) for leg in legs)
    return None if doubt and cost <= one.allowance else at_least(one.allowance, cost)


def _cost(scene: Scene, one: Walker, start: Spot, end: Spot) -> float:
    slow = sum(length_in(box, start, end) for box in scene.slow)
    return hypot(end[0] - start[0], end[1] - start[1]) + (one.factor - 1) * slow


# --- squares


class Stepper(NamedTuple):
    """One that walks square by square."""

    at: Cell
    steps: int
    factor: int = 2
    bold: bool = True


def cell_of(x: float, y: float) -> Cell:
    return int(x // INCH), int(y // INCH)


@lru_cache(maxsize=64)
def cells(things: tuple[Box | Body, ...]) -> frozenset[Cell]:
    """The squares that boxes of one inch, or figures, are on."""
    return frozenset(
        cell_of(t.left, t.top) if isinstance(t, Box) else cell_of(t.x, t.y) for t in things
    )


def is_open(scene: Scene, start: Cell, dx: int, dy: int) -> bool:
    """True if scenery leaves a step free: a slanting one needs the squares beside it free too."""
    x, y = start
    passed = {(x + dx, y + dy), (x + dx, y), (x, y + dy)} - {start}
    middle = (x + dx + 0.5) * INCH, (y + dy + 0.5) * INCH
    return scene.within(*middle) and not passed & cells(scene.solid)


def may_step(scene: Scene, one: Stepper, goals: Sequence[Cell]) -> bool:
    """True if the cheapest ways from square to square are short enough, and the last is empty."""
    shut = cells(tuple([body for body in scene.others if not body.friend]))
    shut |= frozenset() if one.bold else cells(scene.risky)
    full = cells(scene.others)
    here, left = one.at, one.steps
    for goal in goals:
        prices = _prices(scene, one, here, left, shut)
        if goal not in prices:
            return False
        here, left = goal, left - prices[goal]
    return not goals or here not in full


def _prices(
    scene: Scene, one: Stepper, start: Cell, most: int, shut: frozenset[Cell]
) -> dict[Cell, int]:
    """The price of every square within so many steps: all are tried until nothing gets cheaper."""
    slow = cells(scene.slow)
    found, edge = {start: 0}, [start]
    while edge:
        ahead: list[Cell] = []
        for here in edge:
            for dx, dy in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y):
                there = here[0] + dx, here[1] + dy
                price = found[here] + (one.factor if there in slow else 1)
                cheaper = price <= most and price < found.get(there, most + 1)
                if cheaper and there not in shut and is_open(scene, here, dx, dy):
                    found[there] = price
                    ahead.append(there)
        edge = ahead
    return found


# --- templates


def sees_place(scene: Scene, eye: Spot, place: Spot) -> bool | None:
    """True if nothing as high as a man is between."""
    return both(_passes(box, eye, place) for box in scene.opaque if box.height >= WALL)


def _passes(box: Box, start: Spot, end: Spot) -> bool | None:
    if _aside(box, start, end):
        return True
    if length_in(box, start, end) > ROUNDING:
        return False
    return True if nearest(box.off, start, end) > ROUNDING else None


def _aside(box: Box, start: Spot, end: Spot) -> bool:
    """True if both ends of a line are well to the same side of a box."""
    ends = zip(start, end, box[:2], box[2:4], strict=True)
    return any(max(a, b) < least - 1 or min(a, b) > most + 1 for a, b, least, most in ends)


def may_put(scene: Scene, eye: Body, reach: int, place: Spot) -> bool | None:
    """True if the middle of a template is on the table, near enough and in sight."""
    if not scene.within(*place):
        return False
    seen = True if place == (eye.x, eye.y) else sees_place(scene, (eye.x, eye.y), place)
    return both((at_least(reach, eye.off(*place)), seen))


def may_put_on(scene: Scene, eye: Body, paces: int, place: Spot) -> bool | None:
    """The same on squares: counted in squares, and seen from middle to middle."""
    if not 0 <= place[0] <= scene.width or not 0 <= place[1] <= scene.depth:
        return False
    (x, y), (own_x, own_y) = cell_of(*place), cell_of(eye.x, eye.y)
    middle = ((x + 0.5) * INCH, (y + 0.5) * INCH)
    if not scene.within(*middle) or max(abs(x - own_x), abs(y - own_y)) > paces:
        return False
    return True if (x, y) == (own_x, own_y) else sees_place(scene, (eye.x, eye.y), middle)


# --- seeing somebody


RAYS = 60
SLIT = 2
"""So few free lines may lie just outside the base."""


def sees(scene: Scene, eye: Spot, target: Body) -> bool | None:
    """True if a line leads to the width of a base past whatever hides all of somebody."""
    far = hypot(target.x - eye[0], target.y - eye[1])
    if far <= target.radius:
        return True
    across = (eye[1] - target.y) / far, (target.x - eye[0]) / far
    middle, reach = ((target.x + eye[0]) / 2, (target.y + eye[1]) / 2), far / 2 + target.radius
    tall = [box for box in scene.opaque if box.height >= target.height]
    hiding = [box for box in tall if box.off(*middle) < reach]
    shares = [target.radius * ((2 * n + 1) / RAYS - 1) for n in range(-1, RAYS + 1)]
    ends = [(target.x + across[0] * share, target.y + across[1] * share) for share in shares]
    free = sum(both(_passes(box, eye, end) for box in hiding) is not False for end in ends)
    return None if 0 < free <= SLIT else free > 0


# --- being driven back


def driven(scene: Scene, one: Walker, ahead: Spot) -> int:
    """How far a base can be driven in a direction before it overlaps something, bit by bit."""
    far = 0
    while far < one.allowance:
        spot = one.x + ahead[0] * (far + 1), one.y + ahead[1] * (far + 1)
        if may_stand(scene, *spot, one.radius) is False:
            break
        far += 1
    return far


def driven_squares(scene: Scene, one: Stepper, ahead: Cell) -> int:
    """The same, square by square: only who stands in a square is in its way."""
    full, (x, y) = cells(scene.others), one.at
    far = 0
    while far < one.steps and is_open(scene, (x, y), *ahead):
        x, y = x + ahead[0], y + ahead[1]
        if (x, y) in full:
            break
        far += 1
    return far


# --- jumps and climbs


class Leap(NamedTuple):
    """A jump or a climb: the base, how far it goes, and what it gets over."""

    x: int
    y: int
    radius: int
    most: int
    passed: tuple[Box, ...]
    """The pieces that are low enough, or can be climbed."""
    jumps: bool = True


def may_leap(scene: Scene, leap: Leap, spot: Spot) -> bool | None:
    """True if it leads past something that cannot be walked, and ends where there is room."""
    start = leap.x, leap.y
    walls = [box for box in scene.solid if box not in leap.passed]
    foes = [body for body in scene.others if not body.friend]
    wet = sum(length_in(box, start, spot) for box in scene.risky)
    slow = sum(length_in(box, start, spot) for box in scene.slow)
    dry = at_least(-max([box.deep(*spot) for box in scene.risky], default=-1), ROUNDING)
    crossed = both(_clear(box, leap.radius, start, spot) for box in leap.passed)
    hard = slow + wet if leap.jumps else 0
    barred = True if hard > 1 else None if hard or crossed is None else not crossed
    things: list[Box | Body] = [*walls, *foes]
    free = both(_clear(thing, leap.radius, start, spot) for thing in things)
    return both((may_stand(scene, *spot, leap.radius), free, barred, dry, leap.jumps or wet < 1))
