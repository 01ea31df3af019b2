"""How much scenery protects, and the codes that players write for it."""

from __future__ import annotations

from tapete.games.punk.content.entries import Grade

PROTECTION: dict[str, int] = {"light": 3, "medium": 5, "heavy": 7}
"""The Armour that cover of each grade adds."""
INITIALS: dict[str, Grade] = {"L": "light", "M": "medium", "P": "heavy"}
SIZES = (1, 2, 3)


def cover_of(code: str) -> tuple[int, Grade]:
    """Reads a code of cover: `2M` is size 2, medium. Raises ValueError if it is not a code."""
    size, initial = code[:-1], code[-1:]
    if size not in map(str, SIZES) or initial not in INITIALS:
        raise ValueError(code)
    return int(size), INITIALS[initial]
