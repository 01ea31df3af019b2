"""What one figure sees of another."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message
from tapete.scene.board import Pair


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
    notes: tuple[tuple[Message, str], ...] = ()
    """Remarks, each with the rule it comes from."""
    circles: tuple[tuple[Pair, int, Message], ...] = ()
    """Ranges around the figure that looks: centre, radius and name."""
