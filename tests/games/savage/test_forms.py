"""Weapons and hands are forms of one deed: one line for each target, whatever it is done with."""

from __future__ import annotations

from typing import Any

from tapete.kernel.matches.match import Match
from tapete.server.showing.asking import asked, unfolded
from tapete.server.wire.asked import Item
from tests.browser.test_pointing import opening


def near() -> Match[Any]:
    """She has a sabre and a pistol, and has walked up to the rat."""
    match = opening()
    match.answer(0, ["move", [[1371, 635]]])
    return match


def lines(match: Match[Any], deed: str) -> list[Item]:
    return [item for item in asked(match, 0).items if item.deed == deed]


def test_a_blow_is_one_line_with_the_weapons_as_its_forms() -> None:
    (blow,) = lines(near(), "fight")
    options = [form.answer[1]["option"] for form in blow.forms]
    assert [option["what"] for option in options] == ["fight", "butt"]
    assert blow.answer == blow.forms[0].answer
    assert all(form.form is not None and not form.forms for form in blow.forms)


def test_each_form_is_an_answer_with_details_of_its_own() -> None:
    (blow,) = lines(near(), "fight")
    for form in blow.forms:
        assert {detail.name for detail in form.details} >= {"called", "nonlethal"}
        near().answer(0, form.answer)


def test_a_deed_that_is_done_in_one_way_has_no_forms() -> None:
    match = near()
    assert [item.forms for item in lines(match, "shoot")] == [()]
    assert all(not item.forms for item in unfolded(match, 0, "move").items)
