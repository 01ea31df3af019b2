"""Scenarios people make, and fights on imported maps."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.bots import RandomBot
from tapete.content import BadContent, Drafts, Page
from tapete.games.savage.content import scenario
from tapete.games.savage.content.drafts import NoRoom, check_draft, keep_draft, on_map
from tapete.games.savage.content.library import library
from tapete.games.savage.content.scenario import Scenario, scenario_named, scenarios
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.kernel import Match, playout, replay
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import BadOptions
from tapete.kernel.matches.journal import Journal
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.boards.uvtt import read
from tapete.spaces.plane.point import INCH

MAP: dict[str, Any] = {
    "format": 0.3,
    "resolution": {
        "map_origin": {"x": 0, "y": 0},
        "map_size": {"x": 24, "y": 18},
        "pixels_per_grid": 70,
    },
    "line_of_sight": [[{"x": 8, "y": 3}, {"x": 8, "y": 10}, {"x": 12, "y": 10}]],
    "portals": [
        {
            "position": {"x": 8, "y": 12},
            "bounds": [{"x": 8, "y": 11}, {"x": 8, "y": 13}],
            "rotation": 0,
            "closed": True,
            "freestanding": False,
        }
    ],
    "lights": [{"position": {"x": 12, "y": 9}, "range": 8, "intensity": 1, "color": "ffffffff"}],
    "environment": {"ambient_light": "ff404040"},
}


def imported() -> Scenario:
    return on_map(read(msgspec.json.encode(MAP)), scenarios()["saloon"], "mill")


def page(scenario: Scenario) -> Page[Scenario]:
    return Page("draft", msgspec.json.encode(scenario).decode(), scenario)


def test_walls_doors_and_lights_of_an_imported_map_are_played_on() -> None:
    board, places = imported().drawn
    assert (board.width, board.height) == (24 * INCH, 18 * INCH)
    assert any(piece.blocks and piece.opaque for piece in board.pieces)
    assert board.illumination(places["a"]) < 100 or board.lights
    check_draft(page(imported()))


def test_a_match_on_an_imported_map_is_played_and_its_journal_holds_the_map() -> None:
    options = Options(draft=msgspec.json.encode(imported()).decode())
    bots = [RandomBot(1), RandomBot(2)]
    assert playout(GAME, options, bots, from_number(1)).result
    match = Match(GAME, options, from_number(1))
    again = replay(Journal.parse(match.journal().dump()), GAME)
    assert again.state == match.state


def test_the_same_draft_has_the_same_name() -> None:
    text = msgspec.json.encode(imported()).decode()
    assert keep_draft(text) == keep_draft(text)


def test_a_match_goes_on_with_its_draft_however_many_others_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drafts: Drafts[Scenario] = Drafts(most=3)
    monkeypatch.setattr(scenario, "DRAFTS", drafts)
    monkeypatch.setattr("tapete.games.savage.content.drafts.DRAFTS", drafts)
    plain = msgspec.to_builtins(scenarios()["saloon"])
    texts = [msgspec.json.encode({**plain, "rounds": n}).decode() for n in range(1, 7)]
    match = Match(GAME, Options(draft=texts[0]), from_number(1))
    names = [keep_draft(text) for text in texts[1:]]
    assert len(drafts) == 3
    assert scenario_named(match.state.scenario).rounds == 1
    with pytest.raises(KeyError):
        scenario_named(names[0])


def test_a_map_too_small_for_everybody_is_refused() -> None:
    with pytest.raises(NoRoom):
        on_map(Board(5 * INCH, 5 * INCH), scenarios()["saloon"], "cell")


def test_a_figure_in_a_wall_is_refused_with_its_place() -> None:
    scenario = imported()
    spots = {**scenario.spots, next(iter(scenario.spots)): (8.0, 5.0)}
    with pytest.raises(BadBoard) as bad:
        check_draft(page(msgspec.structs.replace(scenario, spots=spots)))
    assert (bad.value.problem, bad.value.place.x) == ("figure_in_piece", 8 * INCH)


PEOPLE = "heroes, foes, mounts, vehicles"


@pytest.mark.parametrize(
    ("old", "new", "field", "tables"),
    [
        ('"profile": "', '"profile": "x', "sides[0].figures[0].profile", PEOPLE),
        ('"mount": "', '"mount": "x', "sides[0].figures[0].mount", "mounts"),
        ('"at": "', '"at": "x', "sides[0].figures[0].at", "map"),
        ('"kind": "defeat"', '"kind": "slay"', "sides[0].goals[1].figure", "map"),
        ('"kind": "defeat"', '"kind": "break"', "sides[0].goals[1].figure", "ground"),
    ],
)
def test_a_draft_that_names_what_there_is_not_is_refused_with_its_line(
    old: str, new: str, field: str, tables: str
) -> None:
    text = msgspec.json.format(msgspec.json.encode(imported())).decode()
    assert old in text
    with pytest.raises(BadContent) as wrong:
        keep_draft(text.replace(old, new, 1))
    told = wrong.value
    assert (told.file, told.field) == ("draft", field)
    assert dict(told.problem.args)["tables"] == tables
    assert field.rpartition(".")[2] in text.splitlines()[told.line - 1]


def test_a_character_people_made_that_names_what_there_is_not_is_refused_with_its_line() -> None:
    profile = msgspec.to_builtins(library().heroes["rosario"])
    text = msgspec.json.format(msgspec.json.encode({**profile, "gear": ["sword", "pistl"]}))
    options = Options(own={"x": text.decode()}, heroes=("x",))
    with pytest.raises(BadContent) as wrong:
        Match(GAME, options, from_number(1))
    assert (wrong.value.file, wrong.value.field) == ("own.x", "gear[0]")
    assert "sword" in text.decode().splitlines()[wrong.value.line - 1]


@pytest.mark.parametrize("text", ["{", "[]", '{"name": 3}', '{"colour": "red"}'])
def test_a_draft_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        Match(GAME, {"draft": text}, from_number(1))


@pytest.mark.parametrize("options", [{"scenario": "moon"}, {"own": {"x": "{"}, "heroes": ["x"]}])
def test_options_that_name_what_does_not_exist_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Match(GAME, options, from_number(1))
