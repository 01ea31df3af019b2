"""Savage Worlds combat: how fast it is played, and how fast and how well the bot plays it.

The peer would be botbowl, a tactical game of the same kind, but the package index has no release
of it; the reference in the same run is the smallest game there is, on the same table.

`python -m benchmarks.savage --matches 40` plays more against random answers; `--profile` shows
where the time of random playouts goes.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from rich.console import Console
from tests.games.savage.mirror import mirrored

from benchmarks import kernel, profiles
from benchmarks.kernel import Row
from benchmarks.peers import players
from benchmarks.peers.race import Subject, race
from tapete.bots import GreedyBot, RandomBot
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.games.savage.scenario import scenarios
from tapete.kernel import playout
from tapete.kernel.position import Position
from tapete.kernel.seed import from_number

DECISIONS = 5_000  # a second, of random playouts on one core
ANSWER = 0.1  # seconds, the bot's median
SCORE = 0.9  # of the matches against random answers
MATCHES = 20
ROUNDS, SECONDS = 3, 0.5
SMALLEST = "salteadores, bot table"


def playout_rows() -> list[Row]:
    """A decision of a random playout, scenario by scenario."""
    subjects: dict[str, Subject] = {name: random_playouts(name) for name in scenarios()}
    reference = players.on_bot_table()
    subjects[SMALLEST] = lambda number: reference(number).decisions
    seconds = race(subjects, ROUNDS, SECONDS)
    return [
        row
        for name in scenarios()
        for row in (
            Row(f"a decision, {name}", seconds[name], SMALLEST, seconds[SMALLEST]),
            Row("", seconds[name], f"{DECISIONS:,} a second", 1 / DECISIONS, 1.0),
        )
    ]


def random_playouts(scenario: str) -> Subject:
    bots = [RandomBot(1), RandomBot(2)]
    options = Options(scenario=scenario)
    return lambda number: playout(GAME, options, bots, from_number(number)).decisions


@dataclass
class Timed:
    """The bot, with the seconds each answer took."""

    bot: GreedyBot
    seconds: list[float] = field(default_factory=list)
    thinks: bool = True

    @property
    def rng(self) -> Random:
        return self.bot.rng

    def choose(self, position: Position[Any]) -> Any:
        start = process_time()
        chosen = self.bot.choose(position)
        self.seconds.append(process_time() - start)
        return chosen


def mirrored_match(number: int) -> tuple[float, list[float]]:
    """The bot's score, 1 won, against random answers with an equal band; and its seconds."""
    seat = number % 2
    bot = Timed(GreedyBot(number))
    bots: list[Any] = [RandomBot(number), RandomBot(number)]
    bots[seat] = bot
    played = playout(GAME, Options(scenario=mirrored(rounds=12)), bots, from_number(number))
    winners = played.result.winners
    return (float(seat in winners) if winners else 0.5), bot.seconds


def answer_rows(seconds: list[float]) -> list[Row]:
    worst = quantiles(seconds, n=20)[-1]
    peer = f"{ANSWER:g} s"
    return [
        Row("the bot's answer, median", median(seconds), peer, ANSWER, 1.0),
        Row("the bot's answer, 95 in 100", worst, peer, ANSWER),
    ]


def show(matches: int, console: Console) -> None:
    kernel.show("Savage: random playouts", playout_rows(), console)
    played = [mirrored_match(number) for number in range(matches)]
    seconds = [taken for _, each in played for taken in each]
    kernel.show(f"Savage: the bot, {len(seconds):,} answers", answer_rows(seconds), console)
    score = sum(points for points, _ in played) / matches
    colour = "green" if score >= SCORE else "red"
    console.print(
        f"Against random answers with an equal band, {matches} matches: "
        f"[{colour}]{score:.0%}[/] (target {SCORE:.0%}), {score / 0.5:.2f} times an even score"
    )


def random_matches() -> Callable[[], int]:
    """One of each scenario; gives the decisions taken."""
    subjects = [random_playouts(name) for name in scenarios()]
    return lambda: sum(play(7) for play in subjects)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.savage")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--profile", action="store_true")
    said = parser.parse_args()
    console = Console(width=120)
    if said.profile:
        profiles.show("Savage: where random playouts spend their time", random_matches(), console)
    else:
        show(said.matches, console)


if __name__ == "__main__":
    main()
