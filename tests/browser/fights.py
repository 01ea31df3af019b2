"""A match of Savage Worlds played by chance to where much has been told."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat

SOME = 40
"""Answers among which is chosen."""
MOST = 400
"""Answers after which it should have come to that."""


def fought(answers: int = 60, key: str = "savage.ask.act", seat: Seat = 0) -> Match[Any]:
    """The usual match, after so many answers at least, when that is asked of that seat."""
    match = Match(games.find("savage"), {}, from_number(3))
    chance = Random(1)
    for given in range(MOST):
        assert match.question is not None, "it is over"
        asked, domain = next(iter(match.question.domains.items()))
        if given >= answers and asked == seat and match.question.key == key:
            return match
        match.answer(asked, domain.write(chance.choice([*islice(domain.candidates(), SOME)])))
    raise AssertionError("it never came to that")
