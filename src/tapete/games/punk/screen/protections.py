"""What a cover consists of, element by element, and what is crossed but does not count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.rules.sight.covering import STACKED, Cover, by_the_edge, shielded
from tapete.games.punk.rules.sight.leaning import leans_out
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.rules.sight.zones import least_that_covers
from tapete.games.punk.world import Skirmish
from tapete.kernel.message import Arg
from tapete.spaces.sight.crossing import along
from tapete.spaces.sight.lit_places import on_base, on_front
from tapete.spaces.sight.sight_lines import Bundle

Said: TypeAlias = tuple[str, str, dict[str, Arg]]
"""A key of words, its rule, and the arguments of the words."""
KINDS = {"": "punk.cover.any_line", "partial": "punk.cover.partial", "total": "punk.cover.total"}
APPLIES = {
    ("total", 1): "punk.cover.apply.total_size1",
    ("total", 2): "punk.cover.apply.total_size2",
    ("total", 3): "punk.cover.apply.total_size3",
    ("partial", 1): "punk.cover.apply.partial_size1",
    ("partial", 2): "punk.cover.apply.partial_size2_3",
    ("partial", 3): "punk.cover.apply.partial_size2_3",
}
STACKS, STACKS_ALOFT = "punk.cover.stack", "punk.cover.height.stack"
NEAR_EDGE, AT_EDGE = "punk.cover.height.target_near_edge", "punk.cover.height.target_at_edge"
LEANS = ("leans_out", "punk.cover.shooter_in_contact")
TOO_SMALL = ("too_small", "punk.cover.no_bonus_no_obstacle")


def covered(
    skirmish: Skirmish, pair: Level | Across, shooter: Body, target: Body, found: Cover
) -> Iterator[Said]:
    """The cover's kind, its elements, the edge, what does not count, minis in the way, a shield."""
    screens = Screens.of(skirmish.field)
    crossed = sorted(_crossed(pair, shooter, target))
    yield found.kind or "open", KINDS[found.kind], {"bonus": found.bonus}
    yield from _elements(screens, pair, crossed, found, target)
    if isinstance(pair, Across):
        yield _edge(screens, pair, shooter, target)
    yield from _ignored(screens, pair, shooter, target, crossed)
    yield from _minis(skirmish, found)
    yield from _shield(skirmish, target, found)


def _crossed(pair: Level | Across, shooter: Body, target: Body) -> frozenset[int]:
    """The zones that some line crosses, whether or not they count."""
    bundle = Bundle(shooter.disc, shooter.facing, target.disc)
    if isinstance(pair, Level):
        return along(bundle, pair.near).crossed
    if shooter.place.height > target.place.height:
        return on_base(target.disc, pair.shadows).crossed
    air = on_front(shooter.disc, shooter.facing, pair.shadows)
    return air.crossed | along(bundle, pair.upon).crossed


def _size(screens: Screens, pair: Level | Across, number: int) -> int:
    if isinstance(pair, Level):
        return pair.sizes[number]
    aloft = number in pair.roof.upon
    level = pair.floor + round(pair.lamp.height) if aloft else pair.floor
    return screens.zones[number].size_from(level)


def _elements(
    screens: Screens, pair: Level | Across, crossed: list[int], found: Cover, target: Body
) -> Iterator[Said]:
    """The elements: the best one gives its grade, each of the others 1 more."""
    edge = by_the_edge(screens, pair, target) if isinstance(pair, Across) else ()
    for place, element in enumerate(found.elements):
        zones = [n for n in crossed if screens.zones[n].element == element] or sorted(edge)
        best = max(zones, key=lambda n: (screens.zones[n].armour, _size(screens, pair, n)))
        size = _size(screens, pair, best)
        rule = NEAR_EDGE if best in edge else APPLIES[found.kind, min(size, 3)]
        if place:
            rule = STACKS_ALOFT if edge else STACKS
        adds = STACKED if place else screens.zones[best].armour
        yield "element", rule, {"scenery": screens.kind(best), "size": size, "adds": adds}
        if screens.zoned(element) and best not in edge:
            yield "zone", "punk.cover.size.zones", {"scenery": screens.kind(best), "size": size}
        if screens.zones[best].irregular:
            yield "odd", "punk.cover.odd_shapes", {"scenery": screens.kind(best)}


def _edge(screens: Screens, pair: Across, shooter: Body, target: Body) -> Said:
    if shooter.place.height > target.place.height:
        return "from_above", "punk.cover.height.shooter_above", {}
    near = by_the_edge(screens, pair, target)
    return ("near_edge", NEAR_EDGE, {}) if near else ("at_edge", AT_EDGE, {})


def _ignored(
    screens: Screens, pair: Level | Across, shooter: Body, target: Body, crossed: list[int]
) -> Iterator[Said]:
    """The elements that lines cross but that are no obstacle to the shot, each once."""
    least, told = least_that_covers(target), set[int]()
    for number in crossed:
        element = screens.zones[number].element
        leans = leans_out(screens, pair, shooter, target, element)
        if element not in told and (leans or _size(screens, pair, number) < least):
            told.add(element)
            yield *(LEANS if leans else TOO_SMALL), {"scenery": screens.kind(number)}


def _minis(skirmish: Skirmish, found: Cover) -> Iterator[Said]:
    if not found.minis:
        return
    nearest: dict[str, Arg] = {
        "figure": found.minis[0],
        "count": len(found.minis),
    }
    if found.mini_total:
        yield "behind_minis", "punk.cover.mini.total", nearest
        return
    yield "past_minis", "punk.cover.mini.partial_penalty", nearest
    if found.avoidable:
        yield "only_scenery", "punk.cover.mini.no_avoid", {}


def _shield(skirmish: Skirmish, target: Body, found: Cover) -> Iterator[Said]:
    mini = skirmish.find(target.id)
    adds = 0 if mini is None else shielded(skirmish, mini, found) - found.bonus
    if mini is not None and adds:
        yield "shield", "punk.cover.stack_shield", {"shield": mini.shield, "adds": adds}
