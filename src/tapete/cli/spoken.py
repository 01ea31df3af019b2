"""Commands whose help pages are in the user's language throughout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from tapete.cli.usage import UnknownCommand
from tapete.words import Words

if TYPE_CHECKING:
    _Command = TyperCommand
else:
    _Command = object


class _Spoken(_Command):
    """Replaces Typer's English headings with our own; the context's object is the words."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{_say(ctx, 'help.usage')} ")

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        self.options_metavar = _say(ctx, "help.options_mark")
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        parameters: list[Any] = self.get_params(ctx)
        arguments = [(each.metavar, each.help) for each in parameters if _is_argument(each)]
        others = [each.get_help_record(ctx) for each in parameters if not _is_argument(each)]
        options = [record for record in others if record is not None]
        if arguments:
            _section(formatter, _say(ctx, "help.arguments"), arguments)
        if options:
            _section(formatter, _say(ctx, "help.options"), options)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = _say(ctx, "help.help")
        return option


class SpokenCommand(_Spoken, TyperCommand):
    """A single command."""


class SpokenGroup(_Spoken, TyperGroup):
    """A command that has commands of its own. Without one, it shows its help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        self.subcommand_metavar = _say(ctx, "help.command_mark")
        return super().collect_usage_pieces(ctx)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, command.help or "") for name, command in self.commands.items()]
        _section(formatter, _say(ctx, "help.commands"), rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise UnknownCommand(given=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def _is_argument(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "argument")


def _say(context: Any, key: str) -> str:
    words: Words = context.find_object(Words)
    return words.say(key)


def _section(formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
    with formatter.section(heading):
        formatter.write_dl(rows)
