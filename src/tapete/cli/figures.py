"""Numbers as the reader's language writes them."""

from __future__ import annotations

from tapete.words import Words


def decimal(words: Words, number: float, digits: int) -> str:
    """With a comma in Spanish."""
    shown = f"{number:.{digits}f}"
    return shown.replace(".", ",") if words.language == "es" else shown


def percent(words: Words, chance: float, digits: int) -> str:
    return f"{decimal(words, chance * 100, digits)}%"


def rough(chance: float) -> str:
    """In whole percents; never 0 % for what can happen, nor 100 % for what need not.

    >>> rough(0.001), rough(0.37), rough(0.999), rough(1)
    ('<1%', '37%', '>99%', '100%')
    """
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 < chance < 1 else f"{chance:.0%}"
