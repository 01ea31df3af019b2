"""Fear: what the first sight of a dreadful creature does."""

from __future__ import annotations

from tapete.games.savage.figures import gifted, profile_of
from tapete.games.savage.rules.dice.traits import SUCCESS, check, is_critical
from tapete.games.savage.rules.harm.conditions import shake, stun
from tapete.games.savage.rules.manoeuvres.tricks import FRIGHT, nerve
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier

RULE = "savage.ruling.fear"


def face(fight: Fight, figure: Figure) -> None:
    """A Spirit roll for each kind of dreadful foe that it sees for the first time.

    A vehicle knows no fear.
    """
    for foe in () if figure.berths else fight.enemies(figure):
        if not figure.out and _is_new(fight, figure, foe):
            figure.faced += _alike(fight, foe)
            _dread(fight, figure, foe)


def _is_new(fight: Fight, figure: Figure, foe: Figure) -> bool:
    dreadful = profile_of(foe).fear is not None and not gifted(figure, "fearless")
    return dreadful and foe.id not in figure.faced and fight.sees(figure, foe)


def _alike(fight: Fight, foe: Figure) -> list[str]:
    """The ids of all creatures of its kind."""
    return [other.id for other in fight.state.figures if other.profile == foe.profile]


def _dread(fight: Fight, figure: Figure, foe: Figure) -> None:
    """A failure leaves it Shaken, a critical failure Stunned."""
    boldness = nerve(figure, FRIGHT).amount
    terms = [Modifier(RULE, profile_of(foe).fear or 0), Modifier(RULE, boldness)]
    mark = check(fight, figure, "spirit", RULE, terms, most=SUCCESS)
    if mark >= SUCCESS:
        return
    if is_critical(fight, figure, mark, RULE):
        stun(fight, figure, RULE)
    else:
        shake(fight, figure, RULE)
