"""The number beside an option, in random positions, is what the rules say end by end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tapete.games.savage.content.scenario import scenarios
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.games.savage.state import State
from tapete.spaces.plane.point import INCH, Point
from tests.games.savage.soak import faults
from tests.games.weighed import compared, looked_at

MATCHES = 14
STEPS = (-3, -1, 0, 1, 3)
RICH = 0.2
"""How likely somebody has a benny: with many, the plain way has too many ends."""


def stirred(state: State, rng: Random) -> None:
    """Gives few a benny, and puts some beside the figure that acts: random matches mostly walk."""
    for figure in state.figures:
        figure.bennies = int(rng.random() < RICH)
    state.pools = [int(rng.random() < RICH) for _ in state.pools]
    standing = [figure for figure in state.figures if not figure.out]
    actor = "" if state.turn is None else state.turn.actor
    one = next((figure for figure in standing if figure.id == actor), standing[0])
    for other in rng.sample(standing, min(4, len(standing))):
        before = other.at
        across, down = (rng.choice(STEPS) * INCH for _ in range(2))
        other.at = Point(one.at.x + across, one.at.y + down)
        if faults(state):
            other.at = before


KINDS = {
    "fight", "shoot", "shoot_thing", "break", "touch", "test", "support", "push", "grapple", "hide",
    "run", "move", "savage.ask.benny_trait", "savage.ask.free_attack",
}  # fmt: skip
"""Options that some of these matches come to. Scenes have what random matches seldom come to."""


@cache
def found_in(seed: int) -> Counter[str]:
    names = list(scenarios())
    return looked_at(GAME, Options(scenario=names[seed % len(names)]), seed, stirred, most=12)


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(MATCHES))
def test_what_is_shown_is_what_the_rules_say(seed: int) -> None:
    found = found_in(seed)
    assert sum(count for how, count in found.items() if "end by end" in how) >= 3


@pytest.mark.slow
def test_many_kinds_of_options_were_compared() -> None:
    assert compared(map(found_in, range(MATCHES))) >= KINDS


def soaked(first: int, last: int) -> Counter[str]:
    """The same of many matches, for who has time: how each kind of option was looked at."""
    names, found, seen = list(scenarios()), Counter[str](), Counter[str]()
    for seed in range(first, last):
        options = Options(scenario=names[seed % len(names)])
        found += looked_at(GAME, options, seed, stirred, seen=seen)
    return found
