"""`tapete odds`: the distribution of a roll, as a table and as bars."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tapete.cli.figures import decimal, percent, percents
from tapete.odds.distribution import Distribution
from tapete.odds.notation import odds_of
from tapete.words import Words

WIDEST_BAR = 40
BESIDE_BAR = 40
"""How many columns the numbers take."""
DIGITS = 3
"""The decimals of a percentage."""
NEGLIGIBLE = 5e-5
"""Values at either end that are together rarer than this share a row."""


def show_odds(words: Words, expression: str, *, as_json: bool) -> None:
    """Shows the results of a roll, and how likely each is."""
    odds = odds_of(expression)
    if as_json:
        outcomes = [[value, chance] for value, chance in odds.floats().items()]
        print(msgspec.json.encode({"outcomes": outcomes}).decode())
        return
    console = Console(highlight=False)
    console.print(_chart(words, odds, min(WIDEST_BAR, max(8, console.width - BESIDE_BAR))))
    mean = decimal(words, float(odds.mean()), 3)
    deviation = decimal(words, odds.deviation(), 3)
    console.print(words.say("cli.odds.summary", mean=mean, deviation=deviation))
    if odds.tail:
        tail = f"{float(odds.tail):.0e}".replace("e-0", "e-")
        console.print(words.say("cli.odds.tail", tail=tail))


def _chart(words: Words, odds: Distribution[int], widest: int) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1))
    for column in ("value", "chance", "at_least"):
        table.add_column(words.say(f"cli.odds.{column}"), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    most = max(odds.floats().values())
    rows = list(_rows(odds))
    chances = percents(words, [chance for _, chance, _ in rows], DIGITS)
    for shown, (value, chance, at_least) in zip(chances, rows, strict=True):
        reached = percent(words, at_least, DIGITS)
        table.add_row(value, shown, reached, bar(float(chance) / most, widest))
    return table


def _rows(odds: Distribution[int]) -> Iterator[tuple[str, Fraction, Fraction]]:
    """Yields a value, its chance, and the chance of at least that value.

    The negligible values at either end share a row.
    """
    chances = [(value, odds.probability(value)) for value in odds]
    first = _negligible([chance for _, chance in chances])
    last = len(chances) - _negligible([chance for _, chance in reversed(chances)])
    left = Fraction(1)
    if first > 1:
        below = _sum(chances[:first])
        yield f"≤{chances[first - 1][0]}", below, left
        left -= below
    for value, chance in chances[first if first > 1 else 0 : last]:
        yield str(value), chance, left
        left -= chance
    if last < len(chances):
        above = _sum(chances[last:])
        yield f"≥{chances[last][0]}", above, above


def _sum(chances: list[tuple[int, Fraction]]) -> Fraction:
    return sum([chance for _, chance in chances], Fraction(0))


def _negligible(chances: list[Fraction]) -> int:
    """How many of the first chances are together too rare to be shown one by one."""
    total = Fraction(0)
    for count, chance in enumerate(chances):
        total += chance
        if total >= NEGLIGIBLE:
            return count
    return 0


def bar(share: float, widest: int) -> Text:
    whole, eighths = divmod(round(share * widest * 8), 8)
    return Text("█" * whole + " ▏▎▍▌▋▊▉"[eighths].strip(), style="green")
