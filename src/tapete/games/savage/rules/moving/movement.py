"""Movement: how far a figure may go, what a pace costs, and what happens on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tapete.games.savage.events.fight import Moved
from tapete.games.savage.figures import flies, pace
from tapete.games.savage.rules.harm.conditions import is_held
from tapete.games.savage.rules.moving.driving import vehicle_pace
from tapete.games.savage.rules.moving.flying import RULE as FLIGHT
from tapete.games.savage.rules.moving.hazards import face
from tapete.games.savage.rules.moving.pacing import step
from tapete.games.savage.rules.moving.riding import aboard, drives, mover
from tapete.games.savage.rules.moving.withdrawing import first_strikes, free_attacks
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.spaces.plane.point import Point, distance, towards
from tapete.spaces.plane.segment import closer
from tapete.spaces.routes.route import ROUNDING, Route

CRAWLING = DIFFICULT = 2
"""savage.move.double_cost: the cost of a pace when crawling, or on difficult ground."""
UNHINDERED = 1
SLOW, NOT_SLOWER = "savage.move.difficult", "savage.move.difficult.crawl"


def allowance(fight: Fight, figure: Figure) -> int:
    """The movement it has left this turn, from its Pace and its running die."""
    body = mover(fight, figure)
    if rooted(figure) or rooted(body) or (figure.vehicle and not drives(fight, figure)):
        return 0
    paces = vehicle_pace(body) if figure.vehicle else pace(body) + max(0, fight.turn.run)
    return max(0, paces * PACE - fight.turn.spent)


def rooted(figure: Figure) -> bool:
    return bool(is_held(figure) or figure.stunned or figure.out or figure.tied)


def reach(fight: Fight, figure: Figure) -> int:
    """How far it can go with its movement left: half as far if it crawls."""
    left = allowance(fight, figure)
    return left // CRAWLING if crawls(fight, figure) else left


def crawls(fight: Fight, figure: Figure) -> bool:
    return mover(fight, figure).prone


def factor(fight: Fight, figure: Figure) -> int:
    """The factor for difficult ground, which does not slow a crawling figure further."""
    return UNHINDERED if crawls(fight, figure) else DIFFICULT


def walk(fight: Fight, figure: Figure, route: Route) -> None:
    """Walks a route. The foes it leaves may strike first, and dangers must be crossed."""
    turn = fight.turn
    before = turn.walked
    whole = _go(fight, figure, route)
    path = route.points if whole else (route.points[0], figure.at)
    cost = route.cost if whole else min(route.cost, turn.walked - before)
    turn.spent += cost * CRAWLING if crawls(fight, figure) else cost
    figure.aim = ""
    figure.hidden = 0
    fight.table.tell(
        Moved,
        figure=figure.id,
        paces=round((turn.walked - before) / PACE),
        path=lambda: tuple((point.x, point.y) for point in path),
        rule="savage.move.walk",
        also=lambda: _underfoot(fight, figure, path),
    )


def _underfoot(fight: Fight, figure: Figure, path: Sequence[Point]) -> tuple[str, ...]:
    """The rule about difficult ground on the path, if any: a crawling figure pays no more.

    What flies is not on the ground.
    """
    if flies(mover(fight, figure)):
        return (FLIGHT,)
    ground = fight.ground(mover(fight, figure), DIFFICULT)
    slow = any(
        ground.cost((a.x, a.y), (b.x, b.y)) > distance(a, b) + ROUNDING for a, b in pairwise(path)
    )
    return ((NOT_SLOWER if crawls(fight, figure) else SLOW),) if slow else ()


def _go(fight: Fight, figure: Figure, route: Route) -> bool:
    """Goes stretch by stretch; returns False if something stopped it on the way."""
    body = mover(fight, figure)
    stood = body.at
    for leg in route.points[1:]:
        for goal in stages(fight, body, leg):
            free = free_attacks(fight, figure, goal) and mover(fight, figure) is body
            if not (free and face(fight, figure, goal)):
                _stop(fight, body, stood)
                return False
            start = body.at
            step(fight, body, goal)
            if not first_strikes(fight, figure, start):
                _stop(fight, body, stood)
                return False
    return True


def _stop(fight: Fight, body: Figure, stood: Point) -> None:
    """A figure that is stopped where it may not stand goes back to where it started."""
    if not fight.ground(body).may_stand(body.at):
        for one in (body, *aboard(fight, body)):
            one.at = stood


def stages(fight: Fight, body: Figure, goal: Point) -> Iterator[Point]:
    """The stops on a stretch. Past a foe it goes pace by pace, to notice coming and leaving."""
    start = body.at
    if not fight.squared and passes_foe(fight, body, goal):
        for done in range(PACE, round(distance(start, goal)), PACE):
            yield towards(start, goal, done)
    yield goal


def passes_foe(fight: Fight, body: Figure, goal: Point) -> bool:
    line = (body.at.x, body.at.y), (goal.x, goal.y)
    return any(
        closer((enemy.at.x, enemy.at.y), *line, (enemy.radius + body.radius + PACE + 1) ** 2)
        for enemy in fight.enemies(body)
    )
