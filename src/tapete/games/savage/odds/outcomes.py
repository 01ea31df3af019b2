"""What came of an attack, in words and in worth."""

from __future__ import annotations

from tapete.games.savage.odds.said import AttackSaid
from tapete.games.savage.state import Figure
from tapete.kernel import Gist, Message


def told(how: str, target: Figure, said: AttackSaid) -> Gist:
    """Missed, hit or hit with a raise; and Shaken, wounded or out."""
    if how == "miss":
        return (Message("savage.odds.miss"),)
    return Message(f"savage.odds.{how}"), state_of(target, said)


def state_of(target: Figure, said: AttackSaid) -> Message:
    if target.out:
        return Message("savage.odds.out")
    wounds = target.wounds - said.target_wounds
    if wounds:
        return Message.of("savage.odds.wounds", wounds=wounds)
    return Message("savage.odds.shaken" if target.shaken else "savage.odds.unharmed")


def worth(target: Figure) -> tuple[float, float]:
    harm = 5.0 if target.out else target.wounds + 0.4 * target.shaken
    return harm, -harm
