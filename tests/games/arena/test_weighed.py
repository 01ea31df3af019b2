"""The number beside an option, in random positions, is what the rules say end by end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh, slot_of
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.state import Figure, Hunter, Item, State
from tapete.games.arena.world import Arena
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.weighed import compared, looked_at

MATCHES = 10
LEVELS, LOOT, MOVED = 4, 2, 5
"""The most levels of a hunter and tokens it has, and figures that are put close."""
WOUNDED, SPENT = 0.4, 0.3


def stirred(state: State, rng: Random) -> None:
    """Hunters have some levels, better arms, loot and wounds, and enemies are close to them."""
    if any(one.at is not None for one in state.hunters):
        for hunter in state.hunters:
            equip(hunter, rng)
        for hunter in state.hunters:
            hurt(hunter, rng)
        crowd(state, rng)


def equip(hunter: Hunter, rng: Random) -> None:
    known = library()
    hunter.filled = []
    for _ in range(rng.randint(0, LEVELS)):
        hunter.filled.append(rng.choice(open_slots(hunter.tree, hunter.filled)))
    arms = [fresh(one) for one in rng.sample(sorted(known.arms), 2)]
    kept: list[Item] = [one for one in hunter.equipped if slot_of(one) != "weapon"]
    grenades = [one for one in known.depot if known.depot[one].slot == "grenade"]
    if not any(slot_of(one) == "grenade" for one in kept):
        kept.append(fresh(rng.choice(sorted(grenades))))
    hunter.equipped = [*rng.choice([arms, arms[:1]]), *kept]
    hunter.loot = rng.choices(["ammo", "health", "health_card", "money"], k=rng.randint(0, LOOT))


def hurt(hunter: Hunter, rng: Random) -> None:
    for token in hunter.tokens:
        token.colour = "red" if rng.random() < WOUNDED else token.born
    for token in [token for item in hunter.equipped for token in item.shields]:
        token.spent = rng.random() < SPENT


def crowd(state: State, rng: Random) -> None:
    """Some figures are put into the zone of a hunter or beside it, if there is room."""
    arena = Arena(state, ScriptedTable())
    active = state.active.hunter if state.active is not None else state.spotlight
    here = arena.hunter(active).at
    if here is None:
        return
    movable: list[Figure] = [*state.enemies, *[one for one in arena.hunters() if one.id != active]]
    zones = [here, *arena.ground.hexes.beside[here]]
    for figure in rng.sample(movable, min(MOVED, len(movable))):
        zone = rng.choice(zones)
        if zone not in arena.closed(figure):
            figure.at = zone


def options_of(seed: int) -> Options:
    names = list(library().scenarios)
    return Options(scenario=names[seed % len(names)], players=2)


KINDS = {"attack", "melee", "grenade", "special", "arena.ask.defend", "arena.ask.next_enemy"}
"""Options that some of these matches come to."""


@cache
def found_in(seed: int) -> Counter[str]:
    return looked_at(GAME, options_of(seed), seed, stirred, every=11, most=8)


@pytest.mark.slow
def test_many_kinds_of_options_were_compared() -> None:
    assert compared(map(found_in, range(MATCHES))) >= KINDS


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(MATCHES))
def test_what_is_shown_is_what_the_rules_say(seed: int) -> None:
    found = found_in(seed)
    assert sum(count for how, count in found.items() if "end by end" in how) >= 1


def soaked(first: int, last: int) -> Counter[str]:
    """The same of many matches, for who has time: how each kind of option was looked at."""
    found, seen = Counter[str](), Counter[str]()
    for seed in range(first, last):
        found += looked_at(GAME, options_of(seed), seed, stirred, every=7, seen=seen)
    return found
