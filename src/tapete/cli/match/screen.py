"""What a terminal shows of a match: the table, what happened, and the rules behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import sleep
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from tapete.catalogue import Catalogue, load
from tapete.kernel.dressing import dressed
from tapete.kernel.event import Drawn, Event, Rolled
from tapete.kernel.matches.because import Because
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.lessons import Tutor
from tapete.scene.screen import minutes_of, screen_of
from tapete.scene.token import Token
from tapete.stories.stories import story_of
from tapete.stories.telling import told, voiced
from tapete.words import Words

DEED, BENEATH = 2, 6
"""How far a deed is indented, and what belongs to it."""


def _carries(token: Token, tokens: Iterable[Token]) -> bool:
    return any(other.on == token.id for other in tokens)


class Screen:
    """Shows one match to one seat at a time, or to a spectator."""

    def __init__(
        self, words: Words, match: Match[Any], seat: Seat | None, *, mute: bool = False
    ) -> None:
        self.words = words
        self._mute = mute
        self.match = match
        self.seat = seat
        self.console = Console(highlight=False)
        self._told: dict[Seat | None, int] = {}
        """How many of the events each seat has been shown."""
        self._noted: dict[Seat | None, int] = {}
        """How many of the notes there were when each seat was last shown anything."""
        self._story: int | None = None
        """The story of the last thing shown of what happened."""
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
        title, *rest = (*lines, *self._own(view, seat), *game.terminal.legend(view))
        self.console.print()
        self.print(title, style="bold")
        for line in rest:
            self.print(line)
        self.console.print()

    def _own(self, view: Any, seat: Seat | None) -> Iterator[Message]:
        """Yields the names of a seat's own figures, and how long the scenario takes."""
        screen = screen_of(self.match.game)
        tokens = screen.scene(view, seat).tokens
        names = tuple(one.name for one in tokens if one.side == seat and not _carries(one, tokens))
        if names:
            yield Message.of("cli.brief.figures", names=names)
        minutes = minutes_of(self.match.game, self.match.options)
        if minutes:
            yield Message.of("cli.brief.minutes", minutes=minutes)

    def show_step(self, tutor: Tutor) -> None:
        """Shows what came of the last step of a lesson, and the idea of the next, or the end."""
        lesson, done = tutor.lesson, tutor.place.done
        of, step = len(lesson.steps), tutor.step
        self.console.print()
        if done:
            self.print(lesson.steps[done - 1].led.message)
        if step is None:
            self.print(lesson.end.message, style="bold")
            return
        title = self.say("cli.learn.step", at=done + 1, of=of, title=step.title.message)
        self.console.rule(f"[bold]{title}[/bold]", style="dim", align="left")
        self.print(step.text.message)

    # --- what happened

    def skip_news(self, but: int = 0) -> None:
        """Takes all the events so far as known, except the last few."""
        for seat in (None, *range(self.match.seats)):
            self._told[seat] = max(0, len(self.match.told) - but)
            self._noted[seat] = len(self.match.notes)

    def show_news(self, pace: float = 0.0) -> None:
        """Shows the events since this seat last looked, at a pace that can be followed."""
        news = self.match.log(
            self.seat, self._told.get(self.seat, 0), self._noted.get(self.seat, 0)
        )
        self._told[self.seat] = len(self.match.told)
        self._noted[self.seat] = len(self.match.notes)
        self._fresh = bool(news)
        for at, event in news:
            if self.match.game.labels.retells(event):
                continue
            self.show_event(event, at)
            if pace:
                sleep(pace)

    def show_because(self, why: Because) -> None:
        """Shows what led to a question, unless that was shown just now, and what it costs."""
        places = [*why.told, *([] if why.roll is None else [why.roll])]
        for at in [] if self._fresh else sorted(places):
            self.show_event(self.match.told[at].event, at)
        if why.cost is not None:
            self.print(why.cost, style="dim")

    def show_event(self, event: Event, at: int | None = None, number: str = "") -> None:
        """Shows something that was told at a place, beneath the deed that it belongs to.

        Notes are told without a place. A deed may have a number, by which it is asked about.
        """
        sign = "⚄" if isinstance(event, Rolled) else "·"
        line = Text(f"{number}{sign}", "dim").append(f" {self._told_text(event)}", Style.null())
        self.show_line(line, BENEATH if self._beneath(at) else DEED)
        said = None if self._mute else voiced(self.match.game, event, self.match.view(self.seat))
        if said is not None:
            self.show_line(Text(f"« {self.words.say(said)} »", "italic dim"), BENEATH)

    def show_line(self, line: Text, indent: int) -> None:
        self.console.print(Padding(line, (0, 0, 0, indent), expand=False))

    def _beneath(self, at: int | None) -> bool:
        """True if what is told at a place belongs to the story of what was shown before it."""
        before = self._story
        self._story = before if at is None else self.story(at)
        return self._story is not None and self._story == before

    def begin_story(self) -> None:
        """Makes the next thing shown stand as a deed, whatever was shown before it."""
        self._story = None

    def story(self, at: int) -> int:
        """Returns where the story of what was told at a place begins."""
        view = self.match.view(self.seat)
        return story_of(self.match, screen_of(self.match.game), self.seat, view, at)

    def _told_text(self, event: Event) -> str:
        """Returns the event in words; an item that is drawn has the name the game gives it."""
        view = self.match.view(self.seat)
        if not isinstance(event, Drawn):
            return self.words.say(told(self.match.game, event, view))
        label = self.match.game.labels.label(event.item, view)
        item = label if self.words.knows(label.key) else str(event.item)
        text = self._spoken("kernel.event.drawn", item=item)
        return f"{self.title(event.rule)}: {text}" if event.rule else text

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
        if self.seat is not None and (result.winners or result.lost):
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

    @property
    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = load(self.match.game.package)
        return self._catalogue
