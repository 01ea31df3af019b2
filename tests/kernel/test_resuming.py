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
from tapete.kernel.matches.resuming import Mark, mark_of, place_of, read_tale, resume, tale_since
from tests.salteadores.game import GAME

KEPT = ("records", "line", "told", "told_after", "begun", "notes", "revealed", "chosen", "words")
"""What is remembered of a match from its beginning."""
NOW = ("number", "practice", "orders", "state", "result")


class Left:
    """A match, with what is kept of it: its entries, and a tale of each."""

    def __init__(self, game: Game[Any], seed: int, **options: Any) -> None:
        self.match = Match(game, options, from_number(seed))
        self.entries: list[tuple[AnyRecord, ...]] = []
        self.tales: list[bytes] = []
        self._keep(0, Mark())

    def _keep(self, since: int, mark: Mark) -> None:
        self.entries.append(tuple(self.match.records[since:]))
        self.tales.append(tale_since(self.match, mark))

    def go_on(self, rng: Random) -> bool:
        """Answers, or now and then takes an answer back; False if the match is over."""
        match, since, mark = self.match, len(self.match.records), mark_of(self.match)
        if match.question is None:
            return False
        if rng.random() < 0.15:
            _take_back(match)
        if len(match.records) == since:
            seat = match.question.seats[0]
            domain = match.question.domains[seat]
            match.answer(seat, domain.write(domain.sample(rng)))
        self._keep(since, mark)
        return match.question is not None

    def taken_up(self) -> Match[Any]:
        game, header = self.match.game, self.match.journal().header
        tales = [read_tale(game, text) for text in self.tales]
        return resume(header, self.entries, tales, place_of(self.match), game)


def _take_back(match: Match[Any]) -> None:
    """Takes back the last answer, to which all agree."""
    if match.line:
        with suppress(NothingToUndo):
            request = match.undo(match.line[-1].seat)
            for seat in request.waiting if request else ():
                match.consent(seat, True)


def remembered(match: Match[Any]) -> dict[str, Any]:
    asked = match.question and (match.question.key, match.question.digest, match.question.seats)
    return {name: getattr(match, name) for name in (*KEPT, *NOW)} | {"asked": asked}


@pytest.mark.parametrize("name", [*games.names(), "salteadores"])
def test_it_is_the_same_match_at_any_point(name: str) -> None:
    left, rng = Left(GAME if name == "salteadores" else games.find(name), 7), Random(3)
    for n in range(60):
        if not left.go_on(rng):
            break
        if n % 6 == 0:
            assert remembered(left.taken_up()) == remembered(left.match)


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
    assert twin.records == left.match.records
    assert twin.told == left.match.told


def test_a_tale_that_does_not_fit_is_found_out() -> None:
    left = Left(GAME, 4, goal=1_000)
    for n in range(5):
        left.go_on(Random(n))
    left.tales[-1] = left.tales[0]
    with pytest.raises(Unrepeatable):
        left.taken_up()
