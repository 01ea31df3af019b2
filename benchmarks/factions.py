"""How often the ready teams of Euphoria win against each other at equal cost.

`python -m benchmarks.factions --points 300 --rounds 2` plays every pair of factions so many times,
each on another board and from the other side than before. Each show is printed as it ends, and
`--first` goes on from a later one: they need not all be played at once. It fails where a faction
wins less than 40 or more than 60 of 100.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from tapete.bots import LEVELS, USUAL
from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.entries import FACTIONS
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import LIMITS, Options
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number

LEAST, MOST = 0.4, 0.6
"""Between which part of its shows a faction should win."""
DRAWN = -1


class Played(NamedTuple):
    """A show: both factions, the seat that won, and the audience of each."""

    factions: tuple[str, str]
    board: str
    winner: int
    audience: tuple[int, int]
    turns: int


def shows(rounds: int) -> Iterator[tuple[tuple[str, str], str]]:
    """Every pair of factions so many times, with the board it plays on."""
    boards = list(grounds())
    for number in range(rounds):
        for place, (one, other) in enumerate(combinations(FACTIONS, 2)):
            pair = (other, one) if number % 2 else (one, other)
            yield pair, boards[(place + number) % len(boards)]


def played(pair: tuple[str, str], board: str, points: int, number: int, level: str) -> Played:
    names = (f"{pair[0]}_{points}", f"{pair[1]}_{points}")
    bots = [LEVELS[level](2 * number + seat) for seat in (0, 1)]
    state = playout(GAME, Options(teams=names, board=board), bots, from_number(number)).state
    return Played(pair, board, state.winner, (state.audience[0], state.audience[1]), state.turn)


def shares(every: Sequence[Played]) -> dict[str, tuple[float, int]]:
    """The part of its shows that each faction won, a draw for half, and how many it played."""
    won: defaultdict[str, list[float]] = defaultdict(list)
    for one in every:
        for seat, faction in enumerate(one.factions):
            won[faction].append(0.5 if one.winner == DRAWN else float(one.winner == seat))
    return {faction: (sum(found) / len(found), len(found)) for faction, found in won.items()}


def table(found: Mapping[str, tuple[float, int]]) -> Table:
    """The shares of all factions, each with the error that so few shows leave."""
    drawn = Table("faction", "won", "of", "share", "give or take")
    for faction, (share, count) in sorted(found.items(), key=lambda one: -one[1][0]):
        error = sqrt(share * (1 - share) / count)
        drawn.add_row(faction, f"{share * count:g}", str(count), f"{share:.0%}", f"{error:.0%}")
    return drawn


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--points", type=int, choices=LIMITS, default=LIMITS[0])
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--level", choices=list(LEVELS), default=USUAL)
    given = asked.parse_args()
    console = Console()
    every = []
    for number, (pair, board) in enumerate(shows(given.rounds)):
        if number >= given.first:
            every.append(played(pair, board, given.points, number, given.level))
            console.print(f"{number}: {' '.join(map(str, every[-1]))}", soft_wrap=True)
    found = shares(every)
    console.print(table(found))
    sys.exit(any(not LEAST <= share <= MOST for share, _ in found.values()))


if __name__ == "__main__":
    main()
