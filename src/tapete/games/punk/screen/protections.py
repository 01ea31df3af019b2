"""What a cover consists of, element by element, and what is crossed but does not count."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.covering import STACKED, by_the_edge, shielded
from tapete.games.punk.rules.sight.leaning import leans_out
from tapete.games.punk.rules.sight.sight_cache import Level
from tapete.games.punk.rules.sight.zones import least_that_covers
from tapete.games.punk.screen.shot import Shot, note
from tapete.scene.card import Line
from tapete.spaces.sight.crossing import along
from tapete.spaces.sight.lit_places import on_base, on_front
from tapete.spaces.sight.sight_lines import Bundle

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
BEHIND_MINIS = ("behind_minis", "punk.cover.mini.total")
PAST_MINIS = ("past_minis", "punk.cover.mini.partial_penalty")


def covered(shot: Shot) -> Iterator[Line]:
    """Yields all that is to be said about a cover.

    First comes its kind, then its elements, the edge, what does not count, minis in the way, and a
    shield.
    """
    found, crossed = shot.cover, sorted(_crossed(shot, shot.pair))
    yield note(found.kind or "open", KINDS[found.kind], bonus=found.bonus)
    yield from _elements(shot, crossed)
    if isinstance(shot.pair, Across):
        yield _edge(shot)
    yield from _ignored(shot, crossed)
    yield from _minis(shot)
    yield from _shield(shot)


def _crossed(shot: Shot, pair: Level | Across) -> frozenset[int]:
    """The zones that some line crosses, whether or not they count."""
    shooter, target = shot.shooter, shot.target
    bundle = Bundle(shooter.disc, shooter.facing, target.disc)
    if isinstance(pair, Level):
        return along(bundle, pair.near).crossed
    if not shot.upwards:
        return on_base(target.disc, pair.shadows).crossed
    air = on_front(shooter.disc, shooter.facing, pair.shadows)
    return air.crossed | along(bundle, pair.upon).crossed


def _size(shot: Shot, number: int) -> int:
    pair = shot.pair
    if isinstance(pair, Level):
        return pair.sizes[number]
    aloft = number in pair.roof.upon
    level = pair.floor + round(pair.lamp.height) if aloft else pair.floor
    return shot.screens.zones[number].size_from(level)


def _by_the_edge(shot: Shot) -> frozenset[int]:
    """The building on whose edge the target stands, if the edge protects it."""
    if not isinstance(shot.pair, Across):
        return frozenset()
    return by_the_edge(shot.screens, shot.pair, shot.target)


def _elements(shot: Shot, crossed: list[int]) -> Iterator[Line]:
    """Yields the elements. The best one gives its grade, and each of the others adds 1."""
    screens, edge = shot.screens, _by_the_edge(shot)
    for place, element in enumerate(shot.cover.elements):
        zones = [n for n in crossed if screens.zones[n].element == element] or sorted(edge)
        best = max(zones, key=lambda n: (screens.zones[n].armour, _size(shot, n)))
        scenery, size = screens.kind(best), _size(shot, best)
        rule = NEAR_EDGE if best in edge else APPLIES[shot.cover.kind, min(size, 3)]
        if place:
            rule = STACKS_ALOFT if edge else STACKS
        adds = STACKED if place else screens.zones[best].armour
        yield note("element", rule, scenery=scenery, size=size, adds=adds)
        if screens.zoned(element) and best not in edge:
            yield note("zone", "punk.cover.size.zones", scenery=scenery, size=size)
        if screens.zones[best].irregular:
            yield note("odd", "punk.cover.odd_shapes", scenery=scenery)


def _edge(shot: Shot) -> Line:
    if not shot.upwards:
        return note("from_above", "punk.cover.height.shooter_above")
    return note("near_edge", NEAR_EDGE) if _by_the_edge(shot) else note("at_edge", AT_EDGE)


def _ignored(shot: Shot, crossed: list[int]) -> Iterator[Line]:
    """Yields, once each, the elements that lines cross but that are no obstacle to the shot."""
    screens, pair, shooter, target = shot.screens, shot.pair, shot.shooter, shot.target
    least, told = least_that_covers(target), set[int]()
    for number in crossed:
        element = screens.zones[number].element
        leans = leans_out(screens, pair, shooter, target, element)
        if element not in told and (leans or _size(shot, number) < least):
            told.add(element)
            yield note(*(LEANS if leans else TOO_SMALL), scenery=screens.kind(number))


def _minis(shot: Shot) -> Iterator[Line]:
    found = shot.cover
    if not found.minis:
        return
    total = found.mini_total
    key, rule = BEHIND_MINIS if total else PAST_MINIS
    yield note(key, rule, figure=found.minis[0], count=len(found.minis))
    if found.avoidable and not total:
        yield note("only_scenery", "punk.cover.mini.no_avoid")


def _shield(shot: Shot) -> Iterator[Line]:
    mini = shot.skirmish.find(shot.target.id)
    adds = 0 if mini is None else shielded(shot.skirmish, mini, shot.cover) - shot.cover.bonus
    if mini is not None and adds:
        yield note("shield", "punk.cover.stack_shield", shield=mini.shield, adds=adds)
