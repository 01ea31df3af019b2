"""`tapete learn`: the lesson of a game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tapete.cli.match.saves import Saves
from tapete.cli.match.screen import Screen
from tapete.cli.match.terminal import Terminal
from tapete.cli.names import bots_named, game_named, game_of, journal_in
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay
from tapete.lessons.lesson import LEARNER, Lesson, lesson_of, mark_of, options_of
from tapete.words import Words

BOT = "greedy"
"""Sits at the other seats, and is never asked: the lesson answers for it."""


class NoLesson(TapeteError):
    """The game has no lesson, or the file is not one."""

    key = "cli.error.no_lesson"


def learn_game(words: Words, game: str | None, load: Path | None) -> None:
    """Takes a lesson to its end, or until the learner leaves; a saved one goes on."""
    match = _match(words, game, load)
    if not match.lesson:
        raise NoLesson(game=match.game.name)
    rest = [seat for seat in range(match.seats) if seat != LEARNER]
    screen = Screen(words, match, LEARNER)
    if load is not None:
        screen.skip_news()
    again = ["tapete", "learn", match.game.name, "--load"], ["tapete", "replay"]
    saves = Saves(match, again, load)
    terminal = Terminal(screen, bots_named(BOT, match, rest), saves, odds=False)
    screen.console.print()
    screen.print(_lesson(match.game).title.message, style="bold")
    terminal.run(brief=False)


def _match(words: Words, name: str | None, load: Path | None) -> Match[Any]:
    if load is not None:
        journal = journal_in(load)
        return replay(journal, game_of(journal, name or "", words))
    game = game_named(name, words)
    return Match(game, options_of(game, _lesson(game)), None, lesson=mark_of(game))


def _lesson(game: Game[Any]) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise NoLesson(game=game.name)
    return lesson
