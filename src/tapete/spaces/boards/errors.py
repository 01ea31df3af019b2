"""Named errors for boards, drawings and map files."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Message
from tapete.spaces.plane.point import Point


class BadBoard(TapeteError):
    """The board cannot be played on: what is wrong, with which piece or figure, and where."""

    key = "spaces.error.bad_board"

    def __init__(self, problem: str, place: Point, name: str = "") -> None:
        reason = Message.of(f"spaces.board.{problem}", name=name)
        super().__init__(reason=reason, x=place.x, y=place.y)
        self.problem = problem
        self.place = place
        self.name = name


class BadDrawing(TapeteError):
    """A board drawn as text has something unknown or missing; line and column count from 1."""

    key = "spaces.error.bad_drawing"

    def __init__(self, problem: str, line: int, column: int, found: str = "") -> None:
        reason = Message.of(f"spaces.drawing.{problem}", found=found)
        super().__init__(reason=reason, line=line, column=column)
        self.reason = reason
        self.problem = problem
        self.line = line
        self.column = column


class BadMap(TapeteError):
    """A map file is wrong: the place in the file, and what was expected there."""

    key = "spaces.error.bad_map"

    def __init__(self, path: str, expected: str, found: str = "", **bounds: float) -> None:
        reason = Message.of(f"spaces.map.{expected}", found=found[:60], **bounds)
        super().__init__(path=path, reason=reason)
        self.path = path
        self.expected = expected
