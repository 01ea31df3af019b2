"""Whole matches: bots among themselves, journals, odds and gangs of players' own."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from tapete.bots import GreedyBot, RandomBot
from tapete.content import BadContent, Folder
from tapete.kernel import Match, Message, playout, replay
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.journal import Journal
from tapete.odds.procedures import weigh
from tapete.workshop import Unsound
from tests.kernel.matches import answer_any
from tests.rebatina import content
from tests.rebatina.game import GAME
from tests.rebatina.meta import Options
from tests.rebatina.workshop import Draft, Gangs


def test_random_matches_end_with_every_sack_in_place() -> None:
    for seed in range(50):
        played = playout(GAME, Options(), [RandomBot(seed), RandomBot(~seed)], from_number(seed))
        carried = sum(figure.loot for figure in played.state.figures)
        assert carried + len(played.state.sacks) == 5


def test_greedy_beats_random() -> None:
    won = [
        playout(GAME, Options(), [GreedyBot(seed), RandomBot(seed)], from_number(seed)).result
        for seed in range(10)
    ]
    assert sum(result.winners == (0,) for result in won) >= 9


def test_a_journal_replays_to_the_same_end() -> None:
    match = Match(GAME, Options(), from_number(7))
    rng = Random(7)
    while match.question is not None:
        answer_any(match, rng)
    dumped = match.journal().dump()
    again = replay(Journal.parse(dumped), GAME)
    assert (again.result, again.journal().dump()) == (match.result, dumped)


def test_the_odds_of_a_blow_are_exact() -> None:
    odds = weigh(GAME.procedures["strike"], {"striker": "brute", "target": "brute"})
    assert odds.probability((Message("rebatina.odds.hit"),)) == Fraction(15, 36)


@pytest.mark.rule("rebatina.gang")
def test_a_gang_of_one_s_own_is_three_figures_that_cost_9_at_most() -> None:
    gangs = Gangs()
    sound = gangs.drafted({"name": "Los Gatos", "members": ["brute", "blade", "urchin"]})
    assert gangs.playable([sound]) == {"gangs": [("brute", "blade", "urchin")]}
    with pytest.raises(Unsound):
        gangs.playable([Draft("Moles", ("brute", "brute", "brute"))])


def test_a_gang_that_was_made_takes_the_places_of_the_scenario_s_own() -> None:
    state = GAME.setup(Options(gangs=(("urchin", "urchin", "blade"),)))
    assert [figure.kind for figure in state.figures[:3]] == ["urchin", "urchin", "blade"]
    assert state.figures[3].kind == "brute"


def test_a_reference_to_nothing_is_found_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(content.__file__).parent
    (tmp_path / "scenarios").mkdir()
    for name in ("kinds.toml", "scenarios/yard.toml"):
        text = (folder / name).read_text("utf-8").replace('kind = "blade"', 'kind = "blad"')
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(content, "CONTENT", Folder(tmp_path))
    with pytest.raises(BadContent, match=r"no_such.*blad"):
        content.library.__wrapped__()
