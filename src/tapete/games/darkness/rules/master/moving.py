"""Movement in a master's game: no dice, but Speed."""

from __future__ import annotations

from tapete.games.darkness.events.story import Moved
from tapete.games.darkness.rules.master import environment, gear
from tapete.games.darkness.state import Foe, Square, Survivor
from tapete.games.darkness.world import Night
from tapete.spaces.tiles.route import CityRoute

RULES = {
    "off_board": "darkness.map.no_tiles_left", "through": "darkness.gm.move.diagonal",
    "ends_on": "darkness.map.walls_fences", "too_far": "darkness.gm.move.fixed",
    "stopped": "darkness.move.stop_on_entry",
}  # fmt: skip
HALVES = 2
"""Halves in a point: a street square costs one, so that the street counts double.

darkness.move.street_double, darkness.ruling.gm_street
"""


def points(night: Night, figure: Survivor | Foe) -> int:
    """How far somebody moves, in points: Speed, less for light and weather, at least 1.

    darkness.gm.move.fixed, darkness.ruling.gm_weather_stack, darkness.ruling.gm_vehicle
    """
    speed = figure.speed if isinstance(figure, Foe) else figure.sheet.speed
    return max(1, speed - environment.slower(night, figure)) * _times(night, figure)


def _times(night: Night, figure: Survivor | Foe) -> int:
    """What a vehicle multiplies movement by, in the street."""
    lying = None if isinstance(figure, Foe) else gear.ridden(night, figure)
    item = None if lying is None else gear.item_of(lying.thing)
    assert figure.at is not None
    return 1 if item is None or night.city.floor(figure.at) else item.speed


def ways(night: Night, figure: Survivor | Foe, halves: int | None = None) -> CityRoute:
    """Where somebody may go, diagonally too: darkness.gm.move.diagonal"""
    assert figure.at is not None
    city = night.city
    return CityRoute(
        city,
        city.centre(figure.at),
        points(night, figure) * HALVES if halves is None else halves,
        doors=frozenset(night.state.no_doors),
        diagonal=True,
        beyond=isinstance(figure, Survivor) and not night.master.known,
        rules=RULES,
    )


def go(night: Night, figure: Survivor | Foe, path: list[Square]) -> None:
    """Somebody walks from square to square."""
    if len(path) < 2:
        return
    figure.at = path[-1]
    if isinstance(figure, Survivor):
        _take_along(night, figure, path)
    also = ("darkness.gm.move.diagonal", *environment.grounds(night, figure))
    points_ = [night.city.centre(square) for square in path]
    places = tuple([(point.x, point.y) for point in points_])
    audience = night.master.seat if isinstance(figure, Foe) and figure.hidden else None
    to = None if audience is None else (audience,)
    night.tell(Moved, "darkness.gm.move.fixed", to=to, figure=figure.id, path=places, also=also)


def _take_along(night: Night, survivor: Survivor, path: list[Square]) -> None:
    """A vehicle goes where its rider goes, but not into a building: darkness.ruling.gm_vehicle"""
    lying = gear.ridden(night, survivor)
    if lying is None:
        return
    streets = [square for square in path if not night.city.floor(square)]
    lying.at = streets[-1] if streets else path[0]
    if night.city.floor(path[-1]):
        survivor.vehicle = ""
