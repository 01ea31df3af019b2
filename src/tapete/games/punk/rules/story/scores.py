"""The points of the sides as things stand."""

from __future__ import annotations

from tapete.games.punk.rules.story.goals import BEFORE, tally
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.odds.silent import SILENT


def score_of(view: State, side: Seat) -> int:
    """A side's points if it ended now; before the first Turn and at the end, those it has."""
    if view.ended or view.phase in BEFORE:
        return view.scores[side]
    return tally(Skirmish(view, SILENT), side)
