"""The gaps of the books: each is filled, and the game's document says where."""

from __future__ import annotations

import re
from pathlib import Path

from tapete.catalogue import Catalogue, load
from tapete.games.arena.content.library import SHOPS
from tapete.games.arena.content.library import library as arena_library
from tapete.games.arena.meta import Rules as ArenaRules
from tapete.games.punk.content.library import library
from tapete.games.punk.content.scenario import scenarios as punk_scenarios
from tapete.games.punk.content.tables import grounds
from tapete.games.punk.meta import Rules as PunkRules
from tapete.games.savage.content.scenario import scenarios
from tapete.games.savage.meta import Rules

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "savage.md").read_text("utf-8")
GAME = ROOT / "src/tapete/games/savage"
ROW = re.compile(r"^\| `(savage\.missing\.[\w.]+)` \| (?:`([\w.]+)`)? ?\| (.+) \|$", re.MULTILINE)
ROWS = ROW.findall(DOCUMENT)


def test_all_fifty_gaps_are_in_the_table() -> None:
    gaps = [gap for gap, _, _ in ROWS]
    assert len(gaps) == len(set(gaps)) == DOCUMENT.count("| `savage.missing.") == 50
    assert sum(gap.startswith("savage.missing.core.") for gap in gaps) == 36


def test_every_place_named_exists() -> None:
    places = {gap: re.findall(r"`([^`]+)`", where) for gap, _, where in ROWS}
    assert [gap for gap, found in places.items() if not found] == []
    missing = [place for found in places.values() for place in found if not (GAME / place).exists()]
    assert missing == []


def test_the_catalogue_fills_the_gaps_the_table_says() -> None:
    filled = {entry.missing: entry.id for entry in load("tapete.games.savage").core}
    assert {gap: entry for gap, entry, _ in ROWS if entry} == filled
    assert [gap for gap, entry, _ in ROWS if ".core." in gap and not entry] == []


HOUSE_RULE = re.compile(r"^\| `(\w+)` \| `(savage\.[\w.]+)` \| .+ \|$", re.MULTILINE)
HOUSE_RULES = dict(HOUSE_RULE.findall(DOCUMENT))


def test_every_house_rule_is_explained_and_cites_where_it_comes_from() -> None:
    assert tuple(HOUSE_RULES) == Rules.__struct_fields__
    catalogue, gaps = load("tapete.games.savage"), {gap for gap, _, _ in ROWS}
    assert [cited for cited in HOUSE_RULES.values() if cited not in {*gaps, *ids(catalogue)}] == []


def test_the_rulings_that_are_options_are_the_house_rules_they_say() -> None:
    rulings = load("tapete.games.savage").rulings
    assert {ruling.option: ruling.id for ruling in rulings if ruling.option} == HOUSE_RULES


def ids(catalogue: Catalogue) -> list[str]:
    return [entry.id for entry in catalogue]


def test_every_scenario_is_in_the_table() -> None:
    named = re.findall(r"^\| `(\w+)` \| [^`|]+ \|$", DOCUMENT, re.MULTILINE)
    assert sorted(named) == sorted(scenarios())


# --- Punkapocalyptic

PUNK = (ROOT / "docs" / "punk.md").read_text("utf-8")
PUNK_GAME = ROOT / "src/tapete/games/punk"
PUNK_ROWS = re.findall(r"^\| `punk\.missing\.(\w+)` \| (.+?) \|(.*?)\|$", PUNK, re.MULTILINE)
PUNK_GAPS = {
    "factions", "melee_weapons", "improvised_unarmed", "two_weapons", "ranged_weapons", "bombs",
    "ammunition", "armour", "special_equipment", "band_building", "scenarios", "deployment",
    "interact", "cover_examples_table", "templates", "markers", "faction_special_rules",
    "optional_terrain", "optional_modules", "scenery_layout",
}  # fmt: skip


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_all_twenty_gaps_of_the_book_are_in_the_table() -> None:
    gaps = [gap for gap, _, _ in PUNK_ROWS]
    assert len(gaps) == PUNK.count("| `punk.missing.") == 20
    assert set(gaps) == PUNK_GAPS


def test_every_place_named_there_exists() -> None:
    assert [gap for gap, places, _ in PUNK_ROWS if not quoted(places)] == []
    named = [place for _, places, _ in PUNK_ROWS for place in quoted(places)]
    assert [place for place in named if not (PUNK_GAME / place).exists()] == []


def test_the_catalogue_fills_those_gaps_as_the_table_says() -> None:
    filled = {
        f"punk.core.{one}": f"punk.missing.{gap}"
        for gap, _, core in PUNK_ROWS
        for one in quoted(core)
    }
    assert filled == {entry.id: entry.missing for entry in load("tapete.games.punk").core}


def test_every_house_rule_of_the_book_is_explained() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| `(punk\.[\w.]+)` \| .+ \|$", PUNK, re.MULTILINE))
    assert tuple(told) == PunkRules.__struct_fields__
    rulings = load("tapete.games.punk").rulings
    assert {one.option: one.id for one in rulings if one.option} == told
    assert f"{len(rulings)} in all" in PUNK


def test_every_scenario_table_and_weather_is_named() -> None:
    named = re.findall(r"^\| `(\w+)` \| [^`|]+ \|$", PUNK, re.MULTILINE)
    assert sorted(named) == sorted(punk_scenarios())
    listed = set(quoted(PUNK.partition("## House rules")[0]))
    assert {*punk_scenarios(), *grounds(), *library().weather} <= listed


def test_what_was_made_is_playable_and_varied() -> None:
    found = library()
    profiles = [len(found.profiles_of(one)) for one in found.factions]
    assert (len(found.factions), min(profiles)) == (7, 6)
    assert all(found.leader_of(one) for one in found.factions)
    shots = {name for one in found.ranged.values() for name in one.special}
    assert {"template", "automatic", "buckshot", "huge", "poison(3)", "catapum"} <= shots
    blows = {name for one in found.melee.values() for name in one.special}
    assert {"slow(2)", "impetus(1)", "fuel(5)", "poison(2)", "shocks"} <= blows
    assert {one.marker for one in found.bombs.values()} == {"", "fire", "smoke", "radiation"}
    assert len(found.scenery) >= 15
    assert (len(punk_scenarios()), len(grounds())) == (8, 6)


# --- Borderlands: The Arena

ARENA = (ROOT / "docs" / "arena.md").read_text("utf-8")
ARENA_GAME = ROOT / "src/tapete/games/arena"
ARENA_ROWS = re.findall(r"^\| `arena\.missing\.(\w+)` \| (.+?) \| (.+) \|$", ARENA, re.MULTILINE)
ARENA_GAPS = {
    "heroes", "helpers", "skill_trees", "star_moves", "enemy_card_anatomy", "enemies", "boss",
    "weapons_arma_deck", "ammo_depot_deck", "zed_deck", "torgue_deck", "modifiers", "events",
    "announcements", "announcement_rank0", "campaign_scenarios", "scenario_loss", "arena_tiles",
    "wanted_cards", "wanted_maps", "wanted_victory", "loot_distribution", "terrain_tokens",
    "prices", "rampage_effects",
}  # fmt: skip


def test_all_twenty_five_gaps_of_the_arena_are_in_the_table() -> None:
    gaps = [gap for gap, _, _ in ARENA_ROWS]
    assert len(gaps) == ARENA.count("| `arena.missing.") == 25
    assert set(gaps) == ARENA_GAPS


def test_every_place_named_for_the_arena_exists() -> None:
    assert [gap for gap, places, _ in ARENA_ROWS if not quoted(places)] == []
    named = [place for _, places, _ in ARENA_ROWS for place in quoted(places)]
    assert [place for place in named if not (ARENA_GAME / place).exists()] == []


def test_every_house_rule_of_the_arena_is_explained_with_what_it_usually_is() -> None:
    row = re.compile(r"^\| `(\w+)` \| `(arena\.[\w.]+)` \| (on|off): .+ \| .+ \|$", re.MULTILINE)
    told = row.findall(ARENA)
    assert tuple([option for option, _, _ in told]) == ArenaRules.__struct_fields__
    usual = {option: getattr(ArenaRules(), option) for option, _, _ in told}
    assert {option: usually == "on" for option, _, usually in told} == usual
    rulings = load("tapete.games.arena").rulings
    assert {one.option: one.id for one in rulings if one.option} == {a: b for a, b, _ in told}
    assert f"{len(rulings)} in all" in ARENA


def test_every_scenario_campaign_and_hunter_of_the_arena_is_named() -> None:
    found = arena_library()
    named = re.findall(r"^\| `(\w+)` \| [^`|]+ \|$", ARENA, re.MULTILINE)
    assert sorted(named) == sorted(found.scenarios)
    assert {*found.scenarios, *found.campaigns, *found.hunters} <= set(quoted(ARENA))
    for name, page in found.campaigns.items():
        row = re.search(rf"^\| `{name}` \| (.+?) \|", ARENA, re.MULTILINE)
        assert row
        assert tuple(quoted(row[1])) == page.scenarios


def test_there_is_as_much_in_the_arena_as_its_table_says() -> None:
    found = arena_library()
    kinds = [card.kind for card in found.enemies.values()]
    counts = [kinds.count(kind) for kind in ("ordinary", "badass", "unique", "boss")]
    assert (counts, len(found.minis)) == ([18, 6, 8, 2], 13)
    assert [len(getattr(found, shop)) for shop in SHOPS] == [24, 12, 12, 10]
    gear = [card for shop in SHOPS for card in getattr(found, shop).values()]
    assert sum(card.slot == "modifier" for card in gear) == 13
    assert (len(found.hunters), len(found.trees), len(found.helpers)) == (6, 18, 2)
    assert {len(tree.slots) for tree in found.trees.values()} == {6}
    assert (len(found.stars), len(found.wanted), len(found.maps)) == (12, 8, 10)
    ranks = [card.rank for card in found.announcements.values()]
    assert [ranks.count(rank) for rank in range(4)] == [1, 12, 12, 12]
    owners = [card.boss for card in found.events.values()]
    assert [owners.count(boss) for boss in ("", "crusher", "matriarch")] == [24, 4, 4]
    assert sum(token.count for token in found.loot.values()) == 34
