"""Why a mini is seen or not, and covered or not: the words, and the rule for each."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import TypeAlias

from tapete.games.punk.rules.sight.across_heights import Across, edge_towards
from tapete.games.punk.rules.sight.bodies import Body, in_arc
from tapete.games.punk.rules.sight.covering import cover
from tapete.games.punk.rules.sight.leaning import hiding
from tapete.games.punk.rules.sight.sight import between
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.rules.sight.zones import least_that_hides
from tapete.games.punk.screen.protections import covered
from tapete.games.punk.world import Skirmish
from tapete.kernel.message import Arg, Message
from tapete.spaces.sight.crossing import along
from tapete.spaces.sight.lit_places import on_base
from tapete.spaces.sight.sight_lines import Bundle

Note: TypeAlias = tuple[Message, str]
"""Some words, and the rule they come from."""
HIDES = {2: "punk.cover.apply.total_size2", 3: "punk.cover.apply.total_size3"}
FLUSH = "punk.cover.shooter_hidden"
ABOVE = "punk.cover.height.shooter_above"


def reasons(skirmish: Skirmish, shooter: Body, target: Body) -> Iterator[Note]:
    """The reasons in the book's order: the arc, what hides, the kind of cover, its elements."""
    screens, pair = Screens.of(skirmish.field), between(skirmish, shooter, target)
    if not in_arc(shooter, target):
        yield _note("behind", "punk.los.arc")
    elif pair.hidden:
        yield from _hidden(screens, pair, shooter, target)
    else:
        found = cover(skirmish, shooter, target)
        for key, rule, args in covered(skirmish, pair, shooter, target, found):
            yield _note(key, rule, **args)
        return
    yield _note("no_shot", "punk.cover.check_los_first")


def _note(key: str, rule: str, **args: Arg) -> Note:
    return Message.of(f"punk.look.{key}", **args), rule


def _hidden(screens: Screens, pair: Level | Across, one: Body, other: Body) -> Iterator[Note]:
    if isinstance(pair, Across) and pair.edge is None:
        yield _too_far(screens, one, other)
        return
    yield _note("hidden", "punk.los.condition")
    for number in _what_hides(screens, pair, one, other):
        size = screens.zones[number].size_from(min(one.place.height, other.place.height))
        flush = screens.touches(screens.zones[number].element, one)
        rule = FLUSH if flush else HIDES[size]
        yield _note("hides", rule, scenery=screens.kind(number), size=size)


def _what_hides(screens: Screens, pair: Level | Across, one: Body, other: Body) -> list[int]:
    """The zones that some line crosses and that are large enough to hide."""
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
    """How far from the edge the higher one may be, and how far it is."""
    low, high = sorted((one, other), key=lambda body: body.place.height)
    edge = edge_towards(screens, high, low)
    rule = ABOVE if high is one else "punk.cover.height.target_far"
    if edge is None:
        return _note("beneath", rule)
    return _note("far_from_edge", rule, needs=high.size, has=ceil(edge.gap))
