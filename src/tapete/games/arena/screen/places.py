"""Where things are drawn inside a zone: three places for figures, and corners for the rest."""

from __future__ import annotations

from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.figures import is_large
from tapete.games.arena.labels.names import board, figures, zone_of
from tapete.games.arena.state import State
from tapete.scene.board import Pair
from tapete.spaces.hexes.hexes import Hex, Hexes

SPOTS: tuple[Pair, ...] = ((-160, -92), (160, -92), (0, 185))
"""The three places of a zone, from its middle."""
CORNERS: tuple[Pair, ...] = ((-195, 130), (195, 130), (0, -240))
"""Where terrain stands; the last is for loot."""
SMALL, LARGE, THING = 106, 215, 68
"""The radii of bases, and of terrain that is drawn as one."""


def shifted(hexes: Hexes, zone: Hex, by: Pair) -> Pair:
    middle = hexes.centre(zone)
    return middle.x + by[0], middle.y + by[1]


def spot(value: object, view: State) -> Pair | None:
    """The middle of the zone that an answer names."""
    zone = zone_of(value) if isinstance(value, str) else None
    return None if zone is None else shifted(board(view), zone, (0, 0))


def figure_places(view: State) -> dict[str, Pair]:
    """Where each figure in the arena is drawn; tyres take the first places of a zone."""
    ground = ground_of(view.map or view.scenario)
    taken = dict(ground.tyres)
    found: dict[str, Pair] = {}
    for one in figures(view):
        if one.at is None:
            continue
        number = taken.get(one.at, 0)
        taken[one.at] = number + 1
        by = (0, 0) if is_large(one) else SPOTS[number % len(SPOTS)]
        found[one.id] = shifted(ground.hexes, one.at, by)
    return found


def thing_places(view: State) -> dict[str, Pair]:
    """Where each piece of terrain that can be used is drawn."""
    hexes = ground_of(view.map or view.scenario).hexes
    taken: dict[Hex, int] = {}
    found: dict[str, Pair] = {}
    for one in view.things:
        number = taken.get(one.at, 0)
        taken[one.at] = number + 1
        found[one.id] = shifted(hexes, one.at, CORNERS[number % len(CORNERS)])
    return found
