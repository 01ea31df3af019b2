"""The signs a terminal draws: letters for miniatures, shades for scenery."""

from __future__ import annotations

from tapete.games.euphoria.state import State
from tapete.scene.signs import letters
from tapete.spaces.boards.chart import OPEN
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import INCH

TALL = 2 * INCH
"""What is this high is climbed, and drawn darker: euphoria.move.traverse.tall"""
LOW, HIGH, OBSTACLE, HOLE, DOOR, WINDOW = "░▓,=|:"


def signs(view: State) -> dict[str, str]:
    """A letter for each miniature by its team; neutral ones have numbers."""
    return letters((mini.id, mini.seat) for mini in view.minis)


def scenery_sign(piece: Scenery) -> str:
    """How a piece is drawn: by its ground, or by whether it is stepped over or climbed."""
    if piece.area:
        return {"hole": HOLE, "obstacle": OBSTACLE}.get(piece.ground, OPEN)
    return HIGH if piece.top >= TALL else LOW
