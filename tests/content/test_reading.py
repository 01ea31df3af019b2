"""Content is read whole, or refused with file, line, field and what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from tapete.content import BadContent, fingerprint, parse_page, read_page
from tapete.words import LANGUAGES, Words


class Name(msgspec.Struct, forbid_unknown_fields=True):
    es: str
    en: str


class Weapon(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    strength: Annotated[int, msgspec.Meta(ge=0)]
    bands: tuple[int, ...] = ()
    kind: Literal["bow", "gun"] = "bow"


class Band(msgspec.Struct, forbid_unknown_fields=True):
    leader: Weapon
    members: tuple[Weapon, ...] = ()


class Book(msgspec.Struct, forbid_unknown_fields=True):
    weapon: dict[str, Weapon] = {}
    band: tuple[Band, ...] = ()


GOOD = """\
# Weapons
[weapon.bow]
name = { es = "Arco", en = "Bow" }
strength = 3

[weapon."long.bow"]
name.es = "Arco largo"
name.en = \"\"\"
strength = "no key"
\"\"\"
bands = [
  15, # near
  30,
]
strength = 4

[[band]]
[band.leader]
name = { es = "a", en = "b" }
strength = 1
[[band.members]]
name = { es = "c", en = "d" }
strength = 1

[[band]]
leader = { name = { es = "a", en = "b" }, strength = 1 }
members = [
  { name = { es = "e", en = "f" }, strength = 1 },
  { name = { es = "g", en = "h" }, strength = 2 },
]
[[band]]
[band.leader]
name = { es = "a", en = "b" }
strength = 1
[[band.members]]
name = { es = "i", en = "j" }
strength = 5
[[band.members]]
name = { es = "k", en = "l" }
strength = 6
"""


def bad(text: str) -> BadContent:
    with pytest.raises(BadContent) as caught:
        parse_page(text, "book.toml", Book)
    return caught.value


def changed(line: int, new: str) -> str:
    """The good file with another text on a line."""
    lines = GOOD.splitlines()
    lines[line - 1] = new
    return "\n".join(lines)


def test_good_content_is_what_it_says() -> None:
    book = parse_page(GOOD, "book.toml", Book).value
    assert book.weapon["long.bow"].bands == (15, 30)
    assert [len(band.members) for band in book.band] == [1, 2, 2]


@pytest.mark.parametrize(
    ("line", "new", "field", "problem"),
    [
        (4, 'strength = "3"', "weapon.bow.strength", "type"),
        (4, "strength = -1", "weapon.bow.strength", "range"),
        (4, 'strength = 1\nkind = "axe"', "weapon.bow.kind", "not_among"),
        (4, "strength = 1\nheavy = true", "weapon.bow.heavy", "unknown"),
        (3, 'name = { es = "Arco", en = 1 }', "weapon.bow.name.en", "type"),
        (3, 'name = { es = "Arco", fr = "Arc", en = "" }', "weapon.bow.name.fr", "unknown"),
        (7, "name.es = 1", "weapon.long.bow.name.es", "type"),
        (13, '  "far",', "weapon.long.bow.bands[1]", "type"),
        (20, "strength = 1.5", "band[0].leader.strength", "type"),
        (23, "strength = []", "band[0].members[0].strength", "type"),
        (26, "leader = { name = 1, strength = 1 }", "band[1].leader.name", "type"),
        (29, '  { name = { es = "g", en = 1 } },', "band[1].members[1].name.en", "type"),
        (37, "strength = {}", "band[2].members[0].strength", "type"),
        (40, "strength = {}", "band[2].members[1].strength", "type"),
    ],
)
def test_what_is_wrong_is_found_on_its_line(line: int, new: str, field: str, problem: str) -> None:
    error = bad(changed(line, new))
    assert (error.file, error.field) == ("book.toml", field)
    assert error.problem.key == f"kernel.misfit.{problem}"
    assert error.line == line + new.count("\n")


def test_a_missing_field_is_looked_for_where_it_should_be() -> None:
    error = bad(changed(4, ""))
    assert (error.line, error.field) == (2, "weapon.bow.strength")
    assert error.problem.key == "kernel.misfit.missing"


def test_an_unknown_table_has_its_own_line() -> None:
    error = bad(GOOD + "[armour]\nplate = 1\n")
    assert (error.line, error.field) == (GOOD.count("\n") + 1, "armour")


def test_what_was_expected_is_said_in_both_languages() -> None:
    error = bad(changed(4, 'strength = "3"'))
    spanish, english = (Words(language).say(error.message) for language in LANGUAGES)
    where = "weapon.bow.strength"
    assert english.startswith(f"book.toml, line 4, field {where}: ")
    assert english.endswith(": a whole number was expected, not a text.")
    assert spanish.startswith(f"book.toml, línea 4, campo {where}: ")
    assert spanish.endswith(": se esperaba un número entero, no un texto.")


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = = 2\n", 2), ("a = 1\nb = [1,\n", 2), ("[a\n", 1), ("a = 1\na = 2\n", 2)],
)
def test_broken_toml_is_refused_where_it_breaks(text: str, line: int) -> None:
    error = bad(text)
    assert (error.line, error.field, error.problem.key) == (line, "", "content.problem.broken")


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    file.write_bytes(b"# a\n\xff\xfe\x00")
    with pytest.raises(BadContent) as caught:
        read_page(file, Book)
    assert (caught.value.file, caught.value.line) == (str(file), 2)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        read_page(tmp_path / "none.toml", Book)
    assert caught.value.problem.key == "content.problem.unreadable"


def test_endless_nesting_is_refused() -> None:
    assert bad("a = " + "[" * 5000).problem.key == "content.problem.broken"


def test_the_fingerprint_follows_the_content(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    file.write_text(GOOD, "utf-8")
    before = fingerprint(file)
    assert fingerprint(file) == before
    file.write_text(changed(4, "strength = 2"), "utf-8")
    assert fingerprint(file) != before


def test_how_things_are_drawn_is_no_part_of_the_fingerprint(tmp_path: Path) -> None:
    plain, drawn, other = (tmp_path / name for name in ("plain.toml", "drawn.toml", "other.toml"))
    text = "[car]\nhigh = 2\nparts = [{ at = 1 }]\n"
    floors = 'floors = [\n    { corners = [[0, 0]], look = "sand" },\n]\n'
    plain.write_text(text)
    drawn.write_text(floors + text.replace("1 }", '1, look = "bus" }') + 'look = "wreck"\n')
    other.write_text(floors + text.replace("2", "3"))
    assert fingerprint(drawn) == fingerprint(plain) != fingerprint(other)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("a = 1\n" + ".".join("b" * 20_000) + " = 1", 2, "deep"),
        ("a = { " + " . ".join(["'b'"] * 40) + " = 1 }", 1, "deep"),
        ("[[" + ".".join(["b"] * 17) + "]]", 1, "deep"),
        ("a = 1\n" * 300_000, 0, "too_long"),
    ],
)
def test_a_file_that_would_take_all_memory_is_not_read(text: str, line: int, problem: str) -> None:
    wrong = bad(text)
    assert (wrong.line, wrong.problem.key) == (line, f"content.problem.{problem}")


def test_a_name_may_have_as_many_parts_as_any_content_needs() -> None:
    assert parse_page(".".join("a" * 16) + " = 1", "x.toml", dict).value
