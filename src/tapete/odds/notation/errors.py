"""The error in a piece of notation: where it is, and what would be right there."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Arg, Message


class NotationError(TapeteError):
    """The notation can't be read or worked out.

    `position` counts from 0, as Python does; the message counts from 1. `expected` names what
    would be right there.
    """

    def __init__(
        self, text: str, position: int, expected: str, key: str = "odds.error.expected"
    ) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        self.key = key
        right = Message.of(f"odds.expected.{expected}")
        super().__init__(position=position + 1, found=_found(text, position), expected=right)

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, int, str, str]]:
        return NotationError, (self.text, self.position, self.expected, self.key)


def _found(text: str, position: int) -> Arg:
    if position >= len(text):
        return Message.of("odds.found.end")
    return Message.of("odds.found.sign", sign=text[position])
