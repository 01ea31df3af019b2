"""The figures of profiles and weapons that are known from elsewhere: ours are the same."""

from __future__ import annotations

import pytest

from tapete.games.punk.content.library import library

LIBRARY = library()

FIRST_EDITION = {
    "piltrafa": (2, 4, 4, 4, 4, 3, 3, 20),
    "pandillero": (2, 5, 5, 5, 4, 3, 3, 30),
    "curtido": (2, 6, 6, 5, 4, 4, 4, 40),
    "bruto": (2, 5, 4, 4, 5, 4, 2, 40),
    "jefe": (3, 6, 6, 6, 4, 4, 5, 70),
    "mutante": (2, 3, 3, 3, 3, 3, 3, 12),
    "perromorfo": (2, 4, "-", 7, 4, 3, "-", 20),
    "bestia_del_pozo": (2, 5, 2, 2, 6, 6, 1, 30),
    "cabezon": (3, 1, 3, 2, 2, 2, 4, 80),
    "pocho": (1, 1, "-", 1, 2, 2, "-", 6),
    "dinamo": (2, 2, 2, 3, 3, 3, 7, 15),
    "engranaje": (2, 3, 3, 3, 3, 3, 5, 16),
    "piston": (2, 4, 4, 4, 4, 3, 4, 30),
    "sonda": (2, 3, 3, 5, 2, 3, 5, 40),
    "martir": (2, 1, 1, 2, 2, 2, 3, 15),
    "discipulo": (2, 3, 3, 3, 3, 3, 3, 20),
    "penitente": (2, 4, 4, 4, 5, 5, "-", 40),
    "paladin": (2, 5, 4, 5, 4, 4, 3, 50),
    "cardenal_nuclear": (3, 2, 4, 4, 3, 3, 7, 50),
}
"""Attributes and cost of the profiles that are known."""


@pytest.mark.parametrize("identity", FIRST_EDITION)
def test_a_known_profile(identity: str) -> None:
    one = LIBRARY.profiles[identity]
    assert (*one.attributes.by_letter().values(), one.cost) == FIRST_EDITION[identity]


@pytest.mark.parametrize(
    ("weapon", "figures"),
    [
        ("light_mace", (0, "+1", 0, 3)),
        ("mace", (0, "+2", 1, 5)),
        ("heavy_mace", (-1, "+4", 2, 6)),
        ("light_blade", (0, "+1", 2, 4)),
        ("medium_blade", (1, "+2", 3, 10)),
        ("heavy_blade", (0, "+3", 4, 8)),
        ("claws", (0, "+0", 1, 0)),
        ("improvised", (-1, "+0", 0, 0)),
        ("unarmed", (-2, "+0", 0, 0)),
        ("toxic_censer", (-1, "+3", 2, 7)),
        ("ballistic_fist", (2, "+5", 2, 6)),
        ("shock_rod", (2, 6, 0, 25)),
    ],
)
def test_a_known_close_combat_weapon(weapon: str, figures: tuple[object, ...]) -> None:
    one = LIBRARY.melee[weapon]
    assert (one.combat, one.strength, one.penetration, one.cost) == figures


@pytest.mark.parametrize(
    ("weapon", "figures"),
    [
        ("throwing_knives", ((5, 10, 15), ("+0", "-1", "-2"), (2, 1, 0), 3)),
        ("pistol", ((15, 30, 45), 6, 4, 5)),
        ("shotgun", ((10, 20, 30), (7, 6, 5), 3, 6)),
        ("rifle", ((30, 60, 90), 6, 5, 8)),
        ("automatic_rifle", ((30, 60, 90), 6, 5, 10)),
        ("crossbow", ((15, 30, 45), 4, 3, 8)),
        ("bow", ((20, 40, 60), 3, 2, 10)),
        ("blunderbuss", ((10, 15, 20), (5, 4, 3), 2, 5)),
        ("pump_gun", ((10, 20, 30), 1, 1, 8)),
        ("harpoon_gun", ((20, 40, 60), 7, 10, 15)),
    ],
)
@pytest.mark.rule("punk.shoot.range.bands")
def test_a_known_ranged_weapon(weapon: str, figures: tuple[object, ...]) -> None:
    one = LIBRARY.ranged[weapon]
    assert (one.bands, one.strength, one.penetration, one.cost) == figures
