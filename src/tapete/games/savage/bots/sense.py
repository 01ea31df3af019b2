"""What nobody would do: idle in a melee, run to stand still, aim for a head out of reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds.do import Do
from tapete.deeds.sense import DO, Plan
from tapete.games.savage.actions.attacks import shot_described
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.tempo import RUN
from tapete.games.savage.rules.attacks.shooting import shot_terms
from tapete.games.savage.rules.dice.traits import hurried
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Filled

HARDEST = -4
"""The penalty of a shot at a head in plain sight: with more, nobody aims for it."""
MOVE = "move"


def sensible(plans: Iterable[Plan], fight: Fight, actor: Figure) -> Iterator[Plan]:
    """The plans that somebody who knows the game would think of; all of them, if there are none."""
    found = [plan for plan in plans if not _is_wild_shot(fight, actor, plan)]
    idle = _idles(found, fight, actor)
    kept = [plan for plan in found if not (plan[0] == DO and _kind(plan) in idle)]
    yield from kept or found


def _kind(plan: Plan) -> Kind:
    return MENU.kind(plan[1].option.what)


def _idles(plans: list[Plan], fight: Fight, actor: Figure) -> list[Kind]:
    """The kinds of deeds that would waste the turn as things are."""
    turn = fight.turn
    kinds = [_kind(plan) for plan in plans if plan[0] == DO]
    if _has_a_foe_to_strike(plans, fight, actor):
        return [kind for kind in kinds if kind is MENU.end or kind.name == RUN or _waits(kind)]
    goes = any(way == MOVE for way, _ in plans)
    if turn.is_running and not turn.walked and goes:
        return [MENU.end]
    return [] if goes else [kind for kind in kinds if kind.name == RUN]


def _waits(kind: Kind) -> bool:
    """True for a deed that takes time and does nothing to anybody, such as reloading."""
    return kind.tried == "otherwise" and kind.cost != "free" and not kind.harms


def _has_a_foe_to_strike(plans: list[Plan], fight: Fight, actor: Figure) -> bool:
    near = [enemy.id for enemy in fight.adjacent_enemies(actor)]
    blows = [plan for plan in plans if plan[0] == DO and _kind(plan).tried == "attack"]
    return any(plan[1].option.to in near for plan in blows)


def _is_wild_shot(fight: Fight, actor: Figure, plan: Plan) -> bool:
    """True for a called shot that is harder than one at somebody near and in the open."""
    way, filled = plan
    if way != DO or not isinstance(filled, Filled) or not filled.details.get("called"):
        return False
    return _penalty(fight, actor, filled.option, filled) < HARDEST


def _penalty(fight: Fight, actor: Figure, do: Do, filled: Filled) -> int:
    hurry = sum([term.amount for term in hurried(fight.turn)])
    if "shots" not in filled.details:
        return hurry + HARDEST
    shot = shot_described(fight, actor, do, filled.details)
    return hurry + sum(term.amount for term in shot_terms(fight, shot))
