"""The commands and their options; what they do is in the modules they call."""

from pathlib import Path
from typing import Annotated

import typer

from tapete import __version__
from tapete.words import Words


def build(words: Words) -> typer.Typer:
    """The whole command, its help in the words' language."""
    app = typer.Typer(
        name="tapete",
        help=words.say("help.tapete"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    _general(app, words)
    _playing(app, words)
    _journals(app, words)
    _odds(app, words)
    app.add_typer(_rules(words), name="rules")
    return app


def _general(app: typer.Typer, words: Words) -> None:
    say = words.say

    def version(wanted: bool) -> None:
        if wanted:
            typer.echo(f"tapete {__version__}")
            raise typer.Exit

    @app.callback()
    def tapete(
        version: Annotated[
            bool,
            typer.Option("--version", callback=version, is_eager=True, help=say("help.version")),
        ] = False,
        lang: Annotated[str, typer.Option(help=say("help.lang"), metavar="es|en")] = "",
    ) -> None:
        return

    @app.command(help=say("help.games"))
    def games() -> None:
        from tapete.cli.listing import list_games

        list_games(words)


def _playing(app: typer.Typer, words: Words) -> None:
    say = words.say
    game_of = typer.Argument(help=say("help.game"), show_default=False)
    seed_of = typer.Option(help=say("help.seed"), show_default=False)
    set_of = typer.Option("--set", help=say("help.set"), metavar="NAME=VALUE")

    @app.command(help=say("help.play"))
    def play(
        game: Annotated[str | None, game_of] = None,
        seat: Annotated[list[int], typer.Option(help=say("help.seat"))] = [0],  # noqa: B006
        bot: Annotated[str, typer.Option(help=say("help.bot"))] = "greedy",
        seed: Annotated[str, seed_of] = "",
        setting: Annotated[list[str], set_of] = [],  # noqa: B006
        load: Annotated[Path | None, typer.Option(help=say("help.load"))] = None,
        dice: Annotated[str, typer.Option(help=say("help.dice"))] = "seed",
        odds: Annotated[bool, typer.Option(help=say("help.odds_shown"))] = True,
    ) -> None:
        from tapete.cli.play import Play, play_match

        play_match(words, Play(game, tuple(seat), bot, seed, tuple(setting), load, dice, odds))

    @app.command(help=say("help.watch"))
    def watch(
        game: Annotated[str | None, game_of] = None,
        bot: Annotated[str, typer.Option(help=say("help.bot"))] = "greedy",
        seed: Annotated[str, seed_of] = "",
        setting: Annotated[list[str], set_of] = [],  # noqa: B006
        pace: Annotated[float, typer.Option(help=say("help.pace"), min=0, max=60)] = 0.7,
    ) -> None:
        from tapete.cli.watch import watch_match

        watch_match(words, game, bot, seed, tuple(setting), pace)


def _journals(app: typer.Typer, words: Words) -> None:
    say = words.say
    journal_of = typer.Argument(help=say("help.journal"), show_default=False)
    game_of = typer.Option(help=say("help.journal_game"), show_default=False)

    @app.command(help=say("help.replay"))
    def replay(
        journal: Annotated[Path, journal_of],
        game: Annotated[str, game_of] = "",
        pace: Annotated[float, typer.Option(help=say("help.pace"), min=0, max=60)] = 0.0,
        seat: Annotated[int | None, typer.Option(help=say("help.replay_seat"))] = None,
    ) -> None:
        from tapete.cli.watch import watch_journal

        watch_journal(words, journal, game, pace, seat)

    @app.command(help=say("help.verify"))
    def verify(journal: Annotated[Path, journal_of], game: Annotated[str, game_of] = "") -> None:
        from tapete.cli.verify import verify_journal

        verify_journal(words, journal, game)


def _odds(app: typer.Typer, words: Words) -> None:
    say = words.say

    @app.command(help=say("help.odds"))
    def odds(
        expression: Annotated[str, typer.Argument(help=say("help.expression"))],
        json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
    ) -> None:
        from tapete.cli.odds import show_odds

        show_odds(words, expression, as_json=json)


def _rules(words: Words) -> typer.Typer:
    say = words.say
    app = typer.Typer(help=say("help.rules"), no_args_is_help=True)
    game_of = typer.Argument(help=say("help.game"), show_default=False)

    @app.command("list", help=say("help.rules_list"))
    def list_(game: Annotated[str | None, game_of] = None) -> None:
        from tapete.cli.rules import list_rules

        list_rules(words, game)

    @app.command(help=say("help.rules_show"))
    def show(rule: Annotated[str, typer.Argument(help=say("help.rule"))]) -> None:
        from tapete.cli.rules import show_rule

        show_rule(words, rule)

    @app.command(help=say("help.rules_search"))
    def search(
        wanted: Annotated[list[str], typer.Argument(help=say("help.wanted"))],
    ) -> None:
        from tapete.cli.rules import search_rules

        search_rules(words, " ".join(wanted))

    @app.command(help=say("help.rules_coverage"))
    def coverage(
        game: Annotated[str | None, game_of] = None,
        json: Annotated[bool, typer.Option("--json", help=say("help.json"))] = False,
    ) -> None:
        from tapete.cli.rules import show_coverage

        show_coverage(words, game, as_json=json)

    return app
