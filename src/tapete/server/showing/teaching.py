"""A lesson as the learner is shown it."""

from __future__ import annotations

from typing import Any

from tapete.kernel.matches.match import Match
from tapete.lessons import tutor_of
from tapete.lessons.patterns import place_in
from tapete.server.wire.lesson import LessonAt


def lesson_at(match: Match[Any]) -> LessonAt | None:
    """The step to be done, or the end; None if the match is no lesson."""
    tutor = tutor_of(match)
    if tutor is None:
        return None
    steps, done = tutor.lesson.steps, tutor.place.done
    led = steps[done - 1].led.message if done else None
    if done == len(steps):
        title, text = tutor.lesson.title.message, tutor.lesson.end.message
        return LessonAt(done, done, title, text, led=led)
    step = steps[done]
    title, text, place = step.title.message, step.text.message, place_in(step.counts)
    spot = (round(place[0]), round(place[1]), round(place[2])) if place else None
    return LessonAt(done, len(steps), title, text, step.rule, led, spot)


def is_led(match: Match[Any]) -> bool:
    """True if a lesson answers by itself just now: nobody is asked."""
    tutor = tutor_of(match)
    return tutor is not None and not tutor.waits
