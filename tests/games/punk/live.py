"""A match that stands at a table that was fielded, to see who is told and asked what."""

from __future__ import annotations

from typing import Any

from tapete.games.punk.game import GAME
from tapete.games.punk.state import State
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.checkpoint import Checkpoint
from tapete.kernel.matches.learning import world_at
from tapete.kernel.matches.tail import Tail
from tapete.kernel.tables.live import LiveTable
from tests.games.punk.fielded import Fielded


def live(table: Fielded) -> Match[State]:
    """The match in which the active mini is about to be asked what it does."""
    table.state.phase = "act"
    begun: Match[State] = Match(GAME, {}, from_number(1))
    point = Checkpoint(0, GAME.snapshots.freeze(table.state), [])
    match = world_at(begun, point)
    match.tables, match.revealed = LiveTable, Tail([False])
    match.line, match.chosen, match.records = Tail(), Tail(), Tail()
    return match


def doing(what: str, to: str = "", item: int = -1) -> Any:
    """The answer by which the active mini does something."""
    return ["do", {"option": {"what": what, "to": to, "item": item}}]
