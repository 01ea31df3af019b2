"""Interrupting a move from Hold, at a point of its way."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tapete.games.savage.rules.moving.pacing import length_of
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.rules.turns.interrupting import waiting
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Either, Message
from tapete.kernel.domains import Refusal
from tapete.spaces.climbs.journey import Journey, level
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.point_on_way import Along, ends_of_legs, place_on, stops, stretch
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.route import Route

ASK, RULE = "savage.ask.interrupt_move", "savage.hold.interrupt"
FINE = PACE // 4
"""How far apart the points looked at are if the mover is seen at none a pace apart."""


class Waylaid(NamedTuple):
    """A move that a figure on Hold wants to interrupt: the way up to there, and from there on."""

    holder: Figure
    first: tuple[Point, ...]
    rest: tuple[Point, ...]


def waylaid(fight: Fight, figure: Figure, route: Route) -> Waylaid | None:
    """Asks each side on Hold whether somebody interrupts a move, and where; None if nobody does.

    It can be interrupted wherever a figure on Hold sees the mover.
    """
    if len(route.points) < 2 or fight.table.ignores(ASK):
        return None
    way = way_of(fight, route)
    offered = chances(fight, figure, way)
    if not offered:
        return None
    seat = fight.figure(next(iter(offered))).seat
    who, along = fight.table.ask(seat, ASK, Either(offered), RULE, figure=figure.id)
    return None if along is None else _split(fight.figure(who), way, along)


def way_of(fight: Fight, route: Route) -> Journey:
    return level(route.points, lambda a, b: length_of(fight, a, b))


def can_be_waylaid(fight: Fight, figure: Figure, route: Route) -> bool:
    """True if a foe on Hold sees the mover somewhere on its way."""
    return len(route.points) > 1 and bool(chances(fight, figure, way_of(fight, route)))


def _split(holder: Figure, way: Journey, along: int) -> Waylaid:
    first, rest = stretch(way, 0, along), stretch(way, along, way.length)
    return Waylaid(
        holder, tuple([place.point for place in first]), tuple([place.point for place in rest])
    )


def chances(fight: Fight, figure: Figure, way: Journey) -> dict[str, Along]:
    """The points of a way at which each foe on Hold sees the mover, if any."""
    body = mover(fight, figure)
    found: dict[str, Along] = {}
    for holder in waiting(fight, figure):
        watch = Watch(fight, holder, body, way, fight.ground(body))
        spots = watch.spots()
        if spots:
            found[holder.id] = Along(way, 0, way.length, body.radius, spots, watch.why_not)
    return found


class Watch(NamedTuple):
    """A figure on Hold, and a mover on its way."""

    fight: Fight
    holder: Figure
    body: Figure
    way: Journey
    ground: Ground

    def spots(self) -> tuple[int, ...]:
        """The points a pace apart where the mover is seen; if there are none, points between."""
        return self._seen_at(PACE) or self._seen_at(FINE)

    def _seen_at(self, step: int) -> tuple[int, ...]:
        return tuple([along for along in self._stops(step) if self.why_not(along) is None])

    def _stops(self, step: int) -> list[int]:
        """On squares, every square of the way; else points one `step` apart, and the bends."""
        if self.fight.squared:
            return [0, *[round(end) for end in ends_of_legs(self.way)]]
        return stops(self.way, 0, self.way.length, step)

    def why_not(self, along: int) -> Refusal | None:
        """Why the mover cannot be interrupted there: it is not seen, or cannot stop."""
        there = place_on(self.way, along).point
        between = self.fight.squared and along not in self._stops(PACE)
        if between or not (there == self.body.at or self.ground.may_stand(there)):
            return Refusal(Message.of("savage.barred.cannot_stop"), "savage.move.walk")
        mark = msgspec.structs.replace(self.body, at=there)
        if not self.fight.sees(self.holder, mark):
            return Refusal(Message.of("savage.barred.no_sight"), RULE)
        return None
