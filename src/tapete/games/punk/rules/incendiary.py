"""Fire: where an incendiary weapon strikes, and where its bearer falls."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def detonate(skirmish: Skirmish, mini: Mini) -> None:
    """The incendiary weapons of a mini that was downed go off where it lies."""
