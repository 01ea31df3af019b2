"""What is kept beside a journal so that a match goes on at once when the server comes back.

It is only ever a shorter way to what the journal says: if it was made by other rules or does not
belong to the very same entries, the journal is played again. A running checksum stands for all
entries but the last, which are those that are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.resuming import (
    Mark,
    Place,
    leads_to_its_step,
    mark_of,
    place_of,
    read_tale,
    resume,
    tale_since,
)
from tapete.kernel.shaping import pack_decoder
from tapete.server.store.build import build_of
from tapete.server.store.rows import Beside, Entry, Line, MatchRow

REMEMBERED = 8
"""The steps of a live match that stay in memory. To go back further, it is played again."""


class Start(msgspec.Struct, frozen=True):
    """A place in a journal: so many entries, their checksum, and how much was told in them."""

    entries: int = 0
    sum: bytes = b""
    mark: Mark = Mark()


class Checkpoint(msgspec.Struct, frozen=True):
    """A place in a match, and what it belongs to: a journal that is to be read from `start` on."""

    build: str
    entries: int
    seal: bytes
    """The checksum of all entries and what was told in them, and of the rest of this."""
    start: Start
    place: msgspec.Raw


_encode = msgspec.msgpack.Encoder().encode
_decode = pack_decoder(Checkpoint).decode
_place = pack_decoder(Place).decode


class Keeping(msgspec.Struct):
    """How far a live match has been written."""

    entries: int = 0
    sum: bytes | None = b""
    """None if what was told before is not known to be kept; then no checkpoint is."""
    mark: Mark = Mark()
    starts: tuple[Start, ...] = ()
    """Where its last entries begin, from that on from which it can be taken up."""

    def beside(self, match: Match[Any], records: bytes) -> tuple[Beside, Keeping]:
        """What to keep beside the next entry, and how far the match is written with it."""
        told = tale_since(match, self.mark)
        after = self.after(match, records, told).trimmed(match)
        return Beside(told, after.checkpoint(match)), after

    def after(self, match: Match[Any], records: bytes, told: bytes | None) -> Keeping:
        """How far a match is written with one more entry."""
        if told is None or self.sum is None:
            return Keeping(self.entries + 1, None, mark_of(match))
        starts = (*self.starts, Start(self.entries, self.sum, self.mark))
        return Keeping(self.entries + 1, chained(self.sum, records, told), mark_of(match), starts)

    def trimmed(self, match: Match[Any]) -> Keeping:
        """The same without the starts of entries that are not needed, however far it goes back."""
        first = match.trail[0]
        past = [n for n, one in enumerate(self.starts) if one.mark.records < first.records]
        early = max(past, default=0) - 1
        return msgspec.structs.replace(self, starts=self.starts[max(0, early) :])

    def checkpoint(self, match: Match[Any]) -> bytes | None:
        """Where the running step began; None where a match is to be played again.

        That is so if it is over, or a lesson, which needs all answers.
        """
        if match.question is None or self.sum is None or match.lesson:
            return None
        start = self._start(match)
        if start is None:
            return None
        build, place = build_of(match.game.package), _encode(place_of(match, start.mark))
        seal = _sealed(self.sum, start, place)
        return _encode(Checkpoint(build, self.entries, seal, start, msgspec.Raw(place)))

    def _start(self, match: Match[Any]) -> Start | None:
        found = (one for one in reversed(self.starts) if leads_to_its_step(match, one.mark))
        return next(found, None)


def chained(total: bytes, records: bytes, told: bytes) -> bytes:
    """The checksum of all entries so far and one more."""
    sizes = len(records).to_bytes(8, "little")
    return blake2b(total + sizes + records + told, digest_size=16).digest()


def _sealed(total: bytes, start: Start, place: bytes) -> bytes:
    return chained(total, _encode(start), place)


def summed(total: bytes, lines: Sequence[Line]) -> bytes | None:
    """The checksum of more entries; None if what was told in some of them is not kept."""
    for records, told in lines:
        if told is None:
            return None
        total = chained(total, records, told)
    return total


def first_wanted(kept: bytes | None) -> int:
    """The first of the entries that a checkpoint needs; 0 if it is none."""
    try:
        return 0 if kept is None else _decode(kept).start.entries
    except (msgspec.DecodeError, ValueError):
        return 0


def taken_up(
    row: MatchRow,
    entries: Sequence[Entry],
    lines: Sequence[Line],
    kept: bytes,
    game: Game[Any],
) -> tuple[Match[Any], Keeping] | None:
    """The match as its checkpoint lets it be taken up; None if that is not of these entries.

    They are those from the first on that it needs.
    """
    found = _decode(kept)
    start = found.start
    fits = found.build == build_of(game.package) and found.entries == start.entries + len(lines)
    total, place = summed(start.sum, lines), bytes(found.place)
    if not fits or total is None or found.seal != _sealed(total, start, place):
        return None
    tales = [read_tale(game, told) for _, told in lines if told is not None]
    match = resume(row.header, start.mark, entries, tales, _place(place), game)
    return match, Keeping(found.entries, total, mark_of(match), (start,))
