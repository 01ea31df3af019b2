"""What somebody sees of somebody else."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message
from tapete.scene.board import Pair


class Ray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of sight and how much of what it meets is hidden, from 0 to 100."""

    start: Pair
    end: Pair
    hidden: int
    crosses: Message | None = None
    """What is in its way."""


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """Lines free and blocked, how far it is, and what follows from that, a line each."""

    rays: tuple[Ray, ...] = ()
    distance: int = 0
    notes: tuple[tuple[Message, str], ...] = ()
    """What is said of it and the rule each comes from."""
    also: tuple[str, ...] = ()
    """Other rules by which it is measured and judged."""
    circles: tuple[tuple[Pair, int, Message], ...] = ()
    """Ranges around whoever looks: centre, radius and what it is."""
