"""Standing orders: given about a kind of question, obeyed, told to their seat, and taken back."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import NoOrder, NotOpen, NotOptional, NotYourQuestion
from tapete.kernel.event import ByOrder
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.orders import in_force
from tapete.kernel.matches.records import Answered, Lifted, Obeyed, Ordered, Span
from tapete.kernel.matches.replays import replay
from tapete.odds.unasked.sparing import spare
from tests.odds.trying import AGAIN, BRACE, ROUND, TRYING, TURN, State, trying

TRY = "trying.ask.try"


def order(match: Match[State], span: Span, key: str = AGAIN, **given: Any) -> None:
    match.order(Ordered(0, key, span, **given))


def asked(match: Match[State], chosen: str = "hard", answer: Any = True) -> list[str]:
    """Plays on to the next choice of what to try; returns what was asked besides."""
    found: list[str] = []
    while match.question is not None:
        spare(match, 0)
        if not match.choosing:
            match.answer(0, match.unasked(0))
        elif match.question.key == TRY:
            if found or match.line[-1].key != TRY:
                return found
            match.answer(0, chosen)
        else:
            found.append(match.question.key)
            match.answer(0, answer)
    return found


def at_a_miss(**given: Any) -> Match[State]:
    """A match in which the first try missed, so that another throw matters."""
    matches = (trying(chosen="hard", seed=seed, tokens=9, **given) for seed in range(30))
    return next(m for m in matches if m.records[1].faces[0] < 5)  # type: ignore[union-attr]


def keys(match: Match[State]) -> list[str]:
    return [record.key for record in match.line if isinstance(record, Obeyed)]


def test_not_this_time_declines_and_the_next_time_it_is_asked() -> None:
    match = at_a_miss()
    order(match, "deed")
    assert asked(match) == []
    assert keys(match) == [AGAIN]
    assert in_force(match, 0) == ()


def test_not_this_round_holds_until_the_round_ends() -> None:
    match = at_a_miss()
    order(match, "round")
    while match.state.tries <= ROUND:
        assert in_force(match, 0)
        assert asked(match) == []
        match.answer(0, "hard")
    assert in_force(match, 0) == ()


def test_never_holds_to_the_end() -> None:
    match = at_a_miss()
    order(match, "match")
    while match.question is not None:
        assert asked(match) == []
        if match.question is not None:
            match.answer(0, "hard")
    assert match.state.tokens == [9]


def test_an_order_with_a_condition_is_broken_where_an_answer_may_save_from_harm() -> None:
    matches = (trying("brace", "hard", seed) for seed in range(30))
    match = next(m for m in matches if m.records[1].faces[0] < 5)  # type: ignore[union-attr]
    order(match, "match", BRACE, guarded=True)
    spare(match, 0)
    match.answer(0, match.unasked(0))
    assert keys(match) == [BRACE]  # the first would have been in vain
    spare(match, 0)
    assert match.choosing == (0,)


def test_the_seat_alone_is_told_and_the_others_see_no_gap() -> None:
    match, plain = at_a_miss(), at_a_miss()
    order(match, "match")
    asked(match)
    plain.answer(0, False)
    assert match.told == plain.told
    (note,) = match.notes
    assert (note.seat, type(note.event)) == (0, ByOrder)
    assert note.event in [event for _, event in match.log(0)]
    assert note.event not in [event for _, event in match.log(None)]


def test_a_journal_repeats_orders_and_what_they_answered() -> None:
    match = at_a_miss()
    order(match, "match")
    asked(match)
    match.lift(Lifted(0, AGAIN))
    again = replay(Journal.parse(match.journal().dump()), TRYING)
    assert (again.records, again.notes, again.orders) == (match.records, match.notes, {})


def test_a_journal_for_others_has_no_orders_and_replays_to_the_same() -> None:
    match = at_a_miss()
    order(match, "match")
    asked(match)
    shown = Journal.parse(match.journal().without_orders().dump())
    assert not any(isinstance(one, Ordered | Lifted | Obeyed) for one in shown.records)
    again = replay(shown, TRYING)
    assert (again.state, [*again.notes]) == (match.state, [])


def test_an_order_that_is_taken_back_no_longer_holds() -> None:
    match = at_a_miss()
    order(match, "match")
    match.lift(Lifted(0, AGAIN))
    spare(match, 0)
    assert match.choosing == (0,)
    with pytest.raises(NoOrder):
        match.lift(Lifted(0, AGAIN))


def test_an_undo_keeps_the_order_and_goes_back_to_a_real_choice() -> None:
    match = at_a_miss()
    order(match, "match")
    asked(match)
    match.undo(0)
    assert (match.question and match.question.key) == TRY
    assert [one.span for one in in_force(match, 0)] == ["match"]


def test_another_answer_than_no_may_let_things_be() -> None:
    match = trying("turn", "hard")
    order(match, "match", TURN)
    spare(match, 0)
    assert match.unasked(0) == "left"


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        (Ordered(0, AGAIN, "deed"), NotOpen),
        (Ordered(1, TRY, "deed"), NotYourQuestion),
        (Ordered(0, TRY, "deed"), NotOptional),
        (Ordered(0, TRY, "match", guarded=True), NotOptional),
        (Ordered(0, TRY, "next"), NotOptional),
        (Ordered(0, TRY, "next", answer=[]), NotOptional),
        (Ordered(0, TRY, "next", answer=["easy"] * 9), NotOptional),
    ],
)
def test_what_cannot_be_ordered_is_refused(record: Ordered, fault: type[Exception]) -> None:
    match: Match[State] = Match(TRYING, {}, from_number(1))
    with pytest.raises(fault):
        match.order(record)
    assert not match.orders
    assert not match.records


def test_a_condition_fits_only_an_order_for_the_match() -> None:
    with pytest.raises(NotOptional):
        order(at_a_miss(), "round", guarded=True)


# --- answers given in advance


def in_advance(*answers: Any) -> Match[State]:
    match: Match[State] = Match(TRYING, {"kind": "find"}, from_number(1))
    order(match, "next", TRY, answer=list(answers))
    match.answer(0, "certain")
    match.answer(0, True)
    spare(match, 0)
    return match


def test_an_answer_given_in_advance_is_given_once_and_not_told_again() -> None:
    match = in_advance("easy")
    assert match.unasked(0) == "easy"
    match.answer(0, match.unasked(0))
    assert (type(match.line[-1]), [*match.notes], match.orders) == (Obeyed, [], {})


def test_several_are_given_in_their_order() -> None:
    match = in_advance("easy", "hard")
    for answer in ("easy", "hard"):
        spare(match, 0)
        assert match.unasked(0) == answer
        match.answer(0, answer)
        match.answer(0, True)
    assert not match.orders


def test_after_another_answer_the_rest_is_forgotten() -> None:
    match = in_advance("easy", "hard")
    match.answer(0, "certain")
    assert not match.orders


def test_one_that_is_not_allowed_then_is_forgotten() -> None:
    match = in_advance("nonsense")
    assert match.choosing == (0,)
    match.answer(0, "hard")
    assert (type(match.line[-1]), match.orders) == (Answered, {})


def test_an_undo_takes_back_what_was_given_in_advance_with_it() -> None:
    match = in_advance("easy")
    match.answer(0, match.unasked(0))
    match.undo(0)
    assert [one.answer for one in match.line] == ["certain"]
    assert not match.orders
