"""How much scenery protects, and how players write it."""

from __future__ import annotations

import msgspec

from tapete.games.punk.content.entries import Grade

PROTECTION: dict[Grade, int] = {"light": 3, "medium": 5, "heavy": 7}
"""Armour added by cover of a grade."""
INITIALS: dict[str, Grade] = {"L": "light", "M": "medium", "P": "heavy"}
SIZES = (1, 2, 3)


class Cover(msgspec.Struct, frozen=True):
    size: int
    grade: Grade

    @property
    def armour(self) -> int:
        return PROTECTION[self.grade]


def cover_of(code: str) -> Cover:
    """`2M` is size 2, medium; raises ValueError for anything else."""
    size, initial = code[:-1], code[-1:]
    if size not in map(str, SIZES) or initial not in INITIALS:
        raise ValueError(code)
    return Cover(int(size), INITIALS[initial])
