"""A state kept as bytes, so that a step can be run again from where it began."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from tapete.kernel.shaping import pack_decoder

S = TypeVar("S")


class Snapshots(Generic[S]):
    """Freezes and thaws the states of one game; to thaw is also how a state is copied."""

    __slots__ = ("freeze", "thaw")

    def __init__(self, state: type[S]) -> None:
        self.freeze = msgspec.msgpack.Encoder().encode
        self.thaw = pack_decoder(state).decode

    def copy(self, state: S) -> S:
        return self.thaw(self.freeze(state))
