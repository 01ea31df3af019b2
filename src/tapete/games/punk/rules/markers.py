"""Markers on the table: whoever touches one in the course of an Action suffers it."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.spaces.legs import Journey


def touch_markers(
    skirmish: Skirmish, mini: Mini, journey: Journey, start: float, end: float
) -> bool:
    """What a stretch of a way brings a mini into; False if it no longer plays."""
    return not mini.out


def stands_in(skirmish: Skirmish, mini: Mini) -> bool:
    """What it suffers where it stands, in an Action of its own; False if it no longer plays."""
    return not mini.out
