"""Checks that no seat learns what is hidden from it: if that changes, its view must not change.

For the tests of any game: play a match, and call `leaks` for every seat at each question.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import partial
from itertools import takewhile
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from tapete.kernel.bot import Bot
from tapete.kernel.chance.roll import Draw
from tapete.kernel.errors import Refused, TapeteError, Unrepeatable
from tapete.kernel.event import Undone
from tapete.kernel.matches import undo
from tapete.kernel.matches.checkpoint import Checkpoint
from tapete.kernel.matches.learning import heard, world_at
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Whole
from tapete.kernel.matches.records import Answered, AnyRecord, Thrown
from tapete.kernel.matches.script import Fallen
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import Suspended
from tapete.kernel.tables.retold import Incomparable, Otherwise, RedrawnTable, RetoldTable

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
    if told_otherwise(match, seat, scramble, rng):
        found.append("what is told")
    if bot is not None and question is not None and seat in question.domains:
        twin = Whole(game, match.seats, checkpoint, state, last.script)
        mine, theirs = match.position(seat), twin.position(seat, question)
        if mine.domain.write(bot().choose(mine)) != theirs.domain.write(bot().choose(theirs)):
            found.append("the bot's choice")
    return found


def _seen(match: Match[Any], state: Any, seat: Seat) -> bytes:
    return match.game.snapshots.freeze(match.game.view(state, seat))


def told_otherwise(match: Match[Any], seat: Seat, scramble: Scramble, rng: Random) -> bool:
    """True if a seat would have been told something else after the last answer.

    Where that answer could not have been given, nothing can be said.
    """
    if not match.line or not isinstance(_last_deed(match), Answered):
        return False
    last = match.line[-1]
    try:
        world = _before_the_last(match, seat, scramble, rng)
        world.answer(last.seat, last.answer)
    except (Incomparable, Otherwise, TapeteError, Unrepeatable, ValueError):
        return False
    since = bisect_left(match.told_after, len(match.line), lo=_undone(match))
    return world.events(seat) != match.events(seat, since)


def _before_the_last(match: Match[Any], seat: Seat, scramble: Scramble, rng: Random) -> Match[Any]:
    """Returns a match in which hidden things are different, as it waits for the last answer."""
    point = undo.before(match, match.line[-1].seat, len(match.line) - 1)
    state = match.game.snapshots.thaw(point.state)
    scramble(state, seat, rng)
    world = world_at(match, replace(point, state=match.game.snapshots.freeze(state)))
    world.tables = partial(RedrawnTable, drawn=_drawn(match, point))
    world.dice.counter = _words_used(match)
    return world


def _drawn(match: Match[Any], point: Checkpoint) -> Iterator[Any]:
    """Yields what was drawn since the last answer, which the script of a checkpoint leads to."""
    first = next(n for n, one in enumerate(match.trail) if one.state is point.state)
    scripts = [one.script for one in match.trail[first:]]
    for entry in [entry for script in scripts for entry in script][len(point.script) + 1 :]:
        if isinstance(entry, Fallen) and isinstance(entry.chance, Draw):
            yield entry.outcome


def _last_deed(match: Match[Any]) -> AnyRecord:
    """Returns the last answer or undo of the journal."""
    return next(one for one in reversed(match.records) if not isinstance(one, Thrown))


def _undone(match: Match[Any]) -> int:
    """Returns how much had been told by the last undo."""
    undos = (n for n, told in enumerate(match.told) if isinstance(told.event, Undone))
    return max(undos, default=-1) + 1


def _words_used(match: Match[Any]) -> int:
    """Returns how many words the dice had used by the last answer."""
    last = takewhile(lambda record: isinstance(record, Thrown), reversed(match.records))
    return min((one.at for one in last if isinstance(one, Thrown)), default=match.dice.counter)


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
