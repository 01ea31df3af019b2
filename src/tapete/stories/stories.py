"""Which of the things told belong together: one deed, its rolls, and what came of it."""

from __future__ import annotations

from typing import Any

from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat, may_know
from tapete.scene.screen import Screen


def story_of(match: Match[Any], screen: Screen, seat: Seat | None, view: Any, at: int) -> int:
    """Returns where the story of the thing told at a place begins, as a seat may know it.

    A step is a story. What begins a turn or a round begins a story, too.
    """
    for place in range(at, match.begun[at], -1):
        told = match.told[place]
        if may_know(told.to, seat) and _begins_turn(screen, view, told.event):
            return place
    return match.begun[at]


def _begins_turn(screen: Screen, view: Any, event: Any) -> bool:
    cue = screen.cue(event, view)
    return cue is not None and cue.kind == "turn"
