"""The table and what is fixed on it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapete.kernel.kept import once
from tapete.spaces.boards.checking import check, check_figures
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.light import FULL, Light
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.obstacles import Obstacles
from tapete.spaces.sight.opaque import Hider, hiders
from tapete.spaces.sight.rays import clear


class Board(msgspec.Struct, frozen=True, dict=True):
    """A rectangle from (0, 0), its scenery and its lights; `ambient` light is a percentage.

    What sight and routes prepare is kept with the board: keep one board and share it.
    """

    width: int
    height: int
    pieces: tuple[Piece, ...] = ()
    lights: tuple[Light, ...] = ()
    ambient: int = FULL

    @classmethod
    def checked(
        cls,
        width: int,
        height: int,
        pieces: Iterable[Piece] = (),
        lights: Iterable[Light] = (),
        ambient: int = FULL,
    ) -> Board:
        """A board from untrusted data; raises `BadBoard` if it cannot be played on."""
        pieces = tuple(pieces)
        check(width, height, pieces)
        return cls(width, height, pieces, tuple(lights), ambient)

    @property
    def middle(self) -> Point:
        return Point(self.width // 2, self.height // 2)

    def place(self, figures: Iterable[Figure]) -> None:
        """Raises `BadBoard` for a figure off the board, in a piece or on another figure."""
        check_figures(self.width, self.height, self.obstacles, list(figures))

    def changed(self, index: int, **how: object) -> Board:
        """The same board with one piece altered: a door opened, a wall broken down."""
        pieces = list(self.pieces)
        pieces[index] = msgspec.structs.replace(pieces[index], **how)
        return msgspec.structs.replace(self, pieces=tuple(pieces))

    def illumination(self, point: Point) -> int:
        """The light at a place, from 0 (pitch dark) to 100: the brightest that reaches it."""
        shining = [light for light in self.lights if light.on(point) > self.ambient]
        lit = [lamp.on(point) for lamp in shining if clear(self, lamp.centre, point, lamp.height)]
        return max(lit, default=self.ambient)

    @once
    def hiders(self) -> list[Hider]:
        """The opaque pieces, prepared for tests of sight."""
        return hiders(self.pieces)

    @once
    def obstacles(self) -> Obstacles:
        """The blocking pieces, prepared for walking around them."""
        return Obstacles.of(self.pieces)

    @once
    def grounds(self) -> dict[int, object]:
        """What routes have prepared, by the radius of the base."""
        return {}

    @once
    def kept(self) -> dict[str, object]:
        """Anything else that has been prepared, by name."""
        return {}
