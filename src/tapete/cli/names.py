"""What a command line names: a game, a bot, a seat, options, a journal."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from tapete import games
from tapete.bots import BOTS, LEVELS
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import fresh, from_number
from tapete.kernel.errors import TapeteError, Unreadable
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat
from tapete.words import Words

SLOWEST = 60
"""The most seconds between two events."""


class NoGameNamed(TapeteError):
    """The command needs a game, and there are several."""

    key = "cli.error.no_game"


class UnknownBot(TapeteError):
    """There is no bot of that name."""

    key = "cli.error.unknown_bot"


class UnknownSeat(TapeteError):
    """The game has no such seat."""

    key = "cli.error.unknown_seat"


class BadSetting(TapeteError):
    """A setting must be written NAME=VALUE."""

    key = "cli.error.bad_setting"


class BadPace(TapeteError):
    """The pace is negative or too slow."""

    key = "cli.error.bad_pace"


def game_named(name: str | None, words: Words) -> Game[Any]:
    """Finds a game by name, and learns its words. Without a name, it is the only game there is."""
    known = games.names()
    if not name and len(known) != 1:
        raise NoGameNamed(known=", ".join(known))
    game = games.find(name or known[0])
    words.learn(game.name, game.package)
    return game


def bots_named(name: str, match: Match[Any], seats: list[Seat]) -> dict[Seat, Bot]:
    """Returns a bot for each of the seats. The same match always gets the same bots."""
    if name not in BOTS:
        raise UnknownBot(name=name, known=", ".join(LEVELS))
    return {seat: BOTS[name](Random(f"{match.seed}/{seat}").getrandbits(32)) for seat in seats}


def seat_named(number: int, match: Match[Any]) -> Seat:
    """Returns the seat with that number; people count seats from 1."""
    if not 1 <= number <= match.seats:
        raise UnknownSeat(given=number, seats=match.seats)
    return number - 1


def pace_named(seconds: float) -> float:
    if not 0 <= seconds <= SLOWEST:
        raise BadPace(given=str(seconds), most=SLOWEST)
    return seconds


def seed_named(text: str) -> str:
    """Returns the seed that was typed, the seed that a number stands for, or a fresh one."""
    if not text:
        return fresh()
    return from_number(int(text)) if text.isdecimal() and len(text) < 16 else text


def options_named(settings: tuple[str, ...], kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Reads settings such as `goal=30` for options of that type.

    A value is read as JSON if possible, otherwise as text; where a text is wanted, it is taken for
    JSON only if that is one in quotes. The value of `draft=@FILE` is the text in that file.
    """
    texts = _texts_of(kind)
    return dict(_setting(setting, texts) for setting in settings)


def _setting(setting: str, texts: Collection[str]) -> tuple[str, Any]:
    name, mark, value = setting.partition("=")
    if not mark or not name:
        raise BadSetting(given=setting)
    if value.startswith("@"):
        return name, _text(Path(value[1:]))
    try:
        plain = msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return name, value
    return name, plain if name not in texts or isinstance(plain, str) else value


def _texts_of(kind: type[msgspec.Struct]) -> set[str]:
    """The fields that hold a text and nothing else."""
    known = inspect.type_info(kind)
    assert isinstance(known, inspect.StructType)
    return {one.encode_name for one in known.fields if isinstance(one.type, inspect.StrType)}


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as wrong:
        raise Unreadable(file=str(file), problem=str(wrong)) from None
    except OSError as wrong:
        raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None


def journal_in(file: Path) -> Journal:
    try:
        return Journal.parse(file.read_bytes())
    except OSError as wrong:
        raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None


def game_of(journal: Journal, named: str, words: Words) -> Game[Any]:
    """Returns the game of a journal: the one that was named, or else the one in its header."""
    return game_named(named or journal.header.game, words)
