"""Several stat blocks in one text: the first is read, and the next is told of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.games.savage.workshop.statblock import read
from tests.games.savage.test_published import DICE, FILES, each


def test_a_second_character_is_not_mixed_with_the_first() -> None:
    first = "\n".join(["Zoe", DICE, "Skills: Fighting d6"])
    reading = read(f"{first}\n\n{first.replace('Fighting', 'Shooting')}")
    assert reading.profile.skills == {"fighting": 6}
    assert [one.line for one in reading.findings if one.sort == "unknown"] == [5]


@each
@pytest.mark.parametrize("between", ["\n", "\n\n", "\n\n\n"])
def test_of_two_blocks_the_first_is_read_and_the_second_is_told_of(
    file: Path, between: str
) -> None:
    """Nothing of the second joins the first, and its first line is told, whatever follows what."""
    first = file.read_text("utf-8").rstrip()
    alone = read(first)
    for other in FILES:
        both = read(f"{first}{between}{other.read_text('utf-8')}")
        assert both.profile == alone.profile
        told = [one for one in both.findings if one not in alone.findings]
        assert [one.line for one in told] == [f"{first}{between}".count("\n") + 1]
        assert [one.problem.key for one in told if one.problem] == ["savage.hero.block.another"]


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        (["", "Bruno", "A tall man", DICE], 5),
        (["Bruno", "", "He is tall.", "", DICE], 4),
        (["Wild Card", DICE], 4),
        (["Bruno " + DICE], 4),
        (["Name: Bruno", "Description: Tall", DICE], 4),
        (["# Bruno", "**Attributes:**", DICE.removeprefix("Attributes: ")], 4),
        ([DICE], 4),
        (["Stays near the door.", "Bruno", DICE], 5),
    ],
)
def test_a_second_character_begins_with_its_name(lines: list[str], place: int) -> None:
    found = read("\n".join(["Ana", DICE, "Gear: Knife", *lines])).findings
    assert [one.line for one in found if one.sort == "unknown"] == [place]
