"""Wounds of enemies: Shields, Hit Points, and what becomes of those who have none left."""

from __future__ import annotations

from tapete.games.arena.events.attacks import Eliminated, ShieldSpent, Wounded
from tapete.games.arena.rules.harm import blasts
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.rules.story import counting
from tapete.games.arena.state import Enemy, Hunter
from tapete.games.arena.world import Arena, card_of


def wound(arena: Arena, enemy: Enemy, wounds: int, killer: Hunter | None, *, attack: bool) -> None:
    """An enemy suffers wounds, and is eliminated once it has as many as Hit Points.

    The first wound of an attack spends its Shield: arena.enemy.shield.spent,
    arena.ruling.shield_non_attack
    """
    if wounds and attack and enemy.shielded:
        enemy.shielded = False
        arena.table.tell(ShieldSpent, figure=enemy.id, rule="arena.enemy.shield.spent")
        wounds -= 1
    if not wounds or enemy.at is None:
        return
    enemy.wounds += wounds
    arena.table.tell(Wounded, figure=enemy.id, wounds=wounds, rule="arena.attack.enemy_wounds")
    if enemy.wounds >= card_of(enemy).hit_points:
        eliminate(arena, enemy, killer)


def eliminate(arena: Arena, enemy: Enemy, killer: Hunter | None) -> None:
    """It leaves the arena at once, goes back to the pool, and drops its loot.

    arena.attack.enemy_eliminated, arena.loot.drop_one
    """
    zone = enemy.at
    assert zone is not None
    arena.table.tell(
        Eliminated,
        figure=enemy.id,
        killer="" if killer is None else killer.id,
        rule="arena.attack.enemy_eliminated",
    )
    remove(arena, enemy)
    counting.killed(arena, enemy, killer)
    dropping.drop(arena, enemy, zone, killer)
    if "radiation" in enemy.elements:
        blasts.radiate(arena, zone, killer)


def remove(arena: Arena, enemy: Enemy) -> None:
    """Takes an enemy off the board; its miniature can be used again."""
    enemy.at = None
    arena.state.enemies = [one for one in arena.state.enemies if one is not enemy]
    mini = card_of(enemy).mini
    arena.state.pool = {**arena.state.pool, mini: arena.state.pool[mini] + 1}
