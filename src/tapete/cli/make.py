"""`tapete make`: the commands of a workshop; what they do is in `making`."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tapete import games
from tapete.cli import making
from tapete.cli.app import Commands, F
from tapete.cli.flags import take_option
from tapete.cli.making import Bench, Target
from tapete.cli.names import game_named
from tapete.cli.shorts import Owners, own_shorts
from tapete.kernel.errors import TapeteError
from tapete.words import Words
from tapete.workshop import COMMANDS, NoWorkshop, Wish


class WhichGame(TapeteError):
    """Several games have this command, or the game that was named does not have it."""

    key = "cli.error.which_game"


def make(words: Words, arguments: list[str]) -> int:
    """Runs a command of a workshop. Lists the workshops if none is named."""
    if len(arguments) < 2 or arguments[1] == "--help":
        list_workshops(words, arguments[:1])
        return 0
    game, name, *rest = arguments
    return obey(words, (game, name), rest, f"tapete make {game} {name}")


def make_shortly(words: Words, command: str, owners: Owners, arguments: list[str]) -> int:
    """Does the same for a short command. If several games have it, `--game` says which is meant."""
    rest, game = take_option(arguments, "--game")
    meant = [owner for owner in owners if owner[0] == game] if game else owners
    asks_for_help = not rest or rest[-1] == "--help"
    if not meant or (len(meant) > 1 and not asks_for_help):
        known = ", ".join(name for name, _ in owners)
        raise WhichGame(command=f"tapete {command}", known=known)
    return obey(words, meant[0], rest, f"tapete {command}")


def obey(words: Words, place: tuple[str, str], arguments: list[str], said: str) -> int:
    """Runs a command in the workshop of a game, and returns the exit code."""
    done = family(bench_at(words, *place))(arguments, prog_name=said, standalone_mode=False)
    return done if isinstance(done, int) else 0


def bench_at(words: Words, game: str, name: str) -> Bench:
    shops = game_named(game, words).workshops
    if name not in shops:
        raise NoWorkshop(name=name, known=", ".join(shops) or "-")
    return Bench(words, game, shops[name])


def list_workshops(words: Words, wanted: list[str]) -> None:
    """Lists the workshops of one game, or of all games, with their commands."""
    shorts = {place: name for name, owners in own_shorts().items() for place in owners}
    table = Table(box=None, padding=(0, 2), show_header=False)
    for name in wanted or games.names():
        game = game_named(name, words)
        for shop, at in game.workshops.items():
            short = shorts.get((name, shop))
            also = words.say("cli.make.short", command=f"tapete {short}") if short else ""
            table.add_row(f"tapete make {name} {shop}", words.say(at.title), also)
    if table.row_count:
        Console(highlight=False).print(table)
    else:
        print(words.say("cli.make.none"))


def family(bench: Bench) -> typer.Typer:
    """The commands of a workshop."""
    commands = Family(bench)
    _beginning(commands, bench)
    _reading(commands, bench)
    _exporting(commands, bench)
    _importing(commands, bench)
    return commands.app


class Family(Commands):
    """The family of commands, without those that make no sense for what is made there."""

    def __init__(self, bench: Bench) -> None:
        self.able = bench.shop.commands
        key = "make_family" if set(self.able) == set(COMMANDS) else "make_few"
        super().__init__(bench.words, key, said={"title": bench.words.say(bench.shop.title)})

    def command(
        self, name: str, key: str, said: Mapping[str, str] = {}, **settings: Any
    ) -> Callable[[F], F]:
        return super().command(name, key, said, **settings) if name in self.able else _left_out


def _left_out(done: F) -> F:
    return done


def _beginning(commands: Commands, bench: Bench) -> None:
    kind_of = commands.argument("make_kind")
    points_of = commands.option("--points", "make_points_wanted", "number")
    name_of = commands.option("--name", "make_name", "make_name")
    content_of = commands.option("--content", "make_content", "place")
    out_of = commands.option("--out", "make_out", "file")
    force_of = commands.option("--force", "make_force")

    @commands.command("new", "make_new")
    def new(
        kind: Annotated[str, kind_of] = "",
        points: Annotated[int | None, points_of] = None,
        name: Annotated[str, name_of] = "",
        content: Annotated[Path | None, content_of] = None,
        out: Annotated[Path | None, out_of] = None,
        force: Annotated[bool, force_of] = False,
    ) -> None:
        making.begin(bench, Wish(kind, name, points), content, Target(out, force))


def _reading(commands: Commands, bench: Bench) -> None:
    given_of = commands.argument("make_given")
    content_of = commands.option("--content", "make_content", "place")

    def add(verb: str, done: Callable[[Bench, str, Path | None], int | None]) -> None:
        @commands.command(verb, f"make_{verb}")
        def read(
            given: Annotated[str, given_of], content: Annotated[Path | None, content_of] = None
        ) -> None:
            raise typer.Exit(done(bench, given, content) or 0)

    add("check", making.check)
    add("show", making.show)
    add("points", making.count)


def _exporting(commands: Commands, bench: Bench) -> None:
    given_of = commands.argument("make_given")
    file_of = commands.argument("make_pdf_file")
    content_of = commands.option("--content", "make_content", "place")
    plain = "pdf" not in bench.shop.commands
    pdf_of = commands.option("--pdf", "make_pdf", "file", hidden=plain)
    markdown_of = commands.option("--markdown", "make_markdown", hidden=plain)
    paper_of = commands.option("--paper", "make_paper", "paper", hidden=plain)
    out_of = commands.option("--out", "make_out", "file")
    force_of = commands.option("--force", "make_force")

    readable = "import" in bench.shop.commands

    @commands.command("export", "make_export" if readable else "make_export_sheet")
    def export(
        given: Annotated[str, given_of],
        pdf: Annotated[Path | None, pdf_of] = None,
        markdown: Annotated[bool, markdown_of] = False,
        content: Annotated[Path | None, content_of] = None,
        out: Annotated[Path | None, out_of] = None,
        force: Annotated[bool, force_of] = False,
        paper: Annotated[str, paper_of] = "a4",
    ) -> None:
        if pdf is not None:
            making.print_sheet(bench, given, content, Target(pdf, force), paper)
        else:
            making.export(bench, given, content, Target(out, force), markdown=markdown)

    @commands.command("pdf", "make_print")
    def pdf_(
        given: Annotated[str, given_of],
        file: Annotated[Path, file_of],
        content: Annotated[Path | None, content_of] = None,
        force: Annotated[bool, force_of] = False,
        paper: Annotated[str, paper_of] = "a4",
    ) -> None:
        making.print_sheet(bench, given, content, Target(file, force), paper)


def _importing(commands: Commands, bench: Bench) -> None:
    files_of = commands.argument("make_files")
    content_of = commands.option("--content", "make_content", "place")
    like_of = commands.option("--like", "make_like", "make_name")
    out_of = commands.option("--out", "make_out", "file")
    force_of = commands.option("--force", "make_force")

    @commands.command("import", "make_import")
    def import_(
        files: Annotated[list[Path], files_of],
        like: Annotated[str, like_of] = "",
        content: Annotated[Path | None, content_of] = None,
        out: Annotated[Path | None, out_of] = None,
        force: Annotated[bool, force_of] = False,
    ) -> None:
        raise typer.Exit(making.import_files(bench, files, like, content, Target(out, force)))
