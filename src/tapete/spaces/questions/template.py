"""The question of where to put a template."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import cos, pi, sin
from random import Random

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Refused
from tapete.kernel.plain import Plain
from tapete.spaces.boards.board import Board
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import Point, along, distance
from tapete.spaces.plane.templates import Circle, Segment, Teardrop
from tapete.spaces.questions.places import read_point, refusal
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.sight.rays import clear

TRIES = 6


class Template(Domain[Point], frozen=True):
    """The middle of a circle, at most `reach` from a base; or a place that a cone points at.

    A cone has a `length`, and is `radius` wide to each side at its end. Pieces at least as high as
    `wall` hide a place. On a board of squares of size `grid`, a circle lies on the middle of one.
    `rules` names the rule behind each kind of refusal: off_board, too_far, unseen, nowhere.
    """

    board: Board
    origin: Disc
    radius: int
    reach: int = 0
    length: int = 0
    wall: int = 0
    grid: int = 0
    targets: tuple[Point, ...] = ()
    """Places worth trying."""
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)
    measures: bool = True
    """False if nobody may be told how far off a place is."""
    strikes: Callable[[Circle | Teardrop | Segment], Sequence[str]] | None = None
    """The names of those a template strikes; None if it strikes everyone it touches."""

    def read(self, answer: object) -> Point:
        place = self.place_in(answer)
        kind = self.barred(place)
        if kind:
            raise self._refused(kind, place)
        return place

    @property
    def hinged(self) -> bool:
        """True if an answer may name two places: where it touches the base, and where it points."""
        return False

    def place_in(self, answer: object) -> Point:
        """The place that an answer means, allowed or not."""
        return self.snapped(read_point(answer))

    def snapped(self, place: Point) -> Point:
        if not self.grid or self.length:
            return place
        size, half = self.grid, self.grid // 2
        return Point(place.x // size * size + half, place.y // size * size + half)

    def barred(self, place: Point) -> str:
        """The kind of refusal that keeps the template from being put there; empty if none does."""
        if not (0 <= place.x <= self.board.width and 0 <= place.y <= self.board.height):
            return "off_board"
        if self.length:
            return "nowhere" if place == self.origin.centre else ""
        if self.far(place) > self.reach:
            return "too_far"
        return "" if self._sees(place) else "unseen"

    def _sees(self, place: Point) -> bool:
        """True if no wall hides the place. Its own feet are seen even from within a thicket."""
        here = self.origin.centre
        return place == self.snapped(here) or clear(self.board, here, place, self.wall)

    def far(self, place: Point) -> int:
        """The distance from the edge of the base; on squares, counted in squares."""
        if self.grid:
            centre = self.origin.centre
            across = max(abs(place.x - centre.x), abs(place.y - centre.y))
            return round(across / self.grid) * self.grid
        return whole_gap(self.origin, Disc(place, 0))

    def _refused(self, kind: str, place: Point) -> Refused:
        args: dict[str, int] = {"x": place.x, "y": place.y}
        if kind == "too_far":
            args |= {"needs": self.far(place), "has": self.reach}
        reason = refusal(kind, measures=self.measures, **args)
        return Refused(reason, self.rules.get(kind, ""))

    def write(self, value: Point) -> Plain:
        return [value.x, value.y]

    def candidates(self) -> Iterator[Point]:
        """The targets that the template can be put over."""
        return (place for place in map(self.snapped, self.targets) if not self.barred(place))

    def sample(self, rng: Random) -> Point:
        """A random place near enough and in sight; beside the base itself if no try succeeds."""
        far = self.length or self.reach + self.origin.radius
        for _ in range(TRIES):
            angle = 2 * pi * rng.random()
            end = along(self.origin.centre, cos(angle), sin(angle), far * rng.random() ** 0.5)
            place = self.snapped(end)
            if not self.barred(place):
                return place
        return self._at_its_feet()

    def _at_its_feet(self) -> Point:
        centre = self.origin.centre
        if not self.length:
            return self.snapped(centre)
        return Point(centre.x + (1 if centre.x < self.board.width else -1), centre.y)

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "template",
            "shape": "cone" if self.length else "circle",
            "origin": [self.origin.centre.x, self.origin.centre.y],
            "base": self.origin.radius,
            "radius": self.radius,
            "reach": self.reach,
            "length": self.length,
            "grid": self.grid,
        }

    # --- how it looks

    def head(self, points: Sequence[Point]) -> Plain:
        place = self.snapped(points[-1])
        return [place.x, place.y]

    def sketch(self, answer: object) -> Sketch:
        template = self.at(self.place_in(answer))
        far = self.far(template.centre) if isinstance(template, Circle) else None
        cost = far if self.measures else None
        return Sketch(cost=cost, area=tuple(template.outline()))

    def laid(self, answer: object) -> Circle | Teardrop | Segment | None:
        """The template that an answer puts on the board; None if the answer is no place."""
        try:
            return self.at(self.place_in(answer))
        except Refused:
            return None

    def at(self, place: Point) -> Circle | Teardrop | Segment:
        if not self.length:
            return Circle(place, self.radius)
        return Teardrop(self.origin.centre, place, self.length, 2 * self.radius)

    def spares(self, place: Point) -> bool:
        """True if a figure in that place is spared: a cone does not strike its own maker."""
        return bool(self.length) and distance(place, self.origin.centre) == 0
