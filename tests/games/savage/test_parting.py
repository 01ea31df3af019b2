"""Several stat blocks in one text: each is read by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.games.savage.workshop.heroes import Heroes
from tapete.games.savage.workshop.statblock import BadStatBlock, Reading, read, read_all
from tapete.words import Words
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


# --- all of them


@each
@pytest.mark.parametrize("between", ["\n", "\n\n\n"])
def test_every_block_of_a_text_is_read_as_if_it_stood_alone(file: Path, between: str) -> None:
    """In any order, three together give the same three, each with its own lines."""
    place = FILES.index(file)
    files = [file, FILES[place - 1], FILES[place - 2]]
    texts = [one.read_text("utf-8").rstrip() for one in files]
    lines = 0
    for text, found in zip(texts, read_all(between.join(texts)), strict=True):
        alone = read(text)
        assert isinstance(found, Reading)
        assert found.profile == alone.profile
        assert found.warnings == alone.warnings
        moved = [(one.sort, one.line + lines, one.text) for one in alone.findings]
        assert [(one.sort, one.line, one.text) for one in found.findings] == moved
        lines += f"{text}{between}".count("\n")


GOOD = f"Ana\n{DICE}\nGear: Knife"
BAD = f"Bruno\n{DICE.replace('Agility d6, ', 'Agility d7, ')}\nGear: Knife"


def test_one_that_cannot_be_played_does_not_keep_the_others_from_being_read() -> None:
    first, second, third = read_all("\n\n".join([GOOD, BAD, GOOD]))
    assert isinstance(second, BadStatBlock)
    assert {fault.line for fault in second.faults} == {6}
    assert isinstance(first, Reading)
    assert isinstance(third, Reading)


def test_if_none_can_be_played_the_faults_of_all_are_told() -> None:
    with pytest.raises(BadStatBlock) as wrong:
        read_all(f"{BAD}\n\n{BAD}")
    assert {fault.line for fault in wrong.value.faults} == {2, 6}


def test_a_workshop_gives_a_draft_of_each_and_tells_of_those_that_are_wrong() -> None:
    found = Heroes().read("\n\n".join([BAD, GOOD, GOOD.replace("Ana", "Zoe")]), "en")
    assert [one.draft["name"] for one in (found, *found.others)] == ["Ana", "Zoe"]
    notes = [Words("en").say(note) for note in found.notes]
    assert any("Line 2" in note for note in notes[:1])
    assert "Ana:" in notes
    assert Words("en").say(found.others[0].notes[0]) == "Zoe:"
