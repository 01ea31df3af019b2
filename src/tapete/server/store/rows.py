"""A match as the store keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from tapete.kernel.matches.journal import Header, Journal
from tapete.kernel.matches.records import AnyRecord, Private, Thrown
from tapete.kernel.seat import Seat
from tapete.server.wire.room import End

Entry: TypeAlias = tuple[AnyRecord, ...]
"""An answer or undo with the rolls it led to. The first holds those before the first answer.

An empty one after that is the end of a match that somebody resigned.
"""


Line: TypeAlias = tuple[bytes, bytes | None]
"""The records of an entry, and what was told in it if that is kept."""


Stage: TypeAlias = Literal["gathering", "playing", "over"]


class ChairRow(msgspec.Struct, frozen=True):
    """A seat. `token` is the hash of its secret; a bot that stands in leaves it as it is."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    ready: bool = False
    token: str = ""

    @property
    def is_stand_in(self) -> bool:
        """True if a bot plays for a person, who may come back."""
        return self.kind == "bot" and bool(self.token)


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed, and how far it is. The header holds the seed."""

    id: str
    header: Header
    created: float
    setting: str = ""
    listed: bool = False
    stage: Stage = "gathering"
    answers: int = 0
    result: End | None = None
    rematch: str | None = None
    branched: tuple[str, int] | None = None
    """The match it was branched from, and after how many answers and undos."""
    practice: bool = False
    """True if it is to be practice from its start, or has become so."""


class Kept(msgspec.Struct, frozen=True):
    """A match with its chairs."""

    row: MatchRow
    chairs: tuple[ChairRow, ...]


class Beside(msgspec.Struct, frozen=True):
    """What is kept beside an entry, so that the match need not be played again."""

    told: bytes
    """What was told in it."""
    checkpoint: bytes | None
    """Where the running step began; None if the match is over."""


class Writing(msgspec.Struct, frozen=True):
    """An entry to be written."""

    entry: Entry
    records: bytes
    """The same as it is written."""
    answers: int
    """How many answers and undos there are by then."""
    end: End | None = None
    """How it ends the match, if it does."""
    beside: Beside | None = None
    stage: Stage | None = None
    """The stage of the match with it, if that changes."""


class Stored(msgspec.Struct, frozen=True):
    """All that is kept of a match."""

    kept: Kept
    since: int
    lines: list[Line]
    """Its entries from the first on that its checkpoint needs, or all of them."""
    last: float | None
    """When the last entry was written."""
    checkpoint: bytes | None
    silent: bool = False
    """True if nobody has said anything there."""

    @property
    def places(self) -> int:
        """How many entries there are."""
        return self.since + len(self.lines)


def people(chairs: tuple[ChairRow, ...]) -> dict[Seat, str]:
    """The names of the people who sit here, by seat; a bot may stand in for one."""
    return {chair.seat: chair.name for chair in chairs if chair.token and chair.name}


def journal_of(row: MatchRow, entries: list[Entry]) -> Journal:
    """The journal these entries make up, with its seed."""
    return Journal(row.header, tuple(record for entry in entries for record in entry))


def counted(records: Sequence[AnyRecord]) -> int:
    """How many answers and undos there are, as everybody may know."""
    return sum(not isinstance(record, Thrown | Private) for record in records)


def entries_of(journal: Journal) -> list[Entry]:
    """The entries a journal is made of: what was rolled first, then a piece for each answer."""
    pieces: list[list[AnyRecord]] = [[]]
    for record in journal.records:
        if not isinstance(record, Thrown):
            pieces.append([])
        pieces[-1].append(record)
    return [tuple(piece) for piece in pieces]
