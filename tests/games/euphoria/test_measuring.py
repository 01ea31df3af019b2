"""What is measured is known from then on: nobody takes a declaration back and declares better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tapete import games
from tapete.bots.foresight import MIDDLE, Path
from tapete.deeds.do import Do
from tapete.games.euphoria.actions.menu import menu
from tapete.games.euphoria.actions.moving import MOVE
from tapete.games.euphoria.events.charging import Failed, Reached
from tapete.games.euphoria.events.gear import Triggered
from tapete.games.euphoria.events.gifts import (
    AbilityDeclared,
    AbilityWasted,
    AbilityWorked,
    GeneUsed,
)
from tapete.games.euphoria.events.shooting import OutOfRange, Shot
from tapete.games.euphoria.labels.outcomes import declares
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.gear.traps import trigger
from tapete.games.euphoria.rules.shooting.placing import Laying
from tapete.games.euphoria.rules.shooting.targets import SHOOT
from tapete.games.euphoria.rules.sight.measuring import is_measured
from tapete.games.euphoria.state import Phase, State
from tapete.games.euphoria.world import Show
from tapete.kernel import Filled, Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import Refused
from tapete.kernel.event import Event, Rolled
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.undo import may_go_back
from tapete.spaces.plane.point import INCH
from tapete.spaces.questions.template import Template
from tapete.spaces.treks.trek import Treks
from tapete.words import Words
from tests.games.euphoria.gear.test_objects import trapped
from tests.games.euphoria.shows import Shown, inches, shown, who
from tests.games.euphoria.words.test_said import aiming, out_of_reach, played

SHOWS, ANSWERS = 6, 700


def answers(number: int, **rules: bool) -> Iterator[tuple[Match[Any], int, Any, list[Event]]]:
    """A show in which everybody does anything: who answered what, and what came of it."""
    rng = Random(number)
    match = Match(games.find("euphoria"), {"rules": rules}, from_number(number))
    while match.question is not None and len(match.line) < ANSWERS:
        seat, before = match.question.seats[0], len(match.told)
        domain = match.question.domains[seat]
        value = domain.sample(rng)
        match.answer(seat, domain.write(value))
        yield match, seat, value, [one.event for one in list(match.told)[before:]]


def taken_back(wanted: Callable[[Any, list[Event]], bool], **rules: bool) -> set[bool]:
    """Whether answers of a kind that nobody rolled for could be taken back freely."""
    found = set()
    for number in range(SHOWS):
        for match, seat, value, told in answers(number, **rules):
            if wanted(value, told) and not any(isinstance(one, Rolled) for one in told):
                found.add(may_go_back(match, seat))
    return found


def telling(event: type[Event]) -> Callable[[Any, list[Event]], bool]:
    return lambda value, told: any(isinstance(one, event) for one in told)


@pytest.mark.rule("euphoria.def.measure.declare_first")
@pytest.mark.parametrize("event", [Failed, Reached, OutOfRange, Shot])
def test_what_was_declared_is_not_taken_back_once_it_was_measured(event: type[Event]) -> None:
    assert taken_back(telling(event)) == {False}


@pytest.mark.parametrize("event", [Failed, OutOfRange])
def test_where_all_may_measure_a_declaration_is_taken_back_freely(event: type[Event]) -> None:
    assert True in taken_back(telling(event), measuring=True)


def test_a_move_tells_nothing_and_is_taken_back_freely() -> None:
    assert True in taken_back(lambda value, told: isinstance(value, tuple) and value[0] == MOVE)


@pytest.mark.rule("euphoria.ability.range_miss")
@pytest.mark.parametrize(
    ("event", "measured"),
    [
        (AbilityDeclared(figure="a", ability="pulse"), True),
        (AbilityDeclared(figure="a", ability="take_aim"), False),
        (AbilityDeclared(figure="a", ability="mark_prey", target="B"), False),
        (AbilityWasted(figure="a", ability="mark_prey", target="B", why="range"), True),
        (AbilityWorked(figure="a", ability="mark_prey", target="B"), True),
        (GeneUsed(figure="a", gene="roar"), True),
        (GeneUsed(figure="a", gene="aggression"), False),
        (Triggered(figure="a", device="arc"), True),
    ],
)
def test_what_has_a_reach_is_measured_as_it_takes_effect(event: Event, measured: bool) -> None:
    assert is_measured(event) is measured


@pytest.mark.rule("euphoria.def.measure.when")
@pytest.mark.parametrize("measuring", [False, True])
def test_a_bot_does_not_foresee_whether_a_shot_reaches(measuring: bool) -> None:
    match = played(aiming, measuring=measuring)
    assert match.question is not None
    position: Position[State] = match.position(match.question.seats[0])
    shots = [one for one in position.domain.candidates() if one[0] == "do"]
    shot = next(one for one in shots if one[1].option.what == SHOOT)
    path = Path(out_of_reach(position), shot, Random(1), MIDDLE)
    assert path.rolled is not measuring


@pytest.mark.rule("euphoria.def.measure.when")
@pytest.mark.parametrize("measuring", [False, True])
def test_a_trap_is_weighed_as_if_it_reached_whoever_may_be_near_enough(measuring: bool) -> None:
    show = trapped("burner", rules=Rules(measuring=measuring), C=who((7, 10.5)), D=who((7, 14)))
    show.activate("a")
    assert declares(("do", Filled(Do("trigger", "burner"))), show.state) is not measuring
    before = {one.id: one.life for one in show.state.minis}
    supposed = games.find("euphoria").supposed(show.state, Message("euphoria.ask.act"))
    weighed = Show(supposed, show.show.table)
    trigger(weighed, weighed.mini("a"), supposed.devices[0])
    hurt = [one.id for one in supposed.minis if one.life < before[one.id]]
    assert hurt == ([] if measuring else ["C"])


def refused(show: Shown, answer: Any) -> Message:
    with pytest.raises(Refused) as found:
        show.answer(answer)
    return found.value.reason


def way(x: float, y: float) -> list[Any]:
    return ["move", {"way": [[inches(x), inches(y)]]}]


def grenade(x: float, y: float) -> list[Any]:
    return ["throw:grenade", [inches(x), inches(y)]]


@pytest.mark.rule("euphoria.def.measure.when")
@pytest.mark.rule("euphoria.ruling.measure_moves")
@pytest.mark.parametrize("measuring", [False, True])
@pytest.mark.parametrize(
    ("phase", "answer", "measured"),
    [
        ("movement", way(16, 5), "needs"),
        ("movement", way(10, 5.3), "has"),
        ("grenades", grenade(16, 5), "needs"),
    ],
    ids=["a way too far", "a place too near", "a grenade"],
)
def test_what_is_refused_is_measured_only_by_house_rule(
    phase: Phase, answer: list[Any], measured: str, measuring: bool
) -> None:
    rules, thrower = Rules(measuring=measuring), who((4, 5), ap=8, items=["grenade"])
    show = shown(rules=rules, phase=phase, a=thrower, B=who((10.5, 7)))
    show.activate("a")
    reason = refused(show, answer)
    assert len({"needs", "has"} & dict(reason.args).keys()) == 1 + measuring
    assert (measured in dict(reason.args)) is measuring
    assert "⟦" not in Words("es").say(reason) + Words("en").say(reason)


@pytest.mark.parametrize("measuring", [False, True])
def test_a_template_that_is_held_over_the_table_is_no_ruler(measuring: bool) -> None:
    rules, thrower = Rules(measuring=measuring), who((4, 5), ap=8, items=["grenade"])
    show = shown(rules=rules, phase="grenades", a=thrower, B=who((10.5, 7)))
    laid = menu(show.show, show["a"]).ways[Laying("throw", "grenade")]
    assert isinstance(laid, Template)
    assert (laid.sketch(grenade(10.5, 5)[1]).cost is not None) is measuring


@pytest.mark.parametrize("measuring", [False, True])
def test_a_way_out_of_reach_costs_nothing_that_is_told(measuring: bool) -> None:
    show = shown(rules=Rules(measuring=measuring), a=who((4, 5), ap=8), B=who((20, 20)))
    ways = menu(show.show, show["a"]).ways["move"]
    assert isinstance(ways, Treks)
    assert ways.sketch(way(9, 5)[1]).cost == 5 * INCH
    assert (ways.sketch(way(16, 5)[1]).cost is not None) is measuring
