"""`tapete play`: a match at this terminal, against bots or with others beside you."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.markup import escape

from tapete.cli.chances import chance_of
from tapete.cli.names import (
    BadSetting,
    Unreadable,
    bot_named,
    game_named,
    game_of,
    journal_in,
    options_named,
    seed_named,
)
from tapete.cli.offers import Offer
from tapete.cli.screen import Screen
from tapete.kernel.bot import Bot
from tapete.kernel.domains import OneOf
from tapete.kernel.errors import Refused, TapeteError
from tapete.kernel.match import Match
from tapete.kernel.question import Question
from tapete.kernel.replays import replay
from tapete.kernel.seat import Seat
from tapete.words import Words


class Play(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str | None
    seats: tuple[Seat, ...]
    bot: str
    seed: str
    settings: tuple[str, ...]
    load: Path | None
    dice: str
    odds: bool


def play_match(words: Words, asked: Play) -> None:
    """Plays a match to its end, or until the player leaves."""
    match = _match(words, asked)
    wrong = [seat for seat in asked.seats if not 0 <= seat < match.seats]
    if wrong or asked.dice not in ("seed", "typed"):
        raise BadSetting(given=f"--seat {wrong[0]}" if wrong else f"--dice {asked.dice}")
    bots = {
        seat: bot_named(asked.bot, Random(f"{match.seed}/{seat}").getrandbits(32))
        for seat in range(match.seats)
        if seat not in asked.seats
    }
    Terminal(words, match, bots, odds=asked.odds).run()


def _match(words: Words, asked: Play) -> Match[Any]:
    if asked.load is not None:
        journal = journal_in(asked.load)
        return replay(journal, game_of(journal, asked.game or "", words))
    game = game_named(asked.game, words)
    seed = None if asked.dice == "typed" else seed_named(asked.seed)
    return Match(game, options_named(asked.settings), seed)


class Left(Exception):
    """The player has left the table."""


class Terminal:
    """A match at a terminal: shows it, asks its people, and lets its bots answer."""

    def __init__(
        self, words: Words, match: Match[Any], bots: dict[Seat, Bot], *, odds: bool
    ) -> None:
        self.match = match
        self.bots = bots
        self.odds = odds
        people = [seat for seat in range(match.seats) if seat not in bots]
        self.screen = Screen(words, match, people[0] if len(people) == 1 else None)

    def run(self) -> None:
        self.screen.console.print(f"[dim]{self.screen.say('cli.play.welcome')}[/dim]")
        try:
            while self.match.question is not None:
                self._turn(self.match.question)
        except (Left, EOFError):
            self.screen.console.print(self.screen.say("cli.play.left"))
            return
        self.screen.show_news()
        self.screen.show_table()
        self.screen.show_result()

    def _turn(self, question: Question) -> None:
        """One answer: of a bot if one of its seats is a bot's and no person's is."""
        people = [seat for seat in question.seats if seat not in self.bots]
        if not people:
            seat = question.seats[0]
            value = self.bots[seat].choose(self.match.position(seat))
            self.match.answer(seat, question.domains[seat].write(value))
            return
        self._ask(people[0], question)

    def _ask(self, seat: Seat, question: Question) -> None:
        if self.screen.seat is None and len(self.bots) < self.match.seats:
            self.screen.seat = seat
        self.screen.show_news()
        self.screen.show_table()
        offer = Offer(question.domains[seat])
        self._show_question(seat, question, offer)
        number = self.match.number
        while self.match.number == number:
            try:
                self._obey(input("> ").strip(), seat, question, offer)
            except TapeteError as wrong:
                self.screen.console.print(f"[red]{self.screen.say(wrong.message)}[/red]")
                if isinstance(wrong, Refused) and wrong.rule:
                    self.screen.show_rule(wrong.rule)

    def _show_question(self, seat: Seat, question: Question, offer: Offer) -> None:
        screen = self.screen
        whose = screen.say("cli.play.your_turn", seat=seat + 1)
        screen.console.print(f"[bold]{whose}[/bold] {screen.say(question.message)}")
        view = self.match.view(seat)
        for number, value in enumerate(offer.numbered, start=1):
            label = screen.say(self.match.game.label(value, view))
            screen.console.print(
                f"  [bold]{number:>2}[/bold]  {label}{self._chance(seat, offer, value)}"
            )
        for barred in self._barred(offer):
            label = screen.say(self.match.game.label(barred.option, view))
            screen.console.print(f"   [dim]–  {label}: {screen.say(barred.reason)}[/dim]")
        screen.console.print(f"  [dim]{screen.say(offer.hint, **_bounds(offer))}[/dim]")

    def _barred(self, offer: Offer) -> list[Any]:
        return list(offer.domain.barred()) if isinstance(offer.domain, OneOf) else []

    def _chance(self, seat: Seat, offer: Offer, value: Any) -> str:
        if not self.odds or not offer.weighable:
            return ""
        chance = chance_of(self.match.position(seat), offer.domain.write(value), self.screen.words)
        return f"  [dim]{escape(chance)}[/dim]" if chance else ""

    def _obey(self, typed: str, seat: Seat, question: Question, offer: Offer) -> None:
        """A command of the terminal, or an answer."""
        word, _, rest = typed.partition(" ")
        commands = self.screen.words
        if word in ("?", "help", "ayuda"):
            self.screen.console.print(self.screen.say("cli.play.help"))
        elif word in ("why", "porque", "porqué"):
            self.screen.show_rule(question.rule)
        elif word in ("undo", "deshacer"):
            self._undo(seat)
        elif word in ("save", "guardar"):
            self._save(rest.strip())
        elif word in ("quit", "salir"):
            raise Left
        elif typed:
            self.match.answer(seat, offer.answer(self._yes_no(typed, commands)))

    def _yes_no(self, typed: str, words: Words) -> str:
        """`s`, `sí`, `y` and `n` for the two numbers of a yes or no."""
        return {"s": "1", "sí": "1", "si": "1", "y": "1", "yes": "1", "n": "2", "no": "2"}.get(
            typed.lower(), typed
        )

    def _undo(self, seat: Seat) -> None:
        """Bots agree to whatever is asked of them; the people beside you are asked."""
        request = self.match.undo(seat)
        while request is not None and self.match.undo_request is not None:
            other = self.match.undo_request.waiting[0]
            self.match.consent(other, other in self.bots or self._agrees(other))
        self.screen.console.print(self.screen.say("cli.play.undone"))

    def _agrees(self, other: Seat) -> bool:
        question = self.screen.words.say("cli.play.agree", seat=other + 1)
        return self._yes_no(input(f"{question} "), self.screen.words) == "1"

    def _save(self, name: str) -> None:
        file = Path(name or f"{self.match.game.name}.tapete")
        try:
            file.write_bytes(self.match.journal().dump())
        except OSError as wrong:
            raise Unreadable(file=str(file), problem=str(wrong.strerror)) from None
        self.screen.console.print(self.screen.say("cli.play.saved", file=str(file)))


def _bounds(offer: Offer) -> dict[str, Any]:
    """What the hint of a question may mention."""
    described = offer.domain.describe()
    numbers: dict[str, Any] = {n: described[n] for n in ("least", "most") if n in described}
    dice = described.get("dice")
    shown = {"dice": " ".join(f"d{sides}" for sides in dice)} if isinstance(dice, list) else {}
    return {**numbers, **shown, "count": len(offer.numbered)}
