"""A match: answers in, questions out."""

from __future__ import annotations

from copy import copy
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.chance.dice import Dice, seeded
from tapete.kernel.chance.seed import Earlier, from_number
from tapete.kernel.errors import BadOptions, NotOpen, NotYourQuestion
from tapete.kernel.event import Event, Told
from tapete.kernel.game import Game, Result
from tapete.kernel.matches import undo
from tapete.kernel.matches.journal import Journal, header_of
from tapete.kernel.matches.position import Position, Whole
from tapete.kernel.matches.records import Answered, AnyRecord
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat, may_know
from tapete.kernel.shaping import shaped
from tapete.kernel.tables.live import LiveTable, Suspended, TypedTable

S = TypeVar("S")

STEPS_REMEMBERED = 256
"""How far back an undo can reach, in steps."""


class Checkpoint(msgspec.Struct, frozen=True):
    """The table at the start of a step, how many answers counted by then, and what came since."""

    answers: int
    state: bytes
    script: list[Entry]


class Match(Generic[S]):
    """One game being played: it waits for its `question`, or is over with a `result`.

    `state` is the table at this moment, perhaps in the middle of a step, and only to be looked
    at: the next answer runs the step again from its checkpoint. `records` and `told` only grow.
    """

    def __init__(
        self,
        game: Game[S],
        options: Any,
        seed: str | None,
        dice: Dice | None = None,
        earlier: tuple[Earlier, ...] = (),
    ) -> None:
        """Faces come from the seed; without one, from `dice`, or from people who type them.

        `earlier` are the seeds before a match was branched from another.
        """
        self.game = game
        self.options = checked_options(game, options)
        self.seats = game.seats(self.options)
        self.seed = seed
        self.earlier = earlier
        self.typed = seed is None and dice is None
        self.question: Question | None = None
        self.result: Result | None = None
        self.undo_request: undo.Request | None = None
        self.number = -1
        """Of the open question: an answer may name the one it is meant for."""
        self.records: list[AnyRecord] = []
        self.told: list[Told] = []
        self.told_after: list[int] = []
        """Of each thing told, after how many answers that counted then."""
        self.line: list[Answered] = []
        """The answers that count: those given and not taken back."""
        self.revealed = [False]
        """Whether something was revealed before the first answer, after it, and so on."""
        self.dice = dice or seeded(seed or from_number(0), earlier)
        self.state = game.setup(self.options)
        self.trail = [Checkpoint(0, game.snapshots.freeze(self.state), [])]
        self._go_on(self.state, [])

    def answer(self, seat: Seat, answer: object, number: int | None = None) -> None:
        """Plays an answer and goes on to the next question; a refused one changes nothing."""
        question = self._open_question(seat, number)
        answer = question.domains[seat].whole(answer)
        record = Answered(
            seat, question.key, answer, question.digest, question.rule, question.secret
        )
        checkpoint = self.trail[-1]
        script = [*checkpoint.script, Given(question.key, seat, answer, question.secret)]
        self._go_on(self.game.snapshots.thaw(checkpoint.state), script, record)

    def _open_question(self, seat: Seat, number: int | None) -> Question:
        question = self.question
        if question is None or (number is not None and number != self.number):
            raise NotOpen(open=self.number)
        if seat not in question.domains:
            raise NotYourQuestion(seat=seat)
        return question

    def _go_on(self, state: S, script: list[Entry], answered: Answered | None = None) -> None:
        """Runs the step to the next question. Nothing of the match changes before it is reached."""
        counter = self.dice.counter
        table = self.table(script)
        last = self.trail[-1]
        trail = [Checkpoint(last.answers, last.state, script)]
        try:
            question, result = self._run(state, table, trail, len(self.line) + bool(answered))
        except BaseException:
            self.dice.counter = counter
            raise
        if answered is not None:
            self.records.append(answered)
            self.line.append(answered)
            self.revealed.append(False)
        self.records += table.thrown
        self.told += table.told
        self.told_after += [len(self.line)] * len(table.told)
        self.revealed[-1] |= any(told.event.reveals for told in table.told)
        self.trail[-1:] = trail
        del self.trail[:-STEPS_REMEMBERED]
        self.wait(state, question, result)

    def _run(
        self, state: S, table: LiveTable, trail: list[Checkpoint], answers: int
    ) -> tuple[Question | None, Result | None]:
        """Plays steps until one asks what nobody has answered, or the match is over."""
        step, over, freeze = self.game.step, self.game.result, self.game.snapshots.freeze
        while True:
            try:
                step(state, table)
            except Suspended as pause:
                return pause.question, None
            trail.append(Checkpoint(answers, freeze(state), table.next_step()))
            result = over(state)
            if result is not None:
                return None, result

    def wait(self, state: S, question: Question | None, result: Result | None) -> None:
        """The table as it is left until the next answer."""
        self.state = state
        self.question = question
        self.result = result
        self.undo_request = None
        self.number += 1

    def table(self, script: list[Entry]) -> LiveTable:
        """A table at which the step is played from its checkpoint, through the script and on."""
        if self.typed:
            return TypedTable(script, self.dice, range(self.seats))
        return LiveTable(script, self.dice)

    # --- looking

    def view(self, seat: Seat | None) -> S:
        """The table as a seat, or a spectator, may see it now."""
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, has been told, from the `since`-th thing told on."""
        return [told.event for told in self.told[since:] if may_know(told.to, seat)]

    def position(self, seat: Seat) -> Position[S]:
        """What a seat that must answer knows: all that a bot or a forecast may use."""
        if self.question is None or seat not in self.question.domains:
            raise NotYourQuestion(seat=seat)
        last = self.trail[-1]
        whole = Whole(self.game, self.seats, last.state, self.state, last.script)
        return whole.position(seat, self.question)

    # --- keeping

    def journal(self, *, with_seed: bool = True) -> Journal:
        """All that is needed to play it again; without its seed while others still play."""
        header = header_of(
            self.game, self.options, self.seed, typed=self.typed, earlier=self.earlier
        )
        if not with_seed:
            header = msgspec.structs.replace(header, seed=None)
        return Journal(header, tuple(self.records))

    def fork(self) -> Match[S]:
        """The same match once more; what is played in one does not touch the other."""
        twin = copy(self)
        for name in ("records", "told", "told_after", "line", "revealed", "trail"):
            setattr(twin, name, list(getattr(self, name)))
        twin.dice = copy(self.dice)
        return twin

    # --- taking back

    def undo(self, by: Seat) -> undo.Request | None:
        """Takes back the seat's last answer if that is free; else asks the others to consent."""
        return undo.ask(self, by)

    def consent(self, seat: Seat, agrees: bool) -> None:
        """A seat agrees to the undo that was asked for, or does not: then it is off."""
        undo.consent(self, seat, agrees)


def checked_options(game: Game[Any], options: Any) -> Any:
    """The options of a match, from plain data or as the game's own type."""
    try:
        return shaped(msgspec.to_builtins(options) if options is not None else {}, game.options)
    except msgspec.ValidationError as wrong:
        raise BadOptions(problem=str(wrong)) from None
