"""Somebody who takes a lesson and does what each step asks for."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from tapete.kernel.domains import Either
from tapete.kernel.domains.domain import Domain
from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.plain import Plain
from tapete.lessons.lesson import LEARNER, Beat, Lesson, Step, lesson_of, mark_of, options_of
from tapete.lessons.patterns import fits, place_in
from tapete.lessons.tutor import Tutor
from tapete.spaces.plane.point import Point

MOST = 500
"""Answers after which a lesson should be over."""
SOME = 2000
"""Candidates among which an answer is looked for."""


class Pupil:
    """Plays a lesson step by step; `told` holds what came of the beat before each question."""

    def __init__(self, game: Game[Any]) -> None:
        lesson = lesson_of(game)
        assert lesson is not None
        self.lesson: Lesson = lesson
        self.match: Match[Any] = Match(game, options_of(game, lesson), None, lesson=mark_of(game))
        self.tutor = Tutor(lesson, self.match)
        self.heard = 0

    def listen(self) -> list[dict[str, Any]]:
        """Lets everything happen until it is the learner's turn; returns the events told."""
        for _ in range(MOST):
            given = self.tutor.given()
            if given is None:
                break
            self.match.answer(*given)
        events = [told.event for told in self.match.told[self.heard :]]
        self.heard = len(self.match.told)
        return [msgspec.to_builtins(event) for event in events]

    def answer(self) -> Plain:
        """An answer that counts."""
        step, question = self.tutor.step, self.match.question
        assert step is not None
        assert question is not None
        return example(step, question.domains[LEARNER])

    def do(self) -> None:
        self.match.answer(LEARNER, self.tutor.taken(self.answer()))

    def unused(self) -> tuple[Any, ...]:
        """The dice and the replies of the last beat that nothing asked for."""
        place = self.tutor.place
        beat: Beat = self.lesson.steps[place.done - 1] if place.done else self.lesson.opening
        replies = [reply for at, reply in enumerate(beat.replies) if at not in place.used]
        return (*beat.dice[place.dice :], *replies)

    def short_of_dice(self) -> bool:
        """True if more was rolled in the last beat than the lesson arranges."""
        place = self.tutor.place
        beat: Beat = self.lesson.steps[place.done - 1] if place.done else self.lesson.opening
        return place.dice > len(beat.dice)


def example(step: Step, domain: Domain[Any]) -> Plain:
    """The first answer of a question that counts, or the way to where it should end."""
    for pattern in step.counts:
        place = place_in(pattern)
        if place is not None and isinstance(domain, Either):
            way: Any = domain.ways[domain.named(pattern[0])]
            return [pattern[0], way.head([Point(*map(round, place[:2]))])]
    for value in islice(domain.candidates(), SOME):
        answer = domain.write(value)
        if any(fits(pattern, answer) for pattern in step.counts):
            return answer
    raise AssertionError(f"nothing that counts can be answered to {step.ask}")
