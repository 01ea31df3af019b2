"""What belongs to one deed: the step it was told in, or the turn that began in it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Event, Rolled, Undone, event_key
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.replays import replay
from tapete.scene.screen import screen_of
from tapete.stories.stories import story_of
from tests.server.matches import asked_of, play_on, savage, until_asked


def stories(match: Match[Any]) -> dict[int, list[Event]]:
    """What a spectator was told, by story."""
    screen, view = screen_of(match.game), match.view(None)
    found: dict[int, list[Event]] = {}
    for at, told in enumerate(match.told):
        if told.to is None and not match.game.labels.retells(told.event):
            found.setdefault(story_of(match, screen, None, view, at), []).append(told.event)
    return found


def keys(events: list[Event]) -> list[str]:
    return [event_key(type(event)) for event in events]


def test_an_attack_its_rolls_and_the_hit_are_one_story() -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    story = list(stories(match).values())[-1]
    assert keys(story)[0] == "savage.event.attacked"
    assert {"savage.event.hit", "kernel.event.rolled"} <= {*keys(story)}


@pytest.mark.parametrize("name", ["savage", "punk"])
def test_what_begins_a_turn_begins_a_story(name: str) -> None:
    match = play_on(Match(games.find(name), {}, from_number(2)), 120)
    screen, view = screen_of(match.game), match.view(None)
    for told in stories(match).values():
        cues = [screen.cue(event, view) for event in told]
        assert "turn" not in [cue.kind for cue in cues[1:] if cue is not None]


ON_THE_WAY = ("savage.move.hazard", "savage.hold.", "savage.mounted.", "punk.core.", "punk.move.")
"""What is rolled for without a deed: who chooses a side, dangerous ground, whoever is quicker."""


@pytest.mark.parametrize("name", ["savage", "punk"])
def test_a_roll_of_a_deed_stands_beneath_who_does_what(name: str) -> None:
    told = stories(play_on(Match(games.find(name), {}, from_number(4)), 200)).values()
    assert any(isinstance(event, Rolled) for story in told for event in story[1:])
    headless = [story[0].rule for story in told if isinstance(story[0], Rolled)]
    assert [rule for rule in headless if not rule.startswith(ON_THE_WAY)] == []


def test_what_is_told_again_after_an_undo_is_still_of_its_step() -> None:
    match = until_asked("savage.ask.benny_trait", savage())
    begun, (seat, _) = match.begun[-1], asked_of(match)
    match.practise(seat)
    for _ in range(2):
        before = len(match.told)
        match.answer(seat, True)
        assert set(match.begun[before:]) == {begun}
        match.undo(seat)
        while match.undo_request is not None:
            match.consent(match.undo_request.waiting[0], True)
        assert isinstance(match.told[-1].event, Undone)
        assert match.begun[-1] == len(match.told) - 1


def test_a_replay_tells_the_same_stories() -> None:
    match = play_on(savage(), 60)
    again = replay(Journal.parse(match.journal().dump()), match.game)
    assert again.begun == match.begun
    assert stories(again) == stories(match)
