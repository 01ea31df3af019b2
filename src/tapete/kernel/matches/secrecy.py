"""Checks that no seat learns what is hidden from it: if that changes, its view must not change.

For the tests of any game: play a match, and call `leaks` for every seat at each question.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias, TypeVar

from tapete.kernel.bot import Bot
from tapete.kernel.chance.roll import Chance, Draw
from tapete.kernel.errors import Refused, Unrepeatable
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Whole
from tapete.kernel.matches.script import Fallen
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import LiveTable, Suspended

T = TypeVar("T")

Scramble: TypeAlias = Callable[[Any, Seat, Random], None]
"""Changes, in place, everything in a state that a seat may not know."""


class Incomparable(Exception):
    """With the hidden things changed, this step could not have gone as it did."""


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
    if _heard(match.question, seat) != _heard(question, seat):
        found.append("the question")
    if bot is not None and question is not None and seat in question.domains:
        twin = Whole(game, match.seats, checkpoint, state, last.script)
        mine, theirs = match.position(seat), twin.position(seat, question)
        if mine.domain.write(bot().choose(mine)) != theirs.domain.write(bot().choose(theirs)):
            found.append("the bot's choice")
    return found


def _seen(match: Match[Any], state: Any, seat: Seat) -> bytes:
    return match.game.snapshots.freeze(match.game.view(state, seat))


def _heard(question: Question | None, seat: Seat) -> object:
    """Returns what a seat knows about the open question; its domain only if it may answer."""
    if question is None:
        return None
    asked = question.domains[seat].describe() if seat in question.domains else None
    return question.key, question.args, question.seats, asked


def asked_again(match: Match[Any], state: Any) -> Question | None:
    """Runs the step on the changed state, with the same rolls and answers."""
    table = _Retold(list(match.trail[-1].script), match.dice)
    if match.question is None:
        return None
    try:
        match.game.step(state, table)
    except Suspended as pause:
        return pause.question
    except _Otherwise:
        return None
    except (Refused, Unrepeatable, ValueError) as wrong:
        raise Incomparable from wrong
    return None


class _Otherwise(Exception):
    """Something is rolled at a point where the match asks a question."""


class _Retold(LiveTable):
    """A table that repeats earlier outcomes, though the piles may now hold other things."""

    __slots__ = ()

    def roll(self, chance: Chance[T]) -> T:
        if self._at == len(self._script):
            raise _Otherwise
        entry = self._script[self._at]
        self._at += 1
        if not isinstance(entry, Fallen):
            raise Incomparable
        if isinstance(chance, Draw) and entry.outcome not in chance.items:
            raise Incomparable
        return entry.outcome  # type: ignore[no-any-return]
