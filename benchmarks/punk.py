"""Punkapocalyptic: how fast it is played, and how fast and how well the bot plays it.

The reference in the same run is the smallest game there is, on the same table.

`python -m benchmarks.punk --matches 70` plays more against random answers; `--profile` shows where
the time of random playouts goes.
"""

from __future__ import annotations

from rich.console import Console
from tests.games.punk.mirror import mirrored

from benchmarks import contest, kernel
from benchmarks.peers.race import Subject
from tapete.games.punk.content.band.roster import examples
from tapete.games.punk.content.scenario import scenarios
from tapete.games.punk.game import GAME
from tapete.games.punk.meta import Options

DECISIONS = 3_000  # a second, of random playouts on one core
LISTED = 0.01  # seconds, the median to list all an activation offers
MATCHES = 20
ACTS = "punk.ask.act"


def subjects() -> dict[str, Subject]:
    """Each scenario as it is usually played; and every band in turn against the next."""
    found = {name: contest.playouts(GAME, Options(scenario=name)) for name in scenarios()}
    bands = tuple(examples())
    pairs = zip(bands, (*bands[1:], bands[0]), strict=True)
    each = [contest.playouts(GAME, Options(bands=pair)) for pair in pairs]
    return {**found, "every band": lambda number: sum(play(number) for play in each)}


def show(matches: int, console: Console) -> None:
    rows = contest.playout_rows(subjects(), DECISIONS)
    kernel.show("Punkapocalyptic: random playouts", rows, console)
    played = [contest.against_random(GAME, mirrored(n), n, ACTS) for n in range(matches)]
    listing = [taken for _, bot in played for taken in bot.listing]
    seconds = [taken for _, bot in played for taken in bot.seconds]
    rows = contest.timed_rows("all an activation offers", listing, LISTED)
    rows += contest.timed_rows("the bot's answer", seconds, contest.ANSWER)
    kernel.show(f"Punkapocalyptic: the bot, {len(seconds):,} answers", rows, console)
    contest.show_score([score for score, _ in played], console)


if __name__ == "__main__":
    contest.measure(GAME, "Punkapocalyptic", subjects, show, MATCHES)
