"""Movement in a master's game: no dice, but Speed."""

from __future__ import annotations

from tapete.games.darkness.events.story import Moved
from tapete.games.darkness.rules.master import environment, gear
from tapete.games.darkness.rules.turns import fate, walking
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
    found = max(1, speed - environment.slower(night, figure)) * _times(night, figure)
    turn = night.state.turn
    return fate.changed(found, turn.pace) if turn is not None and turn.who == figure.id else found


def _times(night: Night, figure: Survivor | Foe) -> int:
    """What a vehicle multiplies movement by, in the street."""
    lying = None if isinstance(figure, Foe) else gear.ridden(night, figure)
    item = None if lying is None else gear.item_of(lying.thing)
    assert figure.at is not None
    return 1 if item is None or night.city.floor(figure.at) else item.speed


def ways(night: Night, figure: Survivor | Foe, *, beyond: bool = False) -> CityRoute:
    """Where somebody may go, diagonally too; `beyond` the city, if tiles can be laid there.

    darkness.gm.move.diagonal, darkness.fate.bad.7
    """
    assert figure.at is not None
    city, bound = night.city, isinstance(figure, Survivor) and figure.bound
    return CityRoute(
        city,
        city.centre(figure.at),
        points(night, figure) * HALVES,
        doors=frozenset(_open(night, figure)),
        diagonal=True,
        tile=city.place_at(figure.at) if bound else None,
        beyond=beyond and not bound,
        rules=RULES,
    )


def _open(night: Night, figure: Survivor | Foe) -> list[int]:
    """The doors that stand open to somebody: darkness.fate.good.5"""
    turn, gone = night.state.turn, night.state.no_doors
    if turn is None or turn.who != figure.id or turn.door < 0:
        return gone
    return [*gone, turn.door]


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
    if isinstance(figure, Survivor):
        _bleed(night, figure)


def _bleed(night: Night, survivor: Survivor) -> None:
    """A turn with a move costs somebody who bleeds a damage: darkness.fate.bad.11"""
    turn = night.state.turn
    if turn is not None and turn.who == survivor.id and not turn.moved:
        turn.moved = True
        walking.bleed(night, survivor)


def _take_along(night: Night, survivor: Survivor, path: list[Square]) -> None:
    """A vehicle goes where its rider goes, but not into a building: darkness.ruling.gm_vehicle"""
    lying = gear.ridden(night, survivor)
    if lying is None:
        return
    streets = [square for square in path if not night.city.floor(square)]
    lying.at = streets[-1] if streets else path[0]
    if night.city.floor(path[-1]):
        survivor.vehicle = ""
