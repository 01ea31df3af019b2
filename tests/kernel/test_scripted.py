"""The table of tests checks the rule against its script, and the script against the rule."""

from __future__ import annotations

import pytest

from tapete.kernel import OneOf, Roll, YesNo
from tapete.kernel.chance.readings import Best, Total
from tapete.kernel.tables.scripted import ScriptedTable, ScriptError


def test_faces_and_answers_come_in_order() -> None:
    table = ScriptedTable(dice=[3, 4, 8, 8, 1, 2], answers=["b", ("x.ask.sure", True)])
    assert table.roll(Roll((6, 6), Total(), "x")) == 7
    assert table.ask(0, "x.ask.which", OneOf(("a", "b"))) == "b"
    assert table.ask(1, "x.ask.sure", YesNo()) is True
    assert table.roll(Roll((8, 6), Best(), "x", aces=True)) == 17
    table.done()


def test_a_question_the_script_did_not_foresee_fails() -> None:
    with pytest.raises(ScriptError, match=r"but x\.ask\.other is asked"):
        ScriptedTable(answers=[("x.ask.sure", True)]).ask(0, "x.ask.other", YesNo())
    with pytest.raises(ScriptError, match="no answer left"):
        ScriptedTable().ask(0, "x.ask.other", YesNo())


def test_dice_the_script_did_not_foresee_fail() -> None:
    with pytest.raises(ScriptError, match="no faces left"):
        ScriptedTable([1]).roll(Roll((6, 6), Total(), "x"))


def test_what_is_left_over_fails() -> None:
    with pytest.raises(ScriptError, match="unused"):
        ScriptedTable(dice=[1]).done()


def test_the_script_names_who_answers_a_question_to_several() -> None:
    table = ScriptedTable(answers=[(2, "b")])
    assert table.ask_any({1: OneOf(("a",)), 2: OneOf(("b",))}, "x.ask.react") == (2, "b")
