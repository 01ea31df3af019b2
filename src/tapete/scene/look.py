"""What one figure sees of another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from tapete.kernel.message import Message
from tapete.scene.board import Pair
from tapete.scene.card import Line

Circle: TypeAlias = tuple[Pair, int, Message]
"""A range around a figure: centre, radius and name."""


class Ray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of sight, and how much of what it meets is hidden, from 0 to 100."""

    start: Pair
    end: Pair
    hidden: int
    crosses: Message | None = None
    """What is in its way."""


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """Free and blocked lines, the distance, and what follows from them, one line each."""

    rays: tuple[Ray, ...] = ()
    distance: int = 0
    notes: tuple[Line, ...] = ()
    also: tuple[str, ...] = ()
    """Other rules by which it is measured and judged."""
    circles: tuple[Circle, ...] = ()
    """Ranges around the figure that looks."""


def circles(
    key: str, at: Pair, radius: int, weapon: Message, ranges: Mapping[str, int]
) -> tuple[Circle, ...]:
    """The ranges of a weapon around a base, each called `key` with `weapon` and `band`."""
    return tuple(
        [
            (at, radius + far, Message.of(key, weapon=weapon, band=band))
            for band, far in ranges.items()
        ]
    )
