"""How the teams stand and what they want: before the first turn, during the show and at its end."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.missions import TURNS, Goal, missions
from tapete.games.euphoria.content.names import name_of, text_of
from tapete.games.euphoria.labels.names import team_name
from tapete.games.euphoria.rules.story.goals import goals_of
from tapete.games.euphoria.state import NEUTRAL, SEATS, State
from tapete.games.euphoria.world import Show
from tapete.kernel import Message, Seat
from tapete.kernel.message import Arg
from tapete.kernel.seat import whose
from tapete.odds.silent import SILENT


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    """The briefing, with a seat's own team first; a spectator reads both alike."""
    mission = missions()[view.mission]
    order = reversed(SEATS) if seat == 1 else SEATS
    return (
        Message.of("euphoria.brief.title", name=text_of(mission.name), turns=TURNS),
        Message.of("content.text", es=mission.es, en=mission.en),
        *[line for side in order for line in _team(view, side, seat)],
        Message("euphoria.brief.points"),
        Message.of("euphoria.brief.measuring", free=view.rules.measuring),
    )


def _team(view: State, side: Seat, seat: Seat | None) -> Iterator[Message]:
    told = {"whose": whose(seat, side), "name": team_name(view, side), "role": _role(view, side)}
    yield Message.of("euphoria.brief.team", **told, faction=faction(view, side))
    for goal in goals(view, side):
        yield Message.of("euphoria.brief.goal", goal=goal)


def _role(view: State, side: Seat) -> Arg:
    """What a team is in a mission with an attacker; `none` if there are no roles, or not yet."""
    roles = missions()[view.mission].roles
    known = roles is not None and view.attacker != NEUTRAL
    return text_of(roles[int(side != view.attacker)]) if roles and known else "none"


def faction(view: State, seat: Seat) -> Message:
    return name_of("factions", view.factions[seat])


def goals(view: State, side: Seat) -> tuple[Message, ...]:
    """What gives a team points."""
    wanted = goals_of(Show(view, SILENT), side)
    return (Message("euphoria.goal.kill"), *map(_goal, wanted))


def _goal(goal: Goal) -> Message:
    return Message.of(f"euphoria.goal.{goal.kind}", points=goal.points, fulfils=goal.fulfils)


def minis_left(view: State, seat: Seat) -> dict[str, Arg]:
    """How many miniatures of a team still play, and how many there were."""
    team = [mini.out for mini in view.minis if mini.seat == seat]
    return {"left": len([out for out in team if out in ("", "waiting")]), "count": len(team)}


def audience(view: State, seat: Seat) -> int:
    """What a team has scored: euphoria.end.score"""
    return view.audience[seat] + view.objective_points[seat]


def head(view: State) -> Message:
    """The turn and the phase."""
    return Message.of("euphoria.scene.head", turn=view.turn, turns=TURNS, step=view.phase)


def ending(state: State) -> Message:
    """How the show ended, who won, and by how much."""
    winner, both = state.winner, sorted([audience(state, 0), audience(state, 1)])
    told = {"winner": winner, "name": team_name(state, winner), "most": both[1], "least": both[0]}
    return Message.of(f"euphoria.result.{state.ended}", **told)
