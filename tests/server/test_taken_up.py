"""A match taken up from its end is shown and goes on as one that was played from its start."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete import games
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.remembering import let_go
from tapete.kernel.matches.replays import replay
from tapete.scene.screen import screen_of
from tapete.server.rooms.client import encode
from tapete.server.showing.asking import asked
from tapete.server.showing.telling import news, pending
from tests.kernel.test_resuming import Left, ends_like, now

GAMES = ("savage", "punk", "darkness", "arena", "euphoria")
ON = 6
"""Answers that are given after a match was taken up."""


def shown(match: Match[Any], since: int) -> list[bytes]:
    """What every seat, and a spectator, is shown: the menu, and the news from a place on."""
    question, screen = match.question, screen_of(match.game)
    menus = [encode(asked(match, seat)) for seat in (question.seats if question else ())]
    seats = (None, *range(match.seats))
    told = [encode(news(match, screen, seat, since)) for seat in seats]
    notes = [encode(pending(match, seat)) for seat in range(match.seats)]
    return [*menus, *told, *notes]


def same(tail: Match[Any], whole: Match[Any]) -> bool:
    since = whole.trail[-1].told
    assert now(tail) == now(whole)
    return ends_like(tail, whole) and shown(tail, since) == shown(whole, since)


def answered(match: Match[Any], rng: Random) -> None:
    if match.question is not None:
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(domain.sample(rng)))


@pytest.mark.fuzz
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=8)
@given(seed=st.integers(0, 10_000), answers=st.integers(1, 90))
def test_wherever_it_was_left(name: str, seed: int, answers: int) -> None:
    left, rng = Left(games.find(name), seed), Random(seed)
    while len(left.entries) <= answers and left.go_on(rng):
        pass
    if left.match.question is None:
        return
    taken_up, whole = left.taken_up(), replay(left.match.journal(), left.match.game)
    assert same(taken_up, whole)
    for number in range(ON):
        for match in (taken_up, whole):
            answered(match, Random(seed + number))
        let_go(taken_up, whole.trail[-1].told)
        assert same(taken_up, whole)


def test_it_matters_what_is_compared() -> None:
    left, rng = Left(games.find("savage"), 3), Random(3)
    while len(left.entries) < 20:
        left.go_on(rng)
    whole = replay(left.match.journal(), left.match.game)
    before = shown(whole, whole.trail[-1].told)
    answered(whole, rng)
    assert shown(whole, whole.trail[-1].told) != before
