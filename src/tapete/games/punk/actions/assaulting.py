"""Assaulting: getting into contact with an enemy, in one Move Action or in several."""

from __future__ import annotations

from typing import Any

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Domain

WAY = "assault"


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """The Assaults it may make now, if any."""
    raise NotImplementedError


def go(skirmish: Skirmish, mini: Mini, answer: Any) -> None:
    """Pays the Action and plays it: the way, the contact and the free fight."""
    raise NotImplementedError
