"""Before the first Turn: who stays hidden, which side is whose, and where everybody stands."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish


def muster(skirmish: Skirmish) -> None:
    """Bullets are sworn to, infiltrators told apart in secret, and sides rolled for."""
    raise NotImplementedError


def deploy(skirmish: Skirmish) -> None:
    """One mini of the side whose turn it is takes its place."""
    raise NotImplementedError
