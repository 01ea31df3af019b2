"""The number beside an option, in random positions, is what the rules say end by end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest

from tapete.games.punk.game import GAME
from tapete.games.punk.state import State
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.soak import faults, options_of
from tests.games.weighed import compared, looked_at

MATCHES = 10
STEPS = (-9, -4, 0, 4, 9)


def stirred(state: State, rng: Random) -> None:
    """Puts some beside the mini that acts: most of a random match is walking."""
    standing = [mini for mini in state.minis if not mini.out]
    if state.active is None or len(standing) < 2:
        return
    actor = state.active.mini
    one = next((mini for mini in standing if mini.id == actor), standing[0])
    for other in rng.sample(standing, min(4, len(standing))):
        before = other.at
        across, down = (rng.choice(STEPS) * CM for _ in range(2))
        at = Point(one.at.point.x + across, one.at.point.y + down)
        other.at = msgspec.structs.replace(one.at, point=at)
        if other is one or faults(state):
            other.at = before


KINDS = {"assault", "fight", "move", "shoot", "template:0"}
"""Options that some of these matches come to. Scenes have what random matches seldom come to."""


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
