"""Each side's dice against what was to be expected of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

import msgspec

from tapete.kernel.event import Drawn, Rolled
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import Thrown
from tapete.kernel.seat import Seat
from tapete.odds.luck import Fall, expected, face_counts, percentile, percentile_of_all, turned
from tapete.server.wire.replay import FaceCount, RollLuck, SideLuck


class Thrower(msgspec.Struct, frozen=True):
    """A fall of dice, whose they are, and where among all things told it was told.

    `low`: the lower they fell, the better.
    """

    seat: Seat | None
    at: int
    fall: Fall
    rule: str
    low: bool = False

    @property
    def luck(self) -> Fall:
        """The same as if the higher were the better: low dice are counted from the other end."""
        return turned(self.fall) if self.low else self.fall


def falls_of(match: Match[Any]) -> Iterator[Thrower]:
    """Every roll of a match, taken back or not; what was drawn from piles is no roll.

    Nor are dice that decide nothing, of which a log says nothing. Each record of faces was told as
    one event, in the same order.
    """
    kinds = (Rolled,) if match.typed else (Rolled, Drawn)
    told = ((at, one.event) for at, one in enumerate(match.told) if isinstance(one.event, kinds))
    thrown = (record for record in match.records if isinstance(record, Thrown))
    for (at, event), record in zip(told, thrown, strict=True):
        if isinstance(event, Rolled) and not match.game.labels.retells(event):
            for seat, fall in _by_owner(event, record):
                yield Thrower(seat, at, fall, record.rule, event.low)


def _by_owner(event: Rolled, record: Thrown) -> Iterator[tuple[Seat | None, Fall]]:
    """Where sides throw against each other, each has its own; dice that ace are all of one."""
    if len(set(event.each)) < 2 or record.aces:
        yield event.by, Fall(record.dice, record.faces, record.aces)
        return
    for seat in dict.fromkeys(event.each):
        places = [place for place, owner in enumerate(event.each) if owner == seat]
        dice = tuple([record.dice[place] for place in places])
        yield seat, Fall(dice, tuple([record.faces[place] for place in places]))


def luck_of(match: Match[Any], ends: list[int]) -> tuple[SideLuck, ...]:
    """By seat; `ends` is how much had been told by the end of each frame."""
    sides: dict[Seat | None, list[Thrower]] = {seat: [] for seat in range(match.seats)}
    for thrower in falls_of(match):
        sides.setdefault(thrower.seat, []).append(thrower)
    return tuple(_side(seat, throwers, ends) for seat, throwers in sides.items())


def _side(seat: Seat | None, throwers: list[Thrower], ends: list[int]) -> SideLuck:
    falls, luck = [one.fall for one in throwers], [one.luck for one in throwers]
    return SideLuck(
        seat,
        sum(fall.total for fall in luck),
        float(sum(expected(fall.dice, fall.aces) for fall in luck)),
        percentile_of_all(luck),
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
        drift += thrower.luck.total - mean
        yield RollLuck(
            at=thrower.at,
            index=bisect_right(ends, thrower.at),
            dice=fall.dice,
            faces=fall.faces,
            total=fall.total,
            expected=mean,
            percentile=float(percentile(thrower.luck)),
            drift=drift,
            aces=fall.aces,
            rule=thrower.rule,
            low=thrower.low,
        )
