"""`tapete rules`: the catalogue, and how much of it is code and proof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tapete import games
from tapete.catalogue import Catalogue, Entry, Rule, load
from tapete.catalogue.coverage import Coverage, coverage
from tapete.kernel.errors import TapeteError
from tapete.words import Words


class UnknownRule(TapeteError):
    """No catalogue holds that id."""

    key = "cli.error.unknown_rule"


def list_rules(words: Words, name: str | None) -> None:
    """Every rule of a game, or of all, by chapter."""
    console = Console(highlight=False)
    for catalogue in _catalogues(name):
        chapter = ""
        for rule in catalogue.rules:
            if rule.chapter != chapter:
                chapter = rule.chapter
                console.print(f"\n[bold]{chapter}[/bold]")
            console.print(f"  {rule.id}  [dim]{escape(rule.heading(words.language))}[/dim]")


def show_rule(words: Words, identity: str) -> None:
    """One rule in full."""
    for catalogue in _catalogues(_game_of(identity)):
        entry = catalogue.get(identity)
        if entry is not None:
            _print_entry(words, entry)
            return
    raise UnknownRule(rule=identity)


def search_rules(words: Words, wanted: str) -> None:
    """The entries in which every word occurs."""
    found = [e for catalogue in _catalogues(None) for e in catalogue.search(wanted, words.language)]
    for entry in found:
        _print_entry(words, entry)
    if not found:
        Console(highlight=False).print(words.say("cli.rules.none_found", wanted=wanted))


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


def show_coverage(words: Words, name: str | None, *, as_json: bool) -> None:
    """Per game and chapter: how many rules there are, are cited, and are proved."""
    found = coverage([name] if name else games.names())
    if as_json:
        keyed = {_name(game): part for game, part in found.items()}
        print(msgspec.json.encode(keyed).decode())
        return
    console = Console(highlight=False)
    console.print(_coverage_table(words, found))
    for game, part in found.items():
        rest = [rule for rule in part.rules if rule not in part.cited or rule not in part.proved]
        if rest:
            console.print(words.say("cli.rules.lacking", game=_name(game), rules="\n  ".join(rest)))


def _name(game: str) -> str:
    return games.find(game).name


@dataclass
class _Row:
    rules: int = 0
    cited: int = 0
    proved: int = 0


def _coverage_table(words: Words, found: dict[str, Coverage]) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2))
    for column in ("chapter", "rules", "cited", "proved"):
        justify = "left" if column == "chapter" else "right"
        table.add_column(words.say(f"cli.rules.{column}"), justify=justify)  # type: ignore[arg-type]
    for game, part in found.items():
        for chapter, row in _chapters(part).items():
            table.add_row(f"  {chapter}", str(row.rules), str(row.cited), str(row.proved))
        counts = (len(part.rules), len(part.cited), len(part.proved))
        table.add_row(_name(game), *map(str, counts), style="bold", end_section=True)
    return table


def _chapters(part: Coverage) -> dict[str, _Row]:
    rows: dict[str, _Row] = {}
    cited, proved = set(part.cited), set(part.proved)
    for rule in part.rules:
        row = rows.setdefault(rule.split(".")[1], _Row())
        row.rules += 1
        row.cited += rule in cited
        row.proved += rule in proved
    return rows
