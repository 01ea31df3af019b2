"""The sheet of a band: read, in Markdown, and on paper."""

from __future__ import annotations

import re
import zlib

import pytest

from tapete.games.punk.content.band.roster import Member, Roster, examples
from tapete.games.punk.content.library import library
from tapete.games.punk.workshop.sheet import sheet_of
from tapete.words import LANGUAGES, Words
from tapete.workshop import Sheet
from tapete.workshop.sheets import as_markdown, as_text
from tapete.workshop.sheets.pdf import as_pdf

LIBRARY = library()


def sheet(name: str, language: str) -> Sheet:
    return sheet_of(examples()[name], LIBRARY, Words(language).say)


def printed(data: bytes) -> str:
    """The letters on the pages."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    text = b"".join(_opened(one) for one in streams)
    shown = re.findall(rb"\((.*?)(?<!\\)\) Tj", text, re.DOTALL)
    return "\n".join(one.replace(b"\\", b"").decode("cp1252") for one in shown)


def _opened(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


@pytest.mark.rule("punk.setup.materials", "punk.setup.faithful_models")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", examples())
def test_every_sheet_can_be_read_in_both_languages(name: str, language: str) -> None:
    page = sheet(name, language)
    for text in (as_text(page), as_markdown(page)):
        assert "⟦" not in text
        assert examples()[name].name in text


def test_a_sheet_shows_figures_gear_and_rules() -> None:
    text = as_text(sheet("pandilleros_300_enrique", "es"))
    assert "Pandilleros · 286 de 300 puntos · 5 de 9 miniaturas" in text
    assert "A 3  C 6  P 6  AG 5  F 4  D 4  T 5  Blindaje 5" in text
    assert "Pistola: alcance 15/30/45, F 6, Pen 4, Arma de fuego, Escasa" in text
    assert "Reglas especiales: Retraso (3), Armatoste" in text
    assert "Bala: □" in text
    assert "\nTurno: □ 1 □ 2 □ 3 □ 4 □ 5 □ 6\n" in text
    assert "  Estado: □ Abatida □ Tumbada □ Envenenada" in text
    assert "Cóctel molotov ×2: alcance F×5" in text
    assert "\nArmatoste: -1 a la Agilidad" in text


@pytest.mark.rule("punk.special.fuel.charges")
def test_charges_of_fuel_and_bombs_have_boxes_as_bullets_do() -> None:
    text = as_text(sheet("hijos_300_fuego", "en"))
    assert f"  Flamethrower: {' '.join('□' * 10)}\n" in text
    assert f"  Chainsaw: {' '.join('□' * 5)}\n" in text
    assert "  Molotov cocktail: □\n" in text
    assert "\n1. Keeper of the Flame" in text


def test_markdown_has_a_table_for_each_mini() -> None:
    text = as_markdown(sheet("mutardos_300_guille", "en"))
    assert text.startswith("# La banda de Guille\n")
    assert text.count("| A | C | P | AG | F | D | T | Armour | Base |") == 6
    assert "| Medium blade | - | +1 | +2 | 3 |  |" in text
    assert "- **Mind shock**: " in text


def test_a_name_is_no_markup() -> None:
    roster = Roster(name="*Los* [#1]", faction="idos")
    assert as_markdown(sheet_of(roster, LIBRARY, Words("es").say)).startswith(
        "# \\*Los\\* \\[\\#1\\]\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_printed_with_the_letters_of_spanish(language: str) -> None:
    data = as_pdf(sheet("chatarreros_200", language))
    assert data.startswith(b"%PDF-")
    text = printed(data)
    assert "Taller Oliva" in text
    assert ("Cigüeñal «Tía Tuerca» · 66 puntos" in text) == (language == "es")
    assert ("Crankshaft “Tía Tuerca” · 66 points" in text) == (language == "en")


def test_letters_the_font_lacks_do_not_stop_the_printing() -> None:
    odd = Member(
        profile="jefe", name="Łukasz 💥 Ωmega ﬁn", gear=("pistol",), ammunition={"bullet": 99}
    )
    roster = Roster(name="Škoda\u200b\n", faction="pandilleros", members=(odd,) * 9)
    text = printed(as_pdf(sheet_of(roster, LIBRARY, Words("es").say)))
    assert "Škoda" in text
    assert "?ukasz ? ?mega fin" in text


def test_a_long_band_takes_more_pages() -> None:
    whole = as_pdf(sheet("hijos_300_fuego", "es"))
    assert whole.count(b"/Type /Page\n") >= 2


def test_an_unfinished_band_has_a_sheet() -> None:
    draft = Roster(members=(Member(profile="dragón"), Member(profile="jefe", gear=("luna",))))
    text = as_text(sheet_of(draft, LIBRARY, Words("es").say))
    assert text.startswith("Banda sin nombre\n")
    assert "Jefe · 70 puntos" in text
    assert as_pdf(sheet_of(draft, LIBRARY, Words("es").say))
