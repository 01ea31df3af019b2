"""Every rule of the book is in the catalogue, in both languages, and proved."""

from __future__ import annotations

import pytest

from tapete.catalogue import load
from tapete.catalogue.catalogue import Entry
from tapete.words import LANGUAGES
from tests.games.punk.marks import marked

PACKAGE = "tapete.games.punk"
CATALOGUE = load(PACKAGE)
CHAPTERS = {
    "setup", "general", "dice", "measure", "los", "base", "template", "marker", "attribute", "turn",
    "action", "move", "downed", "bullets", "combat", "shoot", "impact", "armour", "penetration",
    "cover", "special",
}  # fmt: skip


def test_all_of_it_is_there() -> None:
    assert (len(CATALOGUE.rules), len(CATALOGUE.rulings)) == (297, 120)
    assert {rule.part for rule in CATALOGUE.rules} == CHAPTERS
    assert all(rule.book for rule in CATALOGUE.rules)


@pytest.mark.parametrize("entry", list(CATALOGUE), ids=lambda entry: entry.id)
def test_an_entry_is_told_in_both_languages(entry: Entry) -> None:
    assert len({entry.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert all(len(entry.text(language)) > 10 for language in LANGUAGES)
    assert all(entry.heading(language) for language in LANGUAGES)


def test_a_test_is_marked_with_every_entry() -> None:
    assert [entry.id for entry in CATALOGUE if entry.id not in marked()] == []
