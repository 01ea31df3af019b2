"""Content and bands from files of BattleScribe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete.battlescribe import BadFile
from tapete.content import Known
from tapete.content.references import broken_in
from tapete.games.punk.content.band.costs import cost_of
from tapete.games.punk.content.band.limits import faults_of
from tapete.games.punk.content.band.roster import Member, Roster
from tapete.games.punk.content.library import Library
from tapete.games.punk.workshop.imported import Found, import_files
from tapete.games.punk.workshop.imported.figures import (
    armour_of,
    attribute_of,
    bands_of,
    modes_of,
    numbered,
    numbers_of,
    packed,
    slug,
    strength_of,
    throw_of,
)
from tapete.words import LANGUAGES, Words
from tests.battlescribe.files import CATALOGUE, ROSTER, SYSTEM, put


@pytest.fixture
def imported(tmp_path: Path) -> Found:
    return import_files([put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.cat", CATALOGUE)])


@pytest.fixture
def found(imported: Found) -> Library:
    assert imported.content is not None
    return imported.content.library


# --- figures


@pytest.mark.parametrize(
    ("text", "strength"),
    [
        ("+2", "+2"),
        ("6", 6),
        ("7/6/5", (7, 6, 5)),
        (
            "Fuerza del lanzador // Fuerza del lanzador -1 // Fuerza del lanzador -2",
            ("+0", "-1", "-2"),
        ),
        ("mucha", None),
        ("", None),
    ],
)
def test_strength_as_people_write_it(text: str, strength: object) -> None:
    assert strength_of(text) == strength


def test_other_figures_as_people_write_them() -> None:
    assert attribute_of("3(4)") == (3, "4")
    assert attribute_of("-") == ("-", "")
    assert attribute_of("tres") is None
    assert numbers_of("2/1/0") == (2, 1, 0)
    assert numbers_of("x") is None
    assert bands_of("15/30/45 cm") == (15, 30, 45)
    assert bands_of("10/20/-") == (10, 20)
    assert bands_of("lejos") is None
    assert throw_of("Fue lanzador x 5 cm") == 5
    assert throw_of("15/30/45") is None
    assert armour_of("3 ó 5/6/7 contra Arma de fuego") == (3, (5, 6, 7))
    assert armour_of("duro") is None
    assert modes_of("3 (Gastando dos cargas)\n6 (Gastando 5 cargas)") == {2: 3, 5: 6}
    assert numbered("Veneno (2)") == ("Veneno", 2)
    assert numbered("Combustible (5 -1)") == ("Combustible", 5)
    assert packed("3 Bombas de Humo") == (3, "Bombas de Humo")
    assert slug("¡5 duros pa'l bus!") == "cinco_duros_pa_l_bus"


# --- content


def test_fighters_are_profiles(found: Library) -> None:
    chief = found.profiles["mutardos_cacique"]
    assert tuple(chief.attributes.by_letter().values()) == (3, 5, 4, 4, 4, 4, "-")
    assert (chief.cost, chief.most, chief.weapons) == (45, 1, 2)
    assert chief.special == ("peste", "swift")
    assert chief.given == ("thick_clothes",)
    assert chief.gear == ("mace", "gancho_oxidado", "pistol", "bullet", "smoke_bomb")
    assert chief.mutations is not None
    assert (chief.mutations.most, chief.mutations.among) == (1, ("hardy",))
    assert found.members["mutardos_cacique"] == "mutardos"


def test_fighters_that_come_with_others_are_in_groups(found: Library) -> None:
    rat = found.profiles["mutardos_ratilla"]
    assert rat.group == (2, 5)
    assert rat.company is not None
    assert (rat.company.of, rat.company.most) == ("mutardos_cacique", 2)


def test_gear_has_the_figures_of_the_file_and_our_ids(found: Library) -> None:
    hook = found.melee["gancho_oxidado"]
    assert (hook.combat, hook.strength, hook.penetration, hook.cost) == (1, "+1", 2, 7)
    assert hook.special == ("slow(1)", "cumbersome", "scarce")
    assert found.melee["mace"].cost == 5
    assert (found.ranged["pistol"].bands, found.ranged["pistol"].special) == (
        (15, 30, 45),
        ("firearm",),
    )
    assert found.bombs["smoke_bomb"].cost == 5  # two of them cost 10
    assert found.ammunition["bullet"].cost == 15
    assert (found.mutations["hardy"].cost, found.mutations["hardy"].adds) == (9, {"D": 2})


def test_what_refers_to_something_finds_it(found: Library) -> None:
    assert list(broken_in(found, Known.of(found))) == []


def test_what_is_not_understood_is_listed(imported: Found) -> None:
    left = [(one.element, one.name, one.reason.key.rpartition(".")[2]) for one in imported.left]
    assert sorted(left) == [
        ("constraint", "Armas", "constraint"),
        ("profile", "Cacharro", "figure"),
        ("profile", "Cacique", "second"),
        ("rule", "Peste", "text"),
    ]
    for language in LANGUAGES:
        assert not any("⟦" in Words(language).say(one.reason) for one in imported.left)


def test_a_band_of_imported_content_is_checked_by_it(found: Library) -> None:
    chief = Member(profile="mutardos_cacique", gear=("mace", "pistol"), ammunition={"bullet": 1})
    roster = Roster(
        name="X",
        faction="mutardos",
        points=100,
        members=(chief, Member(profile="mutardos_ratilla", count=3)),
    )
    assert cost_of(roster, found) == 45 + 5 + 5 + 15 + 3 * 4
    assert faults_of(roster, found) == ()
    assert [one.message.key for one in faults_of(roster)] == [
        "punk.band.fault.no_profile",
        "punk.band.fault.no_profile",
    ]


def test_a_refused_file_does_not_stop_the_others(tmp_path: Path) -> None:
    broken = put(tmp_path, "y.cat", CATALOGUE.replace("</catalogue>", ""))
    foreign = re.sub('gameSystemId="[^"]*"', 'gameSystemId="ffff"', CATALOGUE, count=1)
    strange = put(tmp_path, "z.cat", foreign)
    system = put(tmp_path, "x.gst", SYSTEM)
    read = import_files([broken, system, strange, put(tmp_path, "x.cat", CATALOGUE)])
    assert list(read.library.factions) == ["mutardos"]
    assert [Path(one.file).name for one in read.refused] == ["y.cat", "z.cat"]
    assert read.notes[:2] == tuple(one.message for one in read.refused)
    with pytest.raises(BadFile, match=r"y\.cat"):
        import_files([broken, system])


def test_who_is_only_had_with_somebody_unreadable_is_left_out(tmp_path: Path) -> None:
    unreadable = CATALOGUE.replace(">5(6)<", ">muchos<", 1)
    read = import_files([put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.cat", unreadable)])
    assert read.content is not None
    assert read.content.library.profiles == {}
    left = {(one.name, one.reason.key) for one in read.left if one.element == "profile"}
    assert ("Cacique", "punk.band.reason.figure") in left
    assert ("Ratilla", "punk.band.reason.no_place") in left


# --- rosters


def test_a_roster_is_a_band_of_ours(tmp_path: Path) -> None:
    read = import_files([put(tmp_path, "x.ros", ROSTER)])
    (band,) = read.bands
    assert (band.name, band.faction, band.points) == ("Los del Pozo", "mutardos", 150)
    mutant = Member(profile="mutante", name="El Tuerto", gear=("mace",), mutations=("hardy",))
    assert band.members == (
        mutant,
        mutant,
        Member(profile="cabezon"),
        Member(profile="pocho", count=3),
    )
    assert [(one.name, one.reason.key) for one in read.left] == [
        ("Sable láser", "punk.band.reason.no_thing"),
        ("Dragón", "punk.band.reason.no_profile"),
    ]


def test_a_limit_of_the_roster_is_that_of_the_band(tmp_path: Path) -> None:
    limit = '<costLimit name="Puntos" typeId="pts" value="300.0"/>'
    limited = ROSTER.replace("<forces>", f"<costLimits>{limit}</costLimits><forces>", 1)
    (band,) = import_files([put(tmp_path, "x.ros", limited)]).bands
    assert band.points == 300


def test_a_roster_of_a_faction_we_do_not_have_is_listed(tmp_path: Path) -> None:
    foreign = ROSTER.replace('catalogueName="Mutardos"', 'catalogueName="Elfos"').replace(
        'name="Mutardos" entryId', 'name="Elfos" entryId'
    )
    read = import_files([put(tmp_path, "x.ros", foreign)])
    assert read.bands[0].faction == ""
    assert "punk.band.reason.no_faction" in {one.reason.key for one in read.left}
