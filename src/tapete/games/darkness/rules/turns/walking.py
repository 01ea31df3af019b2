"""Walking through the city, square by square."""

from __future__ import annotations

from tapete.games.darkness.events.story import Moved
from tapete.games.darkness.rules.discs import meeting
from tapete.games.darkness.rules.doors.entering import invite
from tapete.games.darkness.rules.harm import wounds
from tapete.games.darkness.rules.story import laying
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.spaces.routes.route import Route
from tapete.spaces.tiles.piece import STREET_COST
from tapete.spaces.tiles.route import CityRoute

RULES = {
    "off_board": "darkness.map.no_tiles_left", "through": "darkness.map.walls_fences",
    "ends_on": "darkness.move.no_diagonal", "too_far": "darkness.move.allowance",
    "stopped": "darkness.move.stop_on_entry",
}  # fmt: skip


def ways(night: Night, survivor: Survivor) -> CityRoute:
    """Where a survivor can walk with what is left of its movement.

    darkness.move.street_double, darkness.move.stop_on_entry, darkness.map.walls_fences,
    darkness.door.unlocked_inside, darkness.fate.bad.7, darkness.map.no_tiles_left
    """
    assert survivor.at is not None
    city, turn = night.city, night.active
    doors = frozenset(
        [*night.state.no_doors, turn.door] if turn.door >= 0 else night.state.no_doors
    )
    stops = frozenset([spot.at for lot in night.state.lots for spot in lot.spots])
    return CityRoute(
        city, city.centre(survivor.at), turn.left, rules=RULES, doors=doors, stops=stops,
        tile=city.place_at(survivor.at) if survivor.bound else None,
        beyond=bool(night.state.stack) and not survivor.bound,
    )  # fmt: skip


def walk(night: Night, survivor: Survivor, route: Route) -> None:
    """A pawn goes its way; a step off the city lays a tile: darkness.map.new_tile"""
    city = night.city
    squares = [city.at(point) for point in route.points]
    if len(squares) == 1:
        return
    beyond = None if city.inside(squares[-1]) else squares.pop()
    cost = route.cost - (STREET_COST if beyond is not None else 0)
    night.active.left -= cost
    _go(night, survivor, squares)
    if beyond is not None and survivor.at is not None and laying.explore(night, survivor, beyond):
        night.active.left -= STREET_COST
        _go(night, survivor, [squares[-1], beyond])
    if survivor.at is not None:
        _arrive(night, survivor, squares)


def _go(night: Night, survivor: Survivor, squares: list[Square]) -> None:
    """Puts the pawn on the last square.

    darkness.map.square_is_space, darkness.move.shared_space
    """
    if len(squares) == 1:
        return
    survivor.at = squares[-1]
    if not night.table.quiet:
        points = [night.city.centre(square) for square in squares]
        path = tuple([(point.x, point.y) for point in points])
        also = _grounds(night, squares)
        rule = "darkness.move.allowance"
        night.table.tell(Moved, figure=survivor.id, path=path, rule=rule, also=also)
    if not night.active.moved:
        night.active.moved = True
        bleed(night, survivor)


def _grounds(night: Night, squares: list[Square]) -> tuple[str, ...]:
    """The rules by which it can go like this."""
    city, found = night.city, ["darkness.map.square_is_space", "darkness.move.no_diagonal"]
    floors = [city.floor(square) for square in squares]
    if not all(floors):
        found.append("darkness.move.street_double")
    if floors[0] and not floors[-1]:
        found.append("darkness.door.unlocked_inside")
    if floors[-1] and not floors[0]:
        found += ["darkness.move.stop_on_entry", "darkness.move.entry_not_movement"]
    if len(night.at(squares[-1])) > 1:
        found.append("darkness.move.shared_space")
    if any(one.at in squares[1:-1] for one in night.state.lying):
        found.append("darkness.flip.faceup_free")
    return tuple(found)


def bleed(night: Night, survivor: Survivor) -> None:
    """Each turn with a move costs a damage until somebody else heals it: darkness.fate.bad.11"""
    if survivor.bleeding:
        wounds.hurt(night, survivor, "darkness.fate.bad.11", combat=False)


def _arrive(night: Night, survivor: Survivor, squares: list[Square]) -> None:
    """Entering a building ends the movement, and so does a face-down disc, which is turned over.

    darkness.move.stop_on_entry, darkness.flip.stop, darkness.flip.no_action
    """
    turn, city, here = night.active, night.city, survivor.at
    assert here is not None
    before = squares[-2] if len(squares) > 1 else here
    if here == squares[-1] and city.floor(here) and not city.floor(before):
        turn.left = 0
        _came_in(night, survivor, before, here)
    spot = night.spot(here)
    if spot is None:
        return
    turn.left = 0
    if turn.acted:
        survivor.brought = True
        return
    turn.acted = True
    lot = night.lot_at(here)
    assert lot is not None
    meeting.flip(night, survivor, lot, spot)


def _came_in(night: Night, survivor: Survivor, before: Square, here: Square) -> None:
    """Through a door that fate has opened, others can be asked in: darkness.fate.good.5"""
    number = night.city.door_at(before, here)
    if number is not None and number == night.active.door:
        invite(night, survivor, night.city.doors[number], "darkness.door.invite")
