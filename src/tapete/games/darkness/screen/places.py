"""Where things are drawn inside a square: pawns side by side, discs in the middle."""

from __future__ import annotations

from tapete.games.darkness.labels.names import city, figures
from tapete.games.darkness.state import Square, State
from tapete.scene.board import Pair
from tapete.spaces.tiles.city import WIDTH

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


def middle(square: Square, by: Pair = (0, 0)) -> Pair:
    return square[0] * WIDTH + WIDTH // 2 + by[0], square[1] * WIDTH + WIDTH // 2 + by[1]


def figure_places(view: State) -> dict[str, Pair]:
    """Where each pawn is drawn."""
    there: dict[Square, list[str]] = {}
    for one in figures(view):
        if one.at is not None:
            there.setdefault(one.at, []).append(one.id)
    return {
        name: middle(square, SPOTS[min(len(names), len(SPOTS)) - 1][place % len(SPOTS)])
        for square, names in there.items()
        for place, name in enumerate(names)
    }


def spot(value: object, view: State) -> Pair | None:
    """The middle of the square that an answer names."""
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    column, row = value
    if not (isinstance(column, int) and isinstance(row, int)):
        return None
    return middle((column, row)) if city(view).inside((column, row)) else None
