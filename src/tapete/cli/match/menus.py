"""A long list of options on a terminal: under headings, and with similar options in a paragraph.

The game says which of them are alike, and which heading each belongs under.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tapete.cli.match.screen import Screen
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.offers import Line

ALIKE = 3
"""This many similar lines, or more, are shown as a paragraph."""
NUMBER = 4
WIDEST = 0.6
"""The share of the screen that labels may take beside their chances."""


class Entry(msgspec.Struct, frozen=True):
    """A numbered line: its heading, what it has in common with others, and what is its own."""

    number: int
    line: Line
    heading: str
    alike: Message | None
    own: Message


def entries(match: Match[Any], seat: Seat, lines: Sequence[Line], first: int = 1) -> list[Entry]:
    game, view = match.game, match.view(seat)
    found = []
    for number, line in enumerate(lines, start=first):
        alike, own = game.labels.bundle(line.value, view) or (None, Message(""))
        found.append(Entry(number, line, game.labels.group(line.value), alike, own))
    return found


def _variants(line: Line) -> int:
    """How many other ways there are to take a line."""
    return len(line.others) + len(line.variants)


def table(wide: int = 0) -> Table:
    """Rows of a number, a label and a remark."""
    rows = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    rows.add_column(justify="right", style="bold", min_width=NUMBER, no_wrap=True)
    rows.add_column(width=wide or None)
    rows.add_column(style="dim")
    return rows


class Menu(msgspec.Struct, frozen=True):
    """Puts entries on a screen.

    `label` and `chance` put an option and its chances into words; `hope` is the chance in short.
    """

    screen: Screen
    label: Callable[[Any], str]
    chance: Callable[[Any], str]
    hope: Callable[[Any], str]

    def show(self, found: Sequence[Entry]) -> None:
        console = self.screen.console
        labels = {entry.number: self._labelled(entry) for entry in found}
        wide = self._width(console, list(labels.values()))
        for heading, group in groupby(found, lambda entry: entry.heading):
            if heading:
                console.print(f"  [bold]{self.screen.say(heading)}[/bold]")
            for part in self._parts(list(group), labels, wide):
                console.print(part)

    def _labelled(self, entry: Entry) -> str:
        count = _variants(entry.line)
        more = f" [dim]+{count}[/dim]" if count else ""
        return self.label(entry.line.value) + more

    def _width(self, console: Console, labels: list[str]) -> int:
        longest = max((Text.from_markup(label).cell_len for label in labels), default=0)
        return min(longest, int(console.width * WIDEST))

    def _parts(
        self, group: list[Entry], labels: dict[int, str], wide: int
    ) -> Iterator[RenderableType]:
        """Yields tables of lines, and paragraphs of those that are alike."""
        rows = table(wide)
        for alike, run in groupby(group, lambda entry: entry.alike):
            several = list(run)
            if alike is not None and len(several) >= ALIKE:
                if rows.row_count:
                    yield rows
                    rows = table(wide)
                yield self._paragraph(alike, several)
                continue
            for entry in several:
                value = entry.line.value
                rows.add_row(str(entry.number), labels[entry.number], self.chance(value))
        if rows.row_count:
            yield rows

    def _paragraph(self, alike: Message, several: list[Entry]) -> RenderableType:
        most = max(_variants(entry.line) for entry in several)
        more = f" [dim]+{most}[/dim]" if most else ""
        said = [self._item(entry) for entry in several]
        text = f"{self.screen.say(alike)}{more}: {' · '.join(said)}"
        return Padding(Text.from_markup(text), (0, 0, 0, NUMBER + 2))

    def _item(self, entry: Entry) -> str:
        hope = self.hope(entry.line.value)
        chance = f" [dim]{hope}[/dim]" if hope else ""
        return f"[bold]{entry.number}[/bold] {self.screen.say(entry.own)}{chance}"


def show_barred(
    screen: Screen, found: Sequence[Entry], reasons: Sequence[str], label: Callable[[Any], str]
) -> None:
    """Shows dimmed what cannot be done and why.

    Similar options that are barred for the same reason share a row.
    """
    rows = table()
    pairs = zip(found, reasons, strict=True)
    for (alike, reason), run in groupby(pairs, lambda pair: (pair[0].alike, pair[1])):
        several = [entry for entry, _ in run]
        if alike is not None and len(several) >= ALIKE:
            items = " · ".join(f"{entry.number} {screen.say(entry.own)}" for entry in several)
            rows.add_row("", f"{screen.say(alike)}: {items}", reason, style="dim not bold")
            continue
        for entry in several:
            rows.add_row(str(entry.number), label(entry.line.value), reason, style="dim not bold")
    screen.console.print(rows)
