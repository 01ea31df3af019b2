"""A text as a QR code."""

from __future__ import annotations

from functools import lru_cache

from tapete.server.faults import ServerError
from tapete.server.qr.codewords import VERSIONS, Version, codewords
from tapete.server.qr.grid import Grid
from tapete.server.qr.masks import masked

LONGEST = VERSIONS[-1].room
"""The longest text, in bytes."""


class TooLong(ServerError):
    """The text is too long for a code that can be read off a screen."""

    key = "server.error.too_long"


@lru_cache(maxsize=64)
def coded(text: str) -> tuple[str, ...]:
    """The rows of the smallest code that holds a text; `1` is a dark square."""
    held = text.encode()
    version = _fitting(len(held))
    grid = Grid(version)
    _fill(grid, codewords(held, version))
    found = masked(grid)
    across = range(found.side)
    return tuple("".join("01"[(row, column) in found.dark] for column in across) for row in across)


def _fitting(length: int) -> Version:
    for version in VERSIONS:
        if length <= version.room:
            return version
    raise TooLong(most=LONGEST)


def _fill(grid: Grid, held: bytes) -> None:
    bits = "".join(f"{byte:08b}" for byte in held)
    for square, bit in zip(grid.free(), bits, strict=False):  # a few squares may be left over
        grid.put(square, bit == "1")
