"""All of a file is read, what is strange in it is listed, and a broken one is refused."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tapete.battlescribe import BadFile, Data, Index, Roster, Unrelated, markup, open_file, opening
from tapete.words import LANGUAGES, Words
from tests.battlescribe.files import CATALOGUE, ROSTER, SYSTEM, packed, put


def data(folder: Path, name: str, text: str) -> Data:
    opened = open_file(put(folder, name, text))
    assert isinstance(opened, Data)
    return opened


def test_a_system_is_read(tmp_path: Path) -> None:
    system = data(tmp_path, "x.gst", SYSTEM)
    assert (system.kind, system.id, system.name, system.revision) == (
        "gameSystem",
        "sys",
        "Páramo",
        3,
    )
    assert [one.name for one in system.cost_types] == ["Puntos"]
    assert len(system.profile_types) == 6
    assert [one.name for one in system.forces] == ["Mutardos"]
    assert [one.id for one in system.shared][:2] == ["s-mace", "s-hook"]
    assert system.rules[0].description == "Gasta balas."
    assert system.left == ()


def test_a_catalogue_is_read(tmp_path: Path) -> None:
    catalogue = data(tmp_path, "x.cat", CATALOGUE)
    assert (catalogue.kind, catalogue.system, catalogue.comment) == ("catalogue", "sys", "Bichos.")
    (chief,) = catalogue.entries
    assert chief.costs[0].value == 45
    assert [one.name for one in chief.entries] == ["Jauría", "Armas", "Mutaciones", "Ropa"]
    assert chief.line == 6
    assert catalogue.left == ()


def test_a_roster_is_read_plain_and_packed(tmp_path: Path) -> None:
    plain = open_file(put(tmp_path, "x.ros", ROSTER))
    zipped = open_file(packed(tmp_path, "x.rosz", ("inside.ros", ROSTER)))
    for roster in (plain, zipped):
        assert isinstance(roster, Roster)
        assert (roster.name, roster.system) == ("Los del Pozo", "sys")
        first = roster.forces[0].selections[0]
        assert (first.name, first.own_name, first.number) == ("Mutardo", "El Tuerto", 2)
        assert roster.left == ()


def test_links_lead_where_they_should(tmp_path: Path) -> None:
    index = Index([data(tmp_path, "x.gst", SYSTEM), data(tmp_path, "x.cat", CATALOGUE)])
    whole = index.whole(index.entries["l-hook"])
    assert (whole.name, whole.costs[0].value) == ("Gancho oxidado", 7)
    assert [one.id for one in index.profiles_of(index.whole(index.entries["l-mace"]))] == ["p-mace"]
    assert [one.name for one in index.rules_of(index.entries["u-chief"])] == ["Peste"]
    assert index.left == ()


def test_a_link_that_leads_nowhere_is_listed(tmp_path: Path) -> None:
    lost = CATALOGUE.replace('targetId="s-mace"', 'targetId="s-moon"')
    lost = lost.replace('targetId="r-stink"', 'targetId="r-moon"')
    index = Index([data(tmp_path, "x.gst", SYSTEM), data(tmp_path, "x.cat", lost)])
    assert [(one.element, one.id) for one in index.left] == [
        ("infoLink", "il-3"),
        ("entryLink", "l-mace"),
    ]


def test_what_is_not_known_is_listed_and_the_rest_is_read(tmp_path: Path) -> None:
    strange = SYSTEM.replace(
        "<sharedRules>",
        '<publications><publication id="pub" name="Libro"/></publications><sharedRules>'
        '<tale id="t" name="Cuento"/>',
    ).replace('<rule id="r-stink"', '<rule flavour="mint" id="r-stink"')
    system = data(tmp_path, "x.gst", strange)
    assert [(one.element, one.id, one.name, one.reason.key) for one in system.left] == [
        ("publications", "-", "-", "battlescribe.left.element"),
        ("tale", "t", "Cuento", "battlescribe.left.element"),
        ("rule", "r-stink", "Peste", "battlescribe.left.attribute"),
    ]
    assert len(system.rules) == 2


def test_modifiers_are_listed(tmp_path: Path) -> None:
    link = '<entryLink id="l" targetId="s-mace" type="selectionEntry">'
    change = '<modifiers><modifier type="set" field="hidden" value="true"/></modifiers>'
    more = f"</comment><entryLinks>{link}{change}</entryLink></entryLinks>"
    text = CATALOGUE.replace("</comment>", more)
    assert [one.element for one in data(tmp_path, "x.cat", text).left] == ["modifiers"]


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


HOOK = line_of(SYSTEM, 'id="p-hook"')
BULLET = line_of(SYSTEM, 'value="15.0"')
MACE = line_of(CATALOGUE, 'targetId="s-mace"')
BROKEN = SYSTEM.replace("</gameSystem>", "")
BOMB = SYSTEM.replace(
    "<gameSystem ",
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<gameSystem ',
    1,
)
OUTSIDE = SYSTEM.replace(
    "<gameSystem ", '<!DOCTYPE x SYSTEM "file:///etc/passwd">\n<gameSystem ', 1
)


@pytest.mark.parametrize(
    ("name", "text", "element", "line", "problem"),
    [
        ("x.txt", SYSTEM, "", 0, "suffix"),
        ("x.gst", "", "", 1, "broken"),
        ("x.gst", "hola", "", 1, "broken"),
        ("x.gst", BROKEN, "", len(BROKEN.splitlines()) + 1, "broken"),
        ("x.gst", BOMB, "x", 2, "doctype"),
        ("x.gst", OUTSIDE, "x", 2, "doctype"),
        ("x.gst", CATALOGUE, "catalogue", 2, "root"),
        ("x.ros", SYSTEM, "gameSystem", 2, "root"),
        ("x.gst", "<html/>", "html", 1, "root"),
        ("x.gst", SYSTEM.replace("gameSystemSchema", "mySchema"), "gameSystem", 2, "root"),
        ("x.gst", SYSTEM.replace('"2.03"', '"1.15"'), "gameSystem", 2, "version"),
        ("x.gst", SYSTEM.replace(' id="p-hook"', ""), "profile", HOOK, "attribute"),
        ("x.gst", SYSTEM.replace('value="15.0"', 'value="mucho"'), "cost", BULLET, "number"),
        ("x.gst", SYSTEM.replace('value="15.0"', 'value="nan"'), "cost", BULLET, "number"),
        ("x.cat", CATALOGUE.replace('targetId="s-mace"', ""), "entryLink", MACE, "attribute"),
        ("x.ros", ROSTER.replace('number="2"', 'number="0"'), "selection", 8, "number"),
        ("x.ros", ROSTER.replace('number="2"', 'number="1e300"'), "selection", 8, "number"),
    ],
)
def test_a_broken_or_foreign_file_is_told(
    tmp_path: Path, name: str, text: str, element: str, line: int, problem: str
) -> None:
    with pytest.raises(BadFile) as told:
        open_file(put(tmp_path, name, text))
    wrong = told.value
    assert (wrong.element, wrong.problem.key) == (element, f"battlescribe.problem.{problem}")
    assert wrong.line == line
    assert wrong.file.endswith(name)
    for language in LANGUAGES:
        assert "⟦" not in Words(language).say(wrong.message)


@pytest.mark.parametrize("inside", [[], [("a.ros", ROSTER), ("b.ros", ROSTER)]])
def test_a_packed_file_holds_one_file(tmp_path: Path, inside: list[tuple[str, str]]) -> None:
    with pytest.raises(BadFile) as told:
        open_file(packed(tmp_path, "x.rosz", *inside))
    assert told.value.problem.key in ("battlescribe.problem.several", "battlescribe.problem.broken")


def test_a_damaged_zip_is_told(tmp_path: Path) -> None:
    file = packed(tmp_path, "x.rosz", ("a.ros", ROSTER))
    file.write_bytes(file.read_bytes()[:-40])
    with pytest.raises(BadFile) as told:
        open_file(file)
    assert told.value.problem.key == "battlescribe.problem.zip"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as told:
        open_file(tmp_path / "x.gst")
    assert told.value.problem.key == "battlescribe.problem.unreadable"


def test_files_that_are_too_big_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "MOST_BYTES", 2000)
    swollen = packed(tmp_path, "x.rosz", ("a.ros", " " * 5000))
    for file in (put(tmp_path, "x.gst", SYSTEM), swollen):
        with pytest.raises(BadFile) as told:
            open_file(file)
        assert told.value.problem.key == "battlescribe.problem.too_big"


def test_files_that_are_too_deep_or_have_too_much_in_them_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = "<a>" * 100 + "</a>" * 100
    with pytest.raises(BadFile) as told:
        open_file(put(tmp_path, "x.gst", deep))
    assert told.value.problem.key == "battlescribe.problem.too_big"
    monkeypatch.setattr(markup, "MOST_ELEMENTS", 10)
    with pytest.raises(BadFile):
        open_file(put(tmp_path, "x.gst", SYSTEM))


def test_catalogues_need_their_own_system(tmp_path: Path) -> None:
    system, catalogue = data(tmp_path, "x.gst", SYSTEM), data(tmp_path, "x.cat", CATALOGUE)
    for files in ([catalogue], [system, system]):
        with pytest.raises(Unrelated) as told:
            Index(files)
        for language in LANGUAGES:
            assert "⟦" not in Words(language).say(told.value.message)
    foreign = data(
        tmp_path, "y.cat", CATALOGUE.replace('gameSystemId="sys"', 'gameSystemId="other"')
    )
    with pytest.raises(BadFile) as refused:
        Index([system, foreign])
    assert refused.value.problem.key == "battlescribe.problem.foreign"
    assert refused.value.file.endswith("y.cat")


@pytest.mark.parametrize("way", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_file_packed_in_a_way_without_bounds_is_not_unpacked(tmp_path: Path, way: int) -> None:
    file = tmp_path / "x.rosz"
    with zipfile.ZipFile(file, "w", way) as archive:
        archive.writestr("x.ros", ROSTER)
    with pytest.raises(BadFile) as told:
        open_file(file)
    assert told.value.problem.key == "battlescribe.problem.packing"


@pytest.mark.parametrize("encoding", ["utf-7", "klingon", "utf-32"])
def test_an_encoding_that_is_not_known_is_told(tmp_path: Path, encoding: str) -> None:
    with pytest.raises(BadFile) as told:
        open_file(put(tmp_path, "x.gst", SYSTEM.replace("UTF-8", encoding)))
    assert told.value.problem.key == "battlescribe.problem.broken"
