"""The outcome of an attack: in words, and what it is worth."""

from __future__ import annotations

from operator import attrgetter
from typing import TypeAlias

from tapete.games.savage.state import Figure, State
from tapete.kernel import Gist, Message

Condition: TypeAlias = tuple[bool, int, bool]
"""A figure's condition: True if it is out, its wounds, and True if it is Shaken."""
MISS, HIT, RAISED = "miss", "hit", "raise"
OUT, DEAD, BLEEDING = 5.0, 1.0, 0.5
"""How much harm it is to be out of the fight, and what makes that worse; a wound is 1."""
SHAKEN, HINDERED = 0.4, 0.2
HINDRANCES = attrgetter("stunned", "prone", "entangled", "bound", "distracted", "vulnerable")
SAVED = 0.001
"""What a benny is worth: less than anything it may buy. So it is spent wherever it may help, and
kept where it cannot."""


def condition(target: Figure) -> Condition:
    return bool(target.out), target.wounds, target.shaken


def told(how: str, state: Condition, before: int) -> Gist:
    """Says whether it hit, and with a raise; and whether the target is Shaken, wounded or out."""
    if how == MISS:
        return (Message("savage.odds.miss"),)
    return Message(f"savage.odds.{how}"), _state_told(*state, before)


def _state_told(out: bool, wounds: int, shaken: bool, before: int) -> Message:
    if out:
        return Message("savage.odds.out")
    if wounds > before:
        return Message.of("savage.odds.wounds", wounds=wounds - before)
    return Message("savage.odds.shaken" if shaken else "savage.odds.unharmed")


def stakes(state: State) -> tuple[float, float]:
    """What each side plays for: the other side's harm minus its own, and the bennies it keeps."""
    harmed, kept = [0.0] * len(state.pools), [*state.pools]
    for figure in state.figures:
        harmed[figure.seat] += harm(figure)
        kept[figure.seat] += figure.bennies
    ahead = harmed[1] - harmed[0]
    return ahead + SAVED * kept[0], SAVED * kept[1] - ahead


def harm(figure: Figure) -> float:
    """How badly off a figure is, counted in wounds."""
    if figure.out:
        return OUT + DEAD * (figure.out == "dead") + BLEEDING * figure.bleeding
    hindrances = HINDRANCES(figure)
    hindered = len(hindrances) - hindrances.count(0)
    return figure.wounds + SHAKEN * figure.shaken + HINDERED * hindered
