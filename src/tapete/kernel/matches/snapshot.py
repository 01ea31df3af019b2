"""States stored as bytes, so that a step can be run again from its start."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from tapete.kernel.shaping import pack_decoder

S = TypeVar("S")


class Snapshots(Generic[S]):
    """Freezes the states of a game into bytes and thaws them again."""

    __slots__ = ("freeze", "thaw")

    def __init__(self, state: type[S]) -> None:
        self.freeze = msgspec.msgpack.Encoder().encode
        self.thaw = pack_decoder(state).decode

    def copy(self, state: S) -> S:
        return self.thaw(self.freeze(state))
