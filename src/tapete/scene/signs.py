"""The letters by which figures are known on terminals and small screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Protocol

from tapete.kernel.seat import Seat

LETTERS = {0: ascii_lowercase, 1: ascii_uppercase}


class Figure(Protocol):
    """Anybody who is on a side and has an id."""

    @property
    def id(self) -> str: ...

    @property
    def seat(self) -> Seat: ...


def letters(figures: Iterable[Figure]) -> dict[str, str]:
    """A sign for each figure by its id: small letters, capitals, and digits for neither side.

    It stays the same as long as figures are listed in the same order.
    """
    seen: Counter[str] = Counter()
    found = {}
    for figure in figures:
        signs = LETTERS.get(figure.seat, digits)
        found[figure.id] = signs[seen[signs] % len(signs)]
        seen[signs] += 1
    return found


def initials(figures: Iterable[tuple[str, str, str]]) -> dict[str, str]:
    """A letter of its name for each figure by its id: the first that none before it has.

    Each has an id, a name, and a sign for when no letter of the name is left.
    """
    found: dict[str, str] = {}
    for identity, name, otherwise in figures:
        free = (sign for sign in name.upper() if sign.isalpha() and sign not in found.values())
        found[identity] = next(free, otherwise)
    return found
