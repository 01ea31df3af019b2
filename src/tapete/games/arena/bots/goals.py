"""What a scenario asks for, and how near the hunters are to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from tapete.games.arena.content.entries import Goal, Scenario
from tapete.games.arena.content.library import library
from tapete.games.arena.rules.story.ending import BESIDE
from tapete.games.arena.state import Hunter, State, Thing
from tapete.games.arena.world import Arena, card_of
from tapete.spaces.hexes.hexes import Hex, apart

GOAL, OTHER, BOSS, DEED = 75.0, 45.0, 30.0, 1.0
"""What the goal nearest to being reached is worth, each other one, a Boss without Hit Points, and
ten enemies eliminated."""
HELD, FOUND = 0.3, 0.15
"""How much of an objective is done once somebody carries it, and once it has been found."""
KEYED = 0.6
"""How much of a way out is done once it is open; the rest is done by those who are there."""
TASK, ERRAND = 8.0, 4.0
"""What each thing still to be gone to costs, and each still to be brought somewhere.

It is more than a hunter who has done one thing loses by being far from the next.
"""
TEAM, OWN = 0.5, 0.3
"""What each zone costs between a thing that must be gone to and the hunter nearest to it, and
between a hunter and the nearest of those things."""
HOME = 0.8
"""What each zone costs a hunter that should be at a station, a way out or an enemy to feed."""
CACHE, SHARED = 0.8, 0.3
"""How strongly a chest or a machine draws the nearest hunter, and what part of that the others."""
MACHINE = 2.5
"""What a machine that was used is worth, for what it adds to the Intermission."""
CACHES = frozenset(("ammo_chest", "loot_chest", "mailbox", "depot_machine", "zed_machine", "vomit"))
Zones: TypeAlias = tuple[Hex, ...]


def progress(arena: Arena) -> float:
    """How much of what wins is done."""
    goals = sorted(_done(arena, goal) for goal in _victory(arena))
    best, rest = max(goals, default=0.0), sum(goals[:-1])
    slain, machines = arena.state.progress.get("slain", 0), len(arena.state.machines)
    more = DEED * slain / 10 + MACHINE * machines - _left(arena)
    return GOAL * best + OTHER * rest + BOSS * _boss(arena) + more


def _left(arena: Arena) -> float:
    """What it costs that there are still things to search, to go to and to bring.

    Those beyond the number needed cost nothing.
    """
    state = arena.state
    carried, open_ones = sum(len(one.carried) for one in state.hunters), list(objectives(state))
    searched = sum(may_hold_objective(state, one) for one in open_ones)
    wanted = max([_needed(arena, goal) for goal in _victory(arena)], default=0)
    carried = min(carried, wanted)
    return TASK * (searched + min(len(open_ones) - searched, wanted - carried)) + ERRAND * carried


def _needed(arena: Arena, goal: Goal) -> int:
    """How far a counter has still to come."""
    counts = goal.of and goal.kind in ("counted", "gathered")
    return max(0, goal.count - arena.state.progress.get(goal.of, 0)) if counts else 0


def _victory(arena: Arena) -> tuple[Goal, ...]:
    return () if arena.state.mark else arena.scenario.victory


def _done(arena: Arena, goal: Goal) -> float:
    """The part of a goal that is reached, from 0 to 1."""
    state = arena.state
    if goal.kind in ("rounds", "cleared"):
        return min(1.0, state.round / max(1, goal.count))
    if goal.kind == "slain":
        name = f"slain.{goal.of}" if goal.of else "slain"
        return min(1.0, state.progress.get(name, 0) / max(1, goal.count))
    part = min(1.0, _counted(arena, goal) / max(1, goal.count)) if goal.of else 1.0
    if goal.kind == "counted":
        return part
    return KEYED * part + (1 - KEYED) * (part >= 1.0) * _near_exits(arena)


def _counted(arena: Arena, goal: Goal) -> float:
    """How far a counter has come, including what is on its way there."""
    state, known = arena.state, arena.scenario.objectives
    those = [name for name, one in known.items() if one.counts == goal.of]
    carried = sum(kind in those for one in state.hunters for kind in one.carried)
    hidden = _hidden(state.scenario)
    found = sum(one.kind in those and one.kind in hidden and not one.used for one in state.things)
    return state.progress.get(goal.of, 0) + HELD * carried + FOUND * found


def _near_exits(arena: Arena) -> float:
    """The share of the hunters that are at a way out."""
    exits = arena.ground.exits or arena.ground.stations
    there = [
        min(apart(one.at, zone) for zone in exits) <= BESIDE
        for one in arena.state.hunters
        if one.at is not None
    ]
    return sum(there) / len(arena.state.hunters)


def _boss(arena: Arena) -> float:
    """How much of the Boss is gone; in a mission, how many Uniques."""
    state = arena.state
    if state.mark:
        left = sum(card_of(one).kind == "unique" for one in state.enemies)
        return 1.0 / (1 + left)
    boss = arena.scenario.boss
    there = [one for one in state.enemies if one.kind == boss]
    if not boss or not there:
        return float(bool(boss and state.progress.get(f"slain.{boss}", 0)))
    return max(one.wounds / max(1, card_of(one).hit_points) for one in there)


# --- where to go for it


@lru_cache(maxsize=64)
def _hidden(scenario: str) -> frozenset[str]:
    """The objectives of a scenario that terrain holds."""
    page = library().scenarios[scenario]
    return frozenset(one for held in page.holds.values() for one in held if one in page.objectives)


@lru_cache(maxsize=256)
def _searched(scenario: str, kind: str) -> frozenset[str]:
    """The objectives that terrain of a kind may hold."""
    page = library().scenarios[scenario]
    return frozenset(one for one in page.holds.get(kind, ()) if one in page.objectives)


def may_hold_objective(state: State, thing: Thing) -> bool:
    """True if a thing may hide an objective that is still to be found."""
    if state.mark or thing.used:
        return False
    left = state.chests.get(thing.kind)
    wanted = _searched(state.scenario, thing.kind)
    return bool(wanted) and left is not None and any(one in wanted for one in left.items)


def objectives(state: State) -> Iterator[Thing]:
    """The things that must be gone to: objectives, and what may hide one."""
    known = {} if state.mark else library().scenarios[state.scenario].objectives
    for thing in state.things:
        if not thing.used and (thing.kind in known or may_hold_objective(state, thing)):
            yield thing


def caches(state: State) -> Zones:
    """Where the chests and machines are that nobody has used."""
    return tuple([one.at for one in state.things if one.kind in CACHES and not one.used])


@lru_cache(maxsize=4096)
def search(goals: Zones, zones: Zones) -> float:
    """What it is worth that there are hunters in these zones, near those to go to."""
    if not zones:
        return 0.0
    return -TEAM * sum(min(apart(zone, one) for zone in zones) for one in goals)


def drawn(arena: Arena, zone: Hex, hunter: Hunter, others: Zones, places: Places) -> float:
    """What a zone is worth to a hunter, by chests and machines near it and by where it is bound.

    A hunter with something to bring goes there; the others go to the nearest of the goals.
    """
    near = CACHE * _near(zone, others, places.caches)
    bound = _bound_for(arena, hunter)
    if bound:
        return near - HOME * min(apart(zone, one) for one in bound)
    return near - OWN * _to_nearest(zone, places.goals)


class Places(NamedTuple):
    """The zones that draw hunters: those of things that must be gone to, and of caches."""

    goals: Zones
    caches: Zones


@lru_cache(maxsize=4096)
def _near(zone: Hex, others: Zones, places: Zones) -> float:
    """How strongly caches draw a hunter in a zone while the others are where they are."""
    return sum(_share(zone, one, others) / (1 + apart(zone, one)) for one in places)


def _share(zone: Hex, place: Hex, others: Zones) -> float:
    """Less than 1 if somebody else is nearer to a place."""
    far = apart(zone, place)
    return SHARED if any(apart(one, place) < far for one in others) else 1.0


@lru_cache(maxsize=4096)
def _to_nearest(zone: Hex, goals: Zones) -> int:
    return min([apart(zone, one) for one in goals], default=0)


def _bound_for(arena: Arena, hunter: Hunter) -> tuple[Hex, ...]:
    """Where a hunter should be: with an enemy to feed, at a station, or at a way out."""
    if arena.state.mark:
        return ()
    page = arena.scenario
    if hunter.carried:
        eaters = {page.objectives[kind].feeds for kind in hunter.carried}
        there = tuple([one.at for one in arena.state.enemies if one.kind in eaters and one.at])
        return there if any(eaters) else arena.ground.stations
    return (arena.ground.exits or arena.ground.stations) if _gathers(arena, page) else ()


def _gathers(arena: Arena, page: Scenario) -> bool:
    """True if all that is left to do is to gather."""
    return any(
        goal.kind == "gathered"
        and (not goal.of or arena.state.progress.get(goal.of, 0) >= goal.count)
        for goal in page.victory
    )
