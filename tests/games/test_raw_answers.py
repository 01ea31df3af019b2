"""Answers that nobody offered, to every question of random matches of every game.

Offered answers are bent: other deeds, targets, things and details, values of another kind. What can
be picked from a list is accepted only as it is listed, and all that is listed is accepted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from tapete import games
from tapete.kernel import Amount, Either, Form, OneOf, Order, Some, YesNo
from tapete.kernel.chance.seed import from_number
from tapete.kernel.domains import Domain
from tapete.kernel.errors import Malformed, Refused
from tapete.kernel.matches.match import Match
from tapete.kernel.plain import plain_of
from tapete.kernel.seat import Seat

QUESTIONS, OFFERED, BENT = 40, 24, 20
ARENA = "arena"
PLAYED = 0.1
JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 10**6, "", "nobody", [], {}, [0, 0])


def answers_of(domain: Domain[Any]) -> Iterator[Any]:
    return (domain.write(value) for value in islice(domain.candidates(), OFFERED))


def bent(answer: Any, pool: list[Any], rng: Random) -> Any:
    """The answer with one of its parts replaced by that of another, or by something absurd."""
    if isinstance(answer, dict) and answer and rng.random() < 0.9:
        key = rng.choice(sorted(answer))
        others = [one[key] for one in pool if isinstance(one, dict) and key in one]
        return {**answer, key: bent(answer[key], others, rng)}
    if isinstance(answer, list) and answer and rng.random() < 0.9:
        place = rng.randrange(len(answer))
        others = [one[place] for one in pool if isinstance(one, list) and len(one) > place]
        changed = list(answer)
        changed[place] = bent(answer[place], others, rng)
        return changed
    return rng.choice([*pool, *JUNK])


def is_listed(domain: Any, answer: Any) -> bool:
    """True if the lists that a domain is made of have the answer: a second, plain opinion."""
    if isinstance(domain, Either):
        way, inner = answer
        named = {plain_of(one): inside for one, inside in domain.ways.items()}
        return is_listed(named[way], inner)
    if isinstance(domain, Form):
        found = [one for one in domain.choices() if same(plain_of(one.option), answer["option"])]
        return len(found) == 1 and has_details(found[0].details, answer.get("details", {}))
    if isinstance(domain, Amount):
        return answer in range(domain.least, domain.most + 1)
    if isinstance(domain, Some):
        options = [plain_of(one) for one in domain.options]
        return domain.least <= len(answer) <= domain.limit and all(one in options for one in answer)
    if type(domain) in (OneOf, YesNo, Order):
        return any(same(domain.write(one), answer) for one in domain.candidates())
    return True


def has_details(known: Any, given: dict[str, Any]) -> bool:
    values = {name: [*map(dumps, values)] for name, values in known.items()}
    return all(dumps(value) in values.get(name, ()) for name, value in given.items())


def same(one: Any, other: Any) -> bool:
    return dumps(one) == dumps(other)


def dumps(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def check(match: Match[Any], domain: Domain[Any], rng: Random, seat: Seat | None = None) -> None:
    """Tries offered and bent answers of a seat, and plays the bent ones that are accepted."""
    assert match.question is not None
    seat = match.question.seats[0] if seat is None else seat
    offered = list(answers_of(domain))
    for answer in offered:
        assert domain.refuse(answer) is None, answer
    for _ in range(BENT):
        answer = bent(rng.choice(offered), offered, rng)
        try:
            domain.read(answer)
        except (Refused, Malformed):
            continue
        assert is_listed(domain, answer), answer
        if rng.random() < PLAYED:
            match.fork().answer(seat, answer)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("savage", {"scenario": "mill"}),
        ("savage", {"scenario": "crypt", "board": "squares"}),
        ("savage", {"scenario": "gorge"}),
        ("punk", {}),
        ("punk", {"scenario": "brawl"}),
        (ARENA, {}),
        (ARENA, {"scenario": "bomb_hunt", "players": 2}),
        (ARENA, {"scenario": "steamroller", "players": 1}),
    ],
    ids=lambda given: given if isinstance(given, str) else given.get("scenario", "usual"),
)
def test_what_is_accepted_is_what_the_rules_offer(
    game: str, options: dict[str, Any], seed: int
) -> None:
    match, rng = Match(games.find(game), options, from_number(seed)), Random(seed)
    for _ in range(QUESTIONS):
        if match.question is None:
            break
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        check(match, domain, rng)
        match.answer(seat, domain.write(domain.sample(rng)))
