"""What happened, deed by deed, and why: for players who look back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rich.text import Text

from tapete.cli.match.screen import Screen
from tapete.kernel.event import Event, Rolled
from tapete.stories.rolls import called, signed

REASON = 10
"""How far the reasons of something told are indented."""
Tale: TypeAlias = list[tuple[int | None, Event]]
"""All that was told of one deed, each with its place; notes have none."""


def tales(screen: Screen) -> list[Tale]:
    """Returns what the viewer was told, deed by deed. A note stands with what came before it."""
    found: list[Tale] = []
    story: int | None = None
    for at, event in screen.match.log(screen.seat):
        if screen.match.game.labels.retells(event):
            continue
        here = story if at is None else screen.story(at)
        if not found or here != story:
            found.append([])
        found[-1].append((at, event))
        story = here
    return found


def show_tales(screen: Screen, shown: Sequence[Tale]) -> None:
    """Shows deeds, each with the number by which it is explained: the last is 1."""
    for number, tale in zip(range(len(shown), 0, -1), shown, strict=True):
        screen.begin_story()
        for place, (at, event) in enumerate(tale):
            screen.show_event(event, at, "" if place else f"{number:>2} ")


def explain(screen: Screen, tale: Tale) -> None:
    """Shows a deed with the figures of each roll, and the rules behind all of it."""
    screen.begin_story()
    cited: set[str] = set()
    for at, event in tale:
        screen.show_event(event, at)
        for line in (*_terms(screen, event), *_rules(screen, event, cited)):
            screen.show_line(Text(line, "dim"), REASON)


def deciding(tale: Tale) -> str:
    """Returns the rule of the last roll of a deed, or else of the deed itself."""
    rolls = [event for _, event in tale if isinstance(event, Rolled)]
    return (rolls or [event for _, event in tale][:1])[-1].rule


def _terms(screen: Screen, event: Event) -> Iterator[str]:
    """Yields what was added to a roll and what its target is made of, each with its rule."""
    say, game, view = screen.words.say, screen.match.game, screen.match.view(screen.seat)
    for term in (*event.modifiers, *event.needs) if isinstance(event, Rolled) else ():
        if term.amount:
            name, amount = say(called(game, term, view)), signed(term.amount)
            yield say("cli.why.term", amount=amount, name=name, rule=term.rule)


def _rules(screen: Screen, event: Event, cited: set[str]) -> Iterator[str]:
    """Yields the rules by which something happened, apart from those cited before."""
    for rule in (event.rule, *event.also):
        if rule and rule not in cited:
            cited.add(rule)
            yield screen.words.say("cli.why.rule", title=screen.title(rule), rule=rule)
