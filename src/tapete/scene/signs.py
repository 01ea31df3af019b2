"""The letters by which figures are known on terminals and small screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase, digits

from tapete.kernel.seat import Seat

LETTERS = {0: ascii_lowercase, 1: ascii_uppercase}


def letters(figures: Iterable[tuple[str, Seat]]) -> dict[str, str]:
    """A sign for each figure by its id: small letters, capitals, and digits for neither side.

    It stays the same as long as figures are listed in the same order.
    """
    seen: Counter[str] = Counter()
    found = {}
    for identity, seat in figures:
        signs = LETTERS.get(seat, digits)
        found[identity] = signs[seen[signs] % len(signs)]
        seen[signs] += 1
    return found
