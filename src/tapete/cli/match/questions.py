"""Shows the open question: its options with their odds, and what is barred."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.markup import escape

from tapete.cli.match.chances import chance_of, chances_of, hope_of
from tapete.cli.match.menus import Menu, entries, show_barred, table
from tapete.cli.match.offers import Offer
from tapete.cli.match.orders import fitting
from tapete.cli.match.screen import Screen
from tapete.cli.match.tales import explain, tales
from tapete.cli.reading import NotUnderstood
from tapete.kernel.domains import Barred, Either, Faces
from tapete.kernel.matches.because import because
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.offers import Line

MOST_BARRED = 6
"""Barred options are listed below the others, unless there are more than this."""


class Asking:
    """The open question, as it is put to one seat, or what would be asked after some answers.

    `match` is the match as it is then, and `given` are those answers.
    """

    def __init__(
        self,
        screen: Screen,
        seat: Seat,
        match: Match[Any],
        *,
        odds: bool,
        given: tuple[Plain, ...] = (),
    ) -> None:
        assert match.question is not None
        self.screen, self.seat, self.match, self.given = screen, seat, match, given
        self.question: Question = match.question
        question = self.question
        game, view = match.game, match.view(seat)
        rank = self._rank if game.labels.groups else None
        self.offer = Offer(
            question.domains[seat],
            rank,
            lambda values: game.labels.shortlist(values, view),
            game.terminal.ruler,
            game.labels.manner,
        )
        self.odds = odds and self.offer.weighable and game.labels.foretells(question.key)

    def show(self, whose: str) -> None:
        screen = self.screen
        screen.show_because(because(self.match, self.seat))
        screen.console.print(f"[bold]{escape(whose)}[/bold] {screen.say(self.question.message)}")
        self._show_lines()
        for hint in self._hints():
            screen.console.print(f"  [dim]{screen.say(hint)}[/dim]")

    def why(self, typed: str) -> None:
        """Shows what led to the question and its rule, an option's odds, or why it is barred."""
        if not typed:
            for tale in tales(self.screen)[-1:]:
                explain(self.screen, tale)
            self.screen.show_rule(self.question.rule)
            return
        barred = self.offer.barred_at(int(typed)) if typed.isdecimal() else None
        if barred is not None:
            self._show_barred(barred)
        elif typed[:1].isdecimal():
            self._show_chances(self.offer.answer(typed))
        else:
            raise NotUnderstood(given=typed)

    def show_variants(self, typed: str) -> None:
        """Shows the other ways to take an option, each with what to type for it."""
        if not typed.isdecimal():
            raise NotUnderstood(given=typed)
        number = int(typed)
        line = self.offer.line_at(number)
        said = [self._form(form.value) for form in line.others]
        said += [self._detail(name, value) for name, value in line.variants]
        if not said:
            self.screen.print("cli.play.no_variants")
            return
        rows = table()
        for place, words in enumerate(said, start=1):
            rows.add_row(f"{number}+{place}", words, "")
        self.screen.console.print(rows)
        self.screen.print("cli.play.variants", style="dim", number=number)

    def show_barred(self) -> None:
        """Shows everything that cannot be done now, and why."""
        first = len(self.offer.lines) + 1
        values = [self._barred_value(barred) for barred in self.offer.barred]
        found = entries(self.match, self.seat, [Line(value) for value in values], first)
        reasons = [self.screen.say(barred.reason) for barred in self.offer.barred]
        show_barred(self.screen, found, reasons, self._label)

    def _show_barred(self, barred: Barred) -> None:
        self.screen.console.print(f"  {self._label(self._barred_value(barred))}", end=": ")
        self.screen.print(barred.reason)
        self.screen.show_rule(barred.rule)

    def _show_chances(self, answer: Plain) -> None:
        if self.odds:
            self.offer.domain.read(answer)
        self.screen.show_rule(self.question.rule)
        if self.odds:
            position = self.match.position(self.seat)
            for line in chances_of(position, answer, self.screen.words):
                self.screen.console.print(f"    {escape(line)}")

    def _show_lines(self) -> None:
        """Shows what can be picked and, below it, what cannot, unless that is too much."""
        menu = Menu(self.screen, self._label, self._chance, self._hope)
        menu.show(entries(self.match, self.seat, self.offer.lines))
        if self.offer.barred and len(self.offer.barred) <= MOST_BARRED:
            self.show_barred()

    def _rank(self, value: Any) -> int:
        """The place of a line's heading among the headings; a line without one comes last."""
        labels = self.match.game.labels
        group = labels.group(value)
        return labels.groups.index(group) if group in labels.groups else len(labels.groups)

    def _detail(self, name: str, value: Plain) -> str:
        match = self.match
        return self.screen.say(match.game.labels.detail(name, value, match.view(self.seat)))

    def _form(self, value: Any) -> str:
        return self.screen.say(self.match.game.labels.form(value, self.match.view(self.seat)))

    def _barred_value(self, barred: Barred) -> Any:
        option: Any = barred.option
        return tuple(option) if isinstance(self.offer.domain, Either) else option

    def _label(self, value: Any) -> str:
        match = self.match
        if isinstance(value, bool):
            return self.screen.say("cli.play.yes" if value else "cli.play.no")
        return self.screen.say(match.game.labels.label(value, match.view(self.seat)))

    def _chance(self, value: Any) -> str:
        if not self.odds:
            return ""
        position = self.match.position(self.seat)
        answer = self.offer.domain.write(value)
        return escape(chance_of(position, answer, self.screen.words, len(self.offer.lines)))

    def _hope(self, value: Any) -> str:
        if not self.odds:
            return ""
        position = self.match.position(self.seat)
        return escape(hope_of(position, self.offer.domain.write(value), self.screen.words))

    @property
    def ending(self) -> Plain | None:
        """The answer that ends the turn, if that is one of the lines."""
        deed = self.match.game.labels.deed
        deeds = ((line.value, deed(line.value)) for line in self.offer.lines)
        ends = (value for value, one in deeds if one is not None and one.ends)
        return next((self.offer.domain.write(value) for value in ends), None)

    def _hints(self) -> Iterator[Message]:
        """Yields how to answer, and what else can be typed here."""
        offer = self.offer
        if offer.more:
            yield Message("cli.play.more")
        yield self._hint()
        if offer.moves is not None:
            yield Message("cli.hint.moves")
        if offer.moves is not None and offer.moves.turns:
            yield Message("cli.hint.turns")
        if offer.moves is not None and offer.moves.spins:
            yield Message("cli.hint.spins")
        if offer.moves is not None and offer.moves.steep:
            yield Message("cli.hint.steep")
        if offer.placed:
            yield Message.of("cli.hint.placed", number=offer.placed)
        if offer.hinged:
            yield Message.of("cli.hint.hinged", number=offer.hinged)
        lines = enumerate(offer.lines, start=1)
        varied = next((n for n, line in lines if line.variants or line.others), 0)
        if varied:
            yield Message.of("cli.hint.variants", number=varied)
        if self.ending is not None and len(offer.lines) > 1:
            yield Message("cli.hint.then_end")
            yield Message("cli.hint.and_then")
        if self.given:
            yield Message("cli.hint.planned")
        if fitting(self.match, self.seat, self.question):
            yield Message("cli.hint.orders")
        if len(offer.barred) > MOST_BARRED:
            yield Message.of("cli.hint.barred", count=len(offer.barred))

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
        numbers["count"] = len(self.offer.lines)
        if isinstance(self.offer.domain, Faces):
            numbers["dice"] = " ".join(f"d{sides}" for sides in self.offer.domain.roll.dice)
        return numbers
