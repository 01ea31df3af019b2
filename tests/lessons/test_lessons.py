"""Every lesson is played to its end, and each of its steps shows what it is about."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.catalogue import load
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.replays import OtherContent, replay
from tapete.lessons import NotInLesson, lesson_of, tutor_of
from tapete.lessons.lesson import LEARNER
from tapete.lessons.patterns import fits
from tests.lessons.pupil import Pupil

GAMES = [name for name in games.names() if lesson_of(games.find(name)) is not None]
LEAST, MOST = 8, 12
"""How many steps a lesson has."""
LONGEST = 330
"""Signs that a step's text may have: it is read in ten seconds."""
each = pytest.mark.parametrize("name", GAMES)


def missing(shows: Any, told: list[dict[str, Any]]) -> list[Any]:
    """What should have been told and was not, in that order."""
    left = [*shows]
    for event in told:
        if left and fits(left[0], event):
            left.pop(0)
    return left


def test_the_games_have_lessons() -> None:
    assert {"arena", "punk", "savage"} <= set(GAMES)


@each
def test_each_step_shows_its_idea_and_the_last_wins_the_match(name: str) -> None:
    pupil = Pupil(games.find(name))
    assert not missing(pupil.lesson.opening.shows, pupil.listen())
    for number, step in enumerate(pupil.lesson.steps, start=1):
        assert step.shows, f"step {number} shows nothing"
        pupil.do()
        told = pupil.listen()
        assert not missing(step.shows, told), f"step {number}: {step.title.en}"
        assert not pupil.unused(), f"step {number}: {step.title.en}"
        assert not pupil.short_of_dice(), f"step {number}: {step.title.en}"
    assert pupil.match.result is not None
    assert pupil.match.result.winners == (LEARNER,)


@each
def test_a_lesson_has_a_dozen_short_steps_at_most(name: str) -> None:
    lesson = lesson_of(games.find(name))
    assert lesson is not None
    assert LEAST <= len(lesson.steps) <= MOST
    rules = load(games.find(name).package)
    for step in lesson.steps:
        assert rules.get(step.rule), step.rule
        for text in (step.text, step.hint, step.led):
            assert 0 < len(text.es) <= LONGEST, text.es
            assert 0 < len(text.en) <= LONGEST, text.en
            assert text.es != text.en


@each
def test_whatever_else_is_answered_gets_a_hint_and_changes_nothing(name: str) -> None:
    pupil = Pupil(games.find(name))
    pupil.listen()
    for step in pupil.lesson.steps:
        question = pupil.match.question
        assert question is not None
        domain = question.domains[LEARNER]
        answers = [domain.write(value) for value in domain.candidates()]
        wrong = [one for one in answers if not any(fits(right, one) for right in step.counts)]
        assert wrong, f"{step.title.en}: there is nothing else to do"
        with pytest.raises(NotInLesson) as hint:
            pupil.tutor.taken(wrong[0])
        assert hint.value.message == step.hint.message
        assert pupil.tutor.step is step
        pupil.do()
        pupil.listen()


@each
def test_a_lesson_is_left_and_taken_up_again(name: str) -> None:
    game = games.find(name)
    pupil = Pupil(game)
    pupil.listen()
    for _ in range(LEAST // 2):
        pupil.do()
        pupil.listen()
    again = replay(Journal.parse(pupil.match.journal().dump()), game)
    tutor = tutor_of(again)
    assert tutor is not None
    assert tutor.step is pupil.tutor.step
    assert tutor.waits


@each
def test_a_lesson_that_was_rewritten_is_not_taken_up_again(name: str) -> None:
    pupil = Pupil(games.find(name))
    pupil.match.lesson = "another"
    with pytest.raises(OtherContent):
        tutor_of(pupil.match)
