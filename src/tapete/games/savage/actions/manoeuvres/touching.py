"""Touching a foe, where that is enough."""

from __future__ import annotations

from tapete.deeds import Details, Do, ToEach, Why
from tapete.games.savage.actions.attacks import Held
from tapete.games.savage.actions.fighting import go_wild, why_not_strike, wildness
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.attacks.attack import BARE_HANDS
from tapete.games.savage.rules.manoeuvres.touching import RULE, hand, touch
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def _why_not(fight: Fight, figure: Figure, foe: Figure) -> Why | None:
    if foe.touched:
        return RULE, "touched_already"
    return why_not_strike(fight, figure, Held(BARE_HANDS, hand()), foe)


def _touch(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    go_wild(fight, figure, details)
    touch(fight, figure, fight.figure(do.to), wild=fight.turn.wild)


KINDS = (
    Kind("touch", MANOEUVRE, _touch,
        ToEach(Fight.enemies, _why_not, lambda fight, *_: wildness(fight)), harms=True,
        shown="attack", tried="wanted"),
)  # fmt: skip
"""Only a goal makes a touch worth an action, so bots touch nobody else."""
