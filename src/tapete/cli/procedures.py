"""`tapete odds GAME PROCEDURE`: the odds of an attack, or the like, that is described in words."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeAlias

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tapete import games
from tapete.catalogue import load_if_any
from tapete.cli.figures import decimal, percent, percents
from tapete.cli.names import game_named
from tapete.cli.odds import bar
from tapete.kernel import Modifier
from tapete.kernel.errors import TapeteError
from tapete.kernel.game import Game
from tapete.odds.procedures import Reckoned, reckon
from tapete.odds.procedures.witness import Needed
from tapete.offers.options import options_of
from tapete.words import Words

WIDEST = 30
HELP = "--help"
AGAINST = "vs"
"""The word between two set-ups that are compared."""
LETTERS = ("A", "B")
DIGITS = 2
"""The decimals of a percentage."""
Chances: TypeAlias = dict[str, tuple[Fraction, str]]
"""Chances by what they are of in words, each with its percentage."""
MOST_ROLLS = 6
"""The most rolls that are shown of a set-up."""


class NoProcedure(TapeteError):
    """The game has no such procedure."""

    key = "cli.error.no_procedure"


class StrayWord(TapeteError):
    """The word belongs to no circumstance."""

    key = "cli.error.stray_word"


def is_game(name: str) -> bool:
    return name in games.names() or ":" in name


def show_procedure(words: Words, said: list[str], *, as_json: bool) -> None:
    """Shows odds; `said` is the game, the procedure, and the circumstances as options."""
    game = game_named(said[0], words)
    known = game.procedures
    name = said[1] if len(said) > 1 else HELP
    if name == HELP:
        show_procedures(words, game)
        return
    procedure = known.get(name)
    if procedure is None:
        raise NoProcedure(given=name, known=", ".join(known))
    if HELP in said:
        show_circumstances(words, game, name)
        return
    setups = [reckon(procedure, circumstances(one)) for one in setups_in(said[2:])]
    if as_json:
        plain = [_plain(one) for one in setups]
        print(msgspec.json.encode(plain[0] if len(plain) == 1 else {"setups": plain}).decode())
        return
    _show(words, game, setups)


def setups_in(said: list[str]) -> list[list[str]]:
    """Returns the circumstances of each set-up; the word `vs` stands between two of them."""
    if said.count(AGAINST) > 1:
        raise StrayWord(given=AGAINST)
    place = said.index(AGAINST) if AGAINST in said else len(said)
    return [said[:place], *([said[place + 1 :]] if AGAINST in said else [])]


def show_procedures(words: Words, game: Game[Any]) -> None:
    """Lists the odds that can be asked for."""
    table = Table(box=None, show_header=False, padding=(0, 2))
    for name in game.procedures:
        command = f"tapete odds {game.name} {name} {HELP}"
        table.add_row(command, words.say(f"{game.name}.procedure.{name}"))
    Console(highlight=False).print(table)


def show_circumstances(words: Words, game: Game[Any], name: str) -> None:
    """Lists the circumstances of a procedure, each with its value if nothing is said."""
    options = game.procedures[name].options
    usual = msgspec.to_builtins(options())
    console = Console(highlight=False)
    console.print(words.say("cli.odds.usage", command=f"tapete odds {game.name} {name}"))
    console.print(f"  {words.say(f'{game.name}.procedure.{name}')}\n")
    table = Table(box=None, show_header=False, padding=(0, 2))
    for option in options_of(game, options, "circumstance"):
        said = words.say(option.message) if option.message else ""
        values = ", ".join(str(choice.value) or "-" for choice in option.choices)
        about = f"{said}: {values}" if values else said
        table.add_row(f"--{option.name}", escape(about), _usual(words, usual[option.name]))
    console.print(table)


def _usual(words: Words, value: Any) -> str:
    """Says what holds if nothing is said; nothing, if that is empty or false."""
    if value in ("", False):
        return ""
    shown = words.say("cli.odds.yes") if value is True else str(value)
    return words.say("cli.odds.usual", value=shown)


def circumstances(said: list[str]) -> dict[str, Any]:
    """Reads `--skill d8 --wild cover=medium` as names and values; a name alone is true."""
    found: dict[str, Any] = {}
    name = ""
    for word in said:
        if name and not word.startswith("--"):
            found[name] = word
            name = ""
            continue
        name, mark, value = word.removeprefix("--").partition("=")
        if not (mark or word.startswith("--")):
            raise StrayWord(given=word)
        found[name] = value if mark else True
        name = "" if mark else name
    return found


def _plain(reckoned: Reckoned) -> dict[str, Any]:
    outcomes = reckoned.odds.floats().items()
    return {
        "outcomes": [[[str(message) for message in gist], chance] for gist, chance in outcomes],
        "marks": {name: float(chance) for name, chance in reckoned.marks},
    }


def _show(words: Words, game: Game[Any], setups: list[Reckoned]) -> None:
    console = Console(highlight=False)
    titles = _titles(words, game)
    for number, setup in enumerate(setups):
        if len(setups) > 1:
            console.print(words.say("cli.odds.setup", letter=LETTERS[number]), style="bold")
        for roll in setup.rolls[:MOST_ROLLS]:
            console.print(_roll(words, roll, titles))
    if setups[0].marks:
        console.print()
        console.print(_table(words, [_marks(words, game, one) for one in setups]))
    console.print()
    console.print(_table(words, [_outcomes(words, one) for one in setups]))


def _titles(words: Words, game: Game[Any]) -> Callable[[str], str]:
    """Returns what puts the id of a rule into words; without a catalogue it stays an id."""
    catalogue = load_if_any(game.package)

    def title(rule: str) -> str:
        entry = catalogue.get(rule)
        return entry.heading(words.language) if entry else rule

    return title


def _roll(words: Words, roll: Needed, title: Callable[[str], str]) -> str:
    """Returns a roll in a line: its rule, its dice, all that is added, and what it needs."""
    dice = ", ".join(f"d{sides}" for sides in roll.dice)
    terms = [_term(words, term, title) for term in roll.all_terms]
    shows = f" ({words.say(roll.shows)})" if roll.shows else ""
    parts = (dice, *terms, words.say(roll.needs) + shows)
    return escape(f"{title(roll.rule)} [{roll.rule}]: {' · '.join(parts)}")


def _term(words: Words, term: Modifier, title: Callable[[str], str]) -> str:
    name = words.say(term.name) if term.name else title(term.rule)
    return f"{term.amount:+d} {name}".replace("-", "−", 1)


def _marks(words: Words, game: Game[Any], setup: Reckoned) -> Chances:
    """Returns what is asked at a glance. Each stands by itself: they need not sum to 100."""
    named = [(words.say(f"{game.name}.mark.{name}"), chance) for name, chance in setup.marks]
    return {name: (chance, percent(words, chance, DIGITS)) for name, chance in named}


def _outcomes(words: Words, setup: Reckoned) -> Chances:
    """Returns what may come of it in words, the likeliest first. The percentages sum to 100."""
    ranked = sorted(setup.odds, key=lambda gist: -setup.odds.weight(gist))
    chances = [setup.odds.probability(gist) for gist in ranked]
    said = [", ".join(words.say(one) for one in gist) for gist in ranked]
    shown = zip(chances, percents(words, chances, DIGITS), strict=True)
    return dict(zip(said, shown, strict=True))


def _table(words: Words, columns: list[Chances]) -> Table:
    """Returns the chances of one set-up with bars, or of two side by side."""
    table = Table(box=None, header_style="bold", padding=(0, 1))
    table.add_column(words.say("cli.odds.outcome"))
    alone = len(columns) == 1
    for letter in LETTERS[: len(columns)]:
        heading = words.say("cli.odds.chance") if alone else letter
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    never = (Fraction(0), percent(words, Fraction(0), DIGITS))
    most = max([chance for chance, _ in columns[0].values()]) or Fraction(1)
    for name in dict.fromkeys([name for column in columns for name in column]):
        cells = [column.get(name, never) for column in columns]
        chances = [float(chance) for chance, _ in cells]
        last = bar(chances[0] / float(most), WIDEST) if alone else _more(words, *chances)
        table.add_row(escape(name), *[shown for _, shown in cells], last)
    return table


def _more(words: Words, one: float, other: float) -> str:
    """Returns by how much the second set-up is likelier, in points."""
    points = decimal(words, 100 * (other - one), 1)
    return words.say("cli.odds.more", points=points if other < one else f"+{points}")
