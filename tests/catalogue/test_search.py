"""A search finds rules by their words: titles first, then texts, in either language."""

from __future__ import annotations

import pytest

from tapete.catalogue import Catalogue, Rule, Ruling, Text
from tapete.catalogue.search import search
from tapete.catalogue.tokens import Piece
from tapete.games import find, names
from tapete.server.api.catalogues import catalogue_of


def rule(identity: str, es: str, en: str, text_es: str = "", text_en: str = "") -> Rule:
    return Rule(id=identity, title=Text(es, en), es=text_es or es, en=text_en or en, book="1")


COVER = rule("duel.cover", "Cobertura", "Cover", "La cobertura resta.", "Cover takes points off.")
SIZES = rule("duel.cover.size", "Tamaños de Cobertura", "Cover sizes", "Hay tres.", "Three.")
AIM = rule("duel.aim", "Apuntar", "Aim", "Ignora la cobertura y la caída.", "It ignores cover.")
FALL = rule("duel.fall", "Caída", "Falling", "Quien cae tira.", "Whoever recovers rolls.")
GAP = Ruling(id="duel.gap", es="¿Y la luz? Cuenta.", en="And the light? It counts.")
CATALOGUE = Catalogue((AIM, SIZES, COVER, FALL), rulings=(GAP,))


def found(wanted: str, language: str = "en") -> list[str]:
    return [one.entry.id for one in search(CATALOGUE, wanted, language).found]


def test_the_title_itself_comes_first_then_titles_then_texts_then_parts_of_words() -> None:
    assert found("cover") == ["duel.cover", "duel.cover.size", "duel.aim", "duel.fall"]


@pytest.mark.parametrize("wanted", ["caida", "CAÍDA", " caída ", "Caídas"])
def test_accents_capitals_and_plurals_do_not_matter(wanted: str) -> None:
    assert found(wanted, "es") == ["duel.fall", "duel.aim"]


@pytest.mark.parametrize("language", ["es", "en"])
def test_either_language_is_searched_and_what_was_found_is_shown_in_it(language: str) -> None:
    first = search(CATALOGUE, "tamaños", language).found[0]
    assert (first.entry.id, first.language) == ("duel.cover.size", "es")


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ("ignores cover", ["duel.aim"]),
        ("cover ignora", []),
        ("duel.fall", ["duel.fall"]),
        ("luz", ["duel.gap"]),
        ("", []),
        ("?!", []),
    ],
)
def test_every_word_must_be_there_in_one_language(wanted: str, ids: list[str]) -> None:
    assert found(wanted) == ids


def test_what_was_searched_for_is_marked() -> None:
    first = search(CATALOGUE, "cobertura", "es").found[0]
    assert first.title == (Piece("Cobertura", marked=True),)
    assert first.excerpt == (
        Piece("La "),
        Piece("cobertura", marked=True),
        Piece(" resta."),
    )


def test_an_excerpt_is_a_part_of_a_long_text_around_what_was_found() -> None:
    long = rule("duel.long", "Largo", "Long", text_en=f"{'word ' * 60}needle{' more' * 60}.")
    (only,) = search(Catalogue((long,)), "needle", "en").found
    text = "".join(piece.text for piece in only.excerpt)
    assert text.startswith("… word")
    assert text.endswith("more …")
    assert Piece("needle", marked=True) in only.excerpt
    assert len(text) < 150


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("covr", "cover"), ("apunatr", "apuntar"), ("faling rolls", "falling rolls")],
)
def test_a_few_wrong_letters_still_help(typed: str, meant: str) -> None:
    told = search(CATALOGUE, typed, "en")
    assert (told.meant, bool(told.found)) == (meant, True)


def test_what_is_like_nothing_is_not_found() -> None:
    told = search(CATALOGUE, "xylophone", "en")
    assert (told.found, told.meant) == ((), "xylophone")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", ["es", "en"])
def test_every_rule_is_found_by_its_title(name: str, language: str) -> None:
    catalogue = catalogue_of(find(name))
    for entry in catalogue:
        heading = entry.heading(language)
        first = search(catalogue, heading, language).found[0]
        assert first.entry.heading(language) == heading


@pytest.mark.parametrize("name", names())
def test_every_rule_is_in_a_chapter_that_has_a_title(name: str) -> None:
    catalogue = catalogue_of(find(name))
    untitled = [chapter.id for chapter in catalogue.chapters if chapter.title.es == chapter.id]
    assert not untitled
    assert sum(len(chapter.parts) for chapter in catalogue.chapters) == len(
        {part for chapter in catalogue.chapters for part in chapter.parts}
    )
