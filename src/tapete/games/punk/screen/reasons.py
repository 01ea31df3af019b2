"""Why a mini is seen or not, and covered or not: the words and the rules."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from tapete.games.punk.rules.sight.across_heights import Across, edge_towards
from tapete.games.punk.rules.sight.bodies import in_arc
from tapete.games.punk.rules.sight.leaning import hiding
from tapete.games.punk.rules.sight.sight_cache import Level
from tapete.games.punk.rules.sight.zones import DECORATION, least_that_hides
from tapete.games.punk.screen.protections import covered
from tapete.games.punk.screen.shot import Shot, note
from tapete.scene.card import Line
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.sight.crossing import along
from tapete.spaces.sight.lit_places import on_base
from tapete.spaces.sight.sight_lines import Bundle

HIDES = {2: "punk.cover.apply.total_size2", 3: "punk.cover.apply.total_size3"}
FLUSH = "punk.cover.shooter_hidden"
ABOVE = "punk.cover.height.shooter_above"
MEASURED = ("punk.measure.free", "punk.measure.between_minis")
BASES = ("punk.base.round", "punk.cover.pose_irrelevant")
MUTUAL = "punk.los.reciprocal"
HEIGHTS, FROM_EDGE = "punk.cover.height.threshold", "punk.cover.height.line_from_edge"
ELEMENTS = ("punk.cover.size.values", "punk.cover.grade")
ORNAMENTS = "punk.cover.size.none"
MINIS = "punk.cover.mini.check"


def reasons(shot: Shot) -> Iterator[Line]:
    """Yields the reasons in the book's order: the arc, what hides, the cover, its elements."""
    if shot.seen:
        yield from covered(shot)
        return
    if not in_arc(shot.shooter, shot.target):
        yield note("behind", "punk.los.arc")
    else:
        yield from _hidden(shot)
    yield note("no_shot", "punk.cover.check_los_first")


def _hidden(shot: Shot) -> Iterator[Line]:
    screens = shot.screens
    if isinstance(shot.pair, Across) and shot.pair.edge is None:
        yield _too_far(shot)
        return
    yield note("hidden", "punk.los.condition")
    for number in _what_hides(shot, shot.pair):
        size = screens.zones[number].size_from(shot.low.place.height)
        flush = screens.touches(screens.zones[number].element, shot.shooter)
        rule = FLUSH if flush else HIDES[size]
        yield note("hides", rule, scenery=screens.kind(number), size=size)


def _what_hides(shot: Shot, pair: Level | Across) -> list[int]:
    """The zones that some line crosses and that are large enough to hide."""
    screens, one, other = shot.screens, shot.shooter, shot.target
    if isinstance(pair, Level):
        found = along(Bundle(one.disc, None, other.disc), hiding(screens, pair, one, other))
        return sorted(found.crossed)
    least, low, high = least_that_hides(one, other), shot.low, shot.high
    dark = [thrown for thrown in pair.shadows if screens.hides(thrown.thing, pair.floor, least)]
    upon = [part for part in pair.upon if screens.hides(part.thing, high.place.height, least)]
    crossed = along(Bundle(high.disc, None, low.disc), upon).crossed
    return sorted(crossed | on_base(low.disc, dark).crossed)


def _too_far(shot: Shot) -> Line:
    """Says how far from the edge the higher mini may be, and how far it is."""
    edge = edge_towards(shot.screens, shot.high, shot.low)
    rule = "punk.cover.height.target_far" if shot.upwards else ABOVE
    if edge is None:
        return note("beneath", rule)
    return note("far_from_edge", rule, needs=shot.high.size, has=ceil(edge.gap))


def yardsticks(shot: Shot) -> Iterator[str]:
    """Yields the rules by which a look is measured and judged, besides those that its notes cite.

    They are in the book's order: measuring, sight, bases, elements, heights, minis.
    """
    yield from MEASURED
    if shot.pair.hidden:
        yield MUTUAL
    yield from BASES
    if shot.cover.elements:
        yield from ELEMENTS
    pieces = shot.skirmish.board.pieces
    if any(isinstance(one, Scenery) and one.size == DECORATION for one in pieces):
        yield ORNAMENTS
    if isinstance(shot.pair, Across):
        yield HEIGHTS
        if not shot.upwards:
            yield FROM_EDGE
    if shot.cover.minis:
        yield MINIS
