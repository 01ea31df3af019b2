"""What errors repeat of what somebody sent."""

from __future__ import annotations

from tapete.kernel.errors import BadOptions, TapeteError
from tapete.kernel.message import Message
from tapete.kernel.printable import LONGEST
from tapete.words import Words


def test_an_error_repeats_the_beginning_of_a_long_text() -> None:
    said = Words("en").say(BadOptions("x" * 10_000).message)
    assert "x…" in said
    assert len(said) < LONGEST + 100


def test_control_characters_are_never_repeated() -> None:
    inner = Message.of("kernel.error.refused", reason="\x1b[2J", rule="\x07")
    wrong = TapeteError(name="a\x1b[31mb", reason=inner)
    assert "\x1b" not in str(wrong.message)
    assert "\x07" not in str(wrong.message)


def test_words_never_print_control_characters_of_a_name() -> None:
    said = Words("en").say("cli.error.no_port", host="\x1b]0;title\x07", port="1", problem="-")
    assert said.replace("\n", "").isprintable()


def test_a_text_that_is_too_long_for_fluent_is_cut() -> None:
    said = Words("en").say("cli.error.no_port", host="h" * 9_000, port="1", problem="-")
    assert "???" not in said
    assert "hhh…" in said
