"""Defensive Fire: a free shot at an enemy that moves, at a point of its way."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.spaces.legs import Journey


def react(skirmish: Skirmish, mover: Mini, journey: Journey, start: float, end: float) -> bool:
    """Who is ready may shoot at a mover on that stretch; False if it no longer plays."""
    return not mover.out
