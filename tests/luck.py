"""Luck that is the same in every run, for tests that play against a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from tapete.cli import main
from tapete.kernel.chance import seed
from tapete.server.rooms import bots


class Arranged:
    """Stands in for `secrets` where dice are seeded and bots are given their own luck."""

    def __init__(self, number: int) -> None:
        self._luck = Random(number)

    def token_hex(self, size: int) -> str:
        return self._luck.randbytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self._luck.getrandbits(bits)


class Constant:
    """The same, for a server that many tests share: each match of it has the same luck.

    So a test finds what it found yesterday, whichever tests ran before it.
    """

    def __init__(self, number: int) -> None:
        self._number = number

    def token_hex(self, size: int) -> str:
        return Arranged(self._number).token_hex(size)

    def randbits(self, bits: int) -> int:
        return Arranged(self._number).randbits(bits)


@contextmanager
def arranged(luck: Arranged | Constant) -> Iterator[None]:
    with patch.object(seed, "secrets", luck), patch.object(bots, "secrets", luck):
        yield


if __name__ == "__main__":
    with arranged(Constant(1)):
        main()
