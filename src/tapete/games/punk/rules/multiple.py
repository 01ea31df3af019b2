"""Combats of several: who is in them, who supports whom, and who is left free."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def support(skirmish: Skirmish, mini: Mini) -> int:
    """What its companions of the combat add to its Combat roll."""
    raise NotImplementedError


def regroup(skirmish: Skirmish, before: Sequence[Mini], gone: Sequence[Mini] = ()) -> None:
    """Who of a combat is left without an enemy in contact is put beside the nearest of it.

    `before` are those of the combat until now, `gone` those that have separated from it.
    """
    raise NotImplementedError
