"""What came of an attack, in words and in worth."""

from __future__ import annotations

from typing import TypeAlias

from tapete.games.savage.state import Figure
from tapete.kernel import Gist, Message

State: TypeAlias = tuple[bool, int, bool]
"""Whether somebody is out, the wounds it has, and whether it is Shaken."""
MISS, HIT, RAISED = "miss", "hit", "raise"


def state_of(target: Figure) -> State:
    return bool(target.out), target.wounds, target.shaken


def told(how: str, state: State, before: int) -> Gist:
    """Missed, hit or hit with a raise; and Shaken, wounded beyond the wounds before, or out."""
    if how == MISS:
        return (Message("savage.odds.miss"),)
    return Message(f"savage.odds.{how}"), _state_told(*state, before)


def _state_told(out: bool, wounds: int, shaken: bool, before: int) -> Message:
    if out:
        return Message("savage.odds.out")
    if wounds > before:
        return Message.of("savage.odds.wounds", wounds=wounds - before)
    return Message("savage.odds.shaken" if shaken else "savage.odds.unharmed")


def worth(state: State) -> tuple[float, float]:
    out, wounds, shaken = state
    harm = 5.0 if out else wounds + 0.4 * shaken
    return harm, -harm
