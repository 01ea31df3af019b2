"""`tapete band`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tapete.games.punk.content.band.roster import Roster, examples, parse_band, write_band
from tests.battlescribe.files import CATALOGUE, ROSTER, SYSTEM, packed, put
from tests.cli.terminals import Tapete


@pytest.fixture
def toml(tmp_path: Path) -> Path:
    """A band of ours in a file."""
    return put(tmp_path, "band.toml", write_band(examples()["mutardos_300_guille"]))


@pytest.mark.parametrize(
    "page", [[], ["new"], ["check"], ["show"], ["points"], ["export"], ["pdf"], ["import"]]
)
def test_help_is_in_the_user_s_language(tapete: Tapete, page: list[str]) -> None:
    assert tapete("band", *page, "--help", lang="es").out.startswith("Uso: tapete band")
    assert tapete("band", *page, "--help", lang="en").out.startswith("Usage: tapete band")


# --- new


@pytest.mark.parametrize("faction", ["pandilleros", "Gangers", "PANDILLEROS"])
def test_a_new_band_has_its_leader_and_can_be_read(tapete: Tapete, faction: str) -> None:
    out = tapete("band", "new", faction, "--name", "Ñus", "--points", "150", lang="es").out
    roster = parse_band(out, "x")
    assert (roster.name, roster.faction, roster.points) == ("Ñus", "pandilleros", 150)
    assert [one.profile for one in roster.members] == ["jefe"]
    assert "# 40 Bruto (bruto)" in out


@pytest.mark.parametrize("faction", ["idos", "pandilleros", "irradiados"])
def test_a_new_band_is_written_to_a_file(tapete: Tapete, tmp_path: Path, faction: str) -> None:
    file = tmp_path / "x.toml"
    assert str(file) in tapete("band", "new", faction, "--out", str(file)).out
    assert tapete("band", "check", str(file)).code == 0


def test_a_new_band_needs_a_faction_and_points_there_are(tapete: Tapete) -> None:
    assert "There are: pandilleros, mutardos" in tapete("band", "new", "elves").refused
    assert tapete("band", "new").refused.startswith("Say of which faction. There are: pandilleros")
    assert "between 1 and" in tapete("band", "new", "idos", "--points", "0").refused
    nowhere = tapete("band", "new", "idos", "--out", "/nowhere/x.toml").refused
    assert "cannot be written" in nowhere


# --- check, show, points


def test_a_band_in_order_is_said_to_be(tapete: Tapete, toml: Path) -> None:
    for band in ("mutardos_300_guille", str(toml)):
        run = tapete("band", "check", band, lang="es")
        assert run.code == 0
        assert run.out == (
            "La banda de Guille: todo en regla.\n"
            "Puntos: 291 de 300, quedan 9. Miniaturas: 6 de 9, quedan 3.\n"
            "Rondas de Agilidad: 7, 4, 3, 3, 2, 2.\n"
        )


def test_a_band_with_faults_is_told_each_with_its_rule(tapete: Tapete, tmp_path: Path) -> None:
    text = "Band: X\nFaction: Gangers\nPoints: 100\nBoss: mace\nBrute: shield, heavy mace\n"
    run = tapete("band", "check", str(put(tmp_path, "x.txt", text)))
    assert run.code == 1
    assert "X: 2 faults." in run.out
    assert "- The band costs 127 points and there are 100. (punk.core.band_points)" in run.out
    assert "Shield is not carried with Heavy mace" in run.out
    assert "(punk.core.shield)" in run.out


def test_a_band_is_read_from_json(tapete: Tapete, tmp_path: Path) -> None:
    whole = msgspec.json.encode(examples()["idos_200"]).decode()
    assert tapete("band", "check", str(put(tmp_path, "x.json", whole))).code == 0
    broken = put(tmp_path, "y.json", '{"name": 3}')
    assert "this JSON is not what is made here" in tapete("band", "check", str(broken)).refused


def test_a_wrong_file_is_told_with_its_line(tapete: Tapete, tmp_path: Path) -> None:
    wrong = put(tmp_path, "x.toml", 'name = "X"\n[[members]]\nprofile = "jefe"\ngear = "mace"\n')
    assert "x.toml, line 4, field members[0].gear" in tapete("band", "check", str(wrong)).refused
    listed = put(tmp_path, "x.txt", "Banda: X\nJefe: sable láser\n")
    assert "Línea 2:" in tapete("band", "check", str(listed), lang="es").refused


def test_a_band_that_is_nowhere_is_told(tapete: Tapete, tmp_path: Path) -> None:
    assert "There are: chatarreros_200" in tapete("band", "show", "elves").refused
    assert tapete("band", "show", str(tmp_path)).refused
    (tmp_path / "x.txt").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in tapete("band", "show", str(tmp_path / "x.txt")).refused


def test_a_sheet_is_shown(tapete: Tapete) -> None:
    out = tapete("band", "show", "irradiados_200", lang="es").out
    assert out.startswith("Parroquia del Núcleo\nIrradiados · 196 de 200 puntos")
    assert "Cardenal Nuclear «Su Eminencia Isótopo» · 60 puntos" in out
    assert "Radioinmune: " in out


def test_points_are_counted_thing_by_thing(tapete: Tapete) -> None:
    out = tapete("band", "points", "mutardos_200", lang="es").out
    assert "73 Alfa\n    10 Filo medio\n    8 Sentidos aguzados\n    10 Piel dura (3)\n" in out
    assert out.endswith("Puntos: 198 de 200, quedan 2.\nMiniaturas: 6 de 6.\n")


# --- export


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_list_is_exported_and_imported_again(tapete: Tapete, tmp_path: Path, lang: str) -> None:
    text = tapete("band", "export", "troupe_300", lang=lang).out
    file = put(tmp_path, "x.txt", text)
    back = tapete("band", "import", str(file)).out
    assert parse_band(back, "x") == examples()["troupe_300"]


def test_a_sheet_is_exported_as_markdown_and_to_be_printed(tapete: Tapete, tmp_path: Path) -> None:
    assert tapete("band", "export", "idos_200", "--markdown").out.startswith("# La Siguiente Dosis")
    file = tmp_path / "x.pdf"
    assert str(file) in tapete("band", "export", "idos_200", "--pdf", str(file)).out
    assert file.read_bytes().startswith(b"%PDF-")
    same = tmp_path / "y.pdf"
    assert tapete("band", "pdf", "idos_200", str(same), "--paper", "letter").code == 0
    assert b"/MediaBox [0 0 612.00 792.00]" in same.read_bytes()
    assert same.read_bytes().startswith(b"%PDF-")


# --- import


def test_a_roster_of_battlescribe_is_imported(tapete: Tapete, tmp_path: Path) -> None:
    for file in (
        put(tmp_path, "x.ros", ROSTER),
        packed(tmp_path, "x.rosz", ("in.ros", ROSTER)),
    ):
        run = tapete("band", "import", str(file), lang="es")
        roster = parse_band(run.out, "x")
        assert (roster.name, len(roster.members)) == ("Los del Pozo", 4)
        assert "2 elementos no se han entendido:" in run.err
        assert "selection «Sable láser» (4): nada" not in run.err
        assert "selection «Sable láser» (4): no hay nada que se llame así" in run.err
        assert "Dragón" in tapete("band", "check", str(file), lang="es").err


def test_a_catalogue_is_imported_and_bands_are_checked_by_it(
    tapete: Tapete, tmp_path: Path
) -> None:
    system, catalogue = put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.cat", CATALOGUE)
    content = tmp_path / "content.toml"
    run = tapete("band", "import", str(system), str(catalogue), "--out", str(content), lang="es")
    assert "Mutardos: 2 perfiles, 4 armas, 2 piezas de equipo, 1 mutaciones" in run.err
    assert "4 elementos no se han entendido:" in run.err
    band = put(tmp_path, "x.txt", "Banda: X\nFacción: Mutardos\nCacique: Gancho oxidado, Maza\n")
    checked = tapete("band", "check", str(band), "--content", str(content), lang="es")
    assert checked.code == 0
    assert checked.out.startswith("X: todo en regla.\nPuntos: 57 de 200, quedan 143. Miniaturas: 1")
    sheet = tapete("band", "show", str(band), "--content", str(content), lang="es").out
    assert "Gancho oxidado: C +1, F +1, Pen 2, Lentorra (1), Armatoste, Escasa" in sheet


def test_content_that_is_none_is_told(tapete: Tapete, tmp_path: Path) -> None:
    wrong = put(tmp_path, "x.toml", "[dragons]\n")
    run = tapete("band", "check", "idos_200", "--content", str(wrong))
    assert "field dragons" in run.refused
    half = put(tmp_path, "y.toml", "[melee.mace]\ncost = 3\n")
    assert "melee.mace" in tapete("band", "check", "idos_200", "--content", str(half)).refused


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"mace"', '"mase"', "in melee, ranged, bombs, ammunition, armour, shields, equipment"),
        ('mutardos_cacique = "mutardos"', 'mutardos_cacique = "elves"', "“elves” in factions"),
    ],
)
def test_content_of_a_players_own_is_told_what_it_names_in_vain(
    tapete: Tapete, tmp_path: Path, old: str, new: str, told: str
) -> None:
    system, catalogue = put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.cat", CATALOGUE)
    text = tapete("band", "import", str(system), str(catalogue)).out
    line = text[: text.index(old)].count("\n") + 1
    wrong = put(tmp_path, "content.toml", text.replace(old, new, 1))
    run = tapete("band", "check", "idos_200", "--content", str(wrong))
    assert told in run.refused
    assert f"line {line}, field " in run.refused


def test_a_band_is_read_by_the_content_beside_it(tapete: Tapete, tmp_path: Path) -> None:
    system, catalogue = put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.cat", CATALOGUE)
    content = put(
        tmp_path, "content.toml", tapete("band", "import", str(system), str(catalogue)).out
    )
    chief = '[[members]]\nprofile = "mutardos_cacique"\n'
    band = put(tmp_path, "x.toml", f'name = "X"\nfaction = "mutardos"\n{chief}')
    assert tapete("band", "check", str(band), "--content", str(content)).code == 0
    assert "line 4, field members[0].profile" in tapete("band", "check", str(band)).refused


def test_what_is_not_of_battlescribe_is_refused_among_its_files(
    tapete: Tapete, tmp_path: Path
) -> None:
    system, other = put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.txt", "hola")
    assert "x.txt" in tapete("band", "import", str(system), str(other)).refused
    catalogue = put(tmp_path, "x.cat", CATALOGUE)
    assert "(.gst)" in tapete("band", "import", str(catalogue)).refused
    broken = put(tmp_path, "y.cat", CATALOGUE.replace("</catalogue>", ""))
    run = tapete("band", "import", str(system), str(broken), "--out", str(tmp_path / "o.toml"))
    assert "this is not XML" in run.refused
    assert not (tmp_path / "o.toml").exists()


def test_every_band_of_ours_is_in_order(tapete: Tapete) -> None:
    assert {tapete("band", "check", name).code for name in examples()} == {0}
    assert isinstance(next(iter(examples().values())), Roster)
