"""Who may be in a team of which faction."""

from __future__ import annotations

import pytest

from tests.games.euphoria.teams.rosters import broken


@pytest.mark.rule("euphoria.ruling.team_faction")
def test_a_team_chooses_one_of_eight_factions_and_has_somebody_of_it() -> None:
    assert broken("mercenary", "gambler") == ["euphoria.ruling.team_faction"]
    assert broken("", "vargas") == ["euphoria.ruling.team_faction"]
    assert broken("soldiers", "gambler") == ["euphoria.ruling.team_faction"]
    assert broken("soldiers", "gambler", "vargas") == []


@pytest.mark.parametrize(
    ("faction", "members", "rule"),
    [
        pytest.param(*case, marks=pytest.mark.rule(case[2]))
        for case in (
            ("soldiers", ("vargas", "beta"), "euphoria.faction.soldiers.limit"),
            ("hunters", ("ysa", "beta"), "euphoria.faction.hunters.limit"),
            ("clones", ("beta", "ysa"), "euphoria.faction.clones.hunter"),
            ("ghost", ("veteran", "marksman"), "euphoria.faction.ghost.estars"),
            ("estars", ("marksman", "veteran"), "euphoria.faction.estars.ghost"),
            ("estars", ("marksman", "gambler"), "euphoria.faction.estars.only_soldier"),
            ("estars", ("marksman", "ysa"), "euphoria.faction.estars.only_soldier"),
            ("clones", ("beta", "gnasher"), "euphoria.faction.bad_born_only_own"),
            ("bad_born", ("gnasher", "gambler"), "euphoria.faction.bad_born.gravekeeper"),
            ("bad_born", ("gnasher", "vargas"), "euphoria.faction.bad_born.gravekeeper"),
        )
    ],
)
def test_some_factions_do_not_mix(faction: str, members: tuple[str, ...], rule: str) -> None:
    assert broken(faction, *members) == [rule]
    assert broken(faction, members[0]) == []


@pytest.mark.rule("euphoria.faction.estars.only_soldier")
def test_estars_let_soldiers_in() -> None:
    assert broken("estars", "marksman", "vargas") == []


@pytest.mark.rule("euphoria.faction.clones.ghost")
def test_there_is_one_ghost_for_each_clone() -> None:
    two = ("beta", "delta")
    assert broken("clones", *two, "veteran", "veteran") == []
    three = broken("clones", *two, "veteran", "veteran", "breacher")
    assert three == ["euphoria.faction.clones.ghost"]


@pytest.mark.rule("euphoria.faction.clones.legend")
def test_clones_have_one_legend_at_most() -> None:
    assert broken("clones", "beta", "king") == []
    assert broken("clones", "beta", "king", "neon") == ["euphoria.faction.clones.legend"]


@pytest.mark.rule("euphoria.faction.ghost.sergeant")
def test_a_sergeant_does_not_serve_with_mercenaries() -> None:
    assert broken("ghost", "veteran", "sergeant") == []
    assert broken("ghost", "veteran", "gambler") == []
    assert broken("ghost", "sergeant", "gambler") == ["euphoria.faction.ghost.sergeant"]
    assert broken("soldiers", "vargas", "sergeant", "gambler") == []


@pytest.mark.rule("euphoria.faction.bad_born.gravekeeper")
def test_a_single_gravekeeper_may_join_the_bad_born() -> None:
    assert broken("bad_born", "gnasher", "gravekeeper") == []
    two = broken("bad_born", "gnasher", "gravekeeper", "gravekeeper")
    assert two == ["euphoria.faction.bad_born.gravekeeper", "euphoria.class.unique"]


@pytest.mark.rule("euphoria.faction.bad_born.copies")
def test_a_bad_born_comes_three_times_at_most() -> None:
    assert broken("bad_born", *["gnasher"] * 3, "spider") == []
    assert broken("bad_born", *["gnasher"] * 4) == ["euphoria.faction.bad_born.copies"]


@pytest.mark.rule("euphoria.class.unique")
def test_a_unique_character_comes_once() -> None:
    assert broken("soldiers", "harker", "harker") == ["euphoria.class.unique"]


@pytest.mark.rule("euphoria.ruling.copies")
def test_others_come_as_often_as_one_likes() -> None:
    assert broken("soldiers", *["vargas"] * 9) == []


@pytest.mark.rule("euphoria.ruling.faction_member_rules")
def test_limits_of_a_team_bind_only_teams_of_that_faction() -> None:
    assert broken("cyborg", "spark", "marksman", "veteran") == []
    assert broken("cyborg", "spark", "veteran: medkit") == ["euphoria.faction.ghost.no_items"]
