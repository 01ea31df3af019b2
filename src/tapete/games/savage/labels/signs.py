"""The signs that mark figures, one each."""

from __future__ import annotations

from collections import Counter

from tapete.games.savage.rules.moving.riding import is_carrier
from tapete.games.savage.state import State


def signs(view: State) -> dict[str, str]:
    """The sign of each figure: its letter, or a digit for a mount that has its rider's letter."""
    letters = Counter(figure.id[:1] for figure in view.figures)
    carriers = [figure.id for figure in view.figures if is_carrier(figure)]
    mounts = [identity for identity in carriers if letters[identity[:1]] > 1]
    digits = {identity: str((place + 1) % 10) for place, identity in enumerate(mounts)}
    return {figure.id: digits.get(figure.id, figure.id[:1]) for figure in view.figures}
