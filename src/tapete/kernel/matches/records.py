"""The lines of a journal, after its header."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from tapete.kernel.seat import Seat


class Record(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One line of a journal."""


class Answered(Record, frozen=True, tag="answer"):
    """A seat's answer, and a fingerprint of the question it answered."""

    seat: Seat
    key: str
    answer: Any
    domain: str
    rule: str = ""
    secret: bool = False


class Settled(Answered, frozen=True, tag="settle"):
    """An answer for which nobody was asked, because nothing hung on it."""


class Thrown(Record, frozen=True, tag="roll"):
    """The faces of a roll. `at` is the number of words of the seed's stream used before it.

    Faces of real dice, typed by people, have -1 there.
    """

    at: int
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    rule: str = ""
    aces: bool = False


class TakenBack(Record, frozen=True, tag="undo"):
    """A seat took back answers: only the first `back_to` answers still count."""

    by: Seat
    back_to: int
    agreed: tuple[Seat, ...] = ()
    at: int | msgspec.UnsetType = msgspec.UNSET
    """In practice: the number of words of the stream after which the dice go on."""


class Practised(Record, frozen=True, tag="practice"):
    """From here on the match is practice; `by` is the seat that made it so, if one did."""

    by: Seat | None = None


AnyRecord: TypeAlias = Answered | Settled | Thrown | TakenBack | Practised
