"""`tapete odds GAME PROCEDURE`: the odds of an attack, or the like, that is described in words."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tapete import games
from tapete.cli.figures import percent
from tapete.cli.names import game_named
from tapete.cli.odds import bar
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.kernel.labels import Gist
from tapete.odds.distribution import Distribution
from tapete.odds.procedures import weigh
from tapete.offers.options import options_of
from tapete.words import Words

WIDEST = 30
HELP = "--help"


class NoProcedure(TapeteError):
    """The game has no such procedure."""

    key = "cli.error.no_procedure"


class StrayWord(TapeteError):
    """The word belongs to no circumstance."""

    key = "cli.error.stray_word"


def is_game(name: str) -> bool:
    return name in games.names() or ":" in name


def show_procedure(words: Words, said: list[str], *, as_json: bool) -> None:
    """Shows odds; `said` is the game, the procedure, and the circumstances as options."""
    game = game_named(said[0], words)
    known = game.procedures
    name = said[1] if len(said) > 1 else HELP
    if name == HELP:
        show_procedures(words, game)
        return
    procedure = known.get(name)
    if procedure is None:
        raise NoProcedure(given=name, known=", ".join(known))
    if HELP in said:
        show_circumstances(words, game, name)
        return
    odds = weigh(procedure, circumstances(said[2:]))
    if as_json:
        print(msgspec.json.encode({"outcomes": _plain(odds)}).decode())
        return
    Console(highlight=False).print(_table(words, odds))


def show_procedures(words: Words, game: Game[Any]) -> None:
    """Lists the odds that can be asked for."""
    table = Table(box=None, show_header=False, padding=(0, 2))
    for name in game.procedures:
        command = f"tapete odds {game.name} {name} {HELP}"
        table.add_row(command, words.say(f"{game.name}.procedure.{name}"))
    Console(highlight=False).print(table)


def show_circumstances(words: Words, game: Game[Any], name: str) -> None:
    """Lists the circumstances of a procedure, each with its value if nothing is said."""
    options = game.procedures[name].options
    usual = msgspec.to_builtins(options())
    console = Console(highlight=False)
    console.print(words.say("cli.odds.usage", command=f"tapete odds {game.name} {name}"))
    console.print(f"  {words.say(f'{game.name}.procedure.{name}')}\n")
    table = Table(box=None, show_header=False, padding=(0, 2))
    for option in options_of(game, options, "circumstance"):
        said = words.say(option.message) if option.message else ""
        values = ", ".join(str(choice.value) or "-" for choice in option.choices)
        about = f"{said}: {values}" if values else said
        table.add_row(f"--{option.name}", escape(about), _usual(words, usual[option.name]))
    console.print(table)


def _usual(words: Words, value: Any) -> str:
    """Says what holds if nothing is said; nothing, if that is empty or false."""
    if value in ("", False):
        return ""
    shown = words.say("cli.odds.yes") if value is True else str(value)
    return words.say("cli.odds.usual", value=shown)


def circumstances(said: list[str]) -> dict[str, Any]:
    """Reads `--skill d8 --wild cover=medium` as names and values; a name alone is true."""
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
