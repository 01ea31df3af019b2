"""The studio as text: the turn, the map with all miniatures, and each team's, one per line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.euphoria.content.field import field_of
from tapete.games.euphoria.labels.conditions import marks
from tapete.games.euphoria.labels.dressing import inches
from tapete.games.euphoria.labels.names import figure_name, team_name
from tapete.games.euphoria.labels.signs import scenery_sign, signs
from tapete.games.euphoria.labels.summary import SEATS, audience, head, minis_left
from tapete.games.euphoria.state import NEUTRAL, Mini, State
from tapete.kernel import Message, Say, Seat
from tapete.kernel.seat import whose
from tapete.spaces.boards.chart import Chart
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import INCH

WIDE = INCH // 2
TICK = 6
"""The inches between two marks of the rulers."""
TRAPDOOR, DEVICE, MARKER = "o", "*", "x"


def picture(view: State, seat: Seat | None, say: Say) -> str:
    lines = [say(head(view)), chart(view)]
    for side in (*SEATS, NEUTRAL):
        team = [mini for mini in view.minis if mini.seat == side]
        lines += [say(_side(view, side, seat))] if team else []
        lines += [say(_row(view, mini)) for mini in team]
    return "\n".join(lines)


def chart(view: State) -> str:
    """Scenery, what lies there, and everybody, between rulers in inches."""
    found = Chart(_scenery(view.board), WIDE)
    for door in view.trapdoors:
        if not door.empty:
            found.put(door.at.point, TRAPDOOR)
    for device in view.devices:
        found.put(device.at.point, DEVICE)
    for marker in view.markers:
        found.put(marker.at.point, MARKER)
    for place, objective in enumerate(view.objectives, start=1):
        if not objective.carrier and not objective.done:
            found.put(objective.at.point, str(place % 10))
    sign = signs(view)
    for mini in view.minis:
        if not mini.out:
            found.stand(mini.at.point, sign[mini.id])
    return found.between_rulers(INCH, TICK)


@lru_cache(maxsize=64)
def _scenery(board: str) -> tuple[str, ...]:
    """The map without anybody on it, line by line."""
    seen = field_of(board).seen
    found = Chart.empty(seen.width, seen.height, WIDE)
    pieces = [piece for piece in seen.pieces if isinstance(piece, Scenery)]
    found.scenery(pieces, scenery_sign, lambda piece: "")
    return found.lines


def _side(view: State, side: Seat, seat: Seat | None) -> Message:
    if side == NEUTRAL:
        return Message("euphoria.picture.neutral")
    left, count = minis_left(view, side)
    return Message.of(
        "euphoria.picture.side",
        whose=whose(seat, side),
        name=team_name(view, side),
        points=audience(view, side),
        left=left,
        count=count,
    )


def _row(view: State, mini: Mini) -> Message:
    return Message.listing(
        "euphoria.picture.mini",
        "parts",
        _parts(view, mini),
        acting=view.active == mini.id,
        sign=signs(view)[mini.id],
        figure=figure_name(mini.name),
        out=mini.out or "no",
    )


def _parts(view: State, mini: Mini) -> Iterator[Message]:
    """Its AP, its life, its Euphoria, how high it is, and its conditions."""
    most = max(mini.ap, mini.ap_profile)
    yield Message.of("euphoria.scene.ap", ap=mini.ap, most=most)
    yield Message.of("euphoria.scene.life", life=mini.life, most=mini.full)
    yield Message.of("euphoria.scene.euphoria", euphoria=mini.euphoria + mini.swing)
    if mini.at.height:
        yield Message.of("euphoria.card.height", high=inches(mini.at.height))
    yield from (mark.label for mark in marks(view, mini))
