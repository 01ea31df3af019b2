"""What players call a hex: a letter for its row, and its number there."""

from __future__ import annotations

from tapete.spaces.hexes.hexes import Hex, Hexes

FIRST_ROW = ord("A")


def hex_name(hexes: Hexes, cell: Hex) -> str:
    """The name of a hex: C4 is the fourth of the third row."""
    rows = sorted({r for _, r in hexes.cells})
    row = [one for one in hexes.cells if one[1] == cell[1]]
    return f"{chr(FIRST_ROW + rows.index(cell[1]))}{row.index(cell) + 1}"


def hex_given(answer: object) -> Hex | None:
    """The hex that an answer is; None if it is something else."""
    match answer:
        case (int(q), int(r)):
            return q, r
    return None
