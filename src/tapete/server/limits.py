"""How often a stranger may ask."""

from __future__ import annotations

from time import monotonic

REMEMBERED = 10_000
"""Addresses remembered. When there are more, those with a full bucket are forgotten."""


class Bucket:
    """Fills at a rate up to what may be taken at once."""

    __slots__ = ("_at", "_full", "_left", "_rate")

    def __init__(self, rate: float, full: int) -> None:
        self._rate, self._full = rate, full
        self._left, self._at = float(full), monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Takes some; False if there was not as much left."""
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (monotonic() - self._at) * self._rate >= self._full


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, full: int) -> None:
        self._rate, self.full = rate, full
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) >= REMEMBERED:
            self._buckets = {key: one for key, one in self._buckets.items() if not one.is_full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self.full)
        return bucket.take()
