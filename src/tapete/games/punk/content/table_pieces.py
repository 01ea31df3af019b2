"""Elements of a table as pieces of scenery: their shape, their cover, their ladders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, radians, sin
from typing import NoReturn

import msgspec

from tapete.content.line_numbers import Path
from tapete.games.punk.content.cover_codes import cover_of
from tapete.games.punk.content.entries import Scenery as Kind
from tapete.games.punk.content.library import library
from tapete.games.punk.content.tables import Element, Part, Source
from tapete.kernel.message import Arg, Message
from tapete.kernel.shaping import shaped
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import nearest

AGREED = "punk.setup.scenery_agreed"
SHORTHAND = "punk.setup.shorthand"
GUIDE = "punk.cover.size.guide"
HEIGHTS = (0, 250, 500, 800)
"""How high scenery of a size is, unless it says so."""
TALLEST = (0, 300, 600)
"""The most that scenery of a size may measure; of the largest there is no most."""
ROUND_SIDES = 16
ASTRAY = CM
"""A ladder is put on the outline if it was written no further from it."""


class Shaped(msgspec.Struct, frozen=True):
    """One piece of an element, and where it is written."""

    piece: Scenery
    element: int
    path: Path


def pieces_of(source: Source, number: int, element: Element) -> Iterator[Shaped]:
    path = ("elements", number)
    kind = _kind(source, path, element)
    yield Shaped(_piece(source, path, element, element, kind), number, path)
    for place, zone in enumerate(element.zones):
        inner = (*path, "zones", place)
        yield Shaped(_piece(source, inner, element, zone, kind), number, inner)


def _kind(source: Source, path: Path, element: Element) -> Kind:
    """Of the library; one of its own must say its cover, or that it has none."""
    found = library().scenery.get(element.kind)
    if found is not None:
        return found
    if not element.cover and not element.decoration:
        refuse(source, path, "agreed", kind=element.kind, rule=AGREED)
    name = {"es": element.kind, "en": element.kind}
    return shaped({"name": name, "size": 0, "grade": "none"}, Kind)


def _piece(source: Source, path: Path, element: Element, part: Part, kind: Kind) -> Scenery:
    size, grade = _cover(source, path, element, part, kind)
    height = HEIGHTS[size] if part.height is None else round(part.height * CM)
    if size and not 0 < height <= (TALLEST[size] if size < len(TALLEST) else 10**6):
        refuse(source, path, "height", kind=element.kind, height=height, size=size, rule=GUIDE)
    ground = element.ground or kind.ground
    outline = _turned(element, part, _outline(source, path, element, part))
    ladders = tuple([_on(source, path, element, part, outline, one) for one in part.ladders])
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
        ladders=ladders,
    )


def _cover(source: Source, path: Path, element: Element, part: Part, kind: Kind) -> tuple[int, str]:
    """What was agreed: the part's own code, none for a decoration, or that of its kind."""
    if part.cover:
        try:
            cover = cover_of(part.cover)
        except ValueError:
            refuse(source, path, "cover", kind=element.kind, given=part.cover, rule=SHORTHAND)
        return cover.size, cover.grade
    return (0, "none") if element.decoration else (kind.size, kind.grade)


def _outline(source: Source, path: Path, element: Element, part: Part) -> list[tuple[float, float]]:
    """In cm, from the middle of the part."""
    if part.corners:
        return list(part.corners)
    if part.size is None:
        refuse(source, path, "shapeless", kind=element.kind)
    width, depth = part.size[0] / 2, part.size[1] / 2
    if not part.round:
        return [(-width, -depth), (width, -depth), (width, depth), (-width, depth)]
    angles = [2 * pi * side / ROUND_SIDES for side in range(ROUND_SIDES)]
    return [(width * sin(angle), -depth * cos(angle)) for angle in angles]


def _turned(element: Element, part: Part, outline: Sequence[tuple[float, float]]) -> list[Pair]:
    """In tenths of a millimetre, from the middle of the element, which is turned."""
    dx, dy = (0.0, 0.0) if part is element else part.at
    return [_rotated(element, x + dx, y + dy) for x, y in outline]


def _rotated(element: Element, x: float, y: float) -> Pair:
    angle = radians(element.turn)
    return (
        round((x * cos(angle) - y * sin(angle)) * CM),
        round((x * sin(angle) + y * cos(angle)) * CM),
    )


def _on(
    source: Source,
    path: Path,
    element: Element,
    part: Part,
    outline: list[Pair],
    ladder: tuple[float, float],
) -> Point:
    """A ladder leans against the nearest place of the outline."""
    dx, dy = (0.0, 0.0) if part is element else part.at
    x, y = _rotated(element, ladder[0] + dx, ladder[1] + dy)
    ring = [spot for place, spot in enumerate(outline) if spot != outline[place - 1]]
    (to_x, to_y), far = nearest(ring, x, y)
    if far > ASTRAY:
        refuse(source, path, "ladder", kind=element.kind, far=round(far))
    return Point(round(to_x), round(to_y))


def refuse(source: Source, path: Path, problem: str, **args: Arg) -> NoReturn:
    """Which element is wrong, on which line, and where on the table."""
    raise source.bad(path, Message.of(f"punk.table.{problem}", **args))
