"""A game on the clock: its random playouts, and the bot against random answers."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from rich.console import Console

from benchmarks import kernel, profiles
from benchmarks.kernel import Row
from benchmarks.peers import players
from benchmarks.peers.race import Subject, race
from tapete.bots import GreedyBot, RandomBot
from tapete.kernel import Game, playout
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.position import Position

ANSWER = 0.1  # seconds, the bot's median
SCORE = 0.9  # of the matches against random answers
EVEN = 0.5
ROUNDS, SECONDS = 3, 0.5
SMALLEST = "salteadores, bot table"


def playouts(game: Game[Any], options: Any) -> Subject:
    """Random matches; each gives the decisions taken."""
    bots = [RandomBot(1), RandomBot(2)]
    return lambda number: playout(game, options, bots, from_number(number)).decisions


def playout_rows(subjects: dict[str, Subject], wanted: int) -> list[Row]:
    """A decision of each, beside the smallest game there is on the same table."""
    for play in subjects.values():
        play(1)
    reference = players.on_bot_table()
    raced = {**subjects, SMALLEST: lambda number: reference(number).decisions}
    seconds = race(raced, ROUNDS, SECONDS)
    return [
        row
        for name in subjects
        for row in (
            Row(f"a decision, {name}", seconds[name], SMALLEST, seconds[SMALLEST]),
            Row("", seconds[name], f"{wanted:,} a second", 1 / wanted, 1.0),
        )
    ]


def show_playouts(title: str, subjects: dict[str, Subject], wanted: int, console: Console) -> None:
    kernel.show(f"{title}: random playouts", playout_rows(subjects, wanted), console)


@dataclass
class Timed:
    """The bot, with the seconds each answer took; and those to list all that some question offers.

    `listed` is that question's key.
    """

    bot: Bot
    listed: str = ""
    seconds: list[float] = field(default_factory=list)
    listing: list[float] = field(default_factory=list)
    thinks: bool = True

    @property
    def rng(self) -> Random:
        return self.bot.rng

    def choose(self, position: Position[Any]) -> Any:
        if position.question.key == self.listed:
            start = process_time()
            list(position.domain.candidates())
            self.listing.append(process_time() - start)
        start = process_time()
        chosen = self.bot.choose(position)
        self.seconds.append(process_time() - start)
        return chosen


def against_random(
    game: Game[Any], options: Any, number: int, listed: str = ""
) -> tuple[float, Timed]:
    """The bot's score, 1 won, against random answers; and its times."""
    seat = number % 2
    bot = Timed(GreedyBot(number), listed)
    bots: list[Any] = [RandomBot(number), RandomBot(number)]
    bots[seat] = bot
    winners = playout(game, options, bots, from_number(number)).result.winners
    return (float(seat in winners) if winners else EVEN), bot


def timed_rows(what: str, seconds: Iterable[float], wanted: float) -> list[Row]:
    """The median, which is to be met, and how slow the slow ones are."""
    taken, peer = list(seconds), f"{wanted:g} s"
    return [
        Row(f"{what}, median", median(taken), peer, wanted, 1.0),
        Row(f"{what}, 95 in 100", quantiles(taken, n=20)[-1], peer, wanted),
    ]


def show_score(scores: list[float], console: Console) -> None:
    score = sum(scores) / len(scores)
    colour = "green" if score >= SCORE else "red"
    console.print(
        f"Against random answers with an equal band, {len(scores)} matches: "
        f"[{colour}]{score:.0%}[/] (target {SCORE:.0%}), {score / EVEN:.2f} times an even score"
    )


def one_of_each(subjects: dict[str, Subject], number: int = 7) -> Callable[[], int]:
    """To be profiled; gives the decisions taken."""
    return lambda: sum(play(number) for play in subjects.values())


def measure(
    game: Game[Any],
    title: str,
    subjects: Callable[[], dict[str, Subject]],
    show: Callable[[int, Console], None],
    matches: int,
    wanted: int | None = None,
) -> None:
    """The command of a game's figures: `show` prints them, for so many matches of its bots.

    With `--profile` it prints where the random playouts spend their time instead. Where it is said
    how many decisions a second are `wanted` of them, `--playouts` prints only how fast they are.
    """
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.{game.name}")
    parser.add_argument("--matches", type=int, default=matches)
    parser.add_argument("--profile", action="store_true")
    if wanted is not None:
        parser.add_argument("--playouts", action="store_true")
    said = parser.parse_args()
    console = Console(width=120)
    if said.profile:
        heading = f"{title}: where random playouts spend their time"
        profiles.show(heading, game.name, one_of_each(subjects()), console)
    elif wanted is not None and said.playouts:
        show_playouts(title, subjects(), wanted, console)
    else:
        show(said.matches, console)
