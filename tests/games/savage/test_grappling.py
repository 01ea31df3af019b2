"""Grapples, being held, and breaking free."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.events.fight import Became
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.harm.conditions import free, is_vulnerable
from tapete.games.savage.rules.manoeuvres.grappling import crush
from tapete.games.savage.rules.moving.movement import allowance
from tapete.games.savage.rules.moving.withdrawing import free_attacks
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import Skirmish, skirmish, who


def grappled(*dice: int, **state: object) -> Skirmish:
    """A hero takes hold of a foe, both with Athletics d10."""
    foe = who(athletics=10, state=state)
    fight = skirmish("aB", a=who(athletics=10), B=foe, dice=dice)
    fight.turn("a")
    fight.do("grapple", "B")
    return fight


@pytest.mark.rule("savage.grapple.roll")
@pytest.mark.parametrize(("dice", "held"), [((6, 4), True), ((4, 4), False), ((3,), False)])
def test_a_grapple_entangles_if_it_beats_the_foe_and_4(dice: tuple[int, ...], held: bool) -> None:
    assert grappled(*dice)["B"].entangled is held


@pytest.mark.rule("savage.grapple.raise")
def test_a_grapple_with_a_raise_binds_and_leaves_the_grappler_open() -> None:
    fight = grappled(9, 5)
    assert fight["B"].bound
    assert is_vulnerable(fight.fight, fight["a"])
    free(fight.fight, fight["B"], "")
    assert not is_vulnerable(fight.fight, fight["a"])


@pytest.mark.rule("savage.grapple.raise")
def test_whoever_attacks_somebody_who_keeps_a_foe_bound_has_2_more() -> None:
    bound = {"bound": True, "held_by": "a"}
    fight = skirmish(
        "CaB",
        a=who(fighting=12, gear=("club",)),
        B=who(state=bound),
        C=who(fighting=8, gear=("club",)),
        dice=[2],
    )
    fight.turn("C")
    fight.do("fight", "a")
    assert fight.terms()["savage.state.vulnerable"] == 2


@pytest.mark.rule("savage.grapple.size")
def test_a_foe_three_sizes_larger_cannot_be_grappled() -> None:
    fight = skirmish("aB", a=who(), B=who(size=3))
    fight.turn("a")
    assert not fight.offers("grapple")
    assert fight.barred("grapple", "B")[0] == "savage.grapple.size"
    fight = skirmish("aB", a=who(), B=who(size=2))
    fight.turn("a")
    assert fight.offers("grapple", "B")


@pytest.mark.rule("savage.grapple.damage")
@pytest.mark.parametrize(
    ("dice", "shaken"), [((7, 5, 5), True), ((7, 5, 4), False), ((5, 5), False), ((3,), False)]
)
def test_crushing_rolls_bare_strength_after_an_opposed_strength(
    dice: tuple[int, ...], shaken: bool
) -> None:
    """Strength d8 against Strength d8 at -2, Distracted; Toughness 5."""
    held = {"entangled": True, "held_by": "a"}
    theirs = (dice[0], dice[1] + 2, *dice[2:]) if len(dice) > 1 else dice
    fight = skirmish("aB", a=who(strength=8), B=who(strength=8, state=held), dice=theirs)
    fight.turn("a")
    fight.do("crush", "B")
    assert fight["B"].shaken is shaken
    assert fight["B"].entangled
    fight.table.done()


@pytest.mark.rule("savage.grapple.damage")
def test_crushing_can_ace_but_adds_no_die_for_a_raise() -> None:
    """7 against 1 is a raise; the d8 aces: 8 + 1, a wound too little against Toughness 5."""
    held = {"entangled": True, "held_by": "a"}
    fight = skirmish("aB", a=who(strength=8), B=who(state=held, wild=True), dice=[7, 3, 2, 8, 1])
    fight.turn("a")
    fight.do("crush", "B")
    assert fight["B"].wounds == 1
    fight.table.done()


@pytest.mark.rule("savage.natural.bite", "savage.ruling.grapple_bite")
@pytest.mark.parametrize(("bites", "dice"), [(True, 2), (False, 1)])
def test_a_biter_picks_strength_or_bite_once_the_contest_is_won(bites: bool, dice: int) -> None:
    held = {"entangled": True, "held_by": "a"}
    fight = skirmish(
        "aB",
        a=who(strength=8, gear=("fangs",)),
        B=who(state=held),
        dice=[7, 3, *[1] * dice],
        answers=[("savage.ask.bite", bites)],
    )
    fight.turn("a")
    fight.do("crush", "B")
    assert fight.table.throws[-1].dice == ((8, 6) if bites else (8,))
    fight.table.done()


@pytest.mark.rule("savage.ruling.grapple_hold")
def test_a_second_grapple_tightens_the_hold() -> None:
    fight = grappled(6, 6, entangled=True, held_by="a")
    assert fight["B"].bound


@pytest.mark.rule("savage.ruling.grapple_hold")
def test_letting_go_is_free() -> None:
    fight = skirmish("aB", a=who(), B=who(state={"bound": True, "held_by": "a"}))
    turn = fight.turn("a")
    fight.do("let_go", "B")
    assert not fight["B"].bound
    assert not turn.used


@pytest.mark.rule("savage.ruling.grapple_hold")
def test_a_holder_that_walks_away_holds_nobody() -> None:
    fight = skirmish("aB....", a=who(), B=who(state={"bound": True, "held_by": "a"}))
    fight.turn("a")
    assert free_attacks(fight.fight, fight["a"], Point(fight["a"].at.x, fight["a"].at.y + 10))
    assert fight["B"].bound
    assert free_attacks(fight.fight, fight["a"], Point(fight["a"].at.x, fight["a"].at.y + 4 * PACE))
    assert not fight["B"].bound


@pytest.mark.rule("savage.ruling.grapple_hold")
def test_with_the_switch_a_grappler_subtracts_the_difference_in_scale() -> None:
    for rules, expected in ((Rules(), 0), (Rules(grapple_scale=True), -2)):
        fight = skirmish("aB", a=who(athletics=8), B=who(size=-2), rules=rules, dice=[1])
        fight.turn("a")
        fight.do("grapple", "B")
        assert fight.terms().get("savage.ruling.grapple_hold", 0) == expected


@pytest.mark.rule("savage.state.entangled")
def test_the_entangled_cannot_move_and_are_distracted_but_not_vulnerable() -> None:
    fight = skirmish(
        "aB",
        a=who(athletics=8, fighting=8, state={"entangled": True, "held_by": "B"}),
        B=who(fighting=8, gear=("club",)),
        dice=[2, 2],
    )
    fight.turn("a")
    assert allowance(fight.fight, fight["a"]) == 0
    fight.do("fight", "B")
    assert fight.terms()["savage.state.distracted"] == -2
    fight.turn("B")
    fight.do("fight", "a")
    assert "savage.state.vulnerable" not in fight.terms()


@pytest.mark.rule("savage.state.bound", "savage.ruling.bound_physical")
def test_the_bound_can_only_break_free_or_use_their_wits() -> None:
    fight = skirmish(
        "aB",
        a=who(fighting=8, gear=("revolver",), state={"bound": True, "held_by": "B"}),
        B=who(fighting=8, gear=("club",)),
        dice=[2],
    )
    fight.turn("a")
    assert fight.offers("break_free")
    assert not fight.offers("fight")
    assert not fight.offers("shoot")
    assert fight.barred("fight")[0] == "savage.state.bound"
    tests = [c for c in _choices(fight) if c.option.what == "test"]
    assert set(tests[0].details["skill"]) == {"taunt", "intimidation", "persuasion"}
    fight.turn("B")
    fight.do("fight", "a")
    assert fight.terms()["savage.state.vulnerable"] == 2


@pytest.mark.rule("savage.state.bound", "savage.turn.multi_action", "savage.ruling.bound_physical")
def test_the_bound_may_taunt_and_break_free_in_one_turn() -> None:
    """Two actions, each at -2, and -2 for being Distracted: 8 and 2 are not enough to be free."""
    fight = skirmish(
        "aB", a=who(taunt=10, athletics=10, state={"bound": True, "held_by": "B"}), B=who(),
        dice=[8, 4, 2], answers=["distracted", "athletics"],
    )  # fmt: skip
    fight.turn("a")
    fight.do("declare_2")
    fight.do("test", "B", skill="taunt")
    assert fight.all_terms()[0]["savage.turn.multi_action"] == -2
    fight.do("break_free")
    assert fight.fight.turn.used == 2


@pytest.mark.rule("savage.state.bound", "savage.hold")
def test_the_bound_may_wait_for_their_moment() -> None:
    fight = skirmish("aB", a=who(state={"bound": True, "held_by": "B"}), B=who())
    fight.turn("a")
    assert fight.offers("hold")


def _choices(fight: Skirmish) -> list:  # type: ignore[type-arg]
    from tapete.games.savage.actions.menu import MENU

    return MENU.choices(fight.fight, fight["a"])


def struggled(state: dict[str, object], *dice: int) -> Skirmish:
    """A victim with Athletics d12 tries to get out of a foe's hold, both with Athletics."""
    fight = skirmish(
        "aB",
        a=who(athletics=12, state={**state, "held_by": "B"}),
        B=who(athletics=8),
        dice=dice,
        answers=[("savage.ask.hold_with", "athletics")],
    )
    fight.turn("a")
    fight.do("break_free")
    fight.table.done()
    return fight


@pytest.mark.rule("savage.state.break_free")
@pytest.mark.parametrize(("die", "held"), [(8, True), (9, False)])
def test_breaking_free_must_beat_the_holder(die: int, held: bool) -> None:
    """The holder has 6; Distracted, an 8 is 6 and a 9 is 7."""
    assert struggled({"entangled": True}, die, 6)["a"].entangled is held


@pytest.mark.rule("savage.state.break_free")
@pytest.mark.parametrize(("die", "held"), [(6, False), (5, True)])
def test_out_of_a_net_a_4_is_enough(die: int, held: bool) -> None:
    fight = skirmish("aB", a=who(athletics=8, state={"entangled": True}), B=who(), dice=[die])
    fight.turn("a")
    fight.do("break_free")
    assert fight["a"].entangled is held


@pytest.mark.rule("savage.state.break_free.result")
def test_a_success_is_one_step_and_a_raise_is_freedom() -> None:
    eased = struggled({"bound": True}, 9, 5)["a"]
    assert (eased.bound, eased.entangled) == (False, True)
    freed = struggled({"bound": True}, 11, 5)["a"]
    assert (freed.bound, freed.entangled) == (False, False)
    assert not struggled({"entangled": True}, 9, 5)["a"].entangled


@pytest.mark.rule("savage.state.break_free.strength")
def test_both_may_use_strength_at_minus_2() -> None:
    fight = skirmish(
        "aB",
        a=who(athletics=4, strength=12, state={"entangled": True, "held_by": "B"}),
        B=who(strength=12),
        dice=[10, 8],
        answers=[("savage.ask.hold_with", "strength")],
    )
    fight.turn("a")
    fight.do("break_free", trait="strength")
    assert fight["a"].entangled
    mine, theirs = fight.all_terms()
    assert mine["savage.state.break_free.strength"] == -2
    assert theirs == {"savage.state.break_free.strength": -2}


@pytest.mark.rule("savage.state.break_free.strength")
def test_strength_serves_against_a_net_too() -> None:
    fight = skirmish("aB", a=who(strength=12, state={"bound": True}), B=who(), dice=[11])
    fight.turn("a")
    fight.do("break_free", trait="strength")
    assert fight["a"].entangled


@pytest.mark.rule("savage.state.break_free", "savage.turn.multi_action")
def test_to_struggle_against_a_net_is_an_action_like_others() -> None:
    fight = skirmish("aB", a=who(athletics=8, state={"entangled": True}), B=who(), dice=[7])
    fight.turn("a", declared=2)
    fight.do("break_free")
    assert fight.terms() == {"savage.turn.multi_action": -2, "savage.state.distracted": -2}
    assert fight["a"].entangled


@pytest.mark.rule("savage.grapple.damage", "savage.natural.bite", "savage.core.armour_piercing")
@pytest.mark.parametrize(
    ("bites", "rule"), [(True, "savage.natural.bite"), (False, "savage.grapple.damage")]
)
def test_armour_counts_against_a_crushing_hold(bites: bool, rule: str) -> None:
    """Toughness 5 and Armor 2; the roll says which of the two it is."""
    held = who(armour=2, state={"entangled": True, "held_by": "a"})
    fight = skirmish(
        "aB", a=who(strength=8, gear=("fangs",)), B=held, dice=[7, 3, 1, 1],
        answers=[("savage.ask.bite", bites)],
    )  # fmt: skip
    fight.turn("a")
    fight.do("crush", "B")
    damage: Any = fight.table.rolled[-1]
    assert (damage.read.target, damage.rule) == (7, rule)


@pytest.mark.rule("savage.grapple.raise", "savage.ruling.grapple_hold", "savage.grapple.roll")
@pytest.mark.parametrize(
    ("dice", "state", "rule"),
    [((9, 5), {}, "savage.grapple.raise"), ((6, 6), {"entangled": True, "held_by": "a"},
     "savage.ruling.grapple_hold")],
)  # fmt: skip
def test_why_a_foe_is_bound(dice: tuple[int, int], state: dict[str, Any], rule: str) -> None:
    fight = grappled(*dice, **state)
    told = [(event.figure, event.state, event.rule) for event in fight.table.heard(Became)]
    assert told == [("B", "bound", rule), ("a", "vulnerable", rule)]


@pytest.mark.rule("savage.grapple.damage", "savage.grapple.roll")
def test_a_failed_hold_or_crush_does_no_harm() -> None:
    assert grappled(4, 4)["B"].held_by == ""
    held = who(strength=8, state={"entangled": True, "held_by": "a"})
    fight = skirmish("aB", a=who(strength=8), B=held, dice=[5, 7])
    fight.turn("a")
    assert crush(fight.fight, fight["a"], fight["B"]) == 0
