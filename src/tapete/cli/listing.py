"""`tapete games`."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tapete import games
from tapete.words import Words


def list_games(words: Words) -> None:
    """The games by name and title."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(words.say("cli.games.name"), style="bold")
    table.add_column(words.say("cli.games.title"))
    for name in games.names():
        table.add_row(name, words.say(f"{name}.title"))
    if table.row_count:
        Console().print(table)
    else:
        print(words.say("cli.games.none"))
