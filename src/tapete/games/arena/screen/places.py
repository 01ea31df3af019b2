"""Where things are drawn inside a zone: three places for figures, and corners for the rest."""

from __future__ import annotations

from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.figures import everybody, is_large
from tapete.games.arena.labels.names import board
from tapete.games.arena.state import State
from tapete.scene.board import Pair, spread
from tapete.spaces.hexes.names import hex_given

SPOTS: tuple[Pair, ...] = ((-160, -92), (160, -92), (0, 185))
"""The three places of a zone, from its middle."""
CORNERS: tuple[Pair, ...] = ((-195, 130), (195, 130), (0, -240))
"""Where terrain stands; the last is for loot."""
SMALL, LARGE, THING = 106, 215, 68
"""The radii of small and large bases, and of terrain that is drawn like one."""


def spot(value: object, view: State) -> Pair | None:
    """The middle of the zone that an answer names."""
    zone = hex_given(value)
    return None if zone is None else board(view).spot(zone)


def figure_places(view: State) -> dict[str, Pair]:
    """Where each figure in the arena is drawn; tyres take the first places of a zone."""
    ground = ground_of(view.map or view.scenario)
    there = {one.id: one.at for one in everybody(view) if one.at is not None}
    found = spread(there, SPOTS, ground.tyres)
    middle = dict.fromkeys([one.id for one in view.enemies if is_large(one)], (0, 0))
    return {one: ground.hexes.spot(zone, (found | middle)[one]) for one, zone in there.items()}


def thing_places(view: State) -> dict[str, Pair]:
    """Where each piece of terrain that can be used is drawn."""
    there = {one.id: one.at for one in view.things}
    found = spread(there, CORNERS, {})
    return {one: board(view).spot(zone, found[one]) for one, zone in there.items()}
