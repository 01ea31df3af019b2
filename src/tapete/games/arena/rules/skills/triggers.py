"""Abilities that follow from what a hunter does."""

from __future__ import annotations

from tapete.games.arena.content.entries import Ability
from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import SpecialUsed
from tapete.games.arena.figures import ability_names
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.state import Hunter
from tapete.games.arena.world import Arena


def follow(arena: Arena, hunter: Hunter, deed: str) -> None:
    """Does what a hunter's abilities say is to follow a deed: arena.hero.special_rule"""
    for name in ability_names(hunter):
        ability = library().abilities[name]
        if ability.when == deed and not _is_used_up(hunter, name, ability):
            _work(arena, hunter, name, ability)


def _is_used_up(hunter: Hunter, name: str, ability: Ability) -> bool:
    return bool(ability.most) and hunter.worked.count(name) >= ability.most


def _work(arena: Arena, hunter: Hunter, name: str, ability: Ability) -> None:
    hunter.worked = [*hunter.worked, name]
    arena.table.tell(SpecialUsed, figure=hunter.id, ability=name, rule="arena.hero.special_rule")
    for effect in ability.effects:
        effects.perform(arena, effect, None, hunter)
