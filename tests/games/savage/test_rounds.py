"""Cards, jokers, Hold and turns at their limits."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.events.fight import TurnBegan
from tapete.games.savage.rules.turns.initiative import (
    deal,
    deck,
    draw,
    end_surprise,
    gets_card,
    interrupts,
    lapse_holds,
    name_of,
)
from tapete.games.savage.rules.turns.interrupting import cuts_in, waiting
from tapete.games.savage.rules.turns.turns import (
    begin_turn,
    end_turn,
    next_figure,
    recover,
    reflexes,
)
from tapete.games.savage.state import Turn
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_initiative import card, round_of
from tests.games.savage.test_movement import GROUND


@pytest.mark.rule("savage.core.initiative", "savage.core.jokers")
def test_a_deck_is_52_cards_in_four_suits_and_two_jokers() -> None:
    names = [name_of(one) for one in range(len(deck()))]
    assert len(names) == 54
    assert names[52:] == ["★", "★"]
    assert len(set(names[:52])) == 52
    assert [names[one] for one in (0, 3, 4, 35, 51)] == ["2♣", "2♠", "3♣", "10♠", "A♠"]


@pytest.mark.rule("savage.core.initiative")
@pytest.mark.parametrize(("first", "again"), [("5♠", True), ("6♣", False)])
def test_the_quick_draw_again_for_a_5_or_lower(first: str, again: bool) -> None:
    fight = skirmish("a", a=who(edges=("quick",)), dice=[card(first), card("K♣")])
    deal(fight.fight, "a")
    assert len(fight.state.dealt["a"]) == 1 + again


@pytest.mark.rule("savage.core.jokers")
@pytest.mark.parametrize("joker", [52, 53])
def test_either_joker_is_one_and_no_ace_is(joker: int) -> None:
    fight = skirmish("a.B", a=who(wild=True), B=who(), dice=[joker, 51])
    draw(fight.fight, "a")
    assert (fight.state.jokers, fight.state.reshuffle, fight["a"].bennies) == (["a"], True, 1)
    draw(fight.fight, "B")
    assert fight.state.jokers == ["a"]


@pytest.mark.rule("savage.core.initiative", "savage.core.jokers")
def test_a_round_is_one_more_and_only_a_joker_has_the_deck_shuffled() -> None:
    fight = skirmish("a.B", a=who(), B=who())
    for number, left in ((2, 52), (3, 50)):
        round_of(fight, *(["2♣", "3♣"] if number == 2 else ["4♣", "5♣"]))
        assert (fight.state.round, len(fight.state.deck)) == (number, left)
    fight.state.reshuffle = True
    round_of(fight, "2♣", "3♣")
    round_of(fight, "4♣", "5♣")
    assert len(fight.state.deck) == 50


@pytest.mark.rule("savage.hold", "savage.surprise")
@pytest.mark.parametrize(
    ("state", "card_dealt"),
    [({}, True), ({"hold": 1}, True), ({"hold": 2}, False), ({"late": True}, False)],
)
def test_who_gets_a_card(state: dict[str, Any], card_dealt: bool) -> None:
    fight = skirmish("a", a=who(state=state))
    assert gets_card(fight.fight, "a") is card_dealt


@pytest.mark.rule("savage.hold", "savage.ruling.hold_new_round")
def test_a_hold_goes_on_into_one_more_round_and_then_lapses_with_its_aim() -> None:
    fight = skirmish("a.b", a=who(state={"hold": 1, "aim": "B"}), b=who())
    for hold, aim in ((2, "B"), (0, "")):
        lapse_holds(fight.fight)
        assert (fight["a"].hold, fight["a"].aim) == (hold, aim)
    assert fight["b"].hold == 0


@pytest.mark.rule("savage.surprise.notice", "savage.surprise")
def test_surprise_is_over_after_the_first_round() -> None:
    fight = skirmish("a", a=who(state={"surprised": True, "late": True}))
    end_surprise(fight.fight)
    assert (fight["a"].surprised, fight["a"].late) == (False, False)


def on_hold(*dice: int, **given: Any) -> Skirmish:
    """B acts, and a waits on Hold."""
    hero = who(athletics=8, state={"hold": 1}, **given)
    fight = skirmish("a....B", a=hero, B=who(athletics=8), dice=dice)
    fight.turn("B", declared=2)
    return fight


@pytest.mark.rule("savage.hold.interrupt", "savage.core.jokers")
@pytest.mark.parametrize(("dice", "first"), [((2, 1), True), ((5, 5), False), ((4, 5), False)])
def test_the_higher_total_goes_first_and_the_foes_haste_is_no_hindrance(
    dice: tuple[int, int], first: bool
) -> None:
    fight = on_hold(*dice)
    assert interrupts(fight.fight, fight["a"], fight["B"]) is first
    assert fight.all_terms() == [{}, {}]


@pytest.mark.rule("savage.hold.interrupt")
@pytest.mark.parametrize(("dice", "first"), [((6, 2), True), ((2, 6), False)])
def test_who_cuts_in_is_off_hold_and_the_slower_acts_right_after(
    dice: tuple[int, int], first: bool
) -> None:
    fight = on_hold(*dice)
    assert [one.id for one in waiting(fight.fight, fight["B"])] == ["a"]
    assert cuts_in(fight.fight, fight["a"], fight["B"]) is first
    assert fight["a"].hold == 0
    assert (fight.state.after, len(fight.state.paused)) == ([] if first else ["a"], int(first))
    if first:
        assert (fight.fight.turn.actor, fight.fight.turn.done) == ("a", ["held"])


@pytest.mark.rule("savage.hold", "savage.core.extras_groups")
def test_the_rest_of_a_group_come_in_order_and_only_who_waited_has_waited() -> None:
    fight = skirmish("a.b.B", a=who(), b=who(), B=who())
    fight.state.after, fight.state.acting = ["B"], ["a", "b"]
    begun = []
    for _ in range(3):
        next_figure(fight.fight)
        begun.append((fight.fight.turn.actor, fight.fight.turn.done))
        end_turn(fight.fight)
    assert begun == [("B", ["held"]), ("a", []), ("b", [])]


@pytest.mark.rule("savage.hold")
@pytest.mark.parametrize("acts", [True, False])
def test_who_is_on_hold_may_act_before_the_next_card(acts: bool) -> None:
    fight = skirmish("a.B", a=who(state={"hold": 1}), B=who(), answers=[acts])
    fight.state.queue = ["B"]
    next_figure(fight.fight)
    assert fight.fight.turn.actor == ("a" if acts else "B")
    assert fight["a"].hold == (0 if acts else 1)
    assert len(fight.table.heard(TurnBegan)) == 1
    fight.table.done()


@pytest.mark.rule("savage.core.turn", "savage.combat.defend", "savage.move.stealth")
def test_a_turn_ends_defending_and_hiding() -> None:
    fight = skirmish("a", a=who(state={"defending": True, "hidden": 5}))
    begin_turn(fight.fight, fight["a"])
    assert (fight["a"].defending, fight["a"].hidden) == (False, 0)


@pytest.mark.rule("savage.core.shaken", "savage.core.stun_recovery")
@pytest.mark.parametrize(("edges", "bonus"), [((), 0), (("combat_reflexes",), 2)])
def test_combat_reflexes_are_2(edges: tuple[str, ...], bonus: int) -> None:
    terms = reflexes(skirmish("a", a=who(edges=edges))["a"])
    assert [term.amount for term in terms if term.amount] == [bonus] * bool(bonus)


@pytest.mark.rule("savage.core.stun_recovery")
@pytest.mark.parametrize(
    ("face", "stunned", "clock"), [(5, True, 0), (6, False, 2), (10, False, 1)]
)
def test_a_4_ends_a_stun_and_a_raise_leaves_one_open_for_less_long(
    face: int, stunned: bool, clock: int
) -> None:
    """Distracted while Stunned, at -2."""
    fight = skirmish("a", a=who(vigor=12, state={"stunned": True}), dice=[face])
    recover(fight.fight, fight["a"])
    assert (fight["a"].stunned, fight["a"].vulnerable) == (stunned, clock)


@pytest.mark.rule("savage.core.shaken", "savage.core.stun_recovery")
def test_the_stunned_do_not_try_to_steady_themselves() -> None:
    fight = skirmish("a", a=who(state={"stunned": True, "shaken": True}), dice=[3])
    recover(fight.fight, fight["a"])
    fight.table.done()
    assert fight["a"].shaken


@pytest.mark.rule("savage.core.falling", "savage.move.hazard.critical")
@pytest.mark.parametrize(
    ("drawing", "before", "after"), [("r", 2, 1), (".", 2, -1), ("r", -1, -1), (".", -1, -1)]
)
def test_who_drowns_gasps_at_the_start_of_its_turn(drawing: str, before: int, after: int) -> None:
    fight = skirmish(f"a{drawing}...", a=who(state={"drowning": before}), ground=GROUND)
    fight["a"].at = type(fight["a"].at)(fight["a"].at.x + 254, fight["a"].at.y)
    begin_turn(fight.fight, fight["a"])
    assert fight["a"].drowning == after


@pytest.mark.rule("savage.ruling.aim_timing", "savage.core.status_timing")
@pytest.mark.parametrize(("done", "aim"), [(["aim"], "B"), ([], "")])
def test_aim_lasts_only_from_the_turn_it_was_taken_in(done: list[str], aim: str) -> None:
    fight = skirmish("a....B", a=who(state={"aim": "B"}), B=who())
    fight.turn("a", done=done)
    end_turn(fight.fight)
    assert fight["a"].aim == aim


@pytest.mark.rule("savage.hold.interrupt", "savage.core.turn")
def test_after_an_interruption_the_interrupted_turn_goes_on() -> None:
    fight = skirmish("a....B", a=who(), B=who())
    fight.turn("a")
    fight.state.paused = [Turn("B", used=1)]
    end_turn(fight.fight)
    assert (fight.fight.turn.actor, fight.fight.turn.used, fight.state.phase) == ("B", 1, "act")
    end_turn(fight.fight)
    assert (fight.state.turn, fight.state.phase) == (None, "next")
