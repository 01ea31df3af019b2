"""Numbers as the reader's language writes them."""

from __future__ import annotations

from tapete.words import Words


def decimal(words: Words, number: float, digits: int) -> str:
    """Returns the number with so many decimals, after a comma in Spanish."""
    shown = f"{number:.{digits}f}"
    return shown.replace(".", ",") if words.language == "es" else shown


def percent(words: Words, chance: float, digits: int) -> str:
    return f"{decimal(words, chance * 100, digits)}%"


def rough(chance: float) -> str:
    """Returns a chance in whole percent: never 0 % if it can happen, nor 100 % if it may not.

    >>> rough(0.001), rough(0.37), rough(0.999), rough(1)
    ('<1%', '37%', '>99%', '100%')
    """
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 < chance < 1 else f"{chance:.0%}"
