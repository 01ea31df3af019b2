"""Stat blocks in the forms that books and players use, read whole.

Each file of `blocks` is a character of ours in such a form: line ends anywhere, descriptions,
gear and abilities that no rule knows, marks of Wild Cards, several editions and two languages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete.games.savage.content.library import Natural, Profile
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.figures import armour_at
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.sheet import LABELS, Language
from tapete.games.savage.workshop.statblock import BadStatBlock, read, write
from tapete.games.savage.workshop.statblock.derived import derived
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.words import Words

FILES = sorted((Path(__file__).parent / "blocks").glob("*.txt"))
LANGUAGES: tuple[Language, ...] = ("es", "en")
DICE = "Attributes: Agility d6, Smarts d6, Spirit d6, Strength d6, Vigor d6"
LABEL_WORDS = {
    word.casefold()
    for names in LABELS.values()
    for label in (*names["es"], *names["en"])
    for word in label.split()
}
FOE = next(one.profile for one in scenario_named("mill").sides[1].figures if not one.title)
each = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def block(*lines: str, name: str = "Ana") -> Profile:
    return read("\n".join([name, DICE, *lines])).profile


def texts(profile: Profile, field: str) -> list[str]:
    return [kept.text for kept in profile.kept if kept.field == field and not kept.of]


def sorts(text: str) -> dict[str, str]:
    """What became of each thing on the third line."""
    found = read("\n".join(["Ana", DICE, text])).findings
    return {one.text: one.sort for one in found if one.line == 3}


# --- whole blocks


def test_there_are_many() -> None:
    assert len(FILES) >= 16


@each
def test_a_published_block_is_read_and_comes_back_equal(file: Path) -> None:
    reading = read(file.read_text("utf-8"))
    for language in LANGUAGES:
        text = write(reading.profile, language)
        assert read(text).profile == reading.profile
        assert write(read(text).profile, language) == text
        assert not any("⟦" in Words(language).say(note) for note in reading.report)


@each
def test_a_published_block_has_the_values_it_states(file: Path) -> None:
    reading = read(file.read_text("utf-8"))
    stated = {
        "bone_sentry": (7, 7, 7, 2),
        "captain_ysolde": (6, 9, 5, 1),
        "clockwork_guard": (5, 6, 9, 4),
        "desert_fox": (8, 4, 3, 0),
        "marsh_hag": (6, 6, 6, 1),
        "river_drake": (8, 7, 13, 3),
        "toad_king": (4, 6, 10, 0),
        "wall_gunners": (6, 4, 5, 4),
        "ahogado": (4, 5, 9, 0),
        "capitana_braza": (6, 8, 6, 1),
    }
    values = derived(reading.profile)
    if file.stem in stated:
        found = (values.pace, values.parry, values.toughness, values.armour)
        assert found == stated[file.stem]


@each
def test_a_published_block_is_played(file: Path) -> None:
    profile = read(file.read_text("utf-8")).profile
    own = {"mine": msgspec.json.encode(profile).decode()}
    match = Match(GAME, {"scenario": "mill", "own": own, "heroes": ["mine"]}, from_number(1))
    assert match.question is not None
    assert match.state.figures[0].profile == own["mine"]


def test_a_published_foe_takes_the_place_of_a_scenario_s() -> None:
    file = next(one for one in FILES if one.stem == "dock_thugs")
    own = {FOE: msgspec.json.encode(read(file.read_text("utf-8")).profile).decode()}
    match = Match(GAME, {"scenario": "mill", "own": own}, from_number(1))
    assert "Dock Thugs" in {figure.name.en for figure in match.state.figures if figure.seat == 1}


@each
def test_every_word_of_a_published_block_is_told_of(file: Path) -> None:
    """Every line is the line of some finding, or goes on with what the line before says."""
    reading = read(file.read_text("utf-8"))
    said = " ".join([one.text for one in reading.findings] + [k.text for k in reading.profile.kept])
    letters = "".join(sign for sign in said.casefold() if sign.isalnum())
    for word in file.read_text("utf-8").replace("-\n", "").split():
        bare = "".join(sign for sign in word.casefold() if sign.isalnum())
        assert bare in letters or bare in KNOWN_WORDS, word


KNOWN_WORDS = frozenset(
    [*LABEL_WORDS, "wc", "wildcard", "extra", "and", "a", "d8", "1", "2", "4", "15", "20"]
)
"""Labels, marks, and values that are told of together with what they belong to."""


@pytest.mark.parametrize(
    ("file", "fields"),
    [
        (
            "marsh_hag",
            {
                "wild": True,
                "hindrances": ("mean", "greedy"),
                "edges": ("arcane_background", "level_headed", "combat_reflexes"),
                "powers": ("bolt", "entangle", "fear"),
                "points": 20,
                "gear": ("knife", "claws"),
                "armour": 1,
            },
        ),
        ("dock_thugs", {"wild": False, "gear": ("club", "throwing_knife", "throwing_knife")}),
        ("bone_sentry", {"token": "undead", "gear": ("spear", "leather_armour", "small_shield",
                                                     "claws_d4")}),
        ("river_drake", {"wild": True, "size": 5, "armour": 3, "run": 8, "token": "beast",
                         "gear": ("claws_d8", "slam_d6")}),
        ("desert_fox", {"size": -2, "edges": ("fleet_footed",), "gear": ("bite",)}),
        ("captain_ysolde", {"wild": True, "edges": ("block", "level_headed", "two_fisted")}),
        ("storm_brother", {"wild": True, "arcane": "faith", "points": 20,
                           "powers": ("boost", "bolt", "healing", "smite")}),
        ("night_courier", {"wild": True, "edges": ("arcane_background", "dodge", "martial_artist",
                                                   "quick"), "powers": ()}),
        ("clockwork_guard", {"heavy": True, "size": 2, "gear": ("slam_d8",)}),
        ("wall_gunners", {"wild": False, "gear": ("assault_rifle", "combat_suit", "open_helmet",
                                                  "grenade", "grenade")}),
        ("capitana_braza", {"wild": True, "hindrances": ("overconfident", "loyal"),
                            "gear": ("sabre", "flintlock", "flintlock", "dagger", "dagger",
                                     "leather_jacket")}),
        ("ahogado", {"token": "undead", "gifts": ("steady", "numb", "whole"),
                     "gear": ("slam",)}),
        ("hechicera_gris", {"wild": True, "points": 15, "arcane": "spellcasting",
                            "powers": ("bolt", "protection", "stun")}),
        ("lobo_de_ceniza", {"size": -1, "edges": ("fleet_footed",), "gear": ("fangs",)}),
        ("rooftop_marksman", {"gear": ("rifle", "knife"), "token": "gunner",
                              "edges": ("marksman", "steady_burst", "steady_hands")}),
        ("toad_king", {"size": 3, "edges": ("brawny",), "gear": ("slam",)}),
    ],
)  # fmt: skip
def test_what_becomes_rules(file: str, fields: dict[str, Any]) -> None:
    path = next(one for one in FILES if one.stem == file)
    profile = read(path.read_text("utf-8")).profile
    assert {field: getattr(profile, field) for field in fields} == fields


# --- names and marks


@pytest.mark.parametrize(
    ("name", "wild"),
    [
        ("♠ Zoe", True),
        ("Zoe ★", True),
        ("• Zoe", True),
        ("\uf0b7 Zoe", True),
        ("Zoe (WC)", True),
        ("Zoe [Wild Card]", True),
        ("Zoe, Wild Card", True),
        ("Zoe – Comodín", True),
        ("WC Zoe", True),
        ("# Zoe", False),
        ("**Zoe**", False),
        ("- Zoe", False),
        ("Zoe (Extra)", False),
        ("Zoe", False),
    ],
)
def test_a_wild_card_is_known_by_any_mark(name: str, wild: bool) -> None:
    profile = block(name=name)
    assert (profile.name["en"], profile.wild) == ("Zoe", wild)


def test_a_sentence_before_the_name_is_a_description() -> None:
    profile = block(name="She waits at the ford, and has waited for longer than anybody.\nZoe")
    assert profile.name["en"] == "Zoe"
    assert texts(profile, "description") == [
        "She waits at the ford, and has waited for longer than anybody."
    ]


# --- lines broken anywhere


@pytest.mark.parametrize(
    "text",
    [
        "Skills: Fighting d8, Intimidation d6, Shooting d10\nGear: Spear (Str+d6, Reach 1), Bow",
        "SKILLS: FIGHTING d8; INTIMIDATION d6; SHOOTING d10. GEAR: SPEAR (Str+d6; Reach 1); BOW.",
        "Skills: Fighting d8, Intimi-\ndation d6, Shooting\nd10\nGear: Spear (Str+d6,\nReach 1),"
        "\nBow",
        "Skills Fighting d8, Intimidation d6, Shooting d10 Gear: Spear (Str+d6, Reach 1), Bow",
        "**Skills:** Fighting d8, Intimidation d6, Shooting d10\n\n**Gear:** Spear, Bow",
        "• Skills: Fighting d8, Intimidation d6, Shooting d10\n• Gear: Spear, Bow",
        "Skills:\n- Fighting d8\n- Intimidation d6\n- Shooting d10\nGear:\n- Spear\n- Bow",
        "Gear: Spear, Bow\nSkills:\u00a0Fighting\u00a0d8,\u2009Intimidation d6, Shooting d10",
        "Habilidades: Pelear d8, Intimidar d6, Disparar d10\nEquipo: Lanza (FUE+d6), Arco",
    ],
)
def test_line_ends_bullets_and_signs_make_no_difference(text: str) -> None:
    profile = block(*text.split("\n"))
    assert profile.skills == {"fighting": 8, "intimidation": 6, "shooting": 10}
    assert profile.gear == ("spear", "bow")
    assert profile.kept == ()


def test_a_word_broken_at_the_end_of_a_line_is_whole_again() -> None:
    profile = block("Special Abilities:", "• Hums: Whoever hears it is hyp-", "notised.")
    assert texts(profile, "special") == ["Hums: Whoever hears it is hypnotised"]


def test_parentheses_hold_over_lines_whatever_is_in_them() -> None:
    profile = block("Gear: Lamp (Weight: 2;", "Powers: none), rope", "Edges: Dodge")
    assert texts(profile, "gear") == ["Lamp (Weight: 2; Powers: none)", "rope"]
    assert (profile.edges, profile.powers) == (("dodge",), ())


def test_less_armour_than_worn_leaves_no_part_below_nothing() -> None:
    profile = block("Gear: Chain mail", "Toughness: 6 (1)")
    own = {"mine": msgspec.json.encode(profile).decode()}
    match = Match(GAME, {"scenario": "mill", "own": own, "heroes": ["mine"]}, from_number(1))
    figure = match.state.figures[0]
    assert [armour_at(figure, part) for part in ("torso", "arm", "head")] == [1, 1, 0]


@pytest.mark.parametrize(
    "line",
    [
        "Pace: 7; Parry: 5; Toughness: 8 (2)",
        "Pace 7, Parry 5, Toughness 8 (2)",
        "Pace: 7. Parry: 5. Toughness: 8(2).",
        'Pace: 7", Parry: 5, Toughness: 8 [2]',
        "PASO 7; PARADA 5; DUREZA 8 (+2)",
        "Charisma: -; Pace: 7; Parry: 5; Toughness: 8 (2)",
        "Pace: 7; Parry:\n5; Toughness: 8\n(2)",
    ],
)
def test_values_are_read_however_they_are_divided(line: str) -> None:
    values = derived(block(*line.split("\n")))
    assert (values.pace, values.parry, values.toughness, values.armour) == (7, 5, 6, 2)


@pytest.mark.parametrize(
    ("line", "die", "plus", "said"),
    [
        ("Skills: Fighting d12+1", 13, 0, ""),
        ("Skills: Fighting d12 + 3", 15, 0, ""),
        ("Skills: Fighting d12-1", 12, -1, ""),
        ("Skills: Fighting d8+2", 8, 2, ""),
        ("Skills: Fighting d4−2", 4, -2, ""),
        ("Skills: Fighting 1D6", 6, 0, ""),
        ("Skills: Fighting d8+1 (claws)", 8, 1, "claws"),
        ("Skills: Fighting d10 (d12 with a spear)", 10, 0, "d12 with a spear"),
    ],
)
def test_dice_have_what_is_added_to_them(line: str, die: int, plus: int, said: str) -> None:
    profile = block(line)
    assert profile.skills == {"fighting": die}
    assert profile.bonuses == ({"fighting": plus} if plus else {})
    for language in LANGUAGES:
        assert read(write(profile, language)).profile == profile
    assert [kept.text for kept in profile.kept] == ([said] if said else [])


# --- names of things


@pytest.mark.parametrize(
    ("written", "ids"),
    [
        ("Improved Sweep", ("sweep", "improved_sweep")),
        ("Sweep (Imp)", ("sweep", "improved_sweep")),
        ("Imp. Sweep", ("sweep", "improved_sweep")),
        ("Improved Frenzy", ("frenzy",)),
        ("Level Headed (Improved)", ("level_headed",)),
        ("Two Fisted and Level-Headed", ("two_fisted", "level_headed")),
        ("Arcane Background (Magic)", ("arcane_background",)),
    ],
)
def test_edges_are_known_by_their_other_names(written: str, ids: tuple[str, ...]) -> None:
    assert block(f"Edges: {written}").edges == ids


@pytest.mark.parametrize(
    ("written", "ids"),
    [
        ("Slow (Major)", ("slow_major",)),
        ("Slow (Minor)", ("slow",)),
        ("Greedy (Major, gold above all)", ("greedy",)),
        ("Temeraria (mayor)", ("overconfident",)),
        ("Stubborn, Loyal (Minor)", ("stubborn", "loyal")),
    ],
)
def test_hindrances_have_their_severity(written: str, ids: tuple[str, ...]) -> None:
    assert block(f"Hindrances: {written}").hindrances == ids


@pytest.mark.parametrize(
    ("written", "ids"),
    [
        ("knives", ("knife",)),
        ("2 daggers", ("dagger", "dagger")),
        ("three throwing axes", ("throwing_axe",) * 3),
        ("throwing axes (×3)", ("throwing_axe",) * 3),
        ("a rusty longsword", ("long_sword",)),
        ("daga de plata y escudo", ("dagger", "medium_shield")),
        ("chain mail (+3)", ("chain_mail",)),
        ("quilted coat (+1)", ("thick_robes",)),
        ("moon blade (Str+d8)", ("long_sword",)),
        ("rope, tent, rifle ammo", ()),
    ],
)
def test_gear_is_known_in_any_number(written: str, ids: tuple[str, ...]) -> None:
    assert block(f"Gear: {written}").gear == ids


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("Powers: Bolt (fire), Healing, 15 Power Points", 15),
        ("Powers (15 PP): Bolt (fire), Healing", 15),
        ("Power Points: 15. Powers: Bolt (fire), Healing", 15),
        ("Poderes: Proyectil (fire), Curación. Puntos de poder: 15", 15),
    ],
)
def test_powers_have_trappings_and_points(line: str, points: int) -> None:
    profile = block("Skills: Faith d8", line)
    assert (profile.powers, profile.points) == (("bolt", "healing"), points)
    assert [(kept.of, kept.text) for kept in profile.kept] == [("bolt", "fire")]


def test_older_skills_count_as_those_of_today() -> None:
    profile = block("Skills: Climbing d6, Throwing d8, Psionics d10", "Powers: Bolt")
    assert profile.skills == {"athletics": 8, "spellcasting": 10}
    assert texts(profile, "skills") == ["Climbing d6", "Throwing d8", "Psionics d10"]


# --- special abilities


@pytest.mark.parametrize(
    ("ability", "fields"),
    [
        ("Armor +2", {"armour": 2}),
        ("Armor: +2", {"armour": 2}),
        ("Size −3 (Tiny)", {"size": -3}),
        ("Heavy Armor", {"heavy": True}),
        ("Running Die: d10", {"run": 10}),
        ("Bite: Str+d8", {"gear": ("bite_d8",)}),
        ("Bite (Str+d8)", {"gear": ("bite_d8",)}),
        ("Mordisco: FUE + 1d6.", {"gear": ("fangs",)}),
        ("Long Talons: Str+d4", {"gear": ("claws_d4",)}),
        ("Whirling Blades: Str+d10", {"gear": ("slam_d10",)}),
        ("Fearless", {"gifts": ("fearless",), "edges": ()}),
        ("Construct", {"gifts": ("steady", "numb", "whole"), "edges": ()}),
        ("Hardy: Hard to keep down.", {"gifts": ("hardy",)}),
        ("Immunity (poison, disease)", {"immunities": ("poison", "disease")}),
        ("Immune to fire and cold", {"immunities": ("fire", "cold")}),
        ("Immunity: Normal weapons.", {"immunities": ("weapons",)}),
        ("Inmunidad (fuego): ni lo notan", {"immunities": ("fire",)}),
        ("Inmune al veneno y al frío", {"immunities": ("poison", "cold")}),
        ("Immunity (fire, mind control)", {"immunities": ("fire",)}),
        ("Immunity (normal weapons except silver)", {"exceptions": ("silver",)}),
        ("Fear", {"fear": 0}),
        ("Fear −2", {"fear": -2}),
        ("Fear (-1): Whoever sees it must roll", {"fear": -1}),
        ("Miedo -2: Su cara.", {"fear": -2}),
        ("Resilient", {"resilience": 1}),
        ("Muy resistente", {"resilience": 2}),
        ("Night Vision", {"gifts": ("low_light",)}),
        ("Bite: Str+d8, AP 2, Reach 1", {"naturals": {"bite_d8": Natural(2, 1)}}),
        ("Tail Lash: Str+d6. Reach 2.", {"naturals": {"slam_d6": Natural(0, 2)}}),
        ("Garras: FUE+d6, PA 4", {"naturals": {"claws": Natural(4)}}),
        ("Undead", {"toughness": 2, "token": "undead"}),
        ("Nerves of Steel: It hardly notices.", {"edges": ("nerves_of_steel",)}),
        ("Gargantuan", {"heavy": True}),
    ],
)
def test_an_ability_becomes_a_rule(ability: str, fields: dict[str, Any]) -> None:
    for mark in ("•", "*", "-", "●", "✦ ", "\uf0b7", "1.", ""):
        profile = block("Special Abilities:", f"{mark} {ability}")
        assert {field: getattr(profile, field) for field in fields} == fields
        assert read(write(profile, "es")).profile == profile


@pytest.mark.parametrize(
    "ability",
    [
        "Immunity (mind control): It has none",
        "Regeneration",
        "Hums: A low note. Nobody sleeps",
    ],
)
def test_an_ability_without_rules_is_kept(ability: str) -> None:
    assert texts(block("Special Abilities:", f"• {ability}."), "special") == [ability]


# --- what is told


def test_what_becomes_of_each_thing_is_told() -> None:
    assert sorts("Gear: Bow, rope, crooked knife, crosbow") == {
        "Bow": "rules",
        "rope": "text",
        "crooked knife": "counted",
        "crosbow": "unknown",
    }


def test_what_is_needed_and_missing_is_told_with_all_else() -> None:
    with pytest.raises(BadStatBlock) as wrong:
        read("Zoe\nAttributes: Agility d6, Smarts d6\nSkills: Figthing d6")
    told = [(fault.sort, fault.line) for fault in wrong.value.faults]
    assert told == [("missing", 2), ("unknown", 3)]


@pytest.mark.parametrize(
    ("written", "trappings"),
    [
        ("Bolt (arrows of fire), stun", {"bolt": "fire"}),
        ("Bolt (icy shards), stun (thunder)", {"bolt": "cold"}),
        ("Proyectil (dardos de veneno)", {"bolt": "poison"}),
        ("Bolt (swarm of leeches)", {}),
    ],
)
def test_trappings_say_what_a_power_is_made_of(written: str, trappings: dict[str, str]) -> None:
    profile = block("Skills: Spellcasting d8", f"Powers: {written}", "Power Points: 10")
    assert profile.trappings == trappings
    assert read(write(profile, "es")).profile == profile
