"""What nobody would do: waste the turn beside an enemy, charge at nobody, or put gear away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds import sense
from tapete.deeds.sense import DO, Plan
from tapete.games.arena.actions.attacking import CHARGE
from tapete.games.arena.actions.gear import SWAP
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.actions.walks import MOVE
from tapete.games.arena.figures import ZONES
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.state import Hunter
from tapete.games.arena.world import Arena
from tapete.spaces.hexes.hexes import apart


def sensible(plans: Iterable[Plan], arena: Arena, hunter: Hunter) -> Iterator[Plan]:
    """The plans that somebody who knows the game would think of; all of them, if there are none."""
    return sense.sensible(plans, lambda plan, found: _is_silly(plan, found, arena, hunter))


def _is_silly(plan: Plan, plans: list[Plan], arena: Arena, hunter: Hunter) -> bool:
    way, answer = plan
    if hunter.dying:
        return not _harms(plan) and any(map(_harms, plans))
    if way != DO:
        return _leads_nowhere(plan, arena, hunter)
    if answer.option.what == CHARGE:
        return not _may_meet(arena, hunter)
    if answer.option.what == SWAP:
        return _stows(hunter, answer.option.item)
    if answer.option.what != MENU.end.name or arena.reacting:
        return False
    return _strikes_here(plans, arena, hunter)


def _stows(hunter: Hunter, pair: int) -> bool:
    """True if something is only put away, and nothing comes in its place."""
    return any(held < 0 for _, held in cards.pairs(hunter)[pair : pair + 1])


def _may_meet(arena: Arena, hunter: Hunter) -> bool:
    """True if an enemy is as near as a charge can take a hunter."""
    reach = max(ZONES.values()) + 1
    return any(
        one.at and apart(hunter.at or one.at, one.at) <= reach for one in arena.state.enemies
    )


def _harms(plan: Plan) -> bool:
    return plan[0] == DO and MENU.kind(plan[1].option.what).harms


def _strikes_here(plans: list[Plan], arena: Arena, hunter: Hunter) -> bool:
    """True if it can attack an enemy in its own zone."""
    here = {one.id for one in arena.enemies_in(hunter.at)}
    return any(_harms(plan) and plan[1].option.to in here for plan in plans)


def _leads_nowhere(plan: Plan, arena: Arena, hunter: Hunter) -> bool:
    """True for a move that ends where it began."""
    way, route = plan
    moved = way.what == MOVE
    return moved and arena.ground.hexes.at(route.points[-1]) == hunter.at
