"""Objectives of a scenario: what hunters interact with, collect and carry."""

from __future__ import annotations

from tapete.games.arena.content.entries import Objective
from tapete.games.arena.events.loot import Opened
from tapete.games.arena.events.story import Given
from tapete.games.arena.rules.enemies import effects
from tapete.games.arena.rules.story import counting
from tapete.games.arena.state import Enemy, Hunter, Thing
from tapete.games.arena.world import Arena
from tapete.spaces.hexes.hexes import Hex


def objective_of(arena: Arena, thing: Thing) -> Objective | None:
    """What the scenario says of a thing; a mission has no objectives."""
    return None if arena.state.mark else arena.scenario.objectives.get(thing.kind)


def is_collected(arena: Arena, thing: Thing) -> bool:
    found = objective_of(arena, thing)
    return found is not None and found.by == "collect"


def collect(arena: Arena, hunter: Hunter, thing: Thing) -> None:
    """A hunter picks an objective up: arena.basic.collect.other"""
    found = objective_of(arena, thing)
    assert found is not None
    rule, also = "arena.basic.collect.other", ("arena.terrain.scenario_override",)
    arena.table.tell(
        Opened, figure=hunter.id, thing=thing.kind, holds=thing.kind, rule=rule, also=also
    )
    reached(arena, hunter, thing, found)


def lay(arena: Arena, kind: str, zone: Hex) -> None:
    """Terrain or an objective is put in a zone."""
    state = arena.state
    thing = Thing(f"t{len(state.laid) + 1}", kind, zone)
    state.things, state.laid = [*state.things, thing], {**state.laid, thing.id: kind}


def found(arena: Arena, kind: str, zone: Hex, finder: Hunter | None) -> None:
    """Terrain held an objective: the finder has it, or it is put in the zone.

    arena.terrain.chest.gain, arena.terrain.barrel.key
    """
    objective = arena.scenario.objectives[kind]
    lay(arena, kind, zone)
    if objective.by == "collect" and finder is not None:
        reached(arena, finder, arena.state.things[-1], objective)


def reached(arena: Arena, hunter: Hunter, thing: Thing, found: Objective) -> None:
    """It is done: carried away, or counted at once. arena.basic.interact"""
    thing.used = True
    if found.carried or found.by == "collect":
        arena.state.things = [one for one in arena.state.things if one is not thing]
    if found.carried:
        hunter.carried = [*hunter.carried, thing.kind]
        delivered(arena, hunter)
        return
    if found.counts:
        counting.progress(arena, found.counts)
    for effect in found.effects:
        effects.perform(arena, effect, None, hunter)


def delivered(arena: Arena, hunter: Hunter) -> None:
    """What a hunter carries counts when it is brought to a station, unless it is food."""
    if arena.state.mark or hunter.at not in arena.ground.stations:
        return
    those = arena.scenario.objectives
    brought = [kind for kind in hunter.carried if not those[kind].feeds]
    hunter.carried = [kind for kind in hunter.carried if those[kind].feeds]
    for kind in brought:
        if those[kind].counts:
            counting.progress(arena, those[kind].counts)
        for effect in those[kind].effects:
            effects.perform(arena, effect, None, hunter)


# --- feeding


def hungry(arena: Arena, hunter: Hunter) -> list[Enemy]:
    """The enemies that a hunter can feed with what it carries: arena.basic.interact"""
    return [one for one in arena.state.enemies if _food(arena, hunter, one)]


def _food(arena: Arena, hunter: Hunter, enemy: Enemy) -> str:
    """What it can give to that enemy from where it stands; empty if nothing."""
    if arena.state.mark or enemy.at is None or hunter.at is None:
        return ""
    for kind in hunter.carried:
        objective = arena.scenario.objectives[kind]
        near = arena.apart(hunter, enemy) <= objective.far and arena.sees(hunter, enemy.at)
        if objective.feeds == enemy.kind and near:
            return kind
    return ""


def feed(arena: Arena, hunter: Hunter, enemy: Enemy) -> None:
    """It eats what the hunter carried; that counts, and does to it what the scenario says.

    arena.basic.interact, arena.terrain.scenario_override
    """
    kind = _food(arena, hunter, enemy)
    carried = list(hunter.carried)
    carried.remove(kind)
    hunter.carried = carried
    arena.table.tell(
        Given, figure=hunter.id, target=enemy.id, what=kind, rule="arena.terrain.scenario_override",
        also=("arena.basic.interact",),
    )  # fmt: skip
    objective = arena.scenario.objectives[kind]
    if objective.counts:
        counting.progress(arena, objective.counts)
    for effect in objective.effects:
        effects.perform(arena, effect, enemy, hunter)
