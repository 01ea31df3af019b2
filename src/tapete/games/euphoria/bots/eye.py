"""Distances as a bot guesses them: the book lets nobody measure before declaring."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

SPREAD = 0.12
"""A guess is off by no more than this share of the distance: the farther, the worse."""
HALF = 0x8000


def guess(show: Show, one: Mini, other: Mini, eye: int) -> float:
    """How far apart two bases seem to be, to the eye of one bot."""
    gap = show.gap(one, other)
    return gap * seeming(show, one, other, eye) if gap else gap


def seeming(show: Show, one: Mini, other: Mini, eye: int) -> float:
    """What a bot takes the distance of two for, as a share of it; 1 where all may measure.

    euphoria.def.measure.when
    """
    if show.rules.measuring:
        return 1.0
    return 1 + SPREAD * error(eye, one.id, other.id, show.state.turn)


@lru_cache(maxsize=50_000)
def error(eye: int, one: str, other: str, turn: int) -> float:
    """Returns by how much a distance is misjudged, from -1 to 1; large errors are rarer.

    For a whole turn it is the same, whichever of the two looks at the other.
    """
    first, second = sorted((one, other))
    word = crc32(f"{eye} {first} {second} {turn}".encode())
    return ((word & 0xFFFF) + (word >> 16)) / (2 * HALF) - 1
