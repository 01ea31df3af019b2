"""Bags and decks: no order before it is revealed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.kernel import Bag, Deck, Draw, Table
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Drawn
from tapete.kernel.tables.playouts import BotTable
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.odds.table import outcomes

CARDS = st.lists(st.integers(1, 9), min_size=1, max_size=8)


def blind(seed: int = 1) -> BotTable:
    return BotTable([], SeededDice(from_number(seed)))


@given(CARDS, st.integers(0, 99))
def test_all_cards_come_out_once(cards: list[int], seed: int) -> None:
    deck, table = Deck.of(cards), blind(seed)
    drawn = [deck.draw(table, "x") for _ in range(len(cards))]
    assert Counter(drawn) == Counter(cards)
    assert len(deck) == 0


def test_two_decks_of_the_same_cards_are_the_same_however_they_came_together() -> None:
    assert Deck.of([3, 1, 2]) == Deck.of([2, 3, 1])


def test_the_odds_of_a_draw_are_those_of_the_cards_left() -> None:
    def second_is_an_ace(table: Table) -> bool:
        deck = Deck.of(["ace", "king", "king", "king"])
        deck.draw(table, "x")
        return deck.draw(table, "x") == "ace"

    assert outcomes(second_is_an_ace).probability(True) == Fraction(1, 4)


def test_a_placed_card_is_drawn_without_a_roll_and_its_drawer_is_told() -> None:
    deck, table = Deck.of([1, 2]), ScriptedTable()
    deck.put_on_top(9)
    assert deck.draw(table, "x", by=0, to=(0,)) == 9
    assert table.rolled == []
    assert [event.item for event in table.heard(Drawn)] == [9]


def test_the_bottom_is_reached_last() -> None:
    deck, table = Deck.of([1]), ScriptedTable([1])
    deck.put_at_bottom(7)
    deck.put_at_bottom(8)
    assert [deck.draw(table, "x") for _ in range(3)] == [1, 7, 8]


def test_looking_fixes_the_order_for_whoever_looked() -> None:
    deck, table = Deck.of([1, 2, 3]), ScriptedTable([2, 3])
    assert deck.look(table, 2, "x", by=0) == [2, 3]
    assert deck.seen_by(0).middle == [1]
    assert deck.seen_by(1) == Deck.of([1, 2, 3])
    assert deck.draw(table, "x") == 2


def test_a_second_look_adds_a_knower() -> None:
    deck, table = Deck.of([1, 2]), ScriptedTable([2])
    deck.look(table, 1, "x", by=0)
    deck.look(table, 1, "x", by=1)
    assert deck.top[0].known_to == (0, 1)


def test_a_known_card_behind_an_unknown_one_has_no_place() -> None:
    deck = Deck.of([1])
    deck.put_on_top(5, known_to=(0,))
    deck.put_on_top(6, known_to=(1,))
    assert deck.seen_by(0) == Deck.of([1, 5, 6])
    assert [place.card for place in deck.seen_by(1).top] == [6]


def test_shuffling_forgets_all_order() -> None:
    deck = Deck.of([1])
    deck.put_on_top(5)
    deck.put_at_bottom(6)
    deck.shuffle([2])
    assert deck == Deck.of([1, 2, 5, 6])


def test_a_bag_gives_back_what_was_put_in() -> None:
    bag = Bag.of(["red", "blue"])
    bag.put("green")
    assert bag.take("blue") == "blue"
    assert bag.draw(ScriptedTable(["red"]), "x") == "red"
    assert (bag.items, len(bag)) == (["green"], 1)


def test_a_draw_says_what_it_is_drawn_from() -> None:
    table = ScriptedTable([2])
    Deck.of([2, 1, 2]).draw(table, "x", by=1, to=(1,))
    assert table.rolled == [Draw((1, 2, 2), "x", 1, (1,))]


def test_what_is_not_in_the_pile_cannot_be_scripted() -> None:
    with pytest.raises(AssertionError, match="not in the pile"):
        Deck.of([1]).draw(ScriptedTable([7]), "x")
