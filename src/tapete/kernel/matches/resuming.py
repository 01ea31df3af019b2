"""A match taken up where it was left, from its end: without playing or reading all of it again.

Beside its records two things are kept: with each entry of the store the *tale* of what was told in
it, and for the whole match the *place* where its running step began. The running step is played
again; of what was before, only the last entries are read. The rest is recalled if it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import accumulate
from operator import or_
from typing import Any, TypeVar

import msgspec

from tapete.kernel.errors import Unrepeatable
from tapete.kernel.event import ByOrder, Event, Note, Told, Unasked
from tapete.kernel.game import Game
from tapete.kernel.matches.checkpoint import Checkpoint
from tapete.kernel.matches.journal import Header
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.orders import Standing
from tapete.kernel.matches.records import Answered, AnyRecord, Practised, TakenBack
from tapete.kernel.matches.remembering import Past, notes_from
from tapete.kernel.matches.replays import check_header, play_records
from tapete.kernel.matches.tail import Tail
from tapete.kernel.seat import Seat
from tapete.kernel.shaping import pack_decoder

S = TypeVar("S")
T = TypeVar("T")

GAMES = "tapete.games."
_pack = msgspec.msgpack.Encoder().encode


class Mark(msgspec.Struct, frozen=True):
    """How much there was of a match at some moment."""

    told: int = 0
    notes: int = 0
    records: int = 0
    answers: int = 0


class Place(msgspec.Struct, frozen=True):
    """The start of a step, and what the last records do not say about the match until then."""

    answers: int
    state: bytes
    told: int
    records: int
    words: int
    orders: tuple[Standing, ...]
    revealed: tuple[bool, ...]
    """For the last answers by then, from that before the step before; so are the next two."""
    chosen: tuple[bool, ...]
    streams: tuple[int, ...]
    number: int
    """The number of the question before."""
    practice: bool
    noted: int
    notes: tuple[tuple[Seat, Unasked | ByOrder, int, int], ...]
    """The last of so many notes by then."""
    aside: bool
    """True if something had been told to some seats only."""


class Tale(msgspec.Struct, frozen=True):
    """What was told in an entry, and the notes to seats that were not asked."""

    told: tuple[Told, ...]
    after: tuple[int, ...]
    begun: tuple[int, ...]
    notes: tuple[Note, ...]


def mark_of(match: Match[Any]) -> Mark:
    return Mark(len(match.told), len(match.notes), len(match.records), len(match.line))


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


def place_of(match: Match[Any], start: Mark) -> Place:
    """Where the running step of a match began; it will be read from a mark before that on."""
    point, since = match.trail[-1], match.trail[-2:][0].answers
    later = match.records[point.records :]
    notes = notes_from(match, start.told, match.notes[match.notes.start : point.notes])
    return Place(
        point.answers,
        point.state,
        point.told,
        point.records,
        point.words,
        tuple(point.orders.values()),
        tuple(match.revealed[since : point.answers + 1]),
        tuple(match.chosen[since : point.answers]),
        tuple(match.words[since : point.answers + 1]),
        match.number - 1 - sum(isinstance(one, Answered | TakenBack) for one in later),
        match.practice and not any(isinstance(one, Practised) for one in later),
        point.notes,
        tuple([(one.seat, one.event, one.at, one.answers) for one in notes]),  # type: ignore[misc]
        match.aside or any(one.to is not None for one in match.told.kept),
    )


def leads_to_its_step(match: Match[Any], mark: Mark) -> bool:
    """True if a match can be taken up by what it is from a mark on.

    The step before the running one is in it, so that those who were not told how it ended can be.
    """
    first = match.trail[-2:][0]
    return not mark.records or (mark.records < first.records and mark.told <= first.told)


def resume(
    header: Header,
    start: Mark,
    entries: Sequence[Sequence[AnyRecord]],
    tales: Sequence[Tale],
    place: Place,
    game: Game[S],
) -> Match[S]:
    """Returns the match as its last entries left it; raises an error if anything does not fit.

    They are those from a mark on, which is before the place.
    """
    check_header(header, game)
    records = Tail([record for entry in entries for record in entry], start.records)
    match = Match(
        game, header.options, header.seed, None, header.branches, header.lesson or "", begins=False
    )
    _remember(match, start, records, tales, place)
    counts = place.told, place.records, place.words, match.orders, place.noted
    match.take_up(Checkpoint(place.answers, place.state, [], *counts))
    *_, match = play_records(match, records, place.records)
    _check(match, tales)
    return match


def _remember(
    match: Match[Any], start: Mark, records: Tail[AnyRecord], tales: Sequence[Tale], place: Place
) -> None:
    """Fills in what a match remembers of the time before a place."""
    before = records[start.records : place.records]
    match.records = Tail(before, start.records)
    match.line = _line(before, start.answers)
    match.practice, match.number = place.practice, place.number
    match.orders = {(one.given.seat, one.given.key): one for one in place.orders}
    match.chosen = _last(place.chosen, place.answers)
    match.revealed = _last(place.revealed, place.answers + 1)
    match.words = _last(place.streams, place.answers + 1)
    past = pieced_together((), tales)
    count = place.told - start.told
    match.told = Tail(past.told[:count], start.told)
    match.told_after = Tail(past.after[:count], start.told)
    match.begun = Tail(past.begun[:count], start.told)
    match.notes = _last([Note(*note) for note in place.notes], place.noted)
    match.aside = place.aside


def _last(kept: Sequence[T], count: int) -> Tail[T]:
    """The last of so many."""
    return Tail(kept, count - len(kept))


def _line(records: Sequence[AnyRecord], answers: int) -> Tail[Answered]:
    """The answers that count after these records, before which there were so many."""
    line = Tail[Answered]((), answers)
    for record in records:
        if isinstance(record, Answered):
            line.append(record)
        elif isinstance(record, TakenBack):
            del line[record.back_to :]
    return line


def pieced_together(entries: Sequence[Sequence[AnyRecord]], tales: Sequence[Tale]) -> Past:
    """What was told in these entries, the first of a match, and the notes that count in the end."""
    told = [one for tale in tales for one in tale.told]
    after = [one for tale in tales for one in tale.after]
    begun = [one for tale in tales for one in tale.begun]
    return Past(told, after, begun, _notes(entries, tales))


def _notes(entries: Sequence[Sequence[AnyRecord]], tales: Sequence[Tale]) -> list[Note]:
    """The notes of entries: those that were not shown when they were taken back do not count."""
    told = accumulate((len(tale.told) for tale in tales), initial=0)
    notes: list[Note] = []
    for entry, tale, by_then in zip(entries, tales, told, strict=False):
        first = entry[0] if entry else None
        if isinstance(first, TakenBack):
            back_to = first.back_to
            notes = [one for one in notes if one.at != by_then or one.answers <= back_to]
        notes += tale.notes
    return notes


def _check(match: Match[Any], tales: Sequence[Tale]) -> None:
    """Raises `Unrepeatable` if the running step told something else this time."""
    told = [one for tale in tales for one in tale.told]
    if match.told.kept != told:
        raise Unrepeatable("a match that was taken up told something else than it had")
