"""Aim and cover: what is ignored, what strikes the obstacle, and what goes astray."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.rules.dice.traits import Versus
from tapete.odds.readings import distribution, enumerate_faces
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


@pytest.mark.rule("savage.combat.aim", "savage.ruling.aim_timing", "savage.state.prone.stand")
def test_standing_up_ends_an_aim() -> None:
    gunman = who(shooting=8, gear=("revolver",), state={"prone": True})
    fight = skirmish("a...B", a=gunman, B=who(), dice=[2])
    fight.turn("a")
    fight.do("aim", "B")
    fight.turn("a")
    fight.do("stand")
    fight.do("shoot", "B")
    assert "savage.combat.aim" not in fight.terms()


# --- bystanders of those in cover

PRONE = who(vigor=12, state={"prone": True})


def astray(drawing: str, weapon: str, face: int, **people: Any) -> list[str]:
    """The rules of the rolls that a shot at B makes, which strikes b if it goes astray."""
    shooter, dice = who(shooting=8, gear=(weapon,)), [face, *["b"] * ("b" in people), 1, 1, 1]
    fight = skirmish(drawing, a=shooter, **people, ground=low(1, "tree"), dice=dice)
    fight.turn("a")
    fight.do("shoot", "B")
    return [roll.rule for roll in fight.table.rolled]


STRAY = ["savage.core.attack", "savage.bystanders", "savage.shotgun.damage"]


@pytest.mark.rule("savage.bystanders", "savage.shotgun.attack")
@pytest.mark.parametrize("face", [1, 2])
def test_shot_at_the_prone_may_strike_a_bystander(face: int) -> None:
    """+2 for shot and -4 for lying down: a 2 is missed only because of the cover."""
    found = astray("a......Bb", "pump_shotgun", face, B=PRONE, b=who(vigor=12))
    assert found == STRAY


@pytest.mark.rule("savage.bystanders", "savage.cover.obstacle")
def test_shot_at_somebody_behind_a_tree_does_so_too() -> None:
    tough = who(vigor=12)
    assert astray("a.....oBb", "pump_shotgun", 2, B=tough, b=tough) == STRAY


@pytest.mark.rule("savage.bystanders", "savage.cover.obstacle")
def test_with_nobody_near_the_same_shot_strikes_the_obstacle() -> None:
    alone = astray("a.....oB", "pump_shotgun", 2, B=who(vigor=12))
    assert alone == ["savage.core.attack", "savage.shotgun.damage"]


@pytest.mark.rule("savage.bystanders", "savage.ruling.bystander_pick")
def test_a_3_missed_for_the_cover_is_no_stray_shot() -> None:
    assert astray("a......Bb", "pump_shotgun", 3, B=PRONE, b=who()) == ["savage.core.attack"]


@pytest.mark.rule("savage.bystanders", "savage.cover.obstacle", "savage.core.attack")
def test_a_blow_never_goes_astray_and_a_1_missed_for_the_cover_strikes_the_obstacle() -> None:
    """Parry 2: 1, and 2 against bare hands, less 1, would hit but for the tree between them."""
    guard = who(fighting=8, gear=("staff",), state={"fatigue": 1})
    fight = skirmish("aoB", a=guard, B=who(vigor=12), ground=low(1, "tree"), dice=[1, 1, 1])
    fight.turn("a")
    fight.do("fight", "B")
    assert len(fight.table.rolled) == 2


@pytest.mark.rule("savage.bystanders", "savage.cover.obstacle")
@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize("low_face", [0, 1, 2])
@pytest.mark.parametrize("cover", [0, 2, 4])
@pytest.mark.parametrize("plus", [-6, -2, 0, 3])
def test_odds_of_a_shot_are_those_of_every_face(
    plus: int, cover: int, low_face: int, wild: bool
) -> None:
    read = Versus(4, plus, wild, cover=cover, low=low_face)
    dice = (8, 6) if wild else (8,)
    assert distribution(dice, read, aces=False) == enumerate_faces(dice, read, aces=False)
