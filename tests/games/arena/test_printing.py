"""Parties as text, and what is printed: sheets of hunters, and cards to cut out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete.catalogue import load_if_any
from tapete.catalogue.printed import rules_for_sheets
from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.content.party import Party
from tapete.games.arena.game import GAME
from tapete.games.arena.workshop import CARDS
from tapete.games.arena.workshop.faces import DECKS
from tapete.games.arena.workshop.parties import Parties
from tapete.games.arena.workshop.party import read, written
from tapete.words import Words
from tapete.workshop import BadDraft, Sheet, Wish, Work
from tapete.workshop.decks import ALL
from tapete.workshop.printing import printed
from tapete.workshop.sheets.cards import SIZES, _Drawn
from tapete.workshop.sheets.page import Page
from tapete.workshop.sheets.sheet import told

LANGUAGES = ("es", "en")
OTHERS = Party("Los otros", ("moze", "axton", "amara", "maya"), ("bottomless", "harmony"))


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def sheet(work: Work | None, language: str = "es") -> Sheet:
    assert work is not None
    paper = work.paper(language)
    assert paper is not None
    return paper


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_party_is_read_back_from_its_text(language: str) -> None:
    back = read(written(OTHERS, Words(language).say))
    assert (back.name, back.hunters) == (OTHERS.name, OTHERS.hunters)
    assert set(back.trees) >= set(OTHERS.trees)


def test_a_hunter_without_a_tree_takes_its_first() -> None:
    assert read("Amara\n maya: armonía").trees == ("harmony",)


def test_a_line_that_names_nobody_is_told() -> None:
    with pytest.raises(BadDraft) as wrong:
        read("Amara\nNadie: Nada")
    assert "Nadie: Nada" in Words("es").say(wrong.value.message)


def test_a_new_party_is_sound_and_names_everybody_it_could_have(tmp_path: Path) -> None:
    file = tmp_path / "party.txt"
    file.write_text(Parties().begun(Wish(name="Mía"), "es"))
    work = Parties().found(str(file))
    assert work.title == "Mía"
    assert work.check().sound
    assert all(tree.name.es in file.read_text() for tree in library().trees.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_hunter_has_all_that_it_plays_with(language: str) -> None:
    text = Parties().made(OTHERS).sheet(language)
    known = library()
    for name in OTHERS.hunters:
        card = known.hunters[name]
        special = known.abilities[card.special]
        for one in (
            card.name,
            special.name,
            special.text,
            *(known.gear(g).name for g in card.gear),
        ):
            assert getattr(one, language) in text
    for slot in known.trees["harmony"].slots:
        assert getattr(slot.text, language) in text


def test_a_party_is_printed_with_a_page_for_each_hunter_the_reference_and_its_cards() -> None:
    rules = rules_for_sheets(load_if_any(GAME.package), "es")
    assert pages(printed(Parties().made(OTHERS), "es", rules=rules)) == 6


def test_all_cards_are_printed() -> None:
    known = library()
    gear = sum(len(getattr(known, table)) for table in ("starting", *SHOPS))
    others = [
        len(deck) for deck in (
            known.enemies, known.announcements, known.events, known.stars, known.wanted,
            known.helpers,
        )
    ]  # fmt: skip
    cards = sheet(CARDS.ready(ALL)).cards
    assert len(cards) == gear + sum(others)
    assert pages(printed(CARDS.found(ALL), "es")) == -(-len(cards) // 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wanted_card_says_who_comes_and_when_it_is_won(language: str) -> None:
    known = library()
    cards = sheet(CARDS.ready("wanted"), language).cards
    assert [one.title for one in cards] == [
        getattr(one.name, language) for one in known.wanted.values()
    ]
    for face, card in zip(cards, known.wanted.values(), strict=True):
        names = [getattr(known.enemies[one].name, language) for one in card.uniques]
        waves = [(one.count, getattr(known.enemies[one.enemy].name, language))
            for one in card.enemies]  # fmt: skip
        assert list(face.facts) == [*names, *[f"{count} × {name}" for count, name in waves]]
        assert len(face.legend) == len(card.gains)
        everybody = {"es": "todos", "en": "all"}[language]
        assert (everybody in face.foot) == (card.every or not card.uniques)


def test_a_helper_is_printed_with_its_hunter_and_what_it_does() -> None:
    bird, turret = sheet(CARDS.ready("helpers"), "en").cards
    assert (bird.title, bird.kind) == ("Bloodwing", "Helper of Mordecai")
    assert turret.facts[0] == "Ranged: +2"
    assert "Suppression" in turret.texts[0][1]
    still = "It cannot move by itself"
    assert (still in bird.facts, still in turret.facts) == (False, True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECKS)
def test_what_a_card_says_fits_on_it(name: str, language: str) -> None:
    rules = rules_for_sheets(load_if_any(GAME.package), language)
    page = Page("", "a4")
    page.add_page()
    for card in sheet(CARDS.ready(name), language).cards:
        drawn = _Drawn(page, card, told(card.legend, rules), (0, 0))
        page.set_y(16)
        assert SIZES[-1] in drawn._fitting(), card.title
        assert all(rule for _, rule in card.legend)
