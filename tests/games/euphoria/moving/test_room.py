"""Room for a miniature that is put somewhere."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.rules.moving.room import is_apart, nearest_free
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH, Point
from tests.games.euphoria.shows import shown, who

BASES = 300
"""Two usual bases in contact, from middle to middle."""


@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.parametrize(
    ("gap", "apart"), [(0, True), (5, True), (6, False), (INCH - 1, False), (INCH, True)]
)
def test_one_stands_an_inch_from_an_enemy_or_touches_it(gap: int, apart: bool) -> None:
    show = shown(a=who((20, 20)), B=who((4, 4)), c=who((4, 6)))
    there = Place(Point(4 * INCH + BASES + gap, 4 * INCH))
    assert is_apart(show.show, show["a"], there) is apart


@pytest.mark.rule("euphoria.move.enemy_gap")
@pytest.mark.parametrize(("gap", "moved"), [(INCH, False), (INCH - 1, True)])
def test_a_place_just_an_inch_from_an_enemy_is_free(gap: int, moved: bool) -> None:
    show = shown(a=who((20, 20)), B=who((4, 4)))
    there = Place(Point(4 * INCH + BASES + gap, 4 * INCH))
    assert (nearest_free(show.show, show["a"], there) != there) is moved


@pytest.mark.rule("euphoria.move.over_friend")
def test_nobody_is_put_on_a_friend_but_may_touch_it() -> None:
    show = shown(a=who((20, 20)), b=who((4, 4)))
    on, beside = (Place(Point(4 * INCH + far, 4 * INCH)) for far in (BASES - 1, BASES))
    assert nearest_free(show.show, show["a"], on) != on
    assert nearest_free(show.show, show["a"], beside) == beside
