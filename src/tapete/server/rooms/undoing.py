"""Why an undo, or practice, is refused at a table with bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tapete.kernel.matches.match import Match
from tapete.kernel.matches.undo import Request, has_revealed
from tapete.kernel.seat import Seat
from tapete.server.faults import BotDeclines, BotStandsIn, ServerError
from tapete.server.store.rows import ChairRow


def objection(match: Match[Any], request: Request, chair: ChairRow) -> ServerError | None:
    """Why a bot does not agree to an undo; None if it does, or if a person must say."""
    if chair.kind != "bot" or match.practice:
        return None
    if chair.is_stand_in:
        return BotStandsIn(seat=chair.seat)
    return BotDeclines() if has_revealed(match, request) else None


def is_alone(chairs: Collection[ChairRow], own: Collection[Seat]) -> bool:
    """True if bots have all the seats but these, and keep none of them for anybody."""
    others = [chair for chair in chairs if chair.seat not in own]
    return all(chair.kind == "bot" and not chair.is_stand_in for chair in others)
