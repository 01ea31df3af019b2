"""When Darkness Comes: how fast it is played, and how fast and how well bots play it.

The reference of playouts in the same run is the smallest game there is, on the same table.
`python -m benchmarks.darkness --matches 20` has bots play more matches; `--profile` shows where the
time of random playouts goes. The ladder with dice thrown again is in `benchmarks.odds`.
"""

from __future__ import annotations

from rich.console import Console

from benchmarks import contest, kernel
from benchmarks.peers.race import Subject
from tapete.bots import GreedyBot, RandomBot
from tapete.games.darkness.content.library import library
from tapete.games.darkness.game import GAME
from tapete.games.darkness.meta import Options
from tapete.kernel import playout
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import from_number

DECISIONS = 10_000  # a second, of random playouts on one core
MATCHES = 6


def subjects() -> dict[str, Subject]:
    """Each scenario, played by two."""
    return {
        name: contest.playouts(GAME, Options(scenario=name, players=2))
        for name in library().scenarios
    }


def against_random(number: int) -> tuple[bool, list[float]]:
    """True if the bot has more points than one with random answers, and the bot's times.

    It plays every scenario in one seat, then in the other.
    """
    names = list(library().scenarios)
    scenario, seat = names[number % len(names)], number // len(names) % 2
    timed = contest.Timed(GreedyBot(number))
    bots: list[Bot] = [RandomBot(number), RandomBot(number)]
    bots[seat] = timed
    options = Options(scenario=scenario, players=2)
    scores = playout(GAME, options, bots, from_number(number)).result.scores
    return scores[seat] > scores[1 - seat], timed.seconds


def show(matches: int, console: Console) -> None:
    kernel.show("Darkness: random playouts", contest.playout_rows(subjects(), DECISIONS), console)
    played = [against_random(number) for number in range(matches)]
    seconds = [taken for _, times in played for taken in times]
    rows = contest.timed_rows("the bot's answer", seconds, contest.ANSWER)
    kernel.show(f"Darkness: bots, {len(seconds):,} answers", rows, console)
    won = sum(better for better, _ in played)
    console.print(f"By points the bot is ahead of random answers in {won} of {matches} matches")


if __name__ == "__main__":
    contest.measure(GAME, "Darkness", subjects, show, MATCHES)
