"""`tapete rules coverage`: how many rules of the catalogue are cited in code and proved."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from rich.console import Console
from rich.table import Table

from tapete import games
from tapete.catalogue.citations import Lack
from tapete.catalogue.coverage import Coverage, coverage
from tapete.words import Words


def show_coverage(words: Words, name: str | None, *, as_json: bool) -> None:
    """Shows by game and chapter how many rules there are, and how many are cited and proved."""
    found = coverage([name] if name else games.names())
    if as_json:
        keyed = {_name(game): part for game, part in found.items()}
        print(msgspec.json.encode(keyed).decode())
        return
    console = Console(highlight=False, markup=False)
    console.print(_coverage_table(words, found))
    for game, part in found.items():
        uncited = [f"{rule}  {_reason(words, lack)}" for rule, lack in part.uncited.items()]
        unproved = [rule for rule in part.rules if rule not in part.proved]
        for key, lacking in (("uncited", uncited), ("unproved", unproved)):
            if lacking:
                console.print(words.say(f"cli.coverage.{key}", game=_name(game)))
                console.print("\n".join(f"  {rule}" for rule in lacking))


def _reason(words: Words, lack: Lack) -> str:
    return words.say("cli.coverage.lack", why=lack)


def _name(game: str) -> str:
    return games.find(game).name


@dataclass
class _Row:
    rules: int = 0
    cited: int = 0
    proved: int = 0


def _coverage_table(words: Words, found: dict[str, Coverage]) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2))
    table.add_column(words.say("cli.coverage.chapter"))
    for column in ("rules", "cited", "proved"):
        table.add_column(words.say(f"cli.coverage.{column}"), justify="right")
    for game, part in found.items():
        for chapter, row in _chapters(part).items():
            table.add_row(f"  {chapter}", str(row.rules), str(row.cited), str(row.proved))
        counts = (len(part.rules), len(part.cited), len(part.proved))
        table.add_row(_name(game), *map(str, counts), style="bold", end_section=True)
    return table


def _chapters(part: Coverage) -> dict[str, _Row]:
    rows: dict[str, _Row] = {}
    cited, proved = set(part.cited), set(part.proved)
    for rule in part.rules:
        row = rows.setdefault(rule.split(".")[1], _Row())
        row.rules += 1
        row.cited += rule in cited
        row.proved += rule in proved
    return rows
