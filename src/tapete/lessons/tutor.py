"""A lesson being taken: what comes next, and which answers count."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import OtherContent
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import TypedTable
from tapete.lessons.lesson import FILE, LEARNER, Beat, Lesson, Reply, Step, lesson_of, mark_of
from tapete.lessons.patterns import filled, fits

FACES = (TypedTable.ASK_FACES, TypedTable.ASK_DRAWN)


class NotInLesson(TapeteError):
    """An answer that this step of a lesson is not about; its message is the step's hint."""

    def __init__(self, hint: Message) -> None:
        super().__init__()
        self.message = hint


class Place(msgspec.Struct, frozen=True):
    """How far a lesson is: the steps done, and what has been used of the last one's dice."""

    done: int = 0
    dice: int = 0
    used: tuple[int, ...] = ()
    """The replies given since, by their places."""


class Tutor:
    """Leads a match through a lesson. How far it is follows from the answers alone."""

    def __init__(self, lesson: Lesson, match: Match[Any]) -> None:
        self.lesson = lesson
        self.match = match

    @property
    def place(self) -> Place:
        place = Place()
        for given in self.match.line:
            place = self._after(place, given.seat, given.key)
        return place

    @property
    def step(self) -> Step | None:
        """The step to be done next; None when all are done."""
        return self._step(self.place)

    def _step(self, place: Place) -> Step | None:
        steps = self.lesson.steps
        return steps[place.done] if place.done < len(steps) else None

    def _beat(self, place: Place) -> Beat:
        """What happens by itself after the steps that are done."""
        return self.lesson.steps[place.done - 1] if place.done else self.lesson.opening

    def _after(self, place: Place, seat: Seat, key: str) -> Place:
        if key in FACES:
            return msgspec.structs.replace(place, dice=place.dice + 1)
        reply = self._reply(place, seat, key)
        if reply is not None:
            return msgspec.structs.replace(place, used=(*place.used, reply))
        return Place(place.done + 1) if self._waits(place, seat, key) else place

    def _waits(self, place: Place, seat: Seat, key: str) -> bool:
        """True if the learner is to answer this question."""
        step = self._step(place)
        return step is not None and seat == LEARNER and key == step.ask

    def _reply(self, place: Place, seat: Seat, key: str) -> int | None:
        """The place of the next reply to a question, if there is one for it."""
        return _unused(self._beat(place).replies, place.used, seat, key)

    # --- going on

    @property
    def waits(self) -> bool:
        """True if the open question is the learner's."""
        return self.match.question is not None and self.given() is None

    def given(self) -> tuple[Seat, Plain] | None:
        """Returns the seat and the answer to give now; None if the learner is to answer."""
        question = self.match.question
        if question is None:
            return None
        place, seat = self.place, question.seats[0]
        if question.key in FACES:
            return seat, self._faces(place, question, seat)
        reply = self._reply(place, seat, question.key)
        if reply is not None:
            return seat, filled(self._beat(place).replies[reply].answer)
        if self._waits(place, seat, question.key):
            return None
        return seat, self._otherwise(question, seat)

    def _faces(self, place: Place, question: Question, seat: Seat) -> Plain:
        """What falls; by chance, if the lesson has nothing left for it."""
        dice, domain = self._beat(place).dice, question.domains[seat]
        if place.dice < len(dice):
            faces: Plain = filled(dice[place.dice])
            return faces
        return domain.write(domain.sample(Random()))

    def _otherwise(self, question: Question, seat: Seat) -> Plain:
        domain = question.domains[seat]
        if question.key in self.lesson.otherwise:
            answer: Plain = filled(self.lesson.otherwise[question.key])
            return answer
        return domain.write(self.match.game.tactics.reply(seat, question.key, domain))

    def taken(self, answer: object) -> object:
        """Returns what to play for an answer of the learner; `NotInLesson` if it does not count."""
        step = self.step
        if step is None:
            return answer
        if not any(fits(pattern, answer) for pattern in step.counts):
            raise NotInLesson(step.hint.message)
        return answer if step.plays is None else filled(step.plays)


def _unused(replies: Sequence[Reply], used: Sequence[int], seat: Seat, key: str) -> int | None:
    for place, reply in enumerate(replies):
        if place not in used and (reply.by, reply.ask) == (seat, key):
            return place
    return None


def tutor_of(match: Match[Any]) -> Tutor | None:
    """Returns the tutor of a lesson's match, if it is one; `OtherContent` if it was rewritten."""
    if not match.lesson:
        return None
    lesson = lesson_of(match.game)
    if lesson is None or mark_of(match.game) != match.lesson:
        raise OtherContent(files=FILE)
    return Tutor(lesson, match)


def counting(match: Match[Any], answer: object) -> object:
    """Returns what to play for an answer: in a lesson, only what counts when the learner is asked.

    Raises `NotInLesson` for any other.
    """
    tutor = tutor_of(match)
    return answer if tutor is None or not tutor.waits else tutor.taken(answer)
