"""Numbers as the reader's language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tapete.odds.shown.percents import WHOLE, parts_of
from tapete.words import Words


def decimal(words: Words, number: float, digits: int) -> str:
    """Returns the number with so many decimals, after a comma in Spanish."""
    shown = f"{number:.{digits}f}"
    return shown.replace(".", ",") if words.language == "es" else shown


def percents(words: Words, chances: Sequence[Fraction], digits: int) -> list[str]:
    """Returns the chances of one distribution as percentages that sum to exactly 100."""
    whole = WHOLE * 10**digits
    parts = parts_of(chances, round(sum(chances) * whole), whole)
    return [_percent(words, *pair, digits) for pair in zip(chances, parts, strict=True)]


def percent(words: Words, chance: Fraction, digits: int) -> str:
    """Returns a chance that stands by itself as a percentage."""
    return percents(words, [chance, 1 - chance], digits)[0]


def _percent(words: Words, chance: Fraction, part: int, digits: int) -> str:
    """Returns a rounded chance: never 0 % if it may happen, nor 100 % if it may not."""
    least = 10**digits
    if chance and not part:
        return f"<{decimal(words, 1 / least, digits)}%"
    if part == WHOLE * least and chance < 1:
        return f">{decimal(words, WHOLE - 1 / least, digits)}%"
    return f"{decimal(words, part / least, digits)}%"
