"""What a terminal shows of a match: the table, what happened, and the rules behind it."""

from __future__ import annotations

from time import sleep
from typing import Any

from rich.console import Console
from rich.markup import escape

from tapete.catalogue import Catalogue, load
from tapete.kernel.chance.roll import Modifier
from tapete.kernel.dressing import dressed
from tapete.kernel.event import Drawn, Event, Rolled
from tapete.kernel.matches.because import Because
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.naming import with_name
from tapete.scene.screen import screen_of
from tapete.words import Words


class Screen:
    """Shows one match to one seat at a time, or to a spectator."""

    def __init__(self, words: Words, match: Match[Any], seat: Seat | None) -> None:
        self.words = words
        self.match = match
        self.seat = seat
        self.console = Console(highlight=False)
        self._told: dict[Seat | None, int] = {}
        """How many of the events each seat has been shown."""
        self._fresh = False
        """True if the last thing shown was what happened."""
        self.shown = ""
        """The table as it was last shown."""
        self._catalogue: Catalogue | None = None

    def say(self, key: str | Message, **args: Any) -> str:
        return escape(self._spoken(key, **args))

    def _spoken(self, key: str | Message, **args: Any) -> str:
        """Returns the message in words, with the names that the viewer may know."""
        message = Message.of(key, **args) if isinstance(key, str) else key
        view = self.match.view(self.seat)
        return self.words.say(dressed(self.match.game, message, view))

    def print(self, key: str | Message, style: str = "", **args: Any) -> None:
        self.console.print(self.say(key, **args), style=style)

    # --- before it begins

    def show_brief(self, seat: Seat | None) -> None:
        """Shows what the game says before a match, with a blank line before and after."""
        game, view = self.match.game, self.match.view(self.seat)
        lines = game.labels.brief(view, seat)
        if not lines:
            return
        title, *rest = (*lines, *game.terminal.legend(view))
        self.console.print()
        self.print(title, style="bold")
        for line in rest:
            self.print(line)
        self.console.print()

    # --- what happened

    def skip_news(self, but: int = 0) -> None:
        """Takes all the events so far as known, except the last few."""
        for seat in (None, *range(self.match.seats)):
            self._told[seat] = max(0, len(self.match.told) - but)

    def show_news(self, pace: float = 0.0) -> None:
        """Shows the events since this seat last looked, at a pace that can be followed."""
        news = self.match.events(self.seat, self._told.get(self.seat, 0))
        self._told[self.seat] = len(self.match.told)
        self._fresh = bool(news)
        for event in news:
            if self.match.game.labels.retells(event):
                continue
            self.show_event(event)
            if pace:
                sleep(pace)

    def show_because(self, why: Because) -> None:
        """Shows what led to a question, unless that was shown just now, and what it costs."""
        places = [*why.told, *([] if why.roll is None else [why.roll])]
        for at in [] if self._fresh else sorted(places):
            self.show_event(self.match.told[at].event)
        if why.cost is not None:
            self.print(why.cost, style="dim")

    def show_event(self, event: Event) -> None:
        sign = "⚄" if isinstance(event, Rolled) else "·"
        text = self.say(self._message(event))
        if isinstance(event, Rolled | Drawn) and event.rule:
            text = f"[dim]{escape(self.title(event.rule))}:[/dim] {text}"
        terms = self._terms(event) if isinstance(event, Rolled) else ""
        self.console.print(f"  [dim]{sign}[/dim] {text}{terms}")

    def _message(self, event: Event) -> Message:
        """Returns the event's message; an item that is drawn has the name the game gives it."""
        if not isinstance(event, Drawn):
            view = self.match.view(self.seat)
            return with_name(event.message(), screen_of(self.match.game), view)
        label = self.match.game.labels.label(event.item, self.match.view(self.seat))
        item = label if self.words.knows(label.key) else str(event.item)
        return Message.of("kernel.event.drawn", item=item)

    def _terms(self, event: Rolled) -> str:
        terms = [f"{term.amount:+d} {self._called(term)}" for term in event.modifiers]
        return escape(f"  ({', '.join(terms)})") if terms else ""

    def _called(self, term: Modifier) -> str:
        return self.title(term.rule) if term.name is None else self.say(term.name)

    # --- the table

    def show_change(self) -> None:
        """Shows the table, if it has changed since it was last shown."""
        if self._picture() != self.shown:
            self.show_table()

    def show_table(self) -> None:
        picture = self.shown = self._picture()
        self._fresh = False
        self.console.print()
        self.console.rule(self._title_line(), style="dim", align="left")
        self.console.print(escape(picture), overflow="fold")
        self.console.print()

    def _picture(self) -> str:
        view = self.match.view(self.seat)
        return self.match.game.terminal.picture(view, self.seat, self._spoken)

    def _title_line(self) -> str:
        title = self.say(f"{self.match.game.name}.title")
        return f"[bold]{title}[/bold]"

    def show_result(self) -> None:
        """Shows how the match ended, and what that means to the viewer."""
        result = self.match.result
        if result is None:
            return
        self.console.rule(f"[bold]{self.say('cli.play.over')}[/bold]", style="dim")
        self.print(result.reason)
        if self.seat is not None and result.winners:
            won = self.seat in result.winners
            self.print("cli.play.won" if won else "cli.play.lost", style="bold")

    # --- the rules

    def title(self, rule: str) -> str:
        """Returns a rule's title, or its id if the catalogue has no such rule."""
        entry = self.catalogue.get(rule)
        return entry.heading(self.words.language) if entry else rule

    def show_rule(self, rule: str) -> None:
        entry = self.catalogue.get(rule)
        if entry is None:
            self.print("cli.play.no_rule")
            return
        heading = escape(entry.heading(self.words.language))
        self.console.print(f"  [bold]{heading}[/bold]  [dim]{entry.id}[/dim]")
        self.console.print(f"  {escape(entry.text(self.words.language))}")

    def show_also(self) -> None:
        """Shows the other rules that contributed to the latest event."""
        last = self.match.events(self.seat)[-1:]
        titles = [self.title(rule) for event in last for rule in event.also]
        if titles:
            self.print("cli.play.also", style="dim", rules=", ".join(titles))

    @property
    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = load(self.match.game.package)
        return self._catalogue
