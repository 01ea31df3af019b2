"""The rolls and answers since a step began."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from tapete.kernel.seat import Seat, may_know


class Fallen(msgspec.Struct, frozen=True):
    """A roll or a draw of this step, and its outcome."""

    chance: Any
    outcome: Any


class Given(msgspec.Struct, frozen=True):
    """A plain answer of a seat in this step, and the key of its question."""

    key: str
    seat: Seat
    answer: Any
    secret: bool = False


Entry: TypeAlias = Fallen | Given


def disclosed(script: list[Entry], key: str) -> list[Entry]:
    """Returns the script with the secret answers to a question made public."""
    return [
        Given(e.key, e.seat, e.answer) if type(e) is Given and e.key == key else e for e in script
    ]


def as_known_to(script: list[Entry], seat: Seat) -> list[Entry | None]:
    """Returns the script as a seat may know it, with None for each entry hidden from it."""
    return [entry if _known(entry, seat) else None for entry in script]


def _known(entry: Entry, seat: Seat) -> bool:
    if isinstance(entry, Given):
        return not entry.secret or entry.seat == seat
    return may_know(entry.chance.to, seat)
