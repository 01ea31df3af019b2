"""Deeds that are given together go on as long as nothing comes to light in between."""

from __future__ import annotations

from typing import Any

from tapete.kernel.matches.match import Match
from tapete.kernel.matches.records import Ordered
from tapete.kernel.plain import Plain
from tapete.odds.unasked.sparing import spare
from tests.browser.test_pointing import opening

ACT = "savage.ask.act"
MOVE: Plain = ["move", [[1371, 635]]]


def deed(what: str) -> Plain:
    return ["do", {"option": {"what": what, "to": "", "item": -1}, "details": {}}]


def given(first: Plain, *then: Plain) -> Match[Any]:
    match = opening()
    match.order(Ordered(0, ACT, "next", answer=list(then)))
    match.answer(0, first)
    spare(match, 0)
    return match


def test_what_follows_a_move_is_done_without_asking() -> None:
    match = given(MOVE, deed("drop"))
    assert match.choosing == ()
    assert match.unasked(0) == deed("drop")


def test_after_dice_fell_it_is_asked_what_to_do() -> None:
    assert given(deed("run"), deed("drop")).choosing == (0,)


def test_the_end_of_the_turn_comes_whatever_fell() -> None:
    match = given(deed("run"), deed("end"))
    assert match.choosing == ()
    assert match.unasked(0) == deed("end")
