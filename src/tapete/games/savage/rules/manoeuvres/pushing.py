"""Pushes: opposed Strength; the foe is driven back, and may fall prone."""

from __future__ import annotations

from math import copysign

from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import profile_of, scale, shield_of
from tapete.games.savage.rules.attacks.modifiers import advantage
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, Opposed, check, oppose
from tapete.games.savage.rules.harm.conditions import fall_prone, rouse
from tapete.games.savage.rules.manoeuvres.grappling import held_by, let_go, loosen
from tapete.games.savage.rules.moving.riding import aboard, part
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight, on_the_board, squares_between
from tapete.kernel import Modifier
from tapete.spaces.boards.figure import Figure as Body
from tapete.spaces.plane.point import Point, distance, towards
from tapete.spaces.routes.ground import Ground

RUN_UP, RUN_UP_BONUS = 2 * PACE, 2
HARD = -2
ROUNDING = 3
"""How much a distance may lose by rounding to whole coordinates."""
LARGER = 2
"""With `push_core`, foes this much larger cannot be pushed."""


def too_large(fight: Fight, pusher: Figure, foe: Figure) -> bool:
    """savage.ruling.push_size: the limit is two Sizes with `push_core`; else there is none."""
    beyond = profile_of(foe).size - profile_of(pusher).size >= LARGER
    return fight.rules.push_core and beyond


def push(fight: Fight, pusher: Figure, foe: Figure, trait: str, resists: str) -> int:
    """A success moves the foe back 1 pace, 2 with a raise; it falls prone if Athletics fails."""
    rule = "savage.push.roll"
    mine = (run_up(fight), _shield(pusher), advantage(fight, foe))
    mark = oppose(fight, Opposed(pusher, trait, foe, resists, rule, mine, (_shield(foe),)))
    rouse(fight, foe)
    if mark < SUCCESS:
        fight.table.tell(Did, figure=pusher.id, what="push_failed", target=foe.id, rule=rule)
        return mark
    far = paces(fight, pusher, foe, mark)
    if foe.mount:
        unseat(fight, pusher, foe, far)
    else:
        drive_back(fight, pusher, foe, far)
    _keep_footing(fight, foe, mark)
    return mark


def run_up(fight: Fight) -> Modifier:
    """A bonus for having moved more than 2 paces this turn, straight or not."""
    near = fight.turn.walked <= RUN_UP
    return Modifier("savage.ruling.push_run_up", 0 if near else RUN_UP_BONUS)


def _shield(figure: Figure) -> Modifier:
    shield = shield_of(figure)
    return Modifier("savage.push.shield", 0 if shield is None else shield.parry)


def paces(fight: Fight, pusher: Figure, foe: Figure, mark: int) -> int:
    """1, or 2 with a raise; with `push_core`, twice as far for a foe of smaller scale."""
    smaller = fight.rules.push_core and scale(foe) < scale(pusher)
    return (2 if mark >= RAISE else 1) * (2 if smaller else 1)


def drive_back(fight: Fight, pusher: Figure, foe: Figure, most: int) -> None:
    """Moves the foe straight away from the pusher; a holder that is moved lets go."""
    start = foe.at
    foe.at = _end(fight, pusher, foe, most)
    for rider in aboard(fight, foe):
        rider.at = foe.at
    if foe.at != start:
        for victim in held_by(fight, foe):
            let_go(fight, foe, victim)
    loosen(fight, foe)
    blocked = _far(fight, start, foe.at) < most * PACE - ROUNDING
    rule = "savage.ruling.push_adjacent_limit" if blocked else "savage.push.effect"
    what = "pushed_against" if blocked else "pushed"
    fight.table.tell(Did, figure=pusher.id, what=what, target=foe.id, rule=rule)


def unseat(fight: Fight, pusher: Figure, rider: Figure, most: int) -> None:
    """A rider is pushed out of the saddle, to the far side of its mount if there is room."""
    mount = fight.figure(rider.mount)
    touching = rider.radius + mount.radius
    far = most if fight.squared else max(most * PACE, touching)
    beyond = _back(fight, pusher, rider, far)
    part(fight, rider)
    beyond = Point(beyond.x, rider.at.y) if fight.spoken else beyond
    if fight.ground(rider).may_stand(beyond):
        rider.at = beyond
    loosen(fight, rider)
    rule = "savage.push.effect"
    fight.table.tell(Did, figure=pusher.id, what="unseated", target=rider.id, rule=rule)


def _far(fight: Fight, start: Point, end: Point) -> float:
    return squares_between(start, end) * PACE if fight.squared else distance(start, end)


def _end(fight: Fight, pusher: Figure, foe: Figure, most: int) -> Point:
    """Where the pushed foe ends: it stops at an obstacle or a figure."""
    ground = _way(fight, foe)
    lengths = range(most, 0, -1) if fight.squared else range(most * PACE, 0, -1)
    low, high = 0, len(lengths)
    while low < high:
        middle = (low + high) // 2
        if ground.straight(foe.at, _back(fight, pusher, foe, lengths[middle])) is None:
            low = middle + 1
        else:
            high = middle
    return _back(fight, pusher, foe, lengths[low]) if low < len(lengths) else foe.at


def _way(fight: Fight, foe: Figure) -> Ground:
    """The ground for a pushed foe: it passes through nobody, not even its friends."""
    bodies = [
        Body(fight.room(other), other.id, other.height)
        for other in (() if fight.spoken else fight.state.figures)
        if other is not foe and on_the_board(other)
    ]
    return Ground(fight.board, fight.room(foe).radius, bodies)


def _back(fight: Fight, pusher: Figure, foe: Figure, far: int) -> Point:
    """The place this far behind the foe, away from the pusher, in squares or lengths."""
    dx, dy = foe.at.x - pusher.at.x, foe.at.y - pusher.at.y
    if fight.spoken:
        return Point(foe.at.x + (_sign(dx) or _rear(foe)) * far, foe.at.y)
    if fight.squared:
        return Point(foe.at.x + _sign(dx) * far * PACE, foe.at.y + _sign(dy) * far * PACE)
    return towards(foe.at, Point(foe.at.x + dx, foe.at.y + dy), far)


def _rear(foe: Figure) -> int:
    """The direction along the line in which its own side's rear is."""
    return 1 if foe.seat else -1


def _sign(value: int) -> int:
    return int(copysign(1, value)) if value else 0


def _keep_footing(fight: Fight, foe: Figure, mark: int) -> None:
    rule = "savage.push.effect"
    hard = Modifier(rule, HARD if mark >= RAISE else 0)
    if not foe.prone and check(fight, foe, "athletics", rule, [hard], most=SUCCESS) < SUCCESS:
        fall_prone(fight, foe, rule)
