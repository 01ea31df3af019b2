"""Combats of several: who is in them, who supports whom, and who is left free."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.fighting import Fought
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.fighting.multiple import is_multiple
from tapete.games.punk.rules.harm.downing import down
from tapete.spaces.plane.bearing import bearing
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.sums import support

CHAIN: dict[str, Any] = {
    "a": who(at=(20, 20), C=4),
    "D": who(at=(22.5, 20), C=4),
    "b": who(at=(25, 20), C=4),
    "E": who(at=(27.5, 20), C=4),
}
"""Rivals in a row, each touching the next."""


def example(**given: Any) -> Fielded:
    """punk.example.multiple_combat: a touches D alone, b and c touch E, b touches D too."""
    return fielded(
        a=who(at=(20, 20), C=6, gear=["medium_blade"]),
        b=who(at=(25, 20), C=5, gear=["heavy_mace"]),
        c=who(at=(27.5, 17.5), C=4, gear=["light_mace"]),
        D=who(at=(22.5, 20), C=5, gear=["medium_blade"]),
        E=who(at=(27.5, 20), C=3, gear=["light_mace"]),
        F=who(at=(22.5, 22.5), C=4, gear=["light_mace"]),
        **given,
    )


@pytest.mark.rule("punk.combat.multiple.definition")
def test_two_on_one_side_make_it_multiple() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20)), C=who(at=(17.5, 20)))
    assert is_multiple(table.skirmish, table["a"])
    pair = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20)))
    assert not is_multiple(pair.skirmish, pair["a"])


@pytest.mark.rule("punk.combat.multiple.involved", "punk.ruling.combat_graph")
def test_who_touches_only_a_friend_is_not_in_it() -> None:
    table = example()
    skirmish = table.skirmish
    assert table["F"] not in skirmish.combat(table["D"])
    assert not skirmish.locked(table["F"])
    assert support(skirmish, table["D"]) == 1
    table.activate("a")
    assert table.barred("fight", "F")[0] == "punk.combat.multiple.involved"


@pytest.mark.rule("punk.combat.multiple.one_combat")
def test_a_chain_of_rivals_is_one_combat() -> None:
    table = fielded(**CHAIN)
    assert {one.id for one in table.skirmish.combat(table["a"])} == {"a", "D", "b", "E"}


@pytest.mark.rule("punk.combat.multiple.choose_target")
def test_anybody_of_the_combat_may_be_fought() -> None:
    table = fielded(**CHAIN)
    table.activate("a")
    assert table.offers("fight", "E")
    assert table.offers("fight", "D")


@pytest.mark.rule("punk.combat.multiple.support_low", "punk.combat.multiple.support_high")
@pytest.mark.parametrize(("one", "two", "bonus"), [(4, 4, 2), (6, 5, 3), (6, 7, 4)])
def test_each_supporter_gives_1_or_if_it_is_good_2(one: int, two: int, bonus: int) -> None:
    table = fielded(
        a=who(at=(20, 20)),
        b=who(at=(25, 20), C=one),
        c=who(at=(22.5, 22.5), C=two),
        D=who(at=(22.5, 20)),
    )
    assert support(table.skirmish, table["a"]) == bonus
    assert support(table.skirmish, table["D"]) == 0


@pytest.mark.rule("punk.ruling.support_value")
@pytest.mark.parametrize(("weapon", "bonus"), [(False, 1), (True, 2)])
def test_a_supporters_weapon_counts_only_with_the_switch(weapon: bool, bonus: int) -> None:
    table = fielded(
        a=who(at=(20, 20)),
        b=who(at=(25, 20), C=5, gear=["medium_blade"]),
        D=who(at=(22.5, 20)),
        rules=Rules(support_counts_weapon=weapon),
    )
    assert support(table.skirmish, table["a"]) == bonus


@pytest.mark.rule("punk.ruling.support_value")
def test_what_has_changed_the_attribute_itself_counts() -> None:
    table = fielded(a=who(at=(20, 20)), b=who(at=(25, 20), C=5), D=who(at=(22.5, 20)))
    table["b"].gained["C"] = 1
    assert support(table.skirmish, table["a"]) == 2
    table["b"].shocked = 2
    assert support(table.skirmish, table["a"]) == 1


@pytest.mark.rule("punk.ruling.example_weapon_bonus", "punk.combat.multiple.freed")
def test_the_books_multiple_combat() -> None:
    """punk.example.multiple_combat: 3 + 7 + 1 + 1 = 12 against 4 + 6 + 1 = 11."""
    table = example(dice=[3, 4, 10, 1])
    table.activate("a")
    table.do("fight", "D")
    (fought,) = table.table.heard(Fought)
    assert (fought.mine + 3, fought.theirs + 4) == (12, 11)
    assert table["D"].out == "downed"
    assert table.skirmish.in_contact(table["a"], table["E"])
    assert table.skirmish.active.left == 1
    assert table.offers("fight", "E")
    assert table.offers("separate")


@pytest.mark.rule("punk.combat.multiple.freed", "punk.ruling.freed_details")
def test_also_the_other_side_is_put_beside_the_nearest() -> None:
    """b goes down, and E, who touched nobody else, comes to a, who still fights D."""
    table = fielded(**CHAIN)
    table.activate("a")
    down(table.skirmish, table["b"], "punk.downed.causes")
    assert table.skirmish.in_contact(table["E"], table["a"])
    assert table["E"].facing == round(bearing(table["E"].at.point, table["a"].at.point))


@pytest.mark.rule("punk.ruling.freed_details")
def test_who_has_no_enemy_left_in_the_combat_is_simply_free() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20)), C=who(at=(30, 20)))
    table.activate("a")
    down(table.skirmish, table["B"], "punk.downed.causes")
    assert not table.skirmish.locked(table["a"])


@pytest.mark.rule("punk.ruling.freed_details")
def test_being_put_there_is_no_assault() -> None:
    table = example(dice=[3, 4, 10, 1])
    table.activate("a", momentum={"D": 2})
    table.do("fight", "D")
    assert table.skirmish.active.momentum == {"D": 2}
