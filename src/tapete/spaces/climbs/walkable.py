"""The table as a walker meets it."""

from __future__ import annotations

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import Piece
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import CROSS, Gait
from tapete.spaces.climbs.narrows import narrowest
from tapete.spaces.climbs.progress import Travel
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import Point


def walking_board(levels: Levels, gait: Gait) -> Board:
    """The table with only the pieces that are in a walker's way; kept with the board."""
    key = (gait.step, gait.wide, gait.rates)
    if key in levels.walking:
        return levels.walking[key]
    start = Travel(levels, gait, Place(Point(0, 0)), ())
    solid = [piece for _, piece in start.solids(0)]
    solid += [p for _, p in levels.barriers(0)]
    solid += [p for _, p in levels.solids if _too_wide(p, gait)]
    pieces = [Piece(p.points, p.height, p.name, wall=p.wall, closed=p.closed) for p in solid]
    pieces += [
        Piece(p.points, name=p.name, blocks=False, difficult=True) for p in _slow(levels, gait)
    ]
    board = Board(levels.board.width, levels.board.height, tuple(pieces))
    levels.walking[key] = board
    return board


def _slow(levels: Levels, gait: Gait) -> list[Scenery]:
    """What a walker on the table goes over at more than the usual cost."""
    rough = [p for _, p in levels.grounds(0) if gait.rate(p.ground) > 1]
    low = [p for _, p in levels.met(gait.step, 0)[1] if gait.rate(CROSS) > 1 and not p.wall]
    return rough + low


def _too_wide(piece: Scenery, gait: Gait) -> bool:
    """True if a piece is low, cannot be stood on, and is nowhere narrow enough to cross."""
    low = 0 < piece.size <= gait.step and piece.foot == 0
    if not low or gait.broad or piece.standable or piece.wall:
        return False
    return narrowest(piece.corners).wide > gait.wide
