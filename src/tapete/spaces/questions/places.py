"""Questions about the plane: a spot to stand on, a route to walk, a direction to face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, isqrt
from random import Random

import msgspec

from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.spaces.plane.bearing import TURN
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point, distance, part_way, within
from tapete.spaces.plane.polygon import holds
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes import route as routes
from tapete.spaces.routes.candidates import candidates, handful
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.reachable import Cells, free_within, reached

MOST_POINTS = 64
HALVINGS = 12
"""How many halvings find the place where a way must end."""
MOST_SPOTS = 64
FEW = 8
"""How many spots are listed; the player points at any other."""
TRIES = 200
FURTHER = 2
"""A way to a place out of reach is searched for up to this many times the allowance.

It is not more, so that a player who drags a figure does not have to wait.
"""


def read_point(answer: object) -> Point:
    """A place from plain data: two whole numbers."""
    if not isinstance(answer, list) or len(answer) != 2:
        malformed("point", answer)
    x, y = answer
    if type(x) is not int or type(y) is not int:
        malformed("point", answer)
    return Point(x, y)


def read_points(answer: object) -> list[Point]:
    if not isinstance(answer, list) or len(answer) > MOST_POINTS:
        malformed("points", answer, most=MOST_POINTS)
    return [read_point(part) for part in answer]


UNTOLD: Mapping[str, str] = {
    "out_of_reach": "needs",
    "too_far": "needs",
    "too_long_a_way": "needs",
    "too_near": "has",
}
"""What a refusal of each kind does not say where nobody may measure."""


def refusal(kind: str, *, measures: bool = True, **args: str | int) -> Message:
    """Why something is refused, with all that was measured, or without where nobody may."""
    if measures or kind not in UNTOLD:
        return Message.of(f"spaces.refusal.{kind}", **args)
    known = {name: value for name, value in args.items() if name != UNTOLD[kind]}
    return Message.of(f"spaces.refusal.untold.{kind}", **known)


def refuse(barred: routes.Obstruction, rules: Mapping[str, str]) -> Refused:
    """The refusal for an obstruction, with the rule that forbids that kind of thing.

    A rule may be of one thing alone: `ends_on.m3` before `ends_on`.
    """
    place = barred.place
    args: dict[str, str | int] = {"name": barred.name, "x": place.x, "y": place.y}
    if barred.needs:
        args |= {"needs": barred.needs, "has": barred.has}
    reason = Message.of(f"spaces.refusal.{barred.kind}", **args)
    kind = rules.get(barred.kind, "")
    return Refused(reason, rules.get(f"{barred.kind}.{barred.name}", kind))


class Facing(Domain[int], frozen=True):
    """A direction to look in from a place, in whole degrees clockwise from straight up."""

    start: Point | None = None

    def read(self, answer: object) -> int:
        if type(answer) is not int:
            malformed("number", answer)
        if not 0 <= answer < TURN:
            raise Refused(Message.of("kernel.refusal.range", given=answer, least=0, most=359), "")
        return answer

    def candidates(self) -> Iterator[int]:
        return iter(range(0, TURN, 15))

    def few(self) -> Iterator[int]:
        """Fewer candidates: the eight points of a compass."""
        return iter(range(0, TURN, TURN // 8))

    def sample(self, rng: Random) -> int:
        return int(rng.random() * TURN)

    def describe(self) -> dict[str, Plain]:
        told: dict[str, Plain] = {"kind": "facing", "least": 0, "most": TURN - 1}
        if self.start is not None:
            told["start"] = [self.start.x, self.start.y]
        return told


class Spot(Domain[Point], frozen=True):
    """A place where a disc may stand: within a zone, and no further than `reach` from `near`.

    `rules` names the rule behind each kind of refusal: off_board, through, ends_on, zone, too_far.
    """

    ground: Ground
    zone: tuple[Point, ...] = ()
    near: Point | None = None
    reach: int = 0
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)

    def read(self, answer: object) -> Point:
        spot = read_point(answer)
        barred = self.barred(spot)
        if barred:
            raise refuse(barred, self.rules)
        return spot

    def barred(self, spot: Point) -> routes.Obstruction | None:
        if self.near is not None and not within(spot, self.near, self.reach):
            needs = routes.whole(distance(spot, self.near))
            return routes.Obstruction("too_far", "", spot, needs, self.reach)
        if self.zone and not holds([(p.x, p.y) for p in self.zone], spot.x, spot.y):
            return routes.Obstruction("zone", "", spot)
        return self.ground.barred_at(spot)

    def write(self, value: Point) -> Plain:
        return [value.x, value.y]

    def head(self, points: Sequence[Point]) -> Plain:
        """The last of the places, or a place with room close to it."""
        spot = self.ground.near(points[-1])
        return [spot.x, spot.y]

    def sketch(self, answer: object) -> Sketch:
        return Sketch((read_point(answer),), radius=self.ground.radius)

    def candidates(self) -> Iterator[Point]:
        """The spots of a grid, spaced so widely that there are only a few."""
        left, top, right, bottom = self._box()
        few = isqrt(max(0, right - left) * max(0, bottom - top) // MOST_SPOTS)
        step = max(INCH, self.ground.radius, few)
        rows = range(top, bottom + 1, step)
        spots = (Point(x, y) for y in rows for x in range(left, right + 1, step))
        return (spot for spot in spots if self.barred(spot) is None)

    def few(self) -> Iterator[Point]:
        """Fewer candidates, spread over them all."""
        found = list(self.candidates())
        return iter(found[:: max(1, ceil(len(found) / FEW))])

    def within_reach(self) -> Cells:
        left, top, right, bottom = self._box()
        return free_within(self.ground, left, top, right, bottom, self._allows)

    def _allows(self, spot: Point) -> bool:
        return self.barred(spot) is None

    def sample(self, rng: Random) -> Point:
        """A random spot within the box; the first candidate if no try succeeds."""
        left, top, right, bottom = self._box()
        for _ in range(TRIES):
            x = left + int(rng.random() * (right - left + 1))
            spot = Point(x, top + int(rng.random() * (bottom - top + 1)))
            if self.barred(spot) is None:
                return spot
        return next(self.candidates())

    def _box(self) -> tuple[int, int, int, int]:
        """The box that holds all the spots: the board, cut down to the zone and the reach."""
        board, radius = self.ground.board, self.ground.radius
        xs = [p.x for p in self.zone] or [0, board.width]
        ys = [p.y for p in self.zone] or [0, board.height]
        near, far = self.near or Point(0, 0), self.reach if self.near else 10**9
        left, top = max(radius, min(xs), near.x - far), max(radius, min(ys), near.y - far)
        right = min(board.width - radius, max(xs), near.x + far)
        return left, top, right, min(board.height - radius, max(ys), near.y + far)

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "spot",
            "zone": [[p.x, p.y] for p in self.zone],
            "near": None if self.near is None else [self.near.x, self.near.y],
            "reach": self.reach,
            **describe_ground(self.ground),
        }


class Route(Domain[routes.Route], frozen=True):
    """Where to walk: a list of the places after the start; an empty list means staying.

    `rules` names the rule behind each kind of refusal: off_board, through, over, ends_on, too_far
    and not_straight. Enemies and targets only make the candidates better.
    """

    ground: Ground
    start: Point
    allowance: int
    straight: bool = False
    enemies: tuple[Disc, ...] = ()
    targets: tuple[Disc, ...] = ()
    gap: int = 0
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)

    def read(self, answer: object) -> routes.Route:
        points = self._points(answer)
        measured = self.ground.check(points)
        if measured.barred:
            raise refuse(measured.barred, self.rules)
        if self.straight and len(points) > 2:
            raise self._refused("not_straight", measured.cost)
        if measured.cost > self.allowance:
            raise self._refused("too_far", measured.cost)
        return routes.Route(points, measured.cost)

    def _points(self, answer: object) -> tuple[Point, ...]:
        return (self.start, *read_points(answer))

    def _refused(self, kind: str, needs: int) -> Refused:
        """A refusal that says how much the route needs and how much there is."""
        reason = Message.of(f"spaces.refusal.{kind}", needs=needs, has=self.allowance)
        return Refused(reason, self.rules.get(kind, ""))

    def write(self, value: routes.Route) -> Plain:
        return [[point.x, point.y] for point in value.points[1:]]

    def candidates(self) -> Iterator[routes.Route]:
        found = candidates(
            self.ground, self.start, self.allowance, self.enemies, self.targets, self.gap
        )
        return (route for route in found if not self.straight or len(route.points) <= 2)

    def few(self) -> Iterator[routes.Route]:
        """Fewer candidates, found quickly: places straight ahead."""
        return handful(self.ground, self.start, self.allowance, self.targets, self.gap)

    def head(self, points: Sequence[Point]) -> Plain:
        """The shortest way through the places, around what is between, up to the allowance.

        It is straight where there is no way around.
        """
        way = [self.start]
        for point in points:
            way += self._leg(way[-1], point)
        return [[point.x, point.y] for point in self._as_far(way)[1:]]

    def further(self, times: int) -> Route:
        """The same question with so many times the allowance."""
        return msgspec.structs.replace(self, allowance=self.allowance * times)

    def _as_far(self, way: list[Point]) -> list[Point]:
        """The way up to where the allowance ends, at a place with room to stand."""
        measured = self.ground.check(way)
        if measured.barred or measured.cost <= self.allowance:
            return way
        while len(way) > 2 and self.ground.check(way[:-1]).cost >= self.allowance:
            way = way[:-1]
        short, long = 0.0, 1.0
        for _ in range(HALVINGS):
            middle = (short + long) / 2
            clipped = [*way[:-1], part_way(way[-2], way[-1], middle)]
            fits = self.ground.check(clipped)
            if fits.cost <= self.allowance and not fits.barred:
                short = middle
            else:
                long = middle
        return [*way[:-1], part_way(way[-2], way[-1], short)] if short else way

    def _leg(self, here: Point, goal: Point) -> Sequence[Point]:
        goal = self.ground.near(goal)
        if goal == here:
            return ()
        limit = self.allowance * FURTHER
        route = self.ground.shortest(here, goal, limit) if self.ground.may_stand(goal) else None
        return [goal] if route is None else route.points[1:]

    def sketch(self, answer: object) -> Sketch:
        points = self._points(answer)
        return Sketch(points, self.ground.check(points).cost, self.ground.radius)

    def within_reach(self) -> Cells:
        return reached(self.ground, self.start, self.allowance)

    def sample(self, rng: Random) -> routes.Route:
        end = self.ground.random_point(self.start, self.allowance, rng)
        if end == self.start:
            return routes.Route((self.start,))
        cost = self.ground.cost((self.start.x, self.start.y), (end.x, end.y))
        return routes.Route((self.start, end), routes.whole(cost))

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "route",
            "start": [self.start.x, self.start.y],
            "allowance": self.allowance,
            "straight": self.straight,
            **describe_ground(self.ground),
        }


def describe_ground(ground: Ground) -> dict[str, Plain]:
    """What a client needs to draw where the disc may go.

    A journal also uses it to recognise the same question.
    """
    others: list[Plain] = [[x, y, reach, passable] for x, y, reach, passable, _ in ground.discs]
    return {"radius": ground.radius, "factor": round(ground.factor * 100), "others": others}
