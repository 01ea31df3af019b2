"""Taking back: free to the last reveal, beyond it with consent, always on the record."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.kernel.errors import NothingToUndo, NoUndoAsked
from tapete.kernel.event import Undone
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import TakenBack
from tapete.kernel.matches.replays import replay
from tapete.kernel.seat import Seat
from tests.kernel.asking import asking_match, searching_match
from tests.kernel.matches import asked, image, new_match
from tests.salteadores import GAME


def test_an_answer_nothing_followed_from_is_taken_back_freely() -> None:
    match = asking_match("two")
    start = asked(match)
    match.answer(0, "left")
    assert match.undo(0) is None
    assert asked(match) == start
    match.answer(0, "right")
    assert match.line[0].answer == "right"


def test_own_answers_are_taken_back_one_after_the_other() -> None:
    match = asking_match("two")
    match.answer(0, "left")
    match.answer(0, "up")
    assert match.undo(0) is None
    assert match.undo(0) is None
    assert match.line == []


def test_an_answer_without_a_choice_is_taken_back_with_the_one_before() -> None:
    match = asking_match("one_way")
    match.answer(0, "left")
    match.answer(1, [])
    match.answer(0, "left")
    match.answer(0, "right")
    match.undo(0)
    assert match.undo(0) is not None
    match.consent(1, True)
    assert match.line == []


def test_where_things_are_hidden_one_answer_is_taken_back_and_its_question_put_again() -> None:
    """Whoever sees how much is taken back does not learn whether there was a choice."""
    match = searching_match("one_way")
    match.answer(0, "left")
    match.answer(1, [])
    assert not put_to(match), "there is only one answer"
    match.answer(0, "left")
    assert match.undo(0) is None, "only its own answer goes"
    assert len(match.line) == 2
    assert put_to(match) == [0], "or it would be given again at once"
    match.answer(0, "left")
    assert put_to(match) == [0]


def put_to(match: Match[Any]) -> list[Seat]:
    return list(match.choosing)


def test_past_a_roll_the_others_must_agree() -> None:
    match = new_match()
    match.answer(0, "safe")
    request = match.undo(0)
    assert request is not None
    assert request.waiting == (1,)
    assert asked(match)[1] == "salteadores.ask.ambush"
    match.consent(1, True)
    assert asked(match) == (0, "salteadores.ask.job")
    assert match.records[-1] == TakenBack(0, 0, (1,))


def test_a_refused_undo_changes_nothing() -> None:
    match = new_match()
    match.answer(0, "safe")
    before = image(match)
    match.undo(0)
    match.consent(1, False)
    assert image(match) == before


def test_an_answer_withdraws_an_undo_that_was_asked_for() -> None:
    match = new_match()
    match.answer(0, "safe")
    match.undo(0)
    match.answer(1, "pass")
    assert match.undo_request is None


def test_past_anothers_answer_the_others_must_agree_though_nothing_was_revealed() -> None:
    match = asking_match("turns")
    match.answer(0, "left")
    match.answer(1, "left")
    request = match.undo(0)
    assert request is not None
    match.consent(1, True)
    assert match.line == []


def test_faces_that_were_seen_are_not_dealt_again() -> None:
    match = new_match()
    counter = match.dice.counter
    match.answer(0, "safe")
    seen = match.dice.counter
    assert seen > counter
    match.undo(0)
    match.consent(1, True)
    assert match.dice.counter == seen


def test_an_event_that_reveals_ends_the_free_undo() -> None:
    match = asking_match("peek")
    match.answer(0, "left")
    assert match.undo(0) is not None


@pytest.mark.parametrize("kind", ["question", "event", "whose"])
def test_past_something_that_a_seat_has_learned_the_others_must_agree(kind: str) -> None:
    match = searching_match(kind)
    match.answer(0, "right")
    before = image(match)
    request = match.undo(0)
    assert request is not None
    match.consent(1, False)
    assert image(match) == before


@pytest.mark.parametrize("kind", ["question", "event", "whose"])
def test_what_a_seat_knew_already_is_taken_back_freely(kind: str) -> None:
    match = searching_match(kind)
    start = asked(match)
    match.answer(0, "left")
    assert match.undo(0) is None
    assert asked(match) == start


def test_what_was_learned_before_an_answer_does_not_bind_it() -> None:
    match = searching_match("question")
    match.answer(0, "right")
    match.answer(0, "nothing")
    assert match.undo(0) is None
    assert match.undo(0) is not None


def test_alone_at_the_table_nobody_need_agree_but_it_is_on_the_record() -> None:
    match = asking_match("alone")
    match.answer(0, "left")
    assert match.undo(0) is None
    assert isinstance(match.records[-1], TakenBack)


def test_an_undo_is_told_and_nothing_is_told_twice() -> None:
    match = new_match()
    match.answer(0, "safe")
    told = list(match.told)
    match.undo(0)
    match.consent(1, True)
    assert match.told[: len(told)] == told
    assert [type(one.event) for one in match.told[len(told) :]] == [Undone]


def test_an_undo_reaches_back_over_steps() -> None:
    match = asking_match("turns")
    for _ in range(3):
        match.answer(0, "left")
        match.answer(1, "left")
    match.answer(0, "left")
    match.undo(1)
    match.consent(0, True)
    assert len(match.line) == 5
    assert asked(match)[0] == 1


def test_the_journal_plays_undos_again() -> None:
    match = new_match()
    match.answer(0, "safe")
    match.undo(0)
    match.consent(1, True)
    match.answer(0, "bold")
    again = replay(match.journal(), GAME)
    assert image(again) == image(match)


def test_who_has_not_answered_has_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndo):
        new_match().undo(1)


def test_consent_nobody_asked_for_is_refused() -> None:
    match = new_match()
    with pytest.raises(NoUndoAsked):
        match.consent(1, True)
    match.answer(0, "safe")
    match.undo(0)
    with pytest.raises(NoUndoAsked):
        match.consent(0, True)


def test_a_second_consent_of_the_same_seat_is_refused() -> None:
    match = asking_match("three")
    match.answer(0, "left")
    match.undo(0)
    match.consent(1, True)
    with pytest.raises(NoUndoAsked):
        match.consent(1, True)
    match.consent(2, True)
    assert match.line == []
