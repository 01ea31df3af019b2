"""What a live match remembers of what is past: its last steps, and the last things told.

The rest is let go, and stays in the store. Whoever goes back further has it recalled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tapete.kernel.event import Note, Told
from tapete.kernel.matches.match import Match
from tapete.kernel.seat import may_know

MOST = 128
"""How many of the last things told are remembered at least, if there are so many."""


class Past(msgspec.Struct, frozen=True):
    """All that was told in a match, and the notes to seats that were not asked."""

    told: list[Told]
    after: list[int]
    begun: list[int]
    notes: list[Note]


def past_of(match: Match[Any]) -> Past:
    """The past of a match that remembers all of it."""
    return Past([*match.told], [*match.told_after], [*match.begun], [*match.notes])


def remembers(match: Match[Any], since: int) -> bool:
    """True if all that was told from a place on is remembered, and where its steps began."""
    start = match.told.start
    return since >= start and all(place >= start for place in match.begun[since:])


def let_go(match: Match[Any], needed: int) -> None:
    """Lets go of what is long past, but for the things told from place `needed` on.

    What was told is let go in large pieces: less than twice as much as is to be kept stays.
    """
    first = match.trail[0]
    match.records.let_go(min(first.records, len(match.records) - 1))
    match.line.let_go(first.answers)
    for one in (match.chosen, match.revealed, match.words):
        one.let_go(first.answers)
    if len(match.told) - match.told.start >= 2 * MOST:
        _forget_told(match, min(first.told, needed, len(match.told) - MOST))


def _forget_told(match: Match[Any], before: int) -> None:
    """Lets go of what was told, but for whole steps: some may have begun earlier."""
    told, begun = match.told, match.begun
    while before > told.start and (least := min(begun[before:], default=before)) < before:
        before = max(least, told.start)
    notes = notes_from(match, before, match.notes.kept)
    match.notes.let_go(len(match.notes))
    match.notes.kept, match.notes.start = notes, match.notes.start - len(notes)
    match.aside |= any(one.to is not None for one in told.let_go(before))
    match.told_after.let_go(before)
    begun.let_go(before)


def notes_from(match: Match[Any], start: int, notes: Iterable[Note]) -> list[Note]:
    """The notes that are still of use where only what was told from a place on is remembered.

    They go with something told from there on, or with what will be told.
    """
    return [_not_before(note, start) for note in notes if _is_of_use(match, note, start)]


def _is_of_use(match: Match[Any], note: Note, start: int) -> bool:
    if note.at >= start:
        return True
    at = carrier(match, note) if note.at >= match.told.start else note.at
    return at is None or at >= start


def _not_before(note: Note, start: int) -> Note:
    return note if note.at >= start else msgspec.structs.replace(note, at=start)


def carrier(match: Match[Any], note: Note) -> int | None:
    """The place of the first thing told since a note that its seat may know."""
    later = range(note.at, len(match.told))
    return next((at for at in later if may_know(match.told[at].to, note.seat)), None)


def recall(match: Match[Any], past: Past) -> None:
    """Remembers all that was told again."""
    start = match.told.start
    known = match.told.kept[: len(past.told) - start]
    if len(past.told) < start or past.told[start:] != known:
        raise ValueError("what is kept of a match is not what was told in it")
    match.notes.kept = [*past.notes, *match.notes[len(past.notes) :]]
    match.notes.start = 0
    match.told.recall(past.told)
    match.told_after.recall(past.after)
    match.begun.recall(past.begun)
    match.aside = False
