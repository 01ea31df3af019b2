"""What players are told before the first card: the story, each side's goals, the map's signs."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.savage.content.names import text_of
from tapete.games.savage.content.scenario import Goal, Side, scenario_named
from tapete.games.savage.state import State
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg
from tapete.kernel.seat import whose


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    """The briefing. A player reads its own goals first; a spectator reads both sides' alike."""
    scenario = scenario_named(view.scenario)
    order = (1, 0) if seat == 1 else (0, 1)
    return (
        Message.of("savage.brief.title", name=text_of(scenario.name), rounds=scenario.rounds),
        text_of({"es": scenario.es, "en": scenario.en}),
        *[line for side in order for line in _side(view, scenario.sides[side], whose(seat, side))],
    )


def legend(view: State) -> tuple[Message, ...]:
    """The signs of the map that a terminal draws."""
    scenario = scenario_named(view.scenario)
    signs = tuple(
        Message.of("savage.brief.sign", sign=sign, name=text_of(ground.name))
        for sign, ground in scenario.ground.items()
        if sign in scenario.map
    )
    return (Message.of("savage.brief.legend", signs=signs),) if signs else ()


def _side(view: State, side: Side, whose: str) -> Iterator[Message]:
    yield Message.of("savage.brief.side", whose=whose, name=text_of(side.name))
    yield from (_goal(view, goal) for goal in side.goals)


def _goal(view: State, goal: Goal) -> Message:
    left, top, width, depth = goal.zone
    who = next((one.id for one in view.figures if one.id == goal.figure), "")
    what = Message.of(
        f"savage.goal.{goal.kind}",
        count=goal.count,
        figure=who,
        thing=thing_wanted(view.scenario, goal.figure),
        left=left + 1,
        right=left + width,
        top=top + 1,
        bottom=top + depth,
    )
    return Message.of("savage.brief.goal", goal=what, points=goal.points, decisive=goal.decisive)


def thing_wanted(scenario: str, sign: str) -> Arg:
    """The name of the thing that a sign of the map stands for; empty if there is none."""
    ground = scenario_named(scenario).ground.get(sign)
    return "" if ground is None else text_of(ground.name)
