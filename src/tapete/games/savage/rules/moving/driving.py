"""Vehicles: how far they go at a speed, and how fast they may go. Each takes the vehicle itself."""

from __future__ import annotations

from tapete.games.savage.content.library import library
from tapete.games.savage.state import Figure

STEPS = 4
"""The number of turns from a standstill to the top speed."""


def top_speed(machine: Figure) -> int:
    return library().vehicles[machine.profile].speed


def vehicle_pace(machine: Figure) -> int:
    """How many paces a vehicle goes: its Pace at top speed, less when slower."""
    return -(-library().vehicles[machine.profile].pace * machine.speed // top_speed(machine))


def speed_step(machine: Figure) -> int:
    return top_speed(machine) // STEPS


def faster(machine: Figure) -> int:
    return min(top_speed(machine), machine.speed + speed_step(machine))


def slower(machine: Figure) -> int:
    return max(0, machine.speed - speed_step(machine))
