"""Answers that nobody offered, to every sort of question that survivors and masters are asked."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tapete.kernel import Domain, Either, Filled, Form
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tests.games.darkness.evenings import STORY
from tests.games.darkness.soak import Checked
from tests.games.test_raw_answers import check

MOST, TIMES = 250, 3
"""The answers of a match, and how often each sort of question is tried for each seat."""
MASTERED = {"scenario": STORY, "master": True}
ENDS = {"finish", "round"}
"""The changes that end a session, or may."""
SURVIVORS = {
    "act", "answer_deal", "assist", "deal", "extra_dice", "helpers", "praise", "rethrow",
    "say", "turn_tile",
}  # fmt: skip
MASTERS = {"turn", "master_turn", "master_square", "behind_screen", "judge", "scene", "tell"}
SORTS = 20
"""How many sorts of questions are asked at the least in a few sessions."""


def anything(domain: Domain[Any], rng: Random) -> Any:
    """Any answer; of a menu any kind of deed, however many ways there are to do it.

    Most of the time the session is not ended by hand.
    """
    menu = domain.ways.get("do") if isinstance(domain, Either) else domain
    if not isinstance(menu, Form) or rng.random() < 0.2:
        return domain.write(domain.sample(rng))
    choices = menu.choices()
    kinds = {one.option.what for one in choices} - ENDS
    if not kinds:
        return domain.write(domain.sample(rng))
    what = rng.choice(sorted(kinds))
    chosen = rng.choice([one for one in choices if one.option.what == what])
    filled = Filled(chosen.option, chosen.usual())
    return domain.write(filled if menu is domain else ("do", filled))


def tried(options: dict[str, Any], seed: int) -> set[str]:
    """Plays a match with every seat answering anything; returns the sorts of questions asked."""
    match, rng = Match(Checked(), options, from_number(seed)), Random(seed)
    asked: Counter[tuple[str, int]] = Counter()
    for _ in range(MOST):
        question = match.question
        if question is None:
            break
        for seat, domain in question.domains.items():
            asked[question.key, seat] += 1
            if asked[question.key, seat] <= TIMES:
                check(match, domain, rng, seat)
        seat = rng.choice(question.seats)
        match.answer(seat, anything(question.domains[seat], rng))
    return {key.rpartition(".")[2] for key, _ in asked}


def all_tried(*options: dict[str, Any]) -> set[str]:
    return {key for seed, given in enumerate(options) for key in tried(given, seed)}


def test_survivors_are_taken_at_their_word_only_where_it_was_offered() -> None:
    assert all_tried({"players": 2}, {"scenario": "until_dawn", "players": 3}) >= SURVIVORS


@pytest.mark.slow
def test_so_are_masters_and_those_they_play_with() -> None:
    one, two = {**MASTERED, "players": 1}, {**MASTERED, "players": 2, "known_city": True}
    siege = {**one, "session": "the_siege"}
    found = all_tried(siege, siege, two, one)
    assert found >= MASTERS
    assert len(found) >= SORTS
