"""What is hidden stays hidden: bullets, sheets, and who is yet to come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.bots import GreedyBot
from tapete.games.punk.figures import item_has
from tapete.games.punk.game import GAME, Punk
from tapete.games.punk.state import Mini, Name, State
from tapete.games.punk.view import view
from tapete.kernel import Match, Seat
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.secrecy import leaks
from tapete.kernel.tables.retold import Incomparable
from tests.kernel.matches import answer_any

BANDS = {"bands": ["pandilleros_200_tiro", "chatarreros_200_sigilo"]}
ANSWERS = 250


def change_what_is_hidden(state: State, seat: Seat, rng: Random) -> None:
    """The rival's bullets, sheets and secrets are others, and others of them are yet to come."""
    rival = 1 - seat
    for mini in state.minis:
        if mini.seat == rival and any(item_has(item, "firearm") for item in mini.gear):
            mini.bullets = {"bullet": rng.randint(1, 9)}
    if state.sworn[rival]:
        state.salts[rival] = str(rng.randrange(10**9))
        state.sheets[rival] = "changed"
    if state.phase != "muster":
        _change_reserve(state, rival, rng)


def _change_reserve(state: State, rival: Seat, rng: Random) -> None:
    """Nobody is in reserve who was, if others are on the table; or somebody like it is as well."""
    hidden = [mini for mini in state.minis if mini.seat == rival and mini.out == "reserve"]
    on_table = any(mini.seat == rival and not mini.out for mini in state.minis)
    if hidden and on_table and rng.random() < 0.5:
        state.minis = [mini for mini in state.minis if mini not in hidden]
    elif hidden:
        state.minis.append(_like(hidden[0], len(state.minis)))


def _like(mini: Mini, number: int) -> Mini:
    twin = Mini(**{name: getattr(mini, name) for name in Mini.__struct_fields__})
    twin.id, twin.name = f"x{number}", Name(mini.name.es, mini.name.en, 9)
    return twin


def leaks_of_a_match(
    game: Punk, seed: int, bot: bool = False, answers: int = ANSWERS
) -> tuple[set[str], int]:
    """All that leaks in the first part of a match, and how many comparisons were made."""
    match, rng = Match(game, BANDS, from_number(seed)), Random(seed)
    found: set[str] = set()
    compared = 0
    for _ in range(answers):
        if match.question is None:
            break
        for seat in range(2):
            try:
                thinker = (lambda: GreedyBot(seed)) if bot else None
                found |= set(leaks(match, seat, change_what_is_hidden, rng, thinker))
                compared += 1
            except Incomparable:
                continue
        answer_any(match, rng)
    return found, compared


@pytest.mark.rule("punk.bullets.secret")
@pytest.mark.rule("punk.special.infiltration.reserve")
@pytest.mark.parametrize("seed", range(8))
def test_neither_view_nor_question_tells_a_secret(seed: int) -> None:
    found, compared = leaks_of_a_match(GAME, seed)
    assert found == set()
    assert compared > 100


def test_a_view_that_leaks_is_found() -> None:
    class Open(Punk):
        def view(self, state: State, seat: Seat | None) -> State:
            return state

    assert "the view" in leaks_of_a_match(Open(), 1)[0]


def test_what_is_imagined_looks_like_the_view_it_came_from() -> None:
    match, rng = Match(GAME, BANDS, from_number(5)), Random(5)
    for _ in range(ANSWERS):
        if match.question is None:
            break
        for seat in (0, 1):
            seen = match.view(seat)
            assert view(GAME.imagine(seen, seat, rng), seat) == seen
        answer_any(match, rng)


def test_nobody_is_told_of_a_rivals_bullets() -> None:
    """Not even by events: only a side's own counts are told to it."""
    match: Match[Any] = Match(GAME, BANDS, from_number(2))
    rng = Random(2)
    for _ in range(ANSWERS):
        if match.question is not None:
            answer_any(match, rng)
    for told in match.told:
        if type(told.event).__name__ == "BulletsCounted":
            assert told.to is not None
            assert len(told.to) == 1


def test_a_bot_chooses_the_same_whatever_is_hidden() -> None:
    found, compared = leaks_of_a_match(GAME, 3, bot=True, answers=30)
    assert found == set()
    assert compared > 30
