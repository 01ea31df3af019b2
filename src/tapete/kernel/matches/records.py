"""The lines of a journal, after its header."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from tapete.kernel.seat import Seat


class Record(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One line."""


class Answered(Record, frozen=True, tag="answer"):
    """A seat's answer, and a fingerprint of the question it answered."""

    seat: Seat
    key: str
    answer: Any
    domain: str
    rule: str = ""
    secret: bool = False


class Thrown(Record, frozen=True, tag="roll"):
    """Faces as they fell. `at` counts the words of the seed's stream before them, from 0.

    Faces of real dice, typed by people, are at -1.
    """

    at: int
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    rule: str = ""
    aces: bool = False


class TakenBack(Record, frozen=True, tag="undo"):
    """A seat took back answers: only the first `back_to` of those that counted still do."""

    by: Seat
    back_to: int
    agreed: tuple[Seat, ...] = ()


AnyRecord: TypeAlias = Answered | Thrown | TakenBack
