"""A number that a stage has nothing to do with, while the stage is weighed for all its values."""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec

MARK = -0x5EE4_0B5C_07ED
"""What stands for it in a frozen state: a whole number, so that it can be thawed."""
MARKED = msgspec.msgpack.encode(MARK)


class Seen(BaseException):
    """What was kept apart was looked at. Not an `Exception`: no rule may catch it."""


class Unseen:
    """In the place of the number: whatever is done with it is found out."""

    __slots__ = ()


def _seen(*_: object) -> NoReturn:
    raise Seen


TAKEN = (
    *("bool", "int", "index", "float", "str", "repr", "format", "hash", "round", "abs"),
    *("eq", "ne", "lt", "le", "gt", "ge", "neg", "pos", "invert", "trunc", "floor", "ceil"),
)
JOINED = ("add", "sub", "mul", "truediv", "floordiv", "mod", "divmod", "pow", "and", "or", "xor")
for _name in (*TAKEN, *JOINED, *[f"r{name}" for name in JOINED]):
    setattr(Unseen, f"__{_name}__", _seen)

UNSEEN = Unseen()


def marked(thing: Any) -> Any:
    """How it is frozen."""
    if thing is UNSEEN:
        return MARK
    raise NotImplementedError(type(thing))
