"""How figures are marked: a sign each."""

from __future__ import annotations

from tapete.games.savage.state import State

MOUNT = "_mount"


def signs(view: State) -> dict[str, str]:
    """Each figure by its letter; mounts, which share their rider's, by a digit."""
    mounts = [figure.id for figure in view.figures if figure.id.endswith(MOUNT)]
    digits = {identity: str((place + 1) % 10) for place, identity in enumerate(mounts)}
    return {figure.id: digits.get(figure.id, figure.id[:1]) for figure in view.figures}
