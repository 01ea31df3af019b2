"""Tests of a foe, and support for a friend."""

from __future__ import annotations

import pytest

from tapete.games.savage.events.fight import Did
from tapete.games.savage.rules.dice.traits import check
from tapete.games.savage.rules.harm.conditions import end_of_turn
from tapete.games.savage.state import Help
from tests.games.savage.skirmish import Skirmish, skirmish, who


def taunted(outcome: str, *dice: int, **foe: object) -> Skirmish:
    """A hero taunts a foe six paces away, Taunt d10 against Smarts d8."""
    answers = [("savage.ask.test_effect", outcome)] if outcome else []
    fight = skirmish(
        "a......B", a=who(taunt=10), B=who(smarts=8, **foe), dice=dice, answers=answers
    )
    fight.turn("a")
    fight.do("test", "B", skill="taunt")
    fight.table.done()
    return fight


@pytest.mark.rule("savage.test.roll")
@pytest.mark.parametrize(
    ("skill", "resists"),
    [("taunt", "smarts"), ("intimidation", "spirit"), ("athletics", "agility")],
)
def test_a_test_is_opposed_by_the_attribute_linked_to_the_skill(skill: str, resists: str) -> None:
    fight = skirmish("a..B", a=who(**{skill: 8}), B=who(**{resists: 12}), dice=[7, 11])
    fight.turn("a")
    fight.do("test", "B", skill=skill)
    assert fight.table.throws[-1].dice == (12,)


@pytest.mark.rule("savage.test.effect")
def test_a_success_leaves_the_foe_as_the_attacker_picks_and_a_raise_shaken() -> None:
    foe = taunted("vulnerable", 9, 5)["B"]
    assert (foe.vulnerable, foe.distracted, foe.shaken) == (1, 0, True)
    foe = taunted("distracted", 6, 5)["B"]
    assert (foe.vulnerable, foe.distracted, foe.shaken) == (0, 1, False)
    foe = taunted("", 5, 5)["B"]
    assert (foe.vulnerable, foe.distracted, foe.shaken) == (0, 0, False)


@pytest.mark.rule("savage.ruling.test_shaken")
def test_a_test_never_wounds_the_shaken() -> None:
    foe = taunted("vulnerable", 9, 5, wild=False, state={"shaken": True})["B"]
    assert not foe.out
    assert not foe.wounds


@pytest.mark.rule("savage.ruling.test_shaken")
def test_a_foe_must_be_seen_or_heard() -> None:
    far = "a" + "#" + "." * 30 + "B"
    fight = skirmish(far, a=who(taunt=8), B=who())
    fight.turn("a")
    assert fight.barred("test", "B")[1].key == "savage.barred.out_of_hearing"
    fight = skirmish("a#B", a=who(taunt=8), B=who())
    fight.turn("a")
    assert fight.offers("test", "B")


@pytest.mark.rule("savage.drop.bonus", "savage.test.roll")
@pytest.mark.parametrize(("vulnerable", "bonus"), [(0, 0), (1, 2)])
def test_the_drop_is_no_help_in_a_test(vulnerable: int, bonus: int) -> None:
    """The +2 against the Vulnerable, which the Drop would replace, still counts."""
    state = {"stunned": True, "vulnerable": vulnerable}
    fight = skirmish("a..B", a=who(taunt=6), B=who(state=state), dice=[3, 6, 1])
    fight.turn("a")
    fight.do("test", "B", skill="taunt")
    assert sum(fight.all_terms()[0].values()) == bonus


@pytest.mark.rule("savage.state.vulnerable")
def test_a_vulnerable_foe_is_tested_at_plus_2() -> None:
    fight = taunted("", 1, state={"vulnerable": 1})
    assert fight.terms()["savage.state.vulnerable"] == 2


@pytest.mark.rule("savage.test.roll")
@pytest.mark.parametrize(
    ("foe", "amount"),
    [({"edges": ("brave",)}, 2), ({"hindrances": ("timid",)}, -2)],
)
def test_the_brave_and_the_timid_are_hard_and_easy_to_intimidate(
    foe: dict[str, tuple[str]], amount: int
) -> None:
    fight = skirmish("a..B", a=who(intimidation=8), B=who(spirit=12, **foe), dice=[7, 11])
    fight.turn("a")
    fight.do("test", "B", skill="intimidation")
    assert fight.terms() == {"savage.test.roll": amount}


def test_a_tongue_tied_hero_taunts_at_minus_1() -> None:
    fight = skirmish("a..B", a=who(taunt=8, hindrances=("tongue_tied",)), B=who(), dice=[1])
    fight.turn("a")
    fight.do("test", "B", skill="taunt")
    assert sum(fight.terms().values()) == -1


# --- support


def supported(*dice: int, wild: bool = False) -> Skirmish:
    """A hero heartens another who is about to fight."""
    fight = skirmish("ab.B", a=who(persuasion=10, wild=wild), b=who(fighting=8), B=who(), dice=dice)
    fight.turn("a")
    fight.do("support", "b", roll="fighting", skill="persuasion")
    return fight


def rolled(fight: Skirmish, trait: str = "fighting") -> dict[str, int]:
    """What modifies the ally's next roll."""
    fight.table.dice = [2]
    check(fight.fight, fight["b"], trait, "savage.core.trait_roll")
    return fight.terms()


@pytest.mark.rule("savage.combat.support")
@pytest.mark.parametrize(("die", "bonus"), [(8, 2), (4, 1), (3, 0)])
def test_support_gives_1_and_with_a_raise_2(die: int, bonus: int) -> None:
    assert rolled(supported(die)).get("savage.combat.support", 0) == bonus


@pytest.mark.rule("savage.combat.support.critical")
def test_snake_eyes_spoil_the_allys_roll() -> None:
    assert rolled(supported(1, 1, wild=True)) == {"savage.combat.support.critical": -2}
    assert rolled(supported(1, 1)) == {"savage.combat.support.critical": -2}
    assert rolled(supported(1, 2)) == {}


@pytest.mark.rule("savage.ruling.support_stack", "savage.combat.support")
def test_support_serves_one_roll_of_its_kind_up_to_plus_4() -> None:
    fight = supported(8)
    fight["b"].helps += [Help("fighting", 2), Help("fighting", 2), Help("fighting", -2)]
    assert rolled(fight, "athletics") == {}
    assert rolled(fight) == {"savage.combat.support": 4, "savage.combat.support.critical": -2}
    assert rolled(fight) == {}


@pytest.mark.rule("savage.ruling.support_stack", "savage.combat.support")
def test_strength_can_be_helped_by_any_number() -> None:
    fight = supported(8)
    fight["b"].helps += [Help("strength", 2), Help("strength", 2), Help("strength", 2)]
    assert rolled(fight, "strength") == {"savage.combat.support": 6}


@pytest.mark.rule("savage.ruling.support_stack", "savage.combat.support")
def test_support_is_gone_at_the_end_of_the_allys_turn() -> None:
    fight = supported(8)
    end_of_turn(fight.fight, fight["b"])
    assert rolled(fight) == {}


@pytest.mark.rule("savage.ruling.bound_physical")
def test_the_bound_can_still_support_with_words() -> None:
    from tapete.games.savage.actions.menu import MENU

    fight = skirmish("ab.B", a=who(state={"bound": True}), b=who(), B=who())
    fight.turn("a")
    (choice,) = [c for c in MENU.choices(fight.fight, fight["a"]) if c.option.what == "support"]
    assert "athletics" not in choice.details["skill"]
    assert "persuasion" in choice.details["skill"]


@pytest.mark.rule("savage.combat.support", "savage.turn.multi_action")
@pytest.mark.parametrize(
    ("dice", "what"),
    [
        ([6], "supported"),
        ([10, 1], "supported"),
        ([4], "support_failed"),
        ([1, 1], "support_spoiled"),
    ],
)
def test_support_is_an_action_and_what_came_of_it_is_told(dice: list[int], what: str) -> None:
    fight = skirmish("ab.B", a=who(persuasion=10), b=who(), B=who(), dice=dice)
    fight.turn("a", declared=2)
    fight.do("support", "b", roll="fighting", skill="persuasion")
    assert fight.all_terms()[0] == {"savage.turn.multi_action": -2}
    assert [event.what for event in fight.table.heard(Did)] == [what]


@pytest.mark.rule("savage.test.roll")
def test_the_brave_resist_nothing_else_better() -> None:
    fight = skirmish("a..B", a=who(taunt=8), B=who(smarts=12, edges=("brave",)), dice=[7, 11])
    fight.turn("a")
    fight.do("test", "B", skill="taunt")
    assert fight.all_terms() == [{}, {}]


@pytest.mark.rule("savage.ruling.test_shaken", "savage.test.roll")
@pytest.mark.parametrize(("gap", "heard"), [(24, True), (25, False)])
def test_a_voice_carries_24_paces(gap: int, heard: bool) -> None:
    fight = skirmish("a#" + "." * (gap - 1) + "B", a=who(taunt=8), B=who())
    fight.turn("a")
    assert fight.offers("test", "B") is heard
