"""Golden playthroughs: a whole match in words, to be reviewed as a difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapete.kernel.dressing import dressed
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.replays import replay
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
    events = [event for event in match.events(None) if not game.labels.retells(event)]
    assert match.result is not None
    messages = [*[event.message() for event in events], match.result.reason]
    lines = [words.say(dressed(game, message, match.view(None))) for message in messages]
    return "\n".join([*lines, ""])


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
