"""Action cards, jokers, Hold, interrupting and surprise."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.games.savage.content.scenario import DRAFTS
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.harm.conditions import shake, stun
from tapete.games.savage.rules.manoeuvres import tricks
from tapete.games.savage.rules.turns import initiative
from tapete.games.savage.rules.turns.initiative import NOBODY, RANKS, SUITS, begin_round, deck
from tapete.games.savage.rules.turns.turns import end_round, end_turn, next_figure
from tapete.kernel.chance.deck import Deck
from tests.games.savage.skirmish import Skirmish, skirmish, who


def card(name: str) -> int:
    return 52 if name == "★" else RANKS.index(name[0]) * 4 + SUITS.index(name[1])


def cards(*names: str) -> list[int]:
    return [card(name) for name in names]


def round_of(fight: Skirmish, *names: Any) -> list[str]:
    """A round dealt with these cards, and any other dice in their places; the order of it."""
    fight.table.dice += [card(name) if isinstance(name, str) else name for name in names]
    begin_round(fight.fight)
    return list(fight.state.queue)


def trio(**given: Any) -> Skirmish:
    return skirmish("a....B....C", a=who(wild=True), B=who(), C=who(), **given)


@pytest.mark.rule("savage.core.initiative")
def test_the_highest_card_acts_first_and_suits_break_ties() -> None:
    fight = trio()
    assert len(deck()) == 54
    assert round_of(fight, "8♠", "A♣", "8♥") == ["B", "a", "C"]


@pytest.mark.rule("savage.core.initiative")
@pytest.mark.parametrize(("left", "then"), [(9, 6), (8, 51)])
def test_a_fresh_deck_is_taken_when_three_cards_a_group_are_no_longer_left(
    left: int, then: int
) -> None:
    fight = trio()
    fight.state.deck = Deck.of(range(left))
    round_of(fight, "2♣", "2♦", "2♥")
    assert len(fight.state.deck) == then


@pytest.mark.rule("savage.core.initiative")
def test_extras_of_a_group_share_a_card_and_the_bleeding_are_dealt_in() -> None:
    fight = trio()
    fight["B"].group = fight["C"].group = "1.guards"
    fight["a"].out, fight["a"].bleeding = "incapacitated", True
    assert round_of(fight, "2♠", "A♣") == ["1.guards", "a"]
    next_figure(fight.fight)
    assert fight.state.turn is not None
    assert (fight.state.turn.actor, fight.state.acting) == ("B", ["C"])


@pytest.mark.rule("savage.core.extras_groups")
def test_a_group_acts_one_after_the_other() -> None:
    fight = trio()
    fight["B"].group = fight["C"].group = "1.guards"
    round_of(fight, "2♠", "A♣")
    acted = []
    for _ in range(3):
        next_figure(fight.fight)
        acted.append(fight.fight.turn.actor)
        end_turn(fight.fight)
    assert acted == ["B", "C", "a"]


@pytest.mark.rule("savage.core.jokers")
def test_a_joker_acts_first_helps_and_pays_and_the_deck_is_shuffled() -> None:
    fight = skirmish("a..b..B", a=who(wild=True), b=who(wild=True), B=who(wild=True))
    fight.table.answers = [NOBODY]
    assert round_of(fight, "★", "K♣", "A♥")[0] == "a"
    assert [fight[letter].bennies for letter in "abB"] == [1, 1, 0]
    assert fight.fight.has_joker(fight["a"])
    assert fight.state.reshuffle
    fight.table.answers = [NOBODY] * 2
    round_of(fight, "2♣", "3♣", "4♣")
    assert len(fight.state.deck) == 51
    assert not fight.state.reshuffle


@pytest.mark.rule("savage.core.jokers")
def test_a_foes_joker_pays_the_pool_and_its_wild_cards() -> None:
    fight = skirmish("a..B..C", a=who(wild=True), B=who(wild=True), C=who())
    round_of(fight, "2♣", "★", "A♥")
    assert (fight.state.pools, fight["a"].bennies, fight["B"].bennies) == ([0, 1], 0, 1)


@pytest.mark.rule("savage.core.jokers")
def test_a_joker_interrupts_without_a_roll() -> None:
    fight = trio()
    fight.state.jokers = ["a"]
    assert initiative.interrupts(fight.fight, fight["a"], fight["B"])


@pytest.mark.rule("savage.core.jokers")
def test_a_joker_adds_2_to_traits_and_damage() -> None:
    fight = skirmish(
        "aB", a=who(fighting=6, gear=("short_sword",)), B=who(fighting=6), dice=[5, 1, 2, 1]
    )
    fight.state.jokers = ["a"]
    fight.turn("a")
    fight.do("fight", "B")
    attack, damage = fight.all_terms()
    assert attack["savage.core.jokers"] == damage["savage.core.jokers"] == 2


@pytest.mark.rule("savage.benny.card")
def test_bennies_buy_cards_and_the_best_counts() -> None:
    fight = skirmish("a...B", a=who(wild=True, state={"bennies": 2}), B=who())
    fight.table.answers = ["a", "a"]
    assert round_of(fight, "5♣", "9♣", "Q♥", "3♣") == ["a", "B"]
    assert fight["a"].bennies == 0
    assert len(fight.state.dealt["a"]) == 3


@pytest.mark.rule("savage.benny.card")
def test_each_side_is_asked_once_who_buys_until_nobody_does() -> None:
    rich = who(wild=True, state={"bennies": 2})
    fight = skirmish("a.b.c.B.C", a=rich, b=rich, c=who(wild=True), B=rich, C=who())
    fight.table.answers = ["b", NOBODY, NOBODY]
    order = round_of(fight, "5♣", "9♣", "7♥", "8♣", "K♣", "A♥")
    assert order == ["b", "C", "B", "c", "a"]
    offered = [(seat, tuple(domain.candidates())) for seat, _, domain in fight.table.asked]
    assert offered == [(0, ("a", "b", NOBODY))] * 2 + [(1, ("B", NOBODY))]
    fight.table.done()


@pytest.mark.rule("savage.benny.card")
def test_who_has_a_joker_needs_no_other_card() -> None:
    rich = who(wild=True, state={"bennies": 1})
    fight = skirmish("a.b...B", a=rich, b=rich, B=who(), answers=["b", NOBODY])
    round_of(fight, "★", "9♣", "7♥", "Q♣")
    assert [fight[letter].bennies for letter in "ab"] == [2, 1]


@pytest.mark.rule("savage.core.initiative")
def test_the_quick_change_low_cards_and_the_level_headed_draw_two() -> None:
    fight = skirmish("a...B", a=who(edges=("quick",)), B=who(edges=("level_headed",)))
    round_of(fight, "5♠", "4♣", "6♣", "2♣", "K♣")
    assert fight.state.dealt == {"a": cards("5♠", "4♣", "6♣"), "B": cards("2♣", "K♣")}


# --- Hold


@pytest.mark.rule("savage.hold")
def test_on_hold_one_acts_later_in_the_round() -> None:
    fight = trio(answers=[False, True])
    round_of(fight, "A♠", "8♣", "5♣")
    next_figure(fight.fight)
    fight.do("hold")
    end_turn(fight.fight)
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "B"
    end_turn(fight.fight)
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"
    assert not fight["a"].hold


@pytest.mark.rule("savage.hold")
@pytest.mark.parametrize(("indefinite", "left"), [(False, 0), (True, 2)])
def test_a_hold_lasts_into_the_next_round_without_a_card(indefinite: bool, left: int) -> None:
    fight = trio(rules=Rules(hold_indefinite=indefinite))
    fight["a"].hold = 1
    end_round(fight.fight)
    assert round_of(fight, "8♣", "5♣") == ["B", "C"]
    assert "a" not in fight.state.dealt
    end_round(fight.fight)
    assert fight["a"].hold == left


@pytest.mark.rule("savage.hold")
def test_one_of_a_group_on_hold_does_not_keep_the_others_waiting() -> None:
    fight = trio()
    fight["B"].group = fight["C"].group = "1.guards"
    fight["B"].hold = 2
    assert round_of(fight, "2♠", "A♣") == ["1.guards", "a"]
    assert initiative.ready(fight.fight, "1.guards") == [fight["C"]]


@pytest.mark.rule("savage.hold")
def test_the_shaken_cannot_go_on_hold() -> None:
    fight = trio()
    fight["a"].shaken = True
    fight.turn("a")
    assert fight.barred("hold")[0] == "savage.core.shaken"


@pytest.mark.rule("savage.hold.lost")
@pytest.mark.parametrize("blow", [shake, stun])
def test_shaken_or_stunned_the_hold_is_lost(blow: Any) -> None:
    fight = trio()
    fight["a"].hold = 1
    blow(fight.fight, fight["a"], "savage.core.toughness")
    assert not fight["a"].hold
    assert initiative.holders(fight.fight) == []


@pytest.mark.rule("savage.core.status_timing", "savage.hold")
@pytest.mark.parametrize("state", ["distracted", "vulnerable"])
def test_going_on_hold_ends_no_turn_and_acting_later_does(state: str) -> None:
    fight = trio(answers=[True])
    setattr(fight["a"], state, 1)
    fight.turn("a")
    fight.do("hold")
    end_turn(fight.fight)
    assert getattr(fight["a"], state) == 1
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"
    end_turn(fight.fight)
    assert not getattr(fight["a"], state)


@pytest.mark.rule("savage.core.status_timing", "savage.hold.lost")
def test_a_turn_on_hold_that_is_lost_has_ended() -> None:
    fight = trio()
    fight["a"].hold, fight["a"].distracted, fight["a"].vulnerable = 1, 1, 2
    shake(fight.fight, fight["a"], "savage.core.toughness")
    assert (fight["a"].distracted, fight["a"].vulnerable) == (0, 1)


@pytest.mark.rule("savage.core.status_timing", "savage.ruling.hold_new_round")
def test_so_has_one_that_lapses() -> None:
    fight = trio()
    fight["a"].hold, fight["a"].distracted = 2, 1
    end_round(fight.fight)
    assert not fight["a"].distracted


@pytest.mark.rule("savage.core.status_timing", "savage.test.effect")
def test_what_a_test_does_to_somebody_on_hold_outlasts_the_turn_it_costs() -> None:
    fight = skirmish("aB", a=who(taunt=10), B=who(smarts=4), answers=["distracted"], dice=[9, 1])
    fight["B"].hold = 1
    tricks.test(fight.fight, fight["a"], fight["B"], "taunt")
    assert fight["B"].shaken
    assert not fight["B"].hold
    assert fight["B"].distracted == 1


@pytest.mark.rule("savage.core.status_timing")
def test_a_mount_waits_with_its_rider() -> None:
    fight = trio()
    fight["a"].mount, fight["B"].rider = "B", "a"
    fight["B"].distracted = 1
    fight.turn("a")
    fight["a"].hold = 1
    end_turn(fight.fight)
    assert fight["B"].distracted == 1


def interruption(mine: int, theirs: int) -> Skirmish:
    """B is about to shoot; a is on Hold and cuts in."""
    fight = skirmish(
        "a......B",
        a=who(athletics=10),
        B=who(athletics=6, shooting=6, gear=("revolver",)),
        answers=[("savage.ask.interrupt", True)],
        dice=[mine, theirs, 3],
    )
    fight["a"].hold = 1
    fight.turn("B")
    fight.do("shoot", "a")
    return fight


@pytest.mark.rule("savage.hold.interrupt")
def test_the_quicker_acts_before_the_foes_action() -> None:
    fight = interruption(7, 5)
    assert fight.fight.turn.actor == "a"
    end_turn(fight.fight)
    assert fight.fight.turn.actor == "B"
    assert fight.fight.turn.used == 0
    assert fight.state.phase == "act"


@pytest.mark.rule("savage.hold.interrupt")
@pytest.mark.parametrize("mine", [4, 5])
def test_else_the_foe_acts_first_and_the_hero_right_after(mine: int) -> None:
    fight = interruption(mine, 5)
    assert fight.fight.turn.actor == "B"
    assert fight.fight.turn.used == 1
    end_turn(fight.fight)
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "a"


@pytest.mark.rule("savage.hold.interrupt")
def test_only_totals_are_compared() -> None:
    fight = interruption(3, 2)
    assert fight.fight.turn.actor == "a"


# --- surprise


def ambush(fight: Skirmish) -> Skirmish:
    """The same fight, with side 1 lying in wait."""
    scenario = DRAFTS[fight.state.scenario]
    lying = msgspec.structs.replace(scenario.sides[1], ambush=True)
    waiting = msgspec.structs.replace(scenario, sides=(scenario.sides[0], lying))
    fight.state.scenario += "-ambush"
    DRAFTS[fight.state.scenario] = waiting
    fight.state.round = 0
    return fight


@pytest.mark.rule("savage.surprise")
def test_ambushers_start_on_hold_and_act_when_they_like() -> None:
    fight = ambush(skirmish("a...B..C", a=who(notice=6), B=who(), C=who(), answers=[False, True]))
    assert round_of(fight, 5, "2♣", "A♣", "K♣") == ["a"]
    assert fight["B"].hold == fight["C"].hold == 1
    next_figure(fight.fight)
    assert fight.fight.turn.actor == "C"


@pytest.mark.rule("savage.surprise.notice")
def test_who_does_not_notice_gets_no_card_in_the_first_round() -> None:
    fight = ambush(skirmish("a..b..B", a=who(notice=6), b=who(notice=6), B=who()))
    assert round_of(fight, 5, 3, "2♣", "A♣") == ["a"]
    assert "b" not in fight.state.dealt
    end_round(fight.fight)
    fight.state.figures[-1].hold = 0
    assert round_of(fight, "2♦", "3♣", "4♣") == ["B", "b", "a"]


@pytest.mark.rule("savage.surprise.notice")
def test_the_alert_notice_more() -> None:
    fight = ambush(skirmish("a..B", a=who(notice=6, edges=("alertness",)), B=who()))
    assert round_of(fight, 2, "2♣", "A♣") == ["a"]
