"""Turns plain data into typed values, safely from any thread.

msgspec prepares a type when it is first used, and crashes the process if a second thread uses the
type before that is done. So types are prepared here, one at a time.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_LOCK = RLock()
_ready: set[Any] = set()


@overload
def shaped(value: object, kind: type[T], *, strict: bool = True) -> T: ...
@overload
def shaped(value: object, kind: Any, *, strict: bool = True) -> Any: ...
def shaped(value: object, kind: Any, *, strict: bool = True) -> Any:
    """Returns the value as that type; raises `msgspec.ValidationError` if it does not fit."""
    if kind not in _ready:
        json_decoder(kind)
        _ready.add(kind)
    return msgspec.convert(value, kind, strict=strict)


@overload
def json_decoder(kind: type[T]) -> msgspec.json.Decoder[T]: ...
@overload
def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]: ...
def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    with _LOCK:
        return msgspec.json.Decoder(kind)


@overload
def pack_decoder(kind: type[T]) -> msgspec.msgpack.Decoder[T]: ...
@overload
def pack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]: ...
def pack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    with _LOCK:
        return msgspec.msgpack.Decoder(kind)
