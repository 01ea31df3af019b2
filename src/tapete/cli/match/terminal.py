"""A match at a terminal: shows it, asks its players, and lets its bots answer."""

from __future__ import annotations

from typing import Any

from tapete.cli.match import orders
from tapete.cli.match.legend import show_legend
from tapete.cli.match.offers import NO, YES
from tapete.cli.match.plans import asides, foreseen, give, turn_aside
from tapete.cli.match.questions import Asking
from tapete.cli.match.saves import Saves
from tapete.cli.match.screen import Screen
from tapete.cli.match.tales import deciding, explain, show_tales, tales
from tapete.cli.reading import NotUnderstood
from tapete.kernel.bot import Bot
from tapete.kernel.domains import YesNo
from tapete.kernel.errors import Refused, TapeteError
from tapete.kernel.matches.because import because
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.undo import Request, has_revealed
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import TypedTable
from tapete.lessons import NotInLesson, Tutor, tutor_of
from tapete.odds.unasked.sparing import spare
from tapete.offers.presenting import presented

COMMANDS = {
    "help": ("?", "help", "ayuda"),
    "why": ("why", "w", "porqué", "porque"),
    "undo": ("undo", "u", "deshacer"),
    "practice": ("practice", "práctica", "practica"),
    "order": ("order", "orders", "x", "orden", "órdenes", "ordenes"),
    "lift": ("ask", "pregunta"),
    "instead": ("instead", "z", "vez"),
    "save": ("save", "guardar"),
    "log": ("log", "l", "historia"),
    "brief": ("goals", "g", "objetivos", "o"),
    "legend": ("legend", "leyenda"),
    "barred": ("barred", "b", "vetado", "v"),
    "quit": ("quit", "q", "salir"),
}
"""What may be typed instead of an answer, in either language."""
REMEMBERED = 15
"""How many of the latest deeds the log shows."""


class Left(Exception):
    """The player has left the table."""


class Terminal:
    """Runs a match: people take turns at the keyboard, and bots answer for their own seats."""

    def __init__(self, screen: Screen, bots: dict[Seat, Bot], saves: Saves, *, odds: bool) -> None:
        self.screen = screen
        self.match = screen.match
        self.bots = bots
        self.saves = saves
        self.odds = odds
        self.tutor = tutor_of(screen.match)

    def run(self, *, brief: bool = True) -> None:
        if brief:
            self._brief()
        self.screen.print("cli.play.welcome", style="dim")
        try:
            while self.match.question is not None:
                self._turn(self.match.question)
            self._end()
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.print("cli.play.left")

    @property
    def alone(self) -> bool:
        """True if a single person plays and the rest are bots."""
        return len(self.bots) == self.match.seats - 1

    def _brief(self) -> None:
        """Shows the briefing for the only player's seat, or for spectators if several play."""
        self.screen.show_brief(self.screen.seat if self.alone else None)

    def _end(self) -> None:
        self.screen.show_news()
        if not self.alone:
            self.screen.seat = None
        self.screen.show_table()
        self.screen.show_result()
        if self.tutor is not None:
            self.screen.show_step(self.tutor)
            return
        self._offer_to_save()
        self._show_onward()

    # --- turns

    def _turn(self, question: Question) -> None:
        """Gets one answer: from a person who has a choice, and otherwise from a bot or nobody.

        In a lesson, from the lesson, until the learner is to answer.
        """
        if self.tutor is not None:
            self._lead(self.tutor, question)
            return
        people = [seat for seat in question.seats if seat not in self.bots]
        if people and self._is_spared(people[0]):
            self.match.answer(people[0], self.match.unasked(people[0]))
            return
        if people or self._about_real_dice(question):
            self._ask((people or question.seats)[0], question)
            return
        seat = question.seats[0]
        with self.screen.console.status(self.screen.say("cli.play.thinking")):
            value = self.bots[seat].choose(self.match.position(seat))
        self.match.answer(seat, question.domains[seat].write(value))

    def _lead(self, tutor: Tutor, question: Question) -> None:
        given = tutor.given()
        if given is not None:
            self.match.answer(*given)
            return
        self.screen.show_news()
        self.screen.show_step(tutor)
        self._ask(question.seats[0], question)

    def _is_spared(self, seat: Seat) -> bool:
        """True if a person need not be asked: there is no choice, or nothing hangs on it."""
        spare(self.match, seat)
        return seat not in self.match.choosing

    def _about_real_dice(self, question: Question) -> bool:
        """True if the question is what was really rolled or drawn; people do that for bots, too."""
        asked = (TypedTable.ASK_FACES, TypedTable.ASK_DRAWN)
        return self.match.typed and question.key in asked

    def _ask(self, seat: Seat, question: Question) -> None:
        self._hand_over(seat)
        self.screen.show_news()
        if not self.screen.shown or not isinstance(question.domains[seat], YesNo):
            self.screen.show_change()
        self._put(seat, presented(self.match, seat))
        number = self.match.number
        while self.match.number == number:
            try:
                self._obey(input("> ").strip(), self._asking)
            except TapeteError as wrong:
                self._show_error(wrong)

    def _put(self, seat: Seat, match: Match[Any], given: tuple[Plain, ...] = ()) -> None:
        """Puts a question to a person: the open one, or the one that would follow some answers."""
        assert match.question is not None
        odds = self.odds and not self._about_real_dice(match.question)
        self._asking = Asking(self.screen, seat, match, odds=odds, given=given)
        self._show(self._asking)

    def _show(self, asking: Asking) -> None:
        asking.show(self._whose(asking))
        for number, one in enumerate([] if asking.given else asides(self.match, asking.seat), 1):
            self.screen.print("cli.hint.instead", style="dim", number=number, answer=one.label)

    def _hand_over(self, seat: Seat) -> None:
        """Hands the screen over without showing the next player what only the last may see."""
        if seat == self.screen.seat or seat in self.bots:
            return
        self.screen.seat = seat
        if self.match.game.hides:
            self.screen.console.clear()
            input(self.screen.words.say("cli.play.hand_over", seat=seat))
            self.screen.console.clear()

    def _whose(self, asking: Asking) -> str:
        seat, question, say = asking.seat, asking.question, self.screen.words.say
        if self._about_real_dice(question):
            return f"{say('cli.play.seat', seat=seat)} {self.screen.title(question.rule)}."
        why = because(asking.match, seat)
        if why.reaction:
            turn = "none" if why.turn is None else str(why.turn + 1)
            whose = say("cli.play.reaction", turn=turn)
            return whose if self.alone else f"{say('cli.play.seat', seat=seat)} {whose}"
        if not self.alone:
            return say("cli.play.seat", seat=seat)
        return say("cli.play.between" if why.between else "cli.play.your_turn")

    def _show_error(self, wrong: TapeteError) -> None:
        style = "yellow" if isinstance(wrong, NotInLesson) else "red"
        self.screen.print(wrong.message, style=style)
        if isinstance(wrong, Refused) and wrong.rule:
            self.screen.show_rule(wrong.rule)

    # --- what is typed

    def _obey(self, typed: str, asking: Asking) -> None:
        """Obeys a command or gives an answer. If nothing was typed, shows the question again."""
        word, _, rest = typed.partition(" ")
        command = next((name for name, words in COMMANDS.items() if word.lower() in words), "")
        if command:
            self._do(command, rest.strip(), asking)
        elif typed:
            self._answer(typed, asking)
        elif asking.given:
            self._put(asking.seat, presented(self.match, asking.seat))
        else:
            self.screen.show_table()
            self._show(asking)

    def _answer(self, typed: str, asking: Asking) -> None:
        """Gives an answer; with a `!` after it, the turn ends when that is done.

        With a `>` after it, it is only given together with what is picked to follow it.
        """
        seat, text = asking.seat, typed.removesuffix("!").removesuffix(">").rstrip()
        answers = (*asking.given, asking.offer.answer(text))
        if typed.endswith(">"):
            self._put(seat, foreseen(asking.match, seat, answers[-1]), answers)
            return
        if typed.endswith("!"):
            if asking.ending is None:
                raise NotUnderstood(given=typed)
            answers = (*answers, asking.ending)
        asking.question.domains[seat].whole(answers[len(asking.given)])
        give(self.match, seat, answers)

    def _turn_aside(self, rest: str, asking: Asking) -> None:
        number = self.match.number
        turn_aside(self.match, asking.seat, rest)
        if self.match.number == number:
            self._put(asking.seat, presented(self.match, asking.seat))

    def _order(self, rest: str, asking: Asking) -> None:
        """Shows the standing orders, or gives one: that may answer the open question at once."""
        if not rest:
            orders.show_orders(self.screen, asking.seat, asking.question)
            return
        orders.give(self.match, asking.seat, asking.question, rest)
        if self._is_spared(asking.seat):
            self.match.answer(asking.seat, self.match.unasked(asking.seat))
            self.screen.show_news()

    def _do(self, command: str, rest: str, asking: Asking) -> None:
        if command == "help" and rest.isdecimal():
            asking.show_variants(rest)
        elif command == "legend" or (command == "help" and rest):
            show_legend(self.screen, rest)
        elif command == "help":
            self.screen.print("cli.play.help")
        elif command == "brief":
            self._brief()
        elif command == "barred":
            asking.show_barred()
        elif command == "why":
            asking.why(rest)
        elif command == "undo":
            self._undo(asking.seat)
        elif command == "practice":
            self._practise(asking.seat)
        elif command == "order":
            self._order(rest, asking)
        elif command == "lift":
            orders.lift(self.match, asking.seat, rest)
            self.screen.print("cli.order.lifted")
        elif command == "instead":
            self._turn_aside(rest, asking)
        elif command == "save":
            self._save(rest)
        elif command == "log":
            self._log(rest)
        else:
            self._leave()

    def _log(self, rest: str) -> None:
        """Shows the latest deeds, the last as number 1, or explains the one with this number."""
        told = tales(self.screen)
        if not rest:
            show_tales(self.screen, told[-REMEMBERED:])
            return
        if not rest.isdecimal() or not 0 < int(rest) <= len(told):
            raise NotUnderstood(given=rest)
        explain(self.screen, told[-int(rest)])
        self.screen.show_rule(deciding(told[-int(rest)]))

    def _undo(self, seat: Seat) -> None:
        """Takes back the last answer. Bots agree until something is revealed; people are asked."""
        if self.tutor is not None:
            self.screen.print("cli.learn.no_undo")
            return
        self.match.undo(seat)
        while (request := self.match.undo_request) is not None:
            other = request.waiting[0]
            bot = other in self.bots
            agrees = self._bot_agrees(request) if bot else self._agrees("cli.play.agree", other)
            self.match.consent(other, agrees)
            if not agrees:
                self.screen.print("cli.play.bot_declines" if bot else "cli.play.not_undone")

    def _bot_agrees(self, request: Request) -> bool:
        return self.match.practice or not has_revealed(self.match, request)

    def _practise(self, seat: Seat) -> None:
        """Turns the match into practice, if one person plays alone."""
        if not self.alone or self.tutor is not None:
            self.screen.print("cli.learn.no_undo" if self.tutor else "cli.play.not_alone")
            return
        self.match.practise(seat)
        self.screen.show_news()

    def _agrees(self, key: str, seat: Seat = 0) -> bool:
        while True:
            typed = input(f"{self.screen.words.say(key, seat=seat)} ").strip().lower()
            if typed in YES | NO:
                return typed in YES

    def _save(self, name: str) -> None:
        file = self.saves.save(name)
        self.screen.print("cli.play.saved", file=str(file))
        key = "cli.play.look_back" if self.match.result else "cli.play.go_on"
        self.screen.print(key, command=self.saves.command(file))

    def _show_onward(self) -> None:
        """Says how to play the match that goes on from this one, if one does."""
        onward = self.saves.onward()
        if onward:
            self.screen.print("cli.play.onward", command=onward)

    def _leave(self) -> None:
        self._offer_to_save()
        raise Left

    def _offer_to_save(self) -> None:
        if self.saves.pending and self._agrees("cli.play.save_first"):
            self._save("")
