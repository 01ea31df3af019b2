"""Each side's dice against what was to be expected of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

import msgspec

from tapete.kernel.event import Drawn, Rolled
from tapete.kernel.match import Match
from tapete.kernel.records import Thrown
from tapete.kernel.seat import Seat
from tapete.odds.luck import Fall, expected, face_counts, percentile, percentile_of_all
from tapete.server.wire.replay import FaceCount, RollLuck, SideLuck


class Thrower(msgspec.Struct, frozen=True):
    """A fall of dice, who threw them, and where among all things told it was told."""

    seat: Seat | None
    at: int
    fall: Fall
    rule: str


def falls_of(match: Match[Any]) -> Iterator[Thrower]:
    """Every roll of a match, taken back or not; what was drawn from piles is no roll.

    Nor are dice that decide nothing, of which a log says nothing. Each record of faces was told as
    one event, in the same order.
    """
    kinds = (Rolled,) if match.typed else (Rolled, Drawn)
    told = ((at, one.event) for at, one in enumerate(match.told) if isinstance(one.event, kinds))
    thrown = (record for record in match.records if isinstance(record, Thrown))
    for (at, event), record in zip(told, thrown, strict=True):
        if isinstance(event, Rolled) and not match.game.retells(event):
            fall = Fall(record.dice, record.faces, record.aces)
            yield Thrower(event.by, at, fall, record.rule)


def luck_of(match: Match[Any], ends: list[int]) -> tuple[SideLuck, ...]:
    """By seat; `ends` is how much had been told by the end of each frame."""
    sides: dict[Seat | None, list[Thrower]] = {seat: [] for seat in range(match.seats)}
    for thrower in falls_of(match):
        sides.setdefault(thrower.seat, []).append(thrower)
    return tuple(_side(seat, throwers, ends) for seat, throwers in sides.items())


def _side(seat: Seat | None, throwers: list[Thrower], ends: list[int]) -> SideLuck:
    falls = [thrower.fall for thrower in throwers]
    return SideLuck(
        seat,
        sum(fall.total for fall in falls),
        float(sum(expected(fall.dice, fall.aces) for fall in falls)),
        percentile_of_all(falls),
        tuple(_rolls(throwers, ends)),
        tuple(
            FaceCount(sides, tuple(counts), sum(counts) / sides)
            for sides, counts in sorted(face_counts(falls).items())
        ),
    )


def _rolls(throwers: list[Thrower], ends: list[int]) -> Iterator[RollLuck]:
    drift = 0.0
    for thrower in throwers:
        fall = thrower.fall
        mean = float(expected(fall.dice, fall.aces))
        drift += fall.total - mean
        yield RollLuck(
            at=thrower.at,
            index=bisect_right(ends, thrower.at),
            dice=fall.dice,
            faces=fall.faces,
            total=fall.total,
            expected=mean,
            percentile=float(percentile(fall)),
            drift=drift,
            aces=fall.aces,
            rule=thrower.rule,
        )
