"""The end of what only grows: what came before is let go, and places stay as they were."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class LetGo(LookupError):
    """Somebody asks for what a match does not remember any more; the store has it."""


class Tail(Sequence[T]):
    """A list of which only the last entries are kept, from place `start` on.

    Its length and all places count from the beginning, as if nothing had been let go.
    """

    __slots__ = ("kept", "start")

    def __init__(self, kept: Iterable[T] = (), start: int = 0) -> None:
        self.kept, self.start = list(kept), start

    def __len__(self) -> int:
        return self.start + len(self.kept)

    def __iter__(self) -> Iterator[T]:
        return iter(self.kept[self._place(0) :])

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self.kept)
        self._place(0)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            first, end, _ = at.indices(len(self))
            return self.kept[self._place(first) : end - self.start] if first < end else []
        return self.kept[self._place(at if at >= 0 else len(self) + at)]

    def __setitem__(self, at: int, value: T) -> None:
        self.kept[self._place(at if at >= 0 else len(self) + at)] = value

    def __delitem__(self, at: slice) -> None:
        """Takes off everything from a place on, which may be a place that is not remembered."""
        first, _, _ = at.indices(len(self))
        del self.kept[max(0, first - self.start) :]
        self.start = min(self.start, first)

    def __iadd__(self, more: Iterable[T]) -> Tail[T]:
        self.kept += more
        return self

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Tail):
            return (self.start, self.kept) == (other.start, other.kept)
        return not self.start and self.kept == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Tail({self.kept!r}, {self.start})"

    @property
    def places(self) -> range:
        """The places that are remembered."""
        return range(self.start, len(self))

    def append(self, value: T) -> None:
        self.kept.append(value)

    def copy(self) -> Tail[T]:
        return Tail(self.kept, self.start)

    def let_go(self, before: int) -> list[T]:
        """Forgets what was before a place, and returns it."""
        count = max(0, before - self.start)
        gone = self.kept[:count]
        del self.kept[:count]
        self.start += len(gone)
        return gone

    def recall(self, whole: list[T]) -> None:
        """Remembers all again; `whole` begins with what was let go."""
        self.kept[:0] = whole[: self.start]
        self.start = 0

    def _place(self, at: int) -> int:
        if 0 <= at < self.start:
            raise LetGo(f"{at} is not remembered, only what came from {self.start} on")
        if at < 0:
            raise IndexError(at)
        return at - self.start
