"""`tapete rules`: shows the catalogue of rules."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape

from tapete import games
from tapete.catalogue import Catalogue, Chapter, Entry, load
from tapete.catalogue.links import linked, named_in
from tapete.catalogue.search import Found, search
from tapete.catalogue.tokens import Piece
from tapete.kernel.errors import TapeteError
from tapete.words import Words


class UnknownRule(TapeteError):
    """No catalogue has that id."""

    key = "cli.error.unknown_rule"


def list_rules(words: Words, name: str | None) -> None:
    """Lists every rule of one game, or of all games, by chapter."""
    console = Console(highlight=False)
    for catalogue in _catalogues(name):
        for chapter in catalogue.chapters:
            _list_chapter(console, words, chapter, catalogue)


def _list_chapter(console: Console, words: Words, chapter: Chapter, catalogue: Catalogue) -> None:
    rules = [rule for rule in catalogue.rules if rule.part in chapter.parts]
    if rules:
        console.print(f"\n[bold]{escape(chapter.title.in_language(words.language))}[/bold]")
    for rule in rules:
        console.print(f"  {rule.id}  [dim]{escape(rule.heading(words.language))}[/dim]")


def show_rule(words: Words, identity: str, game: str = "") -> None:
    """Shows one rule in full."""
    for catalogue in _catalogues(game or _game_of(identity)):
        entry = catalogue.get(identity)
        if entry is not None:
            _print_entry(words, catalogue, entry)
            _print_links(words, catalogue, entry)
            return
    raise UnknownRule(rule=identity)


def search_rules(words: Words, wanted: str, game: str = "") -> None:
    """Shows the entries in which every word occurs, the best first."""
    told = [search(catalogue, wanted, words.language) for catalogue in _catalogues(game or None)]
    exact = [one for one in told if one.found and not one.meant]
    told = exact or [one for one in told if one.found]
    for one in told:
        if one.meant:
            print(words.say("cli.rules.meant", wanted=wanted, meant=one.meant))
        for found in one.found:
            _print_found(found)
    if not told:
        print(words.say("cli.rules.none_found", wanted=wanted))


def _print_found(found: Found) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{_marked(found.title)}[/bold]  [dim]{found.entry.id}[/dim]")
    console.print(f"  {_marked(found.excerpt)}")


def _marked(pieces: tuple[Piece, ...]) -> str:
    """Returns a text for the terminal, with what was searched for underlined."""
    return "".join(
        f"[underline]{escape(one.text)}[/underline]" if one.marked else escape(one.text)
        for one in pieces
    )


def _print_entry(words: Words, catalogue: Catalogue, entry: Entry) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{escape(entry.heading(words.language))}[/bold]  [dim]{entry.id}[/dim]")
    console.print(escape(entry.body(words.language)))
    place = catalogue.place(entry)
    if place is not None:
        said = words.say("cli.rules.book", place=place.in_language(words.language))
        console.print(f"[dim]{escape(said)}[/dim]")
    console.print()


def _print_links(words: Words, catalogue: Catalogue, entry: Entry) -> None:
    """Lists the rules that this one names, and those that name it."""
    names = [one.rule for one in linked(catalogue, entry, words.language) if one.rule]
    for key, ids in (("names", names), ("named_in", named_in(catalogue, entry.id))):
        found = [one for one in map(catalogue.get, ids) if one]
        if found:
            print(words.say(f"cli.rules.{key}"))
        for one in found:
            print(f"  {one.id}  {one.heading(words.language)}")


def _catalogues(name: str | None) -> Iterator[Catalogue]:
    for known in [name] if name else games.names():
        yield load(games.find(known).package)


def _game_of(identity: str) -> str | None:
    game = identity.partition(".")[0]
    return game if game in games.names() else None
