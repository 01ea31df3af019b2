"""Miniatures that are moved by somebody else's doing."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.events.moving import Displaced
from tapete.games.euphoria.rules.gifts.pushing import push
from tests.games.euphoria.shows import inches, piece, shown, who

TOUCH = 1.18
RULE = "euphoria.ability.phase"


def test_a_push_goes_straight_away_and_counts_as_having_moved() -> None:
    show = shown(a=who((4, 4)), B=who((6, 4)))
    push(show.show, show["B"], show["a"], 1, RULE)
    assert show["B"].at.point.x == inches(7)
    assert (show["B"].deeds.travelled, show.told(Displaced)[0].why) == (True, "pushed")


def test_a_wall_stops_a_push() -> None:
    wall = piece("wall", 8, 2, 1, 4, height=3)
    show = shown(a=who((4, 4)), B=who((6, 4)), pieces=[wall])
    push(show.show, show["B"], show["a"], 4, RULE)
    assert inches(7.2) < show["B"].at.point.x <= inches(8 - 0.59)


@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.parametrize(("other", "x"), [(9 + 2 * 0.59 + 1, 9), (9 + TOUCH, 9), (9.6, None)])
def test_a_push_ends_an_inch_from_others_or_in_contact(other: float, x: float | None) -> None:
    show = shown(a=who((4, 4)), B=who((6, 4)), c=who((other, 4)))
    push(show.show, show["B"], show["a"], 3, RULE)
    if x is None:
        assert show.show.gap(show["B"], show["c"]) >= inches(1)
    else:
        assert abs(show["B"].at.point.x - inches(x)) <= 1


def test_a_pull_towards_one_in_contact_moves_nobody() -> None:
    show = shown(a=who((4, 4)), B=who((4 + TOUCH, 4)))
    before = show["B"].at
    push(show.show, show["B"], show["a"], -3, RULE)
    assert (show["B"].at, show.told(Displaced)) == (before, [])


@pytest.mark.rule(RULE)
def test_a_push_goes_straight_away_in_any_direction() -> None:
    show = shown(a=who((4, 5)), B=who((7, 9)))
    push(show.show, show["B"], show["a"], 2, RULE)
    x, y, _ = show.at("B")
    assert (x, y) == (8.2, 10.6)
