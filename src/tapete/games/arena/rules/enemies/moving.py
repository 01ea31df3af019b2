"""Enemies move straight towards a hunter, and stop as soon as they can attack it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeAlias

from tapete.games.arena.events.story import Moved
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.enemies.targeting import reaches
from tapete.games.arena.rules.harm.elements import is_frozen
from tapete.games.arena.state import Enemy, Hunter
from tapete.games.arena.world import Arena, card_of, is_large
from tapete.spaces.hexes.hexes import Hex, Hexes, apart

FAR = 10_000
Walks: TypeAlias = dict[Hex, tuple[int, Hex]]
"""Zones that can be walked to, each with its distance and the zone before it."""


def move(
    arena: Arena, enemy: Enemy, goal: Hunter, zones: int | None = None,
    rule: str = "arena.order.move",
) -> None:  # fmt: skip
    """Up to its Movement, by the shortest way to a zone from which it can attack.

    arena.order.move, arena.order.move.stop, arena.order.move.closest,
    arena.order.move.route_choice, arena.ruling.move_metric
    """
    steps = movement(arena, enemy) if zones is None else zones
    if enemy.at is None or goal.at is None or is_frozen(enemy) or reaches(arena, enemy, goal):
        return
    way = _way(arena, enemy, goal, steps)
    if len(way) > 1:
        enemy.at = way[-1]
        points = [arena.ground.hexes.centre(zone) for zone in way]
        path = tuple([(point.x, point.y) for point in points])
        stops = reaches(arena, enemy, goal)
        end = "arena.order.move.stop" if stops else "arena.order.move.closest"
        also = (end, *(("arena.zone.enter_large",) if is_large(enemy) else ()))
        arena.table.tell(Moved, figure=enemy.id, path=path, rule=rule, also=also)


def movement(arena: Arena, enemy: Enemy) -> int:
    """What its card says, and more in some Rampages: arena.rampage.effect"""
    raging = arena.state.rampage and not arena.state.mark
    return card_of(enemy).movement + (arena.scenario.rampage.movement if raging else 0)


def drag(arena: Arena, hunter: Hunter, towards: Hex, zones: int) -> None:
    """Pulls a hunter towards a zone, as long as each step has room for it: arena.order.special"""
    hexes, way = arena.ground.hexes, [hunter.at]
    for _ in range(zones):
        here = way[-1]
        assert here is not None
        nearer = [
            one for one in hexes.beside[here]
            if apart(one, towards) < apart(here, towards) and arena.admits(hunter, one)
        ]  # fmt: skip
        if not nearer:
            break
        way.append(nearer[0])
    if len(way) > 1:
        hunter.at = way[-1]
        points = [hexes.centre(zone) for zone in way if zone is not None]
        path = tuple([(point.x, point.y) for point in points])
        arena.table.tell(Moved, figure=hunter.id, path=path, rule="arena.order.special")


def _way(arena: Arena, enemy: Enemy, goal: Hunter, steps: int) -> list[Hex]:
    """The zones it passes; the players choose among ends that are equally good."""
    hexes, here = arena.ground.hexes, enemy.at
    assert here is not None
    closed = arena.closed(enemy)
    walked, posts = _scouted(arena, enemy, goal, closed)
    near = {zone: far for zone, (far, _) in walked.items() if far <= steps}
    if posts:
        to_aim = distances(hexes, posts, closed, walked[posts[0]][0] - steps)
    else:
        to_aim = _past_figures(arena, enemy, goal)
    now = to_aim.get(here, FAR)
    best = min((to_aim.get(zone, FAR), near[zone]) for zone in near)
    if best[0] >= now:
        return [here]
    ends = [zone for zone in near if (to_aim.get(zone, FAR), near[zone]) == best]
    end = _chosen(arena, enemy, ends)
    return _back(walked, here, end)


def _scouted(
    arena: Arena, enemy: Enemy, goal: Hunter, closed: Collection[Hex]
) -> tuple[Walks, list[Hex]]:
    """The zones it can walk to, no farther than it must, and the nearest ones to attack from."""
    assert enemy.at is not None
    assert goal.at is not None
    walked: Walks = {}
    reach = card_of(enemy).range
    for ring in rings(arena.ground.hexes, enemy.at, closed):
        walked |= ring
        near = [zone for zone in ring if apart(zone, goal.at) <= reach]
        posts = [zone for zone in near if _attacks_from(arena, enemy, goal, zone)]
        if posts:
            return walked, posts
    return walked, []


def _past_figures(arena: Arena, enemy: Enemy, goal: Hunter) -> dict[Hex, int]:
    """How far each zone would be from the goal if no figure stood in the way.

    Where no way leads there at all it is the distance through the air: arena.ruling.move_metric
    """
    assert goal.at is not None
    assert enemy.at is not None
    ground = arena.ground
    shut = frozenset(ground.tyres) if is_large(enemy) else ground.blocked
    found = distances(ground.hexes, [goal.at], shut)
    if enemy.at in found:
        return found
    return {zone: apart(zone, goal.at) for zone in ground.hexes.cells}


def _attacks_from(arena: Arena, enemy: Enemy, goal: Hunter, zone: Hex) -> bool:
    stood, enemy.at = enemy.at, zone
    able = reaches(arena, enemy, goal)
    enemy.at = stood
    return able


def _chosen(arena: Arena, enemy: Enemy, ends: list[Hex]) -> Hex:
    """The players choose among ends that are equally good: arena.order.move.route_choice"""
    return decide(arena, "route", ends, "arena.order.move.route_choice", figure=enemy.id)


def rings(hexes: Hexes, start: Hex, closed: Collection[Hex]) -> Iterator[Walks]:
    """Yields the zones that can be walked to, those one step farther each time."""
    seen = {start, *closed}
    ring: Walks = {start: (0, start)}
    while ring:
        yield ring
        following: Walks = {}
        for zone, (far, _) in ring.items():
            for other in hexes.beside[zone]:
                if other not in seen:
                    seen.add(other)
                    following[other] = (far + 1, zone)
        ring = following


def distances(
    hexes: Hexes, goals: Collection[Hex], closed: Collection[Hex], most: int = FAR
) -> dict[Hex, int]:
    """How far each zone is from the nearest of some, over zones that are not closed.

    Those that are farther than `most` are left out.
    """
    found = dict.fromkeys(goals, 0)
    ring, far = list(goals), 0
    while ring and far < most:
        following, far = [], far + 1
        for zone in ring:
            for other in hexes.beside[zone]:
                if other not in found and other not in closed:
                    found[other] = far
                    following.append(other)
        ring = following
    return found


def _back(walked: Walks, start: Hex, end: Hex) -> list[Hex]:
    way = [end]
    while way[-1] != start:
        way.append(walked[way[-1]][1])
    return way[::-1]
