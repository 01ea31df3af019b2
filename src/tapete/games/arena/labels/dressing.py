"""Puts names in place of the ids in events, questions and refusals."""

from __future__ import annotations

from tapete.games.arena.labels.names import (
    board,
    box_name,
    called,
    entry_name,
    special_name,
    zone_name,
)
from tapete.games.arena.state import State
from tapete.kernel import Message
from tapete.kernel.labels import dressing
from tapete.spaces.plane.point import Point

NOTHING = "none"

_named = dressing(
    NOTHING,
    figure=called, target=called, killer=called, item=entry_name, worn=entry_name,
    stowed=entry_name, loot=entry_name, what=entry_name, thing=entry_name, holds=entry_name,
    card=entry_name, tree=entry_name, kind=entry_name, counter=entry_name, scenario=entry_name,
    special=special_name, box=box_name,
)  # fmt: skip


def dress(message: Message, view: State) -> Message:
    """Names for ids, and the name of a zone for a place on the table."""
    said = _named(message, view)
    given = dict(said.args)
    x, y = given.get("x"), given.get("y")
    if not isinstance(x, int) or not isinstance(y, int):
        return said
    hexes = board(view)
    return Message.of(said.key, **{**given, "zone": zone_name(hexes, hexes.at(Point(x, y)))})
