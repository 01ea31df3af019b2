"""Picks the few moves and places that deserve a line, out of the many possible answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.punk.content.field import field_of
from tapete.games.punk.labels.ways import trek_label
from tapete.games.punk.state import OFF_TABLE, State
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.shortlist import shortlist as few

MOST_POINTS = 5
"""The most points of another mini's way that are listed."""


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """Returns a few moves or places far apart, nearest to the enemy first.

    Of the points on another mini's way, it returns some evenly spread ones.
    """
    found = few(values, lambda: _ahead(view), lambda trek: trek_label("", trek))
    if found is values and len(values) > MOST_POINTS and values[-1] is None:
        step = (len(values) - 2) / (MOST_POINTS - 2)
        return [*[values[round(place * step)] for place in range(MOST_POINTS - 1)], values[-1]]
    return found


def _ahead(view: State) -> list[Point]:
    """Returns where the active mini's enemies are; with no active mini, the table's middle."""
    own = next((one.seat for one in view.minis if view.active and one.id == view.active.mini), None)
    foes = [one for one in view.minis if not one.out and one.at != OFF_TABLE and one.seat != own]
    if own is None or not foes:
        board = field_of(view.scenario, view.ground, view.size, view.depth).board
        return [board.middle]
    return [foe.at.point for foe in foes]
