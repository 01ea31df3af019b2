"""The commands and their options; what they do is in the modules they call."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from tapete import __version__
from tapete.cli.shorts import Owners, installed_shorts, own_shorts
from tapete.cli.spoken import SpokenCommand, SpokenGroup
from tapete.words import Words

PASSED_ON = {"ignore_unknown_options": True, "help_option_names": []}
"""Settings of a command whose arguments, `--help` included, are passed on to the game."""
F = TypeVar("F", bound=Callable[..., Any])


class Commands:
    """A group of commands whose help is in the user's language."""

    def __init__(
        self,
        words: Words,
        name: str,
        kind: type[SpokenGroup] = SpokenGroup,
        said: Mapping[str, str] = {},
    ) -> None:
        self.words = words
        self.app = typer.Typer(
            name=name,
            cls=kind,
            help=words.say(f"help.{name}", **said),
            add_completion=False,
            rich_markup_mode=None,
            pretty_exceptions_enable=False,
            context_settings={"obj": words},
        )

    def command(
        self, name: str, key: str, said: Mapping[str, str] = {}, **settings: Any
    ) -> Callable[[F], F]:
        told = self.words.say(f"help.{key}", **said)
        return self.app.command(name, cls=SpokenCommand, help=told, **settings)

    def argument(self, name: str) -> Any:
        return typer.Argument(
            help=self.words.say(f"help.{name}"),
            metavar=self.words.say(f"help.mark.{name}"),
            show_default=False,
        )

    def option(self, flag: str, name: str, mark: str = "", **settings: Any) -> Any:
        return typer.Option(
            flag,
            help=self.words.say(f"help.{name}"),
            metavar=self.words.say(f"help.mark.{mark}") if mark else None,
            show_default=False,
            **settings,
        )


class FamilyGroup(SpokenGroup):
    """Also finds the short commands of installed packages, once one of them is typed."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        owners = () if args[0] in self.commands else installed_shorts(args[0])
        if owners:
            commands = Commands(ctx.find_object(Words), "tapete")
            _short(commands, args[0], owners)
            self.commands[args[0]] = typer.main.get_command(commands.app)
        return super().resolve_command(ctx, args)


def build(words: Words) -> typer.Typer:
    """Builds the whole command, with its help in the language of `words`."""
    commands = Commands(words, "tapete", FamilyGroup)
    _general(commands)
    _play(commands)
    _learn(commands)
    _serve(commands)
    _watch(commands)
    _journals(commands)
    _doctor(commands)
    _odds(commands)
    _make(commands)
    for name, owners in own_shorts().items():
        _short(commands, name, owners)
    commands.app.add_typer(_rules(words), name="rules")
    return commands.app


def _general(commands: Commands) -> None:
    words = commands.words

    def version(wanted: bool) -> None:
        if wanted:
            typer.echo(f"tapete {__version__}")
            raise typer.Exit

    shown = commands.option("--version", "version", callback=version, is_eager=True)
    spoken = commands.option("--lang", "lang", "lang")

    @commands.app.callback()
    def tapete(version: Annotated[bool, shown] = False, lang: Annotated[str, spoken] = "") -> None:
        return

    @commands.command("games", "games")
    def games() -> None:
        from tapete.cli.listing import list_games

        list_games(words)


def _play(commands: Commands) -> None:
    words = commands.words
    game_of = commands.argument("game")
    seat_of = commands.option("--seat", "seat", "number")
    bot_of = commands.option("--bot", "bot", "bot")
    seed_of = commands.option("--seed", "seed", "seed")
    set_of = commands.option("--set", "set", "set")
    own_of = commands.option("--own", "own", "file")
    content_of = commands.option("--content", "make_content", "place")
    load_of = commands.option("--load", "load", "file")
    dice_of = commands.option("--dice", "dice", "dice")
    odds_of = commands.option("--odds/--no-odds", "odds_shown")

    @commands.command("play", "play")
    def play(
        game: Annotated[str | None, game_of] = None,
        seat: Annotated[list[int], seat_of] = [1],  # noqa: B006
        bot: Annotated[str, bot_of] = "seasoned",
        seed: Annotated[str, seed_of] = "",
        setting: Annotated[list[str], set_of] = [],  # noqa: B006
        own: Annotated[list[str], own_of] = [],  # noqa: B006
        content: Annotated[Path | None, content_of] = None,
        load: Annotated[Path | None, load_of] = None,
        after: Annotated[Path | None, commands.option("--after", "after", "file")] = None,
        dice: Annotated[str, dice_of] = "seed",
        odds: Annotated[bool, odds_of] = True,
        practice: Annotated[bool, commands.option("--practice", "practice")] = False,
        mute: Annotated[bool, commands.option("--mute", "mute")] = False,
    ) -> None:
        from tapete.cli.agreed import Agreed
        from tapete.cli.match.play import Play, play_match

        agreed = Agreed(tuple(setting), tuple(own), content, after)
        asked = Play(game, tuple(seat), bot, seed, agreed, load, dice, odds, practice, mute)
        play_match(words, asked)


def _learn(commands: Commands) -> None:
    words = commands.words
    game_of = commands.argument("game")
    load_of = commands.option("--load", "load", "file")

    @commands.command("learn", "learn")
    def learn(
        game: Annotated[str | None, game_of] = None,
        load: Annotated[Path | None, load_of] = None,
    ) -> None:
        from tapete.cli.match.learn import learn_game

        learn_game(words, game, load)


def _serve(commands: Commands) -> None:
    words = commands.words
    host_of = commands.option("--host", "host", "host")
    port_of = commands.option("--port", "port", "number")
    browser_of = commands.option("--browser/--no-browser", "browser")
    game_of = commands.option("--game", "served_game", "game")
    content_of = commands.option("--content", "served_content", "place")
    open_of = commands.option("--open/--no-open", "open")
    workers_of = commands.option("--workers", "workers", "number")

    @commands.command("serve", "serve")
    def serve(
        host: Annotated[str, host_of] = "127.0.0.1",
        port: Annotated[int, port_of] = 8470,
        browser: Annotated[bool, browser_of] = True,
        game: Annotated[list[str], game_of] = [],  # noqa: B006
        content: Annotated[list[str], content_of] = [],  # noqa: B006
        opened: Annotated[bool | None, open_of] = None,
        workers: Annotated[int, workers_of] = 1,
    ) -> None:
        from tapete.cli.serve import Serve
        from tapete.cli.serve import serve as serve_matches

        wanted = Serve(host, port, browser, tuple(game), tuple(content), opened, workers)
        serve_matches(words, wanted)


def _watch(commands: Commands) -> None:
    words = commands.words
    game_of = commands.argument("game")
    bot_of = commands.option("--bot", "bot_watched", "bot")
    seed_of = commands.option("--seed", "seed", "seed")
    set_of = commands.option("--set", "set", "set")
    own_of = commands.option("--own", "own", "file")
    content_of = commands.option("--content", "make_content", "place")
    pace_of = commands.option("--pace", "pace", "seconds")

    @commands.command("watch", "watch")
    def watch(
        game: Annotated[str | None, game_of] = None,
        bot: Annotated[str, bot_of] = "seasoned",
        seed: Annotated[str, seed_of] = "",
        setting: Annotated[list[str], set_of] = [],  # noqa: B006
        own: Annotated[list[str], own_of] = [],  # noqa: B006
        content: Annotated[Path | None, content_of] = None,
        after: Annotated[Path | None, commands.option("--after", "after", "file")] = None,
        pace: Annotated[float, pace_of] = 0.7,
        mute: Annotated[bool, commands.option("--mute", "mute")] = False,
    ) -> None:
        from tapete.cli.agreed import Agreed
        from tapete.cli.match.watch import Watch, watch_match

        agreed = Agreed(tuple(setting), tuple(own), content, after)
        watch_match(words, Watch(game, bot, seed, agreed, pace, mute))


def _journals(commands: Commands) -> None:
    words = commands.words
    journal_of = commands.argument("journal")
    game_of = commands.option("--game", "journal_game", "game")
    pace_of = commands.option("--pace", "pace_replayed", "seconds")
    seat_of = commands.option("--seat", "replay_seat", "number")

    @commands.command("replay", "replay")
    def replay(
        journal: Annotated[Path, journal_of],
        game: Annotated[str, game_of] = "",
        pace: Annotated[float, pace_of] = 0.0,
        seat: Annotated[int | None, seat_of] = None,
    ) -> None:
        from tapete.cli.match.watch import watch_journal

        watch_journal(words, journal, game, pace, seat)

    @commands.command("verify", "verify")
    def verify(journal: Annotated[Path, journal_of], game: Annotated[str, game_of] = "") -> None:
        from tapete.cli.match.verify import verify_journal

        verify_journal(words, journal, game)


def _doctor(commands: Commands) -> None:
    words = commands.words
    export_of = commands.option("--export", "export_to", "place")

    @commands.command("doctor", "doctor")
    def doctor(export: Annotated[Path | None, export_of] = None) -> None:
        from tapete.cli.doctor import see_doctor

        if not see_doctor(words, export):
            raise typer.Exit(1)


def _odds(commands: Commands) -> None:
    words = commands.words
    expression_of = commands.argument("expression")
    json_of = commands.option("--json", "json")

    # A roll may begin with a minus sign. It needs no quotes unless the shell wants them.
    @commands.command("odds", "odds", context_settings=PASSED_ON)
    def odds(
        context: typer.Context,
        expression: Annotated[list[str], expression_of],
        json: Annotated[bool, json_of] = False,
    ) -> None:
        from tapete.cli.odds import show_odds
        from tapete.cli.procedures import is_game, show_procedure

        if expression == ["--help"]:
            print(context.get_help())
        elif is_game(expression[0]):
            show_procedure(words, expression, as_json=json)
        else:
            show_odds(words, " ".join(expression), as_json=json)


def _make(commands: Commands) -> None:
    words = commands.words
    rest_of = commands.argument("make_rest")

    @commands.command("make", "make", context_settings=PASSED_ON)
    def make(context: typer.Context, rest: Annotated[list[str], rest_of] = []) -> None:  # noqa: B006
        from tapete.cli.make import make as make_by

        if rest == ["--help"]:
            print(context.get_help())
        else:
            raise typer.Exit(make_by(words, rest))


def _short(commands: Commands, name: str, owners: Owners) -> None:
    words = commands.words
    rest_of = commands.argument("make_rest")
    said = ", ".join(f"tapete make {game} {shop}" for game, shop in owners)

    @commands.command(name, "make_short", {"said": said}, context_settings=PASSED_ON)
    def short(rest: Annotated[list[str], rest_of] = []) -> None:  # noqa: B006
        from tapete.cli.make import make_shortly

        raise typer.Exit(make_shortly(words, name, owners, rest))


def _rules(words: Words) -> typer.Typer:
    commands = Commands(words, "rules")
    _reading(commands)
    _covering(commands)
    return commands.app


def _reading(commands: Commands) -> None:
    words = commands.words
    game_of = commands.argument("game")
    only_of = commands.option("--game", "rules_game", "game")
    rule_of = commands.argument("rule")
    wanted_of = commands.argument("wanted")

    @commands.command("list", "rules_list")
    def list_(game: Annotated[str | None, game_of] = None) -> None:
        from tapete.cli.rules import list_rules

        list_rules(words, game)

    @commands.command("show", "rules_show")
    def show(rule: Annotated[str, rule_of], game: Annotated[str, only_of] = "") -> None:
        from tapete.cli.rules import show_rule

        show_rule(words, rule, game)

    @commands.command("search", "rules_search")
    def search(wanted: Annotated[list[str], wanted_of], game: Annotated[str, only_of] = "") -> None:
        from tapete.cli.rules import search_rules

        search_rules(words, " ".join(wanted), game)


def _covering(commands: Commands) -> None:
    words = commands.words
    game_of = commands.argument("game")
    json_of = commands.option("--json", "json")

    @commands.command("coverage", "rules_coverage")
    def coverage(
        game: Annotated[str | None, game_of] = None, json: Annotated[bool, json_of] = False
    ) -> None:
        from tapete.cli.coverage import show_coverage

        show_coverage(words, game, as_json=json)
