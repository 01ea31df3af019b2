"""`tapete hero`: the commands about characters; what they do is in `heroes`."""

from pathlib import Path
from typing import Annotated

import typer

from tapete.cli.app import Commands
from tapete.words import Words


def hero(words: Words) -> typer.Typer:
    """The group of commands."""
    commands = Commands(words, "hero")
    _reading(commands)
    _converting(commands)
    return commands.app


def _reading(commands: Commands) -> None:
    words = commands.words
    hero_of = commands.argument("hero_of")

    @commands.command("check", "hero_check")
    def check(hero: Annotated[str, hero_of]) -> None:
        from tapete.cli.heroes import check_hero

        raise typer.Exit(check_hero(words, hero))

    @commands.command("show", "hero_show")
    def show(hero: Annotated[str, hero_of]) -> None:
        from tapete.cli.heroes import show_hero

        show_hero(words, hero)


def _converting(commands: Commands) -> None:
    words = commands.words
    hero_of = commands.argument("hero_of")
    file_of = commands.argument("hero_file")

    @commands.command("export", "hero_export")
    def export(hero: Annotated[str, hero_of]) -> None:
        from tapete.cli.heroes import export_hero

        export_hero(words, hero)

    @commands.command("import", "hero_import")
    def import_(file: Annotated[Path, file_of]) -> None:
        from tapete.cli.heroes import import_hero

        import_hero(words, file)
