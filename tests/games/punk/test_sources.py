"""What a journal remembers of the content a match was played with."""

from tapete.games.punk.game import GAME
from tapete.games.punk.meta import Options


def test_a_match_remembers_the_scenario_the_table_and_the_bands_it_was_played_with() -> None:
    files = GAME.fingerprints(Options(scenario="brawl", bands=("idos_200", "troupe_200")))
    chosen = [name for name in files if "/" in name and not name.startswith("profiles/")]
    assert chosen == [
        "scenarios/brawl.toml",
        *[name for name in chosen if name.startswith("tables/")],
        "bands/idos_200.toml",
        "bands/troupe_200.toml",
    ]
    assert len(chosen) == 4
    assert "profiles/idos.toml" in files


def test_what_people_wrote_is_no_file() -> None:
    files = GAME.fingerprints(Options(bands=("mine", "mine"), own={"mine": "name = 'x'"}))
    assert not [name for name in files if name.startswith("bands/")]
