"""The table as a terminal shows it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.games.punk.labels.signs import arrow, code_of, signs
from tapete.games.punk.state import Marker, State
from tapete.games.punk.terminal.map import chart
from tapete.games.punk.terminal.picture import picture
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.spaces.boards.scenery import block, scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tapete.words import LANGUAGES
from tests.games.punk.fielded import fielded, who
from tests.games.speaking import Speaker

GAME = games.find("punk")
HOUSE = block(30 * CM, 30 * CM, 15 * CM, 12 * CM, height=800, size=3, grade="heavy", name="house")


def rows(state: State) -> list[str]:
    """The lines of the map, without its rulers."""
    return [line[4:] for line in chart(state).split("\n")[1:]]


def test_a_mini_is_its_letter_and_an_arrow_says_where_it_looks() -> None:
    table = fielded(a=who(at=(30, 30), facing=90), B=who(at=(60, 61), facing=225))
    drawn = rows(table.state)
    assert drawn[10][20:22] == "a→"
    assert drawn[20][40:42] == "A↙"


@pytest.mark.parametrize(
    ("facing", "shown"),
    [(0, "↑"), (22, "↑"), (23, "↗"), (90, "→"), (180, "↓"), (337, "↖"), (338, "↑")],
)
def test_an_arrow_is_the_nearest_of_eight(facing: int, shown: str) -> None:
    assert arrow(facing) == shown


def test_minis_in_contact_are_both_seen() -> None:
    table = fielded(a=who(at=(30, 30)), b=who(at=(30, 32.5)), C=who(at=(32.5, 31)))
    shown = "".join(rows(table.state))
    assert all(shown.count(letter) == 1 for letter in "abA")


def test_scenery_is_shaded_by_its_grade_and_named_by_size_and_grade() -> None:
    table = fielded(pieces=[HOUSE], a=who(at=(5, 5)))
    drawn = rows(table.state)
    assert drawn[11][20:30] == "▓▓▓▓▓▓▓▓▓▓"
    assert any("3P" in row for row in drawn)
    assert code_of(HOUSE) == "3P"


def test_ladders_and_bad_ground_have_signs_of_their_own() -> None:
    tower = block(30 * CM, 30 * CM, 15 * CM, 12 * CM, height=800, size=3, grade="light", name="t")
    ladder = scenery(
        [(p.x, p.y) for p in tower.points],
        height=800,
        size=3,
        grade="light",
        name="t",
        ladders=(Point(30 * CM, 36 * CM),),
    )
    mud = block(60 * CM, 60 * CM, 12 * CM, 12 * CM, ground="rough", name="mud")
    acid = block(60 * CM, 10 * CM, 12 * CM, 12 * CM, barred=True, name="acid")
    drawn = rows(fielded(pieces=[ladder, mud, acid], a=who(at=(5, 5))).state)
    assert drawn[12][20] == "#"
    assert drawn[21][41] == ","
    assert drawn[5][42] == "="


def test_who_is_down_is_a_cross_and_who_is_gone_is_not_there() -> None:
    table = fielded(a=who(at=(30, 30)), b=who(at=(45, 30)), C=who(at=(60, 60)))
    table["a"].out, table["b"].out = "downed", "removed"
    shown = "".join(rows(table.state))
    assert shown.count("+") == 1
    assert "a" not in shown
    assert "b" not in shown


def test_fire_is_drawn_as_far_as_it_reaches() -> None:
    table = fielded(a=who(at=(80, 80)))
    table.state.markers.append(Marker("fire", Place(Point(30 * CM, 30 * CM)), 5 * CM))
    drawn = rows(table.state)
    assert drawn[10][17:23] == "^^^^^^"
    assert drawn[10][30] == "."


def test_letters_are_of_a_side_and_stay_the_same() -> None:
    table = fielded(a=who(at=(10, 10)), b=who(at=(20, 10)), C=who(at=(30, 10)))
    before = signs(table.state)
    table["a"].out = "removed"
    assert signs(table.state) == before == {"a": "a", "b": "b", "C": "A"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_tells_whose_everybody_is_and_how_they_are(language: str) -> None:
    match: Match[Any] = Match(GAME, {}, from_number(1))
    words = Speaker(GAME, language, match.view(0))
    shown = picture(match.view(0), 0, words.say)
    assert "⟦" not in shown
    assert "Los Tuercebotas" in shown
    assert (
        words.say("punk.picture.side", whose="own", name="@", points=0, left=4, count=4).split("@")[
            1
        ]
        in shown
    )
