"""The question of where to deploy on a board with heights, and which way to face."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, product
from math import ceil, floor, isqrt, pi
from random import Random

import msgspec

from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.plain import Plain
from tapete.spaces.climbs.surfaces import SNUG, Levels, Place, Standing, apart
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.plane.polygon import Box, box, holds, upright, well_within
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import nearest
from tapete.spaces.questions.places import MOST_SPOTS, TRIES, read_point, refuse
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.candidates import beside_at, beside_both
from tapete.spaces.routes.route import Obstruction
from tapete.spaces.treks.leash import Leash

AROUND = 32
"""How many places around a figure that must be touched are looked at."""
Unseen = Callable[[Place], str]
"""Returns the name of a figure that sees a place; empty if none does."""


def nobody(place: Place) -> str:
    return ""


class Post(msgspec.Struct, frozen=True):
    """A place to stand, and the direction to face there."""

    at: Place
    facing: int


class Posts(Domain[Post], frozen=True):
    """`{"at": [x, y], "facing": degrees}`: a place for a disc within a zone, or just beyond it.

    A third number in `at` is the height, if there are several; without it the highest is meant.
    Without a facing, or with null, the figure looks at `look`. It must be at least `away` from
    each of `shunned`. `seen` names a figure whose sight forbids a place, and a `leash` says how
    near to others the place must be. `rules` names the rule behind each kind of refusal: zone,
    off_board, through, barred, cannot_stand, ends_on, too_near, leash, seen.
    """

    levels: Levels
    radius: int
    look: Point
    zone: tuple[Point, ...] = ()
    beyond: int = 0
    others: tuple[Standing, ...] = ()
    shunned: tuple[Standing, ...] = ()
    away: int = 0
    seen: Unseen = nobody
    leash: Leash | None = None
    ties: tuple[Leash, ...] = ()
    """Other figures that the place must be as near to."""
    highest: int | None = None
    """The highest surface it may be on; None for any."""
    turns: bool = True
    """True if it matters which way the figure faces."""
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)

    def read(self, answer: object) -> Post:
        point, height, facing = _parts(answer)
        found = self.levels.heights(point)
        usual = found[0] if found else 0
        place = Place(point, usual if height is None else height)
        barred = self.barred(place)
        if barred:
            raise refuse(barred, self.rules)
        return Post(place, self.facing(point) if facing is None else facing)

    def write(self, value: Post) -> Plain:
        point, height = value.at.point, value.at.height
        at: list[Plain] = [point.x, point.y]
        found = self.levels.heights(point)
        if found and found[0] != height:
            at.append(height)
        return {"at": at, "facing": value.facing}

    def facing(self, point: Point) -> int:
        """The usual facing at a place: towards `look`."""
        return 0 if point == self.look else round(bearing(point, self.look)) % TURN

    def barred(self, place: Place) -> Obstruction | None:
        """What keeps the figure from being put there; None if nothing does."""
        if not self.in_zone(place.point) or (
            self.highest is not None and place.height > self.highest
        ):
            return Obstruction("zone", "", place.point)
        found = self.levels.barred_at(place, self.radius, self.others)
        found = found or self._near(place) or self._astray(place)
        if found is not None:
            return found
        seer = self.seen(place)
        return Obstruction("seen", seer, place.point) if seer else None

    def in_zone(self, point: Point) -> bool:
        """True if the whole base is within the zone, or no further beyond its edge than allowed."""
        if not self.zone:
            return True
        ring, plain = _outline(self.zone)
        if plain is not None and well_within(plain, point.x, point.y, self.radius):
            return True
        inside = holds(ring, point.x, point.y)
        far = nearest(ring, point.x, point.y)[1]
        if inside and far >= self.radius:
            return True
        return (self.radius - far if inside else self.radius + far) <= self.beyond

    def _near(self, place: Place) -> Obstruction | None:
        disc = Disc(place.point, self.radius)
        for other in self.shunned:
            far = apart(disc, place.height, other.disc, other.height)
            if far < self.away:
                return Obstruction("too_near", other.name, place.point, self.away, floor(far))
        return None

    def _astray(self, place: Place) -> Obstruction | None:
        for leash in (self.leash, *self.ties):
            far = 0 if leash is None else ceil(leash.gap(place, self.radius))
            if leash is not None and far > leash.far:
                return Obstruction("leash", leash.to[0].name, place.point, far, leash.far)
        return None

    # --- picking one

    def candidates(self) -> Iterator[Post]:
        """Places beside figures that must be touched; else a grid so wide that it has few."""
        if self.leash is not None and self.leash.far <= SNUG:
            beside = chain(self._between(self.leash), self._beside(self.leash, 0.0))
            first = next(beside, None)
            yield from self._grid(CM) if first is None else chain((first,), beside)
            return
        left, top, right, bottom = self._box()
        few = isqrt(max(0, right - left) * max(0, bottom - top) // MOST_SPOTS)
        yield from self._grid(max(CM, few))

    def _beside(self, leash: Leash, first: float) -> Iterator[Post]:
        """Places all around those that the figure must touch, from an angle on."""
        for one in leash.to:
            for turn in range(AROUND):
                angle = first + 2 * pi * turn / AROUND
                yield from self._posts(beside_at(one.disc, angle, self.radius))

    def _between(self, leash: Leash) -> Iterator[Post]:
        """Places that touch one of those and, at once, one of the others that must be touched."""
        ties = [other for tie in self.ties if tie.far <= SNUG for other in tie.to]
        for one, other in product(leash.to, ties):
            for point in beside_both(one.disc, other.disc, self.radius):
                yield from self._posts(point)

    def _grid(self, step: int) -> Iterator[Post]:
        left, top, right, bottom = self._box()
        for y in range(top, bottom + 1, step):
            for x in range(left, right + 1, step):
                yield from self._posts(Point(x, y))

    def _posts(self, point: Point) -> Iterator[Post]:
        for height in self.levels.heights(point):
            place = Place(point, height)
            if self.barred(place) is None:
                yield Post(place, self.facing(point))

    def any(self) -> Post | None:
        """Any place on the grid, or on a finer one; None if there is none at all."""
        return next(iter(self.candidates()), None) or next(self._grid(CM), None)

    def sample(self, rng: Random) -> Post:
        """A random place within the box; the first of the grid if no try succeeds."""
        if self.leash is not None and self.leash.far <= SNUG:
            near = next(self._beside(self.leash, 2 * pi * rng.random()), None)
            if near is not None:
                return near
        left, top, right, bottom = self._box()
        for _ in range(TRIES):
            x = left + int(rng.random() * (right - left + 1))
            point = Point(x, top + int(rng.random() * (bottom - top + 1)))
            found = next(self._posts(point), None)
            if found is not None:
                return found
        found = self.any()
        assert found is not None, "nowhere to be put"
        return found

    def _box(self) -> Box:
        """The box that holds all the places: the board, cut down to the zone and its margin."""
        board, radius = self.levels.board, self.radius
        whole = (radius, radius, board.width - radius, board.height - radius)
        if self.leash is not None:
            return self._around(whole)
        if not self.zone:
            return whole
        left, top, right, bottom = box(_ring(self.zone))
        far = self.beyond
        return (
            max(whole[0], left - far),
            max(whole[1], top - far),
            min(whole[2], right + far),
            min(whole[3], bottom + far),
        )

    def _around(self, whole: Box) -> Box:
        """The box that a leash reaches."""
        assert self.leash is not None
        spots = [(one.disc.centre, one.disc.radius) for one in self.leash.to]
        far = self.leash.far + self.radius
        return (
            max(whole[0], min(spot.x - radius for spot, radius in spots) - far),
            max(whole[1], min(spot.y - radius for spot, radius in spots) - far),
            min(whole[2], max(spot.x + radius for spot, radius in spots) + far),
            min(whole[3], max(spot.y + radius for spot, radius in spots) + far),
        )

    # --- drawing

    def head(self, points: Sequence[Point]) -> Plain:
        """The last of the places, with the usual facing."""
        point = points[-1]
        return {"at": [point.x, point.y], "facing": self.facing(point)}

    def sketch(self, answer: object) -> Sketch:
        return Sketch((_parts(answer)[0],), radius=self.radius)

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "spot",
            **({"facing": True} if self.turns else {}),
            "zone": [[p.x, p.y] for p in self.zone],
            "beyond": self.beyond,
            "near": None,
            "reach": 0,
            "radius": self.radius,
            "factor": 100,
            "others": _told(self.others),
            "shunned": _told(self.shunned),
            "away": self.away,
        }


def _told(others: Sequence[Standing]) -> list[Plain]:
    return [[o.disc.centre.x, o.disc.centre.y, o.disc.radius, False] for o in others]


@lru_cache(maxsize=64)
def _outline(zone: tuple[Point, ...]) -> tuple[tuple[Pair, ...], Box | None]:
    """The corners of a zone, and its box if it is a rectangle along the axes."""
    ring = _ring(zone)
    return ring, box(ring) if upright(ring) else None


def _ring(zone: Sequence[Point]) -> tuple[Pair, ...]:
    return tuple([(point.x, point.y) for point in zone])


def _parts(answer: object) -> tuple[Point, int | None, int | None]:
    """The place, its height and the facing from plain data."""
    if not isinstance(answer, dict) or not {"at"} <= answer.keys() <= {"at", "facing"}:
        malformed("post", answer)
    at, facing = answer["at"], answer.get("facing")
    height = None
    if isinstance(at, list) and len(at) == 3:
        at, height = at[:2], at[2]
        if type(height) is not int:
            malformed("number", height)
    if facing is not None and (type(facing) is not int or not 0 <= facing < TURN):
        malformed("facing", facing)
    return read_point(at), height, facing
