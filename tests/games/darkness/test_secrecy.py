"""What somebody has looked at, nobody else knows: not from views, questions, events or bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.bots import RandomBot
from tapete.games.darkness.game import GAME
from tapete.games.darkness.meta import Options
from tapete.games.darkness.state import Held, Spot, State
from tapete.games.darkness.view import view
from tapete.kernel import Match, Seat
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.secrecy import leaks
from tapete.kernel.seat import may_know
from tapete.kernel.tables.retold import Incomparable
from tests.games.darkness.nights import ASKED, lot_of, person, scene, sq
from tests.kernel.matches import answer_any

HERE, OTHER, THIRD = ASKED


def scramble(state: State, seat: Seat, rng: Random) -> None:
    """Exchanges every disc that only others have looked at for another that nobody has seen."""
    for lot in state.lots:
        for spot in lot.spots:
            if spot.disc and seat not in spot.known_to and not may_know(spot.among, seat):
                spot.disc = _exchanged(state, spot.disc, rng)
        for held in lot.held:
            if not may_know(held.known_to, seat):
                held.disc = _exchanged(state, held.disc, rng)
        lot.held.sort(key=lambda one: (one.disc, one.known_to or ()))


def _exchanged(state: State, disc: str, rng: Random) -> str:
    other = rng.choice(state.pool)
    state.pool.remove(other)
    state.pool = sorted([*state.pool, disc])
    return other


def known_to_one() -> Any:
    return scene(
        person(at=sq(2, 1)), person(1, at=sq(3, 3)), hidden=[HERE], known={OTHER: ("brute", (1,))}
    )


@pytest.mark.rule("darkness.perception.amount")
def test_whoever_looked_sees_the_disc_and_nobody_else() -> None:
    state = known_to_one().state
    mine, theirs = view(state, 1), view(state, 0)
    assert [spot.disc for lot in mine.lots for spot in lot.spots] == ["", "brute"]
    assert [spot.disc for lot in theirs.lots for spot in lot.spots] == ["", ""]
    assert "brute" in theirs.pool
    assert "brute" not in mine.pool


def test_a_view_does_not_tell_which_disc_it_was() -> None:
    one, other = known_to_one().state, known_to_one().state
    scramble(other, 0, Random(1))
    assert one != other
    assert view(one, 0) == view(other, 0)
    assert view(one, None) == view(other, None)


def test_a_disc_that_everybody_knew_to_be_in_the_building_stays_known_to_be_there() -> None:
    night = scene(person(at=sq(2, 1)), person(1), hidden=[HERE, THIRD])
    lot = lot_of(night.night(), HERE)
    lot.spots.append(Spot(OTHER, "brute", (1,), among=None))
    night.state.pool.remove("brute")
    theirs = view(night.state, 0).lots[0]
    assert theirs.held == [Held("brute")]
    assert all(not spot.disc for spot in theirs.spots)
    assert view(night.state, 1).lots[0].held == []


def test_what_was_shuffled_after_a_look_is_known_to_the_looker_alone() -> None:
    night = scene(person(at=sq(2, 1)), person(1), hidden=[HERE, THIRD])
    lot_of(night.night(), HERE).held = [Held("brute", (1,))]
    night.state.pool.remove("brute")
    assert view(night.state, 0).lots[0].held == []
    assert "brute" in view(night.state, 0).pool
    assert view(night.state, 1).lots[0].held == [Held("brute", (1,))]


@pytest.mark.slow
def test_no_seat_learns_what_others_have_looked_at() -> None:
    assert sum(_compared(seed) for seed in range(1, 4)) > 20


def _compared(seed: int) -> int:
    """Plays a match; returns how often a seat was compared with itself in another world."""
    match = Match(GAME, {"players": 3, "scenario": "until_dawn"}, from_number(seed))
    rng, compared = Random(seed), 0
    for _ in range(240):
        if match.question is None:
            break
        if any(spot.disc for lot in match.state.lots for spot in lot.spots):
            for seat in range(match.seats):
                try:
                    assert leaks(match, seat, scramble, rng, lambda: RandomBot(1)) == []
                    compared += 1
                except Incomparable:
                    continue
        answer_any(match, rng)
    return compared


def test_the_options_of_a_match_hide_nothing() -> None:
    options = Options()
    assert GAME.known_options(options, ()) == options
