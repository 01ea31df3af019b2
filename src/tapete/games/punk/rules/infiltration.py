"""Infiltrators: who stays out of sight, and when and where they come."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish


def arrivals(skirmish: Skirmish, agility: int) -> None:
    """At the start of their Agility Round infiltrators may come."""
    raise NotImplementedError
