"""Shows the open question: its options with their odds, and what is barred."""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from rich.table import Table

from tapete.cli.chances import chance_of, chances_of
from tapete.cli.offers import NotUnderstood, Offer
from tapete.cli.screen import Screen
from tapete.kernel.domains import Barred, Either, Faces
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat


class Asking:
    """The open question as one seat is asked it."""

    def __init__(self, screen: Screen, seat: Seat, question: Question, *, odds: bool) -> None:
        self.screen = screen
        self.seat = seat
        self.question = question
        self.offer = Offer(question.domains[seat])
        self.odds = odds and self.offer.weighable

    def show(self, whose: str) -> None:
        screen = self.screen
        screen.console.print(f"[bold]{escape(whose)}[/bold] {screen.say(self.question.message)}")
        rows = self._rows()
        if rows.row_count:
            screen.console.print(rows)
        if self.offer.more:
            screen.print("cli.play.more", style="dim")
        screen.console.print(f"  [dim]{screen.say(self._hint())}[/dim]")

    def why(self, typed: str) -> None:
        """The rule behind the question, or an option: its odds, or why it is barred."""
        if not typed:
            self.screen.show_rule(self.question.rule)
            return
        if not typed.isdecimal():
            raise NotUnderstood(given=typed)
        barred = self.offer.barred_at(int(typed))
        if barred is not None:
            self._show_barred(barred)
        else:
            self._show_chances(self.offer.answer(typed))

    def _show_barred(self, barred: Barred) -> None:
        self.screen.console.print(f"  {self._label(self._barred_value(barred))}", end=": ")
        self.screen.print(barred.reason)
        self.screen.show_rule(barred.rule)

    def _show_chances(self, answer: Plain) -> None:
        if self.odds:
            self.offer.domain.read(answer)
        self.screen.show_rule(self.question.rule)
        if self.odds:
            position = self.screen.match.position(self.seat)
            for line in chances_of(position, answer, self.screen.words):
                self.screen.console.print(f"    {escape(line)}")

    def _rows(self) -> Table:
        rows = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
        rows.add_column(justify="right", style="bold", min_width=4, no_wrap=True)
        rows.add_column(ratio=None)
        rows.add_column(style="dim")
        for number, value in enumerate(self.offer.numbered, start=1):
            rows.add_row(str(number), self._label(value), self._chance(value))
        for number, barred in enumerate(self.offer.barred, start=len(self.offer.numbered) + 1):
            label = self._label(self._barred_value(barred))
            rows.add_row(str(number), label, self.screen.say(barred.reason), style="dim not bold")
        return rows

    def _barred_value(self, barred: Barred) -> Any:
        option: Any = barred.option
        return tuple(option) if isinstance(self.offer.domain, Either) else option

    def _label(self, value: Any) -> str:
        match = self.screen.match
        if isinstance(value, bool):
            return self.screen.say("cli.play.yes" if value else "cli.play.no")
        return self.screen.say(match.game.label(value, match.view(self.seat)))

    def _chance(self, value: Any) -> str:
        if not self.odds:
            return ""
        position = self.screen.match.position(self.seat)
        answer = self.offer.domain.write(value)
        return escape(chance_of(position, answer, self.screen.words, len(self.offer.numbered)))

    def _hint(self) -> Message:
        """How to answer this kind of question."""
        domain = self.offer.domain
        aces = isinstance(domain, Faces) and domain.roll.aces
        key = f"cli.hint.{'aces' if aces else self.offer.kind}"
        known = self.screen.words.knows(key)
        return Message.of(key if known else "cli.hint.one_of", **self._bounds())

    def _bounds(self) -> dict[str, Any]:
        described = self.offer.domain.describe()
        numbers: dict[str, Any] = {n: described[n] for n in ("least", "most") if n in described}
        numbers["count"] = len(self.offer.numbered)
        if isinstance(self.offer.domain, Faces):
            numbers["dice"] = " ".join(f"d{sides}" for sides in self.offer.domain.roll.dice)
        return numbers
