"""The outcome of a shot, a fight or a fall: in words, and what it is worth."""

from __future__ import annotations

from tapete.games.punk.state import Mini
from tapete.kernel import Gist, Message

DOWN, POISON, SHOCK = 1.0, 0.3, 0.2


def state_told(mini: Mini, whose: str) -> Gist:
    """Says what has become of a mini; empty if it is unharmed."""
    found = []
    if mini.out or mini.dying:
        found.append("down")
    elif mini.wounds:
        found.append("wounded")
    if not mini.out and mini.poison:
        found.append("poisoned")
    if not mini.out and mini.shocked:
        found.append("shocked")
    return tuple(Message.of("punk.odds.state", whose=whose, state=state) for state in found)


def harm(mini: Mini) -> float:
    """The share of a mini that is lost, for weighing: 1 if it is downed."""
    if mini.out or mini.dying:
        return DOWN
    return mini.wounds * 0.5 + POISON * bool(mini.poison) + SHOCK * bool(mini.shocked)
