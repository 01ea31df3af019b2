"""Plain data as TOML."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tapete.content import written

VALUES = st.one_of(st.text(), st.integers(-(2**40), 2**40), st.booleans())
NAMES = st.text(min_size=1, max_size=8)
INNER = st.dictionaries(NAMES, st.one_of(VALUES, st.lists(VALUES, max_size=4)), max_size=4)
TABLES = st.dictionaries(
    NAMES,
    st.one_of(VALUES, st.lists(st.text(), max_size=4), INNER, st.lists(INNER, max_size=3)),
    max_size=5,
)


@given(TABLES, st.integers(0, 3))
def test_what_is_written_is_read_again(table: dict[str, Any], depth: int) -> None:
    assert tomllib.loads(written(table, depth)) == table


def test_long_lists_are_written_in_lines() -> None:
    text = written({"gear": [f"thing_{number}" for number in range(20)]})
    assert text.splitlines()[:2] == ["gear = [", '    "thing_0",']


def test_tables_have_headers_down_to_their_depth() -> None:
    tables = {"melee": {"mace": {"cost": 5, "name": {"es": "Maza"}}}}
    assert written(tables, depth=2) == '[melee.mace]\ncost = 5\nname = { es = "Maza" }\n'
    assert written(tables) == '[melee]\nmace = { cost = 5, name = { es = "Maza" } }\n'
