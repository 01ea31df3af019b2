"""A catalogue is sound, or refused with the line that is not; and it can be searched."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.catalogue import Catalogue, Rule, Text, load
from tapete.catalogue.catalogue import read_catalogue
from tapete.content import BadContent

GOOD = """\
[[rule]]
id = "duelo.combate.apuntar"
title = { es = "Apuntar", en = "Aiming" }
es = "Quien apunta súma dos."
en = "Whoever aims adds two."
book = "p. 12"

[[rule]]
id = "duelo.combate.caída"
title = { es = "Caída", en = "Falling" }
es = "Un duelista sin heridas cae."
en = "A duellist falls."
book = "p. 13"

[[core]]
id = "duelo.nucleo.turno"
title = { es = "El turno", en = "The turn" }
es = "Se juega por turnos."
en = "Turns are taken."
missing = "duelo.hueco.turno"

[[ruling]]
id = "duelo.hueco.turno"
es = "El libro no dice cómo acaba el turno."
en = "The book does not say how a turn ends."
option = "turn_end"
default = "pass"
choices = ["pass", "all"]
"""


def read(tmp_path: Path, text: str) -> Catalogue:
    file = tmp_path / "rules.toml"
    file.write_text(text, "utf-8")
    return read_catalogue(file, "duelo")


def test_all_that_is_in_a_catalogue_is_found_by_its_id(tmp_path: Path) -> None:
    catalogue = read(tmp_path, GOOD)
    rule = catalogue.get("duelo.combate.apuntar")
    assert isinstance(rule, Rule)
    assert (rule.part, rule.book) == ("combate", "p. 12")
    assert (rule.heading("es"), rule.heading("en")) == ("Apuntar", "Aiming")
    assert [entry.id for entry in catalogue][2:] == ["duelo.nucleo.turno", "duelo.hueco.turno"]
    assert "duelo.hueco.turno" in catalogue
    assert catalogue.get("duelo.nada") is None


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "problem"),
    [
        ("duelo.combate.caída", "duelo.combate.apuntar", 9, "rule[1].id", "twice"),
        ("duelo.nucleo.turno", "duelo.combate.apuntar", 16, "core[0].id", "twice"),
        ("duelo.combate.caída", "otro.combate.caída", 9, "rule[1].id", "foreign"),
        ("duelo.combate.caída", "duelos.caída", 9, "rule[1].id", "foreign"),
        ("duelo.combate.caída", "duelo", 9, "rule[1].id", "foreign"),
        ('book = "p. 13"', "", 8, "rule[1].book", "missing"),
        ('book = "p. 13"', "book = 13", 13, "rule[1].book", "type"),
        ('book = "p. 13"', 'book = ["fallen"]', 13, "rule[1].book[0]", "section"),
        ('book = "p. 13"', 'book = "p. 13"\npage = 1', 14, "rule[1].page", "unknown"),
        ('en = "Falling"', "en = 1", 10, "rule[1].title.en", "type"),
        ("[[rule]]", 'reference = ["duelo.nada"]\n\n[[rule]]', 1, "reference[0]", "reference"),
        ('"pass", "all"', '"pass", 2', 28, "ruling[0].choices[1]", "type"),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, old: str, new: str, line: int, field: str, problem: str
) -> None:
    with pytest.raises(BadContent) as caught:
        read(tmp_path, GOOD.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.field) == (line, field)
    assert error.problem.key.endswith(f".{problem}")
    assert error.file.endswith("rules.toml")


def test_a_place_in_the_book_is_told_by_its_headings_or_as_the_book_gives_it(
    tmp_path: Path,
) -> None:
    sections = """
[[section]]
id = "fall"
title = { es = "Caer", en = "To fall" }

[[section]]
id = "duel"
title = { es = "El duelo", en = "The duel" }
"""
    text = GOOD.replace('book = "p. 13"', 'book = ["duel", "fall"]\nlines = "40-42"') + sections
    catalogue = read(tmp_path, text)
    aiming, falling, presumed = list(catalogue)[:3]
    assert catalogue.place(aiming) == Text("p. 12", "p. 12")
    assert catalogue.place(falling) == Text("El duelo; Caer", "The duel; To fall")
    assert catalogue.place(presumed) is None


CHAPTERED = """\
[[chapter]]
id = "fight"
title = { es = "El duelo", en = "The duel" }
parts = ["combate"]

"""


def test_chapters_hold_the_rules_with_their_parts(tmp_path: Path) -> None:
    catalogue = read(tmp_path, CHAPTERED + GOOD)
    titles = [(chapter.title.es, chapter.parts) for chapter in catalogue.chapters]
    assert titles == [
        ("El duelo", ("combate",)),
        ("nucleo", ("nucleo",)),
        ("hueco", ("hueco",)),
    ]
    assert {catalogue.chapter_of(rule).id for rule in catalogue.rules} == {"fight"}


def test_a_ruling_is_called_by_its_question(tmp_path: Path) -> None:
    asked = GOOD.replace("El libro no dice cómo acaba el turno.", "¿Cómo acaba? Con un sí.")
    ruling = read(tmp_path, asked).rulings[0]
    assert (ruling.heading("es"), ruling.body("es")) == ("¿Cómo acaba?", "Con un sí.")
    assert ruling.heading("en") == ruling.body("en") == ruling.en


def test_a_game_brings_its_catalogue() -> None:
    assert len(load("tests.salteadores").rules) == 10
