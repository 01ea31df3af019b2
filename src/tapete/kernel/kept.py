"""Results that are worked out once and then remembered."""

from __future__ import annotations

from typing import Generic, TypeVar

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
