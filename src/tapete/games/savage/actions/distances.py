"""Moving without miniatures: so many paces nearer to somebody, or further away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.rules.moving.movement import reach, walk
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Barred, Choice
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import Route

RULE = "savage.ruling.no_minis_distance"
APPROACH, RETREAT = "approach", "retreat"


def _others(fight: Fight, figure: Figure) -> list[Figure]:
    """All that it may go to or away from: foes first, the nearest first."""
    own = (figure.id, figure.mount)
    seen = [one for one in fight.standing() if one.id not in own and not one.mount]
    return sorted(seen, key=lambda one: (one.seat == figure.seat, fight.gap(figure, one)))


def _closer(fight: Fight, figure: Figure, other: Figure) -> int:
    """How many paces it can come nearer: it need not stand in the very same place."""
    left = reach(fight, figure) // PACE
    return min(left, -(-fight.gap(figure, other) // PACE) - 1)


def _away(fight: Fight, figure: Figure, other: Figure) -> int:
    """How many paces it can go further away, up to the end of the place."""
    x, ahead = figure.at.x, _direction(figure, other)
    end = fight.board.width - x if ahead < 0 else x
    return min(reach(fight, figure), max(0, end - figure.radius)) // PACE


def _direction(figure: Figure, other: Figure) -> int:
    """1 if another is further up the line, -1 if further down. Next to it, its own rear decides."""
    if other.at.x != figure.at.x:
        return 1 if other.at.x > figure.at.x else -1
    return -1 if figure.seat else 1


PACES: dict[str, Callable[[Fight, Figure, Figure], int]] = {APPROACH: _closer, RETREAT: _away}


def _offer(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for what, paces in PACES.items() if fight.spoken else ():
        for other in _others(fight, figure):
            most = paces(fight, figure, other)
            if most > 0 and (what == APPROACH or other.seat != figure.seat):
                said: Sequence[Plain] = tuple(range(most, 0, -1))
                yield Choice(Do(what, other.id), {"paces": said})


def _bar(fight: Fight, figure: Figure) -> Iterator[Barred]:
    if fight.spoken and reach(fight, figure) < PACE:
        yield barred(Do(APPROACH), "savage.move.walk", "no_movement")


def _go(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """It walks along the line; whoever it leaves may strike at it, as on a map."""
    paces, body = details["paces"], mover(fight, figure)
    assert isinstance(paces, int)
    ahead = _direction(figure, fight.figure(do.to)) * (1 if do.what == APPROACH else -1)
    goal = Point(body.at.x + ahead * paces * PACE, body.at.y)
    walk(fight, figure, Route((body.at, goal), paces * PACE))


def _nothing(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return []


KINDS = (
    Kind(APPROACH, MOVE, _offer, _go, _bar, cost="free", tried="otherwise"),
    Kind(RETREAT, MOVE, _nothing, _go, cost="free", tried="otherwise"),
)
