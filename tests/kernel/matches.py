"""Matches of the smallest game, at the moment a test needs."""

from __future__ import annotations

from random import Random
from typing import Any

from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.seat import Seat
from tests.salteadores import GAME
from tests.salteadores.state import State


def new_match(seed: int = 1, **options: Any) -> Match[State]:
    return Match(GAME, options, from_number(seed))


def answer_any(match: Match[Any], rng: Random) -> None:
    """Any allowed answer, by any seat that is asked."""
    assert match.question is not None
    seat = rng.choice(match.question.seats)
    domain = match.question.domains[seat]
    match.answer(seat, domain.write(domain.sample(rng)))


def played(answers: int, seed: int = 1, **options: Any) -> Match[State]:
    """A match after so many answers, or over if it was sooner."""
    match, rng = new_match(seed, **options), Random(seed)
    for _ in range(answers):
        if match.question is None:
            break
        answer_any(match, rng)
    return match


def asked(match: Match[Any]) -> tuple[Seat, str]:
    """Whom the open question is for, and its key."""
    assert match.question is not None
    return match.question.seats[0], match.question.key


def image(match: Match[Any]) -> tuple[Any, ...]:
    """All that can be told of a match, to compare it bit for bit."""
    freeze = match.game.snapshots.freeze
    return (
        match.journal().dump(),
        freeze(match.state),
        [(point.answers, point.state, list(point.script)) for point in match.trail],
        match.question and (match.question.key, match.question.digest),
        match.number,
        match.result,
        list(match.told),
        list(match.revealed),
        match.undo_request,
        match.dice.counter,
    )
