"""Buckshot: it spreads, so that it is fired at a whole combat and hits everyone in it."""

from __future__ import annotations

from tapete.games.punk.figures import item_has
from tapete.games.punk.rules.shooting.targets import Sighting, distance_to
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish

WHOLE = "punk.special.buckshot.combat"
"""Nobody in a combat is picked out: all of them are shot at, without the -3."""


def at_combat(item: Item, seen: Sighting) -> bool:
    return bool(seen.combat) and item_has(item, "buckshot")


def through_minis(skirmish: Skirmish, item: Item) -> bool:
    """True if, by a house rule, it hits minis in the way too: punk.ruling.buckshot_mini_cover"""
    return skirmish.rules.buckshot_through_minis and item_has(item, "buckshot")


def judged(skirmish: Skirmish, mini: Mini, target: Mini, item: Item, seen: Sighting) -> Mini:
    """The mini whose distance and facing count: in a combat, the nearest that is seen.

    punk.ruling.buckshot_cover_in_combat
    """
    if not at_combat(item, seen):
        return target
    involved = [skirmish.mini(one) for one in seen.combat]
    visible = [one for one in involved if one is target or mini_sees(skirmish, mini, one)]
    eye = body_of(mini)
    return min(visible, key=lambda one: distance_to(eye, body_of(one)))


def struck(skirmish: Skirmish, item: Item, target: Mini, seen: Sighting) -> list[Mini]:
    """The minis that a successful shot hits."""
    found = list(seen.combat) if at_combat(item, seen) else [target.id]
    if through_minis(skirmish, item):
        found += seen.past
    return [skirmish.mini(one) for one in found]
