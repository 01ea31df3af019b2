"""The game's document: every gap, every house rule and every disc stands in it as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete.catalogue import load
from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import Rules

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "darkness.md").read_text("utf-8")
GAME = ROOT / "src/tapete/games/darkness"
GAPS = {
    "scenarios", "gm_campaign", "tiles", "encounter_disc_mix", "object_discs", "ally_discs",
    "security_discs", "adversary_discs", "pregenerated_characters", "skill_table", "item_stats",
}  # fmt: skip
KNOWN = library()


def rows(*heads: str) -> list[list[str]]:
    """The rows of the table with this head."""
    _, _, rest = TEXT.partition(f"| {' | '.join(heads)} |\n")
    lines = rest.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_all_eleven_gaps_are_in_the_table_with_places_that_exist() -> None:
    found = rows("gap", "place", "what we made")
    assert {gap.strip("`").removeprefix("darkness.missing.") for gap, _, _ in found} == GAPS
    for _, places, _ in found:
        named = re.findall(r"`([^`]+)`", places)
        assert named
        assert [place for place in named if not (GAME / place).exists()] == []


def test_every_house_rule_is_explained_with_what_it_usually_is() -> None:
    told = rows("option", "ruling", "as ruled", "the other way")
    assert tuple([option.strip("`") for option, *_ in told]) == Rules.__struct_fields__
    for option, _, ruled, _ in told:
        assert ruled.startswith("on:" if getattr(Rules(), option.strip("`")) else "off:"), option
    rulings = load("tapete.games.darkness").rulings
    options = {one.option: one.id for one in rulings if one.option}
    assert options == {option.strip("`"): ruling.strip("`") for option, ruling, *_ in told}
    assert f"{len(rulings)} in all" in TEXT


def test_every_story_and_tile_is_named() -> None:
    stories = rows("scenario", "what it is about", "limit")
    limits = {name.strip("`"): int(limit) for name, _, limit in stories}
    assert limits == {name: one.limit for name, one in KNOWN.scenarios.items()}
    sessions = KNOWN.campaigns["the_long_night"].sessions
    told = {
        name.strip("`"): int(limit)
        for name, _, limit in rows("session", "what it is about", "limit")
    }
    assert told == {name: one.limit for name, one in sessions.items()}
    tiles = rows("tile", "building", "locks of its doors", "windows", "`?`")
    assert {name.strip("`"): int(count) for name, *_, count in tiles} == {
        name: len(tile.marked("?")) for name, tile in KNOWN.ground.items()
    }
    assert set(KNOWN.survivors) <= set(re.findall(r"`(\w+)`", TEXT))


def test_every_disc_stands_there_with_its_figures() -> None:
    objects = rows("object", "search", "weight", "adds")
    assert [(name, code, int(weight)) for name, code, weight, _ in objects] == [
        (KNOWN.items[disc.item].name.en, disc.code, KNOWN.items[disc.item].weight)
        for disc in KNOWN.objects.values()
    ]
    assert [(name, code, int(dice.split()[0])) for name, code, dice in
        rows("ally", "persuade", "throws again")] == [
        (disc.name.en, disc.code, disc.dice) for disc in KNOWN.allies.values()
    ]  # fmt: skip
    security = rows("security", "kind", "check", "I", "A", "D")
    assert security == [
        [disc.name.en, disc.guard, disc.code, disc.initiative or "", disc.attack or "",
            disc.defence or ""]
        for disc in KNOWN.security.values()
    ]  # fmt: skip
    adversaries = rows("adversary", "I", "A", "D", "Speed", "points")
    assert [one[:5] for one in adversaries] == [
        [disc.name.en, disc.initiative, disc.attack, disc.defence, str(disc.speed)]
        for disc in KNOWN.adversaries.values()
    ]


@pytest.mark.parametrize("head", ["skill", "item of the lists", "main adversary"])
def test_skills_items_and_main_adversaries_stand_there(head: str) -> None:
    heads = {
        "skill": ("attribute", "cost", "helps with"),
        "item of the lists": ("weight", "what it does"),
        "main adversary": ("I", "A", "D", "Speed", "health", "reach"),
    }[head]
    found = rows(head, *heads)
    if head == "skill":
        right = [[one.name.en, str(one.cost)] for one in KNOWN.skills.values()]
        assert [[name, cost] for name, _, cost, _ in found] == right
    elif head == "main adversary":
        villains = KNOWN.campaigns["the_long_night"].villains.values()
        assert [one[:5] for one in found] == [
            [one.name.en, one.initiative, one.attack, one.defence, str(one.speed)]
            for one in villains
        ]
    else:
        texts = {one.name.en: one.text.en for one in KNOWN.items.values()}
        assert all(texts[name] == text for name, _, text in found)
        assert len(found) == 15
