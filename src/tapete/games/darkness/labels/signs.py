"""The signs that mark figures, one each."""

from __future__ import annotations

from tapete.games.darkness.state import State


def signs(view: State) -> dict[str, str]:
    """A letter of its name for each survivor, and a digit for each foe."""
    found: dict[str, str] = {}
    for one in view.survivors:
        letters = [sign for sign in one.sheet.name.upper() if sign.isalpha()]
        free = [sign for sign in letters if sign not in found.values()]
        found[one.id] = free[0] if free else str(one.seat)
    for number, foe in enumerate(view.foes, start=1):
        found[foe.id] = str(number % 10)
    return found
