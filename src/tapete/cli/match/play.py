"""`tapete play`: sets up a match at this terminal, against bots or with others beside you."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tapete.bots import USUAL
from tapete.cli.agreed import Agreed
from tapete.cli.match.saves import Saves
from tapete.cli.match.screen import Screen
from tapete.cli.match.terminal import Terminal
from tapete.cli.names import (
    bots_named,
    game_of,
    journal_in,
    seat_named,
    seed_named,
)
from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay
from tapete.words import Words

REMINDED = 8
"""How many of the latest events are told again when a match is loaded."""


class UnknownDice(TapeteError):
    """Faces come either from the seed or from the keyboard."""

    key = "cli.error.unknown_dice"


class Play(msgspec.Struct, frozen=True):
    """What was asked for on the command line; seats are counted from 1."""

    game: str | None
    seats: tuple[int, ...]
    bot: str
    seed: str
    agreed: Agreed
    load: Path | None
    dice: str
    odds: bool
    practice: bool = False
    mute: bool = False


def play_match(words: Words, asked: Play) -> None:
    """Plays a match to its end, or until the player leaves."""
    match = _match(words, asked)
    people = [seat_named(number, match) for number in asked.seats]
    rest = [seat for seat in range(match.seats) if seat not in people]
    bots = bots_named(asked.bot, match, rest)
    screen = Screen(words, match, people[0], mute=asked.mute)
    if asked.load is not None:
        screen.skip_news(but=REMINDED)
    saves = Saves(match, (_going_on(asked), _looking_back(asked)), asked.load)
    Terminal(screen, bots, saves, odds=asked.odds).run(brief=asked.load is None)


def _match(words: Words, asked: Play) -> Match[Any]:
    if asked.dice not in ("seed", "typed"):
        raise UnknownDice(given=asked.dice)
    if asked.load is not None:
        journal = journal_in(asked.load)
        return replay(journal, game_of(journal, asked.game or "", words))
    game = asked.agreed.game(asked.game, words)
    seed = None if asked.dice == "typed" else seed_named(asked.seed)
    match = Match(game, asked.agreed.options(game), seed)
    if asked.practice:
        match.practise()
    return match


def _looking_back(asked: Play) -> list[str]:
    return ["tapete", "replay", *(["--game", asked.game] if asked.game else [])]


def _going_on(asked: Play) -> list[str]:
    """The command that seats the same people at the same game, up to the file that follows it."""
    command = ["tapete", "play", *([asked.game] if asked.game else [])]
    for seat in asked.seats if asked.seats != (1,) else ():
        command += ["--seat", str(seat)]
    return [*command, *(["--bot", asked.bot] if asked.bot != USUAL else []), "--load"]
