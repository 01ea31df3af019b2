"""What is kept beside a journal so that a match goes on at once when the server comes back.

It is only ever a shorter way to what the journal says: if it was made by other rules or does not
belong to the very same entries, the journal is played again.
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


class Checkpoint(msgspec.Struct, frozen=True):
    """A place in a match, and what it belongs to."""

    build: str
    entries: int
    sum: bytes
    """The checksum of all entries and what was told in them."""
    place: Place


_encode = msgspec.msgpack.Encoder().encode
_decode = pack_decoder(Checkpoint).decode


class Keeping(msgspec.Struct):
    """How far a live match has been written."""

    entries: int = 0
    sum: bytes | None = b""
    """None if what was told before is not known to be kept; then no checkpoint is."""
    mark: Mark = Mark()

    def beside(self, match: Match[Any], records: bytes) -> tuple[Beside, Keeping]:
        """What to keep beside the next entry, and how far the match is written with it."""
        told = tale_since(match, self.mark)
        after = self.after(match, records, told)
        over = match.question is None or after.sum is None
        return Beside(told, None if over else after.checkpoint(match)), after

    def after(self, match: Match[Any], records: bytes, told: bytes | None) -> Keeping:
        """How far a match is written with one more entry."""
        total = None if told is None or self.sum is None else chained(self.sum, records, told)
        return Keeping(self.entries + 1, total, mark_of(match))

    def checkpoint(self, match: Match[Any]) -> bytes:
        total = self.sum or b""
        build = build_of(match.game.package)
        return _encode(Checkpoint(build, self.entries, total, place_of(match)))


def chained(total: bytes, records: bytes, told: bytes) -> bytes:
    """The checksum of all entries so far and one more."""
    sizes = len(records).to_bytes(8, "little")
    return blake2b(total + sizes + records + told, digest_size=16).digest()


def summed(lines: Sequence[Line]) -> bytes | None:
    """The checksum of entries; None if what was told in some of them is not kept."""
    total = b""
    for records, told in lines:
        if told is None:
            return None
        total = chained(total, records, told)
    return total


def taken_up(
    row: MatchRow,
    entries: Sequence[Entry],
    lines: Sequence[Line],
    total: bytes,
    kept: bytes,
    game: Game[Any],
) -> Match[Any] | None:
    """The match as its checkpoint lets it be taken up; None if that is not of these entries.

    `total` is their checksum.
    """
    found = _decode(kept)
    fits = found.build == build_of(game.package) and found.entries == len(lines)
    if not fits or found.sum != total:
        return None
    tales = [read_tale(game, told) for _, told in lines if told is not None]
    return resume(row.header, entries, tales, found.place, game)
