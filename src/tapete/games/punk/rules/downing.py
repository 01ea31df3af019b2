"""Going down: out of the skirmish, with a marker where it fell, or with nothing left of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.punk.entries import Letter
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini

if TYPE_CHECKING:
    from tapete.games.punk.rules.impact import Hit


def down(skirmish: Skirmish, mini: Mini, rule: str, by: str = "", hit: Hit | None = None) -> bool:
    """It is downed, unless it still completes its own activation; whether it is out now."""
    raise NotImplementedError


def remove(skirmish: Skirmish, mini: Mini, rule: str) -> None:
    """Nothing is left of it, whatever it is: punk.ruling.impassable_casualty"""
    raise NotImplementedError


def weaken(skirmish: Skirmish, mini: Mini, letter: Letter, rule: str, points: int = 1) -> None:
    """Points of an Attribute lost for good; a body with none left is downed.

    punk.attribute.physical_zero
    """
    raise NotImplementedError
