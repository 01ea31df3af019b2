"""A match taken up where it was left, without playing all of it again.

Beside its records two things are kept: with each entry of the store the *tale* of what was told in
it, and for the whole match the *place* where its running step began. The rest follows from the
records, and the running step is played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import accumulate
from operator import or_
from typing import Any, TypeVar

import msgspec

from tapete.kernel.errors import Unrepeatable
from tapete.kernel.event import Event, Note, Told
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Header
from tapete.kernel.matches.match import Checkpoint, Match
from tapete.kernel.matches.orders import Standing
from tapete.kernel.matches.records import Answered, AnyRecord, Practised, TakenBack
from tapete.kernel.matches.replays import check_header, play_records
from tapete.kernel.seat import Seat
from tapete.kernel.shaping import pack_decoder

S = TypeVar("S")

GAMES = "tapete.games."
_pack = msgspec.msgpack.Encoder().encode


class Place(msgspec.Struct, frozen=True):
    """The start of a step, and what the records do not say about the match until then."""

    answers: int
    state: bytes
    told: int
    records: int
    words: int
    orders: tuple[Standing, ...]
    revealed: tuple[bool, ...]
    chosen: tuple[bool, ...]
    streams: tuple[int, ...]


class Mark(msgspec.Struct, frozen=True):
    """How much had been told and noted at some moment."""

    told: int = 0
    notes: int = 0


class Tale(msgspec.Struct, frozen=True):
    """What was told in an entry, and the notes to seats that were not asked."""

    told: tuple[Told, ...]
    after: tuple[int, ...]
    begun: tuple[int, ...]
    notes: tuple[Note, ...]


def mark_of(match: Match[Any]) -> Mark:
    return Mark(len(match.told), len(match.notes))


def tale_since(match: Match[Any], mark: Mark) -> bytes:
    """Writes what has been told since a mark."""
    told = [(one.event, one.to) for one in match.told[mark.told :]]
    notes = [(one.seat, one.event, one.at, one.answers) for one in match.notes[mark.notes :]]
    return _pack((told, match.told_after[mark.told :], match.begun[mark.told :], notes))


def read_tale(game: Game[Any], text: bytes) -> Tale:
    """Reads a tale; raises `msgspec.DecodeError` if it is not one of this game."""
    told, after, begun, notes = tale_reader(game.package)(text)
    return Tale(
        tuple([Told(event, to) for event, to in told]),
        after,
        begun,
        tuple([Note(*note) for note in notes]),
    )


@lru_cache(maxsize=16)
def tale_reader(package: str) -> Callable[[bytes], Any]:
    """Reads the tales of a game, whose events all live in its package or in the kernel."""
    event: Any = reduce(or_, [kind for kind in _kinds(Event) if _is_of(kind, package)])
    told = tuple[tuple[event, tuple[Seat, ...] | None], ...]
    notes = tuple[tuple[Seat, event, int, int], ...]
    return pack_decoder(tuple[told, tuple[int, ...], tuple[int, ...], notes]).decode


def _is_of(kind: type[Event], package: str) -> bool:
    """True of the events of a game and of those that all games share."""
    shared = kind.__module__.startswith("tapete.") and not kind.__module__.startswith(GAMES)
    return shared or kind.__module__.startswith(f"{package}.")


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _kinds(one)


def place_of(match: Match[Any]) -> Place:
    """Where the running step of a match began."""
    point = match.trail[-1]
    return Place(
        point.answers,
        point.state,
        point.told,
        point.records,
        point.words,
        tuple(point.orders.values()),
        tuple(match.revealed[: point.answers + 1]),
        tuple(match.chosen[: point.answers]),
        tuple(match.words[: point.answers + 1]),
    )


def resume(
    header: Header,
    entries: Sequence[Sequence[AnyRecord]],
    tales: Sequence[Tale],
    place: Place,
    game: Game[S],
) -> Match[S]:
    """Returns the match as these entries left it; raises an error if anything does not fit."""
    check_header(header, game)
    records = [record for entry in entries for record in entry]
    match = Match(
        game, header.options, header.seed, None, header.branches, header.lesson or "", begins=False
    )
    _recall(match, records[: place.records], tales, place)
    match.notes = _notes_until(entries, tales, place.records)
    counts = place.told, place.records, place.words
    match.take_up(Checkpoint(place.answers, place.state, [], *counts, match.orders))
    *_, match = play_records(match, records, place.records)
    _check(match, tales)
    return match


def _recall(
    match: Match[Any], records: list[AnyRecord], tales: Sequence[Tale], place: Place
) -> None:
    """Fills in what a match remembers of the time before a place."""
    match.records = records
    match.line = _line(records)
    match.practice = any(isinstance(record, Practised) for record in records)
    match.number = sum(isinstance(record, Answered | TakenBack) for record in records) - 1
    match.orders = {(one.given.seat, one.given.key): one for one in place.orders}
    match.revealed, match.chosen = [*place.revealed], [*place.chosen]
    match.words = [*place.streams]
    match.told = [one for tale in tales for one in tale.told][: place.told]
    match.told_after = [one for tale in tales for one in tale.after][: place.told]
    match.begun = [one for tale in tales for one in tale.begun][: place.told]


def _line(records: Sequence[AnyRecord]) -> list[Answered]:
    """The answers that count after these records."""
    line: list[Answered] = []
    for record in records:
        if isinstance(record, Answered):
            line.append(record)
        elif isinstance(record, TakenBack):
            del line[record.back_to :]
    return line


def _notes_until(
    entries: Sequence[Sequence[AnyRecord]], tales: Sequence[Tale], records: int
) -> list[Note]:
    """The notes of the entries up to the one in which there were so many records."""
    starts = [0, *accumulate(map(len, entries))]
    told = [0, *accumulate(len(tale.told) for tale in tales)]
    notes: list[Note] = []
    for n, (entry, tale) in enumerate(zip(entries, tales, strict=True)):
        if n and starts[n] >= records:
            break
        first = entry[0] if entry else None
        if isinstance(first, TakenBack):
            back_to = first.back_to
            notes = [one for one in notes if one.at != told[n] or one.answers <= back_to]
        notes += tale.notes
    return notes


def _check(match: Match[Any], tales: Sequence[Tale]) -> None:
    """Raises `Unrepeatable` if the running step told something else this time."""
    told = [one for tale in tales for one in tale.told]
    if match.told != told:
        raise Unrepeatable("a match that was taken up told something else than it had")
