"""Enemies appear."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import Spawned, Withdrawn
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.enemies import orders
from tapete.games.arena.rules.harm import enemies
from tapete.games.arena.state import Boost, Enemy
from tapete.games.arena.world import Arena, card_of
from tapete.spaces.hexes.hexes import Hex, apart


def spawn(arena: Arena, kind: str, count: int, zone: Hex, *, first: bool = True) -> bool:
    """As many as there are miniatures left; with none left, those on the board move and attack.

    `first` is False if others have come to that zone before them. Returns True if somebody came.
    arena.order.spawn, arena.spawn.not_enough, arena.spawn.none_left, arena.spawn.unique_always
    """
    card = library().enemies[kind]
    if card.kind in ("unique", "boss"):
        for place in range(count):
            _make_way(arena, card.mini)
            appear(arena, kind, zone, first=first and not place)
        return True
    left = max(0, arena.state.pool[card.mini])
    if not left:
        orders.give(arena, ("move", "attack"), mini=card.mini)
    few = ("arena.spawn.not_enough",) if left < count else ()
    for place in range(min(count, left)):
        appear(arena, kind, zone, first=first and not place, also=few)
    return left > 0


def _make_way(arena: Arena, mini: str) -> None:
    """A Unique takes the miniature of another enemy, which drops nothing.

    arena.ruling.spawn_unique_swap_loot
    """
    if arena.state.pool[mini] > 0:
        return
    same = [
        one.id for one in arena.state.enemies
        if card_of(one).mini == mini and card_of(one).kind not in ("unique", "boss")
    ]  # fmt: skip
    if same:
        rule = "arena.spawn.unique_always"
        gone = arena.enemy(decide(arena, "make_way", same, rule))
        arena.table.tell(Withdrawn, figure=gone.id, rule=rule)
        enemies.remove(arena, gone)


def appear(
    arena: Arena, kind: str, zone: Hex, *, first: bool = True, also: tuple[str, ...] = ()
) -> Enemy | None:
    """One more enemy, in or near a zone; None if it fits nowhere in the arena.

    `first` is False for those that spawn after another: they do not all stand in one zone.
    """
    state = arena.state
    card = library().enemies[kind]
    enemy = Enemy(f"{kind}_{len(state.came) + 1}", kind=kind, shielded=card.shield is not None)
    place, rule = _place(arena, enemy, zone, first=first)
    if place is None:
        return None
    state.came = {**state.came, enemy.id: kind}
    state.pool = {**state.pool, card.mini: state.pool[card.mini] - 1}
    enemy.at, enemy.boosts = place, _gains(arena)
    state.enemies = [*state.enemies, enemy]
    why = ("arena.order.spawn", *_kind(enemy), *also)
    arena.table.tell(Spawned, figure=enemy.id, rule=rule, also=why)
    return enemy


def _kind(enemy: Enemy) -> Iterator[str]:
    """The rules of what an enemy is: its card, not its miniature, has its values."""
    card = card_of(enemy)
    yield "arena.enemy.card"
    yield "arena.spawn.acts_this_card"
    if card.ring:
        yield "arena.enemy.base_variants"
    if card.kind == "boss":
        yield "arena.boss.same_rules"


def _gains(arena: Arena) -> list[Boost]:
    """What a Wanted card gives to all enemies of the mission: arena.wanted.card"""
    mark = arena.state.mark
    gains = library().wanted[mark].gains if mark else ()
    return [Boost(list(gains), until="always")] if gains else []


def _place(arena: Arena, enemy: Enemy, zone: Hex, *, first: bool) -> tuple[Hex | None, str]:
    """The first in the zone, then one in each zone beside it, then wherever there is room.

    Returns the zone, None if there is none, and the rule that says so. A zone that is full counts
    as done: arena.ruling.spawn_zone_blocked
    """
    home = [zone] if arena.admits(enemy, zone) else []
    beside = [one for one in arena.ground.hexes.beside[zone] if arena.admits(enemy, one)]
    empty = [one for one in beside if not arena.inside(one)]
    if first and home:
        places, rule = home, "arena.spawn.place.first"
    elif empty:
        places, rule = empty, "arena.spawn.place.adjacent"
    elif home or beside:
        places, rule = [*home, *beside], "arena.spawn.place.rest"
    else:
        places, rule = _nearest(arena, enemy, zone), "arena.spawn.place.overflow"
    return _pick(arena, enemy, places, rule) if places else None, rule


def _pick(arena: Arena, enemy: Enemy, places: list[Hex], rule: str) -> Hex:
    return decide(arena, "spawn", places, rule, kind=enemy.kind)


def _nearest(arena: Arena, enemy: Enemy, zone: Hex) -> list[Hex]:
    """The zones with room that are nearest to one."""
    free = [one for one in arena.ground.hexes.cells if arena.admits(enemy, one)]
    least = min((apart(zone, one) for one in free), default=0)
    return [one for one in free if apart(zone, one) == least]
