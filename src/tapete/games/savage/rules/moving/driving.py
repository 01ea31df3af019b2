"""Vehicles: how far they go at a speed, and how fast they may go."""

from __future__ import annotations

from tapete.games.savage.content.library import library
from tapete.games.savage.state import Figure

STEPS = 4
"""The number of turns from a standstill to the top speed."""


def vehicle_pace(figure: Figure) -> int:
    """How many paces a vehicle goes: its Pace at top speed, less when slower."""
    vehicle = library().vehicles[figure.vehicle]
    return -(-vehicle.pace * figure.speed // vehicle.speed)


def speed_step(figure: Figure) -> int:
    return library().vehicles[figure.vehicle].speed // STEPS


def faster(figure: Figure) -> int:
    return min(library().vehicles[figure.vehicle].speed, figure.speed + speed_step(figure))


def slower(figure: Figure) -> int:
    return max(0, figure.speed - speed_step(figure))
