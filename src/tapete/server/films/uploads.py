"""Journals from outside: played again under limits before they are believed."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from tapete.kernel.chance.seed import fresh
from tapete.kernel.game import Game
from tapete.kernel.matches.branching import with_fresh_dice
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay_steps, verify
from tapete.server.faults import ServerError

LONGEST = 4 * 1024 * 1024
"""The most bytes a journal may have."""
MOST_RECORDS = 20_000
SLOWEST = 30.0
"""Seconds a journal may take to be played again."""


class TooLong(ServerError):
    """The journal is longer than what is read from strangers."""

    key = "server.error.journal_too_long"
    status = 413


class TooHard(ServerError):
    """It would take too long to play the journal again."""

    key = "server.error.journal_too_hard"
    status = 422


class TypedDice(ServerError):
    """The match is not over and its dice are thrown by hand: it can go on only at a table."""

    key = "server.error.typed_dice"
    status = 422


def believed(text: bytes, find: Callable[[str], Game[Any]]) -> Match[Any]:
    """Plays a journal again and returns its match; raises if a line, a face or an answer is wrong.

    A match that is not over goes on with fresh dice, as the journal's author knows its seed.
    """
    journal = Journal.parse(text)
    if len(journal.records) > MOST_RECORDS:
        raise TooLong(most=MOST_RECORDS)
    game = find(journal.header.game)
    if not journal.header.typed:
        verify(journal)
    match = _played(journal, game)
    if match.question is None:
        return match
    if match.typed:
        raise TypedDice
    return with_fresh_dice(match, fresh())


def _played(journal: Journal, game: Any) -> Match[Any]:
    until = monotonic() + SLOWEST
    steps = replay_steps(journal, game)
    match = next(steps)
    while next(steps, None) is not None:
        if monotonic() > until:
            raise TooHard(seconds=round(SLOWEST))
    return match
