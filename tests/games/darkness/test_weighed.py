"""The number beside an option, in random positions, is what the rules say end by end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import GAME
from tapete.games.darkness.meta import Options
from tapete.games.darkness.state import Foe, Lot, Spot, State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.darkness.invariants import faults
from tests.games.weighed import looked_at, ways_of

MATCHES = 11
KINDS = {"roll", "move", "pick", "force", "perceive", "flip", "fight"}
ALLIES = 2


def stirred(state: State, rng: Random) -> None:
    """Survivors have some points, damage and allies, and something to do where they stand."""
    night = Night(state, ScriptedTable())
    for one in night.living():
        one.points = rng.randint(0, 4)
        one.damage = min(rng.randint(0, 1), one.health + one.damage - 1)
        befriend(state, one, rng)
    turn = state.turn
    if turn is not None and not turn.acted and night.foe_at(night.actor.at) is None:
        rng.choice(PLACES)(night, night.actor, rng)
    assert not faults(state)


def befriend(state: State, who: Survivor, rng: Random) -> None:
    unmet = [kind for kind in state.pool if kind in library().allies]
    for kind in rng.sample(unmet, max(0, rng.randint(0, ALLIES) - len(who.allies))):
        state.pool.remove(kind)
        who.allies.append(kind)


def at_a_door(night: Night, who: Survivor, rng: Random) -> None:
    who.at = rng.choice(sorted(night.city.entrances))


def beside_another(night: Night, who: Survivor, rng: Random) -> None:
    who.at = rng.choice(night.living()).at


def on_a_disc(night: Night, who: Survivor, rng: Random) -> None:
    """Both have looked at it."""
    for _, spot in unseen(night, rng):
        spot.disc, spot.known_to = rng.choice(night.state.pool), (0, 1)
        night.state.pool.remove(spot.disc)
        who.at = spot.at


def on_an_adversary(night: Night, who: Survivor, rng: Random) -> None:
    """It was turned over in the turn before."""
    for lot, spot in unseen(night, rng):
        kind = rng.choice([one for one in night.state.pool if one in library().adversaries])
        night.state.pool.remove(kind)
        lot.spots.remove(spot)
        who.at = spot.at
        night.state.foes.append(Foe(kind, kind, spot.at, night.state.lots.index(lot)))
        night.active.faced = not night.active.rolled


def unseen(night: Night, rng: Random) -> list[tuple[Lot, Spot]]:
    """One of the discs of which nobody knows anything, if there are any."""
    lots = [lot for lot in night.state.lots if not lot.held]
    found = [(lot, spot) for lot in lots for spot in lot.spots if not spot.disc]
    return rng.sample(found, min(1, len(found)))


PLACES: tuple[Callable[[Night, Survivor, Random], None], ...] = (
    at_a_door, beside_another, on_a_disc, on_a_disc, on_an_adversary,
)  # fmt: skip


def options_of(seed: int) -> Options:
    names = sorted(library().scenarios)
    return Options(scenario=names[seed % len(names)], players=2)


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(MATCHES))
def test_what_is_shown_is_what_the_rules_say(seed: int) -> None:
    found = looked_at(GAME, options_of(seed), seed, stirred, every=5, most=4)
    assert sum(count for how, count in found.items() if "end by end" in how) >= 3


@pytest.mark.slow
def test_all_kinds_of_deeds_are_looked_at() -> None:
    """Those that were seen least come first."""
    found, seen = Counter[str](), Counter[str]()
    for seed in (0, 2, 5):
        found += looked_at(GAME, options_of(seed), seed, stirred, every=5, most=6, seen=seen)
    ways = ways_of(found)
    assert all("end by end, best" in ways[kind] for kind in KINDS), ways


def soaked(first: int, last: int) -> Counter[str]:
    """The same of many matches, for who has time: how each kind of option was looked at."""
    found, seen = Counter[str](), Counter[str]()
    for seed in range(first, last):
        found += looked_at(GAME, options_of(seed), seed, stirred, every=7, seen=seen)
    return found
