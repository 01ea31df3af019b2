"""What refers to nothing, or cannot be read, is refused with its place and what would be right."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from tapete.content import BadContent, Form, Known, Page, Ref, joined, parse_page
from tapete.content.references import broken_in
from tapete.words import LANGUAGES, Words

Weapon = Annotated[str, Ref("melee", "ranged")]
KNOWN = Known({"melee": {"axe": 1, "mace": 1}, "ranged": {"rifle": 1}, "skills": {"aim": 1}})


class Pack(msgspec.Struct, frozen=True, rename={"holds": "in"}):
    holds: tuple[Weapon, ...] = ()


class Fighter(msgspec.Struct, frozen=True):
    weapon: Weapon
    spare: Weapon = ""
    pack: Pack | None = None
    packs: tuple[Pack, Pack] | None = None
    skills: dict[Annotated[str, Ref("skills")], Annotated[int, Form(int, "4")]] = {}
    size: Annotated[str, Form(int, "1, 2")] = ""
    name: str = ""


TEXT = """\
[boss]
weapon = "rifle"
spare = "axe"
size = "3"
name = "nobody"
pack.in = [
  "mace", "axe",
  "rifle",
]
packs = [{ in = ["mace"] }, {}]

[boss.skills]
aim = 6
"""


def refused(text: str, known: Known = KNOWN) -> BadContent:
    with pytest.raises(BadContent) as wrong:
        parse_page(text, "x.toml", dict[str, Fighter]).check(known)
    return wrong.value


def test_what_finds_everything_is_not_refused() -> None:
    parse_page(TEXT, "x.toml", dict[str, Fighter]).check(KNOWN)


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "tables"),
    [
        ('weapon = "rifle"', 'weapon = "rifel"', 2, "boss.weapon", "melee, ranged"),
        ('weapon = "rifle"', 'weapon = ""', 2, "boss.weapon", "melee, ranged"),
        ('spare = "axe"', 'spare = "ax"', 3, "boss.spare", "melee, ranged"),
        ('"mace", "axe"', '"mace", "axes"', 7, "boss.pack.in[1]", "melee, ranged"),
        ('  "rifle"', '  "aim"', 8, "boss.pack.in[2]", "melee, ranged"),
        ('["mace"]', '["mce"]', 10, "boss.packs[0].in[0]", "melee, ranged"),
        ("aim =", "fly =", 13, "boss.skills.fly", "skills"),
    ],
)
def test_a_reference_to_nothing_has_its_line_field_and_table(
    old: str, new: str, line: int, field: str, tables: str
) -> None:
    wrong = refused(TEXT.replace(old, new))
    assert (wrong.file, wrong.line, wrong.field) == ("x.toml", line, field)
    assert wrong.problem.key == "content.problem.no_such"
    assert dict(wrong.problem.args)["tables"] == tables


def test_what_cannot_be_read_is_told_with_how_it_would_be_right() -> None:
    wrong = refused(TEXT.replace('size = "3"', 'size = "big"'))
    assert (wrong.line, wrong.field) == (4, "boss.size")
    assert Words("en").say(wrong.problem) == (
        "“big” cannot be read; right would be, for instance: 1, 2."
    )


def test_the_nearest_that_exists_is_named_in_both_languages() -> None:
    wrong = refused(TEXT.replace('weapon = "rifle"', 'weapon = "rifel"'))
    spanish, english = (Words(language).say(wrong.message) for language in LANGUAGES)
    place = "field boss.weapon: there is no “rifel” in melee, ranged"
    assert english == f"x.toml, line 2, {place}; the nearest is “rifle”."
    assert "no hay ningún «rifel» en melee, ranged; lo más parecido es «rifle»." in spanish


def test_where_nothing_is_near_nothing_is_named() -> None:
    wrong = refused(TEXT.replace('weapon = "rifle"', 'weapon = "zzz"'))
    assert Words("en").say(wrong.problem) == "there is no “zzz” in melee, ranged."


def test_everything_wrong_is_found_in_order() -> None:
    paths = [path for path, _ in broken_in(Pack(("a", "axe", "b")), KNOWN)]
    assert paths == [("in", 0), ("in", 2)]


def test_tables_can_be_put_beside_others() -> None:
    known = KNOWN.beside(melee={"club": 1})
    assert Ref("melee").problem("club", known) is None
    assert Ref("melee").problem("axe", known) is not None
    assert Ref("ranged").problem("rifle", known) is None


@pytest.mark.parametrize("indent", [None, 2])
def test_the_line_of_a_reference_is_found_in_json_too(indent: int | None) -> None:
    fighter: dict[str, Any] = {"weapon": "axe", "skills": {"aim": 6}, "packs": [{"in": []}, {}]}
    fighter["packs"][0]["in"] = ["mace", "axes"]
    text = msgspec.json.format(msgspec.json.encode(fighter), indent=indent or 0).decode()
    page = Page("own", text, msgspec.json.decode(text, type=Fighter))
    with pytest.raises(BadContent) as wrong:
        page.check(KNOWN)
    (line,) = [n for n, row in enumerate(text.splitlines(), 1) if '"axes"' in row]
    assert (wrong.value.line, wrong.value.field) == (line, "packs[0].in[1]")


def test_an_id_is_in_one_file_of_a_folder_only() -> None:
    one, other = (
        parse_page(f'[{name}]\nweapon = "axe"\n[boss]\nweapon = "axe"\n', name, dict[str, Fighter])
        for name in ("one", "other")
    )
    assert list(joined([one])) == ["one", "boss"]
    with pytest.raises(BadContent) as wrong:
        joined([one, other])
    assert (wrong.value.file, wrong.value.line, wrong.value.field) == ("other", 3, "boss")
