"""The library: as much as was promised, in both languages, and in one piece."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import msgspec
import pytest

from tapete.catalogue import load
from tapete.content import BadContent, Folder, Known, parse_page
from tapete.content.references import broken_in
from tapete.games.punk.content.abilities import abilities_of, ability_of
from tapete.games.punk.content.cover_codes import PROTECTION, cover_of
from tapete.games.punk.content.entries import ARMOURY, LETTERS, Melee, Profile, Special
from tapete.games.punk.content.library import (
    BOMBS_ARE,
    CONTENT,
    TABLES,
    fingerprints,
    library,
    read_library,
)

LIBRARY = library()
WHOLE = (*TABLES, "profiles")
RULES = load("tapete.games.punk")


@pytest.mark.parametrize(
    ("table", "least"),
    [
        ("special", 33),
        ("melee", 10),
        ("ranged", 13),
        ("bombs", 4),
        ("ammunition", 2),
        ("armour", 6),
        ("shields", 1),
        ("equipment", 8),
        ("mutations", 10),
        ("scenery", 15),
        ("factions", 7),
        ("profiles", 35),
    ],
)
def test_there_is_enough(table: str, least: int) -> None:
    assert len(getattr(LIBRARY, table)) >= least


@pytest.mark.parametrize("faction", LIBRARY.factions)
def test_a_faction_has_five_to_seven_profiles_and_one_of_them_leads(faction: str) -> None:
    profiles = LIBRARY.profiles_of(faction)
    assert 5 <= len(profiles) <= 7
    assert [one for one, profile in profiles.items() if profile.leader] == [
        LIBRARY.leader_of(faction)
    ]


def test_every_special_rule_of_the_book_is_there() -> None:
    """Each rule `punk.special.NAME…` of the catalogue has its name."""
    told = {rule.id.split(".")[2] for rule in RULES.rules if rule.id.startswith("punk.special.")}
    assert len(told) == 33
    assert told <= set(LIBRARY.special)


def test_what_the_book_writes_with_a_number_has_one() -> None:
    with_x = {
        rule.id.split(".")[2]
        for rule in RULES.rules
        if rule.id.startswith("punk.special.") and "(X)" in rule.heading("es")
    }
    ours = {one for one in LIBRARY.special if LIBRARY.special[one].number}
    assert with_x <= ours | {"fuel"}
    assert {"slow", "delay", "impetus", "incendiary", "fuel", "poison"} <= ours


@pytest.mark.parametrize("table", WHOLE)
def test_names_are_in_both_languages_and_no_two_alike(table: str) -> None:
    entries = getattr(LIBRARY, table)
    assert [one for one in entries if set(entries[one].name) != {"es", "en"}] == []
    for language in ("es", "en"):
        names = [entry.name[language] for entry in entries.values()]
        assert len(names) == len(set(names))
        assert all(map(str.strip, names))


def test_no_two_pieces_of_gear_share_an_id_or_a_name() -> None:
    ids = [one for table in ARMOURY for one in getattr(LIBRARY, table)]
    assert len(ids) == len(set(ids))
    tables = (*ARMOURY, "mutations")
    for language in ("es", "en"):
        names = [one.name[language] for table in tables for one in getattr(LIBRARY, table).values()]
        assert len(names) == len(set(names))


def test_what_is_told_is_told_in_both_languages() -> None:
    for table in WHOLE:
        for one, entry in getattr(LIBRARY, table).items():
            es, en = getattr(entry, "es", ""), getattr(entry, "en", "")
            assert bool(es) == bool(en), one
            assert not es or es[-1] in ".!", one
            assert not en or en[-1] in ".!", one


@pytest.mark.rule("punk.special.bomb.includes")
def test_every_bomb_is_lobbed_and_used_once() -> None:
    for bomb in LIBRARY.bombs.values():
        assert set(BOMBS_ARE) <= set(bomb.special)


@pytest.mark.rule("punk.attribute.range")
@pytest.mark.parametrize("wrong", ["A = 4", "A = 0", "C = 11", "C = 0", 'C = "x"'])
def test_an_attribute_out_of_range_is_refused_with_its_line(wrong: str) -> None:
    letter = wrong.partition(" ")[0]
    usual = dict.fromkeys(LETTERS, "2")
    given = ", ".join(wrong if one == letter else f"{one} = {usual[one]}" for one in LETTERS)
    text = f'[x]\nname = {{ es = "X", en = "X" }}\ncost = 10\nattributes = {{ {given} }}\n'
    with pytest.raises(BadContent) as told:
        parse_page(text, "x.toml", dict[str, Profile])
    assert (told.value.file, told.value.line) == ("x.toml", 4)
    assert told.value.field == f"x.attributes.{letter}"


@pytest.mark.rule("punk.attribute.range", "punk.attribute.dash")
def test_attributes_go_from_1_to_10_and_actions_to_3() -> None:
    for profile in LIBRARY.profiles.values():
        values = profile.attributes.by_letter()
        assert tuple(values) == LETTERS
        assert profile.attributes.actions in (1, 2, 3)
        assert all(one == "-" or 1 <= one <= 10 for one in values.values())
    dogmorph = LIBRARY.profiles["perromorfo"].attributes
    assert (dogmorph.precision, dogmorph.technique) == ("-", "-")


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        ("strength = 2\npenetration = 1\n", "club.combat", 1),
        ('combat = 0\nstrength = "2"\npenetration = 1\n', "club.strength", 5),
        ("combat = 3\nstrength = 2\npenetration = 1\n", "club.combat", 4),
        ("combat = 0\nstrength = 2\npenetration = 1\nweight = 3\n", "club.weight", 7),
    ],
)
def test_wrong_content_is_told_with_its_field_and_line(text: str, field: str, line: int) -> None:
    whole = f'[club]\nname = {{ es = "Porra", en = "Club" }}\ncost = 1\n{text}'
    with pytest.raises(BadContent) as told:
        parse_page(whole, "melee.toml", dict[str, Melee])
    assert (told.value.field, told.value.line) == (field, line)


def test_what_refers_to_nothing_is_found() -> None:
    lost = msgspec.structs.replace(
        LIBRARY.melee["mace"], special=("slow", "flies", "slow(1"), brings=("moon",)
    )
    assert [path for path, _ in broken_in({"mace": lost}, Known.of(LIBRARY))] == [
        ("mace", "special", 0),
        ("mace", "special", 1),
        ("mace", "special", 2),
        ("mace", "brings", 0),
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "problem"),
    [
        ("profiles/pandilleros", '"mastiff",', '"mastyff",', "curtido.gear[14]", "content.problem"),
        ("bombs", '"parabolic", ', "", "molotov.special", "punk.band.content.lacks"),
        ("profiles/idos", "leader = true\n", "", "", "punk.band.content.leader"),
    ],
)
def test_wrong_content_is_refused_on_load(
    tmp_path: Path, file: str, old: str, new: str, field: str, problem: str
) -> None:
    copy = tmp_path / "content"
    copytree(str(CONTENT.root), copy, ignore=ignore_patterns("*.py", "__pycache__"))
    changed = copy / f"{file}.toml"
    changed.write_text(changed.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(BadContent) as told:
        read_library(Folder(copy))
    assert (told.value.file, told.value.field) == (str(changed), field)
    assert told.value.problem.key.startswith(problem)
    assert (told.value.line > 1) == bool(field)


def test_the_fingerprint_of_every_file_is_known() -> None:
    assert set(fingerprints()) == {f"{one}.toml" for one in TABLES} | {
        f"profiles/{faction}.toml" for faction in LIBRARY.factions
    }


@pytest.mark.parametrize(("text", "found"), [("swift", ("swift", 0)), ("slow(1)", ("slow", 1))])
def test_special_rules_are_written_with_their_number(text: str, found: tuple[str, int]) -> None:
    ability = ability_of(text)
    assert (ability.id, ability.number) == found
    assert str(ability) == text


def test_the_same_rule_twice_counts_once_at_its_highest() -> None:
    abilities = abilities_of(["poison(2)", "swift", "poison(3)"])
    assert [str(one) for one in abilities] == ["poison(3)", "swift"]


@pytest.mark.rule("punk.setup.shorthand")
@pytest.mark.parametrize(
    ("code", "size", "grade", "armour"),
    [("1P", 1, "heavy", 7), ("2M", 2, "medium", 5), ("3L", 3, "light", 3)],
)
def test_cover_is_written_short(code: str, size: int, grade: str, armour: int) -> None:
    assert cover_of(code) == (size, grade)
    assert PROTECTION[cover_of(code)[1]] == armour


@pytest.mark.rule("punk.setup.shorthand")
@pytest.mark.parametrize("code", ["", "P", "4P", "1H", "11", "1p"])
def test_what_is_no_cover_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match=f"^{code}$"):
        cover_of(code)


@pytest.mark.rule("punk.cover.size.none", "punk.setup.scenery_agreed")
def test_scenery_has_size_and_grade_or_is_a_decoration() -> None:
    for one in LIBRARY.scenery.values():
        assert (one.size == 0) == (one.grade == "none")
        assert one.grade in ("none", *PROTECTION)
    assert LIBRARY.scenery["petrol_can"].size == 0


def test_a_special_rule_has_a_text_for_the_sheet() -> None:
    assert all(
        isinstance(rule, Special) and rule.es and rule.en for rule in LIBRARY.special.values()
    )
