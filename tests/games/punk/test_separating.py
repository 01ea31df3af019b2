"""Separating from a combat."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.fighting import HeldBack
from tapete.games.punk.rules.moving.moving import rest_of
from tapete.games.punk.rules.moving.separating import retreats
from tapete.games.punk.state import Item
from tapete.kernel.errors import Refused
from tapete.spaces.boards.scenery import block
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who

AWAY: Any = {"way": [[2000, 1200]], "facing": None}
ENEMIES = ((20, 22.5), (22.5, 20), (17.5, 20))


def beset(count: int, agility: int = 3, **given: Any) -> Fielded:
    """a among so many enemies of that Agility, with the north open."""
    minis: dict[str, Any] = {"a": who(at=(20, 20), **given.pop("a", {}))}
    for letter, at in zip("BCD"[:count], ENEMIES, strict=False):
        minis[letter] = who(at=at, AG=agility)
    table = fielded(**minis, **given)
    table.activate("a")
    return table


@pytest.mark.rule("punk.combat.separate.roll")
def test_one_die_against_each_and_a_tie_is_the_active_players() -> None:
    """6 + 4 against 3 + 2 and 3 + 7."""
    table = beset(2, a={"AG": 6}, dice=[4, 2, 7], answers=[AWAY])
    table.do("separate")
    assert not table.skirmish.locked(table["a"])


@pytest.mark.rule("punk.combat.separate.roll")
@pytest.mark.parametrize(("count", "foe"), [(1, "B"), (2, "")])
def test_a_roll_against_a_single_enemy_names_it(count: int, foe: str) -> None:
    table = beset(count, dice=[10, 1, 1], answers=[AWAY])
    table.do("separate")
    roll: Any = table.table.rolled[0]
    assert (roll.figure, roll.foe) == ("a", foe)


@pytest.mark.rule("punk.combat.separate.roll", "punk.dice.reroll.own_dice")
def test_the_die_of_a_second_enemy_is_rolled_again_under_nobodys_name() -> None:
    """6 + 4 against 3 + 1 and 3 + 9; the second enemy's 9 becomes 2."""
    cat = {"AG": 6, "gear": ["lucky_cat"]}
    wants = [("punk.ask.reroll", False), ("punk.ask.reroll_rival", True)]
    table = beset(2, a=cat, dice=[4, 1, 9, 2], answers=[*wants, AWAY])
    table.do("separate")
    again: Any = table.table.rolled[1]
    assert (again.by, again.figure, again.modifiers) == (1, "", ())
    assert not table.skirmish.locked(table["a"])


@pytest.mark.rule("punk.combat.separate.success")
def test_who_wins_moves_at_once_in_the_same_action() -> None:
    table = beset(1, dice=[10, 1], answers=[("punk.ask.break_away", AWAY)])
    table.do("separate")
    assert table["a"].at.point == Point(2000, 1200)
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.combat.separate.failure", "punk.dice.opposed.one_against_many")
def test_whoever_beats_it_hits_it() -> None:
    """punk.example.separate_from_three: 10 against 5, 11 and 13; two automatic hits."""
    table = beset(3, a={"AG": 6}, dice=[4, 2, 8, 10, 1, 9, 1, 9])
    table.do("separate")
    assert [event.by for event in table.table.heard(HeldBack)] == [2]
    rolled = [roll.rule for roll in table.table.rolled]
    assert rolled == ["punk.combat.separate.roll", "punk.impact.roll", "punk.impact.roll"]
    assert table["a"].at.point == Point(2000, 2000)
    assert table.skirmish.locked(table["a"])


@pytest.mark.rule("punk.ruling.separate_opponents")
def test_hits_are_with_each_ones_weapon_and_nobody_supports() -> None:
    table = beset(2, a={"AG": 4}, agility=4, dice=[1, 9, 1, 1, 9])
    table["B"].gear = []
    table.do("separate")
    terms = {term.rule: term.amount for term in table.table.throws[1].modifiers}
    assert terms["punk.impact.attacker_total"] == 4
    roll: Any = table.table.rolled[0]
    assert roll.read.plus == (0, 0)


@pytest.mark.rule("punk.combat.separate.only_way")
def test_nobody_walks_out_of_a_combat() -> None:
    table = beset(1)
    assert "move" not in table.ways()
    with pytest.raises(Refused):
        table.answer(["move", AWAY])


@pytest.mark.rule("punk.combat.separate.no_assault")
def test_the_move_does_not_end_in_contact() -> None:
    table = beset(1)
    table.state.minis.append(fielded(E=who(at=(20, 12)))["E"])
    with pytest.raises(Refused):
        retreats(table.skirmish, table["a"]).read({"way": [[2000, 1450]], "facing": None})


@pytest.mark.rule("punk.combat.separate.no_assault")
def test_with_the_next_action_it_may_assault() -> None:
    table = beset(1, a={"AG": 9}, dice=[10, 1], answers=[{"way": [[2000, 1400]], "facing": 180}])
    table.do("separate")
    assert "assault" in table.ways()
    assert table.skirmish.active.charge is None


@pytest.mark.rule("punk.ruling.separate_move")
def test_it_must_end_out_of_contact() -> None:
    table = beset(1)
    domain = retreats(table.skirmish, table["a"])
    for answer in ({"way": [], "facing": 90}, {"way": [[2001, 2000]], "facing": None}):
        with pytest.raises(Refused):
            domain.read(answer)


@pytest.mark.rule("punk.ruling.separate_move")
def test_who_is_hemmed_in_cannot_try() -> None:
    ring = [(20, 22.5), (22.2, 21.25), (22.2, 18.75), (20, 17.5), (17.8, 18.75), (17.8, 21.25)]
    minis: dict[str, Any] = {one: who(at=at) for one, at in zip("BCDEFG", ring, strict=True)}
    table = fielded(a=who(at=(20, 20)), **minis)
    table.activate("a")
    assert not table.offers("separate")
    assert table.barred("separate")[0] == "punk.combat.separate.only_way"


MARSH = block(1500, 1500, 1000, 1000, ground="rough")
STAYS: Any = {"way": [], "facing": None}


@pytest.mark.rule("punk.ruling.separate_move", "punk.move.terrain.rough.half")
def test_also_half_as_far_it_must_end_out_of_contact() -> None:
    """It fails the roll for the marsh it stands in: it may not stay where it was after all."""
    table = beset(1, pieces=[MARSH], dice=[10, 1, 9], answers=[AWAY, True, STAYS])
    with pytest.raises(Refused):
        table.do("separate")


@pytest.mark.rule("punk.ruling.separate_move", "punk.move.terrain.rough.half")
def test_who_cannot_get_out_of_contact_half_as_far_stays() -> None:
    """With 0.3 mm left nobody gets 0.5 mm away."""
    table = beset(1)
    assert rest_of(table.skirmish, table["a"], 3).contains(STAYS)
    assert not rest_of(table.skirmish, table["a"], 500).contains(STAYS)


@pytest.mark.rule("punk.special.slippery")
def test_the_slippery_need_no_roll() -> None:
    table = beset(3, a={"special": ["slippery"], "AG": None}, answers=[AWAY])
    table.do("separate")
    assert table["a"].at.point == Point(2000, 1200)
    assert table.table.rolled == []
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.attribute.dash")
def test_who_has_no_agility_cannot_separate() -> None:
    table = beset(1, a={"AG": None})
    assert not table.offers("separate")
    assert table.barred("separate")[0] == "punk.attribute.dash"


@pytest.mark.rule("punk.combat.multiple.freed", "punk.ruling.freed_details")
def test_who_is_left_behind_joins_the_nearest_of_the_combat() -> None:
    """a leaves; B, who touched a alone, comes to b, whom C still fights."""
    table = fielded(
        a=who(at=(20, 20), special=["slippery"]),
        B=who(at=(17.5, 20)),
        C=who(at=(22.5, 20)),
        b=who(at=(25, 20)),
        answers=[AWAY],
    )
    table.activate("a")
    table.do("separate")
    assert not table.skirmish.locked(table["a"])
    assert table.skirmish.in_contact(table["B"], table["b"])


@pytest.mark.rule("punk.combat.multiple.freed", "punk.shoot.defensive.timing")
def test_also_if_who_leaves_is_shot_on_its_way() -> None:
    """As before, but a falls to Defensive Fire: B is free all the same, and comes to b."""
    table = fielded(
        a=who(at=(20, 20), special=["slippery"]),
        B=who(at=(17.5, 20)),
        C=who(at=(22.5, 20)),
        b=who(at=(25, 20)),
        D=who(at=(20, 2), facing=180, ready=True, gear=["crossbow"], P=10),
        answers=[("punk.ask.break_away", AWAY), ("punk.ask.react", ["D", 700])],
        dice=[1, 10, 1],
    )
    table.activate("a")
    table.do("separate")
    assert table["a"].out == "downed"
    assert table.skirmish.in_contact(table["B"], table["b"])


@pytest.mark.rule("punk.combat.multiple.freed", "punk.move.prone.contact")
def test_also_if_who_leaves_falls_down_beside_another_enemy() -> None:
    """a stumbles into rough ground right beside D: it is locked again, but B is free of it."""
    table = fielded(
        a=who(at=(20, 20), special=["slippery"]),
        B=who(at=(17.5, 20)),
        C=who(at=(22.5, 20)),
        b=who(at=(25, 20)),
        D=who(at=(17.47, 16.25)),
        pieces=[block(1500, 1000, 1000, 500, ground="very_rough")],
        answers=[AWAY, "risk"],
        dice=[9],
    )
    table.activate("a")
    table.do("separate")
    assert table.skirmish.in_contact(table["a"], table["D"])
    assert table.skirmish.in_contact(table["B"], table["b"])


@pytest.mark.rule("punk.special.fuel.charges", "punk.combat.separate.failure")
def test_an_automatic_hit_burns_fuel_like_any_attack() -> None:
    table = beset(1, dice=[1, 10, 1, 10])
    table["B"].gear = [Item("chainsaw", charges=5)]
    table.do("separate")
    assert table["B"].gear[0].charges == 4
