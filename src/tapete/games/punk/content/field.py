"""The table of a match: its scenery, and where each side deploys."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.punk.content.scenario import Zones, scenario_named
from tapete.games.punk.content.table_layout import Laid, laid
from tapete.games.punk.content.tables import Ground, source_of
from tapete.spaces.plane.point import Point


class Field(Laid, frozen=True):
    """A table's scenery, and where each side deploys."""

    zones: Zones = ((), ())
    """The outline of each side's deployment zone."""


_KEPT: dict[str, Field] = {}


def keep_field(name: str, field: Field) -> None:
    """Makes a field that is not part of the content playable under a name."""
    _KEPT[name] = field
    field_of.cache_clear()


@lru_cache(maxsize=64)
def field_of(scenario: str, ground: str, size: int = 0, depth: int = 0) -> Field:
    """Returns a scenario's table, or another, so wide and so deep; at its own size if that is 0."""
    if ground in _KEPT:
        return _KEPT[ground]
    plan = scenario_named(scenario)
    found = laid(source_of(ground or plan.ground), size, depth)
    zones = plan.zones(Point(found.board.width, found.board.height))
    return Field(found.board, found.kinds, found.elements, zones)


def table_of(scenario: str, ground: str) -> Ground | None:
    """Returns a match's table as it is written; None if it is not part of the content."""
    if ground in _KEPT:
        return None
    return source_of(ground or scenario_named(scenario).ground).value
