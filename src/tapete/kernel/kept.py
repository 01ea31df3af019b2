"""Results that are worked out once and then remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
K = TypeVar("K")


class Kept(dict[K, T], Generic[K, T]):
    """Results that were worked out; all are forgotten when there are too many."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, found: T) -> T:
        if len(self) >= self.most:
            self.clear()
        self[key] = found
        return found


class Once(Generic[T]):
    """A property that is worked out when it is first read.

    Nobody waits for anybody: two threads that read it at the same time may both work it out, and
    the results must be equal. In Python 3.11 `functools.cached_property` lets one thread at a time
    work it out for any object of the class, so that a large board would hold up all others.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work, self.__doc__ = work, work.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, thing: None, owner: type) -> Once[T]: ...
    @overload
    def __get__(self, thing: object, owner: type) -> T: ...
    def __get__(self, thing: object | None, owner: type) -> Once[T] | T:
        if thing is None:
            return self
        found: T = thing.__dict__.setdefault(self._name, self._work(thing))
        return found


once = Once
