"""Why a figure sees a zone, or does not, and whether something is in reach of an action."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds import Why
from tapete.games.arena.content.entries import Action, Band
from tapete.games.arena.state import Figure, Thing
from tapete.games.arena.world import Arena
from tapete.spaces.hexes.hexes import Hex
from tapete.spaces.hexes.sight import EDGES

BANDS: tuple[Band, ...] = ("red", "red", "yellow", "green")
"""The range of each distance; anything farther is long: arena.action.range_bands"""
LONG: Band = "long"


def band(apart: int) -> Band:
    return BANDS[apart] if apart < len(BANDS) else LONG


def in_reach(arena: Arena, figure: Figure, action: Action, target: Figure | Thing) -> bool:
    """True if the target's distance is one that the action shows, and it can be seen."""
    assert target.at is not None
    return band(arena.apart(figure, target)) in action.range and arena.sees(figure, target.at)


def out_of_reach(arena: Arena, figure: Figure, action: Action, target: Figure | Thing) -> Why:
    """Why an action cannot be aimed at something that is not in its reach."""
    assert target.at is not None
    away = band(arena.apart(figure, target))
    if away in action.range:
        return unseen(arena, figure, target.at)
    if away == LONG:
        return "arena.action.long_range_icon", "too_far_away"
    return "arena.action.range_set", "out_of_range"


def unseen(arena: Arena, figure: Figure, zone: Hex) -> Why:
    """Why a figure does not see a zone."""
    assert figure.at is not None
    foes = arena.foes_at(figure)
    if figure.at in foes:
        return "arena.los.engaged_limit", "engaged"
    line, sight = arena.ground.sight.line(figure.at, zone), arena.ground.sight
    if line.barred:
        return "arena.los.gap_blocks", "over_a_gap"
    if line.crossed & sight.bits(foes):
        return "arena.los.blocked_between", "enemy_between"
    if line.crossed & arena.ground.walls:
        return "arena.los.obstacle_zone", "wall_between"
    return "arena.los.edge_two", "between_two"


def grounds(arena: Arena, figure: Figure, zone: Hex) -> tuple[str, ...]:
    """The rules by which a figure sees a zone."""
    assert figure.at is not None
    if figure.at == zone:
        return ("arena.los.same_zone",)
    return ("arena.los.centre_line", *_past(arena, figure, zone))


def _past(arena: Arena, figure: Figure, zone: Hex) -> Iterator[str]:
    """The rules by which those on the way do not block the line."""
    assert figure.at is not None
    sight = arena.ground.sight
    line = sight.line(figure.at, zone)
    friends = {one.at for one in arena.figures() if type(one) is type(figure) and one.at}
    if line.crossed & sight.bits(friends):
        yield "arena.los.allies_never_block"
    if line.crossed & sight.bits(set(arena.ground.tyres)):
        yield "arena.terrain.tyre.los"
    if line.gaps + (line.edged & arena.obstacles(figure)).bit_count() == EDGES - 1:
        yield "arena.los.edge_one"
