"""What came of an attack, in words and in worth."""

from __future__ import annotations

from typing import TypeAlias

from tapete.games.savage.state import Figure, State
from tapete.kernel import Gist, Message, Seat

Condition: TypeAlias = tuple[bool, int, bool]
"""Whether somebody is out, the wounds it has, and whether it is Shaken."""
MISS, HIT, RAISED = "miss", "hit", "raise"
OUT, DEAD, BLEEDING = 5.0, 1.0, 0.5
"""Harm, to a wound's 1: being out of the fight, and what may make that worse."""
SHAKEN, HINDERED = 0.4, 0.2
HINDRANCES = ("stunned", "prone", "entangled", "bound", "distracted", "vulnerable")
SAVED = 0.001
"""A benny: less than anything it may buy, so that it is spent wherever it may help, and kept where
it cannot."""


def condition(target: Figure) -> Condition:
    return bool(target.out), target.wounds, target.shaken


def told(how: str, state: Condition, before: int) -> Gist:
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


def stakes(state: State) -> tuple[float, float]:
    """What both sides play for: the other's harm less one's own, and the bennies one keeps."""
    ahead = _harm(state, 1) - _harm(state, 0)
    return ahead + SAVED * _bennies(state, 0), SAVED * _bennies(state, 1) - ahead


def _harm(state: State, seat: Seat) -> float:
    return sum([harm(figure) for figure in state.figures if figure.seat == seat])


def harm(figure: Figure) -> float:
    """How badly off somebody is, in wounds."""
    if figure.out:
        return OUT + DEAD * (figure.out == "dead") + BLEEDING * figure.bleeding
    hindered = sum([bool(getattr(figure, name)) for name in HINDRANCES])
    return figure.wounds + SHAKEN * figure.shaken + HINDERED * hindered


def _bennies(state: State, seat: Seat) -> int:
    return state.pools[seat] + sum([f.bennies for f in state.figures if f.seat == seat])
