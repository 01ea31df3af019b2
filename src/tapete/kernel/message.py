"""Messages for people: a key into the files of words, and its arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeAlias

import msgspec

Arg: TypeAlias = "str | int | float | bool | Message | tuple[Message, ...]"


class Message(msgspec.Struct, frozen=True, gc=False):
    """A key and its arguments. It is put into a language's words only when it is shown."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    @classmethod
    def of(cls, key: str, **args: Arg) -> Message:
        return cls(key, tuple(args.items()))

    @classmethod
    def listing(cls, key: str, name: str, several: Iterable[Message], /, **args: Arg) -> Message:
        """A message about several things: `name` is the argument with all of them."""
        every = tuple(several)
        return cls.of(key, **args, **{name: every}, count=len(every))

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.key}({inside})" if inside else self.key


class Text(Protocol):
    """A text of content, in several languages."""

    @property
    def message(self) -> Message: ...


class Named(Protocol):
    """A piece of content with a name."""

    @property
    def name(self) -> Text: ...


class Described(Named, Protocol):
    """A piece of content with a name and a text."""

    @property
    def text(self) -> Text: ...
