"""What a terminal shows of a match: the table, what happened, and the open question."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape

from tapete.catalogue import Catalogue, load
from tapete.kernel.event import Event, Rolled
from tapete.kernel.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.words import Words


class Screen:
    """Shows one match to one seat, or to a spectator."""

    def __init__(self, words: Words, match: Match[Any], seat: Seat | None) -> None:
        self.words = words
        self.match = match
        self.seat = seat
        self.console = Console(highlight=False)
        self._told = 0
        self._catalogue: Catalogue | None = None

    def say(self, key: str | Message, **args: Any) -> str:
        return escape(self.words.say(key, **args))

    def show_news(self) -> bool:
        """What was told since the last time; whether there was anything."""
        news = self.match.events(self.seat, self._told)
        self._told = len(self.match.told)
        for event in news:
            self.show_event(event)
        return bool(news)

    def show_event(self, event: Event) -> None:
        text = self.say(event.message())
        if isinstance(event, Rolled):
            title = escape(self.title(event.rule))
            self.console.print(f"  [dim]⚄ {title}:[/dim] {text}{self._terms(event)}")
        else:
            self.console.print(f"  [dim]·[/dim] {text}")

    def _terms(self, event: Rolled) -> str:
        terms = [f"{term.amount:+d} {self.title(term.rule)}" for term in event.modifiers]
        return escape(f"  ({', '.join(terms)})") if terms else ""

    def show_table(self) -> None:
        view = self.match.view(self.seat)
        picture = self.match.game.picture(view, self.seat, self.words.say)
        self.console.rule(style="dim")
        self.console.print(escape(picture))

    def show_result(self) -> None:
        result = self.match.result
        if result is not None:
            self.console.rule(f"[bold]{self.say('cli.play.over')}[/bold]")
            self.console.print(self.say(result.reason))

    def title(self, rule: str) -> str:
        """A rule's title, or its id where the catalogue has none."""
        entry = self.catalogue.get(rule)
        return entry.heading(self.words.language) if entry else rule

    def show_rule(self, rule: str) -> None:
        entry = self.catalogue.get(rule)
        if entry is None:
            self.console.print(self.say("cli.play.no_rule"))
            return
        self.console.print(f"  [bold]{escape(entry.heading(self.words.language))}[/bold]", end=" ")
        self.console.print(f"[dim]{entry.id}[/dim]")
        self.console.print(f"  {escape(entry.text(self.words.language))}")

    @property
    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = load(self.match.game.package)
        return self._catalogue
