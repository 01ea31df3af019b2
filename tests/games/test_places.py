"""Where a book states a rule is told by its headings, in both languages, and never by a line."""

from __future__ import annotations

import re

import pytest

from tapete import games
from tapete.catalogue import load
from tapete.server.api.rules import _all_told
from tapete.words import LANGUAGES

LINE = re.compile(r"\d|\bline|\blínea")


@pytest.mark.parametrize("name", games.names())
def test_a_place_in_the_book_is_a_heading_and_no_line(name: str) -> None:
    catalogue = load(games.find(name).package)
    for rule in catalogue.rules:
        place = catalogue.place(rule)
        assert place is not None
        assert place.es != place.en, rule.id
        assert not any(LINE.search(place.in_language(one)) for one in LANGUAGES), rule.id


@pytest.mark.parametrize("name", games.names())
def test_what_the_server_tells_of_a_rule_has_no_line(name: str) -> None:
    for told in _all_told(games.find(name)).values():
        assert (told.book is not None) == (told.kind == "rule")
        assert told.book is None or not LINE.search(told.book.es + told.book.en)


def test_every_heading_is_that_of_some_rule() -> None:
    for name in games.names():
        catalogue = load(games.find(name).package)
        cited = {one for rule in catalogue.rules for one in rule.book}
        assert {section.id for section in catalogue.sections} == cited
