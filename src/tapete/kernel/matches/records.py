"""The lines of a journal, after its header."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from tapete.kernel.seat import Seat

Lasting: TypeAlias = Literal["deed", "round", "match"]
"""How long a standing order holds."""
Span: TypeAlias = Lasting | Literal["next"]
"""The same, and "next" for answers given in advance, to the next such questions."""


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


class Obeyed(Answered, frozen=True, tag="obey"):
    """An answer for which nobody was asked, because its seat had ordered so."""


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


class Ordered(Record, frozen=True, tag="order", omit_defaults=True):
    """A seat's order not to be asked questions with this key, or its answer given in advance."""

    seat: Seat
    key: str
    span: Span
    guarded: bool = False
    """True if it is asked all the same where its answer may save it from harm."""
    answer: Any = None
    rule: str = ""


class Lifted(Record, frozen=True, tag="lift"):
    """A seat took back its order about questions with this key."""

    seat: Seat
    key: str


AnyRecord: TypeAlias = (
    Answered | Settled | Obeyed | Thrown | TakenBack | Practised | Ordered | Lifted
)
Repeated: TypeAlias = TakenBack | Practised | Ordered | Lifted
"""The records that are neither answers nor rolls."""
Private = Ordered | Lifted
"""The records that only the seat itself knows of."""
