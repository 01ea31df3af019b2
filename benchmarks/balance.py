"""How often four seasoned bots win each scenario of a game that all seats win or lose together.

`python -m benchmarks.balance arena --matches 40 --scenario nests` plays so many matches of it, and
`--campaign tournament` whole campaigns instead, in which every try of a scenario counts. It fails
where a scenario is won less than a third or more than two thirds of the time. `--first` goes on
from a later match: they need not all be played at once.

`--keep FILE` writes down what hunters each match of a campaign began with, one line a match, and
`--kept FILE` plays scenarios with the hunters of those lines, each in turn, as often as wanted: a
campaign takes long, and brings few tries at its last scenarios.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.contest import Timed
from benchmarks.levels import Tally
from tapete.bots import LEVELS, USUAL
from tapete.games.arena.content.library import library
from tapete.games.arena.game import ArenaGame
from tapete.games.arena.meta import HUNTERS, Options
from tapete.games.arena.rules.story.campaign import read
from tapete.games.arena.state import State
from tapete.kernel import Message, Result, playout
from tapete.kernel.chance.seed import from_number

LEAST, MOST = 1 / 3, 2 / 3
"""Between which part of its matches a scenario should be won."""
MATCHES, CAMPAIGNS = 40, 12
TRIES = 30
"""Matches after which a campaign is given up."""


class Watched(ArenaGame):
    """The game as it is, and in which round the scenario was decided: a mission has its own."""

    decided = 0

    def result(self, state: State) -> Result | None:
        if state.won is None:
            self.decided = state.round
        return super().result(state)


class UntilDecided(Watched):
    """The game without the Intermission, in which nothing is won or lost."""

    def result(self, state: State) -> Result | None:
        if state.won is None:
            return super().result(state)
        seats = tuple(range(HUNTERS)) if state.won else ()
        return Result(seats, Message("arena.result.won" if state.won else "arena.result.lost"))


class Played(NamedTuple):
    """A match: its scenario, how it ended and when, and what it took."""

    scenario: str
    won: bool
    round: int
    seconds: list[float]
    begun: str = ""
    kept: str = ""


def played(game: Watched, options: Options, number: int, level: str) -> Played:
    bots: list[Any] = [Timed(LEVELS[level](HUNTERS * number + seat)) for seat in range(HUNTERS)]
    state = playout(game, options, bots, from_number(number)).state
    seconds = [taken for bot in bots for taken in bot.seconds]
    won, begun = bool(state.won), options.campaign
    return Played(state.scenario, won, game.decided, seconds, begun, state.kept)


def offered() -> list[str]:
    """The scenarios that can be chosen: not the one that is played in the lesson alone."""
    return [name for name, page in library().scenarios.items() if not page.taught]


def alone(scenario: str, numbers: range, level: str) -> Iterator[Played]:
    for number in numbers:
        yield played(UntilDecided(), Options(scenario=scenario), number, level)


def campaign(name: str, numbers: range, level: str) -> Iterator[Played]:
    """Every match of whole campaigns, each with what the one before it kept."""
    for number in numbers:
        text = name
        for count in range(TRIES):
            match = played(Watched(), Options(campaign=text), TRIES * number + count, level)
            yield match
            text = match.kept
            if not text:
                break


def scenario_of(begun: str) -> str:
    """The scenario that comes first in a campaign, or next in one that was kept."""
    page = library().campaigns.get(begun)
    return page.first if page else read(begun).scenario


def again(begun: list[str], numbers: range, level: str) -> Iterator[Played]:
    """Matches that begin like those of campaigns: each scenario with all its hunters in turn."""
    for _, lines in groupby(sorted(begun, key=scenario_of), scenario_of):
        texts = list(lines)
        for number in numbers:
            options = Options(campaign=texts[number % len(texts)])
            yield played(UntilDecided(), options, number, level)


def noted(matches: Iterator[Played], path: str) -> Iterator[Played]:
    """The same matches; what each began with is added to a file."""
    for match in matches:
        with Path(path).open("a") as file:
            file.write(f"{match.begun}\n")
        yield match


def tallied(matches: Iterator[Played], console: Console) -> dict[str, Tally]:
    """The results of each scenario, each match shown as it ends."""
    found: dict[str, Tally] = defaultdict(lambda: Tally([], []))
    begun = process_time()
    for match in matches:
        found[match.scenario].results.append(float(match.won))
        found[match.scenario].seconds.extend(match.seconds)
        taken, begun = process_time() - begun, process_time()
        gc.collect()
        how = f"{'won' if match.won else 'lost'} in round {match.round}, {taken:.1f} s"
        console.print(f"{match.scenario}: {how}", highlight=False)
    return found


def is_balanced(tally: Tally) -> bool:
    return LEAST <= tally.share <= MOST


def show(title: str, found: dict[str, Tally], console: Console) -> bool:
    """Prints the share of each scenario with its interval; True if all are balanced."""
    table = Table("scenario", "matches", "won", "95 % interval", title=title)
    for name, tally in found.items():
        low, high = tally.interval
        colour = "green" if is_balanced(tally) else "red"
        share = f"[{colour}]{tally.share:.0%}[/]"
        table.add_row(name, str(len(tally.results)), share, f"{low:.0%} to {high:.0%}")
    console.print(table)
    return all(map(is_balanced, found.values()))


def chosen(said: argparse.Namespace, numbers: range) -> Iterator[Iterator[Played]]:
    """What is asked for: matches of campaigns, those that begin like them, or scenarios alone."""
    if said.kept:
        lines = Path(said.kept).read_text().splitlines()
        wanted = [one for one in lines if scenario_of(one) in (said.scenario or offered())]
        yield again(wanted, numbers, said.level)
    elif said.campaign:
        for name in said.campaign:
            matches = campaign(name, numbers, said.level)
            yield noted(matches, said.keep) if said.keep else matches
    else:
        for name in said.scenario or offered():
            yield alone(name, numbers, said.level)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance")
    parser.add_argument("game", choices=[ArenaGame.name])
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--scenario", action="append", choices=list(library().scenarios))
    parser.add_argument("--campaign", action="append", choices=list(library().campaigns))
    parser.add_argument("--level", default=USUAL, choices=list(LEVELS))
    parser.add_argument("--keep", default="", help="a file for what each match began with")
    parser.add_argument("--kept", default="", help="a file of such lines, to be played again")
    said, console = parser.parse_args(), Console(width=100)
    gc.disable()  # a fifth of the time would go into looking for garbage; it is collected by match
    last = said.first + (said.matches or (CAMPAIGNS if said.campaign else MATCHES))
    found = dict[str, Tally]()
    for matches in chosen(said, range(said.first, last)):
        found |= tallied(matches, console)
    if not show(f"{said.game}: four {said.level} bots", found, console):
        sys.exit("A scenario is won too often or too rarely.")


if __name__ == "__main__":
    main()
