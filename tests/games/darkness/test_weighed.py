"""The number beside an option, in random positions, is what the rules say end by end."""

from __future__ import annotations

from random import Random

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import GAME
from tapete.games.darkness.meta import Options
from tapete.games.darkness.state import State
from tests.games.weighed import compared, looked_at


def stirred(state: State, rng: Random) -> None:
    """Survivors have some points, damage and allies."""
    allies = sorted(library().allies)
    for one in state.survivors:
        if one.at is not None:
            one.points = rng.randint(0, 4)
            one.damage = min(rng.randint(0, 1), one.health - 1)
            one.allies = rng.sample(allies, rng.randint(0, 2))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0])
def test_what_is_shown_is_what_the_rules_say(seed: int) -> None:
    scenario = sorted(library().scenarios)[seed]
    options = Options(scenario=scenario, players=2)
    found = looked_at(GAME, options, seed, stirred, every=3, most=2)
    assert compared([found]) >= {"roll", "darkness.ask.extra_dice", "darkness.ask.rethrow"}
