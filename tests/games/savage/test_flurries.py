"""Several trait dice at once, in a volley, a frenzy or a sweep: aces, 1s, and rolling again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tapete.games.savage.rules.attacks.flurries import Flurry
from tapete.games.savage.rules.attacks.volleys import Spread
from tapete.games.savage.rules.dice.traits import CRITICAL, FAILED, RAISE, SUCCESS, Versus
from tests.games.savage.skirmish import Skirmish, skirmish, who

FOE = who(fighting=6, vigor=12, gear=("club",))
"""Parry 5, and Toughness 8, which dice that show 1 do not harm."""
DEEDS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "volley": ("shoot", "B", {"shots": 3}),
    "split": ("split", "B", {"second": "C", "split": [2, 1]}),
    "frenzy": ("fight", "B", {"frenzy": "C"}),
    "sweep": ("sweep", "", {}),
}
AGAIN = "savage.ask.benny_trait"
SHARE = ("savage.ask.share_shot", True)


def attack(kind: str, dice: list[int], answers: Sequence[Any] = (), **state: Any) -> Skirmish:
    """A Wild Card attacks B, or B and C: d8s, of which 6 or more hit, and a wild die."""
    shoots = kind in ("volley", "split")
    gear = ("assault_rifle",) if shoots else ("club",)
    hero = who(shooting=8, fighting=8, gear=gear, edges=("frenzy", "sweep"), wild=True, state=state)
    drawing = "a......B\n.......C" if shoots else "CaB"
    fight = skirmish(drawing, a=hero, B=FOE, C=FOE, dice=dice, answers=answers)
    what, to, details = DEEDS[kind]
    fight.turn("a")
    fight.do(what, to, **details)
    fight.table.done()
    return fight


def hits(fight: Skirmish) -> int:
    """How many damage rolls were made."""
    return sum(roll.rule == "savage.core.damage_roll" for roll in fight.table.rolled)


@pytest.mark.rule("savage.core.aces", "savage.core.attack", "savage.core.rof")
@pytest.mark.parametrize(
    ("kind", "faces", "damage"),
    [
        ("volley", [8, 1, 3, 3, 2], [1, 1]),
        ("split", [8, 1, 3, 3, 2], [1, 1]),
        ("frenzy", [8, 1, 3, 2], [1, 1, 1]),
        ("sweep", [8, 1, 2], [1, 1] * 2),
    ],
)
def test_each_die_aces_by_itself(kind: str, faces: list[int], damage: list[int]) -> None:
    """An 8 is thrown again, and hits; for a frenzy, 9 is a raise against Parry 5."""
    shares = [SHARE, SHARE] if kind == "split" else []
    assert hits(attack(kind, [*faces, *damage], shares)) == (2 if kind == "sweep" else 1)


@pytest.mark.rule("savage.core.attack", "savage.core.critical_failure")
def test_a_frenzy_with_the_wild_die_and_one_more_at_1_is_a_wreck() -> None:
    single = Versus(5, 0, wild=False)
    read = Flurry((single, single), wild=True)
    assert read((1, 8, 1)) == (CRITICAL, CRITICAL)
    assert read((8, 1, 1)) == (CRITICAL, CRITICAL)
    assert read((8, 5, 1)) == (SUCCESS, SUCCESS)
    assert read((1, 1, 5))[1:] != (CRITICAL,)
    assert Flurry((single, single), wild=False)((9, 4)) == (RAISE, FAILED)


@pytest.mark.rule("savage.core.wild_die", "savage.core.attack")
def test_the_wild_die_of_a_frenzy_helps_the_blow_it_helps_most() -> None:
    easy, hard = Versus(4, 0, wild=False), Versus(8, 0, wild=False)
    read = Flurry((easy, hard), wild=True)
    assert read((3, 3, 6)) == (SUCCESS, FAILED)
    assert read((4, 3, 10)) == (SUCCESS, SUCCESS)
    assert read((9, 9, 2)) == (RAISE, SUCCESS)


@pytest.mark.rule("savage.core.rof")
def test_a_split_volley_is_read_best_first_with_the_wild_die_for_the_worst() -> None:
    read = Spread(3, wild=True)
    assert read((3, 7, 6, 5)) == (7, 6, 5)
    assert read((3, 7, 6, 8)) == (8, 7, 6)
    assert read((3, 7, 6, 2)) == (7, 6, 3)
    assert Spread(2, wild=False)((1, 4)) == (4, 1)


@pytest.mark.rule("savage.core.rof", "savage.core.critical_failure")
def test_a_split_volley_is_wrecked_by_more_than_half_1s_with_the_wild_die_among_them() -> None:
    read = Spread(3, wild=True)
    assert read((1, 1, 8, 1)) == ()
    assert read((1, 8, 8, 1)) == (8, 8, 1)
    assert read((1, 1, 1, 2)) == (2, 1, 1)
    assert read((2, 2, 2, 1)) == (2, 2, 2)


MISSED: dict[str, list[int]] = {
    "volley": [3, 3, 3, 2],
    "split": [3, 3, 3, 2],
    "frenzy": [3, 3, 2],
    "sweep": [3, 2],
}


@pytest.mark.rule("savage.benny.trait", "savage.core.attack", "savage.core.rof")
@pytest.mark.parametrize("kind", DEEDS)
def test_a_benny_buys_another_roll_and_a_wreck_undoes_the_first(kind: str) -> None:
    """One hit is not enough; a critical failure counts, and cannot be rolled again."""
    dice = MISSED[kind]
    hit = [7, *dice[1:]]
    fight = attack(kind, [*hit, *[1] * len(dice)], [(AGAIN, True)], bennies=2)
    assert hits(fight) == 0
    assert fight["a"].bennies == 1


@pytest.mark.rule("savage.benny.trait", "savage.core.attack", "savage.core.rof")
@pytest.mark.parametrize("kind", DEEDS)
def test_the_better_of_two_rolls_counts(kind: str) -> None:
    dice = MISSED[kind]
    hit = [7, *dice[1:]]
    struck = 2 if kind == "sweep" else 1
    shares = [SHARE, SHARE] if kind == "split" else []
    for first, second in ((hit, dice), (dice, hit)):
        faces = [*first, *second, *[1, 1] * struck]
        assert hits(attack(kind, faces, [(AGAIN, True), *shares], bennies=1)) == struck


@pytest.mark.rule("savage.benny.trait", "savage.core.rof")
def test_three_hits_are_better_than_one_with_a_raise() -> None:
    fight = attack("volley", [8, 2, 3, 3, 2, 6, 6, 6, 2, *[1, 1] * 3], [(AGAIN, True)], bennies=1)
    assert hits(fight) == 3


@pytest.mark.rule("savage.benny.trait", "savage.core.attack", "savage.core.rof")
@pytest.mark.parametrize(
    ("kind", "faces", "struck"),
    [
        ("volley", [8, 2, 8, 2, 8, 2, 2], 3),
        ("frenzy", [8, 1, 8, 1, 2], 2),
        ("sweep", [8, 3, 2], 2),
    ],
)
def test_a_raise_with_every_die_is_enough(kind: str, faces: list[int], struck: int) -> None:
    """No benny is asked for; one could only pay for more damage."""
    kept = [("savage.ask.benny_damage", False)] * struck
    assert hits(attack(kind, [*faces, *[1, 1, 1] * struck], kept, bennies=1)) == struck


@pytest.mark.rule("savage.turn.multi_action", "savage.core.attack", "savage.core.rof")
@pytest.mark.parametrize("kind", DEEDS)
def test_each_is_one_action_and_as_hard_as_others_in_the_same_turn(kind: str) -> None:
    shoots = kind in ("volley", "split")
    gear = ("assault_rifle",) if shoots else ("club",)
    hero = who(shooting=8, fighting=8, gear=gear, edges=("frenzy", "sweep"))
    drawing = "a......B\n.......C" if shoots else "CaB"
    answers = [SHARE, SHARE] if kind == "split" else []
    dice = [3] if kind == "sweep" else [3, 3, 3] if shoots else [3, 3]
    fight = skirmish(drawing, a=hero, B=FOE, C=FOE, dice=dice, answers=answers)
    what, to, details = DEEDS[kind]
    turn = fight.turn("a", declared=2)
    fight.do(what, to, **details)
    assert fight.terms()["savage.turn.multi_action"] == -2
    assert turn.used == 1


@pytest.mark.rule("savage.benny.trait", "savage.core.attack", "savage.core.critical_failure")
def test_a_1_in_an_extras_frenzy_is_a_miss_that_a_benny_may_mend() -> None:
    extra = who(fighting=8, gear=("club",), edges=("frenzy",))
    fight = skirmish("CaB", a=extra, B=FOE, C=FOE, dice=[1, 3], answers=[(AGAIN, False)])
    fight.state.pools[0] = 1
    fight.turn("a")
    fight.do("fight", "B", frenzy="C")
    fight.table.done()


@pytest.mark.rule("savage.core.rof", "savage.bystanders")
@pytest.mark.parametrize(("shares", "other"), [((True, False), "C"), ((True, True), "B")])
def test_a_1_of_a_split_volley_goes_astray_from_either_target(
    shares: tuple[bool, ...], other: str
) -> None:
    """The 1 is for B and strikes C, or the other way round; the 3s miss."""
    extra = who(shooting=8, gear=("assault_rifle",))
    answers = [("savage.ask.share_shot", share) for share in shares]
    fight = skirmish("a......B\n.......C", a=extra, B=FOE, C=FOE, answers=answers)
    fight.table.dice = [3, 3, 1, other, 1, 1]
    fight.turn("a")
    fight.do("split", "B", second="C", split=[2, 1])
    assert "savage.bystanders" in [roll.rule for roll in fight.table.rolled]
    fight.table.done()
