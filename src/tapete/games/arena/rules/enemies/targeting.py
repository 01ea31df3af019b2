"""Whom an enemy attacks, and whom a card means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tapete.games.arena.content.effects import Whom
from tapete.games.arena.figures import red_count
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.state import Enemy, Hunter
from tapete.games.arena.world import Arena, card_of
from tapete.spaces.hexes.hexes import apart

CHOICE = "arena.enemy.target.players_choose"


class Aim(NamedTuple):
    """The hunter that an enemy attacks, and the rule by which it is the one."""

    hunter: Hunter
    rule: str


def reaches(arena: Arena, enemy: Enemy, hunter: Hunter, far: int | None = None) -> bool:
    """True if an enemy can attack a hunter: within its range, whatever the distance, and in sight.

    arena.ruling.enemy_range, arena.helper.untargetable
    """
    if hunter.at is None or hunter.dying:
        return False
    reach = card_of(enemy).range if far is None else far
    return arena.apart(enemy, hunter) <= reach and arena.sees(enemy, hunter.at)


def in_reach(arena: Arena, enemy: Enemy, far: int | None = None) -> list[Hunter]:
    return [one for one in arena.state.hunters if reaches(arena, enemy, one, far)]


def target(arena: Arena, enemy: Enemy, able: Sequence[Hunter]) -> Aim | None:
    """The one in the Spotlight; else the one with most red tokens; then the nearest; then a choice.

    arena.enemy.target.spotlight, arena.enemy.target.most_red, arena.enemy.target.nearest,
    arena.enemy.target.players_choose
    """
    lit = [one for one in able if one.id == arena.state.spotlight]
    if lit or not able:
        return Aim(lit[0], "arena.enemy.target.spotlight") if lit else None
    reddest = _least(able, lambda one: -red_count(one))
    nearest = _least(reddest, lambda one: arena.apart(enemy, one))
    if len(reddest) == 1:
        return Aim(reddest[0], "arena.enemy.target.most_red")
    rule = "arena.enemy.target.nearest" if len(nearest) == 1 else CHOICE
    return Aim(_pick(arena, enemy, nearest), rule)


def nearest_other(arena: Arena, enemy: Enemy, able: Sequence[Hunter]) -> Aim | None:
    """The nearest of those without the Spotlight: arena.ruling.special_not_possible"""
    others = [one for one in able if one.id != arena.state.spotlight]
    if not others:
        return None
    nearest = _least(others, lambda one: arena.apart(enemy, one), lambda one: -red_count(one))
    return Aim(_pick(arena, enemy, nearest), "arena.order.special_overrides")


def _least(hunters: Sequence[Hunter], *keys: Callable[[Hunter], int]) -> list[Hunter]:
    """Those that are first by each key in turn."""
    left = list(hunters)
    for key in keys:
        best = min(map(key, left))
        left = [one for one in left if key(one) == best]
    return left


def _pick(arena: Arena, enemy: Enemy, tied: Sequence[Hunter]) -> Hunter:
    ids = [one.id for one in tied]
    return arena.hunter(decide(arena, "target", ids, CHOICE, figure=enemy.id))


def meant(arena: Arena, whom: Whom, enemy: Enemy | None, cause: Hunter | None) -> list[Hunter]:
    """The hunters in the arena that a card means: arena.order.no_ammo"""
    there = [one for one in arena.hunters() if not one.dying]
    if whom == "spotlight":
        return [one for one in there if one.id == arena.state.spotlight]
    if whom in ("others", "nearest_other"):
        return [one for one in there if one.id != arena.state.spotlight]
    if whom == "cause":
        return [one for one in there if one is cause]
    if whom == "zone":
        here = enemy.at if enemy is not None else (cause.at if cause is not None else None)
        return [one for one in there if one.at == here]
    if whom == "most_red":
        return _least(there, lambda one: -red_count(one)) if there else []
    if whom == "most_loot":
        return _least(there, lambda one: -len(one.loot)) if there else []
    return there


def distance(arena: Arena, enemy: Enemy, hunter: Hunter) -> int:
    assert enemy.at is not None
    assert hunter.at is not None
    return apart(enemy.at, hunter.at)
