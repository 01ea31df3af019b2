"""What the sides have as things stand."""

from __future__ import annotations

from tapete.games.punk.rules.story.goals import BEFORE, tally
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.odds.silent import SILENT


def score_of(view: State, side: Seat) -> int:
    """What a side would have if it ended now; before it begins and when it is over, what it has."""
    if view.ended or view.phase in BEFORE:
        return view.scores[side]
    return tally(Skirmish(view, SILENT), side)
