"""The levels of bots against each other, in pairs of mirrored matches with the same dice.

`python -m benchmarks.levels --matches 100 --game punk --level strategist` plays so many of one game
and one level against the one below it. A level has each match twice, once from either side. Each is
shown as it ends, and `--first` goes on from a later pair: they need not all be played at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from rich.console import Console
from tests.games.punk.mirror import mirrored as punk_options
from tests.games.savage.mirror import mirrored as savage_scenario

from benchmarks import contest, kernel
from benchmarks.contest import EVEN, Timed
from tapete import games
from tapete.bots import LEVELS
from tapete.games.savage.meta import Options as SavageOptions
from tapete.kernel import Game, playout
from tapete.kernel.chance.seed import from_number

MATCHES = 20
ROUNDS = 12
ANSWER = 2.0  # seconds, 95 in 100 answers of the strategist
SURE = 1.96  # standard errors, of an interval that holds in 95 of 100 cases
PAIRS = {("strategist", "seasoned"): 0.6, ("seasoned", "beginner"): 0.7}
"""Which level is to beat which, and its part of the matches, a draw being half a win."""
OPTIONS: Mapping[str, Callable[[int], Any]] = {
    "savage": lambda number: SavageOptions(scenario=savage_scenario(rounds=ROUNDS)),
    "punk": punk_options,
}


class Tally(NamedTuple):
    """The results of a level, 1 for a match won, and the seconds its answers took."""

    results: list[float]
    seconds: list[float]

    @property
    def share(self) -> float:
        return sum(self.results) / len(self.results)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the share of matches won."""
        count, share, square = len(self.results), self.share, SURE**2
        middle = (share + square / (2 * count)) / (1 + square / count)
        inner = share * (1 - share) / count + square / (4 * count**2)
        wide = SURE * sqrt(inner) / (1 + square / count)
        return middle - wide, middle + wide


def played(game: Game[Any], number: int, seat: int, better: str, other: str) -> Tally:
    """One match; the better level has the seat."""
    bot = Timed(LEVELS[better](number))
    bots: list[Any] = [LEVELS[other](number), LEVELS[other](number)]
    bots[seat] = bot
    options = OPTIONS[game.name](number)
    winners = playout(game, options, bots, from_number(number)).result.winners
    return Tally([float(seat in winners) if winners else EVEN], bot.seconds)


def pairs(
    game: Game[Any], numbers: range, better: str, other: str, console: Console
) -> Iterator[Tally]:
    """The matches of both seats, each shown as it ends."""
    for number in numbers:
        for seat in (0, 1):
            tally = played(game, number, seat, better, other)
            console.print(f"{game.name} {number}, seat {seat}: {better} {tally.share:g}")
            yield tally


def show(game: Game[Any], numbers: range, levels: Sequence[str], console: Console) -> None:
    for (better, other), wanted in PAIRS.items():
        if better in levels:
            every = list(pairs(game, numbers, better, other, console))
            tally = Tally(
                [result for one in every for result in one.results],
                [taken for one in every for taken in one.seconds],
            )
            _show(game, f"{better} against {other}", tally, wanted, console)


def _show(game: Game[Any], what: str, tally: Tally, wanted: float, console: Console) -> None:
    rows = contest.timed_rows("an answer", tally.seconds, ANSWER)
    kernel.show(f"{game.name}: {what}, {len(tally.seconds):,} answers", rows, console)
    low, high = tally.interval
    colour = "green" if tally.share >= wanted else "red"
    console.print(
        f"{len(tally.results)} mirrored matches: [{colour}]{tally.share:.0%}[/] (target "
        f"{wanted:.0%}; 95 % interval {low:.0%} to {high:.0%}), "
        f"{tally.share / EVEN:.2f} times an even score"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--game", action="append", choices=list(OPTIONS))
    parser.add_argument("--level", action="append", choices=[better for better, _ in PAIRS])
    said = parser.parse_args()
    numbers = range(said.first, said.first + (said.matches + 1) // 2)
    console = Console(width=120)
    for name in said.game or OPTIONS:
        show(games.find(name), numbers, said.level or list(LEVELS), console)


if __name__ == "__main__":
    main()
