"""The rules by which a look is measured and judged, besides those that its notes cite."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.zones import DECORATION
from tapete.games.punk.screen.shot import Shot
from tapete.spaces.boards.scenery import Scenery

MEASURED = ("punk.measure.free", "punk.measure.between_minis")
BASES = ("punk.base.round", "punk.cover.pose_irrelevant")
MUTUAL = "punk.los.reciprocal"
HEIGHTS, FROM_EDGE = "punk.cover.height.threshold", "punk.cover.height.line_from_edge"
ELEMENTS = ("punk.cover.size.values", "punk.cover.grade")
ORNAMENTS = "punk.cover.size.none"
MINIS = "punk.cover.mini.check"


def yardsticks(shot: Shot) -> Iterator[str]:
    """Yields them in the book's order: measuring, sight, bases, elements, heights, minis."""
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
