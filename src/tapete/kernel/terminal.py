"""What a game draws on a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat

Say: TypeAlias = Callable[[Message], str]
"""Puts a message into words of the reader's language."""


def _as_json(view: Any, seat: Seat | None, say: Say) -> str:
    return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()


def _no_legend(view: Any) -> tuple[Message, ...]:
    return ()


class Terminal(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of signs, what they stand for, and how its rulers count."""

    picture: Callable[[Any, Seat | None, Say], str] = _as_json
    """The table as text, as a seat (None: a spectator) may see it."""
    legend: Callable[[Any], tuple[Message, ...]] = _no_legend
    """What the signs of the picture stand for, a line each."""
    ruler: tuple[int, float] = (254, 0.5)
    """How wide a column of the picture is, in tenths of a millimetre, and how much of one lies
    between a place and its number."""
