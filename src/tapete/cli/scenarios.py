"""`tapete scenario`: a fight on a map of one's own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer

from tapete.cli.names import Unreadable
from tapete.kernel.errors import TapeteError
from tapete.words import Words


class UnknownScenario(TapeteError):
    """There is no scenario of that name to take the sides from."""

    key = "cli.error.unknown_scenario"


def import_map(words: Words, file: Path, like: str, out: Path | None) -> None:
    """Puts the sides of a scenario on a Universal VTT map, as a draft to play."""
    from tapete.games.savage.content.drafts import on_map
    from tapete.games.savage.content.scenario import drawn, scenarios
    from tapete.spaces.boards.text import draw
    from tapete.spaces.boards.uvtt import read

    if like not in scenarios():
        raise UnknownScenario(given=like, known=", ".join(scenarios()))
    board = read(_bytes(file), join=True)
    draft = on_map(board, scenarios()[like], file.stem)
    typer.echo(draw(drawn(draft)[0], []))
    target = out or file.with_suffix(".savage.json")
    try:
        target.write_bytes(msgspec.json.encode(draft))
    except OSError as wrong:
        raise Unreadable(file=str(target), problem=str(wrong.strerror)) from None
    typer.echo(words.say("cli.scenario.written", file=str(target)))


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as wrong:
        raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None
