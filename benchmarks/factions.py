"""How often the ready teams of Euphoria win against each other at equal cost.

`python -m benchmarks.factions --points 300 --rounds 2` plays every pair of factions so many times,
each on another board and from the other side than before. Each show is printed as it ends, and
`--first` goes on from a later one: they need not all be played at once. `--kept FILE` writes each
down, and does not play again what is there with the same content. `--faction NAME` plays only the
pairs of that faction. It fails where a faction wins less than 40 or more than 60 of 100.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from tapete.bots import LEVELS, USUAL
from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.entries import FACTIONS
from tapete.games.euphoria.content.fingerprints import fingerprints
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import LIMITS, Options
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number

LEAST, MOST = 0.4, 0.6
"""Between which part of its shows a faction should win."""
DRAWN = -1


class Played(msgspec.Struct, frozen=True):
    """A show: both factions, the seat that won, and the audience of each."""

    factions: tuple[str, str]
    board: str
    winner: int
    audience: tuple[int, int]
    turns: int


class Kept(msgspec.Struct, frozen=True):
    """A show that has been played, by its number, its bots and the content it was played with."""

    number: int
    points: int
    level: str
    content: dict[str, str]
    played: Played


class Record:
    """The shows that are written down in a file, a line each; without a file nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        lines = file.read_text().splitlines() if file is not None and file.exists() else []
        self.kept = [msgspec.json.decode(line, type=Kept) for line in lines]

    def find(self, number: int, options: Options, points: int, level: str) -> Played | None:
        """What came of this show, if it has been played with the same content."""
        key = (number, points, level, fingerprints(options))
        same = [k for k in self.kept if (k.number, k.points, k.level, k.content) == key]
        return same[0].played if same else None

    def keep(self, kept: Kept) -> None:
        self.kept.append(kept)
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(kept) + b"\n")


def shows(rounds: int) -> Iterator[tuple[tuple[str, str], str]]:
    """Every pair of factions so many times, with the board it plays on."""
    boards = list(grounds())
    for number in range(rounds):
        for place, (one, other) in enumerate(combinations(FACTIONS, 2)):
            pair = (other, one) if number % 2 else (one, other)
            yield pair, boards[(place + number) % len(boards)]


def options_of(pair: tuple[str, str], board: str, points: int) -> Options:
    return Options(teams=(f"{pair[0]}_{points}", f"{pair[1]}_{points}"), board=board)


def played(pair: tuple[str, str], options: Options, number: int, level: str) -> Played:
    bots = [LEVELS[level](2 * number + seat) for seat in (0, 1)]
    state = playout(GAME, options, bots, from_number(number)).state
    audience = (state.audience[0], state.audience[1])
    return Played(pair, options.board, state.winner, audience, state.turn)


def counted(asked: Namespace, record: Record) -> Iterator[tuple[int, Played]]:
    """Every show that is asked for, played now or found in the record."""
    for number, (pair, board) in enumerate(shows(asked.rounds)):
        if number < asked.first or (asked.faction and asked.faction not in pair):
            continue
        options = options_of(pair, board, asked.points)
        found = record.find(number, options, asked.points, asked.level)
        if found is None:
            found = played(pair, options, number, asked.level)
            content = fingerprints(options)
            record.keep(Kept(number, asked.points, asked.level, content, found))
        yield number, found


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
    asked.add_argument("--faction", choices=FACTIONS)
    asked.add_argument("--kept", type=Path)
    given = asked.parse_args()
    console = Console()
    every = []
    for number, one in counted(given, Record(given.kept)):
        every.append(one)
        sides = f"{one.factions[0]} {one.audience[0]}, {one.factions[1]} {one.audience[1]}"
        console.print(f"{number} {one.board}: {sides}, won by {one.winner}", soft_wrap=True)
    found = shares(every)
    console.print(table(found))
    sys.exit(any(not LEAST <= share <= MOST for share, _ in found.values()))


if __name__ == "__main__":
    main()
