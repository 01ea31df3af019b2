"""A place at the table."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""Seats are numbered from 0 in the order in which the game knows them."""

Audience: TypeAlias = "tuple[Seat, ...] | None"
"""Who may know something; None is everybody, spectators included."""


def may_know(audience: Audience, seat: Seat | None) -> bool:
    """Whether a seat (None: a spectator) belongs to an audience."""
    return audience is None or seat in audience
