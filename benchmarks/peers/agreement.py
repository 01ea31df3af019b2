"""Whether two engines play the same game: who wins, and how many decisions it takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

MOST_ERRORS = 4
FEWEST_GAMES = 1000


class Game(NamedTuple):
    """A match among random players that is over."""

    winner: int
    decisions: int


Play = Callable[[int], Game]
"""Plays the n-th match."""


class Tally:
    """Plays, remembers how the games went, and counts their decisions."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.games: list[Game] = []

    def __call__(self, number: int) -> int:
        game = self._play(number)
        self.games.append(game)
        return game.decisions


def assert_same_game(tallies: Mapping[str, Tally]) -> None:
    """Winners and lengths of all agree within so many standard errors of their difference."""
    for (name, tally), (other, others) in combinations(tallies.items(), 2):
        assert min(len(tally.games), len(others.games)) >= FEWEST_GAMES, f"{name}, {other}: too few"
        for part in Game._fields:
            errors = _errors_apart(
                [getattr(game, part) for game in tally.games],
                [getattr(game, part) for game in others.games],
            )
            assert errors < MOST_ERRORS, f"{part}: {name} and {other} are {errors:.1f} errors apart"


def _errors_apart(left: list[int], right: list[int]) -> float:
    error = sqrt(variance(left) / len(left) + variance(right) / len(right))
    return abs(fmean(left) - fmean(right)) / error
