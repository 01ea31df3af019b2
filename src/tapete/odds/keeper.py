"""A state that is put back where it was, so that a rule can be run on it again and again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from tapete.kernel.shaping import pack_decoder

Frozen: TypeAlias = tuple[Any, ...]
"""A state field by field, its lists of structs part by part: what differs is found at once."""

_encode = msgspec.msgpack.Encoder().encode


class Keeper:
    """Of one state, whose parts stay the same objects: what points to them stays true."""

    __slots__ = ("_fields", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        kind: Any = type(state)
        self._fields = _fields(kind)

    def freeze(self) -> Frozen:
        state = self.state
        return tuple(
            [
                tuple(map(_encode, getattr(state, name))) if many else _encode(getattr(state, name))
                for name, many, _ in self._fields
            ]
        )

    def restore(self, frozen: Frozen, now: Frozen | None = None) -> None:
        """Makes it as it was; `now` is how it is, if that is known."""
        now = self.freeze() if now is None else now
        state = self.state
        for (name, many, decode), then, held in zip(self._fields, frozen, now, strict=True):
            if then == held:
                continue
            if many:
                _restore_list(getattr(state, name), then, held, decode)
            elif not _became(getattr(state, name), value := decode(then)):
                setattr(state, name, value)


@cache
def _fields(kind: Any) -> tuple[tuple[str, bool, Callable[[bytes], Any]], ...]:
    """Of each field its name, whether it is a list of structs, and how it, or a part, is thawed."""
    found = []
    for name, hint in get_type_hints(kind).items():
        part = get_args(hint)[0] if get_origin(hint) is list else None
        many = isinstance(part, type) and issubclass(part, msgspec.Struct)
        found.append((name, many, pack_decoder(part if many else hint).decode))
    return tuple(found)


def _restore_list(
    parts: list[Any], frozen: Frozen, now: Frozen, decode: Callable[[bytes], Any]
) -> None:
    for place, (then, held) in enumerate(zip(frozen, now, strict=False)):
        if then != held and not _became(parts[place], value := decode(then)):
            parts[place] = value
    parts[len(frozen) :] = [decode(then) for then in frozen[len(parts) :]]


def _became(old: Any, new: Any) -> bool:
    """Whether an old part could be made equal to a new one, rather than replaced."""
    kind = type(old)
    if kind is not type(new):
        return False
    if kind is list:
        for place, (one, other) in enumerate(zip(old, new, strict=False)):
            if one != other and not _became(one, other):
                old[place] = other
        old[len(new) :] = new[len(old) :]
        return True
    if isinstance(old, msgspec.Struct) and not old.__struct_config__.frozen:
        for name in old.__struct_fields__:
            one, other = getattr(old, name), getattr(new, name)
            if one is not other and one != other and not _became(one, other):
                setattr(old, name, other)
        return True
    return False
