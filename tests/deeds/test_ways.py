"""The ways to do a deed in a game of archery: a yard, and an archer with so many arrows."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tapete.deeds import (
    Alone,
    Crossed,
    Do,
    Kind,
    Options,
    ToEach,
    Why,
    WithEach,
    needs,
    simply,
    upon,
)
from tapete.deeds.ways import Ways
from tapete.kernel import Choice


class Mark(NamedTuple):
    id: str
    far: int


Yard = list[Mark]
NEAR, FAR = Mark("straw", 10), Mark("apple", 90)
BOWS = [(0, 20), (3, 100)]
"""Two bows, each with its index and its range."""
TOO_FAR = ("archery.range", "too_far")
NO_ARROWS = ("archery.arrows", "no_arrows")


def marks(yard: Yard, arrows: int) -> Yard:
    return yard


def bows(yard: Yard, arrows: int) -> list[tuple[int, int]]:
    return BOWS


def marks_of(yard: Yard, arrows: int, bow: int) -> Yard:
    return yard


def beyond(yard: Yard, arrows: int, mark: Mark) -> Why | None:
    return TOO_FAR if mark.far > 50 else None


def short(yard: Yard, arrows: int, bow: int) -> Why | None:
    return TOO_FAR if bow < 50 else None


def out_of_range(yard: Yard, arrows: int, bow: int, mark: Mark) -> Why | None:
    return TOO_FAR if mark.far > bow else None


def needs_arrows(yard: Yard, arrows: int, bow: int = 0) -> Why | None:
    return None if arrows else NO_ARROWS


def aims(yard: Yard, arrows: int, bow: int, mark: Mark) -> Options:
    return {"aim": ["low", "high"]} if mark.far > 50 else {}


def hit(yard: Yard, arrows: int) -> None:
    yard.clear()


def kind(ways: Ways[Yard, int]) -> Kind[Yard, int]:
    return Kind("shoot", "bow", simply(hit), ways)


SHOOTING = kind(Crossed(bows, marks_of, needs_arrows, out_of_range, aims))


def test_those_that_nothing_is_against_are_offered_and_the_others_barred() -> None:
    shoot = kind(ToEach(marks, beyond))
    assert shoot.offer([NEAR, FAR], 1) == [Choice(Do("shoot", "straw"))]
    assert shoot.bar([NEAR, FAR], 1) == [(Do("shoot", "apple"), TOO_FAR)]


def test_a_need_is_the_reason_where_its_test_fails() -> None:
    why_not = needs(lambda yard, arrows, mark: mark in yard, *TOO_FAR)
    assert why_not([NEAR], 1, NEAR) is None
    assert why_not([NEAR], 1, FAR) == TOO_FAR


def test_a_thing_is_called_by_its_index() -> None:
    string = kind(WithEach(bows, short))
    assert string.offer([], 1) == [Choice(Do("shoot", item=3))]
    assert string.bar([], 1) == [(Do("shoot", item=0), TOO_FAR)]


def test_each_thing_may_be_used_on_each_target_in_its_own_way() -> None:
    offered = SHOOTING.offer([NEAR, FAR], 1)
    assert [(one.option.to, one.option.item) for one in offered] == [
        ("straw", 0), ("straw", 3), ("apple", 3),
    ]  # fmt: skip
    assert offered[-1].details == {"aim": ["low", "high"]}
    assert SHOOTING.bar([NEAR, FAR], 1) == [(Do("shoot", "apple", 0), TOO_FAR)]


def test_what_cannot_be_used_is_barred_against_every_target() -> None:
    assert SHOOTING.offer([NEAR], 0) == []
    assert {why for _, why in SHOOTING.bar([NEAR, FAR], 0)} == {NO_ARROWS}


def test_what_a_figure_is_unable_to_do_is_barred_once() -> None:
    shoot = Kind("shoot", "bow", simply(hit), ToEach(marks), needs_arrows)
    assert shoot.offer([NEAR, FAR], 0) == []
    assert shoot.bar([NEAR, FAR], 0) == [(Do("shoot"), NO_ARROWS)]
    assert shoot.bar([NEAR, FAR], 1) == []


@pytest.mark.parametrize("arrows", [0, 1])
def test_what_there_is_no_reason_to_do_is_neither_offered_nor_barred(arrows: int) -> None:
    rest = Kind("rest", "bow", simply(hit), unable=needs_arrows, when=lambda yard, arrows: False)
    assert (rest.offer([], arrows), rest.bar([], arrows)) == ([], [])


def test_what_is_barred_quietly_is_not_told() -> None:
    shoot = Kind("shoot", "bow", simply(hit), ToEach(marks, beyond), quiet=True)
    assert len(shoot.offer([NEAR, FAR], 1)) == 1
    assert shoot.bar([NEAR, FAR], 1) == []


def test_a_deed_done_to_nobody_has_its_details_too() -> None:
    rest = kind(Alone(lambda yard, arrows: {"turns": [1, 2]}))
    assert rest.offer([], 1) == [Choice(Do("shoot"), {"turns": [1, 2]})]


def test_only_the_details_of_what_is_offered_are_worked_out() -> None:
    asked: list[str] = []

    def details(yard: Yard, arrows: int, mark: Mark) -> Options:
        asked.append(mark.id)
        return {}

    shoot = kind(ToEach(marks, beyond, details))
    shoot.bar([NEAR, FAR], 1)
    shoot.possible([NEAR, FAR], 1)
    assert asked == []
    shoot.offer([NEAR, FAR], 1)
    assert asked == ["straw"]


def test_a_deed_may_need_nothing_but_its_target() -> None:
    hits: list[tuple[str, str]] = []
    perform = upon(
        lambda world, name: name.upper(), lambda world, one, other: hits.append((one, other))
    )
    perform([], "Ana", Do("hit", "leo"), {})
    assert hits == [("Ana", "LEO")]
