"""The ground of a map: its zones, its tyres, its stations and where enemies appear."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tapete.games.arena.content.entries import MapPage
from tapete.games.arena.content.library import library
from tapete.spaces.hexes.hexes import Hex, Hexes
from tapete.spaces.hexes.sight import Sight
from tapete.spaces.hexes.text import Drawn, read

TYRE, STATION, RESPAWN, UNIQUE, EXIT = "tyre", "station", "respawn", "unique", "exit"
SPAWNS = tuple(f"spawn{number}" for number in range(1, 10))
SIGNS = (TYRE, STATION, RESPAWN, UNIQUE, EXIT, *SPAWNS)
"""What a legend may name besides terrain and enemies.

`station` is the green New-You Station where hunters deploy, `respawn` any other. `unique` is where
a Unique enemy of a Wanted mission stands, and `exit` a way out of the arena.
"""
BLOCKING = 3
"""The tyres that fill a zone and block sight: arena.terrain.tyre.space, arena.terrain.tyre.los"""


class Ground(NamedTuple):
    """The parts of a map that never change."""

    hexes: Hexes
    sight: Sight
    tyres: dict[Hex, int]
    stations: tuple[Hex, ...]
    """The zones with a New-You Station, the one where hunters deploy first."""
    spawns: dict[int, Hex]
    unique: Hex | None
    exits: tuple[Hex, ...]
    blocked: frozenset[Hex]
    """The zones that tyres fill."""
    walls: int
    """The same zones, as bits of a line of sight."""
    placed: tuple[tuple[Hex, str], ...]
    """Terrain and enemies that stand there at the start, in reading order."""


@lru_cache(maxsize=64)
def ground_of(name: str) -> Ground:
    """The ground of a scenario or of a Wanted map."""
    return laid(library().board(name))[0]


def laid(page: MapPage) -> tuple[Ground, Drawn]:
    """The ground of a map, and the drawing it was read from; raises `BadDrawing`."""
    drawn = read(page.map, page.legend)
    every = [(cell, what) for cell, what in _marks(drawn.hexes, drawn.signs, page)]
    tyres: dict[Hex, int] = {}
    for cell, what in every:
        if what == TYRE:
            tyres[cell] = tyres.get(cell, 0) + 1
    blocked = frozenset(cell for cell, count in tyres.items() if count >= BLOCKING)
    sight = Sight(drawn.hexes)
    starts = [cell for cell, what in every if what == STATION]
    others = [cell for cell, what in every if what == RESPAWN]
    ground = Ground(
        hexes=drawn.hexes,
        sight=sight,
        tyres=tyres,
        stations=(*starts, *others),
        spawns={SPAWNS.index(what) + 1: cell for cell, what in every if what in SPAWNS},
        unique=next((cell for cell, what in every if what == UNIQUE), None),
        exits=tuple([cell for cell, what in every if what == EXIT]),
        blocked=blocked,
        walls=sight.bits(blocked),
        placed=tuple([(cell, what) for cell, what in every if what not in SIGNS]),
    )
    return ground, drawn


def _marks(hexes: Hexes, signs: dict[Hex, str], page: MapPage) -> Iterator[tuple[Hex, str]]:
    for cell in hexes.cells:
        for what in page.legend.get(signs.get(cell, ""), ()):
            yield cell, what
