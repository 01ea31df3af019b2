"""Suppressive fire."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.meta import Rules
from tests.games.savage.skirmish import skirmish, who

GUNNER = who(shooting=10, gear=("submachine_gun",))


@pytest.mark.rule("savage.suppress.roll")
@pytest.mark.rule("savage.ruling.suppress_single_roll")
def test_one_total_is_adjusted_for_each_target() -> None:
    """10 - 2 recoil - 2 range is 6: it reaches B, and C in half cover is missed with 2."""
    drawing = "a.............oC\n...............B"
    gunner = who(shooting=12, gear=("submachine_gun",))
    fight = skirmish(drawing, a=gunner, B=who(), C=who(), dice=[10])
    fight["a"].items[0].loaded = 10
    fight.turn("a")
    fight.do("suppress", "B")
    assert fight.terms() == {"savage.range.penalty": -2, "savage.recoil": -2}
    assert [letter for letter in "BC" if fight[letter].distracted] == ["B"]
    assert fight["a"].items[0].loaded == 0


@pytest.mark.rule("savage.suppress.effect")
@pytest.mark.rule("savage.ruling.suppress_damage_choice")
def test_a_raise_damages_as_many_as_the_rate_of_fire() -> None:
    """10 + 1 - 2 is 9: four in the open with a raise, E prone at -4 with a success: 3 are hurt."""
    people: dict[str, Any] = {letter: who(vigor=12) for letter in "BCDEF"}
    fight = skirmish(
        "........B\n........C\na.......D\n........E\n........F",
        a=GUNNER,
        **people,
        dice=[10, 1, *[4, 4] * 3],
        answers=[("savage.ask.suppress_damage", ["B", "D", "F"])],
    )
    fight["E"].prone = True
    fight.turn("a")
    fight.do("suppress", "D")
    assert [letter for letter in "BCDEF" if fight[letter].distracted] == list("BCDEF")
    assert [letter for letter in "BCDEF" if fight[letter].shaken] == list("BDF")
    fight.table.done()


@pytest.mark.rule("savage.suppress.roll", "savage.suppress.effect")
@pytest.mark.parametrize(
    ("faces", "distracted", "damaged"),
    [([5], False, False), ([6], True, False), ([9], True, False), ([10, 1], True, True)],
)
def test_4_after_recoil_is_a_success_and_8_a_raise(
    faces: list[int], distracted: bool, damaged: bool
) -> None:
    """5 - 2 is 3, 6 - 2 is 4; 9 - 2 is 7, and 10 + 1 - 2 is 9."""
    dice = [*faces, 1, 1] if damaged else faces
    fight = skirmish("a.....B", a=GUNNER, B=who(vigor=12), dice=dice)
    fight.turn("a")
    fight.do("suppress", "B")
    assert bool(fight["B"].distracted) is distracted
    assert len(fight.table.rolled) == 1 + damaged


@pytest.mark.rule("savage.suppress.roll", "savage.state.prone.cover")
@pytest.mark.parametrize("prone", [True, False])
def test_who_lies_down_is_harder_to_suppress(prone: bool) -> None:
    """9 - 2 is 7, and 3 against the prone."""
    fight = skirmish("a.....B", a=GUNNER, B=who(state={"prone": prone}), dice=[9])
    fight.turn("a")
    fight.do("suppress", "B")
    assert bool(fight["B"].distracted) is not prone


@pytest.mark.rule("savage.suppress.roll")
def test_8_after_recoil_is_a_raise() -> None:
    gunner = who(shooting=12, gear=("submachine_gun",))
    fight = skirmish("a.....B", a=gunner, B=who(vigor=12), dice=[10, 1, 1])
    fight.turn("a")
    fight.do("suppress", "B")
    fight.table.done()


@pytest.mark.rule("savage.suppress.roll")
@pytest.mark.parametrize("board", ["free", "squares"])
def test_the_template_is_the_medium_one(board: str) -> None:
    """Two paces from the middle are under it, three are not."""
    fight = skirmish(
        ".........D\n..........\n..........\na........B\n..........\n.........C",
        a=GUNNER, B=who(), C=who(), D=who(), dice=[9], board=board,
    )  # fmt: skip
    fight.turn("a")
    fight.do("suppress", "B")
    assert [letter for letter in "BCD" if fight[letter].distracted] == ["B", "C"]


@pytest.mark.rule("savage.suppress.effect")
def test_friends_under_the_template_are_distracted_too() -> None:
    fight = skirmish("a.......\n......bB", a=GUNNER, b=who(), B=who(), dice=[7])
    fight.turn("a")
    fight.do("suppress", "B")
    assert fight["b"].distracted


@pytest.mark.rule("savage.ruling.suppress_single_roll", "savage.suppress.roll")
@pytest.mark.parametrize(("triple", "left"), [(False, 22), (True, 2)])
def test_the_bullets_it_takes(triple: bool, left: int) -> None:
    """32 rounds at rate 3: 10, or by the option 30."""
    rules = Rules(suppress_triple_ammo=triple)
    fight = skirmish("a.....B", a=GUNNER, B=who(), rules=rules, dice=[3])
    fight.turn("a")
    fight.do("suppress", "B")
    assert fight["a"].items[0].loaded == left
    fight.turn("a")
    offered = fight.offers("suppress")
    assert offered is not triple


@pytest.mark.rule("savage.ruling.suppress_single_roll")
@pytest.mark.parametrize("weapon", ["bow", "flintlock", "crossbow"])
def test_what_must_be_reloaded_for_each_shot_cannot_suppress(weapon: str) -> None:
    fight = skirmish("a.....B", a=who(shooting=8, gear=(weapon,)), B=who())
    fight.turn("a")
    assert not fight.offers("suppress")


@pytest.mark.rule("savage.suppress.roll")
def test_why_it_is_barred() -> None:
    reasons: list[Any] = []
    for drawing in ("aB", "a......#B"):
        fight = skirmish(drawing, a=GUNNER, B=who())
        fight.turn("a")
        reasons.append(fight.barred("suppress", "B")[1].key)
    assert reasons == ["savage.barred.too_large_for_melee", "savage.barred.no_sight"]
