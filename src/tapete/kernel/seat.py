"""A place at the table."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""The number of a seat; a game numbers its seats from 0."""

Audience: TypeAlias = "tuple[Seat, ...] | None"
"""The seats that may know something; None stands for everybody, spectators included."""


def may_know(audience: Audience, seat: Seat | None) -> bool:
    """True if a seat (None: a spectator) belongs to an audience."""
    return audience is None or seat in audience


def whose(seat: Seat | None, side: Seat) -> str:
    """Whose side it is to a reader, so that words can differ: `own`, `foe` or, outside, `none`."""
    return "none" if seat is None else "own" if seat == side else "foe"
