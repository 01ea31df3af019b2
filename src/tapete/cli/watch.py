"""`tapete watch` and `tapete replay`: matches to look at."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import sleep

from tapete.cli.names import (
    bot_named,
    game_named,
    game_of,
    journal_in,
    options_named,
    seed_named,
)
from tapete.cli.screen import Screen
from tapete.kernel.match import Match
from tapete.kernel.replays import replay_steps
from tapete.kernel.seat import Seat
from tapete.words import Words


def watch_match(
    words: Words, name: str | None, bot: str, seed: str, settings: tuple[str, ...], pace: float
) -> None:
    """Bots play, one answer at a time, at a pace one can follow."""
    match = Match(game_named(name, words), options_named(settings), seed_named(seed))
    bots = [
        bot_named(bot, Random(f"{match.seed}/{seat}").getrandbits(32))
        for seat in range(match.seats)
    ]
    screen = Screen(words, match, None)
    _show(screen, pace)
    while match.question is not None:
        seat = match.question.seats[0]
        value = bots[seat].choose(match.position(seat))
        match.answer(seat, match.question.domains[seat].write(value))
        _show(screen, pace)
    _close(screen)


def watch_journal(words: Words, file: Path, named: str, pace: float, seat: Seat | None) -> None:
    """A match once more, as a spectator or a seat saw it."""
    journal = journal_in(file)
    screen: Screen | None = None
    for match in replay_steps(journal, game_of(journal, named, words)):
        screen = screen or Screen(words, match, seat)
        _show(screen, pace)
    if screen is not None:
        _close(screen)


def _show(screen: Screen, pace: float) -> None:
    if screen.show_news() and pace:
        sleep(pace)


def _close(screen: Screen) -> None:
    screen.show_table()
    screen.show_result()
