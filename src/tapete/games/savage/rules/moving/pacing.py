"""A single stretch of a move, and the tally of how far a figure went."""

from __future__ import annotations

from tapete.games.savage.rules.moving.riding import together
from tapete.games.savage.state import Figure, Turn
from tapete.games.savage.world import PACE, Fight, squares_between
from tapete.spaces.plane.point import Point, distance


def step(fight: Fight, body: Figure, goal: Point) -> None:
    """Moves a figure and its rider straight to a place; the acting figure's turn counts it."""
    length = length_of(fight, body.at, goal)
    tally(fight.turn, body.at, goal, length)
    fight.turn.ridden += length if body.rider else 0
    for one in together(fight, body):
        one.at = goal


def length_of(fight: Fight, start: Point, goal: Point) -> int:
    """The length of a stretch; on squares, a diagonal counts as one pace."""
    if fight.squared:
        return squares_between(start, goal) * PACE
    return round(distance(start, goal))


def tally(turn: Turn, start: Point, goal: Point, length: int) -> None:
    """Adds a stretch to the turn; one in the same direction as the last prolongs it."""
    course = [goal.x - start.x, goal.y - start.y]
    turn.walked += length
    turn.straight = length + (turn.straight if _same_way(turn.course, course) else 0)
    turn.course = course


WOBBLE = 0.0001
"""Tolerance for rounding, which slightly bends a straight line that is cut into pieces."""


def _same_way(one: list[int], other: list[int]) -> bool:
    if not one:
        return False
    ahead = one[0] * other[0] + one[1] * other[1]
    aside = one[0] * other[1] - one[1] * other[0]
    return ahead > 0 and aside * aside <= WOBBLE * ahead * ahead
