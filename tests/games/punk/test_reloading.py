"""Slow weapons, pumped weapons and fuel."""

from __future__ import annotations

import pytest

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Broke, Pumped, Reloaded
from tapete.games.punk.rules.gear.pumping import may_pump
from tests.games.punk.fielded import who
from tests.games.punk.firing import HARMLESS, duel


@pytest.mark.rule("punk.special.slow.reload")
def test_shoot_reload_shoot() -> None:
    table = duel(20, "crossbow", 10, 10)
    table.activate("a", left=3)
    assert not table.offers("reload"), "it starts loaded"
    table.do("shoot", "B")
    assert table.barred("shoot", "B")[0] == "punk.special.slow.reload"
    table.do("reload")
    assert table.table.heard(Reloaded)[0].left == 0
    table.do("shoot", "B")
    assert table.skirmish.active.left == 0


@pytest.mark.rule("punk.ruling.reload")
def test_reloading_may_be_spread_over_activations() -> None:
    table = duel(20, "harpoon_gun", 10)
    table.activate("a", left=2)
    table.do("shoot", "B")
    table.do("reload")
    assert table["a"].gear[0].reload == 1
    table.activate("a", left=2)
    table.do("reload")
    assert table.offers("shoot", "B")


@pytest.mark.rule("punk.ruling.reload")
def test_neither_locked_nor_prone() -> None:
    table = duel(20, "crossbow", 10, C=who(at=(47.5, 80)))
    table["a"].gear[0].reload = 1
    table.activate("a")
    assert not table.offers("reload")
    table["C"].out = "removed"
    table["a"].prone = True
    assert not table.offers("reload")


# --- pumping


@pytest.mark.rule("punk.core.pumped")
def test_an_action_of_pumping_gives_three_marks() -> None:
    table = duel(20, "pump_gun", 1, *HARMLESS)
    table.activate("a", left=3)
    table.do("pump", marks=[2, 1, 0])
    assert table["a"].gear[0].pumped == [2, 1, 0]
    assert table.table.heard(Pumped)[0].strength == 2
    table.do("shoot", "B")
    (hit,) = table.table.heard(Hit)
    assert (hit.strength, hit.penetration) == (3, 2)
    assert table["a"].gear[0].pumped == [0, 0, 0], "the shot uses them up"


@pytest.mark.rule("punk.core.pumped")
def test_no_more_than_five_of_a_kind() -> None:
    table = duel(20, "pump_gun")
    gun = table["a"].gear[0]
    assert may_pump(table["a"], gun)[0] == [1, 1, 1], "one of each is usual"
    assert len(may_pump(table["a"], gun)) == 10
    gun.pumped = [5, 5, 4]
    assert may_pump(table["a"], gun) == [[0, 0, 1]]
    gun.pumped = [5, 5, 5]
    assert may_pump(table["a"], gun) == []


@pytest.mark.rule("punk.core.pumped")
def test_three_alike_may_blow_up() -> None:
    table = duel(20, "pump_gun", 9)
    table.activate("a", left=3)
    table.do("pump", marks=[3, 0, 0])
    table.do("shoot", "B")
    assert table["a"].gear[0].broken
    assert table.table.heard(Broke)
    assert not table.offers("pump")


def test_marks_of_reach_bring_a_far_target_near() -> None:
    table = duel(35, "pump_gun", 4, *HARMLESS)
    table.activate("a", left=3)
    assert not table.offers("shoot")
    table.do("pump", marks=[0, 1, 2])
    table.do("shoot", "B")
    (hit,) = table.table.heard(Hit)
    assert hit.penetration == 2
