"""Checks that no seat learns what is hidden from it: if that changes, its view must not change.

For the tests of any game: play a match, and call `leaks` for every seat at each question.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from tapete.kernel.bot import Bot
from tapete.kernel.errors import Refused, Unrepeatable
from tapete.kernel.matches.learning import heard
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Whole
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import Suspended
from tapete.kernel.tables.retold import Incomparable, Otherwise, RetoldTable

Scramble: TypeAlias = Callable[[Any, Seat, Random], None]
"""Changes, in place, everything in a state that a seat may not know."""


def leaks(
    match: Match[Any],
    seat: Seat,
    scramble: Scramble,
    rng: Random,
    bot: Callable[[], Bot] | None = None,
) -> list[str]:
    """Names what looks different to a seat once hidden things change; empty if nothing leaks.

    Raises `Incomparable` if the change contradicts what the step has shown so far.
    """
    game, last = match.game, match.trail[-1]
    state = game.snapshots.thaw(last.state)
    scramble(state, seat, rng)
    checkpoint = game.snapshots.freeze(state)
    question = asked_again(match, state)
    found = []
    if _seen(match, match.state, seat) != _seen(match, state, seat):
        found.append("the view")
    if heard(match.question, seat) != heard(question, seat):
        found.append("the question")
    if bot is not None and question is not None and seat in question.domains:
        twin = Whole(game, match.seats, checkpoint, state, last.script)
        mine, theirs = match.position(seat), twin.position(seat, question)
        if mine.domain.write(bot().choose(mine)) != theirs.domain.write(bot().choose(theirs)):
            found.append("the bot's choice")
    return found


def _seen(match: Match[Any], state: Any, seat: Seat) -> bytes:
    return match.game.snapshots.freeze(match.game.view(state, seat))


def asked_again(match: Match[Any], state: Any) -> Question | None:
    """Runs the step on the changed state, with the same rolls and answers."""
    table = RetoldTable(list(match.trail[-1].script), match.dice)
    if match.question is None:
        return None
    try:
        match.game.step(state, table)
    except Suspended as pause:
        return pause.question
    except Otherwise:
        return None
    except (Refused, Unrepeatable, ValueError) as wrong:
        raise Incomparable from wrong
    return None
