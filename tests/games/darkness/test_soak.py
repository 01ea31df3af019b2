"""A few whole matches between random bots, with every state checked: the soak in small."""

from __future__ import annotations

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.story import Moved
from tapete.games.darkness.state import Held, Square
from tests.games.darkness.invariants import faults
from tests.games.darkness.nights import ASKED, FRONT_IN, FRONT_OUT, lot_of, person, scene, sq
from tests.games.darkness.soak import FULFILLED, Ledger, campaign, master, options, play


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
def test_random_matches_come_to_an_end_with_every_state_as_it_may_be(number: int) -> None:
    assert options(number).scenario in play(number)


def test_matches_whose_objective_comes_about_are_won_in_every_scenario() -> None:
    ends = {play(number) for number in range(FULFILLED - 1, 14 * FULFILLED, FULFILLED)}
    assert ends >= {f"{name} won" for name in library().scenarios}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_a_session_whose_master_does_anything_comes_to_its_end(number: int) -> None:
    assert master(number).endswith(("won", "lost"))


@pytest.mark.slow
def test_a_campaign_with_a_bot_as_its_master_comes_to_its_end() -> None:
    first = next(iter(library().campaigns.values()))
    assert campaign(1) == f"2 players, {len(first.sessions)} sessions"


def test_a_sound_state_has_no_faults() -> None:
    assert faults(scene(person(), hidden=[ASKED[0]]).state) == []


def test_a_disc_too_many_a_load_too_great_and_a_pawn_off_the_city_are_found() -> None:
    night = scene(person(), hidden=[ASKED[0]])
    night.state.removed.append("nurse")
    assert "nurse" in faults(night.state)[0]
    night = scene(person(), hidden=[ASKED[0]])
    lot_of(night.night(), ASKED[0]).held = [Held("nurse"), Held("priest")]
    night.state.pool = [disc for disc in night.state.pool if disc not in ("nurse", "priest")]
    assert faults(night.state) == ["more is shuffled into bar than lies there"]
    night = scene(person(at=(0, 0)))
    assert faults(night.state) == ["s0 is off the city"]
    night = scene(person(failures=3))
    assert faults(night.state) == ["s0 has 3 failure discs"]


def test_a_step_through_a_wall_is_found_and_one_through_a_door_is_not() -> None:
    night = scene(person())
    ledger = Ledger(night.night().table, night.state)
    ledger.tell(Moved, figure="s0", path=_path(sq(1, 4), sq(1, 3)))
    assert ledger.wrong() == [f"from {sq(1, 4)} to {sq(1, 3)}"]
    ledger = Ledger(night.night().table, night.state)
    ledger.tell(Moved, figure="s0", path=_path(FRONT_IN, FRONT_OUT))
    assert ledger.wrong() == []
    ledger.tell(Moved, figure="s0", path=_path(FRONT_OUT, FRONT_IN))
    assert ledger.wrong()


def _path(*squares: Square) -> tuple[tuple[int, int], ...]:
    return tuple((x * 600 + 300, y * 600 + 300) for x, y in squares)
