"""What is carried, used up, set off, handed over, and asked about in secret."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.gear import BulletsCounted, Revealed
from tapete.games.punk.events.harm import Exploded, Hit
from tapete.games.punk.rules.gear.ammunition import bursts, chosen_bullet, spend_shot, use_up
from tapete.games.punk.rules.gear.bullet_sheets import reveal, seal, swear
from tapete.games.punk.rules.gear.bullets import (
    ENOUGH,
    exchange,
    fire,
    gain,
    has_bullets,
    kinds_of,
    tell_count,
)
from tapete.games.punk.rules.gear.carrying import overload
from tapete.games.punk.rules.gear.fuel import explode
from tapete.games.punk.rules.gear.handing import LEAVE, TAKE, Handing
from tapete.games.punk.rules.gear.loot_question import MOST, Haul
from tapete.games.punk.rules.gear.looting import loot
from tapete.games.punk.rules.gear.reloading import load, unload
from tapete.games.punk.rules.gear.tending import ailments
from tapete.games.punk.rules.story.recruiting import item_of
from tapete.games.punk.state import Item, Passed
from tapete.kernel import Domain, OneOf, Roll
from tapete.kernel.plain import Plain, plain_of
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.handings import give, leave, take


class Discreet(ScriptedTable):
    """Keeps the keys of the questions that were asked in secret."""

    def __init__(self, dice: Any = (), answers: Any = ()) -> None:
        super().__init__(dice, answers)
        self.secrets: list[str] = []

    def ask(self, seat: int, key: str, domain: Domain[Any], rule: str = "", **how: Any) -> Any:
        self.secrets += [key] if how.get("secret") else []
        return super().ask(seat, key, domain, rule, **how)


def discreet(*answers: Any, **minis: Any) -> Fielded:
    table = fielded(**minis)
    table.table = Discreet(answers=answers)
    table.activate("a")
    return table


def alone(**given: Any) -> Fielded:
    table = fielded(a=who(at=(20, 20), **given))
    table.activate("a")
    return table


# --- in secret


@pytest.mark.rule("punk.bullets.secret", "punk.special.firearm")
def test_which_bullet_is_shot_is_asked_in_secret() -> None:
    bullets = {"bullet": 1, "makeshift_bullet": 2}
    table = discreet("makeshift_bullet", a=who(at=(20, 20), gear=["pistol"], bullets=bullets))
    mini = table["a"]
    assert chosen_bullet(table.skirmish, mini, mini.gear[0]) == "makeshift_bullet"
    assert table.table.secrets == ["punk.ask.bullet"]  # type: ignore[attr-defined]


@pytest.mark.rule("punk.bullets.secret", "punk.bullets.exchange")
def test_what_bullets_are_passed_on_is_asked_in_secret() -> None:
    table = discreet(
        plain_of(give("bullet", count=1)),
        a=who(at=(20, 20), bullets={"bullet": 1}),
        b=who(at=(22.5, 20)),
    )
    exchange(table.skirmish, table["a"], table["b"])
    assert table.table.secrets == ["punk.ask.bullets"]  # type: ignore[attr-defined]


@pytest.mark.rule("punk.bullets.secret", "punk.downed.loot.action")
def test_what_is_looted_is_asked_in_secret() -> None:
    table = discreet([], a=who(at=(20, 20)), B=who(at=(22.5, 20), gear=["mace"], out="downed"))
    loot(table.skirmish, table["a"], table["B"])
    assert table.table.secrets == ["punk.ask.loot"]  # type: ignore[attr-defined]


@pytest.mark.rule("punk.bullets.secret")
def test_how_many_are_left_of_a_kind_that_is_gone_is_none() -> None:
    table = alone(bullets={"bullet": 2})
    for kind in ("bullet", "makeshift_bullet"):
        tell_count(table.skirmish, table["a"], kind)
    assert [told.count for told in table.table.heard(BulletsCounted)] == [2, 0]


@pytest.mark.rule("punk.bullets.secret")
def test_a_seal_is_of_20_dice_and_32_signs() -> None:
    """The digits of the salt are those of the dice, a 10 being a 0."""
    table = fielded(a=who(at=(20, 20), bullets={"bullet": 2}), dice=[*[10, 1] * 10, *[2] * 20])
    swear(table.skirmish, 0)
    swear(table.skirmish, 1)
    salted = table.table.rolled[0]
    assert isinstance(salted, Roll)
    assert salted.dice == (10,) * 20
    assert table.state.salts == ["01" * 10, "2" * 20]
    assert len(table.state.sworn[0]) == 32
    assert table.state.sworn[0] == seal("a bullet 2", "01" * 10)
    fire(table.skirmish, table["a"], "bullet")
    reveal(table.skirmish)
    shown = table.table.heard(Revealed)
    assert [(one.side, one.left, one.fired) for one in shown] == [(0, 1, 1), (1, 0, 0)]


# --- bullets


@pytest.mark.rule("punk.special.firearm")
def test_who_has_bullets_of_a_kind() -> None:
    table = alone(bullets={"bullet": 1, "makeshift_bullet": 0})
    kinds = ("bullet", "makeshift_bullet", "irradiated_bullet", "")
    assert [has_bullets(table["a"], kind) for kind in kinds] == [True, False, False, True]
    assert kinds_of(table["a"]) == ["bullet"]
    table["a"].bullets = {}
    assert not has_bullets(table["a"])


@pytest.mark.rule("punk.bullets.secret")
def test_a_bullet_that_is_found_is_one() -> None:
    table = alone()
    gain(table.skirmish, table["a"], "bullet")
    assert table["a"].bullets == {"bullet": 1}
    assert table.state.ledger[0] == [Passed(1, "bullet", 1, taker="a")]


# --- what a shot uses up


@pytest.mark.rule("punk.special.catapum.break", "punk.core.pumped")
@pytest.mark.parametrize(
    ("pumped", "risky"),
    [([0, 0, 0], False), ([2, 2, 2], False), ([0, 3, 0], True), ([4, 0, 0], True)],
)
def test_three_marks_of_a_kind_make_a_pumped_weapon_risky(pumped: list[int], risky: bool) -> None:
    assert bursts(Item("pump_gun", pumped=pumped), "") is risky


@pytest.mark.rule("punk.core.pumped")
def test_a_shot_uses_up_all_marks() -> None:
    table = alone(gear=[Item("pump_gun", pumped=[1, 2, 3])])
    spend_shot(table.skirmish, table["a"], table["a"].gear[0], "")
    assert table["a"].gear[0].pumped == [0, 0, 0]


@pytest.mark.rule("punk.special.single_use")
@pytest.mark.parametrize(("wields", "after"), [(0, 0), (1, 1), (2, 1), (None, None)])
def test_what_is_used_up_is_gone_and_the_weapon_in_hand_stays_in_hand(
    wields: int | None, after: int | None
) -> None:
    """Which of its things a mini fights with is known by their place."""
    table = alone(gear=["mace", "molotov", "light_blade"])
    active, a = table.skirmish.active, table["a"]
    active.wields = {} if wields is None else {"a": wields}
    use_up(table.skirmish, a, a.gear[1])
    assert [item.kind for item in a.gear] == ["mace", "light_blade"]
    assert active.wields.get("a") == after


@pytest.mark.rule("punk.special.single_use")
def test_things_are_used_up_between_activations_too() -> None:
    table = fielded(a=who(at=(20, 20), gear=["molotov", "molotov"]))
    use_up(table.skirmish, table["a"], table["a"].gear[1])
    assert len(table["a"].gear) == 1


@pytest.mark.rule("punk.special.slow.reload")
def test_a_slow_weapon_takes_its_actions_and_any_other_none() -> None:
    slow, quick = Item("harpoon_gun"), Item("bow")
    unload(slow)
    unload(quick)
    assert (slow.reload, quick.reload) == (2, 0)
    load(slow)
    assert slow.reload == 1


@pytest.mark.rule("punk.special.fuel.charges")
@pytest.mark.parametrize(("kind", "charges"), [("flamethrower", 10), ("crossbow", 0), ("mace", 0)])
def test_only_what_burns_fuel_has_charges(kind: str, charges: int) -> None:
    assert item_of(kind).charges == charges


@pytest.mark.rule("punk.special.fuel.explosion_effect", "punk.special.fuel.explosion_trigger")
def test_fuel_explodes_as_hard_as_there_are_charges_and_is_gone() -> None:
    table = fielded(
        a=who(at=(20, 20), gear=[Item("flamethrower", charges=4)]), B=who(at=(22.5, 20)),
        dice=[1, 10, 1, 10],
    )  # fmt: skip
    table.activate("a")
    explode(table.skirmish, table["a"])
    assert [(hit.strength, hit.penetration) for hit in table.table.heard(Hit)] == [(4, 3)] * 2
    (tank,) = table["a"].gear
    assert (tank.charges, tank.broken) == (0, True)
    explode(table.skirmish, table["a"])
    assert len(table.table.heard(Exploded)) == 1


# --- what is carried


@pytest.mark.rule("punk.special.cumbersome", "punk.special.huge.only_weapon", "punk.core.shield")
@pytest.mark.parametrize(
    ("kinds", "rule"),
    [
        (["heavy_blade"], ""),
        (["harpoon_gun"], ""),
        (["shield"], ""),
        (["shield", "mace"], ""),
        (["shield", "shield"], "punk.core.shield"),
        (["shield", "crossbow"], "punk.core.shield"),
        (["lucky_cat"], ""),
        ([], ""),
    ],
)
def test_what_is_too_much(kinds: list[str], rule: str) -> None:
    assert overload(fielded(a=who(at=(20, 20)))["a"], kinds) == rule


@pytest.mark.rule("punk.special.cumbersome")
def test_cumbersome_armour_and_a_cumbersome_weapon_are_too_much() -> None:
    mini = fielded(a=who(at=(20, 20), worn="metal_plate"))["a"]
    assert overload(mini, []) == ""
    assert overload(mini, ["heavy_blade"]) == "punk.special.cumbersome"


@pytest.mark.rule("punk.special.bomb.purchase")
def test_by_a_house_rule_three_bombs_of_each_kind_may_be_carried() -> None:
    mini = fielded(a=who(at=(20, 20)))["a"]
    many = ["molotov"] * 3 + ["smoke_bomb"] * 3
    assert overload(mini, many) == "punk.special.bomb.purchase"
    assert overload(mini, many, bombs_each=True) == ""
    assert overload(mini, [*many, "molotov"], bombs_each=True) == "punk.special.bomb.purchase"
    assert overload(mini, ["mace"], bombs_each=True) == ""


@pytest.mark.rule("punk.core.heals")
@pytest.mark.parametrize(
    ("patient", "found"),
    [
        ({}, []),
        ({"poison": 2}, ["poison"]),
        ({"lost": {"D": 1}}, ["toughness"]),
        ({"lost": {"F": 1}}, []),
        ({"poison": 1, "lost": {"D": 2}}, ["poison", "toughness"]),
    ],
)
def test_what_can_be_treated(patient: dict[str, Any], found: list[str]) -> None:
    assert ailments(fielded(a=who(at=(20, 20), **patient))["a"]) == found


# --- how it is answered


@pytest.mark.rule("punk.downed.loot.action", "punk.bullets.exchange")
@pytest.mark.parametrize(
    ("handing", "plain"),
    [
        (take("crossbow"), {"way": "take", "kind": "crossbow", "nth": 1, "count": 0}),
        (take("crossbow", nth=2), {"way": "take", "kind": "crossbow", "nth": 2, "count": 0}),
        (give("bullet", count=3), {"way": "give", "kind": "bullet", "nth": 1, "count": 3}),
    ],
)
def test_a_thing_that_changes_hands_is_an_answer(handing: Handing, plain: Plain) -> None:
    question = OneOf([handing, ENOUGH])
    assert question.read(plain) == handing
    assert question.write(handing) == plain
    assert question.read("enough") == ENOUGH


@pytest.mark.rule("punk.downed.loot.action")
def test_as_little_as_possible_is_left_for_what_is_taken() -> None:
    """Only two things can be carried."""

    def broken(some: Any) -> str:
        there = sum(one.way == TAKE for one in some)
        left = sum(one.way == LEAVE for one in some)
        return "too much" if 2 + there - left > 2 else ""

    haul = Haul([take("a"), take("b"), leave("c"), leave("d")], broken=broken)
    assert list(haul.candidates()) == [
        (take("a"), take("b"), leave("c"), leave("d")),
        (take("a"), leave("c")),
        (take("b"), leave("c")),
        (),
    ]
    assert len(list(Haul([take(str(n)) for n in range(10)]).candidates())) == MOST
