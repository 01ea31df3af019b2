"""What compares the numbers shown with the rules finds those that are wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tapete.games.savage.game import GAME
from tapete.kernel.matches.position import Position
from tapete.kernel.plain import Plain
from tapete.odds.distribution import Distribution
from tapete.odds.forecast import Depth, Forecast, Worlds
from tapete.odds.policy import Policy
from tests.games.savage.skirmish import skirmish, who
from tests.games.weighed import CLOSELY, agrees, agrees_with_chance, asked

WRONG = 0.1
SHOT: Plain = [
    "do",
    {
        "option": {"what": "shoot", "to": "B", "item": 0},
        "details": {"called": "", "nonlethal": False, "shots": 1},
    },
]
SAMPLED = Depth(Policy.BEST, 1, 2000, scored=False)
"""So few runs that the number is sampled."""


def duel() -> Position[Any]:
    """Somebody shoots, and does harm about half of the time."""
    fight = skirmish("a...B", a=who(shooting=8, gear=("revolver",)), B=who(vigor=4))
    fight.turn("a")
    return asked(GAME, fight.state)


def off_by(seen: Forecast, much: float) -> Forecast:
    """The same with so much taken from its likeliest gist and given to the next."""
    floats = dict(seen.gists.floats())
    first, second, *_ = sorted(floats, key=lambda gist: -floats[gist])
    floats[first] -= much
    floats[second] += much
    parts = {gist: round(chance * 1_000_000) for gist, chance in floats.items()}
    return msgspec.structs.replace(seen, gists=Distribution(parts))


@pytest.mark.parametrize("depth", [Depth(Policy.BEST, 4000, 1, scored=False), SAMPLED])
def test_a_wrong_number_is_found_by_dice(depth: Depth) -> None:
    position = duel()
    seen = Worlds(position, depth).forecast(SHOT)
    assert seen.exact == (depth is not SAMPLED)
    agrees_with_chance(position, SHOT, off_by(seen, 0), Random(1))
    with pytest.raises(AssertionError):
        agrees_with_chance(position, SHOT, off_by(seen, WRONG), Random(1))


def test_a_number_that_is_only_sampled_is_compared_too() -> None:
    position = duel()
    worlds = Worlds(position, SAMPLED)
    assert agrees(position, SHOT, Random(1), worlds=worlds, samples=CLOSELY) == (
        "both sampled, glance"
    )
