"""What led to a question is told with it: the deed, the roll, the cost, and whose turn it is."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.games.savage.rules.turns.initiative import ACE, CARDS, JOKERS, name_of
from tapete.kernel import Deck
from tapete.kernel.matches.match import Match
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.screen import screen_of
from tapete.server.showing.asking import asked
from tapete.server.wire.because import Because
from tests.browser.raids import defending, in_the_second_round, raid
from tests.games.punk.live import live
from tests.games.punk.test_defensive import ACROSS, watched
from tests.server.matches import asked_of, play_on, savage, to_a_turn, until_asked


def led_to(match: Match[Any]) -> tuple[Seat, Because]:
    seat, _ = asked_of(match)
    return seat, asked(match, seat).because


def keys(messages: tuple[Message, ...]) -> list[str]:
    return [message.key for message in messages]


def test_a_soak_tells_of_the_attack_the_damage_and_the_bennies_and_is_a_reaction() -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    seat, why = led_to(match)
    assert match.question is not None
    figure = next(
        one for one in match.state.figures if one.id == dict(match.question.args)["figure"]
    )
    assert "savage.event.attacked" in keys(why.told)
    assert why.roll is not None
    assert why.roll.dice is not None
    assert why.roll.rule == "savage.core.damage_roll"
    assert why.roll.dice.target is not None
    assert why.cost is not None
    assert dict(why.cost.args)["left"] == figure.bennies + match.state.pools[seat] - 1
    assert (why.turn, why.reaction) == (1 - seat, True)


def test_a_reroll_of_ones_own_attack_shows_the_roll_and_is_no_reaction() -> None:
    match = until_asked("savage.ask.benny_trait", savage())
    while led_to(match)[1].turn != led_to(match)[0]:
        match = until_asked("savage.ask.benny_trait", play_on(match, 1))
    _, why = led_to(match)
    assert why.roll is not None
    assert why.roll.dice is not None
    assert why.roll.dice.total is not None
    assert not why.reaction


def test_a_turn_has_nothing_to_explain_but_whose_it_is() -> None:
    match = to_a_turn(savage())
    seat, why = led_to(match)
    assert why == Because(turn=seat)


def test_a_card_costs_the_side_a_benny_and_is_not_forecast() -> None:
    match = until_asked("savage.ask.benny_card", savage())
    seat, why = led_to(match)
    assert why.cost is not None
    assert why.cost.key == "savage.cost.card"
    assert why.between
    assert not asked(match, seat).weighable


def test_who_may_have_another_card_is_named_with_the_card_it_has_and_the_order_is_shown() -> None:
    match = until_asked("savage.ask.benny_card", savage())
    seat, _ = asked_of(match)
    view = match.view(seat)
    buyer = view.figures[0]
    card = name_of(max(view.dealt[buyer.group]))
    label = match.game.labels.label(buyer.id, view)
    assert label.key == "savage.option.with_card"
    assert (dict(label.args)["figure"], dict(label.args)["card"]) == (buyer.id, card)
    order = screen_of(match.game).scene(view, seat).order
    assert [place.label for place in order] == [
        Message.of("savage.picture.card", card=name_of(max(view.dealt[group])))
        for group in view.queue
    ]
    assert len(order) == len(view.dealt)


def test_who_may_have_another_card_is_told_how_many_are_higher() -> None:
    match = until_asked("savage.ask.benny_card", savage())
    seat, _ = asked_of(match)
    view = match.view(seat)
    buyer = view.figures[0]
    view.dealt[buyer.group] = [ACE]
    view.deck = Deck.of([0, 1, ACE + 1, *JOKERS])
    told = dict(match.game.labels.label(buyer.id, view).args)
    assert (told["card"], told["higher"], told["left"]) == ("A♣", 3, 5)
    view.deck = Deck.of([])
    told = dict(match.game.labels.label(buyer.id, view).args)
    assert (told["higher"], told["left"]) == (5, CARDS)


def test_whoever_defends_in_the_enemy_turn_reacts_and_reads_who_attacks() -> None:
    match = raid(defending)
    _, why = led_to(match)
    assert (why.turn, why.reaction) == (None, True)
    assert [told.key for told in why.told] == ["arena.event.attacked"]


def test_whoever_acts_in_its_own_activation_does_not_react() -> None:
    match = raid(in_the_second_round)
    _, why = led_to(match)
    assert (why.turn, why.reaction) == (0, False)


def test_what_was_taken_back_led_to_nothing() -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    seat, why = led_to(match)
    told = len(match.told)
    match.answer(seat, True)
    match.undo(seat)
    if match.undo_request is not None:
        match.consent(1 - seat, True)
    assert len(match.told) > told
    assert led_to(match) == (seat, why)


def test_defensive_fire_is_a_reaction_to_a_move_and_uses_up_being_ready() -> None:
    match = live(watched())
    seat, _ = asked_of(match)
    match.answer(seat, ["move", ACROSS])
    watcher, why = led_to(match)
    assert (watcher, why.turn, why.reaction) == (1 - seat, seat, True)
    assert why.cost == Message.of("punk.cost.ready", left=0)


def test_ids_are_not_shown() -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    _, why = led_to(match)
    assert all(isinstance(dict(said.args)["figure"], Message) for said in why.told)
    assert b'"roll"' in msgspec.json.encode(why)
