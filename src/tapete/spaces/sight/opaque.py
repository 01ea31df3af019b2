"""Opaque pieces, prepared for tests of sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.polygon import box, convex
from tapete.spaces.plane.segment import Pair


class Hider(NamedTuple):
    """A bounding box for quick rejection, and parts that each hide a single interval."""

    left: int
    top: int
    right: int
    bottom: int
    piece: int
    height: int
    parts: tuple[tuple[Pair, ...], ...]
    hollow: tuple[Pair, ...]


def hiders(pieces: Sequence[Piece]) -> list[Hider]:
    return [hider(index, piece) for index, piece in enumerate(pieces) if piece.opaque]


def hider(index: int, piece: Piece) -> Hider:
    """Prepares a piece. A convex outline is one part; any other is split into its sides.

    The sides throw the same shadow as the whole.
    """
    ring = piece.corners
    whole = not piece.wall and convex(ring)
    parts = (ring,) if whole else tuple(piece.lines)
    hollow = () if whole or piece.wall else ring
    return Hider(*box(ring), index, piece.height, parts, hollow)
