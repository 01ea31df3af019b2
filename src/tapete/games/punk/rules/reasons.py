"""Why somebody is seen or not, and covered or not: what is said of it, and the rule of each."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import TypeAlias

from tapete.games.punk.rules.bodies import Body, in_arc
from tapete.games.punk.rules.covering import Cover, by_the_edge, cover, shielded
from tapete.games.punk.rules.heights import Across, edge_towards
from tapete.games.punk.rules.leaning import hiding, leans_out
from tapete.games.punk.rules.screens import Level, Screens
from tapete.games.punk.rules.sight import between
from tapete.games.punk.rules.zones import least_that_covers, least_that_hides
from tapete.games.punk.skirmish import Skirmish
from tapete.kernel.message import Arg, Message
from tapete.spaces.bundle import Bundle
from tapete.spaces.crossing import along
from tapete.spaces.lit import on_base, on_front

Note: TypeAlias = tuple[Message, str]
"""What is said, and the rule it comes from."""
ABOVE = "punk.cover.height.shooter_above"
BY_SIZE = ("", "", "punk.cover.apply.total_size2", "punk.cover.apply.total_size3")
LEANS = ("leans_out", "punk.cover.shooter_in_contact")
TOO_SMALL = ("too_small", "punk.cover.no_bonus_no_obstacle")
KINDS = {"": "punk.cover.any_line", "partial": "punk.cover.partial", "total": "punk.cover.total"}


def reasons(skirmish: Skirmish, shooter: Body, target: Body) -> Iterator[Note]:
    """In the book's order: the arc, what hides, the kind of cover, and what it is made of."""
    if not in_arc(shooter, target):
        yield _note("behind", "punk.los.arc")
        return
    screens, pair = Screens.of(skirmish.field), between(skirmish, shooter, target)
    if pair.hidden:
        yield from _hidden(screens, pair, shooter, target)
        return
    found = cover(skirmish, shooter, target)
    yield _note(found.kind or "open", KINDS[found.kind], bonus=found.bonus)
    yield from _elements(screens, found)
    if isinstance(pair, Across):
        yield from _edge(screens, pair, shooter, target)
    yield from _ignored(screens, pair, shooter, target)
    yield from _minis(skirmish, found)
    yield from _shield(skirmish, target, found)


def _note(key: str, rule: str, **args: Arg) -> Note:
    return Message.of(f"punk.look.{key}", **args), rule


# --- hidden


def _hidden(screens: Screens, pair: Level | Across, one: Body, other: Body) -> Iterator[Note]:
    if isinstance(pair, Across) and pair.edge is None:
        yield _too_far(screens, one, other)
        return
    yield _note("hidden", "punk.los.condition")
    for number in _what_hides(screens, pair, one, other):
        level = min(one.place.height, other.place.height)
        size = screens.zones[number].size_from(level)
        yield _note("hides", BY_SIZE[min(size, 3)], scenery=_kind(screens, number), size=size)


def _what_hides(screens: Screens, pair: Level | Across, one: Body, other: Body) -> list[int]:
    """Zones some line crosses that are large enough."""
    if isinstance(pair, Level):
        found = along(Bundle(one.disc, None, other.disc), hiding(screens, pair, one, other))
        return sorted(found.crossed)
    least = least_that_hides(one, other)
    low, high = sorted((one, other), key=lambda body: body.place.height)
    dark = [thrown for thrown in pair.shadows if screens.hides(thrown.thing, pair.floor, least)]
    upon = [part for part in pair.upon if screens.hides(part.thing, high.place.height, least)]
    crossed = along(Bundle(high.disc, None, low.disc), upon).crossed
    return sorted(crossed | on_base(low.disc, dark).crossed)


def _too_far(screens: Screens, one: Body, other: Body) -> Note:
    """How far from the edge who is up there may be, and how far it is."""
    low, high = sorted((one, other), key=lambda body: body.place.height)
    edge = edge_towards(screens, high, low)
    rule = ABOVE if high is one else "punk.cover.height.target_far"
    if edge is None:
        return _note("beneath", rule)
    return _note("far_from_edge", rule, needs=high.size, has=ceil(edge.gap))


# --- covered


def _elements(screens: Screens, found: Cover) -> Iterator[Note]:
    """The best gives its grade, each of the others 1 more."""
    for place, element in enumerate(found.elements):
        zones = [n for n, zone in enumerate(screens.zones) if zone.element == element]
        armour = max(screens.zones[number].armour for number in zones)
        rule, adds = ("punk.cover.stack", 1) if place else ("punk.cover.grade", armour)
        yield _note("element", rule, scenery=_kind(screens, zones[0]), adds=adds)
        if screens.zones[zones[0]].irregular:
            yield _note("odd", "punk.cover.odd_shapes", scenery=_kind(screens, zones[0]))


def _edge(screens: Screens, pair: Across, shooter: Body, target: Body) -> Iterator[Note]:
    if shooter.place.height > target.place.height:
        yield _note("from_above", ABOVE)
    elif by_the_edge(screens, pair, target):
        yield _note("near_edge", "punk.cover.height.target_near_edge")
    else:
        yield _note("at_edge", "punk.cover.height.target_at_edge")


def _ignored(screens: Screens, pair: Level | Across, shooter: Body, target: Body) -> Iterator[Note]:
    """What lines cross and is no obstacle to the shot, each element once."""
    least, told = least_that_covers(target), set[int]()
    for number in sorted(_crossed(pair, shooter, target)):
        zone = screens.zones[number]
        size = pair.sizes[number] if isinstance(pair, Level) else zone.size_from(pair.floor)
        leans = leans_out(screens, pair, shooter, target, zone.element)
        if zone.element not in told and (leans or size < least):
            told.add(zone.element)
            key, rule = LEANS if leans else TOO_SMALL
            yield _note(key, rule, scenery=_kind(screens, number))


def _crossed(pair: Level | Across, shooter: Body, target: Body) -> frozenset[int]:
    """By some line, whether it counts or not."""
    if isinstance(pair, Level):
        return along(Bundle(shooter.disc, shooter.facing, target.disc), pair.near).crossed
    if shooter.place.height > target.place.height:
        return on_base(target.disc, pair.shadows).crossed
    return on_front(shooter.disc, shooter.facing, pair.shadows).crossed


def _minis(skirmish: Skirmish, found: Cover) -> Iterator[Note]:
    if not found.minis:
        return
    name, count = skirmish.mini(found.minis[0]).name, len(found.minis)
    if found.mini_total:
        yield _note("behind_minis", "punk.cover.mini.total", figure=name, count=count)
    else:
        yield _note("past_minis", "punk.cover.mini.partial_penalty", figure=name, count=count)


def _shield(skirmish: Skirmish, target: Body, found: Cover) -> Iterator[Note]:
    mini = skirmish.find(target.id)
    adds = 0 if mini is None else shielded(skirmish, mini, found) - found.bonus
    if mini is not None and adds:
        yield _note("shield", "punk.cover.stack_shield", shield=mini.shield, adds=adds)


def _kind(screens: Screens, number: int) -> str:
    return screens.field.kinds[screens.zones[number].piece]
