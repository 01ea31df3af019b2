"""Aiming: +3 at one enemy, for as long as the activation lasts."""

from __future__ import annotations

import pytest

from tapete.games.punk.events.shooting import TookAim
from tapete.games.punk.rules.shooting.firing import fire_at
from tests.games.punk.fielded import Fielded, who
from tests.games.punk.firing import duel, needs, shoots


def aimed(table: Fielded, at: str = "B", times: int = 1) -> Fielded:
    table.activate("a", left=4)
    for _ in range(times):
        table.do("aim", at)
    return table


@pytest.mark.rule("punk.shoot.aim.bonus")
def test_all_later_shots_at_that_enemy_are_better() -> None:
    table = aimed(duel(30, "bow", 10, 10, a_P=2))
    for _ in range(2):
        assert needs(table) == 2 - 1 + 3
        table.do("shoot", "B")
    assert table.skirmish.active.left == 1
    assert table.table.heard(TookAim)[0].target == "B"


@pytest.mark.rule("punk.shoot.aim.one_target")
@pytest.mark.rule("punk.ruling.aim_target")
def test_one_aim_serves_one_target() -> None:
    table = aimed(duel(20, C=who(at=(55, 60), facing=180)))
    assert needs(table, "C") == 4
    table.do("aim", "C")
    assert (needs(table, "B"), needs(table, "C")) == (4, 7)


@pytest.mark.rule("punk.shoot.aim.no_stack")
def test_aiming_twice_is_aiming_once() -> None:
    """punk.example.aim_twice."""
    assert needs(aimed(duel(20), times=2)) == 4 + 3


@pytest.mark.rule("punk.special.buckshot.bonus")
@pytest.mark.rule("punk.shoot.aim.bonus")
def test_different_rules_add_up() -> None:
    """punk.example.buckshot_and_aim: +1 and +3."""
    assert needs(duel(12, "blunderbuss")) == 4 + 1
    assert needs(aimed(duel(12, "blunderbuss"))) == 4 + 4


@pytest.mark.rule("punk.shoot.aim.expires")
def test_the_bonus_ends_with_the_activation() -> None:
    table = aimed(duel(30, "bow", a_P=4))
    table.activate("B")
    assert needs(table) == 3
    table.table.dice = [4]
    fire_at(table.skirmish, table["a"], table["a"].gear[0], table["B"], avoid=False, defensive=True)
    assert not table.table.dice, "4 misses: no +3 for Defensive Fire"
    assert table.table.rolled[0].read.target == 1  # type: ignore[union-attr]


@pytest.mark.rule("punk.ruling.aim_target")
def test_only_at_whom_one_sees() -> None:
    table = duel(20, a_facing=180)
    table.activate("a")
    assert not table.offers("aim")
    assert table.barred("aim", "B")[0] == "punk.shoot.needs_los"


@pytest.mark.rule("punk.ruling.aim_target")
def test_moving_does_not_lose_it() -> None:
    table = aimed(duel(20))
    table["a"].at = table["a"].at.__class__(table["a"].at.point.__class__(4500, 7900))
    assert needs(table) == 4 + 3, "still medium, still aimed"


@pytest.mark.rule("punk.special.parabolic.no_aim")
def test_nobody_aims_a_bomb() -> None:
    table = duel(15, "gas_bomb")
    table.activate("a")
    assert not table.offers("aim")


def test_who_has_nothing_to_aim_does_not() -> None:
    for kind in ("medium_blade", "flamethrower", "pistol"):
        table = duel(20, kind)
        table.activate("a")
        assert not table.offers("aim"), kind


def test_an_unloaded_weapon_may_be_aimed() -> None:
    table = duel(20, "crossbow", 10)
    shoots(table)
    assert not table.offers("shoot")
    assert table.offers("aim", "B")
