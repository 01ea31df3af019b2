"""The modifiers of dice or a pool: explode, reroll, keep, drop, count, at least, at most.

Comparisons work as in the program that each spelling comes from. After Foundry's words (`x`, `r`,
`cs`, `cf`), `>` and `<` are strict. After Roll20's `!`, and in a bare comparison that counts, they
mean "or more" and "or less". `>=` and `<=` mean the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable

from tapete.odds.notation.scanner import Scanner
from tapete.odds.notation.syntax import (
    Clamp,
    Comparison,
    Count,
    Explode,
    Keep,
    Modifier,
    Reroll,
)

SIGNS = r">=|<=|>|<|="
INCLUSIVE = {">": ">=", "<": "<="}


def modifiers(scanner: Scanner) -> tuple[Modifier, ...]:
    """Reads all the modifiers that follow."""
    found: list[Modifier] = []
    while (one := modifier(scanner)) is not None:
        found.append(one)
    return tuple(found)


def modifier(scanner: Scanner) -> Modifier | None:
    position = scanner.position
    for pattern, build in BUILDERS:
        word = scanner.take(pattern)
        if word is not None:
            return build(scanner, position, word)
    return bare_count(scanner)


def bare_count(scanner: Scanner) -> Count | None:
    """Reads `5d6>4` as Roll20 does: how many dice show 4 or more."""
    position = scanner.position
    when = comparison(scanner, inclusive=True, sign_needed=True)
    return None if when is None else Count(position, when)


def comparison(
    scanner: Scanner, inclusive: bool = False, sign_needed: bool = False
) -> Comparison | None:
    sign = scanner.take(SIGNS)
    if sign is None:
        target = None if sign_needed else scanner.number()
        return None if target is None else Comparison("=", target)
    below_zero = scanner.take("-") is not None
    target = scanner.needed_number()
    sign = INCLUSIVE.get(sign, sign) if inclusive else sign
    return Comparison(sign, -target if below_zero else target)


def _keep(scanner: Scanner, position: int, word: str) -> Keep:
    """Reads `k`, which keeps the highest, or `d`, which drops the lowest: one without a number."""
    count = scanner.number()
    drop = word[0] == "d"
    highest = word[-1] == "h" if len(word) == 2 else not drop
    return Keep(position, 1 if count is None else count, highest, drop)


def _explode(scanner: Scanner, position: int, word: str) -> Explode:
    when = comparison(scanner, inclusive=word[0] == "!")
    return Explode(position, when, once=word == "xo", compound=word == "!!")


def _reroll(scanner: Scanner, position: int, word: str) -> Reroll:
    return Reroll(position, comparison(scanner), until=word == "rr")


def _count(scanner: Scanner, position: int, word: str) -> Count:
    when = comparison(scanner)
    if when is None:
        scanner.fail("comparison")
    return Count(position, when)


def _clamp(scanner: Scanner, position: int, word: str) -> Clamp:
    bound = scanner.needed_number()
    return Clamp(position, low=bound) if word == "min" else Clamp(position, high=bound)


BUILDERS: tuple[tuple[str, Callable[[Scanner, int, str], Modifier]], ...] = (
    ("kh|kl|k|dh|dl|d", _keep),
    ("rr?", _reroll),
    ("xo?|!!?", _explode),
    ("cs|cf", _count),
    ("min|max", _clamp),
)
