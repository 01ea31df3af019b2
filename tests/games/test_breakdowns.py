"""In whole matches, what is shown of every answer's chances sums to 100 and says of what it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay_steps
from tapete.kernel.message import Message
from tapete.odds.shown.folding import MOST
from tapete.server.showing.asking import asked
from tapete.server.showing.weighing import weigh
from tapete.server.wire.asked import Asked, Item
from tapete.server.wire.to_client import Outcome, Weighed
from tapete.words import LANGUAGES, Words
from tests.server.matches import asked_of
from tests.test_journals import JOURNALS, game_of

MATCHES = [file for file in JOURNALS if file.stem.endswith("-1")]
"""A finished match of each game."""
EACH = 2
"""How many answers to a question are weighed: others to the next."""
NUMEROUS = 40
"""Each answer is weighed as one of so many, and so not for long."""


@cache
def weighings(file: Path) -> list[Weighed]:
    """Weighs answers to every question of a match, the most telling ones first."""
    journal = Journal.parse(file.read_bytes())
    steps = enumerate(replay_steps(journal, game_of(journal)))
    return [one for number, match in steps for one in _weighed(match, number)]


def _weighed(match: Match[Any], number: int) -> Iterator[Weighed]:
    if match.question is None:
        return
    seat, _ = asked_of(match)
    question = asked(match, seat)
    for item in _telling(question)[number % 3 :][:EACH] if question.weighable else ():
        yield weigh(match.position(seat), item.answer, NUMEROUS)


def _telling(question: Asked) -> list[Item]:
    """One answer of each deed: those that have a target first, then what is seldom offered."""
    items = sorted(question.items, key=lambda item: not item.figures)
    if not any(item.deed for item in items):
        return items
    first = {item.deed: item for item in reversed(items)}
    count = Counter(item.deed for item in items)
    return sorted(first.values(), key=lambda item: (not item.figures, count[item.deed]))


def part(percent: Message) -> int:
    return int(str(dict(percent.args)["part"]))


def unfolded(outcomes: tuple[Outcome, ...]) -> list[Outcome]:
    return [one for outcome in outcomes for one in outcome.more or (outcome,)]


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_every_breakdown_of_a_match_sums_to_100(file: Path) -> None:
    shown = [one.outcomes for one in weighings(file) if one.outcomes]
    assert len([outcomes for outcomes in shown if len(outcomes) > 1]) > 5
    for outcomes in shown:
        assert sum(part(one.percent) for one in outcomes) == 100
        assert sum(part(one.percent) for one in unfolded(outcomes)) == 100
        assert len(outcomes) <= MOST


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_headline_of_a_match_says_of_what_it_is(file: Path, language: str) -> None:
    game, words = game_of(Journal.parse(file.read_bytes())), Words(language)
    words.learn(game.name, game.package)
    hopes = [one.headline for one in weighings(file) if one.headline is not None]
    assert hopes
    for hope in hopes:
        percent, what = words.say(hope.percent), words.say(hope.what)
        assert words.say(hope.said) == f"{percent} {what}"
        assert what
        assert "⟦" not in what
