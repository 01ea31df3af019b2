"""Fights: the roll, who is hit, and with what."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.fighting import Fought
from tapete.games.punk.figures import value
from tapete.games.punk.rules.dice.rolls import total
from tapete.games.punk.rules.fighting.combat import combat_terms
from tapete.games.punk.rules.fighting.weapons import Arm, arms
from tapete.games.punk.rules.fighting.wielding import wield
from tapete.games.punk.state import Item
from tapete.kernel import Choice
from tests.games.punk.fielded import Fielded, fielded, who


def duel(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **given: Any) -> Fielded:
    """a, whose activation it is, in contact with B; both have claws unless told otherwise."""
    usual = {"gear": ["claws"]}
    table = fielded(
        a=who(at=(20, 20), **(usual | (a or {}))), B=who(at=(20, 22.5), **(usual | (b or {}))),
        **given,
    )  # fmt: skip
    table.activate("a")
    return table


def total_of(table: Fielded, mini: str, rival: str) -> int:
    skirmish, one = table.skirmish, table[mini]
    return total(combat_terms(skirmish, one, table[rival], wield(skirmish, one)))


def arm_of(mini: dict[str, Any]) -> Arm:
    (arm,) = arms(fielded(a=mini)["a"])
    return arm


@pytest.mark.rule("punk.combat.locked")
def test_who_touches_an_enemy_only_fights_or_separates() -> None:
    table = duel({"gear": ["pistol", "mace"], "bullets": {"bullet": 3}})
    assert {do.what for do in table.offered()} == {"fight", "separate", "end"}
    assert set(table.ways()) == {"do"}
    assert table.barred("shoot")[0] == "punk.combat.locked"


@pytest.mark.rule("punk.combat.fight.action")
def test_a_fight_takes_an_action_and_contact() -> None:
    table = duel(dice=[5, 6, 1, 10])
    table.do("fight", "B")
    assert table.state.active is not None
    assert table.state.active.left == 1
    apart = fielded(a=who(at=(20, 20)), B=who(at=(20, 30)))
    apart.activate("a")
    assert not apart.offers("fight")
    assert apart.barred("fight")[0] == "punk.combat.fight.action"


@pytest.mark.rule("punk.combat.fight.roll")
def test_a_die_combat_and_the_weapon() -> None:
    """C 6 with a weapon of +1 against C 3, dice 3 and 7: 10 and 10."""
    table = duel({"C": 6, "gear": ["medium_blade"]}, {"C": 3}, dice=[3, 7, 1, 9, 1, 9])
    table.do("fight", "B")
    (fought,) = table.table.heard(Fought)
    assert (fought.mine, fought.theirs) == (7, 3)
    assert [roll.rule for roll in table.table.rolled][1:] == ["punk.impact.roll"] * 2


@pytest.mark.rule("punk.combat.fight.higher_hits")
def test_the_active_mini_can_be_hit_in_its_own_activation() -> None:
    """9 against 12."""
    table = duel({"C": 4}, {"C": 4}, dice=[5, 8, 10, 1])
    table.do("fight", "B")
    assert (table["a"].out, table["B"].out) == ("downed", "")


@pytest.mark.rule("punk.combat.fight.tie", "punk.dice.opposed.tie_combat")
def test_a_tie_hits_both_and_both_may_go_down() -> None:
    table = duel(dice=[7, 7, 9, 1, 9, 1])
    table.do("fight", "B")
    assert (table["a"].out, table["B"].out) == ("downed", "downed")


@pytest.mark.rule("punk.ruling.impact_tie")
def test_after_a_tie_the_active_mini_wins_tied_impacts_both_ways() -> None:
    table = duel(dice=[7, 7, 5, 5, 5, 5])
    table.do("fight", "B")
    assert (table["a"].out, table["B"].out) == ("", "downed")


@pytest.mark.rule("punk.ruling.dash_passive", "punk.attribute.dash")
def test_who_has_no_combat_defends_with_0_and_never_fights() -> None:
    table = duel({"C": None})
    assert total_of(table, "a", "B") == 0
    assert not table.offers("fight")
    assert table.barred("fight")[0] == "punk.attribute.dash"


@pytest.mark.rule("punk.core.shield")
def test_a_shield_hampers_its_bearer() -> None:
    assert total_of(duel({"C": 5, "shield": "shield"}), "a", "B") == 4


@pytest.mark.rule("punk.move.prone.contact")
def test_who_has_just_got_up_fights_at_3_less_and_stays() -> None:
    table = duel({"C": 5})
    table.skirmish.active.shaky.append("a")
    assert total_of(table, "a", "B") == 2
    assert not table.offers("separate")
    assert table.barred("separate")[0] == "punk.move.prone.contact"


@pytest.mark.rule("punk.attribute.uses")
def test_combat_is_fought_with_combat_and_strength() -> None:
    table = duel({"C": 7, "F": 6, "gear": ["mace"]}, dice=[9, 1, 1, 9])
    table.do("fight", "B")
    terms = {term.rule: term.amount for term in table.table.throws[1].modifiers}
    assert terms["punk.impact.attacker_total"] == 6 + 2
    assert total_of(table, "a", "B") == 7


# --- what they fight with


def test_a_close_combat_weapon_is_what_it_is() -> None:
    arm = arm_of(who(at=(20, 20), gear=["mace"]))
    assert (arm.combat, arm.strength, arm.penetration) == (0, "+2", 1)


def test_bare_hands() -> None:
    arm = arm_of(who(at=(20, 20)))
    assert (arm.kind, arm.combat) == ("unarmed", -2)


def test_what_shoots_is_an_improvised_weapon() -> None:
    assert arm_of(who(at=(20, 20), gear=["rifle"])).kind == "improvised"


def test_a_bayonet_pierces() -> None:
    arm = arm_of(who(at=(20, 20), gear=["rifle", "bayonet"]))
    assert (arm.kind, arm.penetration) == ("improvised", 2)


BAYONET = ["light_mace", "rifle", "bayonet"]


@pytest.mark.rule("punk.ruling.weapon_choice")
def test_who_has_a_bayonet_may_choose_it_over_a_blade() -> None:
    kinds = [arm.kind for arm in arms(fielded(a=who(at=(20, 20), gear=BAYONET))["a"])]
    assert kinds == ["light_mace", "improvised"]
    assert [arm.kind for arm in arms(fielded(a=who(at=(20, 20), gear=BAYONET[:2]))["a"])] == [
        "light_mace"
    ]


@pytest.mark.rule("punk.special.bomb.unarmed")
def test_a_bomb_is_no_weapon_hand_to_hand() -> None:
    assert arm_of(who(at=(20, 20), gear=["molotov"])).kind == "unarmed"


@pytest.mark.rule("punk.special.huge.melee")
def test_a_huge_ranged_weapon_is_a_heavy_mace() -> None:
    arm = arm_of(who(at=(20, 20), gear=["harpoon_gun"]))
    assert (arm.kind, arm.strength) == ("heavy_mace", "+4")


def test_poison_put_on_a_blade() -> None:
    arm = arm_of(who(at=(20, 20), gear=["light_blade", "poison_flask"]))
    assert arm.special == {"poison": 2}


@pytest.mark.rule("punk.ruling.weapon_choice")
def test_one_of_several_is_chosen_for_the_whole_activation() -> None:
    table = duel(
        {"gear": ["mace", "light_blade"]},
        dice=[1, 10, 1, 10, 1, 10, 1, 10],
        answers=[("punk.ask.weapon", "mace")],
    )
    table.do("fight", "B")
    table.do("fight", "B")
    assert [event.weapon for event in table.table.heard(Fought)] == ["mace", "mace"]
    table.table.done()


@pytest.mark.rule("punk.ruling.weapon_choice")
def test_defenders_choose_likewise() -> None:
    table = duel({}, {"gear": ["mace", "light_blade"]}, dice=[5, 5, 1, 9, 1, 9], answers=["mace"])
    table.do("fight", "B")
    assert [seat for seat, _, _ in table.table.asked] == [1]
    assert table.table.heard(Fought)[0].against_weapon == "mace"


def test_two_of_a_kind_are_no_choice() -> None:
    table = duel({"gear": ["mace", "mace"]}, dice=[5, 6, 1, 9])
    table.do("fight", "B")
    assert table.table.asked == []


@pytest.mark.rule("punk.special.cumbersome")
@pytest.mark.parametrize(("special", "agility"), [([], 3), (["strongman"], 4)])
def test_something_cumbersome_takes_a_point_of_agility(special: list[str], agility: int) -> None:
    table = fielded(a=who(at=(20, 20), AG=4, gear=[Item("heavy_blade")], special=special))
    assert value(table["a"], "AG") == agility


def test_everybody_of_the_combat_is_offered_once() -> None:
    table = duel()
    skirmish = table.skirmish
    from tapete.games.punk.actions.fighting import KINDS

    offered = [list(kind.offer(skirmish, table["a"])) for kind in KINDS]
    assert all(isinstance(one, Choice) for found in offered for one in found)
    assert [len(found) for found in offered] == [1, 1]


@pytest.mark.rule("punk.combat.fight.roll", "punk.combat.assault.free_fight")
def test_only_the_fight_of_an_assault_is_told_as_free() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20)), dice=[5, 1, 1, 10])
    table.activate("a")
    table.do("fight", to="B")
    (told,) = table.table.heard(Fought)
    assert (told.rule, told.also) == ("punk.combat.fight.roll", ())
