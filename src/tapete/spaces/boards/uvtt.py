"""Universal VTT maps (.uvtt, .dd2vtt): reads walls, doors and lights from a JSON file.

Coordinates in the file are in squares, counted from `resolution.map_origin`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

import msgspec

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadMap
from tapete.spaces.boards.light import FULL, Light
from tapete.spaces.boards.mending import joined
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import INCH, Point

MOST_BYTES = 256 * 2**20
MOST_SQUARES = 390
MOST_LINES = 5_000
MOST_POINTS = 20_000
MOST_LIGHTS = 1_000
FARTHEST = 10_000.0
WALL_HEIGHT = 4 * INCH


class Node:
    """A value of the file and its path, so that errors can name both."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: str = "$") -> None:
        self.value, self.path = value, path

    def wrong(self, expected: str, **bounds: float) -> NoReturn:
        raise BadMap(self.path, expected, repr(self.value), **bounds)

    def get(self, name: str) -> Node:
        """A field; an absent field is the same as null."""
        if not isinstance(self.value, dict):
            self.wrong("object")
        return Node(self.value.get(name), f"{self.path}.{name}")

    def items(self, most: int) -> list[Node]:
        """The items of a list; none if the list is absent."""
        if self.value is None:
            return []
        if not isinstance(self.value, list):
            self.wrong("list")
        if len(self.value) > most:
            self.wrong("fewer_items", most=most)
        return [Node(part, f"{self.path}[{place}]") for place, part in enumerate(self.value)]

    def number(self, least: float = -FARTHEST, most: float = FARTHEST) -> float:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.wrong("number")
        if not least <= value <= most:
            self.wrong("number_in_range", least=least, most=most)
        return float(value)

    def flag(self, default: bool) -> bool:
        if self.value is None:
            return default
        if not isinstance(self.value, bool):
            self.wrong("true_or_false")
        return self.value

    def text(self) -> str:
        if self.value is None:
            return ""
        if not isinstance(self.value, str):
            self.wrong("text")
        return self.value


def read(
    data: bytes | str, square: int = INCH, height: int = WALL_HEIGHT, join: bool = False
) -> Board:
    """The board of a map file, with squares of that width; raises `BadMap` or `BadBoard`.

    With `join`, walls that pass through each other are joined there instead of refused.
    """
    root = _parse(data)
    resolution = root.get("resolution")
    frame = Frame(resolution.get("map_origin"), square)
    size = resolution.get("map_size")
    width, depth = [round(size.get(axis).number(1, MOST_SQUARES) * square) for axis in "xy"]
    pieces = [*_walls(root, frame, height), *_doors(root, frame, height)]
    pieces = joined(pieces) if join else pieces
    lights = [_light(node, frame) for node in root.get("lights").items(MOST_LIGHTS)]
    return Board.checked(width, depth, pieces, lights, _ambient(root))


def _parse(data: bytes | str) -> Node:
    if len(data) > MOST_BYTES:
        raise BadMap("$", "smaller_file", str(len(data)), most=MOST_BYTES)
    try:
        return Node(msgspec.json.decode(data))
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMap("$", "json", str(error)) from None


class Frame:
    """Converts coordinates in squares of the file to places on the board."""

    __slots__ = ("left", "square", "top")

    def __init__(self, origin: Node, square: int) -> None:
        absent = origin.value is None
        self.left = 0.0 if absent else origin.get("x").number()
        self.top = 0.0 if absent else origin.get("y").number()
        self.square = square

    def point(self, node: Node) -> Point:
        x, y = node.get("x").number(), node.get("y").number()
        return Point(round((x - self.left) * self.square), round((y - self.top) * self.square))

    def chain(self, node: Node) -> tuple[Point, ...]:
        """The places of a chain; neighbours that rounding made equal are listed once."""
        points = [self.point(part) for part in node.items(MOST_POINTS)]
        return tuple([p for i, p in enumerate(points) if i == 0 or p != points[i - 1]])


def _walls(root: Node, frame: Frame, height: int) -> Iterator[Piece]:
    for field in ("line_of_sight", "objects_line_of_sight"):
        name = "wall" if field == "line_of_sight" else "object"
        for node in root.get(field).items(MOST_LINES):
            points = frame.chain(node)
            if len(points) > 1:
                closed = points[0] == points[-1]
                yield Piece(points, height, name, wall=True, closed=closed)


def _doors(root: Node, frame: Frame, height: int) -> Iterator[Piece]:
    """The doors: a closed one is a wall; an open one is there only to be seen and shut."""
    for place, node in enumerate(root.get("portals").items(MOST_LINES)):
        points = frame.chain(node.get("bounds"))
        if len(points) < 2:
            node.get("bounds").wrong("two_points")
        shut = node.get("closed").flag(default=True)
        yield Piece(points, height, f"door {place + 1}", "door", shut, shut, wall=True)


def _light(node: Node, frame: Frame) -> Light:
    radius = round(node.get("range").number(0) * frame.square)
    intensity = node.get("intensity")
    level = 1.0 if intensity.value is None else intensity.number(0)
    centre = frame.point(node.get("position"))
    return Light(centre, radius, round(min(1.0, level) * FULL), colour=node.get("color").text())


def _ambient(root: Node) -> int:
    """How bright the ambient light is, by the colour the file gives it: aarrggbb or rrggbb."""
    environment = root.get("environment")
    if environment.value is None:
        return FULL
    node = environment.get("ambient_light")
    if node.value is None:
        return FULL
    return _brightness(node)


def _brightness(node: Node) -> int:
    digits = node.text().lstrip("#")
    try:
        parts = list(bytes.fromhex(digits))
    except ValueError:
        node.wrong("colour")
    if len(parts) not in (3, 4):
        node.wrong("colour")
    alpha, red, green, blue = parts if len(parts) == 4 else [255, *parts]
    return round((0.299 * red + 0.587 * green + 0.114 * blue) * alpha / 255 / 255 * FULL)
