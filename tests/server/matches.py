"""Matches to look at, played on by bots to where something is asked."""

from __future__ import annotations

from typing import Any

from tapete import games
from tapete.bots import BOTS
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains import Domain, Either
from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Seat
from tapete.server.showing.asking import asked

ATTACK = "savage.group.attack"


def savage(seed: int = 1, **options: Any) -> Match[Any]:
    return Match(games.find("savage"), options, from_number(seed))


def asked_of(match: Match[Any]) -> tuple[Seat, Domain[Any]]:
    assert match.question is not None
    return next(iter(match.question.domains.items()))


def play_on(match: Match[Any], answers: int) -> Match[Any]:
    """Plays so many answers at random."""
    bot = BOTS["random"](7)
    for _ in range(answers):
        if match.question is None:
            break
        seat, domain = asked_of(match)
        match.answer(seat, domain.write(bot.choose(match.position(seat))))
    return match


def to_a_turn(match: Match[Any]) -> Match[Any]:
    """Plays on until somebody may move."""
    for _ in range(200):
        _, domain = asked_of(match)
        if isinstance(domain, Either) and "move" in domain.ways:
            return match
        play_on(match, 1)
    raise AssertionError("nobody may move")


def until_asked(key: str, match: Match[Any]) -> Match[Any]:
    """Plays on, attacking whom one can and keeping all bennies, until this is asked."""
    for _ in range(600):
        if match.question is None or match.question.key == key:
            break
        seat, _ = asked_of(match)
        match.answer(seat, _eager(match, seat))
    assert match.question is not None, f"{key} was never asked"
    return match


def _eager(match: Match[Any], seat: Seat) -> Any:
    """An attack, or else the last of the answers: no, nobody, the end of the turn."""
    items = asked(match, seat).items
    attacks = [item.answer for item in items if item.group == ATTACK]
    return attacks[0] if attacks else items[-1].answer
