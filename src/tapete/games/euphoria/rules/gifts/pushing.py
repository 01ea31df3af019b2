"""Miniatures that are moved by somebody else's doing."""

from __future__ import annotations

from tapete.games.euphoria.events.moving import Displaced
from tapete.games.euphoria.figures import note_engaged
from tapete.games.euphoria.rules.moving.room import is_apart
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH, Point, distance, towards

STEP = INCH // 8
"""How closely the end of a push is looked for."""
EDGE = "euphoria.move.table_edge"
GAP = "euphoria.move.enemy_gap"


def push(show: Show, mini: Mini, by: Mini, inches: int, rule: str) -> None:
    """Moves it straight away from another, or towards it if negative, as far as there is room.

    It never leaves the table, never passes through anything, and ends an inch from its enemies
    unless it touches them.
    """
    start, there = mini.at.point, by.at.point
    if start == there:
        return
    away = Point(2 * start.x - there.x, 2 * start.y - there.y) if inches > 0 else there
    far = abs(inches) * INCH
    if inches < 0:
        far = min(far, max(0, int(distance(start, there)) - mini.radius - by.radius))
    at = _furthest(show, mini, away, far)
    if at == mini.at:
        return
    edge = not show.levels.on_board(towards(start, away, far), mini.radius)
    displace(show, mini, at, "edge" if edge else "pushed", EDGE if edge else rule)


def displace(show: Show, mini: Mini, at: Place, why: str, rule: str) -> None:
    """Puts it somewhere else, without any AP; whom it touches there it is engaged with."""
    before, mini.at = mini.at.point, at
    mini.deeds.travelled = True
    note_engaged(show, mini)
    path = (before.x, before.y), (at.point.x, at.point.y)
    show.table.tell(Displaced, figure=mini.id, why=why, path=path, rule=rule)


def _furthest(show: Show, mini: Mini, away: Point, far: int) -> Place:
    """The last place on the way where it may stand, before anything stops it."""
    others, found = show.others(mini), mini.at
    steps = [*range(STEP, far, STEP), far] if far else []
    for length in steps:
        point = towards(mini.at.point, away, length)
        place = Place(_kept_on(show, point, mini.radius), mini.at.height)
        if show.levels.barred_at(place, mini.radius, others) is not None:
            break
        if is_apart(show, mini, place):
            found = place
    return found


def _kept_on(show: Show, point: Point, radius: int) -> Point:
    """The place itself or, off the table, the one at its edge: euphoria.move.table_edge"""
    wide, deep = show.board.width - radius, show.board.height - radius
    return Point(min(max(point.x, radius), wide), min(max(point.y, radius), deep))
