"""The referee's table: people throw real dice and type what they see."""

from __future__ import annotations

import pytest

from tapete.kernel import Match
from tapete.kernel.domains import Faces
from tapete.kernel.errors import Refused
from tapete.kernel.event import Rolled
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.replays import replay
from tests.kernel.matches import asked, image
from tests.kernel.rolling import ROLLING
from tests.salteadores import GAME


def working() -> Match[object]:
    match = Match(ROLLING, {}, None)
    match.answer(0, True)
    return match  # type: ignore[return-value]


def test_a_roll_asks_for_the_faces_of_real_dice() -> None:
    match = working()
    assert asked(match) == (0, "kernel.ask.faces")
    assert match.question is not None
    assert isinstance(match.question.domains[0], Faces)
    assert match.question.rule == "rolling.work"


def test_typed_faces_are_read_as_thrown_ones_are() -> None:
    match = working()
    match.answer(0, [8, 3, 2])
    assert match.state.best == 12  # type: ignore[attr-defined]
    rolled = [told.event for told in match.told if isinstance(told.event, Rolled)]
    assert [(event.faces, event.values) for event in rolled] == [((8, 3, 2), (11, 2))]


@pytest.mark.parametrize("faces", [[9, 1], [0, 1], [1], [1, 1, 1], [8, 1], [6, 6], "11", [1.0, 2]])
def test_faces_that_cannot_be_are_refused(faces: object) -> None:
    match = working()
    before = image(match)
    with pytest.raises(Refused):
        match.answer(0, faces)
    assert image(match) == before


def test_a_drawn_card_is_typed_too_and_only_by_who_drew_it() -> None:
    match = Match(GAME, {}, None)
    assert asked(match) == (0, "kernel.ask.drawn")
    for card in (4, 4, 2):
        match.answer(0, card)
    assert match.state.rogues[0].hand == [2, 4, 4]
    assert asked(match) == (0, "salteadores.ask.job")


def test_a_refereed_match_is_kept_and_replayed_without_a_seed() -> None:
    match = working()
    match.answer(0, [1, 2])
    match.answer(0, True)
    journal = Journal.parse(match.journal().dump())
    assert (journal.header.seed, journal.header.typed) == (None, True)
    assert image(replay(journal, ROLLING)) == image(match)


def test_a_card_one_seat_drew_and_typed_is_kept_from_the_other() -> None:
    match = Match(GAME, {}, None)
    for card in (4, 4, 2):
        match.answer(0, card)
    match.answer(0, "safe")
    match.answer(0, [3])
    known = match.position(1).script
    assert [entry is None for entry in known] == [True, True, True, False, False]
