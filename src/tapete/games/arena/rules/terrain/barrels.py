"""Barrels, which explode when they are hit."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.arena.content.properties import ELEMENTS
from tapete.games.arena.events.loot import Opened
from tapete.games.arena.rules.harm import blasts
from tapete.games.arena.rules.harm.elements import LATER, taint
from tapete.games.arena.rules.terrain import objectives
from tapete.games.arena.state import Element, Figure, Helper, Hunter, Thing
from tapete.games.arena.world import Arena

BARREL = "barrel"
KEY = "key"
"""The back of the Barrel that no scenario has unless it says so: arena.terrain.barrel.key"""


def is_barrel(thing: Thing) -> bool:
    return thing.kind == BARREL


def explode(arena: Arena, barrel: Thing, killer: Hunter | None) -> None:
    """It is removed, its back is seen, and everybody in its zone is attacked.

    arena.terrain.barrel.explode, arena.terrain.barrel.element, arena.ruling.barrel_element,
    arena.ruling.barrel_chain
    """
    arena.state.things = [one for one in arena.state.things if one is not barrel]
    backs = arena.state.chests.get(BARREL)
    back = backs.draw(arena.table, "arena.terrain.barrel.element") if backs else ""
    if back == KEY:
        by, rule = "" if killer is None else killer.id, "arena.terrain.barrel.key"
        arena.table.tell(Opened, figure=by, thing=BARREL, holds=KEY, rule=rule)
        objectives.found(arena, KEY, barrel.at, None)
    element = next((one for one in ELEMENTS if one == back), None)
    texts = () if element is None else (f"{back}(1)" if back == "corrosion" else back,)
    there = [one for one in arena.inside(barrel.at) if not isinstance(one, Helper)]
    late = element in LATER and not arena.rules.element_same_attack
    if not late:
        _splash(arena, there, element)
    rule = "arena.terrain.barrel.explode"
    blasts.explode(arena, barrel.at, BARREL, killer, rule, texts=texts)
    if late:
        _splash(arena, there, element)


def _splash(arena: Arena, there: Sequence[Figure], element: Element | None) -> None:
    """One token on each, without a roll: arena.terrain.barrel.element"""
    for figure in there:
        if element is not None and figure.at is not None:
            taint(arena, figure, element)
