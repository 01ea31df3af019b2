"""What an Assault adds, what weapons fight as, who holds whom, and who joins whom afterwards."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from tapete.games.punk.events.fighting import Fought
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.rules.fighting.combat import fight, noteworthy
from tapete.games.punk.rules.fighting.dropping_on import after_drop
from tapete.games.punk.rules.fighting.grip import held
from tapete.games.punk.rules.fighting.human_shields import in_the_way
from tapete.games.punk.rules.fighting.momentum import assault_terms, momentum_of, weight_of_drop
from tapete.games.punk.rules.fighting.regrouping import combats, regroup
from tapete.games.punk.rules.fighting.weapons import Arm, arms, rules_of_arm, specials
from tapete.games.punk.state import Item
from tapete.kernel import Modifier
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import Fielded, fielded, who


def pair(*dice: Any, **more: Any) -> Fielded:
    """a is active and touches B; `a_` and `B_` say more of them."""
    one = {key[2:]: more.pop(key) for key in list(more) if key.startswith("a_")}
    other = {key[2:]: more.pop(key) for key in list(more) if key.startswith("B_")}
    table = fielded(
        a=who(at=(20, 20), **one), B=who(at=(22.5, 20), **other), dice=list(dice), **more
    )
    table.activate("a")
    return table


@pytest.mark.rule("punk.combat.assault.bonus", "punk.combat.assault.bonus_previous_moves")
@pytest.mark.parametrize(("run", "last", "earlier"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (4, 1, 3)])
def test_a_run_gives_1_for_its_last_move_and_1_for_each_before(
    run: int, last: int, earlier: int
) -> None:
    table = pair()
    table.skirmish.active.momentum = {"B": run}
    terms = {
        term.rule: term.amount for term in assault_terms(table.skirmish, table["a"], table["B"])
    }
    assert terms["punk.combat.assault.bonus"] == last
    assert terms["punk.combat.assault.bonus_previous_moves"] == earlier
    assert terms["punk.combat.assault.above.modifiers"] == 0


@pytest.mark.rule("punk.combat.assault.bonus_only_vs_assaulted")
def test_a_run_is_worth_nothing_against_others_or_to_others() -> None:
    table = pair(C=who(at=(20, 22.5)))
    table.skirmish.active.momentum = {"B": 2}
    a, b, c = table["a"], table["B"], table["C"]
    found = [momentum_of(table.skirmish, *two) for two in ((a, b), (a, c), (b, a))]
    assert found == [2, 0, 0]


@pytest.mark.rule("punk.combat.assault.above.modifiers", "punk.dice.fractions")
@pytest.mark.parametrize(
    ("height", "more"), [(0, 0), (0.01, 1), (5, 1), (5.01, 2), (10, 2), (10.01, 3)]
)
def test_each_fraction_of_5_cm_of_a_drop_strikes_harder(height: float, more: int) -> None:
    assert weight_of_drop(round(height * CM)) == more


@pytest.mark.rule("punk.combat.assault.bonus_only_vs_assaulted", "punk.combat.fight.roll")
def test_what_is_unusual_about_a_fight_is_what_is_told_of_it() -> None:
    table = pair(C=who(at=(20, 22.5)), D=who(at=(40, 40)))
    skirmish, a = table.skirmish, table["a"]
    assert noteworthy(skirmish, a, table["B"], free=False) == "punk.combat.fight.roll"
    skirmish.active.momentum = {"B": 1}
    said = [noteworthy(skirmish, a, table[one], free=free) for one, free in WITH_A_RUN]
    assert said == [
        "punk.combat.fight.roll",
        "punk.combat.assault.bonus_duration",
        "punk.combat.assault.bonus_only_vs_assaulted",
        "punk.combat.multiple.choose_target",
    ]


WITH_A_RUN = (("B", True), ("B", False), ("C", False), ("D", False))


@pytest.mark.rule("punk.combat.fight.higher_hits", "punk.combat.fight.tie")
@pytest.mark.parametrize(
    ("dice", "rule", "hit"),
    [([9, 1, 1, 10], "higher_hits", ["B"]), ([5, 5, 1, 10, 1, 10], "tie", ["B", "a"])],
)
def test_a_hit_says_by_which_rule_it_came(dice: list[int], rule: str, hit: list[str]) -> None:
    table = pair(*dice)
    fight(table.skirmish, table["a"], table["B"])
    told = table.table.heard(Hit)
    assert [one.target for one in told] == hit
    assert {one.rule for one in told} == {f"punk.combat.fight.{rule}"}


@pytest.mark.rule("punk.core.tail")
@pytest.mark.parametrize(
    ("bearer", "third", "weapon"),
    [("a", 8, "light_blade"), ("a", 5, "mace"), ("B", 8, "light_blade"), ("B", 5, "mace")],
)
def test_a_tail_counts_1_less_and_strikes_as_a_light_blade(
    bearer: str, third: int, weapon: str
) -> None:
    """The bearer throws 4 for its mace, which is even, and another die for its tail."""
    mace: dict[str, Any] = {"gear": ["mace"], "C": 4}
    more = {f"{one}_{key}": given for one in "aB" for key, given in mace.items()}
    faces = [4, 3, third, 1, 10] if bearer == "a" else [3, 4, third, 1, 10]
    table = pair(*faces, **more)
    table[bearer].special["tail"] = 0
    fight(table.skirmish, table["a"], table["B"])
    (hit,) = table.table.heard(Hit)
    assert (hit.figure, hit.weapon) == (bearer, weapon)


@pytest.mark.rule("punk.core.tail")
@pytest.mark.parametrize(("third", "struck"), [(7, ["B", "a"]), (8, ["B"])])
def test_unarmed_a_tail_does_not_suffer_for_the_hands(third: int, struck: list[str]) -> None:
    """Hands have -2, so a 5 is 3; a tail -1, so a 7 is 6, as the rival's 6, and an 8 is 7."""
    table = pair(5, 6, third, *[1, 10] * len(struck), a_special=["tail"], B_gear=["light_blade"])
    fight(table.skirmish, table["a"], table["B"])
    assert [hit.target for hit in table.table.heard(Hit)] == struck


@pytest.mark.rule("punk.core.grip")
def test_a_grip_takes_1() -> None:
    table = pair(B_special=["grip"])
    assert held(table.skirmish, table["a"]) == [Modifier("punk.core.grip", -1)]
    assert held(table.skirmish, table["B"]) == []


@pytest.mark.rule("punk.combat.assault.above.always_prone", "punk.combat.assault.above.fight_first")
@pytest.mark.parametrize("stood", [True, False])
def test_who_dropped_lies_unless_it_had_to_stand_up_for_an_enemy(stood: bool) -> None:
    table = fielded(a=who(at=(20, 20)), rules=None)
    table.state.rules = type(table.state.rules)(low_fall_harmless=True)
    active = table.activate("a")
    active.shaky = ["a"] if stood else []
    after_drop(table.skirmish, table["a"], 3 * CM)
    assert table["a"].prone is not stood


@pytest.mark.rule("punk.core.human_shield")
@pytest.mark.parametrize("angle", [10, 100, 200, 350])
def test_who_throws_itself_in_the_way_comes_by_the_nearest_side(angle: int) -> None:
    way = radians(angle)
    table = fielded(
        a=who(at=(40, 40)),
        b=who(at=(40 + 6 * cos(way), 40 + 6 * sin(way)), special=["human_shield"]),
        answers=[("punk.ask.human_shield", "b")],
    )
    assert in_the_way(table.skirmish, table["a"]) is table["b"]
    at = table["b"].at.point
    assert (at.x, at.y) == pytest.approx((4000 + 250 * cos(way), 4000 + 250 * sin(way)), abs=1)
    assert table.skirmish.in_contact(table["a"], table["b"])


@pytest.mark.rule("punk.core.human_shield")
def test_who_throws_itself_in_the_way_touches_no_enemy() -> None:
    table = fielded(
        a=who(at=(40, 40)),
        b=who(at=(46, 40), special=["human_shield"]),
        C=who(at=(43, 42.47)),
        answers=[("punk.ask.human_shield", "b")],
    )
    in_the_way(table.skirmish, table["a"])
    assert table.skirmish.in_contact(table["a"], table["b"])
    assert not table.skirmish.locked(table["b"])


@pytest.mark.rule("punk.combat.multiple.freed")
def test_each_combat_is_found_once() -> None:
    table = fielded(
        a=who(at=(20, 20)), B=who(at=(22.5, 20)), c=who(at=(50, 20)), D=who(at=(52.5, 20)),
        e=who(at=(70, 70)),
    )  # fmt: skip
    found = combats(table.skirmish, table.state.minis)
    assert sorted(sorted(one.id for one in combat) for combat in found) == [["B", "a"], ["D", "c"]]


@pytest.mark.rule("punk.ruling.freed_details", "punk.combat.multiple.freed")
@pytest.mark.parametrize("active", ["a", "B"])
def test_of_the_freed_the_active_side_goes_first(active: str) -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(26, 20)))
    table.activate(active)
    places = {"a": Point(2000, 2000), "B": Point(2600, 2000)}
    regroup(table.skirmish, [table["a"], table["B"]])
    moved = [one for one in "aB" if table[one].at.point != places[one]]
    assert moved == [active]


@pytest.mark.rule(
    "punk.special.bomb.unarmed", "punk.special.slow.other_weapon", "punk.special.huge.melee"
)
@pytest.mark.parametrize(
    ("gear", "rules"),
    [
        ([], ()),
        (["molotov"], ("punk.special.bomb.unarmed",)),
        (["mace"], ()),
        (["heavy_mace"], ()),
        (["rifle"], ()),
        ([Item("crossbow", reload=1)], ("punk.special.slow.other_weapon",)),
        (["harpoon_gun"], ("punk.special.huge.melee",)),
    ],
)
def test_why_somebody_fights_with_no_better_weapon(gear: list[Any], rules: tuple[str]) -> None:
    table = fielded(a=who(at=(20, 20), gear=gear))
    (arm,) = arms(table["a"])
    assert rules_of_arm(table["a"], arm) == rules


@pytest.mark.rule("punk.special.poison.trigger")
@pytest.mark.parametrize(
    ("own", "weapons", "poison"), [(0, 0, None), (0, 3, 3), (2, 0, 2), (2, 3, 3), (4, 3, 4)]
)
def test_the_stronger_of_its_own_poison_and_its_weapons_counts(
    own: int, weapons: int, poison: int | None
) -> None:
    table = fielded(a=who(at=(20, 20), special={"poison": own} if own else {}))
    arm = Arm("mace", 0, 0, "+0", 0, {"poison": weapons} if weapons else {})
    assert specials(table["a"], arm).get("poison") == poison


@pytest.mark.rule("punk.combat.fight.roll")
def test_what_both_add_is_told() -> None:
    table = pair(9, 1, 1, 10, a_C=6, a_gear=["light_blade"], B_C=3, B_gear=["light_blade"])
    fight(table.skirmish, table["a"], table["B"])
    (told,) = table.table.heard(Fought)
    assert (told.mine, told.theirs) == (6, 3)
