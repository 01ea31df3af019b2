"""A fight: an opposed Combat roll, and the hits that come of it."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def fight(skirmish: Skirmish, mini: Mini, target: Mini, above: int = 0) -> None:
    """The active mini fights somebody of its combat; `above` is how high it has dropped from."""
    raise NotImplementedError
