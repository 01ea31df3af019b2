"""The rules by which a look is measured and judged, besides those of what is said of it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.rules.sight.covering import Cover
from tapete.games.punk.rules.sight.sight_cache import Level
from tapete.games.punk.rules.sight.zones import DECORATION
from tapete.games.punk.world import Skirmish
from tapete.spaces.boards.scenery import Scenery

MEASURED = ("punk.measure.free", "punk.measure.between_minis")
BASES = ("punk.base.round", "punk.cover.pose_irrelevant")
MUTUAL = "punk.los.reciprocal"
HEIGHTS, FROM_EDGE = "punk.cover.height.threshold", "punk.cover.height.line_from_edge"
ELEMENTS = ("punk.cover.size.values", "punk.cover.grade")
ORNAMENTS = "punk.cover.size.none"
MINIS = "punk.cover.mini.check"


def yardsticks(
    skirmish: Skirmish, pair: Level | Across, shooter: Body, target: Body, found: Cover
) -> Iterator[str]:
    """In the book's order: measuring, sight, bases, elements, heights, minis in between."""
    yield from MEASURED
    if pair.hidden:
        yield MUTUAL
    yield from BASES
    if found.elements:
        yield from ELEMENTS
    if any(isinstance(one, Scenery) and one.size == DECORATION for one in skirmish.board.pieces):
        yield ORNAMENTS
    if isinstance(pair, Across):
        yield HEIGHTS
        if shooter.place.height > target.place.height:
            yield FROM_EDGE
    if found.minis:
        yield MINIS
