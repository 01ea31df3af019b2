"""Enemies move straight towards a hunter, and stop as soon as they can attack it."""

from __future__ import annotations

from collections.abc import Collection

from tapete.games.arena.events.story import Moved
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.enemies.targeting import reaches
from tapete.games.arena.rules.harm.elements import is_frozen
from tapete.games.arena.state import Enemy, Hunter
from tapete.games.arena.world import Arena, card_of, is_large
from tapete.spaces.hexes.hexes import Hex, Hexes, apart

FAR = 10_000


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
    """Pulls a hunter towards a zone, as long as each step has room for it."""
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
    walked = walks(hexes, here, closed)
    near = {zone: far for zone, (far, _) in walked.items() if far <= steps}
    posts = _posts(arena, enemy, goal, walked)
    to_aim = distances(hexes, posts, closed) if posts else _past_figures(arena, enemy, goal)
    now = to_aim.get(here, FAR)
    best = min((to_aim.get(zone, FAR), near[zone]) for zone in near)
    if best[0] >= now:
        return [here]
    ends = [zone for zone in near if (to_aim.get(zone, FAR), near[zone]) == best]
    end = _chosen(arena, enemy, ends)
    return _back(walked, here, end)


def _posts(
    arena: Arena, enemy: Enemy, goal: Hunter, walked: dict[Hex, tuple[int, Hex]]
) -> list[Hex]:
    """The nearest zones from which it could attack, all as far away: the walks are by distance."""
    found: list[Hex] = []
    for zone, (far, _) in walked.items():
        if found and far > walked[found[0]][0]:
            break
        if _attacks_from(arena, enemy, goal, zone):
            found.append(zone)
    return found


def _past_figures(arena: Arena, enemy: Enemy, goal: Hunter) -> dict[Hex, int]:
    """How far each zone is from the goal if no figure stood in the way.

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
    """arena.order.move.route_choice"""
    if len(ends) == 1:
        return ends[0]
    ids = [f"{q},{r}" for q, r in ends]
    rule = "arena.order.move.route_choice"
    chosen = decide(arena, "route", ids, rule, figure=enemy.id)
    return ends[ids.index(chosen)]


def walks(hexes: Hexes, start: Hex, closed: Collection[Hex]) -> dict[Hex, tuple[int, Hex]]:
    """Every zone that can be walked to, with its distance and the zone before it."""
    found = {start: (0, start)}
    ring = [start]
    while ring:
        following = []
        for zone in ring:
            for other in hexes.beside[zone]:
                if other not in found and other not in closed:
                    found[other] = (found[zone][0] + 1, zone)
                    following.append(other)
        ring = following
    return found


def distances(hexes: Hexes, goals: Collection[Hex], closed: Collection[Hex]) -> dict[Hex, int]:
    """How far each zone is from the nearest of some, over zones that are not closed."""
    found = dict.fromkeys(goals, 0)
    ring = list(goals)
    while ring:
        following = []
        for zone in ring:
            for other in hexes.beside[zone]:
                if other not in found and other not in closed:
                    found[other] = found[zone] + 1
                    following.append(other)
        ring = following
    return found


def _back(walked: dict[Hex, tuple[int, Hex]], start: Hex, end: Hex) -> list[Hex]:
    way = [end]
    while way[-1] != start:
        way.append(walked[way[-1]][1])
    return way[::-1]
