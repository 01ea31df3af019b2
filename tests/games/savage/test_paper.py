"""The sheet of a hero: its boxes, its weapons, and what each edge does."""

from __future__ import annotations

import pytest

from tapete.games.savage.content.library import library
from tapete.games.savage.labels.sheet import Language
from tapete.games.savage.workshop import WORKSHOPS
from tapete.workshop import Sheet, Track, blank
from tapete.workshop.sheets import as_markdown

HEROES = next(shop for shop in WORKSHOPS.values() if "rosario" in shop.names())


def sheet(name: str, language: str = "es") -> Sheet:
    work = HEROES.ready(name)
    assert work is not None
    paper = work.paper(language)
    assert paper is not None
    return paper


def tracks(paper: Sheet) -> dict[str, Track]:
    return {track.name: track for part in paper.parts for track in part.tracks}


@pytest.mark.rule("savage.core.wounds", "savage.fatigue.penalty", "savage.core.bennies")
def test_wounds_fatigue_bennies_and_states_are_ticked() -> None:
    found = tracks(sheet("rosario"))
    assert found["Heridas"].boxes == ("-1", "-2", "-3", "Inc")
    assert found["Fatiga"].boxes == ("-1", "-2", "Inc")
    assert len(found["Benis"].boxes) >= 3
    assert found["Estados"].boxes[:2] == ("Aturdido", "Conmocionado")


def test_a_weapon_that_is_loaded_has_boxes_for_its_shots() -> None:
    assert tracks(sheet("rosario"))["Revólver"] == blank("Revólver", 20)
    assert "Cuchillo" not in tracks(sheet("rosario"))


def test_damage_is_written_as_each_language_does() -> None:
    assert "FUE+d4" in as_markdown(sheet("rosario", "es"))
    assert "Str+d4" in as_markdown(sheet("rosario", "en"))


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", library().heroes)
def test_each_edge_hindrance_and_power_is_explained(name: str, language: Language) -> None:
    paper, profile = sheet(name, language), library().heroes[name]
    found = library()
    told = dict(paper.explained)
    for table, ids in (
        (found.edges, profile.edges),
        (found.hindrances, profile.hindrances),
        (found.powers, profile.powers),
    ):
        assert all(told[table[one].name[language]] for one in ids)
    assert "⟦" not in as_markdown(paper)


def test_an_extra_has_neither_wounds_nor_bennies_to_tick() -> None:
    extra = next(name for name, one in library().foes.items() if not one.wild)
    found = tracks(sheet(extra))
    assert found["Heridas"].boxes == ("Inc",)
    assert "Benis" not in found
