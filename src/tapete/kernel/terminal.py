"""What a game draws on a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat

Say: TypeAlias = Callable[[Message], str]
"""Puts a message into words in the reader's language."""


def capitalized(text: str) -> str:
    """A text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def _as_json(view: Any, seat: Seat | None, say: Say) -> str:
    return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()


class Terminal(msgspec.Struct, frozen=True, kw_only=True):
    """A picture made of signs, what the signs stand for, and the scale of its rulers."""

    picture: Callable[[Any, Seat | None, Say], str] = _as_json
    """The table as text, as far as a seat (None: a spectator) may see it."""
    legend: Callable[[Any], tuple[Message, ...]] = lambda view: ()
    """What the signs of the picture stand for, one line each."""
    ruler: tuple[int, float] = (254, 0.5)
    """The width of a column of the picture, in tenths of a millimetre, and the part of a column
    that lies between a place and its number."""
