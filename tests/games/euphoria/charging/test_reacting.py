"""Where on a charge's way its target stands and shoots."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.events.moving import Moved
from tapete.games.euphoria.rules.charging.reacting import Stand, moment
from tapete.spaces.climbs.journey import Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tests.games.euphoria.shows import gun, shown, spot, who

WIDE = 30 / 25.4
"""The diameter of a usual base, in inches."""


def shot_after(away: float) -> float | None:
    """How far a charger has gone when a gun of six inches fires, from so many inches away."""
    show = shown(a=who((4, 5)), B=who((4 + WIDE + away, 5), weapons=[gun(far=6)]))
    here, there = (Place(spot(x, 5)) for x in (4, 6))
    way = Journey(here, (Leg("walk", here, there, 508.0),))
    return moment(show.show, show["B"], show["a"], Stand(0, 1), way)


@pytest.mark.rule("euphoria.ruling.stand_moment")
@pytest.mark.rule("euphoria.ruling.distance")
@pytest.mark.parametrize("away", [2.8, 6])
def test_one_in_range_and_in_sight_is_shot_at_before_it_moves(away: float) -> None:
    assert shot_after(away) == 0


@pytest.mark.rule("euphoria.ruling.stand_moment")
def test_one_that_ends_just_in_range_is_shot_at_and_one_that_never_comes_so_near_is_not() -> None:
    assert (shot_after(8), shot_after(8.01)) == (508, None)


@pytest.mark.rule("euphoria.stand.shots")
def test_a_target_is_offered_as_many_shots_as_it_can_pay_for() -> None:
    wait = ("euphoria.ask.stand", {"option": {"what": "wait", "to": "", "item": -1}})
    show = shown(a=who((4, 5)), B=who((8, 5), ap=2, weapons=[gun(3)]), answers=[wait])
    show.charge("a", "B", 6)
    ((_, _, asked),) = show.table.asked
    assert [one.details.get("shots") for one in asked.choices()] == [None, (2, 1)]


@pytest.mark.rule("euphoria.charge.declare")
def test_a_charge_pays_as_it_is_declared_and_nothing_on_its_way() -> None:
    stand = {"option": {"what": "stand", "to": "a", "item": 0}, "details": {"shots": 1}}
    show = shown(a=who((4, 5)), B=who((12, 5), weapons=[gun(far=4)]), dice=[1],
                 answers=[("euphoria.ask.stand", stand)])  # fmt: skip
    show.charge("a", "B", 8)
    assert [one.ap for one in show.told(Moved)] == [0]
