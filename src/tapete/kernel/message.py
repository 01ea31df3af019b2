"""What is said to a person: a key into the words files and its arguments."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Arg: TypeAlias = "str | int | float | bool | Message | tuple[Message, ...]"


class Message(msgspec.Struct, frozen=True):
    """Words are never used as keys: a message is translated only when it is shown."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    @classmethod
    def of(cls, key: str, **args: Arg) -> Message:
        return cls(key, tuple(args.items()))

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.key}({inside})" if inside else self.key
