"""A whole show is said in both languages, and nothing of it tells what nobody may measure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tapete import games
from tapete.games.euphoria.events.harm import Died
from tapete.games.euphoria.labels.voice import VARIANTS, voice
from tapete.games.euphoria.rules.shooting.targets import SHOOT
from tapete.games.euphoria.state import State
from tapete.kernel import Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.dressing import dressed
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Position
from tapete.odds.forecast import forecast
from tapete.scene.screen import screen_of
from tapete.stories.telling import told, voiced
from tapete.words import LANGUAGES, Words

UNKNOWN = "⟦"
"""Begins what is shown of a message without words."""


def played(until: Callable[[Match[Any]], bool], **rules: bool) -> Match[Any]:
    """A show in which everybody does anything."""
    rng, match = Random(3), Match(games.find("euphoria"), {"rules": rules}, from_number(4))
    while match.question is not None and not until(match):
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(domain.sample(rng)))
    return match


def never(match: Match[Any]) -> bool:
    return False


def shooting(match: Match[Any]) -> bool:
    return bool(match.state.phase == "shooting" and match.question)


def everything_told(match: Match[Any]) -> Iterator[Message]:
    view = match.view(0)
    for one in match.told:
        yield told(match.game, one.event, view)
        said = voiced(match.game, one.event, view)
        if said is not None:
            yield said
    assert match.result is not None
    yield dressed(match.game, match.result.reason, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_of_a_show_has_words(language: str) -> None:
    words = Words(language)
    said = [words.say(message) for message in everything_told(played(never))]
    assert len(said) > 100
    assert not [one for one in said if UNKNOWN in one]


def test_all_cards_marks_and_areas_have_words() -> None:
    match, words = played(shooting), Words("en")
    screen, view = screen_of(match.game), match.view(0)
    scene = screen.scene(view, 0)
    cards = [screen.card(view, token.id) for token in scene.tokens]
    lines = [line for card in cards if card for part in card.sections for line, _ in part.lines]
    labels = [mark.label for token in scene.tokens for mark in token.marks]
    labels += [gauge.label for token in scene.tokens for gauge in token.gauges]
    said = [words.say(one) for one in (*lines, *labels, *[area.label for area in scene.areas])]
    assert len(said) > 40
    assert not [one for one in said if UNKNOWN in one]


# --- what nobody may measure


def out_of_reach(position: Position[State]) -> Position[State]:
    """The same question to somebody whose weapons reach no further than their own base."""
    before = msgspec.msgpack.decode(msgspec.msgpack.encode(position.before), type=State)
    for weapon in [weapon for mini in before.minis for weapon in mini.weapons]:
        weapon.range = 0
    return msgspec.structs.replace(position, before=before, now=before)


@pytest.mark.rule("euphoria.def.measure.when")
@pytest.mark.parametrize("measuring", [False, True])
def test_a_forecast_of_a_shot_does_not_tell_whether_it_reaches(measuring: bool) -> None:
    match = played(shooting, measuring=measuring)
    assert match.question is not None
    position: Position[State] = match.position(match.question.seats[0])
    domain = position.domain
    answers: list[Any] = [domain.write(value) for value in domain.candidates()]
    shot: Any = next(one for one in answers if one[1]["option"]["what"] == SHOOT)
    hurt = 1 - forecast(out_of_reach(position), shot).gists.probability(())
    assert (hurt > 0) is not measuring


@pytest.mark.rule("euphoria.def.measure.when")
def test_a_look_measures_only_by_house_rule() -> None:
    for measuring in (False, True):
        match = played(shooting, measuring=measuring)
        view = match.view(0)
        one, other = [next(m.id for m in view.minis if m.seat == s and not m.out) for s in (0, 1)]
        found = screen_of(match.game).look(view, one, other)
        assert bool(found.distance) is bool(found.circles) is measuring


# --- the presenter


def test_what_the_presenter_says_hangs_on_nothing_but_the_event() -> None:
    match = played(never)
    early, late = played(shooting).view(0), match.view(0)
    said = [(voice(one.event, early), voice(one.event, late)) for one in match.told]
    assert [one for one, _ in said] == [other for _, other in said]
    assert len([one for one, _ in said if one is not None]) > 5


def test_a_fatality_is_commented_on_once() -> None:
    view = played(shooting).view(0)
    one, other = view.minis[0].id, view.minis[-1].id
    killed = Died(figure=one, other=other, rule="euphoria.damage.eliminated")
    assert voice(killed, view) is not None
    assert voice(msgspec.structs.replace(killed, rule="euphoria.melee.fatality"), view) is None


def test_every_moment_has_all_its_variants_in_words() -> None:
    words = Words("es")
    words.learn("euphoria", "tapete.games.euphoria")
    keys = [f"euphoria.voice.{one}_{n + 1}" for one, many in VARIANTS.items() for n in range(many)]
    assert all(words.knows(key) for key in keys)
