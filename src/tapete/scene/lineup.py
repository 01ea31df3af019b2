"""The sides before a match, for everybody to see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.scene import Scene


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Figures of a side that are all alike. `price` is that of one, as far as it may be known."""

    name: Message
    count: int = 1
    price: int | None = None
    gear: tuple[Message, ...] = ()
    leads: bool = False
    """True for a leader or hero, who stands out from the others."""


class Lineup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side: its name, its figures, and what else is to be said of it."""

    seat: Seat
    name: Message
    fighters: tuple[Fighter, ...] = ()
    points: tuple[int, int] | None = None
    """What it costs, if that may be known (else -1), and the most that it may."""
    notes: tuple[Message, ...] = ()
    brings: bool = False
    """True if the seat may play something of its own instead."""


def alike(fighters: Iterable[Fighter]) -> tuple[Fighter, ...]:
    """Counts figures that are all alike as one line, in the order of the first of each."""
    found: Counter[Fighter] = Counter()
    for one in fighters:
        found[msgspec.structs.replace(one, count=1)] += one.count
    return tuple(msgspec.structs.replace(one, count=count) for one, count in found.items())


def by_seat(name: Message, fighters: Iterable[tuple[Seat, Fighter]]) -> tuple[Lineup, ...]:
    """Sides that are all called the same, of figures that each belong to a seat."""
    found: dict[Seat, list[Fighter]] = {}
    for seat, fighter in fighters:
        found.setdefault(seat, []).append(fighter)
    return tuple(Lineup(seat, name, tuple(found[seat])) for seat in sorted(found))


def lineup_of(scene: Scene) -> tuple[Lineup, ...]:
    """The sides of a game that says no more than what is on its table."""
    return tuple(
        Lineup(
            side.seat,
            side.name,
            alike(
                Fighter(token.name, leads=token.rank == "leader")
                for token in scene.tokens
                if token.side == side.seat
            ),
        )
        for side in scene.sides
    )
