"""How often a side has reached a goal, as things stand."""

from __future__ import annotations

from tapete.games.punk.content.scenario import EITHER, Goal, scenario_named
from tapete.games.punk.figures import leader_of
from tapete.games.punk.rules.story.interacting import role_of, unable
from tapete.games.punk.state import Mini, Objective
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.spaces.plane.polygon import holds
from tapete.spaces.plane.sweep import nearest

SEATS: tuple[Seat, ...] = (0, 1)
LOST = ("downed", "removed")
"""What counts as a casualty: punk.ruling.impassable_casualty"""


def met(skirmish: Skirmish, goal: Goal, seat: Seat, unopposed: int = EITHER) -> int:
    """How often a side has met a goal; an unopposed side counts what it could still have done."""
    free = unopposed in SEATS and any(_is_able(one) for one in _own(skirmish, unopposed))
    alone, beaten = free and unopposed == seat, free and unopposed != seat
    if goal.kind == "fell":
        return casualties(skirmish, 1 - seat)
    if goal.kind == "leader":
        return int(_leader_is_out(skirmish, 1 - seat))
    if goal.kind == "guard":
        return int(not _leader_is_out(skirmish, seat))
    if goal.kind == "cross":
        return sum(alone or is_within(skirmish, one, 1 - seat) for one in _own(skirmish, seat))
    if goal.kind == "keep":
        return _turns_left(skirmish, goal) * len(_about(skirmish, goal)) if alone else 0
    if goal.kind == "deny":
        return (
            0
            if beaten
            else sum(not _brought_off(skirmish, one, 1 - seat) for one in _about(skirmish, goal))
        )
    return sum(alone or _has(skirmish, goal, one, seat) for one in _about(skirmish, goal))


def _own(skirmish: Skirmish, seat: Seat) -> list[Mini]:
    return [mini for mini in skirmish.standing() if mini.seat == seat]


def _is_able(mini: Mini) -> bool:
    return not unable(mini)


def _about(skirmish: Skirmish, goal: Goal) -> list[Objective]:
    return [one for one in skirmish.state.objectives if goal.of in ("", one.kind)]


def _turns_left(skirmish: Skirmish, goal: Goal) -> int:
    """How many Turns have yet to end."""
    turns, now = scenario_named(skirmish.state.scenario).turns, skirmish.state.turn
    over = skirmish.state.phase == "turn"
    return max(0, turns - max(now + over, goal.since) + 1)


def casualties(skirmish: Skirmish, seat: Seat) -> int:
    """How many minis of a side are out; a group counts as one, when none of it is left."""
    units: dict[str, bool] = {}
    for mini in skirmish.state.minis:
        if mini.seat == seat:
            name = mini.group or mini.id
            units[name] = units.get(name, True) and mini.out in LOST
    return sum(units.values())


def _leader_is_out(skirmish: Skirmish, seat: Seat) -> bool:
    leader = leader_of(skirmish.state.minis, seat)
    return leader is not None and leader.out in LOST


def is_within(skirmish: Skirmish, mini: Mini, seat: Seat) -> bool:
    """True if its whole base is in a side's deployment zone."""
    zone = skirmish.field.zones[skirmish.state.zones[seat]]
    ring = tuple([(point.x, point.y) for point in zone])
    x, y = mini.at.point.x, mini.at.point.y
    return holds(ring, x, y) and nearest(ring, x, y)[1] >= mini.radius


def _has(skirmish: Skirmish, goal: Goal, objective: Objective, seat: Seat) -> bool:
    if goal.kind == "work":
        return objective.done and _did(skirmish, objective, seat)
    if goal.kind == "hold":
        return objective.holder == seat
    carrier = skirmish.find(objective.carrier)
    if carrier is None or carrier.seat != seat:
        return False
    return goal.kind == "carry" or is_within(skirmish, carrier, seat)


def _did(skirmish: Skirmish, objective: Objective, seat: Seat) -> bool:
    """True if that side did it; a cart that arrives was brought by the side it belongs to."""
    site = scenario_named(skirmish.state.scenario).site(objective.id)
    return role_of(skirmish, seat) == site.side if site.kind == "cart" else objective.holder == seat


def _brought_off(skirmish: Skirmish, objective: Objective, seat: Seat) -> bool:
    """True if it is done, or carried home."""
    carrier = skirmish.find(objective.carrier)
    home = carrier is not None and carrier.seat == seat and is_within(skirmish, carrier, seat)
    return objective.done or home
