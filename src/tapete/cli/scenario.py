"""`tapete scenario`: the commands about scenarios; what they do is in `scenarios`."""

from pathlib import Path
from typing import Annotated

import typer

from tapete.cli.app import Commands
from tapete.words import Words


def scenario(words: Words) -> typer.Typer:
    """The group of commands."""
    commands = Commands(words, "scenario")
    file_of = commands.argument("map_file")
    like_of = commands.option("--like", "scenario_like", "scenario_like")
    out_of = commands.option("--out", "scenario_out", "scenario_out")

    @commands.app.callback()
    def only() -> None:
        """Commands stay named though there is one."""

    @commands.command("import", "scenario_import")
    def import_(
        file: Annotated[Path, file_of],
        like: Annotated[str, like_of] = "bridge",
        out: Annotated[Path | None, out_of] = None,
    ) -> None:
        from tapete.cli.scenarios import import_map

        import_map(words, file, like, out)

    return commands.app
