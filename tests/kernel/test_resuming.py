"""A match that is taken up where it was left is the match that was left."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import NothingToUndo, Unrepeatable
from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import AnyRecord
from tapete.kernel.matches.remembering import let_go, past_of, recall
from tapete.kernel.matches.resuming import (
    Mark,
    leads_to_its_step,
    mark_of,
    pieced_together,
    place_of,
    read_tale,
    resume,
    tale_since,
)
from tapete.kernel.matches.tail import Tail
from tests.salteadores.game import GAME

KEPT = ("records", "line", "told", "told_after", "begun", "revealed", "chosen", "words")
"""What is remembered of a match from some place on."""
NOW = ("number", "practice", "orders", "state", "result")


class Left:
    """A match, with what is kept of it: its entries, and a tale of each."""

    def __init__(self, game: Game[Any], seed: int, **options: Any) -> None:
        self.match = Match(game, options, from_number(seed))
        self.entries: list[tuple[AnyRecord, ...]] = []
        self.tales: list[bytes] = []
        self.marks: list[Mark] = []
        self._keep(Mark())

    def _keep(self, mark: Mark) -> None:
        self.entries.append(tuple(self.match.records[mark.records :]))
        self.tales.append(tale_since(self.match, mark))
        self.marks.append(mark)

    def go_on(self, rng: Random) -> bool:
        """Answers, or now and then takes an answer back; False if the match is over."""
        match, mark = self.match, mark_of(self.match)
        if match.question is None:
            return False
        if rng.random() < 0.15:
            _take_back(match)
        if len(match.records) == mark.records:
            seat = match.question.seats[0]
            domain = match.question.domains[seat]
            answer = domain.write(domain.sample(rng))
            if rng.random() < 0.2:
                match.settle(seat, answer)
            match.answer(seat, answer)
        self._keep(mark)
        return match.question is not None

    @property
    def first(self) -> int:
        """The first of the entries from which the match can be taken up."""
        found = [n for n, mark in enumerate(self.marks) if leads_to_its_step(self.match, mark)]
        return found[-1]

    def taken_up(self) -> Match[Any]:
        game, header, first = self.match.game, self.match.journal().header, self.first
        tales = [read_tale(game, text) for text in self.tales[first:]]
        start = self.marks[first]
        place = place_of(self.match, start)
        return resume(header, start, self.entries[first:], tales, place, game)


def _take_back(match: Match[Any]) -> None:
    """Takes back the last answer, to which all agree."""
    if match.line:
        with suppress(NothingToUndo):
            request = match.undo(match.line[-1].seat)
            for seat in request.waiting if request else ():
                match.consent(seat, True)


def now(match: Match[Any]) -> dict[str, Any]:
    asked = match.question and (match.question.key, match.question.digest, match.question.seats)
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    return {name: getattr(match, name) for name in NOW} | {"asked": asked, "views": views}


def ends_like(tail: Match[Any], whole: Match[Any]) -> bool:
    """True if what one match remembers is the end of what the other does."""
    return all(_is_end(getattr(tail, name), getattr(whole, name)) for name in KEPT)


def _is_end(tail: Tail[Any], whole: Tail[Any]) -> bool:
    return len(tail) == len(whole) and tail.kept == whole[tail.start :]


@pytest.mark.parametrize("name", [*games.names(), "salteadores"])
def test_it_is_the_same_match_at_any_point(name: str) -> None:
    left, rng = Left(GAME if name == "salteadores" else games.find(name), 7), Random(3)
    for n in range(60):
        if not left.go_on(rng):
            break
        if n % 6 == 0:
            taken_up = left.taken_up()
            assert now(taken_up) == now(left.match)
            assert ends_like(taken_up, left.match)


@pytest.mark.parametrize("name", ["savage", "punk", "salteadores"])
def test_all_that_was_told_can_be_recalled(name: str) -> None:
    left, rng = Left(GAME if name == "salteadores" else games.find(name), 9), Random(5)
    while len(left.entries) < 30:
        assert left.go_on(rng)
    taken_up = left.taken_up()
    tales = [read_tale(left.match.game, text) for text in left.tales]
    recall(taken_up, pieced_together(left.entries, tales))
    assert past_of(taken_up) == past_of(left.match)
    let_go(taken_up, len(taken_up.told))
    recall(taken_up, past_of(left.match))
    assert past_of(taken_up) == past_of(left.match)


def test_it_goes_on_with_the_same_dice() -> None:
    left = Left(GAME, 4, goal=1_000)
    for n in range(20):
        left.go_on(Random(n))
    twin = left.taken_up()
    for match in (left.match, twin):
        rng = Random(1)
        for _ in range(20):
            assert match.question is not None
            seat = match.question.seats[0]
            domain = match.question.domains[seat]
            match.answer(seat, domain.write(domain.sample(rng)))
    assert ends_like(twin, left.match)
    assert twin.records.start > 0


def test_a_tale_that_does_not_fit_is_found_out() -> None:
    left = Left(GAME, 4, goal=1_000)
    for n in range(5):
        left.go_on(Random(n))
    left.tales[-1] = left.tales[0]
    with pytest.raises(Unrepeatable):
        left.taken_up()
