"""What the sides want, and when the skirmish is over."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish


def judge(skirmish: Skirmish) -> None:
    """After every step: the end, if it has come, and who has won."""
    if not skirmish.state.scenario:
        return
    raise NotImplementedError
