"""`tapete odds GAME PROCEDURE`: the odds of an attack and the like, described in words."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from tapete import games
from tapete.cli.figures import percent
from tapete.cli.names import game_named
from tapete.cli.odds import bar
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game, Gist
from tapete.odds.distribution import Distribution
from tapete.odds.procedures import weigh
from tapete.words import Words

WIDEST = 30


class NoProcedure(TapeteError):
    """The game has no such procedure."""

    key = "cli.error.no_procedure"


class NoCircumstance(TapeteError):
    """The procedure has no such circumstance."""

    key = "cli.error.no_circumstance"


class StrayWord(TapeteError):
    """It belongs to no circumstance."""

    key = "cli.error.stray_word"


def is_game(name: str) -> bool:
    return name in games.names()


def show_procedure(words: Words, said: list[str], *, as_json: bool) -> None:
    """The game, the procedure, and the circumstances as options."""
    game = game_named(said[0], words)
    name = said[1] if len(said) > 1 else ""
    procedure = game.procedures().get(name)
    if procedure is None:
        raise NoProcedure(given=name or "none", known="\n  ".join(_offered(game)))
    odds = weigh(procedure, _known(procedure.options, circumstances(said[2:])))
    if as_json:
        print(msgspec.json.encode({"outcomes": _plain(odds)}).decode())
        return
    Console(highlight=False).print(_table(words, odds))


def _offered(game: Game[Any]) -> list[str]:
    """Each procedure with what can be said of it."""
    return [
        f"{name}: {' '.join(f'--{field}' for field in _fields(procedure.options))}"
        for name, procedure in game.procedures().items()
    ]


def _known(options: type[msgspec.Struct], said: dict[str, Any]) -> dict[str, Any]:
    """What is said, if all of it can be."""
    known = _fields(options)
    for name in said:
        if name not in known:
            raise NoCircumstance(given=name, known=", ".join(known))
    return said


def _fields(options: type[msgspec.Struct]) -> tuple[str, ...]:
    return options.__struct_encode_fields__


def circumstances(said: list[str]) -> dict[str, Any]:
    """`--skill d8 --wild cover=medium` as names and values; one without a value is true."""
    found: dict[str, Any] = {}
    name = ""
    for word in said:
        if name and not word.startswith("--"):
            found[name] = word
            name = ""
            continue
        name, mark, value = word.removeprefix("--").partition("=")
        if not (mark or word.startswith("--")):
            raise StrayWord(given=word)
        found[name] = value if mark else True
        name = "" if mark else name
    return found


def _plain(odds: Distribution[Gist]) -> list[list[Any]]:
    return [[[str(message) for message in gist], chance] for gist, chance in odds.floats().items()]


def _table(words: Words, odds: Distribution[Gist]) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1))
    table.add_column(words.say("cli.odds.outcome"))
    table.add_column(words.say("cli.odds.chance"), justify="right")
    table.add_column("")
    likeliest = sorted(odds.floats().items(), key=lambda pair: -pair[1])
    for gist, chance in likeliest:
        said = ", ".join(words.say(message) for message in gist)
        table.add_row(said, percent(words, chance, 2), bar(chance / likeliest[0][1], WIDEST))
    return table
