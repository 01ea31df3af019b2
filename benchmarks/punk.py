"""Punkapocalyptic: how fast it is played, and how fast and how well the bot plays it.

The reference in the same run is the smallest game there is, on the same table.

`python -m benchmarks.punk --matches 70` plays more against random answers; `--profile` shows where
the time of random playouts goes.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from rich.console import Console
from tests.games.punk.mirror import mirrored

from benchmarks import kernel
from benchmarks.kernel import Row
from benchmarks.peers import players
from benchmarks.peers.race import Subject, race
from tapete.bots import GreedyBot, RandomBot
from tapete.games.punk.game import GAME
from tapete.games.punk.meta import Options
from tapete.games.punk.scenario import scenarios
from tapete.kernel import playout
from tapete.kernel.position import Position
from tapete.kernel.seed import from_number

DECISIONS = 3_000  # a second, of random playouts on one core
LISTED = 0.01  # seconds, the median to list all an activation offers
ANSWER = 0.1  # seconds, the bot's median
SCORE = 0.9  # of the matches against random answers
MATCHES = 10
ROUNDS, SECONDS = 3, 0.5
SMALLEST = "salteadores, bot table"
ACTS = "punk.ask.act"
SHOWN = 25


def playout_rows() -> list[Row]:
    """A decision of a random playout, scenario by scenario."""
    subjects: dict[str, Subject] = {name: random_playouts(name) for name in scenarios()}
    for play in subjects.values():
        play(1)
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
    """A bot, with the seconds each answer took, and those it takes to list all there are."""

    bot: Any
    seconds: list[float] = field(default_factory=list)
    listing: list[float] = field(default_factory=list)
    thinks: bool = True

    @property
    def rng(self) -> Random:
        rng: Random = self.bot.rng
        return rng

    def choose(self, position: Position[Any]) -> Any:
        if position.question.key == ACTS:
            start = process_time()
            list(position.domain.candidates())
            self.listing.append(process_time() - start)
        start = process_time()
        chosen = self.bot.choose(position)
        self.seconds.append(process_time() - start)
        return chosen


def mirrored_match(number: int) -> tuple[float, Timed]:
    """The bot's score, 1 won, against random answers with an equal band; and its times."""
    seat = number % 2
    bot = Timed(GreedyBot(number))
    bots: list[Any] = [RandomBot(number), RandomBot(number)]
    bots[seat] = bot
    played = playout(GAME, mirrored(number), bots, from_number(number))
    winners = played.result.winners
    return (float(seat in winners) if winners else 0.5), bot


def answer_rows(bots: list[Timed]) -> list[Row]:
    seconds = [taken for bot in bots for taken in bot.seconds]
    listing = [taken for bot in bots for taken in bot.listing]
    listed, answer = f"{LISTED:g} s", f"{ANSWER:g} s"
    return [
        Row("all an activation offers, median", median(listing), listed, LISTED, 1.0),
        Row("all an activation offers, 95 in 100", quantiles(listing, n=20)[-1], listed, LISTED),
        Row("the bot's answer, median", median(seconds), answer, ANSWER, 1.0),
        Row("the bot's answer, 95 in 100", quantiles(seconds, n=20)[-1], answer, ANSWER),
    ]


def show(matches: int, console: Console) -> None:
    kernel.show("Punkapocalyptic: random playouts", playout_rows(), console)
    played = [mirrored_match(number) for number in range(matches)]
    kernel.show("Punkapocalyptic: the bot", answer_rows([bot for _, bot in played]), console)
    score = sum(points for points, _ in played) / matches
    colour = "green" if score >= SCORE else "red"
    console.print(
        f"Against random answers with an equal band, {matches} matches: "
        f"[{colour}]{score:.0%}[/] (target {SCORE:.0%}), {score / 0.5:.2f} times an even score"
    )


def show_profile() -> None:
    """One match of each scenario, after one that fills the caches."""
    subjects = [random_playouts(name) for name in scenarios()]
    for play in subjects:
        play(7)
    profile = cProfile.Profile()
    profile.enable()
    for play in subjects:
        play(7)
    profile.disable()
    pstats.Stats(profile).sort_stats("tottime").print_stats(SHOWN)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.punk")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--profile", action="store_true")
    said = parser.parse_args()
    if said.profile:
        show_profile()
    else:
        show(said.matches, Console(width=120))


if __name__ == "__main__":
    main()
