"""`tapete rules`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tapete.catalogue import coverage
from tapete.catalogue.proofs import Proofs, keep, tree_digest
from tests.cli.terminals import HIGHWAYMEN, Tapete

GAME = ("--game", HIGHWAYMEN)


def test_rules_are_listed_by_chapter(tapete: Tapete) -> None:
    lines = tapete("rules", "list", HIGHWAYMEN, lang="es").out.splitlines()
    assert [line for line in lines if line and not line.startswith(" ")] == [
        "turn",
        "rob",
        "ambush",
        "share",
    ]
    assert "  salteadores.ambush.tie  Empate" in lines


def test_one_rule_is_shown_in_full(tapete: Tapete) -> None:
    out = tapete("rules", "show", "salteadores.ambush.tie", *GAME, lang="es").out
    assert out.splitlines()[:3] == [
        "Empate  salteadores.ambush.tie",
        "Si empatáis, el botín se pierde por el camino.",
        "En el libro: 6",
    ]


@pytest.mark.parametrize(
    ("lang", "place"),
    [("es", "En el libro: Disparo: Apuntar"), ("en", "In the book: Shooting: Aiming")],
)
def test_the_place_in_the_book_is_its_heading(tapete: Tapete, lang: str, place: str) -> None:
    assert tapete("rules", "show", "punk.shoot.aim.expires", lang=lang).out.splitlines()[2] == place


def test_an_unknown_rule_is_a_sentence(tapete: Tapete) -> None:
    refused = tapete("rules", "show", "salteadores.sleep", *GAME).refused
    assert "There is no rule “salteadores.sleep”" in refused


@pytest.mark.parametrize(
    ("wanted", "lang"), [("botin camino", "es"), ("BOTÍN camino", "es"), ("loot road", "en")]
)
def test_rules_are_found_by_their_words(tapete: Tapete, wanted: str, lang: str) -> None:
    out = tapete("rules", "search", *wanted.split(), *GAME, lang=lang).out
    assert "salteadores.ambush.tie" in out
    assert "salteadores.share" not in out


def test_a_word_that_was_mistyped_is_told(tapete: Tapete) -> None:
    out = tapete("rules", "search", "covr", "--game", "savage").out
    assert out.startswith("No rule has “covr”. These have “cover”:\nCover  savage.cover.penalty\n")


def test_what_a_rule_names_and_what_names_it_is_listed(tapete: Tapete) -> None:
    out = tapete("rules", "show", "savage.combat.aim").out
    names, _, named_in = out.partition("It is named in:\n")
    assert "  savage.cover.penalty  Cover" in names.partition("It names:\n")[2]
    assert "  savage.called.limb  Called shot: limb" in named_in


def test_nothing_found_is_said(tapete: Tapete) -> None:
    done = tapete("rules", "search", "[dragon]", *GAME)
    assert (done.code, done.out) == (0, "No rule has “[dragon]”.\n")


@pytest.fixture
def proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree in which the turn is proved and nothing else."""
    monkeypatch.setattr(coverage, "source_root", lambda: tmp_path)
    keep(tmp_path, Proofs(tree_digest(tmp_path), True, {"salteadores.turn": ["test"]}))


@pytest.mark.usefixtures("proved")
def test_coverage_is_counted_by_chapter(tapete: Tapete) -> None:
    lines = tapete("rules", "coverage", HIGHWAYMEN).out.splitlines()
    assert lines[1].split() == ["turn", "2", "2", "1"]
    assert "salteadores, not proved by a test:" in lines
    assert "  salteadores.turn.draw" in lines
    assert "  salteadores.turn" not in lines
    assert "salteadores, not cited by the code:" not in lines


@pytest.mark.usefixtures("proved")
def test_coverage_says_why_a_rule_is_not_cited(
    tapete: Tapete, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "uncited", lambda *_: {"salteadores.turn": "constant"})
    lines = tapete("rules", "coverage", HIGHWAYMEN).out.splitlines()
    assert "salteadores, not cited by the code:" in lines
    assert "  salteadores.turn  (only in a constant that nothing reads)" in lines


@pytest.mark.usefixtures("proved")
def test_coverage_as_json(tapete: Tapete) -> None:
    found = msgspec.json.decode(tapete("rules", "coverage", HIGHWAYMEN, "--json").out)
    assert list(found) == ["salteadores"]
    assert list(found["salteadores"]) == ["rules", "cited", "proved", "uncited"]
    assert len(found["salteadores"]["rules"]) == len(found["salteadores"]["cited"]) == 10
    assert found["salteadores"]["proved"] == ["salteadores.turn"]
