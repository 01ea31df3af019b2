"""`tapete band`: the commands about bands; what they do is in `bands`."""

from pathlib import Path
from typing import Annotated

import typer

from tapete.cli.app import Commands
from tapete.words import Words


def band(words: Words) -> typer.Typer:
    """The group of commands."""
    commands = Commands(words, "band")
    _making(commands)
    _reading(commands)
    _converting(commands)
    return commands.app


def _making(commands: Commands) -> None:
    words = commands.words
    faction_of = commands.argument("band_faction")
    points_of = commands.option("--points", "band_points_wanted", "number")
    name_of = commands.option("--name", "band_name", "band_name")
    out_of = commands.option("--out", "band_out", "file")

    @commands.command("new", "band_new")
    def new(
        faction: Annotated[str, faction_of],
        points: Annotated[int, points_of] = 200,
        name: Annotated[str, name_of] = "",
        out: Annotated[Path | None, out_of] = None,
    ) -> None:
        from tapete.cli.bands import new_band

        new_band(words, faction, points, name, out)


def _reading(commands: Commands) -> None:
    words = commands.words
    band_of = commands.argument("band_of")
    content_of = commands.option("--content", "band_content", "file")

    @commands.command("check", "band_check")
    def check(
        band: Annotated[str, band_of], content: Annotated[Path | None, content_of] = None
    ) -> None:
        from tapete.cli.bands import check_band

        raise typer.Exit(check_band(words, band, content))

    @commands.command("show", "band_show")
    def show(
        band: Annotated[str, band_of], content: Annotated[Path | None, content_of] = None
    ) -> None:
        from tapete.cli.bands import show_band

        show_band(words, band, content)

    @commands.command("points", "band_points")
    def points(
        band: Annotated[str, band_of], content: Annotated[Path | None, content_of] = None
    ) -> None:
        from tapete.cli.bands import show_points

        show_points(words, band, content)


def _converting(commands: Commands) -> None:
    words = commands.words
    band_of = commands.argument("band_of")
    files_of = commands.argument("band_files")
    content_of = commands.option("--content", "band_content", "file")
    pdf_of = commands.option("--pdf", "band_pdf", "file")
    markdown_of = commands.option("--markdown", "band_markdown")
    out_of = commands.option("--out", "band_import_out", "file")

    @commands.command("export", "band_export")
    def export(
        band: Annotated[str, band_of],
        pdf: Annotated[Path | None, pdf_of] = None,
        markdown: Annotated[bool, markdown_of] = False,
        content: Annotated[Path | None, content_of] = None,
    ) -> None:
        from tapete.cli.bands import export_band

        export_band(words, band, pdf=pdf, markdown=markdown, content=content)

    @commands.command("import", "band_import")
    def import_(
        files: Annotated[list[Path], files_of], out: Annotated[Path | None, out_of] = None
    ) -> None:
        from tapete.cli.bands import import_band

        import_band(words, files, out)
