"""Weather: what each condition does to shots and to whoever is out in it."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Modifier


def shot_terms(skirmish: Skirmish, shooter: Mini, target: Mini) -> list[Modifier]:
    """What the weather takes from the Precision of a shot."""
    return []
