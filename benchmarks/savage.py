"""Savage Worlds combat: how fast it is played, and how fast and how well the bot plays it.

The peer would be botbowl, a tactical game of the same kind, but the package index has no release
of it; the reference in the same run is the smallest game there is, on the same table.

`python -m benchmarks.savage --matches 40` plays more against random answers; `--profile` shows
where the time of random playouts goes.
"""

from __future__ import annotations

from rich.console import Console
from tests.games.savage.mirror import mirrored

from benchmarks import contest, kernel
from benchmarks.peers.race import Subject
from tapete.games.savage.content.scenario import scenarios
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options

DECISIONS = 5_000  # a second, of random playouts on one core
MATCHES = 20


def subjects() -> dict[str, Subject]:
    return {name: contest.playouts(GAME, Options(scenario=name)) for name in scenarios()}


def show(matches: int, console: Console) -> None:
    kernel.show("Savage: random playouts", contest.playout_rows(subjects(), DECISIONS), console)
    options = Options(scenario=mirrored(rounds=12))
    played = [contest.against_random(GAME, options, number) for number in range(matches)]
    seconds = [taken for _, bot in played for taken in bot.seconds]
    rows = contest.timed_rows("the bot's answer", seconds, contest.ANSWER)
    kernel.show(f"Savage: the bot, {len(seconds):,} answers", rows, console)
    contest.show_score([score for score, _ in played], console)


if __name__ == "__main__":
    contest.measure(GAME, "Savage", subjects, show, MATCHES)
