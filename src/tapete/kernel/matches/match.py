"""A match: answers in, questions out."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.chance.dice import Dice, seeded
from tapete.kernel.chance.seed import Earlier, from_number
from tapete.kernel.errors import AlreadyPractice, BadOptions, NotOpen, NotYourQuestion
from tapete.kernel.event import ByOrder, Event, MadePractice, Note, Told, Unasked
from tapete.kernel.game import Game, Result
from tapete.kernel.matches import orders, undo
from tapete.kernel.matches.checkpoint import Checkpoint, begun_of
from tapete.kernel.matches.journal import Journal, header_of
from tapete.kernel.matches.position import Position, Whole
from tapete.kernel.matches.records import (
    Answered,
    AnyRecord,
    Lifted,
    Obeyed,
    Ordered,
    Practised,
    Settled,
)
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.matches.tail import Tail
from tapete.kernel.misfits import misfit
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat, may_know
from tapete.kernel.shaping import shaped
from tapete.kernel.tables.live import LiveTable, Suspended, TypedTable

S = TypeVar("S")

STEPS_REMEMBERED = 256
"""The number of steps that an undo can go back."""


class Match(Generic[S]):
    """A game being played: it waits for an answer to `question`, or is over and has a `result`.

    `state` is the table at this moment, perhaps in the middle of a step. It is only for reading,
    because the next answer runs the step again from its checkpoint. `records` and `told` only
    grow; a live match may let go of what is long past (`remembering`).
    """

    def __init__(
        self,
        game: Game[S],
        options: Any,
        seed: str | None,
        dice: Dice | None = None,
        earlier: tuple[Earlier, ...] = (),
        lesson: str = "",
        *,
        begins: bool = True,
    ) -> None:
        """Faces come from the seed; without one, from `dice`; without either, people type them.

        `earlier` holds the seeds that a match used before it was branched from another. `lesson`
        is the mark of the lesson that the match is, if it is one. A match that does not begin here
        is taken up where it was left (`resuming`).
        """
        self.game = game
        self.options = checked_options(game, options)
        self.seats = game.seats(self.options)
        self.held = game.held(self.options)
        self.seed = seed
        self.earlier = earlier
        self.lesson = lesson
        self.typed = seed is None and dice is None
        self.dice = dice or seeded(seed or from_number(0), earlier)
        self.tables = self._tables()
        self._ask_nothing()
        self._write_nothing()
        self._remember_nothing()
        if begins:
            self.take_up(Checkpoint(0, game.snapshots.freeze(game.setup(self.options)), []))

    def _tables(self) -> Callable[[list[Entry], Dice], LiveTable]:
        return partial(TypedTable, people=range(self.seats)) if self.typed else LiveTable

    def _ask_nothing(self) -> None:
        """Nobody is asked anything yet, and nobody has ordered or wished for anything."""
        self.question: Question | None = None
        self.number = -1
        """The number of the open question; an answer may name the question it is meant for."""
        self.spared: dict[Seat, tuple[type[Settled | Obeyed], Plain]] = {}
        """Answers to the open question that are given without asking, and how they are recorded."""
        self.orders: dict[tuple[Seat, str], orders.Standing] = {}
        """The standing orders, by seat and by the key of the questions they are about."""
        self.undo_request: undo.Request | None = None
        self.practice = False
        """True if the match is practice: an undo takes the dice back with it."""
        self.result: Result | None = None

    def _write_nothing(self) -> None:
        """Nothing has been told or recorded yet."""
        self.records = Tail[AnyRecord]()
        self.told = Tail[Told]()
        self.told_after = Tail[int]()
        """For each entry of `told`, the number of answers that counted at that time."""
        self.begun = Tail[int]()
        """For each entry of `told`, the place of the first thing told in its step."""
        self.notes = Tail[Note]()
        self.aside = False
        """True if some of what was let go may have been told to some seats only."""

    def _remember_nothing(self) -> None:
        """There is nothing yet that an undo could go back to."""
        self.line = Tail[Answered]()
        """The answers that count: those that were given and not taken back."""
        self.revealed = Tail([False])
        """True where something was revealed: before the first answer, after it, and so on."""
        self.chosen = Tail[bool]()
        """For each answer that counts, True if there was another that could have been given."""
        self.words = Tail([0])
        """How many words of the stream had been used by each question, from the first on."""
        self.state: S
        self.trail: list[Checkpoint] = []
        self._views: tuple[object, dict[Seat | None, S]] = (None, {})
        """A state, and what each seat sees of it."""
        self.remembers = STEPS_REMEMBERED
        """How many steps are remembered for an undo to go back."""

    def take_up(self, point: Checkpoint) -> None:
        """Plays on from the start of a step."""
        self.trail = [point]
        self.dice.counter = point.words
        self._go_on(self.game.snapshots.thaw(point.state), [])

    def answer(self, seat: Seat, answer: object, number: int | None = None) -> object:
        """Plays an answer and goes on to the next question. A refused answer changes nothing.

        Returns the value of the answer, as the question's domain reads it.
        """
        question = self._open_question(seat, number)
        value = question.domains[seat].read(answer)
        answer = question.domains[seat].write(value)
        spared, given = self.spared.get(seat, (Answered, None))
        kind = spared if given == answer else Answered
        record = kind(seat, question.key, answer, question.digest, question.rule, question.secret)
        checkpoint = self.trail[-1]
        script = [*checkpoint.script, Given(question.key, seat, answer, question.secret)]
        self._go_on(self.game.snapshots.thaw(checkpoint.state), script, record)
        return value

    def _open_question(self, seat: Seat, number: int | None) -> Question:
        question = self.question
        if question is None or (number is not None and number != self.number):
            raise NotOpen(open=self.number)
        if seat not in question.domains:
            raise NotYourQuestion(seat=seat)
        return question

    def _go_on(self, state: S, script: list[Entry], answered: Answered | None = None) -> None:
        """Runs the step to the next question. The match does not change until that is reached."""
        counter, asked = self.dice.counter, self.question
        table = self.table(script)
        last = self.trail[-1]
        trail = [msgspec.structs.replace(last, script=script)]
        try:
            question, result = self._run(state, table, trail, bool(answered))
        except BaseException:
            self.dice.counter = counter
            raise
        if answered is not None and asked is not None:
            self._count(answered, asked)
        self.words[-1] = self.dice.counter
        self.records += table.thrown
        self.begun += begun_of(trail, len(self.told), len(table.told))
        self.told += table.told
        self.told_after += [len(self.line)] * len(table.told)
        self.revealed[-1] |= any(self.game.reveals(told.event, state) for told in table.told)
        now = {"orders": self.orders, "notes": len(self.notes)}
        steps = [msgspec.structs.replace(point, **now) for point in trail[1:]]
        self.trail[-1:] = [trail[0], *steps]
        del self.trail[: -self.remembers]
        self.wait(state, question, result)

    def _count(self, answered: Answered, asked: Question) -> None:
        """Keeps an answer. A seat that was not asked is told so, without the others noticing."""
        spared = isinstance(answered, Settled | Obeyed)
        self.records.append(answered)
        self.line.append(answered)
        self.chosen.append(not (spared or asked.forced(answered.seat)))
        self.revealed.append(False)
        self.words.append(0)
        if spared and self._is_news(answered):
            event = (ByOrder if isinstance(answered, Obeyed) else Unasked)(
                question=asked.message, rule=asked.rule
            )
            self.notes.append(Note(answered.seat, event, len(self.told), len(self.line)))
        orders.note_answer(self, answered)

    def _is_news(self, answered: Answered) -> bool:
        """True unless the seat itself gave this answer, in advance."""
        order = self.orders.get((answered.seat, answered.key))
        return isinstance(answered, Settled) or order is None or order.given.span != "next"

    def _run(
        self, state: S, table: LiveTable, trail: list[Checkpoint], answered: int
    ) -> tuple[Question | None, Result | None]:
        """Plays steps until one asks a question without an answer, or the match is over."""
        step, over, freeze = self.game.step, self.game.result, self.game.snapshots.freeze
        answers, records = len(self.line) + answered, len(self.records) + answered
        while True:
            try:
                step(state, table)
            except Suspended as pause:
                return pause.question, None
            told = len(self.told) + len(table.told)
            thrown, words = records + len(table.thrown), self.dice.counter
            frozen, script = freeze(state), table.next_step()
            trail.append(Checkpoint(answers, frozen, script, told, thrown, words))
            result = over(state)
            if result is not None:
                return None, result

    def wait(self, state: S, question: Question | None, result: Result | None) -> None:
        """Leaves the table like this until the next answer."""
        self.state = state
        self.question = question
        self.result = result
        self.undo_request = None
        self.spared = {}
        self.number += 1

    def settle(self, seat: Seat, answer: Plain) -> None:
        """Spares a seat the open question: nothing hangs on it, and this answer costs least."""
        self.spared = {**self.spared, seat: (Settled, answer)}

    def obey(self, seat: Seat, answer: Plain) -> None:
        """Spares a seat the open question: it ordered so, and this is its answer."""
        self.spared = {**self.spared, seat: (Obeyed, answer)}

    def unasked(self, seat: Seat) -> Plain:
        """Returns the answer to give for a seat that is not asked the open question."""
        if self.question is None:
            raise NotOpen(open=self.number)
        if seat in self.spared:
            return self.spared[seat][1]
        return self.question.only_answer(seat)

    def table(self, script: list[Entry]) -> LiveTable:
        """Returns a table that plays a step from its checkpoint: first the script, then on."""
        return self.tables(script, self.dice)

    def tell(self, event: Event, answers: int) -> None:
        """Tells everybody something that no step tells."""
        self.begun.append(len(self.told))
        self.told.append(Told(event))
        self.told_after.append(answers)

    # --- looking

    def view(self, seat: Seat | None) -> S:
        """Returns the table as a seat, or a spectator, may see it now."""
        state, views = self._views
        if state is not self.state:
            views = {}
            self._views = self.state, views
        if seat not in views:
            views[seat] = self.game.view(self.state, seat)
        return views[seat]

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """The seats that are asked the open question: those with a choice, or that went back."""
        if self.question is None:
            return ()
        back, idle, question = undo.went_back(self), self.spared, self.question
        return tuple(
            [s for s in question.seats if s == back or not (s in idle or question.forced(s))]
        )

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Returns the events that a seat, or a spectator, was told, from entry `since` on."""
        return [told.event for told in self.told[since:] if may_know(told.to, seat)]

    def log(
        self, seat: Seat | None, since: int = 0, noted: int = 0
    ) -> list[tuple[int | None, Event]]:
        """Returns what a seat was told from entry `since` on, and its notes from number `noted` on.

        Each comes with its place among all things told; notes have none.
        """
        events = [(at, told) for at, told in enumerate(self.told) if at >= since]
        entries = [(at, 1, told.event) for at, told in events if may_know(told.to, seat)]
        notes = [(note.at, 0, note.event) for note in self.notes[noted:] if note.seat == seat]
        both = sorted([*notes, *entries], key=lambda one: one[:2])
        return [(at if has_place else None, event) for at, has_place, event in both]

    def position(self, seat: Seat) -> Position[S]:
        """Returns what a seat that must answer knows: all that a bot or a forecast may use."""
        if self.question is None or seat not in self.question.domains:
            raise NotYourQuestion(seat=seat)
        last = self.trail[-1]
        whole = Whole(self.game, self.seats, last.state, self.state, last.script)
        return whole.position(seat, self.question)

    @property
    def sequel(self) -> dict[str, Any] | None:
        """The options of the match that goes on from this one, which is over; None if none does."""
        found = None if self.result is None else self.game.sequel(self.options, self.state)
        return None if found is None else dict(msgspec.to_builtins(found))

    # --- keeping

    def journal(self, *, with_seed: bool = True) -> Journal:
        """Returns what is needed to play the match again. Keep the seed out until it is over."""
        header = header_of(
            self.game,
            self.options,
            self.seed,
            typed=self.typed,
            earlier=self.earlier,
            lesson=self.lesson,
        )
        if not with_seed:
            header = msgspec.structs.replace(header, seed=None)
        return Journal(header, tuple(self.records))

    def become(self, fork: Match[S]) -> None:
        """Goes on to where a fork of this match has gone. The fork stays as it is."""
        self.__dict__.update(fork.fork().__dict__)

    def fork(self) -> Match[S]:
        """Returns an independent copy of the match."""
        twin = copy(self)
        for name in (
            "records",
            "told",
            "told_after",
            "begun",
            "line",
            "revealed",
            "chosen",
            "trail",
            "words",
            "notes",
        ):
            setattr(twin, name, getattr(self, name).copy())
        twin.dice = copy(self.dice)
        return twin

    # --- practising

    def practise(self, by: Seat | None = None) -> None:
        """Makes the match practice, for good; `by` is the seat that wants it, if one does."""
        if self.practice:
            raise AlreadyPractice
        self.practice = True
        self.records.append(Practised(by))
        self.tell(MadePractice(by=by), len(self.line))

    # --- ordering

    def order(self, record: Ordered) -> None:
        """Keeps a seat's order about the open question and others like it, told to nobody else."""
        orders.give(self, record)

    def lift(self, record: Lifted) -> None:
        """Takes back a seat's order."""
        orders.lift(self, record)

    # --- taking back

    def undo(self, by: Seat, free: bool | None = None) -> undo.Request | None:
        """Takes back the seat's last answer if it may; otherwise asks the others to consent.

        `free` says whether it may, if that is known (`undo.may_go_back`).
        """
        return undo.ask(self, by, free)

    def consent(self, seat: Seat, agrees: bool) -> None:
        """Records whether a seat agrees to the undo that was asked for; a single no cancels it."""
        undo.consent(self, seat, agrees)


def checked_options(game: Game[Any], options: Any) -> Any:
    """Returns options as the game's own type; raises `BadOptions` if they do not fit it."""
    plain = msgspec.to_builtins(options) if options is not None else {}
    try:
        return shaped(plain, game.options)
    except msgspec.ValidationError as wrong:
        raise BadOptions(misfit(str(wrong), plain, game.options)) from None
