"""The signs that mark figures, one each."""

from __future__ import annotations

from tapete.games.darkness.state import State
from tapete.scene.signs import initials


def signs(view: State) -> dict[str, str]:
    """A letter of its name for each survivor, and a digit for each foe."""
    found = initials((one.id, one.sheet.name, str(one.seat)) for one in view.survivors)
    return found | {foe.id: str(place % 10) for place, foe in enumerate(view.foes, start=1)}
