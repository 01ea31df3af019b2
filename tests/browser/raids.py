"""Matches of the arena played on to where something is worth looking at: one player has all four.

    raid(acts("salvador"), {"salvador": B3})

Salvador moves where he is told to, and nobody else does anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains import Domain, Either
from tapete.kernel.matches.match import Match
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point

Until: TypeAlias = Callable[[Match[Any]], bool]
OPTIONS = {"scenario": "screen_test", "players": 1}
DEPLOY, ACT, ACTIVATE = "arena.ask.deploy", "arena.ask.act", "arena.ask.activate"
B1: Plain = [0, 1]
"""A zone beside the station, and the place of its middle."""
AT_B1, AT_B3 = (600, 866), (1800, 866)
MOST = 60
"""Answers after which it should have come to that."""


def deploying(match: Match[Any]) -> bool:
    return _key(match) == DEPLOY


def acting(match: Match[Any]) -> bool:
    """The first hunter is asked what to do; there is nothing to shoot at but barrels."""
    return _key(match) == ACT


def facing_a_psycho(match: Match[Any]) -> bool:
    """Salvador is asked what to do, at the tyres, with a Psycho in sight."""
    acting = match.state.active is not None and match.state.active.hunter == "salvador"
    return _key(match) == ACT and acting and match.state.hunters[0].tokens[1].spent


def in_the_second_round(match: Match[Any]) -> bool:
    """Somebody is asked what to do, and dice have fallen."""
    return _key(match) == ACT and match.state.round > 1


def defending(match: Match[Any]) -> bool:
    return _key(match) == "arena.ask.defend"


def raid(until: Until) -> Match[Any]:
    match = Match(games.find("arena"), OPTIONS, from_number(4))
    for _ in range(MOST):
        if until(match):
            return match
        assert match.question is not None, "it is over"
        seat, domain = next(iter(match.question.domains.items()))
        match.answer(seat, _answer(match, match.question.key, domain))
    raise AssertionError("it never came to that")


def _key(match: Match[Any]) -> str:
    return "" if match.question is None else match.question.key


def _answer(match: Match[Any], key: str, domain: Domain[Any]) -> Plain:
    """Salvador goes to the tyres; whatever else is asked, the first answer, or the end."""
    every = [domain.write(value) for value in domain.candidates()]
    if key == DEPLOY:
        return B1 if B1 in every and match.state.hunters[0].at is None else every[0]
    if key == ACT and isinstance(domain, Either) and not match.state.hunters[0].tokens[1].spent:
        walk: Any = domain.ways[domain.named("move:yellow")]
        return ["move:yellow", walk.head([Point(*AT_B3)])]
    return every[-1] if key == ACT else every[0]
