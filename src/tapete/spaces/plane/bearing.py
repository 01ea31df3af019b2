"""Facings: whole degrees clockwise from straight up the board."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from tapete.spaces.plane.point import Point

TURN = 360


def bearing(start: Point, goal: Point) -> float:
    """The direction from one place to another, from 0 up to 360."""
    return degrees(atan2(goal.x - start.x, start.y - goal.y)) % TURN


def in_arc(start: Point, facing: int, width: int, goal: Point) -> bool:
    """True if the goal lies within an arc of `width` degrees around the facing, edges included."""
    off = abs((bearing(start, goal) - facing + TURN / 2) % TURN - TURN / 2)
    return off <= width / 2 + 1e-9


def ahead(start: Point, bearing: float, length: float) -> Point:
    """The place at a length from another in a direction, in degrees clockwise from straight up."""
    turn = radians(bearing)
    return Point(start.x + round(sin(turn) * length), start.y - round(cos(turn) * length))
