"""Delays: a mini that puts off its activation to a later Agility Round."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish


def delays(skirmish: Skirmish) -> None:
    """Whoever may is asked once a Turn, at the start of its Round: punk.special.delay.declare"""
    raise NotImplementedError
