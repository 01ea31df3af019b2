"""Range: bands, their modifiers, and nothing beyond them."""

from __future__ import annotations

import pytest

from tapete.games.punk.rules.shooting.ranges import bands_of, reach
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import duel, needed, needs


def facing_at(gap: float, kind: str = "crossbow", strength: int = 4) -> Fielded:
    return duel(gap, kind, a_F=strength)


@pytest.mark.rule("punk.shoot.range.bands")
@pytest.mark.rule("punk.ruling.range_bounds")
@pytest.mark.parametrize(("gap", "bonus"), [(15, 1), (15.01, 0), (30, 0), (30.01, -1), (45, -1)])
def test_each_band_ends_where_it_says(gap: float, bonus: int) -> None:
    assert needs(facing_at(gap)) == 4 + bonus


@pytest.mark.rule("punk.shoot.range.modifiers")
def test_short_is_easier_and_long_is_harder() -> None:
    assert [needs(facing_at(gap)) for gap in (10, 20, 40)] == [5, 4, 3]


@pytest.mark.rule("punk.shoot.range.max")
def test_nobody_is_shot_at_beyond_the_last_band() -> None:
    table = facing_at(45.1)
    table.activate("a")
    assert not table.offers("shoot")
    rule, reason = table.barred("shoot", "B")
    assert rule == "punk.shoot.range.max"
    assert dict(reason.args) == {"needs": 4510, "has": 4500}


@pytest.mark.rule("punk.ruling.range_bounds")
def test_a_single_distance_has_no_modifier() -> None:
    assert needs(facing_at(4, "acid_spit")) == 4
    assert not _offers(facing_at(6, "acid_spit"))


def test_a_missing_band_is_not_there() -> None:
    assert needs(facing_at(15, "organic_shot")) == 4 + 1, "medium, and buckshot"
    assert not _offers(facing_at(25, "organic_shot"))


def _offers(table: Fielded) -> bool:
    table.activate("a")
    return table.offers("shoot")


@pytest.mark.rule("punk.core.bombs")
def test_a_bomb_is_thrown_as_far_as_its_thrower_is_strong() -> None:
    table = facing_at(20, "molotov", 5)
    assert reach(table["a"], table["a"].gear[0]) == 2500
    assert _offers(facing_at(25, "molotov", 5))
    assert not _offers(facing_at(25.1, "molotov", 5))


@pytest.mark.rule("punk.core.telescopic_sight")
def test_a_telescopic_sight_has_modifiers_of_its_own() -> None:
    table = fielded(
        a=who(at=(45, 88), gear=["pistol", "telescopic_sight"], bullets={"bullet": 1}),
        B=who(at=(45, 75), facing=180),
        C=who(at=(45, 60), facing=180),
    )
    pistol = table["a"].gear[0]
    assert needs(table, item=pistol, bullet="bullet") == 4 - 1
    assert needed(table, "C", pistol, bullet="bullet").stray == 4 + 2


def test_marks_of_reach_lengthen_every_band() -> None:
    table = facing_at(20, "pump_gun")
    gun = table["a"].gear[0]
    gun.pumped = [0, 0, 2]
    assert bands_of(table["a"], gun) == (3000, 4000, 5000)
