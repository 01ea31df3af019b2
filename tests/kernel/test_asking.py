"""Questions to several seats, and choices made in secret at the same time."""

from __future__ import annotations

import pytest

from tapete.bots import RandomBot
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import NotYourQuestion, Refused
from tests.kernel.asking import Asking, Shown, asking_match
from tests.kernel.matches import asked


def test_the_first_seat_to_answer_counts() -> None:
    match = asking_match("any")
    match.answer(2, "jump")
    assert match.state.chosen == ["2 jump"]


def test_each_seat_answers_from_its_own_domain() -> None:
    match = asking_match("any")
    with pytest.raises(Refused):
        match.answer(1, "jump")
    with pytest.raises(NotYourQuestion):
        match.answer(0, "pass")


def test_secret_choices_are_asked_in_turn_and_told_when_all_are_in() -> None:
    match = asking_match("secret")
    match.answer(0, "left")
    match.answer(1, "right")
    assert match.told == []
    assert match.state.chosen == []
    match.answer(2, "left")
    assert [told.event for told in match.told] == [
        Shown(chosen=((0, "left"), (1, "right"), (2, "left")))
    ]


def test_a_secret_choice_is_kept_from_the_others_position_until_all_are_in() -> None:
    match = asking_match("secret")
    match.answer(0, "left")
    assert match.position(1).script == (None,)
    match.answer(1, "right")
    match.answer(2, "left")
    assert asked(match) == (0, "asking.ask.sure")
    assert all(entry is not None for entry in match.position(0).script)


def test_a_position_is_only_for_whom_the_question_is() -> None:
    with pytest.raises(NotYourQuestion):
        asking_match("two").position(1)


@pytest.mark.parametrize("kind", ["two", "turns", "secret", "any", "three"])
def test_bots_play_every_way_of_asking(kind: str) -> None:
    bots = [RandomBot(seed) for seed in range(3)]
    played = playout(Asking(), Asking.options(kind), bots, from_number(1))
    assert played.steps == Asking.steps
