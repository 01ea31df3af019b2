"""Falls: how hard, and what becomes of who falls."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.moving import Fell, Prone
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.moving.falling import fall, fall_down, let_go, strength_of
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import at, block

RULE = "punk.move.climb.drop_high"


def fallen(
    height: int, *dice: int, active: str = "a", rules: Rules | None = None, **given: Any
) -> Fielded:
    """A mini that has come down from so many mm."""
    table = fielded(dice=dice, rules=rules, a=who(at=(20, 20), **given), B=who(at=(60, 60)))
    table.activate(active)
    fall(table.skirmish, table["a"], height * 10, RULE)
    return table


@pytest.mark.rule("punk.move.fall.table")
@pytest.mark.parametrize(
    ("height", "strength"),
    [(50, 0), (51, 2), (100, 2), (101, 4), (150, 4), (151, 6), (200, 6), (201, 8)],
)
def test_the_higher_the_harder(height: int, strength: int) -> None:
    assert strength_of(height * 10, 250) == strength


@pytest.mark.rule("punk.move.fall.table")
def test_for_a_large_base_the_same_height_is_less() -> None:
    assert strength_of(1000, 550) == 0


@pytest.mark.rule("punk.move.fall.roll")
@pytest.mark.parametrize(("mine", "theirs", "lives"), [(4, 4, True), (4, 6, False)])
def test_toughness_without_armour_against_the_fall(mine: int, theirs: int, lives: bool) -> None:
    """punk.example.fall_62mm: d10+3 against d10+2."""
    table = fallen(62, mine, theirs, D=3, armour=4)
    assert (table["a"].out == "") is lives
    roll: Any = table.table.rolled[0]
    assert sum(term.amount for term in roll.modifiers) == 1


@pytest.mark.rule("punk.move.fall.survive")
def test_who_wins_lies_prone() -> None:
    """punk.example.fall_62mm"""
    table = fallen(62, 5, 5, D=3)
    assert (table["a"].out, table["a"].prone, at(table, "a")) == ("", True, (20, 20, 0))


@pytest.mark.rule("punk.move.fall.fatal")
def test_who_loses_is_downed() -> None:
    """punk.example.fall_62mm"""
    table = fallen(120, 2, 5, D=3)
    assert (table["a"].out, at(table, "a")) == ("downed", (20, 20, 0))


@pytest.mark.rule("punk.ruling.tie_against_effect")
@pytest.mark.rule("punk.move.fall.roll")
@pytest.mark.parametrize(("active", "lives"), [("a", True), ("B", False)])
def test_a_tie_is_for_the_active_player(active: str, lives: bool) -> None:
    table = fallen(62, 4, 5, active=active, D=3)
    assert (table["a"].out == "") is lives


@pytest.mark.rule("punk.ruling.low_fall_prone")
@pytest.mark.rule("punk.move.fall.survive")
@pytest.mark.parametrize("harmless", [False, True])
def test_a_low_fall_leaves_one_prone_without_a_roll(harmless: bool) -> None:
    """punk.ruling.low_fall_prone, a house rule apart"""
    table = fallen(50, rules=Rules(low_fall_harmless=harmless))
    assert table["a"].prone is not harmless
    assert table.table.heard(Fell)
    assert bool(table.table.heard(Prone)) is not harmless


def test_a_berserker_who_falls_too_hard_goes_on_from_the_ground() -> None:
    table = fallen(120, 1, 9, special=["berserker"])
    assert (table["a"].out, table["a"].prone, table["a"].dying) == ("", True, True)


def test_who_lets_go_of_a_wall_falls_to_its_foot() -> None:
    house = block(20, 10, 10, 20, height=9, size=3)
    table = fielded(pieces=[house], dice=[9, 1], a=who(at=(18.75, 20), height=6, held=True))
    table.activate("a")
    let_go(table.skirmish, table["a"], RULE)
    assert (at(table, "a"), table["a"].at.held, table["a"].prone) == ((18.75, 20, 0), False, True)


@pytest.mark.rule("punk.move.jump.fail", "punk.move.fall.table")
@pytest.mark.parametrize(("height", "told"), [(0, 0), (300, 300)])
def test_who_falls_to_where_it_stands_falls_from_no_height(height: int, told: int) -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(60, 60)))
    table.activate("a")
    assert fall_down(table.skirmish, table["a"], table["a"].at, RULE, height)
    assert [event.height for event in table.table.heard(Fell)] == [told]
