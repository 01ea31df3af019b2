"""QR codes, so that a telephone can read the address of a match off a screen."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.server.qr import TooLong, as_blocks, as_svg, coded
from tapete.server.qr.code import LONGEST
from tapete.server.qr.codewords import VERSIONS, Version, repairing
from tapete.server.qr.drawing import EDGE
from tests.server.qr_reader import VERSION_7, read, version_told

LINK = "http://192.168.1.20:8470/m/k3v8wq2mzt7xra"
DRAWN = """
111111100100101111111
100000100011001000001
101110101010101011101
101110101110001011101
101110101101101011101
100000101100101000001
111111101010101111111
000000001001100000000
101111100110101111100
010010011100100101101
101101111111010011110
111101000010000111110
101011101001010011011
000000001101111000101
111111100000101101010
100000101111111001100
101110101100100100010
101110101100100100100
101110101111010011100
100000100000000110100
111111101011010010110
"""
"""The code of `mesa` as another program draws it (python-qrcode, level M)."""


def test_a_code_is_drawn_as_another_program_draws_it() -> None:
    assert list(coded("mesa")) == DRAWN.split()


@given(st.text(max_size=45))
def test_what_was_written_is_read(text: str) -> None:
    assert read(coded(text)) == text.encode()


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: str(version.number))
def test_each_size_is_read_when_it_is_full(version: Version) -> None:
    text = ("abcdefghijk" * 20)[: version.room]
    rows = coded(text)
    assert len(rows) == version.side
    assert read(rows) == text.encode()


def test_a_large_code_says_its_size() -> None:
    assert version_told(coded("m" * VERSIONS[6].room)) == VERSION_7


def test_the_bytes_that_repair_are_those_of_the_standards_example() -> None:
    block = bytes.fromhex("10 20 0C 56 61 80 EC 11 EC 11 EC 11 EC 11 EC 11")
    assert repairing(block, 10) == bytes.fromhex("A5 24 D4 C1 ED 36 C7 87 2C 55")


def test_a_text_that_is_too_long_is_refused() -> None:
    assert read(coded("m" * LONGEST))
    with pytest.raises(TooLong):
        coded("m" * (LONGEST + 1))


def test_a_picture_has_the_dark_squares_and_a_light_edge() -> None:
    rows = coded(LINK)
    picture = as_svg(rows)
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", picture)}
    side = range(len(rows))
    assert dark == {(x + EDGE, y + EDGE) for y in side for x in side if rows[y][x] == "1"}
    assert f'viewBox="0 0 {len(rows) + 2 * EDGE} {len(rows) + 2 * EDGE}"' in picture


def test_a_terminal_draws_two_rows_in_a_line() -> None:
    rows = coded(LINK)
    squares = {"█": "00", "▀": "01", "▄": "10", " ": "11"}
    lines = list(as_blocks(rows))
    drawn = ["".join(squares[sign][half] for sign in line) for line in lines for half in (0, 1)]
    inner = [line[EDGE : EDGE + len(rows)] for line in drawn[EDGE : EDGE + len(rows)]]
    assert inner == list(rows)
