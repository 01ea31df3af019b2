"""Practice: on the record for good, and the same deed in the same position gets the same dice."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.kernel.errors import AlreadyPractice
from tapete.kernel.matches.branching import branch
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import AnyRecord, Practised, TakenBack, Thrown
from tapete.kernel.matches.replays import Diverged, ForgedDice, replay, verify
from tests.kernel.matches import new_match
from tests.salteadores import GAME


def taken_back(match: Match[Any]) -> Match[Any]:
    """Seat 0 takes back its last answer, and seat 1 agrees."""
    match.undo(0)
    match.consent(1, True)
    return match


def practised() -> Match[Any]:
    """A match in which the safe job was taken, taken back, and the bold one taken instead."""
    match = new_match()
    match.practise(0)
    match.answer(0, "safe")
    taken_back(match).answer(0, "bold")
    return match


def thrown(match: Match[Any]) -> list[Thrown]:
    return [record for record in match.records if isinstance(record, Thrown)]


def test_the_same_deed_in_the_same_position_gets_the_same_dice() -> None:
    match = new_match()
    match.practise(0)
    match.answer(0, "safe")
    first = thrown(match)[-1]
    taken_back(match).answer(0, "safe")
    assert thrown(match)[-2:] == [first, first]


def test_dice_that_fell_before_a_match_became_practice_fall_again_too() -> None:
    match = new_match()
    match.answer(0, "safe")
    first = thrown(match)[-1]
    match.practise(0)
    taken_back(match).answer(0, "safe")
    assert thrown(match)[-2:] == [first, first]


def test_dice_that_were_spent_before_it_became_practice_stay_spent() -> None:
    match = new_match()
    match.answer(0, "safe")
    taken_back(match)
    spent = match.dice.counter
    match.practise(0)
    match.answer(0, "safe")
    taken_back(match)
    assert match.dice.counter == spent


def test_it_is_on_the_record_and_told_and_cannot_be_turned_back() -> None:
    match = new_match()
    match.practise(0)
    assert match.records[-1] == Practised(0)
    assert match.told[-1].event.message().key == "kernel.event.made_practice"
    with pytest.raises(AlreadyPractice):
        match.practise(1)
    match.answer(0, "safe")
    assert taken_back(match).practice


@pytest.mark.parametrize("with_seed", [True, False])
def test_its_journal_replays_to_the_same_match(with_seed: bool) -> None:
    match = practised()
    journal = Journal.parse(match.journal(with_seed=with_seed).dump())
    again = replay(journal, GAME)
    assert again.practice
    assert (again.records, again.state) == (match.records, match.state)


def test_its_dice_can_be_verified() -> None:
    match = practised()
    assert verify(match.journal()) == sum(len(one.faces) for one in thrown(match))


def test_a_branch_of_it_is_practice() -> None:
    assert branch(practised().journal(), GAME, 3, "blake2b-words:00ff").practice


def altered(match: Match[Any], drop: type[AnyRecord] | None = None, **change: int) -> Journal:
    """The journal without a kind of record, or with other undos."""
    records = [
        TakenBack(one.by, one.back_to, one.agreed, **change) if isinstance(one, TakenBack) else one
        for one in match.records
        if drop is None or not isinstance(one, drop)
    ]
    return Journal(match.journal().header, tuple(records))


def test_dice_taken_back_without_practice_are_forged() -> None:
    match = practised()
    at = next(one.at for one in match.records if isinstance(one, TakenBack))
    assert isinstance(at, int)
    with pytest.raises(ForgedDice):
        verify(altered(match, Practised, at=at))


def test_dice_taken_forward_are_forged_and_diverge() -> None:
    forged = altered(practised(), at=999)
    with pytest.raises(ForgedDice):
        verify(forged)
    with pytest.raises(Diverged):
        replay(forged, GAME)
