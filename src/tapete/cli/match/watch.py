"""`tapete watch` and `tapete replay`: matches to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tapete.cli.agreed import Agreed
from tapete.cli.match.screen import Screen
from tapete.cli.names import (
    bots_named,
    game_of,
    journal_in,
    pace_named,
    seat_named,
    seed_named,
)
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay_steps
from tapete.words import Words


class Watch(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str | None
    bot: str
    seed: str
    agreed: Agreed
    pace: float
    mute: bool = False


def watch_match(words: Words, asked: Watch) -> None:
    """Lets bots play, one answer at a time, at a pace that can be followed."""
    pace = pace_named(asked.pace)
    game = asked.agreed.game(asked.game, words)
    match = Match(game, asked.agreed.options(game), seed_named(asked.seed))
    bots = bots_named(asked.bot, match, list(range(match.seats)))
    spectator = Spectator(Screen(words, match, None, mute=asked.mute), pace)
    spectator.screen.show_brief(None)
    spectator.look()
    while match.question is not None:
        seat = match.question.seats[0]
        value = bots[seat].choose(match.position(seat))
        match.answer(seat, match.question.domains[seat].write(value))
        spectator.look()
    spectator.close()


def watch_journal(words: Words, file: Path, named: str, pace: float, seat: int | None) -> None:
    """Shows a match once more, as a spectator or a seat saw it."""
    journal = journal_in(file)
    spectator: Spectator | None = None
    for match in replay_steps(journal, game_of(journal, named, words)):
        spectator = spectator or _seated(words, match, seat, pace_named(pace))
        spectator.look()
    if spectator is not None:
        spectator.close()


def _seated(words: Words, match: Match[Any], seat: int | None, pace: float) -> Spectator:
    place = None if seat is None else seat_named(seat, match)
    return Spectator(Screen(words, match, place), pace)


class Spectator:
    """Watches a match as it goes on: shows what happens, and the table after each step."""

    def __init__(self, screen: Screen, pace: float) -> None:
        self.screen = screen
        self.pace = pace
        self._step = screen.match.trail[-1].answers

    def look(self) -> None:
        self.screen.show_news(self.pace)
        step = self.screen.match.trail[-1].answers
        if step != self._step and self.screen.match.question is not None:
            self._step = step
            self.screen.show_change()

    def close(self) -> None:
        self.screen.show_table()
        self.screen.show_result()
