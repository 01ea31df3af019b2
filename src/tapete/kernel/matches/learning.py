"""What a seat has learned from its own answers, beyond what it could see when it gave them.

The answers are given again in other worlds that looked the same to the seat. Where it would have
seen something else, it has learned something: from a question, from an event or from the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tapete.kernel.event import Event
from tapete.kernel.matches.tail import Tail
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import Suspended
from tapete.kernel.tables.retold import Incomparable, RetoldTable

if TYPE_CHECKING:
    from tapete.kernel.matches.checkpoint import Checkpoint
    from tapete.kernel.matches.match import Match

WORLDS = 8
"""How many worlds are compared; if all go on looking the same, nothing was learned."""
TRIES = 64
"""How many worlds are imagined in search of them."""


class Sight(msgspec.Struct, frozen=True):
    """What a seat has before it: the table, the question as it hears it, and what it was told."""

    view: bytes
    question: object
    told: tuple[Event, ...]


def sight(match: Match[Any], seat: Seat) -> Sight:
    view = match.game.snapshots.freeze(match.view(seat))
    return Sight(view, heard(match.question, seat), tuple(match.events(seat)))


def heard(question: Question | None, seat: Seat) -> object:
    """Returns what a seat knows about the open question; its domain only if it may answer."""
    if question is None:
        return None
    asked = question.domains[seat].describe() if seat in question.domains else None
    return question.key, question.args, question.seats, asked


def learned(match: Match[Any], seat: Seat, before: Checkpoint, answers: list[Any]) -> bool:
    """True if a seat saw what it could not foresee when it gave these answers, the latest ones.

    Nothing may have been rolled since. `before` ends where the first of them was asked for. If no
    world can be imagined that looked like this one by then, it is taken to have learned something.
    """
    if not match.game.hides:
        return False
    truth = _sights(world_at(match, before), seat, answers)
    known: dict[bytes, list[Sight]] = {before.state: truth}
    worlds = (_known(known, match, seat, one, answers) for one in _imagined(match, seat, before))
    alike = list(islice((seen for seen in worlds if seen and seen[0] == truth[0]), WORLDS))
    return not alike or any(seen != truth for seen in alike)


def _known(
    known: dict[bytes, list[Sight]],
    match: Match[Any],
    seat: Seat,
    before: Checkpoint,
    answers: list[Any],
) -> list[Sight]:
    """What a seat sees in a world, looked at once; nothing if it could not have gone so far."""
    if before.state not in known:
        known[before.state] = []
        with suppress(Exception):
            known[before.state] = _sights(world_at(match, before), seat, answers)
    return known[before.state]


def _imagined(match: Match[Any], seat: Seat, before: Checkpoint) -> Iterator[Checkpoint]:
    """Yields worlds in which all might have gone as it did so far."""
    game = match.game
    view = game.view(game.snapshots.thaw(before.state), seat)
    for number in range(TRIES):
        state = game.snapshots.freeze(game.imagine(view, seat, Random(number)))
        yield msgspec.structs.replace(before, state=state)


def world_at(match: Match[Any], before: Checkpoint) -> Match[Any]:
    """Returns a copy of the match that stands at the end of a checkpoint's script."""
    world = match.fork()
    world.tables = RetoldTable
    world.trail = [msgspec.structs.replace(before, script=list(before.script))]
    world.told, world.told_after, world.begun, world.notes = Tail(), Tail(), Tail(), Tail()
    state = match.game.snapshots.thaw(before.state)
    try:
        match.game.step(state, world.table(world.trail[0].script))
    except Suspended as pause:
        world.wait(state, pause.question, None)
        return world
    raise Incomparable


def _sights(world: Match[Any], seat: Seat, answers: list[Any]) -> list[Sight]:
    """Returns what a seat sees as it gives its answers, as long as it can give them.

    In a world in which all goes otherwise, a rule that is given them may fail in any way.
    """
    seen = [sight(world, seat)]
    with suppress(Exception):
        for answer in answers:
            world.answer(seat, answer)
            seen.append(sight(world, seat))
    return seen
