"""Finds what is wrong with a tile whose drawing could be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.tile import (
    DOOR,
    ENCOUNTER,
    FENCE,
    SIDES,
    SIZE,
    SQUARES,
    WINDOW,
    Side,
    Tile,
    across,
    beyond,
    opposite,
)

PASSABLE = (None, FENCE)
"""Edges that a step can cross."""


def check(tile: Tile) -> None:
    """Raises `BadDrawing` with the place of the first thing that is wrong."""
    for cell in SQUARES:
        for side in SIDES:
            _check_edge(tile, cell, side)
    _check_building(tile)
    _check_streets(tile)


def _wrong(problem: str, cell: Cell, side: Side | None = None) -> BadDrawing:
    dx, dy = (0, 0) if side is None else across((0, 0), side)
    return BadDrawing(f"tile_{problem}", 2 * cell[1] + 2 + dy, 2 * cell[0] + 2 + dx)


def _check_edge(tile: Tile, cell: Cell, side: Side) -> None:
    kind = kind_of(tile, cell, side)
    if beyond(cell, side):
        _check_border(tile, cell, side, kind)
    elif kind in (DOOR, WINDOW):
        if tile.indoors(cell) == tile.indoors(across(cell, side)):
            raise _wrong("no_wall", cell, side)
    elif kind in PASSABLE and tile.indoors(cell) != tile.indoors(across(cell, side)):
        raise _wrong("unwalled", cell, side)
    elif kind == FENCE and tile.indoors(cell):
        raise _wrong("fence_indoors", cell, side)


def _check_border(tile: Tile, cell: Cell, side: Side, kind: str | None) -> None:
    """A building is walled towards the next tile, except where its other half is joined."""
    if kind in (DOOR, WINDOW):
        raise _wrong("border_door", cell, side)
    if tile.indoors(cell):
        if side != tile.joint and kind in PASSABLE:
            raise _wrong("unwalled", cell, side)
        if kind == FENCE:
            raise _wrong("fence_indoors", cell, side)


def _check_building(tile: Tile) -> None:
    indoors = [cell for cell in SQUARES if tile.indoors(cell)]
    if not indoors:
        raise BadDrawing("tile_no_building", 1, 1)
    reached = _reached(tile, indoors[0])
    lost = next((cell for cell in indoors if cell not in reached), None)
    if lost is not None:
        raise _wrong("shut_off", lost)
    if not any(edge.kind == DOOR for edge in tile.edges.values()):
        raise _wrong("no_door", indoors[0])
    if not tile.marked(ENCOUNTER):
        raise _wrong("no_encounter", indoors[0])
    if tile.joint is not None and not _joins(tile, tile.joint):
        raise _wrong("no_joint", indoors[0])


def _joins(tile: Tile, side: Side) -> list[Cell]:
    return [
        cell for cell in tile.on_side(side)
        if tile.indoors(cell) and kind_of(tile, cell, side) is None
    ]  # fmt: skip


def _check_streets(tile: Tile) -> None:
    streets = [cell for cell in SQUARES if not tile.indoors(cell)]
    exits = [cell for cell, _ in ways_out(tile)]
    if not exits:
        raise BadDrawing("tile_no_way_out", 1, 1)
    reached: set[Cell] = set()
    for cell in exits:
        reached |= _reached(tile, cell)
    lost = next((cell for cell in streets if cell not in reached), None)
    if lost is not None:
        raise _wrong("shut_off", lost)


def ways_out(tile: Tile) -> Iterator[tuple[Cell, Side]]:
    """The street squares from which one can leave the tile, each with the side."""
    for side in SIDES:
        for cell in tile.on_side(side):
            if not tile.indoors(cell) and kind_of(tile, cell, side) in PASSABLE:
                yield cell, side


def kind_of(tile: Tile, cell: Cell, side: Side) -> str | None:
    """What stands on an edge; None if it is open."""
    edge = tile.edges.get((cell, side))
    return edge.kind if edge else None


def _reached(tile: Tile, start: Cell) -> set[Cell]:
    """The squares that can be reached without a door."""
    found, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        for side in SIDES:
            other = across(cell, side)
            if other in found or beyond(cell, side):
                continue
            if kind_of(tile, cell, side) in PASSABLE:
                found.add(other)
                waiting.append(other)
    return found


def check_pair(tiles: Mapping[str, Tile], name: str) -> None:
    """Raises `BadDrawing` if the two halves of a building do not belong together."""
    tile = tiles[name]
    other = tiles.get(tile.partner)
    if other is None or other.partner != name or other.building != tile.building:
        raise BadDrawing("tile_no_partner", 1, 1, tile.partner)
    if tile.joint is None or other.joint is None:
        raise BadDrawing("tile_no_joint", 1, 1, tile.partner)
    if other.joint != opposite(tile.joint):
        raise BadDrawing("tile_joint_side", 1, 1, tile.partner)
    for cell in _joins(tile, tile.joint):
        facing = _facing(cell, tile.joint)
        if facing not in _joins(other, other.joint):
            raise _wrong("joint_open", cell, tile.joint)


def _facing(cell: Cell, side: Side) -> Cell:
    """The square of the next tile that faces a square on the side of this one."""
    x, y = across(cell, side)
    return x % SIZE, y % SIZE
