"""A campaign over several sittings: a match goes on from one that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.game import GAME
from tapete.games.arena.rules.story.campaign import read
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.replays import replay
from tests.cli.terminals import HIGHWAYMEN, Tapete
from tests.kernel.matches import played
from tests.test_journals import JOURNALS


@pytest.fixture(scope="module")
def campaign() -> Path:
    """The finished match of a campaign."""
    return next(file for file in JOURNALS if file.stem == "arena-3")


def test_the_next_scenario_begins_with_what_was_kept(tapete: Tapete, campaign: Path) -> None:
    before = replay(Journal.parse(campaign.read_bytes()), GAME)
    sequel = before.sequel
    assert sequel is not None
    assert (sequel["campaign"], sequel["players"]) == (before.state.kept, 2)
    done = tapete("play", "--after", str(campaign))
    assert library().scenarios[sequel["scenario"]].name.en in done.out
    assert GAME.setup(GAME.options(**sequel)).before == before.state.before + before.state.levels


def test_what_a_match_kept_can_be_given_as_a_setting(tapete: Tapete, campaign: Path) -> None:
    """It is a text that happens to be JSON."""
    kept = replay(Journal.parse(campaign.read_bytes()), GAME).state.kept
    done = tapete("play", "arena", "--set", f"campaign={kept}")
    assert library().scenarios[read(kept).scenario].name.en in done.out


def test_a_campaign_that_was_altered_is_refused_with_its_rule(
    tapete: Tapete, campaign: Path
) -> None:
    kept = replay(Journal.parse(campaign.read_bytes()), GAME).state.kept
    altered = kept.replace('"levels":', '"levels":1')
    said = tapete("play", "arena", "--set", f"campaign={altered}").refused.strip()
    assert said.endswith("(arena.campaign.save)")
    assert "of its Skill Tree; after 1" in said


def test_a_campaign_that_is_misspelt_is_refused_with_the_nearest(tapete: Tapete) -> None:
    said = tapete("play", "arena", "--set", "campaign=tournment", lang="es").refused.strip()
    assert "No hay ninguna campaña «tournment»; hay: skag_season, tournament;" in said
    assert "lo más parecido es «tournament». (arena.setup.campaign_pick)" in said


def test_options_that_do_not_fit_are_refused_without_jargon(tapete: Tapete) -> None:
    said = tapete("play", "arena", "--set", "players=0", lang="es").refused.strip()
    assert said.endswith("estas opciones: players: se esperaba 1 como mínimo.")
    said = tapete("play", "arena", "--set", "x=0", lang="es").refused.strip()
    assert said.endswith("estas opciones: x: no hay ningún campo así.")
    twice = 'hunters=["moze","moze","amara","axton"]'
    said = tapete("play", "arena", "--set", twice, lang="es").refused.strip()
    assert said.endswith("(arena.setup.four_heroes)")


def test_a_saved_end_says_how_to_go_on(tapete: Tapete, campaign: Path, tmp_path: Path) -> None:
    file = tmp_path / "season.tapete"
    file.write_bytes(campaign.read_bytes())
    done = tapete("play", "--load", str(file), typed="n\n")
    assert f"tapete play --after {file}" in " ".join(done.out.split())


def test_nothing_goes_on_from_a_match_that_is_none_of_a_campaign(
    tapete: Tapete, tmp_path: Path
) -> None:
    file = tmp_path / "match.tapete"
    file.write_bytes(played(500, seed=4).journal().dump())
    assert "No match goes on from" in tapete("play", HIGHWAYMEN, "--after", str(file)).refused
