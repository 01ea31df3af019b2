"""The number an attack must reach, and the wounds it does."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.arena.content.properties import ELEMENTS, gathered, named
from tapete.games.arena.events.attacks import ShieldHeld
from tapete.games.arena.figures import DIE, properties
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.harm.elements import corroded, elements_of
from tapete.games.arena.state import Enemy, Figure, Thing
from tapete.games.arena.world import Arena, card_of

BARREL = 5
"""The Defence of a Barrel: arena.terrain.barrel.target"""


def needed(arena: Arena, target: Enemy | Thing) -> int:
    """What an attack on an enemy or a Barrel must reach: its Shield's roll, or else its Defence.

    arena.action.resolve.min, arena.enemy.shield.always, arena.terrain.tyre.defence_enemy,
    arena.ruling.corrosion_enemy
    """
    assert target.at is not None
    tyres = arena.ground.tyres.get(target.at, 0)
    if isinstance(target, Thing):
        return BARREL + tyres
    if not target.shielded:
        return card_of(target).defence + tyres - corroded(target)
    return shield_roll(arena, target) + tyres * arena.rules.tyres_help_enemy_shields


def shield_roll(arena: Arena, enemy: Enemy) -> int:
    """Its Shield rolls anew for each attack: arena.enemy.shield.roll"""
    colour = card_of(enemy).shield
    assert colour is not None
    rolled = number(arena, DIE[colour], "arena.enemy.shield.roll") - corroded(enemy)
    arena.table.tell(ShieldHeld, figure=enemy.id, number=rolled, rule="arena.enemy.shield.always")
    return rolled


def wounds_on(arena: Arena, figure: Figure, texts: Sequence[str], *, crit: bool = False) -> int:
    """One wound, and one more for each of Lethal, Slag and Vulnerable.

    arena.attack.one_wound, arena.prop.lethal, arena.element.slag.effect,
    arena.element.vulnerable, arena.prop.crit_effects, arena.ruling.extra_wounds_sum
    """
    every = with_crits(texts, crit=crit)
    held = gathered(every, stacks=arena.rules.lethal_stacks)
    wounds = 1 + held.get("lethal", 0) + ("slag" in figure.elements) + is_weak(figure, every)
    for extra in named(texts, "wounds"):
        wounds += extra.number or number(arena, extra.die, "arena.system.random_number")
    return wounds


def is_weak(figure: Figure, texts: Sequence[str]) -> bool:
    """True if an enemy is Vulnerable to an element of the attack: arena.element.vulnerable"""
    if not isinstance(figure, Enemy):
        return False
    weak = {one.of for one in named(properties(figure), "vulnerable")}
    return any(element in weak for element in elements_of(texts))


def reasons(figure: Figure, texts: Sequence[str], *, crit: bool = False) -> tuple[str, ...]:
    """The rules by which an attack does more than one wound."""
    every = with_crits(texts, crit=crit)
    held = gathered(every)
    found = ["arena.prop.lethal"] if "lethal" in held else []
    found += ["arena.prop.crit_effects"] if len(every) > len(texts) else []
    found += ["arena.element.slag.effect"] if "slag" in figure.elements else []
    found += ["arena.element.vulnerable"] if is_weak(figure, every) else []
    return tuple(found)


def grounds(arena: Arena, target: Enemy | Thing) -> tuple[str, ...]:
    """The rules by which that number is needed against a target."""
    assert target.at is not None
    found = ["arena.terrain.barrel.target"] if isinstance(target, Thing) else []
    found += ["arena.terrain.tyre.defence_enemy"] if arena.ground.tyres.get(target.at) else []
    return tuple(found)


def crit_elements(texts: Sequence[str]) -> tuple[str, ...]:
    """The elements an attack has only on a Crit: arena.prop.crit_effects"""
    return tuple([one.of for one in named(texts, "crits") if one.of in ELEMENTS])


def with_crits(texts: Sequence[str], *, crit: bool) -> tuple[str, ...]:
    """The properties of an attack, with those it has only on a Crit if it was one."""
    more = [one.of for one in named(texts, "crits")] if crit else []
    return (*texts, *more)
