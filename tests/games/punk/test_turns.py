"""Turns, Agility Rounds, who acts when, and what an activation allows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.events.turns import ActivationBegan, ActivationEnded, RoundBegan, TurnBegan
from tapete.games.punk.figures import value
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.moving.moving import reach_of
from tapete.games.punk.rules.turns.activation import (
    actions_of,
    begin_activation,
    end_activation,
)
from tapete.games.punk.rules.turns.free_actions import inspire, repay, resume
from tapete.games.punk.rules.turns.order import moment
from tapete.games.punk.steps import step
from tapete.kernel import Roll
from tapete.kernel.errors import Refused
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.rounds import Listener, acted, battle, play, questions, rounds


def spread(mine: list[int], theirs: list[int], **how: Any) -> Fielded:
    """Minis by their Agility, far apart and facing away: a, b… and A, B…"""
    own: Any = {
        chr(97 + n): who(AG=ag, at=(5 + 5 * n, 85), facing=180) for n, ag in enumerate(mine)
    }
    foes: Any = {chr(65 + n): who(AG=ag, at=(5 + 5 * n, 5)) for n, ag in enumerate(theirs)}
    return battle(**how, **own, **foes)


@pytest.mark.rule("punk.turn.structure")
@pytest.mark.rule("punk.turn.round.order")
@pytest.mark.rule("punk.turn.round.skip_empty")
@pytest.mark.rule("punk.turn.order.one_side")
@pytest.mark.rule("punk.turn.order.roll_off")
@pytest.mark.rule("punk.turn.order.each_round")
@pytest.mark.rule("punk.turn.order.alternate")
@pytest.mark.rule("punk.turn.order.leftover")
def test_the_books_turn() -> None:
    """punk.example.game_turn: Enrique wins Round 4 and begins; Guille wins 3 and lets him begin."""
    table = spread(
        [5, 4, 4, 4, 3],
        [7, 4, 3, 3, 2, 2],
        dice=[7, 4, 2, 9],
        answers=[("punk.ask.first", "mine"), ("punk.ask.first", "theirs")],
    )
    sides = ["".join("G" if who.isupper() else "E" for who in play(table))]
    assert sides == ["G" + "E" + "EGEE" + "EGG" + "GG"]
    assert rounds(table) == [7, 5, 4, 3, 2]
    assert [seat for seat, _ in questions(table, "punk.ask.first")] == [0, 1]
    assert len(table.table.rolled) == 2
    assert not any(mini.acted is False for mini in table.state.minis)
    table.table.answers = [("punk.ask.first", "mine")] * 2
    table.table.dice = [9, 1, 9, 1]
    play(table)
    assert table.state.turn == 2
    assert [event.turn for event in table.table.heard(TurnBegan)] == [1, 2]


@pytest.mark.rule("punk.turn.round.order")
def test_a_round_is_called_by_its_agility() -> None:
    """punk.example.agility_round: when those of Agility 4 act, it is Round 4."""
    table = spread([4], [2])
    play(table)
    assert rounds(table) == [4, 2]


@pytest.mark.rule("punk.turn.round.order")
@pytest.mark.rule("punk.turn.round.skip_empty")
def test_rounds_go_down_and_empty_ones_are_passed_over_without_a_roll() -> None:
    table = spread([7, 4], [5, 2])
    assert play(table) == ["a", "A", "b", "B"]
    assert rounds(table) == [7, 5, 4, 2]
    assert not table.table.rolled


@pytest.mark.rule("punk.turn.structure")
def test_when_all_have_acted_the_next_turn_begins_with_nobody_marked() -> None:
    table = spread([4], [3])
    play(table)
    assert all(mini.acted for mini in table.state.minis)
    step(table.skirmish)
    assert table.state.turn == 2
    assert not any(mini.acted for mini in table.state.minis)


@pytest.mark.rule("punk.turn.count")
def test_the_game_ends_with_the_scenarios_last_turn() -> None:
    table = spread([4], [3])
    play(table, turns=5)
    assert not table.state.ended
    play(table)
    assert (table.state.turn, table.state.ended) == (6, "punk.result.turns")


@pytest.mark.rule("punk.turn.order.one_side")
def test_alone_in_a_round_a_player_picks_the_order_without_a_roll() -> None:
    table = spread([5], [2, 2], answers=[("punk.ask.next", "B")])
    assert play(table) == ["a", "B", "A"]
    assert not table.table.rolled


@pytest.mark.rule("punk.turn.order.roll_off")
@pytest.mark.parametrize(("choice", "first"), [("mine", "a"), ("theirs", "A")])
def test_the_higher_die_says_who_begins(choice: str, first: str) -> None:
    table = spread([4], [4], dice=[7, 4], answers=[("punk.ask.first", choice)])
    assert play(table)[0] == first
    assert questions(table, "punk.ask.first")[0][0] == 0


@pytest.mark.rule("punk.turn.order.roll_off_tie")
def test_a_tied_order_roll_is_repeated() -> None:
    table = spread([4], [4], dice=[5, 5, 3, 8], answers=[("punk.ask.first", "mine")])
    assert play(table) == ["A", "a"]
    assert [chance.rule for chance in table.table.rolled] == [
        "punk.turn.order.roll_off",
        "punk.turn.order.roll_off_tie",
    ]


@pytest.mark.rule("punk.turn.order.each_round")
def test_each_shared_round_has_a_roll_of_its_own() -> None:
    table = spread([4, 3], [4, 3], dice=[9, 1, 1, 9], answers=[("punk.ask.first", "mine")] * 2)
    assert play(table) == ["a", "A", "B", "b"]
    assert len(table.table.rolled) == 2


@pytest.mark.rule("punk.turn.order.alternate")
@pytest.mark.rule("punk.turn.order.leftover")
def test_sides_alternate_and_who_is_left_goes_on_alone() -> None:
    table = spread([4, 4, 4], [4], dice=[9, 1], answers=[("punk.ask.first", "mine")])
    assert play(table) == ["a", "A", "b", "c"]


@pytest.mark.rule("punk.turn.activation.once")
def test_who_has_acted_does_not_act_again_in_a_lower_round() -> None:
    table = spread([5], [3])
    while not acted(table):
        step(table.skirmish)
    table["a"].lost["AG"] = 3
    assert play(table) == ["a", "A"]


@pytest.mark.rule("punk.ruling.agility_change")
def test_who_has_not_acted_acts_in_the_round_of_its_agility_now() -> None:
    """punk.ruling.agility_change: lowered, later; raised past its Round, in the one in progress."""
    table = spread([5, 2], [4, 1])
    while not acted(table):
        step(table.skirmish)
    table["A"].lost["AG"] = 3
    table["b"].gained["AG"] = 6
    assert play(table) == ["a", "b", "A", "B"]


@pytest.mark.rule("punk.ruling.agility_change")
def test_without_agility_one_acts_last_of_all() -> None:
    """punk.ruling.agility_change: what is not lost for good may leave none."""
    table = spread([1, 2], [1], dice=[9, 1], answers=[("punk.ask.first", "mine")])
    mini = table["b"]
    mini.attributes["AG"] = 0
    assert (value(mini, "AG"), moment(mini)) == (0, 0)
    assert play(table) == ["a", "A", "b"]
    assert rounds(table) == [1, 0]


@pytest.mark.rule("punk.ruling.order_changes_in_round")
def test_who_is_downed_in_a_round_leaves_it() -> None:
    """punk.ruling.order_changes_in_round: alternation goes on with whoever is left."""
    table = spread([4, 4], [4, 4], dice=[9, 1], answers=[("punk.ask.first", "mine")])
    while len(acted(table)) < 1:
        step(table.skirmish)
    table["A"].out = "downed"
    assert play(table) == ["a", "B", "b"]


# --- activations


@pytest.mark.rule("punk.turn.activation.block")
def test_nobody_else_acts_before_an_activation_has_ended() -> None:
    table = spread([4], [4], dice=[9, 1], answers=[("punk.ask.first", "mine")])
    while not acted(table):
        step(table.skirmish)
    for _ in range(2):
        table.table.answers = [("punk.ask.act", ["move", {"way": [], "facing": 90}])]
        step(table.skirmish)
        assert table.skirmish.active.mini == "a"
    assert acted(table) == ["a"]


@pytest.mark.rule("punk.action.count")
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_as_many_actions_as_the_attribute_says(actions: int) -> None:
    table = battle(a=who(A=actions, at=(20, 20)), B=who(at=(80, 80), AG=1))
    table.table.answers = [("punk.ask.act", ["move", {"way": [], "facing": 90}])] * actions
    play(table)
    assert table.table.heard(ActivationBegan)[0].actions == actions


@pytest.mark.rule("punk.action.count")
def test_never_more_than_three_actions_nor_fewer_than_one() -> None:
    table = battle(a=who(A=3, at=(20, 20), extra=2), b=who(A=1, at=(30, 30), extra=-1))
    assert (actions_of(table["a"]), actions_of(table["b"])) == (3, 1)


@pytest.mark.rule("punk.attribute.actions_cap", "punk.turn.activation.block")
@pytest.mark.parametrize(
    ("actions", "extra", "has", "capped"), [(2, 0, 2, False), (2, 1, 3, False), (3, 1, 3, True)]
)
def test_extra_actions_are_for_one_activation_and_no_more_than_three(
    actions: int, extra: int, has: int, capped: bool
) -> None:
    table = fielded(a=who(at=(20, 20), A=actions, extra=extra))
    table.activate("a", left=0)
    begin_activation(table.skirmish)
    (told,) = table.table.heard(ActivationBegan)
    assert (told.actions, table["a"].extra) == (has, 0)
    assert ("punk.attribute.actions_cap" in told.also) is capped


@pytest.mark.rule("punk.action.fewer", "punk.turn.activation.once")
@pytest.mark.parametrize(
    ("left", "out", "rule"),
    [
        (0, "", "punk.turn.activation.once"),
        (1, "", "punk.action.fewer"),
        (1, "downed", "punk.turn.activation.once"),
    ],
)
def test_how_many_actions_were_left_is_told(left: int, out: str, rule: str) -> None:
    table = fielded(a=who(at=(20, 20), out=out), B=who(at=(60, 60)))
    table.activate("a", left=left)
    end_activation(table.skirmish)
    (told,) = table.table.heard(ActivationEnded)
    assert (told.left, told.rule) == (left, rule)
    assert (table["a"].acted, table.state.active, table.state.next) == (True, None, 1)


@pytest.mark.rule("punk.action.count")
def test_an_action_too_many_is_refused() -> None:
    table = battle(a=who(at=(20, 20), gear=["crossbow"]), B=who(at=(20, 40)))
    table.activate("a", left=0)
    rule, reason = table.barred("ready")
    assert rule == "punk.action.count"
    assert reason.key == "punk.barred.no_actions"


@pytest.mark.rule("punk.action.sequential")
def test_an_action_is_whole_before_the_next_is_declared() -> None:
    """Whatever an Action asks on its way, no other can be declared meanwhile."""
    table = battle(a=who(at=(20, 20), gear=["mace"]), B=who(at=(20, 22.5), gear=["mace"]))
    table.activate("a")
    table.table.dice = [5, 3, 9, 1]
    table.do("fight", to="B")
    assert table.skirmish.active.left == 1
    assert table["B"].out == "downed"
    assert not questions(table, "punk.ask.act")


@pytest.mark.rule("punk.action.fewer")
def test_fewer_actions_or_none_still_use_up_the_activation() -> None:
    table = spread([4], [2])
    while table.state.phase != "act":
        step(table.skirmish)
    step(table.skirmish)
    step(table.skirmish)
    assert table["a"].acted
    assert table.state.active is None


@pytest.mark.rule("punk.action.list")
def test_the_common_actions_are_offered_to_who_is_free() -> None:
    table = battle(
        a=who(at=(20, 20), facing=180, gear=["pistol"], bullets={"bullet": 2}),
        b=who(at=(22.5, 20)),
        c=who(at=(17.5, 20), out="downed", gear=["mace"]),
        B=who(at=(20, 28), facing=0),
    )
    table.activate("a")
    for what, to in (("shoot", "B"), ("aim", "B"), ("ready", ""), ("loot", "c"), ("exchange", "b")):
        assert table.offers(what, to), what
    assert {"move", "assault"} <= table.ways().keys()
    assert not table.offers("fight")
    assert not table.offers("separate")


@pytest.mark.rule("punk.action.list")
def test_special_rules_add_others() -> None:
    assert {"reload", "interact", "pump"} <= MENU.by_name.keys()


@pytest.mark.rule("punk.general.special_rules_override")
def test_a_special_rule_beats_the_general_one() -> None:
    table = battle(a=who(at=(20, 20)), b=who(at=(30, 30), special=["swift"]))
    assert (reach_of(table["a"]), reach_of(table["b"])) == (1000, 1500)


@pytest.mark.rule("punk.general.house_rules")
def test_without_options_no_variant_is_played() -> None:
    rules = Rules()
    assert not any(msgspec.structs.astuple(rules))


@pytest.mark.rule("punk.ruling.facing_change")
def test_a_free_turn_before_acting_is_a_house_rule() -> None:
    for rules, asked in ((Rules(), 0), (Rules(free_turn=True), 2)):
        table = spread([4], [2])
        table.state.rules = rules
        table.table.answers = [("punk.ask.turn", 90), ("punk.ask.turn", 180)][:asked]
        play(table)
        assert len(questions(table, "punk.ask.turn")) == asked
        if asked:
            assert table["a"].facing == 90


@pytest.mark.rule("punk.shoot.defensive.expires")
def test_defensive_fire_ends_with_the_turn() -> None:
    table = spread([4], [2])
    table["a"].ready = True
    play(table)
    assert not table["a"].ready


def test_an_answer_nobody_asked_for_is_refused() -> None:
    table = spread([4, 4], [1], answers=[("punk.ask.next", "A")])
    with pytest.raises(Refused):
        play(table)


@pytest.mark.rule("punk.turn.order.roll_off")
def test_the_order_roll_is_two_dice() -> None:
    table = spread([4], [4], dice=[2, 1], answers=[("punk.ask.first", "mine")])
    play(table)
    (chance,) = table.table.rolled
    assert isinstance(chance, Roll)
    assert (chance.dice, chance.each) == ((10, 10), (0, 1))


@pytest.mark.rule("punk.turn.round.order", "punk.turn.round.skip_empty", "punk.turn.order.roll_off")
@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        ([5], [4], [(5, "order"), (4, "order")]),
        ([5], [3], [(5, "order"), (3, "skip_empty")]),
        ([5, 4, 2], [3], [(5, "order"), (4, "order"), (3, "order"), (2, "order")]),
        ([6], [3, 1], [(6, "order"), (3, "skip_empty"), (1, "skip_empty")]),
    ],
)
def test_why_a_round_is_the_next_is_told(
    mine: list[int], theirs: list[int], told: list[tuple[int, str]]
) -> None:
    table = spread(mine, theirs)
    play(table)
    heard = table.table.heard(RoundBegan)
    assert [(one.round, one.rule.rpartition(".")[2]) for one in heard] == told


@pytest.mark.rule("punk.turn.order.each_round")
def test_a_round_of_both_sides_is_told_so() -> None:
    table = spread([4], [4], dice=[2, 1], answers=[("punk.ask.first", "mine")])
    play(table)
    (told,) = table.table.heard(RoundBegan)
    assert told.rule == "punk.turn.order.each_round"


# --- free Actions


@pytest.mark.rule("punk.core.zeal")
@pytest.mark.parametrize(("gap", "inspired"), [(20, ["b"]), (20.01, [])])
def test_a_zealot_inspires_friends_within_20_cm(gap: float, inspired: list[str]) -> None:
    table = fielded(a=who(at=(40, 40), special=["zeal"]), b=who(at=(40, 40 + 2.5 + gap)))
    table.activate("a")
    inspire(table.skirmish, table["a"])
    assert table.state.owed == inspired


@pytest.mark.rule("punk.core.zeal", "punk.ruling.reroll_scope")
@pytest.mark.parametrize(("phase", "left"), [("act", 2), ("end", 0)])
def test_what_a_free_action_interrupts_goes_on_as_it_was(phase: str, left: int) -> None:
    """An activation that was about to end has no Actions left."""
    table = fielded(a=who(at=(40, 40)), b=who(at=(50, 50)))
    table.activate("a", left=2)
    table.state.phase, table.state.owed = phase, ["b"]
    repay(table.skirmish)
    assert (table.skirmish.active.mini, table.skirmish.active.left) == ("b", 1)
    resume(table.skirmish)
    assert (table.skirmish.active.mini, table.skirmish.active.left) == ("a", left)
    assert table.state.phase == "act"


@pytest.mark.rule("punk.core.zeal")
def test_a_free_action_between_activations_interrupts_nothing() -> None:
    table = fielded(a=who(at=(40, 40)))
    table.state.owed = ["a"]
    repay(table.skirmish)
    resume(table.skirmish)
    assert (table.state.active, table.state.phase) == (None, "next")


@pytest.mark.rule(
    "punk.turn.order.one_side", "punk.turn.order.alternate", "punk.turn.order.leftover"
)
@pytest.mark.parametrize(
    ("names", "rules"),
    [
        ("abcZ", ["one_side", "one_side"]),
        ("ABCz", ["one_side", "one_side"]),
        ("abcdE", ["alternate", "leftover", "leftover"]),
        ("ABCDe", ["alternate", "leftover", "leftover"]),
    ],
)
def test_by_which_rule_a_player_picks_who_is_next(names: str, rules: list[str]) -> None:
    """All but Z have the same Agility; of two sides the larger one begins."""
    minis: dict[str, Any] = {
        name: who(at=(9 * n + 5, 80 if name.islower() else 5), AG=1 if name in "zZ" else 5)
        for n, name in enumerate(names)
    }
    table = battle(**minis)
    both = "Z" not in names.upper()
    dice = [9, 1] if names[0].islower() else [1, 9]
    table.table = listener = Listener(
        dice if both else [], [("punk.ask.first", "mine")] if both else []
    )
    play(table)
    picked = [rule for key, rule in listener.rules if key == "punk.ask.next"]
    assert picked == [f"punk.turn.order.{rule}" for rule in rules]
