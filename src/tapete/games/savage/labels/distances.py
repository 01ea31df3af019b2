"""Distances that are said in a fight without miniatures."""

from __future__ import annotations

from tapete.games.savage.labels.deeds import acting
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import LINE, PACE
from tapete.kernel import Message


def far_from(view: State, figure: Figure) -> Message | None:
    """How far a figure is from the acting one; None on a map, or if it is that one or its mount."""
    if view.board != LINE or figure.out:
        return None
    actor = acting(view)
    if actor is None or _together(actor, figure):
        return None
    return Message.of("savage.state.gap", paces=abs(actor.at.x - figure.at.x) // PACE)


def _together(one: Figure, other: Figure) -> bool:
    return one.id == other.id or one.mount == other.id or other.mount == one.id
