"""Where things are drawn inside a square: pawns side by side, discs in the middle."""

from __future__ import annotations

from tapete.games.darkness.figures import everybody
from tapete.games.darkness.labels.names import city
from tapete.games.darkness.state import State
from tapete.scene.board import Pair, crowded

SPOTS: tuple[tuple[Pair, ...], ...] = (
    ((0, 0),),
    ((-135, 0), (135, 0)),
    ((-135, -125), (135, -125), (0, 125)),
    ((-140, -135), (140, -135), (-140, 135), (140, 135)),
    ((-165, -150), (165, -150), (-165, 150), (165, 150), (0, 0)),
    ((-185, -120), (0, -120), (185, -120), (-185, 120), (0, 120), (185, 120)),
)
"""Where each pawn stands, from the middle of its square, by how many are there."""
PAWN, DISC = 122, 175
"""The radii of pawns and of discs."""


def figure_places(view: State) -> dict[str, Pair]:
    """Where each pawn is drawn."""
    there = {one.id: one.at for one in everybody(view) if one.at is not None}
    found = crowded(there, SPOTS)
    return {one: city(view).spot(square, found[one]) for one, square in there.items()}


def spot(value: object, view: State) -> Pair | None:
    """The middle of the square that an answer names."""
    match value:
        case (int(column), int(row)) if city(view).inside((column, row)):
            return city(view).spot((column, row))
    return None
