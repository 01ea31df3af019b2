"""A whole show is said in both languages, and nothing of it tells what nobody may measure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tapete import games
from tapete.deeds.do import Do
from tapete.games.euphoria.actions.menu import KINDS
from tapete.games.euphoria.actions.moving import MOVE
from tapete.games.euphoria.content.team.roster import examples, write_team
from tapete.games.euphoria.events.harm import Died
from tapete.games.euphoria.events.story import Agreed
from tapete.games.euphoria.labels.answers import label
from tapete.games.euphoria.labels.deeds import deed
from tapete.games.euphoria.labels.names import team_called
from tapete.games.euphoria.labels.voice import VARIANTS, voice
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.charging.charging import CHARGE
from tapete.games.euphoria.rules.shooting.targets import SHOOT
from tapete.games.euphoria.state import State
from tapete.games.euphoria.steps import ASK
from tapete.kernel import Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.dressing import dressed
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Position
from tapete.odds.forecast import forecast
from tapete.scene.screen import screen_of
from tapete.stories.telling import told, voiced
from tapete.words import LANGUAGES, Words
from tests.games.euphoria.shows import gun, shown, who

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


def aiming(match: Match[Any]) -> bool:
    """True if somebody is asked what to shoot at."""
    question = match.question
    if match.state.phase != "shooting" or question is None or question.key != ASK:
        return False
    domain = question.domains[question.seats[0]]
    return any(way == "do" and one.option.what == SHOOT for way, one in domain.candidates())


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deed_that_nobody_can_be_the_target_of_names_no_target(language: str) -> None:
    show, words = shown(a=who(), B=who(at=(9, 4))), Words(language)
    show.activate("a")
    named = [deed(Do(kind.name), {}, show.state) for kind in KINDS]
    said = [words.say(dressed(games.find("euphoria"), one, show.state)) for one in named]
    assert words.say("euphoria.do.charge", to="…") in said
    assert not [one for one in said if UNKNOWN in one or "none" in one or "{" in one]


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
    match = played(aiming, measuring=measuring)
    assert match.question is not None
    position: Position[State] = match.position(match.question.seats[0])
    domain = position.domain
    choices: list[Any] = [value for value in domain.candidates() if value[0] == "do"]
    shot = domain.write(next(one for one in choices if one[1].option.what == SHOOT))
    hurt = 1 - forecast(out_of_reach(position), shot).gists.probability(())
    assert (hurt > 0) is not measuring


@pytest.mark.rule("euphoria.def.measure.when")
def test_a_look_measures_only_by_house_rule() -> None:
    for measuring in (False, True):
        rules = Rules(measuring=measuring)
        show = shown(rules=rules, a=who(at=(4, 4), weapons=[gun()]), B=who(at=(4, 9)))
        found = screen_of(games.find("euphoria")).look(show.state, "a", "B")
        assert bool(found.distance) is bool(found.circles) is measuring
        cited = {rule for _, rule in found.notes}
        assert ("euphoria.def.measure.when" in cited) is not measuring


def moving(match: Match[Any]) -> bool:
    question = match.question
    return bool(question and question.key == ASK and match.state.phase == "movement")


def lengths(match: Match[Any]) -> set[bool]:
    """Whether the lines of ways, and what is shown while one is drawn, tell how long it is."""
    assert match.question is not None
    seat = match.question.seats[0]
    ways = [one for one in match.question.domains[seat].candidates() if one[0] == MOVE]
    said = [label(way, match.view(seat)) for way in ways if way[1].steps]
    places: list[Any] = [dict(one.args)["place"] for one in said]
    return {dict(place.args)["length"] != 0 for place in places}


@pytest.mark.rule("euphoria.def.measure.when")
@pytest.mark.rule("euphoria.ruling.measure_moves")
@pytest.mark.parametrize("measuring", [False, True])
def test_a_way_says_how_long_it_is_only_by_house_rule(measuring: bool) -> None:
    assert lengths(played(moving, measuring=measuring)) == {measuring}


@pytest.mark.rule("euphoria.charge.declare")
@pytest.mark.parametrize("far", [7, 20])
def test_a_charge_is_drawn_straight_however_far_its_target_is(far: float) -> None:
    show = shown(a=who(at=(4, 4), ap=5), B=who(at=(far, 4)))
    show.activate("a")
    drawn = screen_of(games.find("euphoria")).course
    assert drawn(Do(CHARGE, "B"), show.state) == (show["a"].at.pair, show["B"].at.pair)
    assert drawn(Do(SHOOT, "B"), show.state) == ()


# --- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_ready_teams_have_names_in_both_languages(language: str) -> None:
    said = [Words(language).say(team_called(one.name, name)) for name, one in examples().items()]
    assert not [one for one in said if UNKNOWN in one]
    assert len(set(said)) == len(examples())
    assert (said == [one.name for one in examples().values()]) is (language == "en")


def test_a_team_of_ones_own_keeps_the_name_it_was_given() -> None:
    own = write_team(examples()["ghost_300"])
    options = {"teams": ("mine", "ghost_300"), "own": {"mine": own}}
    match = Match(games.find("euphoria"), options, from_number(1))
    names = [side.name for side in screen_of(match.game).scene(match.view(0), 0).sides]
    assert [Words("es").say(one) for one in names] == ["No names", "Sin nombres"]


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


@pytest.mark.parametrize(("language", "no"), [("es", "no cuenta"), ("en", "does not count")])
def test_what_is_played_without_is_not_said_to_be_played_with(language: str, no: str) -> None:
    words = Words(language)
    words.learn("euphoria", "tapete.games.euphoria")
    for one in Rules.__struct_fields__:
        said = words.say(Agreed(variants=(one,), rule="euphoria.def.show").message())
        assert UNKNOWN not in said
        assert (no in said) == (one in ("stand_bonuses", "stand_is_moving"))
