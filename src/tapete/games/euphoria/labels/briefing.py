"""What players read before the first turn: the mission, the teams, and how a show goes."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.missions import EITHER, TURNS, Goal, Mission, missions
from tapete.games.euphoria.content.names import name_of, text_of
from tapete.games.euphoria.labels.names import team_name
from tapete.games.euphoria.labels.summary import SEATS
from tapete.games.euphoria.state import NEUTRAL, State
from tapete.kernel import Message, Seat
from tapete.kernel.seat import whose

MASSACRE = "bad_born"
"""The faction whose only mission is to kill: euphoria.faction.bad_born.mission"""


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


def legend(view: State) -> tuple[Message, ...]:
    """The signs of the map that a terminal draws."""
    return (Message("euphoria.brief.legend"),)


def _team(view: State, side: Seat, seat: Seat | None) -> Iterator[Message]:
    yield Message.of(
        "euphoria.brief.team",
        whose=whose(seat, side),
        name=team_name(view, side),
        faction=name_of("factions", view.factions[side]),
        role=role_name(view, side),
    )
    for goal in goals_of(view, side):
        yield Message.of("euphoria.brief.goal", goal=goal_words(goal))


def role_name(view: State, side: Seat) -> Message | str:
    """What a team is in a mission with an attacker; `none` if there are no roles, or not yet."""
    roles = missions()[view.mission].roles
    if roles is None or view.attacker == NEUTRAL:
        return "none"
    return text_of(roles[0 if side == view.attacker else 1])


def goals_of(view: State, side: Seat) -> list[Goal]:
    """What gives a team points besides kills."""
    mission: Mission = missions()[view.mission]
    if view.factions[side] == MASSACRE:
        return []
    role = side if mission.roles is None else int(side != view.attacker)
    undecided = mission.roles is not None and view.attacker == NEUTRAL
    return [one for one in mission.goals if one.role == EITHER or undecided or one.role == role]


def goal_words(goal: Goal) -> Message:
    return Message.of(f"euphoria.goal.{goal.kind}", points=goal.points, fulfils=goal.fulfils)
