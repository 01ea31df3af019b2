"""Turns the elements of a board into pieces of scenery: one to move on, one to look past."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, NoReturn

from msgspec.structs import replace

from tapete.games.euphoria.content.boards import Element, House, Opening, Source
from tapete.games.euphoria.content.entries import Scenery as Kind
from tapete.games.euphoria.content.library import library
from tapete.kernel.message import Arg, Message
from tapete.kernel.paths import Path
from tapete.spaces.boards.outlines import onto, outline_of, turned
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import INCH, Point

ASTRAY = INCH // 2
"""A ladder written within this distance of the outline is moved onto it."""
TALL = 2 * INCH
"""What is this high is climbed; what is lower is stepped over: euphoria.move.traverse.tall"""
THICK = 0.4
"""How thick the walls of a house are, in inches."""
SLAB = 0.2
"""How thick a roof is, in inches."""
SILL = INCH
"""How high the wall below a window is."""


class Shaped(NamedTuple):
    """A piece to walk on, the same piece to look past, and where the file describes it."""

    walked: Scenery
    seen: Scenery
    kind: str
    path: Path


def pieces_of(source: Source) -> Iterator[Shaped]:
    """Every piece of a board, in the order of the file; houses come last."""
    for number, element in enumerate(source.value.elements):
        yield _shaped(source, ("elements", number), element)
    for number, house in enumerate(source.value.houses):
        for element in _parts(house):
            yield _shaped(source, ("houses", number), element)


def _shaped(source: Source, path: Path, element: Element) -> Shaped:
    kind = library().scenery[element.kind]
    walked = _piece(source, path, element, kind)
    return Shaped(_walked(walked, kind), _seen(walked, kind), element.kind, path)


def _piece(source: Source, path: Path, element: Element, kind: Kind) -> Scenery:
    corners = outline_of(element.size, element.corners, rounded=element.round)
    if not corners:
        refuse(source, path, "shapeless", kind=element.kind)
    outline = [turned(corner, element.turn, INCH) for corner in corners]
    x, y = (round(one * INCH) for one in element.at)
    height = round((kind.height if element.height is None else element.height) * INCH)
    ladders = [_ladder(source, path, element, outline, spot) for spot in element.ladders]
    return Scenery(
        tuple([Point(a + x, b + y) for a, b in outline]),
        height=height,
        name=element.kind,
        blocks=bool(height),
        opaque=kind.opaque,
        foot=round(element.foot * INCH),
        size=0 if not height else 1 if height < TALL and not kind.floor else 2,
        ground="hole" if kind.hole else kind.ground,
        barred=kind.barred or kind.hole,
        standable=kind.standable,
        climbable=kind.climbable,
        ladders=tuple([Point(spot.x + x, spot.y + y) for spot in ladders]),
    )


def _ladder(
    source: Source,
    path: Path,
    element: Element,
    outline: Sequence[tuple[int, int]],
    spot: tuple[float, float],
) -> Point:
    """Moves a ladder to the nearest place of the outline."""
    place, far = onto(outline, turned(spot, element.turn, INCH))
    if far > ASTRAY:
        refuse(source, path, "ladder", kind=element.kind, far=round(far))
    return place


def _walked(piece: Scenery, kind: Kind) -> Scenery:
    """A door is plain ground, a window an obstacle as wide as its wall: euphoria.move.openings"""
    if not kind.opening:
        return piece
    ground = "obstacle" if kind.opening == "window" else ""
    return replace(piece, height=0, size=0, blocks=False, opaque=False, ground=ground)


def _seen(piece: Scenery, kind: Kind) -> Scenery:
    """A door is shut, and below a window there is a sill: euphoria.ruling.cover_geometry"""
    return replace(piece, height=min(piece.height, SILL)) if kind.opening == "window" else piece


# --- houses ---------------------------------------------------------------------------------


def _parts(house: House) -> Iterator[Element]:
    """The walls of a house between its openings, the openings, and the roof inside the walls.

    So anybody looking down at the table sees where doors and windows are.
    """
    tall = house.height - (SLAB if house.roof else 0)
    for side in ("north", "east", "south", "west"):
        holes = sorted([one for one in house.openings if one.side == side], key=lambda one: one.at)
        for kind, start, end in _stretches(house.wall, _length(house, side), holes):
            middle, long = (start + end) / 2, end - start
            yield _stretch(house, side, kind, middle, long, tall)
    if house.roof:
        inside = tuple([side - 2 * THICK for side in house.size])
        yield Element(kind=house.roof, at=house.at, size=inside, foot=tall, height=SLAB)


def _length(house: House, side: str) -> float:
    """North and south walls are as long as the house; the others fit between them."""
    return house.size[0] if side in ("north", "south") else house.size[1] - 2 * THICK


def _stretches(
    wall: str, long: float, holes: Sequence[Opening]
) -> Iterator[tuple[str, float, float]]:
    """The stretches of a wall from one end to the other, each with its kind."""
    start = -long / 2
    for hole in holes:
        yield wall, start, hole.at - hole.wide / 2
        yield hole.kind, hole.at - hole.wide / 2, hole.at + hole.wide / 2
        start = hole.at + hole.wide / 2
    yield wall, start, long / 2


def _stretch(
    house: House, side: str, kind: str, middle: float, long: float, tall: float
) -> Element:
    (x, y), (width, depth) = house.at, house.size
    across = (width if side in ("east", "west") else depth) / 2 - THICK / 2
    if side in ("north", "south"):
        at, size = (x + middle, y + (across if side == "south" else -across)), (long, THICK)
    else:
        at, size = (x + (across if side == "east" else -across), y + middle), (THICK, long)
    return Element(kind=kind, at=at, size=size, height=tall)


def refuse(source: Source, path: Path, problem: str, **args: Arg) -> NoReturn:
    """Raises `BadContent` with the element that is wrong and its line."""
    raise source.bad(path, Message.of(f"euphoria.board.{problem}", **args))
