"""How often a person is asked something in a match against a bot: it should not grow."""

from __future__ import annotations

from collections import Counter

from tapete.bots import RandomBot
from tapete.games.savage.game import GAME
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.odds.moot import settle_moot

ACT = "savage.ask.act"
MOST = 1.12
"""Questions for each turn of one's own, besides what to do in it: as many as there are now."""
MATCHES = (("bridge", 1), ("saloon", 2))


def prompts(scenario: str, seed: int) -> Counter[str]:
    """What seat 0 is asked in a match that is played at random; each turn of its own once more."""
    match = Match(GAME, {"scenario": scenario}, from_number(seed))
    bots, asked, last = [RandomBot(seed), RandomBot(seed + 1)], Counter[str](), None
    while (question := match.question) is not None:
        seat, turn = question.seats[0], match.state.turn
        settle_moot(match, seat)
        if seat not in match.choosing:
            match.answer(seat, match.unasked(seat))
            continue
        if seat == 0:
            asked[question.key] += 1
            now = None if turn is None else (match.state.round, turn.actor)
            asked["turns"] += question.key == ACT and now != last
            last = now
        match.answer(seat, question.domains[seat].write(bots[seat].choose(match.position(seat))))
    return asked


def test_the_other_questions_for_each_turn_do_not_grow() -> None:
    asked = sum([prompts(*one) for one in MATCHES], Counter[str]())
    turns, deeds = asked.pop("turns"), asked.pop(ACT)
    assert deeds >= turns > 20
    assert asked.total() / turns <= MOST
