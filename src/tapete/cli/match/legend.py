"""What lies on the map: what it is called, what its code means and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from rich.markup import escape

from tapete.cli.match.screen import Screen
from tapete.cli.reading import NotUnderstood
from tapete.scene.board import Shape
from tapete.scene.screen import screen_of


def show_legend(screen: Screen, wanted: str = "") -> None:
    """Explains every kind of scenery on the table, or those with this code or this name.

    Without a word it also says what the signs of the map stand for.
    """
    match = screen.match
    chosen = _is_called if wanted else _is_telling
    kinds = [shape for shape in _kinds(screen) if chosen(screen, shape, wanted)]
    if wanted and not kinds:
        raise NotUnderstood(given=wanted)
    if not wanted:
        for line in match.game.terminal.legend(match.view(screen.seat)):
            screen.print(line)
    for shape in kinds:
        _show(screen, shape)


def _kinds(screen: Screen) -> Iterator[Shape]:
    """Yields a piece of each kind, those with a code first."""
    board = screen_of(screen.match.game).board(screen.match.view(screen.seat))
    named = [shape for shape in (board.shapes if board else ()) if shape.name is not None]
    kinds = {(shape.name, shape.notes, shape.code): shape for shape in named}
    yield from sorted(kinds.values(), key=lambda shape: (not shape.code, shape.code))


def _is_called(screen: Screen, shape: Shape, wanted: str) -> bool:
    name = screen.say(shape.name) if shape.name else ""
    return wanted.lower() == shape.code.lower() or wanted.lower() in name.lower()


def _is_telling(screen: Screen, shape: Shape, wanted: str) -> bool:
    """False for a piece of ground of which there is nothing to say but its name."""
    return not shape.notes or any(note != shape.name for note, _ in shape.notes)


def _show(screen: Screen, shape: Shape) -> None:
    assert shape.name is not None
    code = f" [bold]{escape(shape.code)}[/bold]" if shape.code else ""
    screen.console.print(f"  [bold]{screen.say(shape.name)}[/bold]{code}")
    for note, rule in shape.notes:
        cited = f"  [dim]{escape(screen.title(rule))} ({rule})[/dim]" if rule else ""
        screen.console.print(f"    {screen.say(note)}{cited}")
