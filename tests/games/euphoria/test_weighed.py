"""The number beside an option, in random positions, is what the rules say end by end.

What is declared before measuring is weighed as if it were in reach: so does the plain way.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest

from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.state import Mini, Phase, State
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH, Point
from tests.games.euphoria.soak import PLAYING, faults, options_of
from tests.games.weighed import compared, looked_at

MATCHES = 8
GAPS = (0, 2, 5, 14)
"""Inches from the first of them at which others are put; at none they fight."""
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))
MOVED = 5
POINTS = 4
"""The most AP of anybody: with many, the plain way has too many ends."""
PHASES: tuple[Phase, ...] = ("movement", "shooting", "shooting", "melee", "melee")


def stirred(state: State, rng: Random) -> None:
    """A phase with dice begins, with few AP and some close together: most of a show is walking."""
    standing = [mini for mini in state.minis if not mini.out]
    if state.phase not in PLAYING or not standing:
        return
    state.phase, state.acted, state.active = rng.choice(PHASES), [], ""
    for mini in standing:
        mini.ap = rng.randint(0, POINTS)
    one = rng.choice(standing)
    for other in rng.sample(standing, min(MOVED, len(standing))):
        before, other.at = other.at, _near(one, other, rng)
        if other is one or faults(state):
            other.at = before


def _near(one: Mini, other: Mini, rng: Random) -> Place:
    """A place on the level of one, on one of four sides of it."""
    far = one.radius + other.radius + rng.choice(GAPS) * INCH
    across, down = rng.choice(AROUND)
    at = Point(one.at.point.x + across * far, one.at.point.y + down * far)
    return msgspec.structs.replace(one.at, point=at)


KINDS = {"shoot", "euphoria.ask.attack", "euphoria.ask.defend", "euphoria.ask.special_attack"}
"""Options that some of these shows come to."""


@cache
def found_in(seed: int) -> Counter[str]:
    return looked_at(GAME, options_of(seed), seed, stirred, every=11, most=6)


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
    """The same of many shows, for who has time: how each kind of option was looked at."""
    found, seen = Counter[str](), Counter[str]()
    for seed in range(first, last):
        found += looked_at(GAME, options_of(seed), seed, stirred, every=11, seen=seen)
    return found
