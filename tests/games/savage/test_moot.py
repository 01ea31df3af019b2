"""Bennies that can buy nothing are not asked for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.manoeuvres.disarming import drop_from_limb
from tapete.games.savage.rules.turns.initiative import ASK_CARD, NOBODY, name_of
from tapete.games.savage.state import Item
from tapete.kernel import OneOf
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.position import Position, Whole
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.plain import Plain
from tapete.kernel.tables.live import LiveTable, Suspended
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.runs import TooManyLeaves
from tapete.odds.table import OddsTable, explore
from tapete.odds.unasked.moot import may_be_moot, moot
from tests.games.savage.skirmish import skirmish, who
from tests.games.savage.test_initiative import ambush, round_of
from tests.games.weighed import positions, states

SHOT: Plain = [
    "do",
    {
        "option": {"what": "shoot", "to": "B", "item": 0},
        "details": {"called": "", "nonlethal": False, "shots": 1},
    },
]


def shot(**target: Any) -> Position[Any]:
    """The shot has not hit: does its player pay for another throw?"""
    shooter = who(wild=True, shooting=4, state={"bennies": 2})
    fight = skirmish("a    B", a=shooter, B=who(**target))
    fight["a"].items = [Item("pistol", 1, loaded=6)]
    fight.turn("a")
    checkpoint = GAME.snapshots.freeze(fight.state)
    script: list[Entry] = [Given("savage.ask.act", 0, SHOT)]
    with pytest.raises(Suspended) as pause:
        GAME.step(fight.state, LiveTable(script, SeededDice(from_number(1))))
    question = pause.value.question
    assert question.key == "savage.ask.benny_trait"
    return Whole(GAME, 2, checkpoint, fight.state, script).position(0, question)


@pytest.mark.rule("savage.benny.trait")
def test_another_throw_at_somebody_who_can_be_hurt_is_asked_for() -> None:
    assert moot(shot()) is None


@pytest.mark.rule("savage.power.heavy")
def test_another_throw_at_what_nothing_harms_is_not_asked_for_and_keeps_the_benny() -> None:
    assert moot(shot(heavy=True)) is False


def ends(position: Position[Any], answer: bool) -> Distribution[Any]:
    """Every end by itself, on a table that knows no stages: the state without anybody's bennies."""
    given = Given(position.question.key, position.seat, answer)

    def end(table: OddsTable) -> tuple[Any, tuple[float, ...]]:
        state = GAME.snapshots.copy(position.before)
        GAME.step(state, table)
        worth = GAME.tactics.stakes(position.before, state, 2)
        GAME.tactics.emptied(state, position.seat)
        return GAME.snapshots.freeze(state), worth

    found = explore(end, Policy.BEST, 4000, (*position.script, given))
    return Distribution(found.weights)


def test_end_by_end_a_moot_answer_leads_to_the_same_and_another_does_not() -> None:
    hard, soft = shot(heavy=True), shot()
    assert ends(hard, True) == ends(hard, False)
    assert ends(soft, True) != ends(soft, False)


@pytest.mark.parametrize("scenario", ["bridge", "saloon"])
def test_in_random_matches_what_is_judged_moot_is_so_end_by_end(scenario: str) -> None:
    rng = Random(5)
    for state in states(GAME, Options(scenario=scenario), 5, every=9):
        for position in positions(GAME, state, rng):
            if may_be_moot(GAME, position.question, position.seat) and moot(position) is not None:
                assert_moot(position)


def assert_moot(position: Position[Any]) -> None:
    try:
        first, *others = [ends(position, value) for value in position.domain.candidates()]
    except TooManyLeaves:
        return
    assert all(other == first for other in others)


# --- where a raise adds nothing, a success is as good as can be


def lucky(**given: Any) -> dict[str, Any]:
    """Somebody with a benny, to be asked wherever another throw is offered."""
    return who(state={"bennies": 1, **given.pop("state", {})}, **given)


@pytest.mark.rule("savage.combat.disarm.limb", "savage.benny.trait")
def test_who_holds_on_is_not_asked_to_throw_again() -> None:
    fight = skirmish("aB", a=who(), B=lucky(strength=8, gear=("sabre",)), dice=[6])
    drop_from_limb(fight.fight, fight["B"], "limb")
    assert not fight.table.asked


@pytest.mark.rule("savage.push.effect", "savage.benny.trait")
def test_who_keeps_its_footing_is_not_asked_to_throw_again() -> None:
    fight = skirmish("aB....", a=who(strength=12), B=lucky(strength=12, athletics=8),
                     dice=[7, 5, 4], answers=[False])  # fmt: skip
    fight.turn("a")
    fight.do("push", "B")
    assert len(fight.table.asked) == 1  # only about its Strength
    fight.table.done()


@pytest.mark.rule("savage.drop.knockout", "savage.benny.trait")
def test_who_is_not_knocked_out_is_not_asked_to_throw_again() -> None:
    gunman = who(shooting=8, gear=("revolver",))
    victim = lucky(vigor=12, wild=True, state={"unaware": True})
    fight = skirmish("a...B", a=gunman, B=victim, dice=[4, 1, 1, 7, 1])
    fight.turn("a")
    fight.do("shoot", "B", called="head")
    assert not fight.table.asked


@pytest.mark.rule("savage.surprise.notice", "savage.benny.trait")
def test_who_notices_the_ambush_is_not_asked_to_throw_again() -> None:
    fight = ambush(skirmish("a..B", a=lucky(notice=6), B=who()))
    assert round_of(fight, 5, "2♣", "A♣") == ["a"]
    assert not fight.table.asked


@pytest.mark.rule("savage.evasion", "savage.benny.trait")
def test_who_evades_is_not_asked_to_throw_again() -> None:
    breath = who(athletics=6, gear=("fire_breath",))
    fight = skirmish(
        "......\n......\na...B.\n......\n......", a=breath, B=lucky(agility=8), dice=[4, 6]
    )
    fight.turn("a")
    fight.do("spray", "B")
    assert not fight.table.asked


@pytest.mark.rule("savage.core.rof", "savage.benny.trait")
@pytest.mark.parametrize(("last", "asked"), [(7, 1), (8, 0)])
def test_who_raises_with_every_shot_is_not_asked_to_throw_again(last: int, asked: int) -> None:
    shooter = lucky(shooting=12, gear=("assault_rifle",))
    fight = skirmish("a.....B\n.......\n......C", a=shooter, B=who(heavy=True), C=who(heavy=True),
                     dice=[11, 10, last + 2], answers=[False, True, True])  # fmt: skip
    fight.turn("a")
    fight.do("split", "B", second="C", split=[2, 1])
    assert [key for _, key, _ in fight.table.asked].count("savage.ask.benny_trait") == asked


# --- another card


@pytest.mark.rule("savage.benny.card")
@pytest.mark.parametrize(("cards", "spared"), [(("A♣", "A♥"), True), (("A♣", "K♥"), False)])
def test_another_card_is_not_offered_to_those_who_all_hold_an_ace(
    cards: tuple[str, str], spared: bool
) -> None:
    """Only a joker would be better. Where one of them could gain, all may still buy."""
    fight = skirmish("ab...C", a=who(wild=True), b=who(wild=True), C=who())
    names = {name_of(card): card for card in range(52)}
    for figure, card in zip("ab", cards, strict=True):
        fight.state.dealt[fight[figure].group] = [names[card]]
    assert GAME.tactics.trifles(ASK_CARD, OneOf(("a", "b", NOBODY)), fight.state) is spared
