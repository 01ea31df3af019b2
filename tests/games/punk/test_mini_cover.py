"""Minis in the line of fire."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.events.shooting import Strayed
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.sight.mini_cover import strays
from tapete.games.punk.rules.sight.sight import body_of
from tapete.games.punk.state import Item
from tapete.kernel import Modifier, Roll
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.boards.scenery import Scenery
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.scenes import EAST, SOUTH, WEST, block, covers, sees


def shot_past(*pieces: Scenery, **others: Any) -> Fielded:
    """a shoots east at B, whose centre is 20 cm away; others are where they are."""
    return fielded(
        pieces=pieces,
        a=who(at=(20, 20), facing=EAST),
        B=who(at=(40, 20), facing=WEST),
        **others,
    )


@pytest.mark.rule("punk.cover.mini.check", "punk.cover.mini.partial_penalty")
@pytest.mark.parametrize("letter", ["c", "C"])
def test_a_mini_that_some_lines_cross_covers_in_part(letter: str) -> None:
    """punk.example.mini_cover: friend or enemy, and no Armour from it"""
    found = covers(shot_past(**{letter: who(at=(30, 21))}), "a", "B")
    assert found.minis == (letter,)
    assert not found.mini_total
    assert (found.bonus, found.kind) == (0, "")


@pytest.mark.rule("punk.cover.mini.check")
@pytest.mark.parametrize(("y", "crossed"), [(22.49, True), (22.5, False)])
def test_a_base_that_is_only_touched_is_not_in_the_way(y: float, crossed: bool) -> None:
    assert bool(covers(shot_past(c=who(at=(30, y))), "a", "B").minis) is crossed


@pytest.mark.rule("punk.ruling.los_minis")
@pytest.mark.rule("punk.cover.mini.total")
def test_a_large_base_close_in_front_covers_wholly() -> None:
    """punk.example.mini_cover; but it hides nobody: punk.ruling.los_minis"""
    table = shot_past(C=who(at=(35.9, 20), base=55))
    assert covers(table, "a", "B").mini_total
    assert sees(table, "a", "B")


@pytest.mark.rule("punk.ruling.grazing_line")
def test_the_same_base_in_line_leaves_the_outermost_lines() -> None:
    """punk.ruling.grazing_line: with an oblique facing, one of them is enough."""
    table = shot_past(c=who(at=(30, 20)))
    assert covers(table, "a", "B").minis == ("c",)
    assert not covers(table, "a", "B").mini_total
    shifted = shot_past(c=who(at=(30, 20.1)))
    shifted["a"].facing = SOUTH
    assert covers(shifted, "a", "B").mini_total


@pytest.mark.rule("punk.ruling.mini_cover_and_scenery")
def test_total_cover_by_minis_is_looked_at_only_in_the_direction_of_the_shot() -> None:
    table = shot_past(c=who(at=(30, 20.1)))
    table["a"].facing = SOUTH
    assert covers(table, "a", "B").mini_total
    assert not covers(table, "B", "a").mini_total


@pytest.mark.rule("punk.ruling.mini_cover_nearest")
@pytest.mark.rule("punk.cover.mini.stray_hit")
def test_the_nearest_to_the_shooter_first() -> None:
    """punk.ruling.mini_cover_nearest: of those a line crosses, from edge to edge"""
    table = shot_past(
        x=who(at=(33, 21)), Y=who(at=(27, 19)), z=who(at=(25, 24)), W=who(at=(29, 21.5), base=55)
    )
    found = covers(table, "a", "B").minis
    assert found == ("Y", "W", "x")
    assert [one.id for one in strays(table.skirmish, body_of(table["a"]), found)] == ["Y"]


@pytest.mark.rule("punk.cover.mini.stray_tie")
def test_two_as_near_may_both_be_hit() -> None:
    table = shot_past(x=who(at=(27, 18.6)), Y=who(at=(27, 21.4)))
    found = covers(table, "a", "B").minis
    near = strays(table.skirmish, body_of(table["a"]), found)
    assert sorted(one.id for one in near) == ["Y", "x"]
    table["a"].gear = [Item("crossbow")]
    table["a"].attributes["P"] = 6
    table.table = ScriptedTable([6, "Y", 1, 10])
    table.activate("a")
    table.do("shoot", "B")
    assert table.table.rolled[1].rule == "punk.cover.mini.stray_tie"
    assert table.table.heard(Strayed)[0].victim == "Y"


@pytest.mark.rule("punk.ruling.stray_hit_cover")
@pytest.mark.rule("punk.cover.mini.stray_cover")
def test_whoever_is_hit_instead_has_its_own_cover() -> None:
    fence, crate = block("1L", 24, 20, 0.5, 5), block("1M", 35, 20, 0.5, 5)
    table = shot_past(fence, crate, C=who(at=(30, 21)))
    assert covers(table, "a", "B").bonus == 6
    assert covers(table, "a", "C").bonus == 3
    table["a"].gear = [Item("crossbow")]
    table["a"].attributes["P"] = 9
    table.table = ScriptedTable([5, 1, 10])
    table.activate("a")
    table.do("shoot", "B", avoid=True)
    impact = table.table.rolled[-1]
    assert isinstance(impact, Roll)
    assert Modifier("punk.armour.value", -3) in impact.modifiers


@pytest.mark.rule("punk.cover.mini.no_avoid")
def test_minis_cannot_be_avoided() -> None:
    """Nor is it offered to."""
    table = shot_past(c=who(at=(30, 21)))
    assert not covers(table, "a", "B").avoidable
    table["a"].gear = [Item("crossbow")]
    table.activate("a")
    skirmish = table.skirmish
    shots = [one for one in MENU.choices(skirmish, table["a"]) if one.option.what == "shoot"]
    assert [(one.option.to, "avoid" in one.details) for one in shots] == [("B", False)]


@pytest.mark.rule("punk.ruling.mini_cover_contact")
def test_a_friend_in_contact_is_not_leant_out_of() -> None:
    assert covers(shot_past(c=who(at=(22.4, 20.7))), "a", "B").minis == ("c",)


@pytest.mark.rule("punk.ruling.combat_and_mini_cover")
def test_the_combat_of_the_target_is_not_in_the_way() -> None:
    table = shot_past(c=who(at=(37.5, 20)), D=who(at=(30, 21)))
    assert covers(table, "a", "B").minis == ("D",)
    table["D"].at = table["c"].at
    table["c"].at = fielded(c=who(at=(37, 26)))["c"].at
    assert covers(table, "a", "B").minis == ("D",)


@pytest.mark.rule("punk.ruling.mini_cover_and_scenery")
def test_scenery_and_minis_are_looked_at_apart() -> None:
    """Neither leaves a line free together, each does alone: punk.ruling.mini_cover_and_scenery"""
    table = shot_past(block("1L", 36, 20, 0.5, 10), c=who(at=(31, 18.8)))
    found = covers(table, "a", "B")
    assert (found.bonus, found.kind, found.avoidable) == (3, "partial", True)
    assert found.minis == ("c",)
    assert not found.mini_total


@pytest.mark.parametrize("state", ["downed", "removed", "reserve"])
def test_who_is_out_is_not_in_the_way(state: str) -> None:
    assert covers(shot_past(c=who(at=(30, 20), out=state)), "a", "B").minis == ()


@pytest.mark.rule("punk.ruling.prone_effects")
def test_who_lies_on_the_ground_is_in_the_way() -> None:
    assert covers(shot_past(c=who(at=(30, 20), prone=True)), "a", "B").minis == ("c",)


@pytest.mark.rule("punk.ruling.mini_cover_heights")
@pytest.mark.parametrize(("height", "crossed"), [(3, True), (5, True), (5.1, False)])
def test_on_the_level_who_is_within_5_cm_of_both_is_in_the_way(
    height: float, crossed: bool
) -> None:
    found = covers(shot_past(c=who(at=(30, 20), height=height)), "a", "B")
    assert bool(found.minis) is crossed


def from_a_roof(
    *, c_at: float, c_height: float = 0, base: int = 25, rules: Rules | None = None
) -> Fielded:
    """a at the edge of a roof 8 cm high, B on the ground 20 cm from it, c in between."""
    return fielded(
        pieces=[block("3M", 10, 10, 20, 20, 8)],
        rules=rules,
        a=who(at=(28.75, 20), height=8, facing=EAST),
        B=who(at=(51.25, 20), facing=WEST),
        c=who(at=(c_at, 20), height=c_height, base=base),
    )


@pytest.mark.rule("punk.ruling.mini_cover_heights")
@pytest.mark.parametrize(
    ("c_at", "base", "crossed"),
    [
        (48, 25, True),
        (40, 25, False),
        (40, 40, False),
        (40, 55, True),
        (33, 55, True),
        (33, 40, False),
    ],
)
def test_from_a_height_only_who_is_close_to_the_target_is_in_the_way(
    c_at: float, base: int, crossed: bool
) -> None:
    """As tall as cover of size 1, or 2 on a large base: punk.ruling.mini_cover_heights"""
    table = from_a_roof(c_at=c_at, base=base)
    assert bool(covers(table, "a", "B").minis) is crossed
    assert bool(covers(table, "B", "a").minis) is crossed


def test_in_plan_view_anybody_on_the_lower_level_is_in_the_way() -> None:
    in_plan = Rules(heights_in_plan=True)
    assert covers(from_a_roof(c_at=33, rules=in_plan), "a", "B").minis == ("c",)
    aloft = from_a_roof(c_at=26, c_height=8, rules=in_plan)
    assert covers(aloft, "a", "B").minis == covers(aloft, "B", "a").minis == ()


def test_who_is_on_the_roof_is_not_in_the_way_of_a_shot_from_below() -> None:
    table = from_a_roof(c_at=26.2, c_height=8)
    table["a"].at, table["c"].at = table["c"].at, table["a"].at
    assert covers(table, "B", "a").minis == ()


def test_a_large_base_close_in_front_covers_wholly_from_a_height_too() -> None:
    assert covers(from_a_roof(c_at=46.9, base=55), "a", "B").mini_total
