"""Moving without miniatures: some paces nearer to somebody, or further away."""

from __future__ import annotations

from collections.abc import Callable

from tapete.deeds import Details, Do, Options, ToEach, Why
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.moving.movement import reach, walk
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import Route

APPROACH, RETREAT = "approach", "retreat"


def _others(fight: Fight, figure: Figure, what: str) -> list[Figure]:
    """All that it may go to, or those it may flee from: foes first, the nearest first.

    Of those who are carried together, only the rider or driver is listed.
    """
    own = (figure.id, figure.mount)
    seen = [one for one in fight.standing() if one.id not in own and _leads(fight, one)]
    seen = [one for one in seen if what == APPROACH or one.seat != figure.seat]
    return sorted(seen, key=lambda one: (one.seat == figure.seat, fight.gap(figure, one)))


def _leads(fight: Fight, figure: Figure) -> bool:
    """True if it stands by itself, or is first of those who are carried together."""
    return not figure.rider and mover(fight, figure).rider in ("", figure.id)


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


def _details(what: str) -> Callable[[Fight, Figure, Figure], Options]:
    def details(fight: Fight, figure: Figure, other: Figure) -> Options:
        return {"paces": tuple(range(PACES[what](fight, figure, other), 0, -1))}

    return details


def _able(what: str) -> Callable[[Fight, Figure], list[Figure]]:
    """Those it can get closer to, or away from."""

    def able(fight: Fight, figure: Figure) -> list[Figure]:
        return [o for o in _others(fight, figure, what) if PACES[what](fight, figure, o) > 0]

    return able


def _unable(fight: Fight, figure: Figure) -> Why | None:
    able = reach(fight, figure) >= PACE
    return None if able else ("savage.move.walk", "no_pace", {"needs": 1})


def _told(fight: Fight, figure: Figure) -> bool:
    return fight.spoken


def _go(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """It walks along the line; whoever it leaves may strike at it, as on a map."""
    paces, body = details["paces"], mover(fight, figure)
    assert isinstance(paces, int)
    ahead = _direction(figure, fight.figure(do.to)) * (1 if do.what == APPROACH else -1)
    goal = Point(body.at.x + ahead * paces * PACE, body.at.y)
    walk(fight, figure, Route((body.at, goal), paces * PACE))


KINDS = (
    Kind(APPROACH, MOVE, _go, ToEach(_able(APPROACH), details=_details(APPROACH)), _unable, _told,
        cost="free", stoppable=True, tried="otherwise", bundled=True, apart=True),
    Kind(RETREAT, MOVE, _go, ToEach(_able(RETREAT), details=_details(RETREAT)), _unable, _told,
        cost="free", stoppable=True, tried="otherwise", bundled=True, apart=True),
)  # fmt: skip
