"""What sight and cover are judged by: the lines to draw, and what to say about them."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.punk.rules.moving.measuring import Measure, measured
from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body, in_arc, turned_to
from tapete.games.punk.rules.sight.covering import Cover, cover
from tapete.games.punk.rules.sight.sight import between
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.screen.reasons import Note, reasons
from tapete.games.punk.screen.traces import Shot, Trace, on_level
from tapete.games.punk.screen.traces_across import across_heights
from tapete.games.punk.screen.yardsticks import yardsticks
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.surfaces import Place

__all__ = ["Evidence", "Trace", "evidence"]


class Evidence(NamedTuple):
    """All that can be shown of a shot before it is made."""

    seen: bool
    apart: Measure
    cover: Cover
    traces: tuple[Trace, ...]
    notes: tuple[Note, ...]
    edge: Place | None = None
    """The place of a roof's edge that counts."""
    also: tuple[str, ...] = ()
    """The rules by which all of it is judged, besides those of the notes."""


def evidence(skirmish: Skirmish, shooter: Body, target: Body) -> Evidence:
    """What can be shown of a shot from one body at another. Anybody may look, at any time."""
    shooter = turned_to(shooter, target)
    pair = between(skirmish, shooter, target)
    screens, found = Screens.of(skirmish.field), cover(skirmish, shooter, target)
    shot = Shot(skirmish, screens, shooter, target, found)
    traces = on_level(shot, pair) if isinstance(pair, Level) else across_heights(shot, pair)
    edge = None
    if isinstance(pair, Across) and pair.edge is not None:
        edge = Place(pair.edge.place, max(shooter.place.height, target.place.height))
    seen = in_arc(shooter, target) and not pair.hidden
    notes = tuple(reasons(skirmish, shooter, target))
    apart = measured(shooter, target)
    also = tuple(yardsticks(skirmish, pair, shooter, target, found))
    return Evidence(seen, apart, found, tuple(traces), notes, edge, also)
