"""Golden playthroughs: a whole match in words, to be reviewed as a difference."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tapete.kernel.dressing import dressed
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay
from tapete.scene.screen import screen_of
from tapete.stories.stories import story_of
from tapete.stories.telling import told as as_told
from tapete.words import LANGUAGES, Words
from tests.test_journals import JOURNALS, game_of

FOLDER = Path(__file__).parent / "golden"


def told(file: Path, language: str) -> str:
    """All that a spectator of a finished match was told."""
    journal = Journal.parse(file.read_bytes())
    game = game_of(journal)
    words = Words(language)
    words.learn(game.name, game.package)
    match = replay(journal, game)
    assert match.result is not None
    end = words.say(dressed(game, match.result.reason, match.view(None)))
    return "\n".join([*_stories(match, words), end, ""])


def _stories(match: Match[Any], words: Words) -> Iterator[str]:
    """What a spectator was told, each deed with what belongs to it beneath."""
    game, view = match.game, match.view(None)
    before = -1
    for at, event in match.log(None):
        if at is not None and not game.labels.retells(event):
            story = story_of(match, screen_of(game), None, view, at)
            yield f"{'    ' if story == before else ''}{words.say(as_told(game, event, view))}"
            before = story


def golden(file: Path, language: str) -> Path:
    return FOLDER / f"{file.stem}.{language}.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)
def test_a_match_reads_as_it_did(file: Path, language: str) -> None:
    assert told(file, language) == golden(file, language).read_text("utf-8")


def write(file: Path) -> None:
    """A match's text in every language, as it is told now."""
    for language in LANGUAGES:
        golden(file, language).write_text(told(file, language), "utf-8")


if __name__ == "__main__":
    for journal in JOURNALS:
        write(journal)
