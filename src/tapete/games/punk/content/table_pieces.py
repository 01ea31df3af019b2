"""Turns the elements of a table into pieces of scenery, with their shape, cover and ladders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, NoReturn

import msgspec

from tapete.games.punk.content.cover_codes import cover_of
from tapete.games.punk.content.entries import Scenery as Kind
from tapete.games.punk.content.library import library
from tapete.games.punk.content.tables import Element, Part, Source
from tapete.kernel.message import Arg, Message
from tapete.kernel.paths import Path
from tapete.kernel.shaping import shaped
from tapete.spaces.boards.outlines import onto, outline_of, turned
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.plane.segment import Pair

AGREED = "punk.setup.scenery_agreed"
SHORTHAND = "punk.setup.shorthand"
GUIDE = "punk.cover.size.guide"
HEIGHTS = (0, 250, 500, 800)
"""The height of scenery of each size, unless it states its own."""
TALLEST = (0, 300, 600)
"""The greatest height of scenery of each size; the largest size has no limit."""
ASTRAY = CM
"""A ladder written within this distance of the outline is moved onto it."""


class Shaped(msgspec.Struct, frozen=True):
    """One piece of an element, and where the file describes it."""

    piece: Scenery
    element: int
    path: Path


def pieces_of(source: Source, number: int, element: Element) -> Iterator[Shaped]:
    path = ("elements", number)
    kind = _kind(source, path, element)
    yield Shaped(_Described(source, path, element, element, kind).piece(), number, path)
    for place, zone in enumerate(element.zones):
        inner = (*path, "zones", place)
        yield Shaped(_Described(source, inner, element, zone, kind).piece(), number, inner)


def _kind(source: Source, path: Path, element: Element) -> Kind:
    """Returns an element's kind. One that is not in the library must state its cover."""
    found = library().scenery.get(element.kind)
    if found is not None:
        return found
    if not element.cover and not element.decoration:
        refuse(source, path, "agreed", kind=element.kind, rule=AGREED)
    name = {"es": element.kind, "en": element.kind}
    return shaped({"name": name, "size": 0, "grade": "none"}, Kind)


class _Described(NamedTuple):
    """A part of an element, as a file describes it."""

    source: Source
    path: Path
    element: Element
    part: Part
    kind: Kind

    def piece(self) -> Scenery:
        element, part, kind = self.element, self.part, self.kind
        size, grade = self._cover()
        height = HEIGHTS[size] if part.height is None else round(part.height * CM)
        if size and not 0 < height <= (TALLEST[size] if size < len(TALLEST) else 10**6):
            self._refuse("height", height=height, size=size, rule=GUIDE)
        ground = element.ground or kind.ground
        outline = [self._turned(*corner) for corner in self._outline()]
        return Scenery(
            tuple([Point(x, y) for x, y in outline]),
            height=height,
            name=element.kind,
            blocks=bool(height),
            opaque=bool(size) and not kind.irregular,
            foot=round(part.foot * CM),
            size=size,
            grade="" if grade == "none" else grade,
            ground="" if ground == "good" else ground,
            barred=ground == "impassable",
            standable=kind.standable if part.standable is None else part.standable,
            climbable=kind.climbable if part.climbable is None else part.climbable,
            ladders=tuple([self._ladder(outline, *ladder) for ladder in part.ladders]),
        )

    def _cover(self) -> tuple[int, str]:
        """Returns the cover agreed on: the part's own, none for a decoration, or its kind's."""
        if self.part.cover:
            try:
                return cover_of(self.part.cover)
            except ValueError:
                self._refuse("cover", given=self.part.cover, rule=SHORTHAND)
        return (0, "none") if self.element.decoration else (self.kind.size, self.kind.grade)

    def _outline(self) -> Sequence[tuple[float, float]]:
        """Returns the part's outline in cm, from the middle of the part."""
        part = self.part
        found = outline_of(part.size, part.corners, rounded=part.round)
        if not found:
            self._refuse("shapeless")
        return found

    def _turned(self, x: float, y: float) -> Pair:
        """Returns a place of the part, turned, in tenths of a mm from the middle of the element."""
        dx, dy = (0.0, 0.0) if self.part is self.element else self.part.at
        return turned((x + dx, y + dy), self.element.turn, CM)

    def _ladder(self, outline: list[Pair], x: float, y: float) -> Point:
        """Moves a ladder to the nearest place of the outline."""
        spot, far = onto(outline, self._turned(x, y))
        if far > ASTRAY:
            self._refuse("ladder", far=round(far))
        return spot

    def _refuse(self, problem: str, **args: Arg) -> NoReturn:
        refuse(self.source, self.path, problem, kind=self.element.kind, **args)


def refuse(source: Source, path: Path, problem: str, **args: Arg) -> NoReturn:
    """Raises `BadContent` with the element that is wrong, its line and its place."""
    raise source.bad(path, Message.of(f"punk.table.{problem}", **args))
