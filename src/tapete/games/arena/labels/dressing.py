"""Puts names in place of the ids in events, questions and refusals."""

from __future__ import annotations

from tapete.games.arena.labels.names import board, box_name, called, entry_name
from tapete.games.arena.state import State
from tapete.kernel.labels import dressing
from tapete.kernel.message import Arg
from tapete.spaces.hexes.names import hex_name
from tapete.spaces.plane.point import Point

NOTHING = "none"
ENTRIES = (
    "item", "worn", "stowed", "loot", "what", "thing", "holds", "card", "tree", "kind", "counter",
    "scenario",
)  # fmt: skip
"""The arguments of messages that name a piece of content."""


def _zone(place: tuple[int, int], view: State) -> Arg:
    hexes = board(view)
    return hex_name(hexes, hexes.at(Point(*place)))


dress = dressing(
    NOTHING,
    None,
    ("zone", _zone),
    figure=called, target=called, killer=called, box=box_name,
    **dict.fromkeys(ENTRIES, entry_name),
)  # fmt: skip
