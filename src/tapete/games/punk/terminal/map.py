"""The map of a table for a terminal: a sign is 1.5 cm wide and 3 cm high."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.punk.content.field import field_of
from tapete.games.punk.labels.signs import (
    MARKERS,
    OTHER,
    SHADES,
    arrow,
    code_of,
    ground_sign,
    signs,
)
from tapete.games.punk.state import State
from tapete.spaces.boards.chart import Chart
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM

WIDE = 150
TICK = 10
"""The cm between two marks of the rulers."""


def chart(view: State) -> str:
    """Scenery, then what lies on it, then everybody, between rulers in cm."""
    found = Chart(_scenery(view.scenario, view.ground, view.size, view.depth), WIDE)
    for marker in view.markers:
        disc = Disc(marker.at.point, marker.radius)
        found.cover(disc, MARKERS.get(marker.kind, OTHER))
    found.number(view.objectives)
    _put_minis(found, view)
    return found.between_rulers(CM, TICK)


@lru_cache(maxsize=64)
def _scenery(scenario: str, ground: str, size: int, depth: int) -> tuple[str, ...]:
    """The map without anybody on it, line by line."""
    board = field_of(scenario, ground, size, depth).board
    return Chart.drawn(board, WIDE, _sign, lambda piece: "" if piece.area else code_of(piece))


def _sign(piece: Scenery) -> str:
    return ground_sign(piece) if piece.area else SHADES.get(piece.grade, SHADES["light"])


def _put_minis(found: Chart, view: State) -> None:
    """Draws each mini by its letter; if there is room, an arrow after it shows its facing."""
    sign = signs(view)
    here = [mini for mini in view.minis if mini.out in ("", "downed") and mini.at.point.x >= 0]
    for mini in sorted(here, key=lambda one: one.out):
        found.stand(mini.at.point, "+" if mini.out else sign[mini.id])
    for mini in here:
        if not mini.out:
            found.after(mini.at.point, arrow(mini.facing))
