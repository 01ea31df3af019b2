"""A catalogue is sound, or refused with the line that is not; and it can be searched."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.catalogue import Catalogue, Rule, load
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
    assert (rule.chapter, rule.book) == ("combate", "p. 12")
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
        ('book = "p. 13"', 'book = "p. 13"\npage = 1', 14, "rule[1].page", "unknown"),
        ('en = "Falling"', "en = 1", 10, "rule[1].title.en", "type"),
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
    assert error.problem.key.endswith(f".problem.{problem}")
    assert error.file.endswith("rules.toml")


@pytest.mark.parametrize(
    ("wanted", "language", "found"),
    [
        ("caida", "es", ["duelo.combate.caída"]),
        ("CAÍDA", "es", ["duelo.combate.caída"]),
        ("suma", "es", ["duelo.combate.apuntar"]),
        ("dos apunta", "es", ["duelo.combate.apuntar"]),
        ("adds", "en", ["duelo.combate.apuntar"]),
        ("adds", "es", []),
        ("combate", "en", ["duelo.combate.apuntar", "duelo.combate.caída"]),
        ("falling", "en", ["duelo.combate.caída"]),
        ("libro", "es", ["duelo.hueco.turno"]),
        ("dragon", "es", []),
    ],
)
def test_a_search_minds_neither_accents_nor_case(
    tmp_path: Path, wanted: str, language: str, found: list[str]
) -> None:
    catalogue = read(tmp_path, GOOD)
    assert [entry.id for entry in catalogue.search(wanted, language)] == found


def test_a_game_brings_its_catalogue() -> None:
    assert len(load("tests.salteadores").rules) == 10
