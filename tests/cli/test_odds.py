"""`tapete odds`."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tests.cli.terminals import Tapete


def test_a_roll_is_shown_as_a_table_with_bars(tapete: Tapete) -> None:
    lines = tapete("odds", "2d6").out.splitlines()
    assert lines[0].split() == ["Value", "Chance", "At", "least"]
    assert [line.split()[0] for line in lines[1:12]] == [str(n) for n in range(2, 13)]
    assert lines[6].split() == ["7", "16.667%", "58.333%", "█" * 40]
    assert lines[12] == "Mean 7.000, standard deviation 2.415."


def test_spanish_writes_a_comma(tapete: Tapete) -> None:
    out = tapete("odds", "d2", lang="es").out
    assert "50,000%" in out
    assert "Media 1,500" in out


def test_json_holds_every_outcome(tapete: Tapete) -> None:
    done = tapete("odds", "1d4+1", "--json")
    assert msgspec.json.decode(done.out) == {"outcomes": [[n, 0.25] for n in range(2, 6)]}


def test_a_tail_is_stated(tapete: Tapete) -> None:
    assert "until less than" in tapete("odds", "{1d8x,1d6x}kh").out
    assert "until less than" not in tapete("odds", "2d6").out


def test_what_is_negligible_goes_into_one_row(tapete: Tapete) -> None:
    rows = tapete("odds", "100d6").out.splitlines()[1:-1]
    assert rows[0].split()[0].startswith("≤")
    assert rows[-1].split()[0].startswith("≥")
    at_least = [float(row.split()[2].strip("%")) for row in rows]
    assert at_least[0] == 100
    assert all(one >= other for one, other in pairwise(at_least))


def test_a_roll_may_be_typed_in_pieces_and_begin_with_a_minus(tapete: Tapete) -> None:
    assert tapete("odds", "2d6", "+", "1").out == tapete("odds", "2d6+1").out
    assert "Mean -3.500" in tapete("odds", "-1d6").out


@pytest.mark.parametrize(
    ("roll", "lang", "said"),
    [
        ("2d", "en", "At character 3: found the end. Expected the sides of the die"),
        ("2d6q", "en", "At character 4: found “q”."),
        ("2d", "es", "En el carácter 3: hay el final. Se espera las caras del dado"),
        ("1000d1000", "es", "demasiado grande"),
        ("d1x", "en", "never ends"),
        ("1/0", "en", "may divide by 0"),
        ("", "en", "At character 1"),
        ("[bold]", "en", "At character 1: found “[”"),
    ],
)
def test_what_is_not_understood_is_a_sentence_with_the_place(
    tapete: Tapete, roll: str, lang: str, said: str
) -> None:
    done = tapete("odds", roll, lang=lang)
    assert said in done.refused
    assert done.out == ""
