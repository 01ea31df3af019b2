"""Standing and shooting at a charger."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.deeds.do import Do
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.shooting import standing
from tapete.games.euphoria.rules.shooting.shooting import shoot
from tapete.games.euphoria.rules.shooting.targets import choices
from tapete.spaces.plane.point import INCH
from tests.games.euphoria.shooting.test_shooting import added
from tests.games.euphoria.shows import Shown, gun, piece, shown, who


def charged(**given: Any) -> Shown:
    """`B` charges `a`, which has a weapon of 3 shots, in the movement phase."""
    a = {"at": (4, 10), "weapons": [gun(3, 12, 40)], **given.pop("a", {})}
    b = {"at": (13, 10), "ap": 0, **given.pop("B", {})}
    return shown(a=who(**a), B=who(**b), **given)


def stand(show: Shown, shots: int = 1, inches: float = 8) -> None:
    standing.declare(show.show, show["a"], 0, shots)
    far = inches * INCH
    standing.stand_and_shoot(show.show, show["a"], show["B"], 0, shots, far)


@pytest.mark.rule("euphoria.stand.who")
def test_an_engaged_miniature_does_not_stand_and_shoot() -> None:
    show = charged()
    assert standing.weapons(show.show, show["a"]) == [(0, 3)]
    locked = charged(C=who(at=(5.18, 10)))
    assert standing.weapons(locked.show, locked["a"]) == []


@pytest.mark.rule("euphoria.stand.who")
@pytest.mark.rule("euphoria.shoot.engaged_no_shoot")
def test_whoever_has_been_engaged_this_turn_does_not_stand_and_shoot() -> None:
    freed = charged(a={"deeds": {"engaged": True}})
    assert standing.weapons(freed.show, freed["a"]) == []


@pytest.mark.rule("euphoria.stand.once")
def test_it_stands_and_shoots_once_a_turn() -> None:
    show = charged(dice=[5])
    stand(show)
    assert standing.weapons(show.show, show["a"]) == []


@pytest.mark.rule("euphoria.stand.shots")
def test_each_shot_is_paid_and_limited_by_ap() -> None:
    assert standing.weapons((tired := charged(a={"ap": 1})).show, tired["a"]) == [(0, 1)]
    assert standing.weapons((spent := charged(a={"ap": 0})).show, spent["a"]) == []
    show = charged(a={"ap": 5}, dice=[5, 5])
    stand(show, 2)
    assert show["a"].ap == 3


@pytest.mark.rule("euphoria.stand.timing")
def test_the_charger_may_die_on_its_way() -> None:
    show = charged(B={"life": 30}, dice=[5])
    stand(show)
    assert show["B"].out == "dead"


@pytest.mark.rule("euphoria.stand.penalty")
@pytest.mark.rule("euphoria.ruling.stand_bonuses")
@pytest.mark.parametrize(
    ("inches", "bonuses", "plus"), [(8, True, -2), (5, True, -1), (4, True, -1), (4, False, -2)]
)
def test_three_less_is_the_only_penalty(inches: float, bonuses: bool, plus: int) -> None:
    crate = piece("crate", 8, 10, 1, 1, height=3)
    moved = {"deeds": {"moving": 3}}
    show = charged(a={"aim": 1, **moved}, B=moved, pieces=[crate], dice=[5],
                   rules=Rules(stand_bonuses=bonuses))  # fmt: skip
    stand(show, inches=inches)
    assert sum(added(show).values()) == plus


@pytest.mark.rule("euphoria.stand.no_template")
def test_no_template_is_used_to_stand_and_shoot() -> None:
    show = charged(a={"weapons": [gun(1, 8, 30, "flamethrower")]})
    assert standing.weapons(show.show, show["a"]) == []


@pytest.mark.rule("euphoria.stand.remaining_shots")
@pytest.mark.rule("euphoria.ruling.stand_then_move")
def test_what_was_fired_standing_is_gone_later() -> None:
    show = charged(B={"life": 200}, dice=[1, 1])
    stand(show, 2)
    show.state.phase = "shooting"
    assert choices(show.show, show["a"])[0].details["shots"] == (1,)


@pytest.mark.rule("euphoria.ruling.stand_evade")
@pytest.mark.rule("euphoria.ruling.stand_counts_as_moving")
@pytest.mark.parametrize("counts", [True, False])
def test_evading_and_standing_count_as_moving_unless_switched_off(counts: bool) -> None:
    show = charged(B={"ap": 2}, dice=[5, 9], answers=[1], rules=Rules(stand_is_moving=counts))
    stand(show)
    assert (show["B"].ap, show["a"].deeds.moving, show["B"].deeds.moving) == (1, counts, counts)
    assert not show["a"].deeds.travelled


@pytest.mark.rule("euphoria.ruling.shoot_plan")
def test_a_weapon_fired_standing_counts_for_two_weapons_but_not_for_targets() -> None:
    two = {"weapons": [gun(1), gun(1)]}
    show = charged(a=two, C=who(at=(12, 6), ap=0), dice=[5, 5], rules=Rules(stand_is_moving=False))
    stand(show)
    show.state.phase = "shooting"
    shoot(show.show, show["a"], Do("shoot", "C", 1), {"shots": 1})
    assert added(show, 1) == {"shoot.mod.two_weapons": -1}
