"""What nobody would do: idle in a fight, aim at nobody, or walk back to where one was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds import sense
from tapete.deeds.sense import DO, Plan
from tapete.games.punk.actions.kind import Kind
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.actions.shooting import TAKE_AIM
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.plane.point import CM, distance
from tapete.spaces.treks.trek import Trek

BACK = 2 * CM
"""How near to a place where it was counts as back there."""
AIMED_SHOT = 2
"""The Actions that it takes to aim and to shoot."""


def sensible(plans: Iterable[Plan], skirmish: Skirmish, mini: Mini) -> Iterator[Plan]:
    """The plans that somebody who knows the game would think of; all of them, if there are none."""
    return sense.sensible(plans, lambda plan, found: _is_silly(plan, found, skirmish, mini))


def _is_silly(plan: Plan, plans: list[Plan], skirmish: Skirmish, mini: Mini) -> bool:
    way, answer = plan
    if isinstance(answer, Trek):
        return _leads_back(answer, skirmish) or _is_aimed(plans, skirmish)
    if way != DO:
        return False
    kind = _kind(plan)
    if kind.harms:
        return False
    if kind.name == TAKE_AIM:
        return not _can_shoot_then(answer.option.to, plans, skirmish)
    return _idles(kind) and (_is_aimed(plans, skirmish) or _can_fight(plans, skirmish, mini))


def _kind(plan: Plan) -> Kind:
    return MENU.kind(plan[1].option.what)


def _idles(kind: Kind) -> bool:
    """True for the end of the activation, and for any Action that does nothing to anybody."""
    return kind is MENU.end or kind.cost > 0


def _attacks(plans: list[Plan], to: str) -> bool:
    return any(way == DO and _kind((way, one)).harms and one.option.to == to for way, one in plans)


def _can_shoot_then(target: str, plans: list[Plan], skirmish: Skirmish) -> bool:
    """True if it can shoot at the target, and has the time to aim first."""
    return skirmish.active.left >= AIMED_SHOT and _attacks(plans, target)


def _is_aimed(plans: list[Plan], skirmish: Skirmish) -> bool:
    """True if it has aimed at somebody whom it can shoot now."""
    return bool(skirmish.active.aim) and _attacks(plans, skirmish.active.aim)


def _can_fight(plans: list[Plan], skirmish: Skirmish, mini: Mini) -> bool:
    return any(_attacks(plans, enemy.id) for enemy in skirmish.touched_enemies(mini))


def _leads_back(trek: Trek, skirmish: Skirmish) -> bool:
    """True if a move ends where the mini has been in this activation."""
    if not trek.steps:
        return False
    end = trek.journey.end
    been = [at for at in skirmish.active.trail if at.height == end.height]
    return any(distance(at.point, end.point) <= BACK for at in been)
