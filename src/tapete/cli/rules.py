"""`tapete rules`: shows the catalogue of rules."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape

from tapete import games
from tapete.catalogue import Catalogue, Entry, Rule, load
from tapete.kernel.errors import TapeteError
from tapete.words import Words


class UnknownRule(TapeteError):
    """No catalogue has that id."""

    key = "cli.error.unknown_rule"


def list_rules(words: Words, name: str | None) -> None:
    """Lists every rule of one game, or of all games, by chapter."""
    console = Console(highlight=False)
    for catalogue in _catalogues(name):
        chapter = ""
        for rule in catalogue.rules:
            if rule.chapter != chapter:
                chapter = rule.chapter
                console.print(f"\n[bold]{chapter}[/bold]")
            console.print(f"  {rule.id}  [dim]{escape(rule.heading(words.language))}[/dim]")


def show_rule(words: Words, identity: str, game: str = "") -> None:
    """Shows one rule in full."""
    for catalogue in _catalogues(game or _game_of(identity)):
        entry = catalogue.get(identity)
        if entry is not None:
            _print_entry(words, entry)
            return
    raise UnknownRule(rule=identity)


def search_rules(words: Words, wanted: str, game: str = "") -> None:
    """Shows the entries in which every word occurs."""
    found = [e for c in _catalogues(game or None) for e in c.search(wanted, words.language)]
    for entry in found:
        _print_entry(words, entry)
    if not found:
        print(words.say("cli.rules.none_found", wanted=wanted))


def _print_entry(words: Words, entry: Entry) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{escape(entry.heading(words.language))}[/bold]  [dim]{entry.id}[/dim]")
    console.print(escape(entry.text(words.language)))
    if isinstance(entry, Rule):
        console.print(f"[dim]{escape(words.say('cli.rules.book', place=entry.book))}[/dim]")
    console.print()


def _catalogues(name: str | None) -> Iterator[Catalogue]:
    for known in [name] if name else games.names():
        yield load(games.find(known).package)


def _game_of(identity: str) -> str | None:
    game = identity.partition(".")[0]
    return game if game in games.names() else None
