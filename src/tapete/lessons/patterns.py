"""Patterns: plain data that other plain data fits, though it may say more."""

from __future__ import annotations

from typing import Any

ANY = "*"
NOTHING = "<nothing>"
"""Stands for None, which TOML cannot say."""
NEAR = "near"
"""The only key of a table that stands for a way: it ends near `[x, y, radius]`."""


def fits(pattern: Any, value: Any) -> bool:
    """True if a value is as a pattern says.

    A table fits if all that the pattern names fits, a list if it is as long and each part fits.
    `"*"` fits anything but nothing.
    """
    if pattern in (ANY, NOTHING):
        return (value is None) is (pattern == NOTHING)
    if isinstance(pattern, dict):
        if [*pattern] == [NEAR]:
            return _ends_near(value, *pattern[NEAR])
        return isinstance(value, dict) and all(
            name in value and fits(part, value[name]) for name, part in pattern.items()
        )
    if isinstance(pattern, list | tuple):
        same = isinstance(value, list | tuple) and len(value) == len(pattern)
        return same and all(map(fits, pattern, value))
    return bool(pattern == value)


def _ends_near(way: Any, x: float, y: float, radius: float) -> bool:
    """True if the last place of a way is within a radius of a place."""
    place = _last_place(way)
    return place is not None and (place[0] - x) ** 2 + (place[1] - y) ** 2 <= radius**2


def _last_place(way: Any) -> tuple[float, float] | None:
    if not isinstance(way, list | tuple) or not way:
        return None
    last = way[-1]
    if isinstance(last, list | tuple) and len(last) >= 2:
        return last[0], last[1]
    return None


def place_in(pattern: Any) -> tuple[float, float, float] | None:
    """Returns the place near which a way should end, and how near, if a pattern says so."""
    if isinstance(pattern, dict):
        if NEAR in pattern:
            x, y, radius = pattern[NEAR]
            return x, y, radius
        pattern = [*pattern.values()]
    parts = pattern if isinstance(pattern, list | tuple) else ()
    return next((found for part in parts if (found := place_in(part)) is not None), None)


def filled(answer: Any) -> Any:
    """Returns an answer as it is given, with None where TOML cannot say it."""
    if isinstance(answer, dict):
        return {name: filled(part) for name, part in answer.items()}
    if isinstance(answer, list | tuple):
        return [filled(part) for part in answer]
    return None if answer == NOTHING else answer
