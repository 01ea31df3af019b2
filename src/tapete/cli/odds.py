"""`tapete odds`: the distribution of a roll, as a table and as bars."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tapete.odds.distribution import Distribution
from tapete.odds.notation import odds_of
from tapete.words import Words

BAR = 40
NEGLIGIBLE = 5e-5
"""What is left of a long tail when it is rarer than this goes into one row."""


def show_odds(words: Words, expression: str, *, as_json: bool) -> None:
    """What may come of a roll, and how likely each is."""
    odds = odds_of(expression)
    if as_json:
        outcomes = [[value, chance] for value, chance in odds.floats().items()]
        print(msgspec.json.encode({"outcomes": outcomes}).decode())
        return
    console = Console(highlight=False)
    console.print(_chart(words, odds))
    mean, deviation = f"{float(odds.mean()):.3f}", f"{odds.deviation():.3f}"
    console.print(words.say("cli.odds.summary", mean=mean, deviation=deviation))
    if odds.tail:
        console.print(words.say("cli.odds.tail", tail=f"{float(odds.tail):.1e}"))


def _chart(words: Words, odds: Distribution[int]) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1))
    table.add_column(words.say("cli.odds.value"), justify="right")
    table.add_column(words.say("cli.odds.chance"), justify="right")
    table.add_column(words.say("cli.odds.at_least"), justify="right")
    table.add_column("")
    left = 1.0
    most = max(odds.floats().values())
    for value, chance in odds.floats().items():
        if left < NEGLIGIBLE:
            table.add_row(f"≥{value}", f"{left:.4%}", f"{left:.4%}", "")
            break
        table.add_row(str(value), f"{chance:.3%}", f"{left:.2%}", _bar(chance / most))
        left -= chance
    return table


def _bar(share: float) -> Text:
    whole, eighths = divmod(round(share * BAR * 8), 8)
    return Text("█" * whole + " ▏▎▍▌▋▊▉"[eighths].strip(), style="green")
