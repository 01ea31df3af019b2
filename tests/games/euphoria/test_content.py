"""What was made for the game is whole, and wrong content is refused with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tapete.content import BadContent, Folder
from tapete.games.euphoria.content.boards import REWARDS, grounds
from tapete.games.euphoria.content.entries import FACTIONS, MERCENARY
from tapete.games.euphoria.content.explained import GENES, ITEMS
from tapete.games.euphoria.content.field import check_draft, field_of, hold_draft, keep_draft
from tapete.games.euphoria.content.library import CONTENT, library, read_library
from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.content.team.roster import examples, parse_team, write_team
from tapete.games.euphoria.rules.gear.traps import EFFECTS
from tapete.games.euphoria.rules.gifts.effects import WORKS
from tapete.games.euphoria.rules.story.setup import place_on
from tapete.kernel.message import Arg, Message
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Levels
from tapete.spaces.plane.point import INCH
from tapete.words import LANGUAGES, Words
from tests.games.euphoria.shows import shown, who

KNOWN = library()
ELEMENT = '{{ kind = "container", at = [12, 12], size = [3, 3]{} }}'
BOARD = """name = {{ es = "a", en = "a" }}
es = "a"
en = "a"
elements = [
    {},
]
"""


def draft(element: str, more: str = "") -> str:
    return BOARD.format(element) + more


def refused(text: str) -> tuple[str, str, str]:
    """Line, field and problem of a board that is refused, in words."""
    with pytest.raises(BadContent) as wrong:
        check_draft(text)
    said, problem = reported(wrong.value)
    for language in LANGUAGES:
        assert "euphoria-" not in Words(language).say(wrong.value.message)
    return str(said["line"]), str(said["field"]), problem.key.rpartition(".")[2]


def reported(wrong: BadContent) -> tuple[dict[str, Arg], Message]:
    """What an error says, and what the problem is."""
    said = dict(wrong.message.args)
    problem = said["problem"]
    assert isinstance(problem, Message)
    return said, problem


def pieces(text: str) -> dict[str, tuple[Scenery, Scenery]]:
    """The pieces of a draft by their kinds, as one walks on them and as one looks past them."""
    field = field_of(keep_draft(text))
    both = zip(field.kinds, field.board.pieces, field.seen.pieces, strict=True)
    return {
        kind: (one, other)
        for kind, one, other in both
        if isinstance(one, Scenery) and isinstance(other, Scenery)
    }


@pytest.mark.parametrize(
    ("element", "problem"),
    [
        (ELEMENT.format(""), ""),
        ('{ kind = "container", at = [12, 12] }', "shapeless"),
        (ELEMENT.format(", ladders = [[9, 9]]"), "ladder"),
        ('{ kind = "container", at = [23, 12], size = [3, 3] }', "leaves_board"),
        (f"{ELEMENT.format('')},\n    {ELEMENT.format('')}", "overlap"),
        ('{ kind = "container", at = [6, 6], size = [2, 2] }', "trapdoor"),
        ('{ kind = "castle", at = [12, 12], size = [2, 2] }', "no_such"),
        ('{ kind = "rubble", at = [12, 12], size = [2, 2], look = "x" }', "none_of"),
        ('{ kind = "rubble", at = [12, 12], size = [2, 2], colour = 3 }', "unknown"),
    ],
)
def test_a_wrong_board_is_refused_with_its_line(element: str, problem: str) -> None:
    if not problem:
        check_draft(draft(element))
        return
    line, field, said = refused(draft(element))
    assert said == problem
    assert field.startswith("elements[")
    assert line == ("6" if problem == "overlap" else "5")


@pytest.mark.rule("euphoria.setup.rewards.not_scenery")
def test_a_trapdoor_is_covered_by_nothing_but_lies_on_a_themed_table() -> None:
    podium = '{ kind = "container", at = [6, 6], size = [2, 2] }'
    assert refused(draft(podium))[2] == "trapdoor"
    name = keep_draft(draft(podium, "themed = true\n"))
    assert [one.height for one in field_of(name).trapdoors] == [3 * INCH, 0, 0, 0]


@pytest.mark.rule("euphoria.setup.rewards.place")
@pytest.mark.rule("euphoria.material.table")
def test_every_board_has_its_size_and_four_trapdoors_in_their_places() -> None:
    for name in grounds():
        field = field_of(name)
        assert (field.board.width, field.board.height) == (24 * INCH, 24 * INCH)
        spots = [(one.point.x / INCH, one.point.y / INCH) for one in field.trapdoors]
        assert spots == list(REWARDS)


@pytest.mark.rule("euphoria.setup.scenery")
def test_every_ground_says_if_it_is_an_obstacle() -> None:
    rubble = '{ kind = "rubble", at = [5, 12], size = [3, 3] }'
    found = pieces(draft(f"{rubble}, {ELEMENT.format('')}"))
    grounds = {kind: walked.ground for kind, (walked, _) in found.items()}
    assert grounds == {"rubble": "obstacle", "container": ""}


@pytest.mark.rule("euphoria.move.openings")
def test_a_door_is_plain_ground_to_walk_on_and_a_wall_to_look_at() -> None:
    house = """
[[houses]]
at = [12, 12]
size = [6, 6]
openings = [{ kind = "door", side = "south" }, { kind = "window", side = "north" }]
"""
    far = '{ kind = "rubble", at = [2, 12], size = [1, 1] }'
    both = pieces(draft(far, house))
    walked, seen = both["door"]
    assert (walked.height, walked.ground, seen.opaque) == (0, "", True)
    assert seen.height > 2 * INCH
    walked, seen = both["window"]
    assert (walked.height, walked.ground, seen.height) == (0, "obstacle", INCH)


def test_a_draft_is_kept_as_long_as_somebody_holds_it() -> None:
    text = draft(ELEMENT.format(", turn = 33"))
    held = hold_draft(text)
    assert field_of(keep_draft(text)).kinds == ("container",)
    del held


# --- teams


def test_a_wrong_team_is_refused_with_file_line_and_field() -> None:
    text = 'name = "a"\nfaction = "soldiers"\n\n[[members]]\nprofile = "vargos"\n'
    with pytest.raises(BadContent) as wrong:
        parse_team(text, "mine.toml")
    said, problem = reported(wrong.value)
    assert (said["file"], said["line"], said["field"]) == ("mine.toml", 5, "members[0].profile")
    assert dict(problem.args)["nearest"] == "vargas"


@pytest.mark.parametrize("name", examples())
def test_a_team_is_read_as_it_was_written(name: str) -> None:
    team = examples()[name]
    assert parse_team(write_team(team), name) == team


# --- what was made


def test_every_faction_has_characters_and_each_has_an_ability() -> None:
    counts = {one: len(KNOWN.characters_of(one)) for one in (*FACTIONS, MERCENARY)}
    assert min(counts.values()) >= 4
    assert (counts[MERCENARY], sum(counts.values()) >= 40) == (5, True)
    without = [name for name, one in KNOWN.profiles.items() if one.character and not one.ability]
    assert without == ["recruit"]
    used = {one.ability for one in KNOWN.profiles.values()}
    assert {*KNOWN.abilities} == used - {""}


@pytest.mark.rule("euphoria.class.bad_born.not_alive")
def test_a_living_bad_born_is_refused_with_its_line(tmp_path: Path) -> None:
    shutil.copytree(str(CONTENT.root), tmp_path, dirs_exist_ok=True)
    file = tmp_path / "profiles" / "bad_born.toml"
    text = file.read_text("utf-8").replace('["bad_born", ', '["alive", "bad_born", ', 1)
    file.write_text(text, "utf-8")
    with pytest.raises(BadContent) as wrong:
        read_library(Folder(tmp_path))
    said, problem = reported(wrong.value)
    assert (said["field"], problem.key) == ("gnasher.classes", "euphoria.content.not_alive")
    assert text.splitlines()[int(str(said["line"])) - 1].startswith("classes")


def test_bad_born_are_not_alive_and_have_a_special_attack() -> None:
    for name, one in KNOWN.characters_of("bad_born").items():
        assert "alive" not in one.classes, name
        assert one.attack, name
    assert len({one.attack for one in KNOWN.profiles.values() if one.attack}) >= 12


def test_strength_and_damage_are_of_the_four_kinds() -> None:
    kinds = {0, 20, 30, 40, 50}
    assert {one.strength for one in KNOWN.profiles.values()} <= kinds
    assert {one.damage for one in KNOWN.weapons.values()} <= kinds


def test_what_concerns_others_has_a_reach_and_what_concerns_oneself_has_none() -> None:
    for name, one in KNOWN.abilities.items():
        assert (one.target == "self") == (one.range == 0), name
    assert {one.when for one in KNOWN.abilities.values()} == {"now", "shooting", "melee"}
    effects = {type(effect) for one in KNOWN.abilities.values() for effect in one.effects}
    assert effects == {*WORKS}


def test_every_object_and_upgrade_says_which_rule_explains_it() -> None:
    assert ({*ITEMS}, {*GENES}) == ({*KNOWN.items}, {*KNOWN.genes})


def test_there_are_objects_missions_and_boards_of_all_kinds() -> None:
    assert len([one for one in KNOWN.items.values() if one.sold]) >= 12
    assert any(one.strange for one in KNOWN.items.values())
    plans = missions()
    assert len(plans) == 6
    assert not plans["massacre"].goals
    assert [name for name, one in plans.items() if one.roles] == ["pull_the_plug", "the_tape"]
    assert [name for name, one in plans.items() if one.neutrals] == ["uninvited"]
    goals = {goal.kind for one in plans.values() for goal in one.goals}
    assert goals == {"hold", "carry", "home", "work", "rescue", "reward", "keep"}
    kinds = {kind for name in grounds() for kind in field_of(name).kinds}
    assert {"door", "window", "roof", "gantry", "pit", "chasm", "tower"} <= kinds
    devices = {one.kind for name in grounds() for one in field_of(name).devices}
    assert devices == {*KNOWN.devices}
    assert {one.effect for one in KNOWN.devices.values()} == {*EFFECTS}


@pytest.mark.parametrize("board", grounds())
def test_every_mission_finds_room_on_every_board(board: str) -> None:
    field = field_of(board)
    levels = Levels.of(field.board)
    for mission in missions().values():
        spots = [one.at for one in mission.objectives] + [one.at for one in mission.neutrals]
        for spot in spots:
            assert levels.barred_at(place_on(field, spot), 150) is None, spot
    for device in field.devices:
        assert levels.barred_at(device.at, 127) is None, device.id


@pytest.mark.parametrize(
    ("board", "at", "to"),
    [
        ("pits", (8, 12), (11, 12)),
        ("backlot", (7.5, 7.5), (9, 6.5)),
        ("backlot", (10, 7.5), (12.2, 7.5)),
    ],
    ids=["gantry", "roof", "from_roof_to_gantry"],
)
def test_roofs_and_gantries_are_walked_on(
    board: str, at: tuple[float, float], to: tuple[float, float]
) -> None:
    show = shown(a=who(at, height=3, ap=8), B=who((1, 23)))
    show.state.board = board
    show.activate("a")
    show.go(to)
    show.go(at)
    assert show.at("a") == (*at, 3)
