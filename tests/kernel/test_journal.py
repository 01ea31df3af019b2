"""The journal: all of a match in lines of text, and any damage to it named with its place."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.kernel.errors import TapeteError
from tapete.kernel.matches.journal import BadJournal, Journal
from tapete.kernel.matches.replays import replay
from tests.kernel.matches import image, played
from tests.salteadores import GAME

TEXT = played(25).journal().dump()
LINES = TEXT.count(b"\n")


def problem(text: bytes) -> tuple[int, str]:
    with pytest.raises(BadJournal) as bad:
        Journal.parse(text)
    return bad.value.line, bad.value.problem


def test_a_journal_says_what_was_agreed_before_the_first_answer() -> None:
    header = Journal.parse(TEXT).header
    assert (header.game, header.rules, header.options) == ("salteadores", "1", {"goal": 20})
    assert header.seed is not None
    assert header.commitment is not None
    assert header.content == {}


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 10, 1000])
def test_a_match_is_loaded_bit_for_bit_as_it_was_saved(answers: int) -> None:
    match = played(answers)
    text = match.journal().dump()
    assert image(replay(Journal.parse(text), GAME)) == image(match)


def test_a_journal_cut_off_in_a_line_is_truncated() -> None:
    assert problem(TEXT[:-20]) == (LINES, "truncated")
    assert problem(TEXT[:-1]) == (LINES, "truncated")


def test_an_empty_file_is_no_journal() -> None:
    assert problem(b"") == (1, "empty")


def test_a_line_that_was_changed_is_named() -> None:
    lines = TEXT.split(b"\n")
    at = next(n for n, line in enumerate(lines) if b'"do":"answer"' in line)
    lines[at] = re.sub(rb'"answer":"[a-z]+"', b'"answer":"gift"', lines[at], count=1)
    assert problem(b"\n".join(lines)) == (at + 1, "altered")


def test_a_line_that_was_taken_out_is_noticed() -> None:
    lines = TEXT.split(b"\n")
    assert problem(b"\n".join(lines[:3] + lines[4:])) == (4, "altered")


@pytest.mark.parametrize("text", [b"hello\n", b"{}\n", b"\n", b"[1]\n", b"\x00\xff\n"])
def test_what_is_not_a_journal_is_foreign(text: bytes) -> None:
    assert problem(text) == (1, "foreign")


def test_a_line_of_the_wrong_shape_says_what_was_expected() -> None:
    journal = Journal.parse(TEXT)
    broken = msgspec.structs.replace(journal.header, rules=7)
    text = Journal(broken, journal.records).dump()
    with pytest.raises(BadJournal) as bad:
        Journal.parse(text)
    assert bad.value.problem == "content"
    assert "Expected `str`, got `int` - at `$.rules`" in str(bad.value)


def test_a_journal_of_another_format_is_not_read() -> None:
    journal = Journal.parse(TEXT)
    later = msgspec.structs.replace(journal.header, tapete=99)
    assert problem(Journal(later, journal.records).dump()) == (1, "format")


def test_a_journal_of_another_game_is_not_replayed() -> None:
    journal = Journal.parse(TEXT)
    other = msgspec.structs.replace(journal.header, game="parchis")
    with pytest.raises(BadJournal, match="other_game"):
        replay(Journal(other, journal.records), GAME)


@pytest.mark.fuzz
@given(st.data())
def test_a_damaged_journal_is_refused_by_name_and_never_breaks(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    end = data.draw(st.integers(at, min(len(TEXT), at + 40)))
    patch = data.draw(st.binary(max_size=8))
    damaged = TEXT[:at] + patch + TEXT[end:]
    try:
        journal = Journal.parse(damaged)
        replay(journal, GAME)
    except TapeteError:
        return
    assert TEXT.startswith(damaged)


def test_numbers_too_large_for_json_are_refused() -> None:
    line = b'{"tapete":1' + b"0" * 5000 + b',"sum":"00000000"}\n'
    assert problem(line)[0] == 1
