"""What the processes on one PostgreSQL tell each other."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tapete.kernel.matches.undo import Request
from tapete.kernel.seat import Seat
from tapete.kernel.shaping import json_decoder


class Note(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """A note about a match. `by` names the sender's store: a process ignores its own notes."""

    match: str
    by: str


class Played(Note, frozen=True, kw_only=True, tag="played"):
    """An entry has been written at a place."""

    place: int


class Changed(Note, frozen=True, kw_only=True, tag="changed"):
    """Somebody sat down, is ready, or a bot plays; or there is a rematch."""


class Chatted(Note, frozen=True, kw_only=True, tag="chatted"):
    """Somebody said something."""


class Wished(Note, frozen=True, kw_only=True, tag="wished"):
    """A seat wants to take back its answers, at this question; or no longer."""

    number: int
    request: Request | None


class Here(Note, frozen=True, kw_only=True, tag="here"):
    """The seats connected to this process, and the number of people who watch."""

    seats: tuple[Seat, ...]
    watchers: int


AnyNote: TypeAlias = Played | Changed | Chatted | Wished | Here

_encode = msgspec.json.Encoder().encode
read_note = json_decoder(AnyNote).decode


def written(note: AnyNote) -> str:
    return _encode(note).decode()
