"""The signs that mark figures, one each."""

from __future__ import annotations

from tapete.games.arena.figures import number_of
from tapete.games.arena.state import State
from tapete.scene.signs import initials


def signs(view: State) -> dict[str, str]:
    """A letter for each hunter, a small one for a Helper, and a digit for each enemy."""
    found = initials((hunter.id, hunter.id, "?") for hunter in view.hunters)
    for helper in view.helpers:
        found[helper.id] = found.get(helper.owner, "?").lower()
    for enemy in view.enemies:
        found[enemy.id] = _digit(number_of(view, enemy.id), set(found.values()))
    return found


def _digit(number: int, taken: set[str]) -> str:
    """The last digit of an enemy's number, or the next that is free; any, if all are taken."""
    digits = [str((number + step) % 10) for step in range(10)]
    return next((one for one in digits if one not in taken), digits[0])
