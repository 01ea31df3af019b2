"""Checkpoints: the table as it is where steps begin."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.kernel.matches.orders import Standing
from tapete.kernel.matches.script import Entry
from tapete.kernel.seat import Seat


class Checkpoint(msgspec.Struct, frozen=True):
    """The table at the start of a step, the number of answers by then, and what followed.

    `told` is how many things had been told in the match by then, `records` how many records and
    `notes` how many notes there were, and `words` how many words of the dice's stream were used.
    """

    answers: int
    state: bytes
    script: list[Entry]
    told: int = 0
    records: int = 0
    words: int = 0
    orders: dict[tuple[Seat, str], Standing] = {}
    """The standing orders by then."""
    notes: int = 0


def begun_of(trail: Sequence[Checkpoint], since: int, count: int) -> list[int]:
    """Returns where the step of each of these things told began; `trail` are their steps."""
    places = range(since, since + count)
    return [max([s.told for s in trail if s.told <= at], default=since) for at in places]
