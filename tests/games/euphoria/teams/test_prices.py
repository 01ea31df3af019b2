"""Every character costs what one formula says, and so do the two cards that the book prints."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.content.library import library
from tests.games.euphoria.teams.prices import price, rounded

PROFILES = library().profiles


@pytest.mark.parametrize("name", [name for name, one in PROFILES.items() if one.character])
def test_a_character_costs_what_the_formula_says(name: str) -> None:
    assert PROFILES[name].cost == rounded(PROFILES[name])


@pytest.mark.parametrize(("name", "cost"), [("benkei", 50), ("bto", 40)])
def test_the_formula_gives_the_printed_cards_what_they_cost_there(name: str, cost: int) -> None:
    assert price(PROFILES[name]) == pytest.approx(cost, abs=0.5)
