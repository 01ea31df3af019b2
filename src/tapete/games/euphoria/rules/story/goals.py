"""What the mission asks for: objectives reached, points for them, the mission fulfilled."""

from __future__ import annotations

from tapete.games.euphoria.content.missions import EITHER, Goal, Mission, mission_named
from tapete.games.euphoria.events.story import Held, Scored
from tapete.games.euphoria.rules.story.deployment import in_zone
from tapete.games.euphoria.state import NEUTRAL, Mini, Objective
from tapete.games.euphoria.world import Show
from tapete.kernel import Seat
from tapete.spaces.climbs.surfaces import contact
from tapete.spaces.plane.disc import Disc

SEATS: tuple[Seat, Seat] = (0, 1)
SCORE = "euphoria.end.score"
MASSACRE = "euphoria.faction.bad_born.mission"
ONLY_CHARACTERS = "euphoria.def.character.environment"
BAD_BORN = "bad_born"
RESCUED = "rescued"
"""Marks somebody who has been brought home."""


def plan_of(show: Show) -> Mission:
    return mission_named(show.state.mission)


def role_of(show: Show, seat: Seat) -> int:
    """0 for the attacker, 1 for the defender; without roles, the seat."""
    return seat if show.state.attacker == NEUTRAL else int(seat != show.state.attacker)


def goals_of(show: Show, seat: Seat) -> list[Goal]:
    """What a team wants of the mission; a Bad Born team wants nothing but to kill."""
    if show.state.factions[seat] == BAD_BORN:
        return []
    parts = (EITHER, role_of(show, seat))
    return [goal for goal in plan_of(show).goals if goal.role in parts]


def achieve(show: Show, seat: Seat, kind: str, objective: str = "") -> None:
    """A team has reached a goal once more: it scores, and may have fulfilled its mission."""
    for goal in goals_of(show, seat):
        if goal.kind != kind:
            continue
        state = show.state
        done = state.tally[seat][kind] = state.tally[seat].get(kind, 0) + 1
        if goal.points:
            state.objective_points[seat] += goal.points
            show.table.tell(Scored, team=seat, points=goal.points, objective=objective, rule=SCORE)
        if goal.fulfils and done >= goal.fulfils and state.fulfilled == NEUTRAL:
            state.fulfilled = seat


# --- as things happen


def bring_home(show: Show) -> None:
    """Cases in their carrier's own zone, and the rescued who have got there, count for good."""
    for one in show.state.objectives:
        carrier = show.find(one.carrier) if one.carrier else None
        if carrier is not None and not one.done and in_zone(show, carrier):
            one.done, one.holder = True, carrier.seat
            one.carrier, carrier.carries, one.at = "", "", carrier.at
            achieve(show, carrier.seat, "home", one.id)
    for neutral in plan_of(show).neutrals:
        mini = show.mini(neutral.id)
        taken = not mini.out and mini.seat in SEATS and RESCUED not in mini.used
        if taken and in_zone(show, mini):
            mini.used.append(RESCUED)
            achieve(show, mini.seat, "rescue", mini.id)


# --- as a turn ends


def end_of_turn(show: Show) -> None:
    """Spots change hands, and whoever holds one scores for it."""
    for one in show.state.objectives:
        if one.kind == "spot":
            _hold(show, one)
    for one in show.state.objectives:
        if one.kind == "spot" and one.holder in SEATS:
            achieve(show, one.holder, "hold", one.id)


def _hold(show: Show, spot: Objective) -> None:
    """A spot is held by the only team with characters in contact with it."""
    there = {mini.seat for mini in show.standing() if mini.character and touches(mini, spot)}
    there -= {NEUTRAL}
    holder = there.pop() if len(there) == 1 else spot.holder
    if holder != spot.holder:
        spot.holder = holder
        show.table.tell(Held, team=holder, objective=spot.id, rule=SCORE, also=(ONLY_CHARACTERS,))


def touches(mini: Mini, one: Objective) -> bool:
    """True if its base is in contact with an objective: euphoria.ruling.interact_contact"""
    base, marker = Disc(mini.at.point, mini.radius), Disc(one.at.point, one.radius)
    return contact(base, mini.at.height, marker, one.at.height)


# --- as the show ends


def count_up(show: Show) -> None:
    """What is carried, and what has been kept from the rival."""
    for one in show.state.objectives:
        carrier = show.find(one.carrier) if one.carrier else None
        if carrier is not None:
            achieve(show, carrier.seat, "carry", one.id)
        if not one.done:
            for seat in SEATS:
                if _guards(show, seat, one):
                    achieve(show, seat, "keep", one.id)


def _guards(show: Show, seat: Seat, one: Objective) -> bool:
    """True if an objective is the rival's to reach."""
    site = plan_of(show).site(one.id)
    return site.role in (EITHER, role_of(show, 1 - seat))
