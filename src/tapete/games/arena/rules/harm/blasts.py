"""Explosions: one attack on everybody in a zone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tapete.games.arena.events.attacks import Exploded
from tapete.games.arena.rules.attacks import numbers
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.harm import defence, enemies
from tapete.games.arena.rules.harm.elements import place_later, trigger
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.state import Attribute, Enemy, Figure, Helper, Hunter
from tapete.games.arena.world import Arena
from tapete.spaces.hexes.hexes import Hex

DIE = 10


def radiate(arena: Arena, zone: Hex, killer: Hunter | None) -> None:
    """An irradiated figure that is eliminated strikes all others in its zone.

    arena.element.radiation.blast, arena.ruling.radiation_others
    """
    explode(arena, zone, "radiation", killer, "arena.element.radiation.blast")


def explode(
    arena: Arena,
    zone: Hex,
    what: str,
    killer: Hunter | None,
    rule: str,
    *,
    resist: Attribute = "reflexes",
    texts: Sequence[str] = (),
    sides: int = DIE,
    spared: Sequence[Figure] = (),
    trap: bool = False,
) -> None:
    """One d10 for all figures of a zone; each defends by itself.

    The elements of a trap or of a card are rolled for; those of a Barrel are placed already.

    arena.ruling.vs_enemy_strength_attack, arena.ruling.reaction_attack_by_scenery
    """
    victims = [
        one for one in arena.inside(zone) if one not in spared and not isinstance(one, Helper)
    ]
    strength = number(arena, sides, rule, alike=None if victims else bool)
    centre = arena.ground.hexes.centre(zone)
    arena.table.tell(Exploded, what=what, strength=strength, x=centre.x, y=centre.y, rule=rule)
    later = trigger(arena, texts, victims) if trap else []
    with window.opened(arena) as hurt:
        for one in victims:
            if one.at != zone:
                continue
            if isinstance(one, Enemy):
                _on_enemy(arena, one, strength, killer, texts)
            elif isinstance(one, Hunter) and not one.dying:
                threat = defence.Threat(
                    strength, resist, numbers.wounds_on(arena, one, texts), rule=rule
                )
                hurt.note(one, partial(defence.defend, arena, one, threat))
        place_later(arena, later, texts, victims)


def _on_enemy(
    arena: Arena, enemy: Enemy, strength: int, killer: Hunter | None, texts: Sequence[str]
) -> None:
    """Enemies have no Attributes: the Strength must reach what an attack would have to."""
    if strength >= numbers.needed(arena, enemy):
        count = numbers.wounds_on(arena, enemy, texts)
        arena.blow = ("blast",)
        enemies.wound(arena, enemy, count, killer, attack=True)
