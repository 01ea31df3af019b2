"""The studio as text: the turn, the map, and the miniatures of each team, one per line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.euphoria.content.field import field_of
from tapete.games.euphoria.content.pieces import TALL
from tapete.games.euphoria.labels.conditions import gauges, marks
from tapete.games.euphoria.labels.dressing import inches
from tapete.games.euphoria.labels.names import figure_name, team_name
from tapete.games.euphoria.labels.summary import audience, head, minis_left
from tapete.games.euphoria.labels.ways import GRID
from tapete.games.euphoria.state import NEUTRAL, SEATS, Mini, State
from tapete.kernel import Message, Say, Seat
from tapete.kernel.message import Arg
from tapete.kernel.seat import whose
from tapete.scene.signs import letters
from tapete.spaces.boards.chart import OPEN, Chart
from tapete.spaces.boards.scenery import Scenery

TICK = 10
"""How many signs lie between two numbers above the map."""
TRAPDOOR, DEVICE, MARKER = "o*x"
LOW, HIGH = "░▓"
GROUNDS = {"obstacle": ",", "hole": "="}


def picture(view: State, seat: Seat | None, say: Say) -> str:
    lines = [say(head(view)), chart(view)]
    for side in (*SEATS, NEUTRAL):
        team = [mini for mini in view.minis if mini.seat == side]
        lines += [say(_side(view, side, seat))] if team else []
        lines += [say(_row(view, mini)) for mini in team]
    return "\n".join(lines)


def chart(view: State) -> str:
    """Scenery, what lies there, and everybody, between numbers to point by."""
    found, sign = Chart(_scenery(view.board), GRID), letters(view.minis)
    lying = [(one.at, TRAPDOOR) for one in view.trapdoors if not one.empty]
    lying += [(one.at, DEVICE) for one in view.devices]
    lying += [(one.at, MARKER) for one in view.markers]
    for place, drawn in lying:
        found.put(place.point, drawn)
    found.number(view.objectives)
    for mini in view.minis:
        if not mini.out:
            found.stand(mini.at.point, sign[mini.id])
    return found.between_rulers(GRID, TICK)


@lru_cache(maxsize=64)
def _scenery(board: str) -> tuple[str, ...]:
    """The map without anybody on it, line by line."""
    return Chart.drawn(field_of(board).seen, GRID, _sign)


def _sign(piece: Scenery) -> str:
    """How a piece is drawn: by its ground, or by whether it is stepped over or climbed."""
    if piece.area:
        return GROUNDS.get(piece.ground, OPEN)
    return HIGH if piece.top >= TALL else LOW


def _side(view: State, side: Seat, seat: Seat | None) -> Message:
    if side == NEUTRAL:
        return Message("euphoria.picture.neutral")
    told = {"whose": whose(seat, side), "name": team_name(view, side), **minis_left(view, side)}
    return Message.of("euphoria.picture.side", **told, points=audience(view, side))


def _row(view: State, mini: Mini) -> Message:
    acting, out, sign = view.active == mini.id, mini.out or "no", letters(view.minis)[mini.id]
    told: dict[str, Arg] = {"figure": figure_name(mini.name), "acting": acting, "out": out}
    return Message.listing("euphoria.picture.mini", "parts", _parts(view, mini), **told, sign=sign)


def _parts(view: State, mini: Mini) -> Iterator[Message]:
    """Its AP, its life, its Euphoria, how high it is, and its conditions."""
    yield from (gauge.label for gauge in gauges(mini))
    yield Message.of("euphoria.scene.euphoria", euphoria=mini.euphoria + mini.swing)
    if mini.at.height:
        yield Message.of("euphoria.card.height", high=inches(mini.at.height))
    yield from (mark.label for mark in marks(view, mini))
