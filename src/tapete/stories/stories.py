"""Which of the things told belong together: one deed, its rolls, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat, may_know
from tapete.scene.screen import Screen


def story_of(match: Match[Any], screen: Screen, seat: Seat | None, view: Any, at: int) -> int:
    """Returns where the story of the thing told at a place begins, as a seat may know it."""
    return stories_of(match, screen, seat, view, (at,))[at]


def stories_of(
    match: Match[Any], screen: Screen, seat: Seat | None, view: Any, places: Iterable[int]
) -> dict[int, int]:
    """The same for several places, each looked at once if they are given in order.

    A step is a story. What begins a turn or a round begins a story, too.
    """
    found: dict[int, int] = {}
    for at in places:
        begun, place = match.begun[at], at
        while (
            place > begun and place not in found and not _begins(match, screen, seat, view, place)
        ):
            place -= 1
        found[at] = found.get(place, place)
    return found


def _begins(match: Match[Any], screen: Screen, seat: Seat | None, view: Any, at: int) -> bool:
    """True if the seat may know that what was told at a place begins a turn or a round."""
    told = match.told[at]
    if not may_know(told.to, seat):
        return False
    cue = screen.cue(told.event, view)
    return cue is not None and cue.kind == "turn"
