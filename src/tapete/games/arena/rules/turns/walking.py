"""Hunters and Helpers move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tapete.games.arena.events.story import Moved
from tapete.games.arena.rules.loot import collecting
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.terrain import objectives
from tapete.games.arena.state import Helper, Hunter
from tapete.games.arena.world import Arena
from tapete.spaces.hexes.hexes import WIDTH, Hex
from tapete.spaces.hexes.route import HexRoute

RULES = {
    "off_board": "arena.move.adjacent", "through": "arena.move.no_cross_full",
    "ends_on": "arena.zone.enter_small", "too_far": "arena.basic.move",
}  # fmt: skip


def ways(
    arena: Arena, figure: Hunter | Helper, zones: int, closed: frozenset[Hex] | None = None
) -> HexRoute:
    """Where a figure may go within this many zones: arena.move.adjacent, arena.move.through_enemies

    `closed` are the zones it can neither enter nor cross, where they are known already.
    """
    assert figure.at is not None
    start = arena.ground.hexes.centre(figure.at)
    shut = arena.closed(figure) if closed is None else closed
    return HexRoute(arena.ground.hexes, start, zones * WIDTH, shut, rules=RULES)


def walk(arena: Arena, figure: Hunter | Helper, zones: Sequence[Hex], rule: str) -> None:
    """Moves zone by zone; a hunter collects what it finds as it goes.

    arena.basic.collect.when, arena.helper.no_collect
    """
    here = figure.at
    assert here is not None
    leg = [here]
    for zone in zones:
        figure.at = zone
        leg.append(zone)
        if isinstance(figure, Hunter) and collecting.lies(arena, zone):
            _tell(arena, figure, leg, rule)
            leg = [zone]
            collecting.collect(arena, figure)
    _tell(arena, figure, leg, rule)
    if isinstance(figure, Hunter):
        counting.walked(arena, figure, len(zones))
        objectives.delivered(arena, figure)


def _tell(arena: Arena, figure: Hunter | Helper, leg: Sequence[Hex], rule: str) -> None:
    if len(leg) > 1:
        points = [arena.ground.hexes.centre(zone) for zone in leg]
        path = tuple([(point.x, point.y) for point in points])
        also = partial(_grounds, arena, figure, leg[1:])
        arena.table.tell(Moved, figure=figure.id, path=path, rule=rule, also=also)


def _grounds(arena: Arena, figure: Hunter | Helper, zones: Sequence[Hex]) -> tuple[str, ...]:
    """The rules by which it can go like this."""
    found = ["arena.zone.capacity"]
    if any(zone in arena.ground.tyres for zone in zones):
        found.append("arena.terrain.tyre.space")
    if any(one.at in zones for one in arena.state.things):
        found.append("arena.terrain.default_inert")
    if any(arena.enemies_in(zone) for zone in zones):
        found.append("arena.move.through_enemies")
    if isinstance(figure, Helper) and any(collecting.lies(arena, zone) for zone in zones):
        found.append("arena.helper.no_collect")
    return tuple(found)
