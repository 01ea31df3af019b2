"""Whom a weapon may be aimed at, and how: the choices of a shot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tapete.deeds.do import Do
from tapete.games.punk.figures import item_has
from tapete.games.punk.rules.shooting.buckshot import WHOLE
from tapete.games.punk.rules.shooting.shooting import why_not_avoid
from tapete.games.punk.rules.shooting.targets import (
    Why,
    distance_to,
    fight_of,
    is_lobbed,
    out_of_sight,
)
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.covering import cover
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Choice
from tapete.kernel.plain import Plain

SHOOT = "shoot"
USUALLY_NOT: tuple[Plain, ...] = (False, True)


def at_whom(skirmish: Skirmish, mini: Mini, place: int, enemies: Iterable[Mini]) -> list[Choice]:
    """Of these enemies, those that can be shot at with a weapon of its gear, and how."""
    item = mini.gear[place]
    found = [(one, aimed(skirmish, mini, item, one)) for one in enemies]
    legal = {one.id: details for one, details in found if details is not None}
    if item_has(item, "buckshot"):
        able = [skirmish.mini(one) for one in legal]
        whole = [one for one in able if part_of_combat(skirmish, mini, one, able) is None]
        legal = {one.id: legal[one.id] for one in whole}
    return [Choice(Do(SHOOT, one, place), details) for one, details in legal.items()]


def aimed(
    skirmish: Skirmish, mini: Mini, item: Item, enemy: Mini
) -> dict[str, Sequence[Plain]] | None:
    """How an enemy can be shot at; None if it cannot be.

    Its cover may be avoided, if it can be: punk.shoot.avoid_cover
    """
    eye, mark = body_of(mini), body_of(enemy)
    if out_of_sight(skirmish, mini, item, mark) is not None:
        return None
    if is_lobbed(item):
        return {}
    behind = cover(skirmish, eye, mark)
    if behind.mini_total:
        return None
    return {} if why_not_avoid(item, behind) else {"avoid": USUALLY_NOT}


def part_of_combat(
    skirmish: Skirmish, mini: Mini, enemy: Mini, legal: Sequence[Mini]
) -> Why | None:
    """Buckshot is fired at the whole of a combat: the nearest enemy in it stands for all."""
    combat = fight_of(skirmish, mini, enemy)
    if not combat:
        return None
    eye = body_of(mini)
    involved = [one for one in legal if one.id in combat]
    nearest = min(involved, key=lambda one: distance_to(eye, body_of(one)))
    return None if nearest is enemy else (WHOLE, "whole_combat", {"target": nearest.id})
