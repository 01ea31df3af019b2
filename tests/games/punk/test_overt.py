"""What is taken to show nothing hidden shows nothing: each answer is given in other worlds, too."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tapete.bots import BOTS
from tapete.games.punk.game import GAME
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.learning import learned
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.undo import before
from tapete.kernel.seat import Seat

MATCHES = 3
ANSWERS = 120
"""How far each match is played."""


def shows(match: Match[Any], seat: Seat, answer: Any) -> bool | None:
    """True if an answer shows a seat something hidden; None if dice fall or another is asked."""
    twin, back_to = match.fork(), len(match.line)
    twin.answer(seat, answer)
    if twin.question is None or twin.question.seats != (seat,) or any(twin.revealed[back_to + 1 :]):
        return None
    return learned(twin, seat, before(twin, seat, back_to), [answer])


@pytest.mark.parametrize("seed", range(MATCHES))
def test_choosing_who_goes_on_shows_nothing_hidden(seed: int) -> None:
    match: Match[Any] = Match(GAME, {}, from_number(seed))
    bot, seen = BOTS["random"](seed), Counter[str]()
    while match.question is not None and len(match.line) < ANSWERS:
        seat, domain = next(iter(match.question.domains.items()))
        answer = domain.write(bot.choose(match.position(seat)))
        if match.question.key in GAME.labels.overt:
            assert not shows(match, seat, answer), (match.question.key, answer)
            seen[match.question.key] += 1
        match.answer(seat, answer)
    assert seen["punk.ask.next"] > 5
    assert seen["punk.ask.deploy"] > 2
