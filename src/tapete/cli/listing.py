"""`tapete games`."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tapete import games
from tapete.cli.names import game_named
from tapete.words import Words


def list_games(words: Words) -> None:
    """Prints the games by name and title."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(words.say("cli.games.name"), style="bold")
    table.add_column(words.say("cli.games.title"))
    for name in games.names():
        table.add_row(name, _title(words, name))
    if table.row_count:
        Console(highlight=False).print(table)
    else:
        print(words.say("cli.games.none"))


def _title(words: Words, name: str) -> str:
    """Returns a game's title. The games of this package need not be loaded for theirs."""
    if not words.knows(f"{name}.title"):
        game_named(name, words)
    return words.say(f"{name}.title")
