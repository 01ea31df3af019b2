"""Aim and cover: what is ignored, and what makes a shot strike the obstacle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_shooting import low

CRATE, FAR_CRATE = "a.....oB", "a" + "." * 25 + "oB"
MARKSMAN = ("marksman",)


def shot(fight: Skirmish, aims: bool) -> list[int]:
    """After aiming or not, `a` shoots at B: the Toughness that each damage roll is against."""
    if aims:
        fight.turn("a")
        fight.do("aim", "B")
    fight.turn("a")
    fight.do("shoot", "B")
    damage: list[Any] = list(fight.table.rolled[1:])
    return [roll.read.target for roll in damage]


def strikes(drawing: str, face: int, edges: tuple[str, ...], aims: bool) -> str:
    """What an Extra's shot does on a face: "hit", "through" the cover, or "miss"."""
    shooter = who(shooting=8, gear=("rifle",), edges=edges)
    dice = [*([8, 1] if face == 8 else [face]), 1, 1, 1]
    fight = skirmish(drawing, a=shooter, B=who(vigor=12), ground=low(1, "tree"), dice=dice)
    against = shot(fight, aims)
    return "miss" if not against else "hit" if against == [8] else "through"


@pytest.mark.rule("savage.cover.obstacle", "savage.combat.aim")
@pytest.mark.parametrize(
    ("drawing", "edges", "aims", "through", "hit"),
    [
        (CRATE, (), False, 4, 8),  # cover -4: from 4 it goes through, from 8 past the cover
        (CRATE, (), True, 4, 4),  # Aim ignores all of the cover: nothing is missed for it
        (CRATE, MARKSMAN, False, 4, 6),  # a Marksman ignores 2 of its 4 points
        (FAR_CRATE, (), True, 4, 6),  # range -2 and cover -4: 2 points of the cover are left
        (FAR_CRATE, MARKSMAN, False, 4, 8),  # the range is ignored, and all of the cover is left
    ],
)
def test_only_cover_that_is_not_ignored_makes_a_shot_strike_the_obstacle(
    drawing: str, edges: tuple[str, ...], aims: bool, through: int, hit: int
) -> None:
    for face in range(1, 9):
        expected = "hit" if face >= hit else "through" if face >= through else "miss"
        assert strikes(drawing, face, edges, aims) == expected, face


@pytest.mark.rule("savage.cover.obstacle", "savage.combat.aim")
def test_aim_is_the_bonus_where_ignoring_gives_no_more() -> None:
    """A quarter hidden is -2, and Aim is +2: 2 and 3 are missed only because of the cover."""
    giant, archer = who(size=6), who(size=6, shooting=8, gear=("bow",))
    drawing = ".......o...\na......o..B\n.......o..."
    against = {
        face: shot(
            skirmish(drawing, a=archer, B=giant, ground=low(1), dice=[face, 1, 1]), aims=True
        )
        for face in (1, 2, 3, 4)
    }
    assert against == {1: [], 2: [13], 3: [13], 4: [11]}
