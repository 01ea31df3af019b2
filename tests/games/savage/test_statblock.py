"""Stat blocks: written, read in either language, and refused where they are wrong."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.games.savage.content.library import ATTRIBUTES, Profile, library
from tapete.games.savage.labels.sheet import LABELS, Language
from tapete.games.savage.workshop.statblock import BadStatBlock, read, write
from tapete.games.savage.workshop.statblock.text.cutting import LONGEST
from tapete.games.savage.workshop.statblock.words import (
    ARCANE,
    TOKENS,
    key,
    lexicon,
)
from tapete.words import Words

LIBRARY = library()
PROFILES = {**LIBRARY.heroes, **LIBRARY.foes, **LIBRARY.mounts}
KINDS = ("label", "attribute", "skill", "edge", "hindrance", "power", "gear", "special", "token")
LANGUAGES: tuple[Language, ...] = ("es", "en")
DICE = "Attributes: Agility d6, Smarts d6, Spirit d6, Strength d6, Vigor d6"


def block(*lines: str, name: str = "Name: Ana", dice: str = DICE) -> str:
    return "\n".join([name, dice, *lines])


def named(profile: Profile, language: Language) -> Profile:
    """As it comes back: a text has one name, whatever the language."""
    name = profile.name[language]
    return msgspec.structs.replace(profile, name={"es": name, "en": name})


# --- there and back


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("identity", PROFILES)
def test_the_library_comes_back_whole(identity: str, language: Language) -> None:
    text = write(PROFILES[identity], language)
    reading = read(text)
    assert reading.profile == named(PROFILES[identity], language)
    assert reading.warnings == ()
    assert write(reading.profile, language) == text


def dice(names: list[str], highest: int = 12) -> st.SearchStrategy[dict[str, int]]:
    values = st.sampled_from([4, 6, 8, 10, *range(12, highest + 1)])
    return st.dictionaries(st.sampled_from(names), values)


def some(names: list[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), max_size=5, unique=True)


GEAR = [*LIBRARY.weapons, *LIBRARY.armour, *LIBRARY.shields]
WORD = st.text(st.sampled_from("abzñÁü«’.,-()"), min_size=1).filter(lambda name: name.strip())


def complete(edges: list[str]) -> bool:
    """True if no edge improves another that is not there before it."""
    return all({*LIBRARY.edges[edge].needs} <= {*edges[:at]} for at, edge in enumerate(edges))


@st.composite
def profiles(draw: st.DrawFn) -> Profile:
    """Anybody at all."""
    few = st.integers(-9, 40)
    picked: dict[str, Any] = {
        "name": {"es": (name := draw(WORD)), "en": name},
        "wild": draw(st.booleans()),
        "attributes": dict.fromkeys(ATTRIBUTES, 6) | draw(dice(list(ATTRIBUTES), 20)),
        "skills": draw(dice(list(LIBRARY.skills), 20)),
        "pace": draw(st.integers(0, 40)),
        "run": draw(st.sampled_from([4, 6, 8, 10, 12])),
        "size": draw(few),
        "armour": draw(st.integers(0, 40)),
        "parry": draw(st.integers(0, 40)),
        "toughness": draw(few),
        "heavy": draw(st.booleans()),
        "mount": draw(st.booleans()),
        "edges": draw(some(list(LIBRARY.edges)).filter(complete)),
        "hindrances": draw(some(list(LIBRARY.hindrances))),
        "gear": draw(st.lists(st.sampled_from(GEAR), max_size=8)),
        "powers": draw(some(list(LIBRARY.powers))),
        "points": draw(st.integers(0, 99)),
        "arcane": draw(st.sampled_from(ARCANE)),
        "token": draw(st.sampled_from(list(TOKENS))),
    }
    return msgspec.convert(picked, Profile)


GLYPHS = ["•", "*", "–", "●", "▪", "✦", "\uf0b7", "1)"]
ABILITIES = st.sampled_from(
    [
        "Armor +2: Scales.", "Size 3", "Bite: Str+d6; venom.", "Fear (−2)", "Undead", "Hardy",
        "Sings: Nobody sleeps. Some weep", "Heavy Armor", "Low Light Vision: By\nstarlight.",
        "Garras: FUE+d8.", "Inmunidad (fuego,\nfrío)", "Nerves of Steel", "Whips: Str+d4, Reach 1",
    ]
)  # fmt: skip
EDGES = st.sampled_from(["Dodge", "Imp. Frenzy", "Rich", "Level\nHeaded (Imp)", "Combat Reflexes"])
THINGS = st.sampled_from(
    ["2 daggers", "rope", "chain mail (+2)", "moon blade (Str+d8,\nAP 1)", "daga de plata", "Bow"]
)
SKILLS = st.sampled_from(["Fighting d8+2", "Driving d6", "Notice\nd4", "Throwing d8", "Faith d10"])


@st.composite
def published(draw: st.DrawFn) -> str:
    """A well-formed block, with texts that no rule uses and its fields in any order."""
    mark = draw(st.sampled_from(GLYPHS))
    several = st.lists
    fields = [
        DICE,
        "Skills: " + ", ".join(draw(several(SKILLS, unique=True))),
        "Pace: 8; Parry: 7 or 8 (spear); Toughness: 11 (2)",
        "EDGES: " + ", ".join(draw(several(EDGES, unique=True))),
        "Gear: " + ", ".join(draw(several(THINGS, unique=True))) + ".",
        "Powers: Bolt (fire), fly, 15 Power Points",
        "Special Abilities:\n" + "\n".join(f"{mark} {a}" for a in draw(several(ABILITIES))),
        "Charisma: +2\nWings: of wax",
    ]
    return "\n".join(["♠ Ana", "She waits at the ford.", *draw(st.permutations(fields))])


@pytest.mark.fuzz
@given(profile=profiles(), language=st.sampled_from(LANGUAGES))
def test_anybody_comes_back_whole(profile: Profile, language: Language) -> None:
    text = write(profile, language)
    reading = read(text)
    assert reading.warnings == ()
    assert write(reading.profile, language) == text
    same = msgspec.structs.replace(reading.profile, name=profile.name)
    assert same == profile


@pytest.mark.fuzz
@given(text=published(), language=st.sampled_from(LANGUAGES))
def test_a_published_block_comes_back_whole(text: str, language: Language) -> None:
    profile = read(text).profile
    assert (profile.name["en"], profile.wild) == ("Ana", True)
    written = write(profile, language)
    assert read(written).profile == profile
    assert write(read(written).profile, language) == written


@pytest.mark.fuzz
@given(profile=profiles(), shift=st.sampled_from([";", "\n", "\r\n", ".\n", " ;\n\n"]))
def test_ends_of_line_and_semicolons_are_the_same(profile: Profile, shift: str) -> None:
    lines = write(profile, "es").splitlines()
    first, rest = lines[0], lines[1:]
    text = first + "\n" + "; ".join(rest).replace("; ", shift)
    assert read(text).profile == read(write(profile, "es")).profile


@pytest.mark.parametrize("kind", KINDS)
def test_no_name_means_two_things(kind: str) -> None:
    names = lexicon(kind)
    for identity, written in names.written.items():
        assert {names.ids[key(name)] for name in written.values()} == {identity}


def test_names_that_would_break_a_block_are_mended() -> None:
    broken = msgspec.structs.replace(PROFILES["thug"], name={"es": "A;\n\x1bB", "en": "-"})
    assert write(broken, "es").splitlines()[0] == "Nombre: A, B"


# --- as people write


def test_the_usual_form_in_spanish() -> None:
    reading = read(
        """
        Nombre: Aldara
        COMODIN
        Atributos: agilidad D8, Astucia d4, Espiritu d6, FUERZA d8, Vigor 1d6.
        Habilidades: pelear d10, Lanzar  Conjuros d12+2,
          Disparar d6
        Paso: 6; Parada: 10; Dureza: 7(2).
        Ventajas: Frenesí, bloqueo; Desventajas: Temerario (mayor)
        Equipo: Espada larga (FUE+d8), escudo mediano, 2 x Daga, Armadura de cuero.
        Poderes: —
        """
    )
    profile = reading.profile
    assert (profile.name["es"], profile.wild) == ("Aldara", True)
    assert list(profile.attributes.values()) == [8, 4, 6, 8, 6]
    assert profile.skills == {"fighting": 10, "spellcasting": 14, "shooting": 6}
    assert profile.edges == ("frenzy", "block")
    assert profile.hindrances == ("overconfident",)
    assert profile.gear == ("long_sword", "medium_shield", "dagger", "dagger", "leather_armour")
    assert reading.warnings == ()


def test_the_usual_form_in_english() -> None:
    profile = read(
        "Bog Troll\n"
        "Attributes: Agility d6, Smarts d4 (A), Spirit d6, Strength d12 + 2, Vigor d12\n"
        "Skills: Athletics d6, Fighting d8\n"
        'Pace: 7"; Parry: 6; Toughness: 12 (1)\n'
        "Special Abilities:\n"
        "• Armor +1\n"
        "• Size 3\n"
        "Powers: Bolt. Power Points: 10. Arcane Skill: Faith"
    ).profile
    assert (profile.name["en"], profile.wild) == ("Bog Troll", False)
    assert (profile.pace, profile.size, profile.armour, profile.toughness) == (7, 3, 1, 0)
    assert (profile.powers, profile.points, profile.arcane) == (("bolt",), 10, "faith")


def test_powers_are_worked_with_the_best_skill_there_is() -> None:
    assert read(block("Skills: Faith d4, Focus d8", "Powers: Bolt")).profile.arcane == "focus"


@pytest.mark.parametrize(
    ("line", "wild"), [("Wild Card", 1), ("Comodín: sí.", 1), ("Wild card: NO", 0), ("", 0)]
)
def test_wild_cards_are_marked(line: str, wild: int) -> None:
    assert read(block(line)).profile.wild is bool(wild)


# --- values that are not those of the rules


@pytest.mark.parametrize(
    ("line", "fields", "warned"),
    [
        ("Pace: 6; Parry: 2; Toughness: 5", {}, []),
        ("Pace: 8", {"pace": 8}, ["kept"]),
        ("Pace: 4", {"pace": 4}, ["kept"]),
        ("Parry: 4", {"parry": 2}, ["kept"]),
        ("Parry: 1", {"parry": -1}, ["kept"]),
        ("Toughness: 7", {"toughness": 2}, ["kept"]),
        ("Toughness: 4", {"toughness": -1}, ["kept"]),
        ("Toughness: 7(2)", {"armour": 2, "toughness": 0}, ["kept"]),
        ("Toughness: 9(2)", {"armour": 2, "toughness": 2}, ["kept", "kept"]),
        ("Gear: Chain mail; Toughness: 8", {"armour": 0, "toughness": 0}, []),
        ("Gear: Chain mail; Toughness: 6(1)", {"armour": -2, "toughness": 0}, ["kept"]),
        ("Size: -9; Toughness: 1", {"toughness": 0}, []),
        ("Size: -9; Toughness: 2", {"toughness": 6}, ["kept"]),
    ],
)
def test_what_the_block_states_is_kept_with_a_warning(
    line: str, fields: dict[str, int], warned: list[str]
) -> None:
    reading = read(block(line))
    assert {field: getattr(reading.profile, field) for field in fields} == fields
    assert [warning.key.rpartition(".")[2] for warning in reading.warnings] == warned


@pytest.mark.parametrize("language", LANGUAGES)
def test_warnings_are_in_words(language: Language) -> None:
    said = [Words(language).say(warning) for warning in read(block("Pace: 8", "Parry: 1")).warnings]
    assert len(said) == 2
    assert not any("⟦" in sentence for sentence in said)


# --- what is missing, and what is not understood


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [1, 1]),
        (DICE, [1]),
        ("Name: Ana", [1]),
        ("Name:\n" + DICE, [1]),
        (block(dice="Attributes: Agility d6"), [2]),
        (block(dice=DICE.replace("Vigor d6", "Vgr d6")), [2]),
        (block(dice=DICE.replace("Vigor d6", "Vigor d7")), [2]),
        (block(dice=DICE.replace("Vigor d6", "Vigor 6")), [2]),
        ("a" * (LONGEST + 1), [1]),
    ],
)
def test_without_a_name_and_five_attributes_nobody_is_read(text: str, lines: list[int]) -> None:
    with pytest.raises(BadStatBlock) as wrong:
        read(text)
    assert [fault.line for fault in wrong.value.faults if fault.sort == "missing"] == lines
    for language in LANGUAGES:
        assert "⟦" not in Words(language).say(wrong.value.message)


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(BadStatBlock) as wrong:
        read("Attributes: Agility d6, Smarts d5\nSkills: Figthing d8\nPace: fast")
    said = Words("en").say(wrong.value.message)
    assert [fault.line for fault in wrong.value.faults if fault.sort == "unknown"] == [1, 2, 3]
    assert len(said.splitlines()) == 5
    for part in ("the name is missing", ": Smarts, Spirit, Strength, Vigor.", "“Figthing d8”"):
        assert part in said


@pytest.mark.parametrize(
    ("text", "line", "problem", "expected"),
    [
        (block(dice=DICE + ", Vigor d8"), 2, "twice", ()),
        (block("Skills: Shooting d6,", "Figthing d8"), 4, "unknown", ("Fighting",)),
        (block("Habilidades: Disparr d6"), 3, "unknown", ("Disparar",)),
        (block("Skills: Fighting"), 3, "die", ()),
        (block("Edges: Dogde"), 3, "unknown", ("Dodge",)),
        (block("Edges: Dodge, esquiva"), 3, "twice", ()),
        (block("Desventajas: Tercoo"), 3, "unknown", ("Terco",)),
        (block("Gear: Revolver x21"), 3, "count", ()),
        (block("Gear: Revolver x0"), 3, "count", ()),
        (block("Gear: Ballestta"), 3, "unknown", ("Ballesta",)),
        (block("Skills: Faith d6", "Powers: Botl"), 4, "unknown", ("Bolt",)),
        (block("Powers: Bolt"), 3, "no_arcane", ()),
        (block("Token: Gunnr"), 3, "unknown", ("Gunner",)),
        (block("Pace: fast"), 3, "number", ()),
        (block("Pace: -1"), 3, "number", ()),
        (block("Power Points: ²"), 3, "number", ()),
        (block("Toughness: hard"), 3, "number", ()),
        (block("Parry: " + "9" * 5000), 3, "number", ()),
        (block("Wild Card: perhaps"), 3, "yes_no", ()),
        (block("Special: Size 2, Size 3"), 3, "twice", ()),
        (block("Pace: 6", "Pace: 7"), 4, "twice", ()),
        (block("Name: Eva"), 3, "twice", ()),
        (block("Skils: Fighting d6"), 3, "label", ("Skills",)),
        (block(DICE), 3, "another", ()),
    ],
)
def test_what_is_not_understood_is_told_with_its_line(
    text: str, line: int, problem: str, expected: tuple[str, ...]
) -> None:
    reading = read(text)
    told = [finding for finding in reading.findings if finding.sort == "unknown"]
    assert [(one.line, one.problem.key if one.problem else "") for one in told] == [
        (line, f"savage.hero.block.{problem}")
    ]
    assert told[0].near[:1] == expected
    for language in LANGUAGES:
        said = [Words(language).say(note) for note in reading.report]
        assert not any("⟦" in sentence for sentence in said)
        assert all(len(sentence) < 400 for sentence in said)


def test_what_is_found_is_quoted() -> None:
    reading = read(block("Habilidades: Peleaar d6"))
    assert (
        "Línea 3, no se entiende: no hay ninguna habilidad «Peleaar d6». ¿Querías decir Pelear"
        in Words("es").say(reading.notes[0])
    )


def outcome(text: str) -> Profile | BadStatBlock:
    try:
        return read(text).profile
    except BadStatBlock as wrong:
        return wrong


def either(text: str) -> None:
    """Reads, or refuses by name; what was read can be written and read again."""
    found = outcome(text)
    if isinstance(found, BadStatBlock):
        last = text.count("\n") + text.count("\r") + 1
        assert all(1 <= fault.line <= last for fault in found.faults)
        return
    for language in LANGUAGES:
        written = write(found, language)
        again = read(written).profile
        assert write(again, language) == written
        assert again == found


@pytest.mark.fuzz
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    either(text)


LINES = [line for profile in PROFILES.values() for line in write(profile, "es").splitlines()]
LABEL = st.sampled_from([name for names in LABELS.values() for name in names["en"]])
PIECE = st.one_of(
    st.sampled_from(LINES),
    st.builds("{}: {}".format, LABEL, st.text(max_size=12)),
    st.builds("{}: {}".format, LABEL, st.sampled_from(LINES)),
    st.text("d0123456789+-x×(),;:. \t−", max_size=12),
)


@pytest.mark.fuzz
@given(st.lists(PIECE, max_size=6), st.sampled_from(["\n", "; ", ", ", ". "]))
def test_any_jumble_of_lines_is_read_or_refused(pieces: list[str], between: str) -> None:
    either(between.join(pieces))
    either(block(between.join(pieces)))


@pytest.mark.fuzz
@given(
    st.sampled_from(list(PROFILES.values())), st.integers(0), st.integers(0, 9), st.text(max_size=3)
)
def test_a_damaged_block_is_read_or_refused(
    profile: Profile, place: int, cut: int, put: str
) -> None:
    text = write(profile, "es")
    place %= len(text)
    either(text[:place] + put + text[place + cut :])


@pytest.mark.parametrize("sign", [",", "(", " ", ".", ";", "d", "x ", ". ", "1 ", "( ", "\t"])
def test_no_text_takes_long(sign: str) -> None:
    text = block("Gear: " + (sign * LONGEST)[: LONGEST - 200])
    began = time.perf_counter()
    either(text)
    either(text.replace("Gear", "Skills"))
    assert time.perf_counter() - began < 5
