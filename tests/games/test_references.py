"""What the content of each game refers to is there, and if it were not, its line would be told."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from tapete.content import BadContent, Folder, Known, Page, parse_page
from tapete.content.references import broken_in
from tapete.games.arena.content import library as arena
from tapete.games.arena.content.entries import MapPage
from tapete.games.arena.content.entries import Scenario as ArenaScenario
from tapete.games.darkness.content import library as darkness
from tapete.games.darkness.content.entries import TilePage
from tapete.games.darkness.content.stories import Campaign
from tapete.games.darkness.content.stories import Scenario as Night
from tapete.games.euphoria.content import library as euphoria
from tapete.games.euphoria.content.boards import Ground
from tapete.games.euphoria.content.boards import grounds as boards
from tapete.games.euphoria.content.entries import Profile as Gladiator
from tapete.games.euphoria.content.missions import Mission
from tapete.games.euphoria.content.team.roster import Team
from tapete.games.punk.content import library as punk
from tapete.games.punk.content.band.roster import Roster
from tapete.games.punk.content.entries import Profile
from tapete.games.punk.content.scenario import Scenario as PunkScenario
from tapete.games.punk.content.tables import grounds
from tapete.games.savage.content import library as savage
from tapete.games.savage.content.scenario import Scenario, check_scenario
from tapete.kernel.paths import shown

LIBRARIES: dict[str, type[msgspec.Struct]] = {
    "arena": arena.Content, "darkness": darkness.Content, "euphoria": euphoria.Library,
    "punk": punk.Library, "savage": savage.Library,
}  # fmt: skip
FOLDERS = {
    "arena": arena.CONTENT, "darkness": darkness.CONTENT, "euphoria": euphoria.CONTENT,
    "punk": punk.CONTENT, "savage": savage.CONTENT,
}  # fmt: skip
PAGES: dict[str, dict[str, Any]] = {
    "arena": {"maps": MapPage, "scenarios": ArenaScenario},
    "darkness": {"tiles": TilePage, "scenarios": Night, "campaigns": Campaign},
    "euphoria": {
        "profiles": dict[str, Gladiator],
        "boards": Ground,
        "missions": Mission,
        "teams": Team,
    },
    "punk": {"profiles": dict[str, Profile], "scenarios": PunkScenario, "bands": Roster},
    "savage": {"scenarios": Scenario},
}
"""The folders of each game that have a file for each entry."""
EACH = 3
"""References of each field of each file that are broken on purpose."""
NOTHING = "zzz"


def kinds_in(folder: Folder, library: type[msgspec.Struct]) -> dict[str, Any]:
    return {
        field.name: field.type
        for field in msgspec.structs.fields(library)
        if (folder.root / f"{field.name}.toml").is_file()
    }


def kinds_of(game: str) -> dict[str, Any]:
    """Every file of a game that refers to others, and its type."""
    folder = FOLDERS[game]
    kinds = kinds_in(folder, LIBRARIES[game])
    for name, kind in PAGES[game].items():
        kinds |= in_folder(name, dict.fromkeys(folder.names(name), kind))
    return kinds


def in_folder(folder: str, kinds: Mapping[str, Any]) -> dict[str, Any]:
    return {f"{folder}/{name}": kind for name, kind in kinds.items()}


def check(game: str, page: Page[Any]) -> None:
    """As the game itself does when it reads the page."""
    if isinstance(page.value, Scenario):
        check_scenario(page)
    else:
        page.check(known_in(game))


def known_in(game: str) -> Known:
    """All that a file of a game may refer to."""
    if game == "punk":
        return punk.library().known.beside(tables=grounds())
    if game == "euphoria":
        return Known.of(euphoria.library(), boards=boards())
    libraries = {"arena": arena.library, "darkness": darkness.library, "savage": savage.library}
    found: Known = libraries[game]().known
    return found


FILES = [(game, name, kind) for game in FOLDERS for name, kind in kinds_of(game).items()]
NAMES = [f"{game} {name}" for game, name, _ in FILES]


def references_in(page: Page[Any]) -> Iterator[tuple[str, str]]:
    """A few of each field: where they are, and what they say. In empty tables all are broken.

    What a file leaves to be as usual has no line in it.
    """
    seen: dict[str, int] = defaultdict(int)
    for path, problem in broken_in(page.value, Known(defaultdict(dict))):
        kind = ".".join(step for step in path[1:] if isinstance(step, str))
        given = str(dict(problem.args)["given"])
        if re.search(written(given), page.text):
            seen[kind] += 1
            if seen[kind] <= EACH:
                yield shown(path), given


def written(given: str) -> str:
    """How a file names something."""
    return rf'\b{re.escape(given)}(?=["(]| =)'


def broken_at(game: str, name: str, kind: Any, given: str) -> Iterator[tuple[int, BadContent]]:
    """The lines that name something, each with what is told if it names nothing instead."""
    page = FOLDERS[game].page(name, kind)
    for found in re.finditer(written(given), page.text):
        text = page.text[: found.start()] + NOTHING + page.text[found.end() :]
        try:
            check(game, parse_page(text, page.file, kind))
        except BadContent as wrong:
            yield page.text.count("\n", 0, found.start()) + 1, wrong


def names_nothing(wrong: BadContent, field: str, given: str) -> bool:
    """True if the field itself was made to name nothing, rather than what it names."""
    there = wrong.field.replace(NOTHING, given) == field
    return there and NOTHING in str(dict(wrong.problem.args).get("given", NOTHING))


@pytest.mark.parametrize(("game", "name", "kind"), FILES, ids=NAMES)
def test_every_reference_is_found_and_if_it_were_not_its_line_would_be_told(
    game: str, name: str, kind: Any
) -> None:
    page = FOLDERS[game].page(name, kind)
    check(game, page)
    for field, given in references_in(page):
        broken = broken_at(game, name, kind, given)
        told = (one for one in broken if names_nothing(one[1], field, given))
        line, wrong = next(told, (0, None))
        assert wrong is not None, (field, given)
        assert wrong.line == line
        assert wrong.file.endswith(f"{name}.toml")


GEAR = "melee, ranged, bombs, ammunition, armour, shields, equipment"
BOUGHT = "melee, ranged, bombs, armour, shields, equipment"
PEOPLE = "heroes, foes, mounts, vehicles"


@pytest.mark.parametrize(
    ("game", "name", "old", "new", "field", "tables"),
    [
        ("arena", "scenarios/nests", 'enemy = "', 'enemy = "x', "enemy", "enemies"),
        ("arena", "hunters", 'helper = "', 'helper = "x', "helper", "helpers"),
        ("arena", "hunters", "trees = [", 'trees = ["x", ', "trees[0]", "trees"),
        ("arena", "enemies", 'mini = "', 'mini = "x', "mini", "minis"),
        ("darkness", "survivors", "skills = [", 'skills = ["x", ', "skills[0]", "skills"),
        ("darkness", "survivors", 'profession = "', 'profession = "x', "profession", "professions"),
        ("euphoria", "boards/backlot", 'kind = "', 'kind = "x', "kind", "scenery"),
        ("euphoria", "missions/massacre", 'board = "', 'board = "x', "board", "boards"),
        ("euphoria", "teams/bad_born_300", 'faction = "', 'faction = "x', "faction", "factions"),
        ("punk", "melee", '"slow(2)"', '"slw(2)"', "special[0]", "special"),
        ("punk", "bombs", '"bomb"', '"bom"', "special[0]", "special"),
        ("punk", "melee", "brings = [", 'brings = ["x", ', "brings[0]", GEAR),
        ("punk", "equipment", "fits = [", 'fits = ["x", ', "fits[0]", "melee, ranged"),
        ("punk", "mutations", 'weapon = "', 'weapon = "x', "weapon", "melee, ranged"),
        ("punk", "profiles/mutardos", "given = [", 'given = ["x", ', "given[0]", GEAR),
        ("punk", "profiles/mutardos", "gear = [", 'gear = ["x", ', "gear[0]", GEAR),
        ("punk", "profiles/mutardos", "powers = [", 'powers = ["x", ', "powers[0]", "powers"),
        ("punk", "profiles/mutardos", 'of = "', 'of = "x', "company.of", "profiles"),
        ("punk", "beasts", "special = [", 'special = ["x", ', "special[0]", "special"),
        ("punk", "scenarios/brawl", 'ground = "', 'ground = "x', "ground", "tables"),
        ("punk", "bands/idos_200", 'faction = "', 'faction = "x', "faction", "factions"),
        ("punk", "bands/idos_200", 'profile = "', 'profile = "x', "profile", "profiles"),
        ("punk", "bands/idos_200", "gear = [", 'gear = ["x", ', "gear[0]", BOUGHT),
        ("savage", "edges", "needs = [", 'needs = ["x", ', "needs[0]", "edges"),
        ("savage", "edges", "requires = {", "requires = { x = 6,", "x", "skills, attributes"),
        ("savage", "heroes", "skills = {", "skills = { x = 6,", "skills.x", "skills"),
        ("savage", "heroes", "edges = [", 'edges = ["x", ', "edges[0]", "edges"),
        ("savage", "heroes", "hindrances = [", 'hindrances = ["x", ', "[0]", "hindrances"),
        ("savage", "foes", "gear = [", 'gear = ["x", ', "gear[0]", "weapons, armour, shields"),
        ("savage", "heroes", "powers = [", 'powers = ["x", ', "powers[0]", "powers"),
        ("savage", "heroes", 'arcane = "', 'arcane = "x', "arcane", "skills"),
        ("savage", "scenarios/bridge", 'material = "', 'material = "x', "material", "things"),
        ("savage", "scenarios/bridge", 'profile = "', 'profile = "x', "profile", PEOPLE),
        ("savage", "scenarios/bridge", 'at = "', 'at = "x', "at", "map"),
        ("savage", "scenarios/convoy", 'vehicle = "', 'vehicle = "x', "vehicle", "vehicles"),
        (
            "savage",
            "scenarios/ambush",
            'profile = "',
            'mount = "x", profile = "',
            "mount",
            "mounts",
        ),
    ],
)
def test_each_kind_of_reference_says_its_line_and_where_it_was_looked_up(
    game: str, name: str, old: str, new: str, field: str, tables: str
) -> None:
    page = FOLDERS[game].page(name, kinds_of(game)[name])
    before, found, after = page.text.partition(old)
    assert found
    with pytest.raises(BadContent) as wrong:
        check(game, parse_page(before + new + after, page.file, kinds_of(game)[name]))
    told = wrong.value
    assert told.problem.key == "content.problem.no_such"
    assert (told.file, told.line) == (page.file, before.count("\n") + 1)
    assert told.field.endswith(field)
    assert dict(told.problem.args)["tables"] == tables


@pytest.mark.parametrize(
    ("game", "name", "old", "new", "field", "examples"),
    [
        ("punk", "melee", '"slow(2)"', '"slow(2"', "special[0]", "swift, slow(1)"),
        ("punk", "melee", '"slow(2)"', '"slow"', "special[0]", "slow(1)"),
        ("punk", "profiles/idos", "special = [", 'special = ["swift(2)", ', "[0]", "swift"),
        ("savage", "weapons", 'damage = "', 'damage = "x', "damage", "Str+d6, 2d6+1, d8"),
        ("savage", "weapons", 'slug = "', 'slug = "x', "slug", "Str+d6, 2d6+1, d8"),
        ("savage", "powers", 'damage = "', 'damage = "x', "damage", "Str+d6, 2d6+1, d8"),
        ("savage", "heroes", "agility = 10", "agility = 7", "agility", "4, 6, 8, 10, 12, 13"),
    ],
)
def test_what_cannot_be_read_says_its_line_and_how_it_would_be_right(
    game: str, name: str, old: str, new: str, field: str, examples: str
) -> None:
    page = FOLDERS[game].page(name, kinds_of(game)[name])
    before, found, after = page.text.partition(old)
    assert found
    with pytest.raises(BadContent) as wrong:
        check(game, parse_page(before + new + after, page.file, kinds_of(game)[name]))
    told = wrong.value
    assert told.problem.key == "content.problem.malformed"
    assert (told.file, told.line) == (page.file, before.count("\n") + 1)
    assert told.field.endswith(field)
    assert dict(told.problem.args)["examples"] == examples
