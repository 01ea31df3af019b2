"""A set of tiles, and the pieces they are wherever they lie."""

from __future__ import annotations

from collections.abc import Mapping

from tapete.spaces.tiles.laid import Laid
from tapete.spaces.tiles.piece import Piece, piece_of
from tapete.spaces.tiles.tile import Tile, turned


class Tiles(dict[str, Tile]):
    """Tiles by name. Each is turned, and laid in a place, only once."""

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        super().__init__(tiles)
        self.window_locks: dict[tuple[str, int], int] = {}
        """The locks of the door nearest to a window, by its tile and its place on it."""
        self._turned: dict[tuple[str, int], Tile] = {}
        self._pieces: dict[Laid, Piece] = {}

    def turned(self, name: str, turn: int) -> Tile:
        found = self._turned.get((name, turn))
        if found is None:
            found = self._turned[name, turn] = turned(self[name], turn)
        return found

    def piece(self, laid: Laid) -> Piece:
        found = self._pieces.get(laid)
        if found is None:
            found = self._pieces[laid] = piece_of(self[laid.tile], laid)
        return found
