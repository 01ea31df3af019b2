"""The signs that mark figures, one each."""

from __future__ import annotations

from tapete.games.savage.state import State

MOUNT = "_mount"


def signs(view: State) -> dict[str, str]:
    """The sign of each figure: its letter, or a digit for a mount."""
    mounts = [figure.id for figure in view.figures if figure.id.endswith(MOUNT)]
    digits = {identity: str((place + 1) % 10) for place, identity in enumerate(mounts)}
    return {figure.id: digits.get(figure.id, figure.id[:1]) for figure in view.figures}
