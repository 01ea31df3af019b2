"""Why a question is asked, as its seat is shown it."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.server.wire.news import News


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """What led to a question, what it costs, and whose turn it is."""

    told: tuple[Message, ...] = ()
    """What has happened so far, the latest last."""
    roll: News | None = None
    """The last roll, if any dice were thrown on the way to the question."""
    cost: Message | None = None
    """What it costs not to decline, and what is then left."""
    turn: Seat | None = None
    """The seat whose turn it is; none between turns, or if the acting figure is nobody's."""
    reaction: bool = False
    """True if it is somebody else's turn."""
    between: bool = False
    """True if the game has turns, it is nobody's, and it is not asked what to do in one."""
