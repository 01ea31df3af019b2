"""Cover: what is in the line of fire, and how much Armour it adds to the target's."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tapete.games.punk.content.entries import Equipment, Shield
from tapete.games.punk.figures import entry_of, equipment
from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body, turned_to
from tapete.games.punk.rules.sight.fire_lines import from_above, from_below, on_level
from tapete.games.punk.rules.sight.mini_cover import screened
from tapete.games.punk.rules.sight.roofs import building_under
from tapete.games.punk.rules.sight.sight import between
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

Kind: TypeAlias = Literal["", "partial", "total"]
STACKED = 1
"""What each cover besides the best adds: punk.cover.stack"""


class Cover(NamedTuple):
    """What a target gets from the things between it and its shooter."""

    bonus: int = 0
    """The bonus to its Armour, from scenery and from its height: punk.cover.bonus"""
    kind: Kind = ""
    avoidable: bool = False
    """True if some line is free of all that gives a bonus: punk.ruling.avoid_cover_several"""
    elements: tuple[int, ...] = ()
    """The elements of scenery that give it, the best first."""
    minis: tuple[str, ...] = ()
    """Minis in the line of fire, the nearest to the shooter first."""
    mini_total: bool = False
    """True if they leave no line free: then it cannot be chosen as a target."""


OPEN = Cover()


def cover(skirmish: Skirmish, shooter: Body, target: Body) -> Cover:
    """What covers a target, if it is seen at all: punk.cover.check_los_first

    Scenery and minis are judged separately: punk.ruling.mini_cover_and_scenery
    """
    shooter = turned_to(shooter, target)
    found = from_scenery(skirmish, shooter, target)
    minis = screened(skirmish, shooter, target)
    if not minis.ids:
        return found
    return found._replace(minis=minis.ids, mini_total=minis.total)


def shielded(skirmish: Skirmish, target: Mini, cover: Cover, avoided: bool = False) -> int:
    """The Armour cover and shield add up to against a shot: punk.cover.stack_shield

    To avoid cover is not to avoid a shield: punk.ruling.avoid_cover_shield
    """
    bonus, stacked = (0, 0) if avoided else (cover.bonus, len(cover.elements))
    own = carried(target)
    if not own:
        return bonus
    best = bonus - STACKED * max(0, stacked - 1)
    return max(best, *own) + STACKED * (stacked + len(own) - 1)


def carried(mini: Mini) -> list[int]:
    """The covers it brings along: a shield, a motorbike. punk.core.ridden_cover"""
    entries = [entry_of(item.kind) for item in equipment(mini)]
    found = [one.cover for one in entries if isinstance(one, Equipment) and one.cover]
    entry = entry_of(mini.shield) if mini.shield else None
    return [*found, entry.cover] if isinstance(entry, Shield) else found


def from_scenery(skirmish: Skirmish, shooter: Body, target: Body) -> Cover:
    """The cover from scenery and heights, worked out once for the shot, and kept."""
    screens, rules = Screens.of(skirmish.field), skirmish.rules
    key = (shooter.key, target.key, shooter.facing, rules.heights_in_plan, rules.edge_cover_fixed)
    found = screens.covers.get(key)
    if found is not None:
        return found
    pair = between(skirmish, shooter, target)
    if isinstance(pair, Level):
        crossed = on_level(screens, pair, shooter, target)
        return screens.covers.keep(key, _protected(screens, crossed.crossed, crossed.free))
    if shooter.place.height > target.place.height:
        crossed = from_above(screens, pair, shooter, target)
        return screens.covers.keep(key, _protected(screens, crossed.crossed, crossed.free))
    crossed = from_below(screens, pair, shooter, target)
    edge = by_the_edge(screens, pair, target)
    found = _protected(screens, crossed.crossed | edge, crossed.free)
    if edge and rules.edge_cover_fixed:
        found = found._replace(avoidable=False)
    return screens.covers.keep(key, found)


def by_the_edge(screens: Screens, pair: Across, target: Body) -> frozenset[int]:
    """The building, if the target is near its edge and does not touch it.

    punk.cover.height.target_near_edge, punk.cover.height.target_at_edge,
    punk.ruling.height_cover_kind
    """
    if pair.edge is None or pair.edge.gap <= 0:
        return frozenset()
    building = building_under(screens, target.place)
    return frozenset() if building is None else frozenset([building])


def _protected(screens: Screens, crossed: frozenset[int], free: bool) -> Cover:
    """The best grade, and +1 for each further element: punk.cover.stack, punk.cover.height.stack"""
    armour: dict[int, int] = {}
    for number in sorted(crossed):
        zone = screens.zones[number]
        if zone.armour:
            armour[zone.element] = max(zone.armour, armour.get(zone.element, 0))
    if not armour:
        return OPEN
    elements = tuple(sorted(armour, key=lambda one: (-armour[one], one)))
    bonus = armour[elements[0]] + STACKED * (len(elements) - 1)
    return Cover(bonus, "partial" if free else "total", free, elements)
