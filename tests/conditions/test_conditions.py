"""A table of conditions gives marks, and what somebody has become."""

from __future__ import annotations

import msgspec
import pytest

from tapete.conditions import Condition, Conditions, among, of
from tapete.kernel import Message


class Goblin(msgspec.Struct):
    angry: bool = False
    warts: int = 0
    rings: tuple[str, ...] = ()


class Cave(msgspec.Struct):
    dark: bool = False


TABLE: Conditions[Goblin, Cave] = Conditions(
    "goblins.state",
    Condition("angry", "goblins.anger", "good", told=True),
    Condition("warts", "goblins.warts", "bad", told=True, counted=True, aliases=("warty",)),
    Condition("rings", "goblins.rings", "good", counted=True),
    Condition("lost", "goblins.dark", "bad", read=lambda goblin, cave: cave.dark),
)


def test_marks_are_in_the_order_of_the_table_with_amounts_where_they_count() -> None:
    shown = list(TABLE.marks(Goblin(angry=True, warts=3), Cave(dark=True)))
    assert [(one.kind, one.amount, one.tone) for one in shown] == [
        ("angry", 0, "good"),
        ("warts", 3, "bad"),
        ("lost", 0, "bad"),
    ]
    assert shown[1].label == Message.of("goblins.state", state="warts", amount=3)
    assert shown[1].rule == "goblins.warts"


def test_what_can_be_counted_is_counted() -> None:
    rich = Goblin(rings=("gold", "brass"))
    assert [(one.kind, one.amount) for one in TABLE.marks(rich, Cave())] == [("rings", 2)]
    assert TABLE.named("rings").amount(rich, Cave()) == 2


def test_what_is_gained_is_what_is_told_and_was_not_so() -> None:
    was, now = Goblin(warts=1), Goblin(angry=True, warts=2)
    gained = TABLE.gained(was, Cave(), now, Cave(dark=True))
    assert gained == [Message.of("goblins.state", state="angry", amount=0)]


def test_a_condition_is_found_by_its_name_or_an_alias() -> None:
    assert TABLE.named("warty") is TABLE.named("warts")
    assert (TABLE.named("warts").is_worse, TABLE.named("angry").is_worse) == (True, False)


def test_a_name_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError, match="happy"):
        TABLE.named("happy")


def test_no_two_conditions_have_a_name_in_common() -> None:
    first: Condition[Goblin, Cave] = Condition("angry", "goblins.anger", "good")
    second: Condition[Goblin, Cave] = Condition("cross", "goblins.anger", "", aliases=("angry",))
    with pytest.raises(ValueError, match="angry"):
        Conditions("goblins.state", first, second)


def test_a_condition_of_one_sort_of_figures_is_never_that_of_another() -> None:
    read = of(int, lambda figure, view: figure > 2)
    assert [bool(read(one, None)) for one in (3, 1, "3")] == [True, False, False]


def test_conditions_are_ticked_by_their_names_as_at_the_beginning_of_a_line() -> None:
    assert TABLE.titles(["angry", "lost"], lambda message: "so it is") == ("So it is", "So it is")


def test_conditions_of_one_sort_of_figures_are_read_from_its_fields() -> None:
    class Hoard(msgspec.Struct):
        coins: tuple[int, ...] = (1, 5)

    table: Conditions[Goblin | Hoard, Cave] = Conditions(
        "goblins.state", *among(Hoard, Condition("coins", "goblins.gold", "good", counted=True))
    )
    assert [one.amount for one in table.marks(Hoard(), Cave())] == [2]
    assert not list(table.marks(Goblin(), Cave()))
