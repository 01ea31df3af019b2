"""Vehicles: how far one goes at its speed, and how fast it may go."""

from __future__ import annotations

from tapete.games.savage.content.library import library
from tapete.games.savage.state import Figure

STEPS = 4
"""From a standstill to its top speed in so many turns."""


def vehicle_pace(figure: Figure) -> int:
    """In paces: all of the vehicle's Pace at top speed, less when slower."""
    vehicle = library().vehicles[figure.vehicle]
    return -(-vehicle.pace * figure.speed // vehicle.speed)


def speed_step(figure: Figure) -> int:
    return library().vehicles[figure.vehicle].speed // STEPS


def faster(figure: Figure) -> int:
    return min(library().vehicles[figure.vehicle].speed, figure.speed + speed_step(figure))


def slower(figure: Figure) -> int:
    return max(0, figure.speed - speed_step(figure))
