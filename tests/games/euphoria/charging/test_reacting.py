"""Where on a charge's way its target stands and shoots."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria.events.charging import Stood
from tapete.games.euphoria.events.moving import Moved
from tapete.games.euphoria.events.shooting import Wasted
from tapete.games.euphoria.figures import engaged
from tapete.games.euphoria.rules.charging.charging import amounts
from tapete.games.euphoria.rules.charging.reacting import Stand, moment
from tapete.spaces.climbs.journey import Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tests.games.euphoria.shows import gun, piece, shown, spot, who

WIDE = 30 / 25.4
"""The diameter of a usual base, in inches."""
STAND = (
    "euphoria.ask.stand",
    {"option": {"what": "stand", "to": "a", "item": 0}, "details": {"shots": 1}},
)
"""`B` stands and shoots once at `a`."""


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
    asked: Any = show.table.asked[0][2]
    assert [one.details.get("shots") for one in asked.choices()] == [None, (2, 1)]


@pytest.mark.rule("euphoria.charge.declare")
def test_a_charge_pays_as_it_is_declared_and_nothing_on_its_way() -> None:
    armed = who((12, 5), weapons=[gun(far=4)])
    show = shown(a=who((4, 5)), B=armed, dice=[1], answers=[STAND])
    show.charge("a", "B", 8)
    assert [one.ap for one in show.told(Moved)] == [0]


@pytest.mark.rule("euphoria.ruling.stand_moment")
@pytest.mark.rule("euphoria.move.jump.charge")
@pytest.mark.parametrize(("die", "dice", "wasted"), [(1, [], 1), (5, [1], 0)])
def test_shots_at_one_that_stumbles_before_it_is_in_range_are_wasted(
    die: int, dice: list[int], wasted: int
) -> None:
    roofs = [piece("roof", 2, 2, 4, 6, height=3), piece("roof", 8, 2, 8, 6, height=3)]
    armed = who((8 + WIDE + 1, 5), height=3, weapons=[gun(far=1)])
    charger = who((3, 5), height=3, ap=8)
    show = shown(pieces=roofs, a=charger, B=armed, dice=[die, *dice], answers=[STAND])
    show.charge("a", "B", 8)
    assert (len(show.told(Wasted)), len(show.told(Stood))) == (wasted, 1 - wasted)
    assert show["B"].deeds.fired == [1]


@pytest.mark.rule("euphoria.charge.declare")
@pytest.mark.parametrize(("classes", "found"), [([], [3, 2, 1]), (["agile"], [3, 2, 1, 0])])
def test_any_number_of_points_may_be_committed_and_none_with_free_inches(
    classes: list[str], found: list[int]
) -> None:
    assert amounts(shown(a=who(ap=3, classes=classes))["a"]) == found


@pytest.mark.rule("euphoria.ruling.level_contact")
@pytest.mark.parametrize(("x", "ledges"), [(8 + WIDE / 2, []), (9, [("a", "B")])])
def test_a_charge_is_kept_as_one_across_levels_only_if_the_two_do_not_touch(
    x: float, ledges: list[tuple[str, str]]
) -> None:
    stage = piece("stage", 8, 4, 2, 2, height=0.8)
    clumsy = who((4, 5), ap=8, classes=["clumsy"])
    show = shown(pieces=[stage], a=clumsy, B=who((x, 5), height=0.8))
    show.charge("a", "B", 8)
    assert engaged(show.show, show["a"])
    assert show.state.ledges == ledges
