"""Wrong content is refused with its place and what would be right; stories hold together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tapete.content import BadContent, Folder
from tapete.games.darkness.content import library as module
from tapete.games.darkness.content.city import city_of, first_tiles
from tapete.games.darkness.content.library import CONTENT, library
from tapete.games.darkness.content.stories import Scenario, Session, Special
from tapete.games.darkness.game import GAME
from tapete.games.darkness.meta import Options
from tapete.games.darkness.screen import SCREEN
from tapete.games.darkness.world import story_of
from tapete.spaces.tiles.ways import walk
from tapete.words import Words

KNOWN = library()
SESSIONS = KNOWN.campaigns["the_long_night"].sessions
STORIES: dict[str, Scenario | Session] = {**KNOWN.scenarios, **SESSIONS}


def specials(story: Scenario | Session) -> Mapping[str, Special]:
    return story.specials if isinstance(story, Scenario) else story.tasks


# --- faults


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the content, which is read in place of the game's own."""
    copy = tmp_path / "content"
    copytree(str(CONTENT.root), copy, ignore=ignore_patterns("*.py"))
    monkeypatch.setattr(module, "CONTENT", Folder(copy))
    return copy


def spoil(folder: Path, file: str, old: str, new: str) -> BadContent:
    """What is said when something in a file is replaced."""
    page = folder / f"{file}.toml"
    text = page.read_text("utf-8")
    assert old in text
    page.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent) as wrong:
        library.__wrapped__()
    return wrong.value


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "says"),
    [
        ("tiles/bar", "+ +-+1+-+-+ +", "+ +-+-+-+-+ +\n", "map", "13"),
        ("tiles/bar", ".|, , ? ,|.", ".|, , ? , .", "map", "wall"),
        ("tiles/bar", " .|? , , ,|.", " .|?2, , ,|.", "map", "floor and street"),
        ("tiles/high_school_west", 'joint = "east"', 'joint = "south"', "map", "wall"),
        ("tiles/high_school_east", '"high_school_west"', '"bar"', "map", "other half"),
        ("tiles/bank", 'building = "bank"', 'building = "bnak"', "building", "bank"),
        ("objects", 'item = "knife"', 'item = "knive"', "knife_disc.item", "knife"),
        ("objects", 'code = "4S"', 'code = "4X"', "shotgun_disc.code", "4X"),
        ("survivors", '"lockpicking", "climb"', '"lokpicking", "climb"', "noa.skills[0]",
            "lockpicking"),
        ("buildings", "liquor =", "licor =", "bar.finds", "licor"),
        ("figures", "encounter_discs = 50", "encounter_discs = 51", "components.encounter_discs",
            "50"),
        ("figures", "tiles = 15", "tiles = 14", "components.tiles", "15"),
        ("scenarios/last_bus", 'needs = ["petrol"]', 'needs = ["oil"]', "specials.fill.needs[0]",
            "petrol"),
        ("scenarios/last_bus", 'after = "bus"', 'after = "tram"', "victory[0].after", "bus"),
        ("scenarios/last_bus", 'do = "take", of = "petrol"', 'do = "take", of = "wine"',
            "specials.siphon.success[0].of", "petrol"),
        ("scenarios/blackout", 'do = "count", of = "lights"', 'do = "count", of = "lamps"',
            "specials.warehouse_board.success[0].of", "lights"),
        ("scenarios/until_dawn", "east = 1, south = -1", "south = -1", "layout[2]", "gun_shop"),
        ("campaigns/the_long_night", 'first = "lights_out"', 'first = "lights"', "first",
            "lights_out"),
        ("campaigns/the_long_night", 'villain = "chemist"', 'villain = "alchemist"',
            "sessions.the_water.scenes.chemist.arrivals[0].villain", "chemist"),
        ("campaigns/the_long_night", 'npc = "lucia"', 'npc = "lucy"',
            "sessions.lights_out.scenes.opening.arrivals[0].npc", "lucia"),
        ("campaigns/the_long_night", 'of = "clues", count = 1', 'of = "hints", count = 1',
            "sessions.lights_out.scenes.he_comes.when.of", "clues"),
    ],
)  # fmt: skip
def test_wrong_content_is_refused_with_its_place_and_what_would_be_right(
    folder: Path, file: str, old: str, new: str, field: str, says: str
) -> None:
    text = (folder / f"{file}.toml").read_text("utf-8")
    wrong = spoil(folder, file, old, new)
    assert wrong.file.endswith(f"{file}.toml")
    assert field in wrong.field
    assert says in Words("en").say(wrong.message)
    if wrong.field != "map":
        line = (folder / f"{file}.toml").read_text("utf-8").splitlines()[wrong.line - 1]
        assert line not in text.splitlines() or new.split(maxsplit=1)[0] in line


def test_the_line_of_a_wrong_sign_is_that_of_the_file(folder: Path) -> None:
    wrong = spoil(folder, "tiles/bar", " .|!|, , ?2.", " .|!|, , x2.")
    line = (folder / "tiles/bar.toml").read_text("utf-8").splitlines()[wrong.line - 1]
    assert line == " .|!|, , x2."


# --- the stories


@pytest.mark.parametrize("name", STORIES)
def test_what_a_story_needs_lies_on_the_table_or_can_be_drawn(name: str) -> None:
    story = STORIES[name]
    there = {one.tile for one in first_tiles(story)}
    if isinstance(story, Scenario):
        rest = set(KNOWN.tiles) - there if story.stack is None else set(story.stack)
        assert set(story.needed) <= rest
        assert not rest & there
        there |= rest
    needed = {goal.of for goal in story.victory if goal.kind == "gathered"}
    for special in specials(story).values():
        assert set(special.tiles) & there, special.name.en
        if special.needs or any(effect.do in ("count", "take") for effect in special.success):
            needed |= {special.tiles[0]}
    assert needed <= there


@pytest.mark.parametrize("name", STORIES)
def test_every_special_action_has_a_square_of_its_own(name: str) -> None:
    for special in specials(STORIES[name]).values():
        for tile in special.tiles:
            assert KNOWN.ground[tile].marked("!", "¡"), tile


@pytest.mark.parametrize("name", STORIES)
def test_what_is_counted_can_come_to_its_goal(name: str) -> None:
    story = STORIES[name]
    for counter, entry in story.counters.items():
        gains = sum(
            special.most * effect.count
            for special in specials(story).values() for effect in special.success
            if effect.do == "count" and effect.of == counter
        )  # fmt: skip
        assert gains >= entry.target(6), counter


@pytest.mark.parametrize("name", STORIES)
def test_what_must_be_held_can_be_got(name: str) -> None:
    story = STORIES[name]
    every = [one for special in specials(story).values() for one in special.success]
    taken = {effect.of for effect in every if effect.do == "take"}
    needed = {relic for special in specials(story).values() for relic in special.needs}
    assert needed <= taken == set(story.relics)


@pytest.mark.parametrize("name", STORIES)
def test_a_story_always_comes_to_its_end(name: str) -> None:
    story = STORIES[name]
    assert 10 <= story.limit <= 30
    assert story.victory
    lasting = [goal.count for goal in story.victory if goal.kind == "rounds"]
    assert all(count < story.limit for count in lasting)


@pytest.mark.parametrize("name", STORIES)
def test_every_tile_on_the_table_can_be_walked_to(name: str) -> None:
    """Streets lead from the first door to the doors of all buildings that lie there."""
    city = city_of(first_tiles(STORIES[name]))
    start = city.doors[0].outside
    reached = walk(city, start, 400).settled
    assert {door.outside for door in city.doors} <= set(reached)


def test_the_campaign_leads_from_session_to_session_to_its_end() -> None:
    campaign = KNOWN.campaigns["the_long_night"]
    for way in ("next_won", "next_lost"):
        played, name = [], campaign.first
        while name:
            played.append(name)
            name = getattr(campaign.sessions[name], way)
        assert played == list(campaign.sessions)
    assert len(campaign.sessions) == 5


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_places_only_on_tiles_that_lie_there(name: str) -> None:
    there = {one.tile for one in first_tiles(SESSIONS[name])}
    for scene in SESSIONS[name].scenes.values():
        assert {one.tile for one in scene.arrivals} <= there
        assert {*scene.gas, *scene.clears} <= there
        assert set(scene.finds) <= there


def test_every_villain_and_person_comes_into_the_story() -> None:
    campaign = KNOWN.campaigns["the_long_night"]
    scenes = [scene for one in SESSIONS.values() for scene in one.scenes.values()]
    arrivals = [one for scene in scenes for one in scene.arrivals]
    assert {one.villain for one in arrivals} - {""} == set(campaign.villains)
    assert {one.npc for one in arrivals} - {""} == set(campaign.npcs)


@pytest.mark.parametrize("name", KNOWN.campaigns["the_long_night"].npcs)
def test_a_person_of_the_story_has_a_whole_sheet(name: str) -> None:
    """darkness.gm.npc"""
    person = KNOWN.campaigns["the_long_night"].npcs[name]
    assert sum(person.attributes.values()) == 20
    assert len(person.attributes) == 7


@pytest.mark.parametrize("name", KNOWN.tiles)
def test_everything_on_a_tile_can_be_reached_by_one_of_its_doors(name: str) -> None:
    city = city_of(())
    where = city.laying(name, (33, 33), 0)
    city = city.grown(*where)
    inside = {cell for cell in city.signs if city.floor(cell)}
    reached = {cell for door in city.doors for cell in walk(city, door.inside, 400).settled}
    assert inside <= reached
    assert all(window.locks for window in city.windows)


def test_a_map_is_there_before_the_match_and_a_master_gives_nothing_away() -> None:
    for setting in SCREEN.settings():
        view = GAME.setup(Options(**setting.options))
        drawn = SCREEN.board(view)
        assert drawn is not None
        streets = [one for one in drawn.floors if one.look == "pavement"]
        assert len(streets) == (1 if view.master else len(first_tiles(story_of(view))))
