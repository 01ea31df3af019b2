"""What nobody would do: walk nowhere, or waste what a turn still offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds import sense
from tapete.deeds.sense import DO, Plan
from tapete.games.darkness.actions.exploring import PERCEIVE, REST, SPECIAL
from tapete.games.darkness.actions.goods import LURE, STEAL
from tapete.games.darkness.actions.menu import MENU, MOVE
from tapete.games.darkness.bots.hidden import FRAIL
from tapete.games.darkness.rules.harm.wounds import is_hurt
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

SCRATCH = 1
"""Damage this slight is no reason to spend a turn on healing."""


def sensible(plans: Iterable[Plan], night: Night, who: Survivor) -> Iterator[Plan]:
    """The plans that somebody who knows the game would think of; all of them, if there are none."""
    return sense.sensible(plans, lambda plan, found: _is_silly(plan, found, night, who))


def _is_silly(plan: Plan, plans: list[Plan], night: Night, who: Survivor) -> bool:
    way, answer = plan
    if way == MOVE:
        return len(answer.points) < 2
    if way != DO:
        return False
    what = answer.option.what
    if what == REST.name:
        return is_hurt(who) and who.damage + who.hurts <= SCRATCH and who.health > 2
    if what in (STEAL.name, LURE.name):
        return night.mastered or who.failures >= 2
    return what == MENU.end.name and (_may_act(plans, night) or _dawdles(plans, night, who))


def _may_act(plans: list[Plan], night: Night) -> bool:
    """True if a special action of the scenario is there to be done, or something to be seen."""
    return not night.active.acted and any(
        way == DO and answer.option.what in (SPECIAL.name, PERCEIVE.name) for way, answer in plans
    )


def _dawdles(plans: list[Plan], night: Night, who: Survivor) -> bool:
    """True if somebody who is well has done nothing yet, and there is somewhere to go."""
    idle = not night.active.acted and who.health > FRAIL
    return idle and any(way == MOVE and len(answer.points) > 1 for way, answer in plans)
