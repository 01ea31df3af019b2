"""Special abilities of creatures on a hero's sheet: held, shown, picked, written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete.games.savage.content.library import Poison, Profile, Weakness, library
from tapete.games.savage.workshop.builder import build, sheet_of
from tapete.games.savage.workshop.heroes import Heroes
from tapete.games.savage.workshop.statblock import read
from tapete.games.savage.workshop.statblock.abilities.standard import in_language, standards
from tapete.words import LANGUAGES, Words
from tests.games.savage.test_published import each

HEROES = Heroes()
BEYOND = {"wild": True, "bonuses": {}, "points": 0}
"""What a sheet does not hold, and tells so."""
CREATURE = """Ash Bat (Wild Card)
Attributes: Agility d8, Smarts d4 (A), Spirit d6, Strength d6, Vigor d8
Skills: Fighting d8, Notice d6
Pace: 2; Parry: 6; Toughness: 10 (2)
Special Abilities:
• Armor +2: Scorched hide.
• Bite: Str+d4.
• Fear (-2)
• Flight: Pace 12
• Hums: A low note.
• Poison (-2): Whoever it bites rolls Vigor or is paralyzed for 2d6 rounds.
• Size 2
• Undead
• Weakness (cold): +4 damage
"""


def bare(profile: Profile) -> Profile:
    return msgspec.structs.replace(profile, **BEYOND)


def sheet(text: str, language: str = "en") -> Any:
    return HEROES.drafted(HEROES.read(text, language).draft)


@each
def test_a_creature_keeps_all_its_abilities_on_a_sheet(file: Path) -> None:
    profile = read(file.read_text("utf-8")).profile
    made = build(sheet_of(profile)).profile
    assert set(made.kept) == set(profile.kept)
    same = msgspec.structs.replace(made, kept=profile.kept)
    assert bare(same) == bare(profile)


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_creature_is_written_down_from_its_sheet_and_read_again(
    file: Path, language: str
) -> None:
    first = sheet(file.read_text("utf-8"), language)
    again = sheet(HEROES.made(first).text(language), language)
    assert sorted(again.abilities) == sorted(first.abilities)
    assert bare(build(again).profile).gifts == bare(build(first).profile).gifts


def test_the_abilities_of_a_block_are_on_its_sheet() -> None:
    assert set(sheet(CREATURE).abilities) == {
        "Armor +2", "Pace 2", "Toughness +0", "Size +2", "Armor +2: Scorched hide", "Fear (-2)",
        "Flight: Pace 12", "Hums: A low note", "Undead", "Weakness (cold): +4 damage",
        "Poison (-2): Whoever it bites rolls Vigor or is paralyzed for 2d6 rounds", "Bite: Str+d4",
    }  # fmt: skip
    made = HEROES.made(sheet(CREATURE)).profile
    assert (made.flight, made.fear, made.poison) == (12, -2, Poison("paralysing", -2))
    assert made.weaknesses == {"cold": Weakness(4)}
    assert (made.armour, made.size, made.toughness, made.pace) == (2, 2, 0, 2)
    assert made.gear == ("bite",)


def test_an_ability_is_added_and_removed() -> None:
    plain = HEROES.drafted({"name": "Ana"})
    winged = msgspec.structs.replace(plain, abilities=("Flight: Pace 12", "Undead"))
    made = HEROES.made(winged).profile
    assert (made.flight, made.toughness, "numb" in made.gifts) == (12, 2, True)
    assert HEROES.made(plain).profile.flight == 0


def test_what_a_creature_has_beyond_a_hero_is_a_fault_on_that_shelf() -> None:
    faults = HEROES.check(sheet(CREATURE)).faults
    beyond = [one for one in faults if one.message.key == "savage.hero.fault.beast"]
    assert beyond
    assert {fault.field for fault in beyond} == {"abilities"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_became_of_a_text_is_remarked_on_it(language: str) -> None:
    told: dict[str, list[str]] = {}
    for remark in HEROES.check(sheet(CREATURE)).remarks:
        assert remark.field == "abilities"
        told.setdefault(remark.pick, []).append(remark.message.key)
        assert "⟦" not in Words(language).say(remark.message)
    assert told["Hums: A low note"] == ["savage.hero.pick.only_text"]
    poison = "Poison (-2): Whoever it bites rolls Vigor or is paralyzed for 2d6 rounds"
    assert told[poison] == ["savage.card.poison"]
    assert "Undead" not in told


# --- standard abilities


def test_every_standard_ability_with_a_rule_gives_the_same_in_both_languages() -> None:
    """And what is on the shelf as text only gives nothing."""
    plain = build(HEROES.drafted({"name": "Ana"})).profile
    for identity, standard in standards().items():
        es, en = (
            build(HEROES.drafted({"name": "Ana", "abilities": [standard.text[language]]})).profile
            for language in ("es", "en")
        )
        kept = msgspec.structs.replace(es, kept=en.kept)
        assert kept == en, identity
        given = msgspec.structs.replace(en, kept=plain.kept) != plain
        assert given == (standard.group != "text"), identity


@pytest.mark.parametrize(("text", "es"), [("Fear (-2)", "Miedo (-2)"), ("Purrs", "Purrs")])
def test_a_standard_ability_is_said_in_the_reader_s_language(text: str, es: str) -> None:
    assert in_language(text, "es") == es
    assert in_language(es, "en") == text


def test_a_sheet_is_written_in_the_language_asked_for() -> None:
    draft = HEROES.drafted({"name": "Ana", "abilities": ["Undead", "Fear (-2)", "Bite: Str+d4"]})
    assert "• No muerto" in HEROES.made(draft).text("es")
    again = HEROES.drafted(HEROES.read(HEROES.made(draft).text("es"), "es").draft)
    assert set(again.abilities) >= {"Undead", "Fear (-2)", "Bite: Str+d4"}


def test_all_foes_of_the_library_keep_their_nature_on_a_sheet() -> None:
    for foe in library().foes.values():
        made = build(sheet_of(foe)).profile
        for field in ("size", "armour", "toughness", "parry", "pace", "run", "heavy", "gifts"):
            assert getattr(made, field) == getattr(foe, field), (foe.name, field)
        assert sorted(made.gear) == sorted(foe.gear)
