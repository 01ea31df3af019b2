"""The outcome of a shot, a fight or a fall: in words, and what it is worth."""

from __future__ import annotations

from tapete.games.punk.state import Mini
from tapete.kernel import Gist, Message
from tapete.kernel.labels import dressing

DOWN, POISON, SHOCK = 1.0, 0.3, 0.2


def _called(identity: str, view: object) -> Message:
    """What a figure is called where nobody has a name: by the first letter of its id."""
    return Message.of("punk.odds.figure", figure=identity[0])


called = dressing(figure=_called)


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


def count_told(targets: list[Mini], hit: bool) -> tuple[Gist, tuple[float, ...]]:
    """Says how many of several targets are downed, and how many harmed in another way."""
    lost = sum(harm(one) for one in targets)
    down = sum(harm(one) == DOWN for one in targets)
    hurt = sum(0 < harm(one) < DOWN for one in targets)
    numbers = {"down": down, "hurt": hurt, "of": len(targets)}
    told = Message.of("punk.odds.several", **numbers) if hit else Message("punk.odds.miss")
    return (told,), (lost, -lost)
