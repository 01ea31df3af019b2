"""Bands as lists that people write."""

from __future__ import annotations

import pytest

from tapete.games.punk.content.band.roster import Member, Roster, examples
from tapete.games.punk.content.library import library
from tapete.games.punk.workshop.text_list import BadList, read_list, write_list
from tapete.words import Words

LIBRARY = library()
SPANISH = """\
Banda: Los Tuercebotas
Facción: Pandilleros
Puntos: 250

Jefe «La Remaches»: Filo medio, Pistola, Bala ×2
# un comentario
piltrafa: maza ligera, 3 coctel molotov
"""
ENGLISH = """\
Band: Los Tuercebotas
Faction: gangers
Points: 250
Boss "La Remaches": medium blade, pistol, 2 bullets
Wretch: light mace, Molotov cocktail x3
"""
READ = Roster(
    name="Los Tuercebotas",
    faction="pandilleros",
    points=250,
    members=(
        Member(
            profile="jefe",
            name="La Remaches",
            gear=("medium_blade", "pistol"),
            ammunition={"bullet": 2},
        ),
        Member(profile="piltrafa", gear=("light_mace", "molotov", "molotov", "molotov")),
    ),
)


@pytest.mark.parametrize("text", [SPANISH, ENGLISH])
def test_a_list_is_read_in_either_language(text: str) -> None:
    assert read_list(text, LIBRARY) == READ


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", examples())
def test_a_band_is_written_as_a_list_and_read_again(name: str, language: str) -> None:
    roster = examples()[name]
    assert read_list(write_list(roster, LIBRARY, language), LIBRARY) == roster


def test_groups_are_counted_and_mutations_are_no_weapons() -> None:
    text = "Banda: X\nFacción: Mutardos\n4 Pocho\nMutante: Garras, Espinas\n"
    pocho, mutante = read_list(text, LIBRARY).members
    assert (pocho.profile, pocho.count) == ("pocho", 4)
    assert (mutante.gear, mutante.mutations) == ((), ("claws", "spines"))


def test_the_name_of_a_profile_is_that_of_the_faction() -> None:
    assert read_list("Facción: Troupe\nBestia\n", LIBRARY).members[0].profile == "fiera"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "aquí no hay ninguna banda."),
        ("Banda: X\nBanda: Y\n", 2, "está dos veces"),
        ("Banda: X\nPuntos: muchos\n", 2, "se esperaba un número de puntos"),
        ("Banda: X\nPuntos: 0\n", 2, "se esperaba un número de puntos entre 1"),
        ("Banda: X\nFacción: Elfos\n", 2, "no hay ninguna facción «Elfos»"),
        ("Banda: X\nFacción: Mutardos\nJefe\n", 3, "no hay ningún perfil «Jefe»"),
        ("Banda: X\nJefe: filo media\n", 2, "¿Querías decir Filo medio?"),
        ("Banda: X\nJefe: sable láser\n", 2, "«sable láser».\n"),
        (f"Banda: {'x' * 61}\n", 1, "como mucho 60 letras"),
        (f"Banda: X\nJefe «{'x' * 61}»\n", 2, "como mucho 60 letras"),
        ("Banda: X\n: maza\n", 2, "se esperaba «Perfil: arma, arma…»"),
    ],
)
def test_a_wrong_line_is_told(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadList) as told:
        read_list(text, LIBRARY)
    assert told.value.line == line
    assert problem.strip() in Words("es").say(told.value.message)


def test_what_does_not_exist_is_written_by_its_id() -> None:
    roster = Roster(name="X", faction="elfos", members=(Member(profile="orco", gear=("hacha",)),))
    assert "orco: hacha" in write_list(roster, LIBRARY, "es")
