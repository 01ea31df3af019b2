"""A table's scenery, laid out: what is written in cm as pieces, spread over a table of any size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, radians, sin
from typing import NoReturn

import msgspec

from tapete.content import BadContent
from tapete.content.paths import shown
from tapete.content.places import line_of
from tapete.games.punk.cover import cover_of
from tapete.games.punk.entries import Scenery as Kind
from tapete.games.punk.ground import SIDE, SIZES, Element, Part, Source
from tapete.games.punk.library import library
from tapete.games.punk.overlapping import shared
from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Arg, Message
from tapete.spaces.board import Board
from tapete.spaces.errors import BadBoard
from tapete.spaces.point import CM, Point
from tapete.spaces.scenery import Scenery
from tapete.spaces.segment import Pair
from tapete.spaces.touching import nearest

AGREED = "punk.setup.scenery_agreed"
SHORTHAND = "punk.setup.shorthand"
TABLE = "punk.setup.table"
GUIDE = "punk.cover.size.guide"
HEIGHTS = (0, 250, 500, 800)
"""How high scenery of a size is, unless it says so."""
TALLEST = (0, 300, 600)
"""The most that scenery of a size may measure; of the largest there is no most."""
ROUND_SIDES = 16
ASTRAY = CM
"""A ladder is put on the outline if it was written no further from it."""


class WrongSize(TapeteError):
    """A table that is too small, or too large."""

    key = "punk.error.size"


class Laid(msgspec.Struct, frozen=True):
    """A table's pieces, what each is, and of which element it is a part."""

    board: Board
    kinds: tuple[str, ...]
    elements: tuple[int, ...]


class Shaped(msgspec.Struct, frozen=True):
    """One piece of an element, and where it is written."""

    piece: Scenery
    element: int
    path: tuple[str | int, ...]


def laid(source: Source, size: int = 0) -> Laid:
    """On a table so wide and deep, in cm; raises `BadContent` for the element that is wrong."""
    side = size or SIDE
    if side not in SIZES:
        raise WrongSize(size=side, least=min(SIZES), most=max(SIZES), rule=TABLE)
    shaped = [one for n, el in enumerate(source.ground.elements) for one in _pieces(source, n, el)]
    spread = [_spread(source, one, _base(source, one, shaped), side) for one in shaped]
    for one in spread:
        _check(source, one, side)
    _apart(source, spread)
    kinds = tuple(source.ground.elements[one.element].kind for one in spread)
    board = Board(side * CM, side * CM, tuple(one.piece for one in spread))
    return Laid(board, kinds, tuple(one.element for one in spread))


# --- shapes


def _pieces(source: Source, number: int, element: Element) -> Iterator[Shaped]:
    path = ("elements", number)
    kind = _kind(source, path, element)
    yield Shaped(_piece(source, path, element, element, kind), number, path)
    for place, zone in enumerate(element.zones):
        inner = (*path, "zones", place)
        yield Shaped(_piece(source, inner, element, zone, kind), number, inner)


def _kind(source: Source, path: tuple[str | int, ...], element: Element) -> Kind:
    """Of the library; one of its own must say its cover, or that it has none."""
    found = library().scenery.get(element.kind)
    if found is not None:
        return found
    if not element.cover and not element.decoration:
        refuse(source, path, "agreed", kind=element.kind, rule=AGREED)
    name = {"es": element.kind, "en": element.kind}
    return msgspec.convert({"name": name, "size": 0, "grade": "none"}, Kind)


def _piece(
    source: Source, path: tuple[str | int, ...], element: Element, part: Part, kind: Kind
) -> Scenery:
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


def _cover(
    source: Source, path: tuple[str | int, ...], element: Element, part: Part, kind: Kind
) -> tuple[int, str]:
    """What was agreed: the part's own code, none for a decoration, or that of its kind."""
    if part.cover:
        try:
            cover = cover_of(part.cover)
        except ValueError:
            refuse(source, path, "cover", kind=element.kind, given=part.cover, rule=SHORTHAND)
        return cover.size, cover.grade
    return (0, "none") if element.decoration else (kind.size, kind.grade)


def _outline(
    source: Source, path: tuple[str | int, ...], element: Element, part: Part
) -> list[tuple[float, float]]:
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
    path: tuple[str | int, ...],
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


# --- places


def _base(source: Source, one: Shaped, shaped: Sequence[Shaped]) -> Element:
    """What stands on something else goes where that goes."""
    element = source.ground.elements[one.element]
    if element.foot:
        x, y = element.at
        for other in shaped:
            under = source.ground.elements[other.element]
            spot = Point(round((x - under.at[0]) * CM), round((y - under.at[1]) * CM))
            if other.piece.top == round(element.foot * CM) and other.piece.holds(spot):
                return under
    return element


def _spread(source: Source, one: Shaped, base: Element, side: int) -> Shaped:
    """Put where it belongs: elements keep their size and move apart as the table grows."""
    element = source.ground.elements[one.element]
    x, y = (
        round((spread * side / SIDE + own - spread) * CM)
        for spread, own in zip(base.at, element.at, strict=True)
    )
    moved = msgspec.structs.replace(
        one.piece,
        points=tuple([Point(p.x + x, p.y + y) for p in one.piece.points]),
        ladders=tuple([Point(p.x + x, p.y + y) for p in one.piece.ladders]),
    )
    return msgspec.structs.replace(one, piece=moved)


def _check(source: Source, one: Shaped, side: int) -> None:
    """A whole outline that does not cross itself, on the table."""
    try:
        Board.checked(side * CM, side * CM, (one.piece,))
    except BadBoard as wrong:
        at = {"x": wrong.place.x, "y": wrong.place.y}
        refuse(source, one.path, wrong.problem, kind=one.piece.name, **at)


def _apart(source: Source, shaped: Sequence[Shaped]) -> None:
    """Nothing solid stands in anything else that is: one may only stand on top of another."""
    for number, one in enumerate(shaped):
        for other in shaped[:number]:
            spot = shared(one.piece, other.piece)
            if spot is not None:
                names = {"kind": one.piece.name, "other": other.piece.name}
                refuse(source, one.path, "overlap", **names, x=spot.x, y=spot.y)


def refuse(source: Source, path: tuple[str | int, ...], problem: str, **args: Arg) -> NoReturn:
    """Which element is wrong, on which line, and where on the table."""
    line = line_of(source.text, path)
    raise BadContent(source.file, line, shown(path), Message.of(f"punk.table.{problem}", **args))
