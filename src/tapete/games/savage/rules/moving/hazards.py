"""Dangerous ground: an Athletics roll to cross it, and the mishap of a critical failure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.figures import flies
from tapete.games.savage.rules.dice.traits import SUCCESS, check, is_critical
from tapete.games.savage.rules.harm.fatigue import tire
from tapete.games.savage.rules.moving.falling import breathe, fall, go_under
from tapete.games.savage.rules.moving.pacing import step
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight, board_of
from tapete.spaces.plane.point import Point, distance, towards
from tapete.spaces.plane.polygon import box, edges, holds
from tapete.spaces.plane.segment import Pair, meeting
from tapete.spaces.routes.difficult import Slow, slow_length

CROSSED = "hazard"
"""Marks a turn in which the roll succeeded: one is enough for the turn."""
DROP = 2
"""How many paces a figure falls on ground that is a `fall` hazard."""


@lru_cache(maxsize=64)
def dangers(scenario: str, broken: tuple[int, ...]) -> tuple[Slow, ...]:
    """The dangerous pieces of a map."""
    ground = scenario_named(scenario).ground
    pieces = enumerate(board_of(scenario, broken).pieces)
    return tuple(
        Slow(*box(piece.corners), piece.corners, index)
        for index, piece in pieces
        if piece.name in ground and ground[piece.name].hazard and index not in broken
    )


def dangers_of(fight: Fight) -> tuple[Slow, ...]:
    return dangers(fight.state.scenario, fight.broken)


def is_dangerous(slows: Sequence[Slow], points: Sequence[Point]) -> bool:
    """True if a way crosses a danger."""
    pairs = [(point.x, point.y) for point in points]
    return any(slow_length(slows, a, b) for a, b in pairwise(pairs))


def standing_in(fight: Fight, at: Point) -> str:
    """The hazard at a place; empty if there is none."""
    for slow in dangers_of(fight):
        if holds(slow.ring, at.x, at.y):
            return hazard_of(fight, slow)
    return ""


def hazard_of(fight: Fight, slow: Slow) -> str:
    return fight.scenario.ground[fight.board.pieces[slow.piece].name].hazard


def has_action(fight: Fight, figure: Figure) -> bool:
    """True if it can still make a roll that takes an action."""
    turn = fight.turn
    return turn.used < turn.declared and not turn.whole and not figure.shaken and not figure.bound


def ready_for_danger(fight: Fight, figure: Figure) -> bool:
    return CROSSED in fight.turn.done or has_action(fight, figure)


def face(fight: Fight, figure: Figure, goal: Point) -> bool:
    """True if it gets past the dangers on a straight stretch. It rolls at the first one's edge.

    What flies is above them.
    """
    body = mover(fight, figure)
    if flies(body):
        return True
    slow, share = first_danger(dangers_of(fight), body.at, goal)
    if slow is None or CROSSED in fight.turn.done:
        return True
    if not fight.squared:
        _to_the_edge(fight, body, goal, share)
    return cross(fight, figure, hazard_of(fight, slow), goal)


def first_danger(slows: Sequence[Slow], start: Point, goal: Point) -> tuple[Slow | None, float]:
    """The first danger on a straight stretch, and what share of the stretch lies before it."""
    a, b = (start.x, start.y), (goal.x, goal.y)
    on_it = [slow for slow in slows if slow_length((slow,), a, b)]
    if not on_it:
        return None, 1.0
    return min(((slow, _share(slow, a, b)) for slow in on_it), key=lambda found: found[1])


def _share(slow: Slow, a: Pair, b: Pair) -> float:
    if holds(slow.ring, *a):
        return 0.0
    cuts = [meeting(a, b, *side) for side in edges(slow.ring)]
    return min((cut for cut in cuts if cut is not None), default=0.0)


def _to_the_edge(fight: Fight, body: Figure, goal: Point, share: float) -> None:
    edge = towards(body.at, goal, int(distance(body.at, goal) * share))
    if edge != body.at and fight.ground(body).may_stand(edge):
        step(fight, body, edge)


def cross(fight: Fight, figure: Figure, hazard: str, goal: Point) -> bool:
    """An Athletics roll, as an action; on a failure it makes no progress."""
    turn, rule = fight.turn, "savage.move.hazard"
    turn.used += 1
    turn.rolled = True
    body = mover(fight, figure)
    mark = check(fight, body, "athletics", rule, most=SUCCESS, action=True)
    if mark >= SUCCESS:
        turn.done.append(CROSSED)
        breathe(fight, body)
        return True
    if is_critical(fight, body, mark, rule):
        mishap(fight, body, hazard, goal)
    return False


def mishap(fight: Fight, figure: Figure, hazard: str, goal: Point) -> None:
    """It falls, starts to drown, or is bruised, by the kind of hazard."""
    rule = "savage.move.hazard.critical"
    if hazard == "fall":
        fall(fight, figure, DROP)
    elif hazard == "drown":
        _swept_in(fight, figure, goal)
        go_under(fight, figure, rule)
    else:
        tire(fight, figure, rule, bruises=True)


def _swept_in(fight: Fight, figure: Figure, goal: Point) -> None:
    """A figure that goes under at the water's edge is swept into the water."""
    spot = goal if fight.squared else towards(figure.at, goal, figure.radius)
    if fight.ground(figure).may_stand(spot):
        step(fight, figure, spot)
