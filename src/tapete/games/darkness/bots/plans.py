"""What is worth weighing in a turn: the deeds, and the best places to walk to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.deeds import Do
from tapete.deeds.planning import best
from tapete.deeds.sense import DO, Plan
from tapete.games.darkness.actions import (
    bargaining,
    entering,
    exploring,
    goods,
    mastered,
    spending,
)
from tapete.games.darkness.actions.menu import MOVE, ROLL
from tapete.games.darkness.bots.chances import skills_of
from tapete.games.darkness.bots.dealing import may_bargain
from tapete.games.darkness.bots.distances import Ways
from tapete.games.darkness.bots.hidden import looking, turning_worth
from tapete.games.darkness.bots.outlook import RISK, suspicion
from tapete.games.darkness.bots.sites import is_rash, sites, ways_of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Choice, Either, Filled, Form
from tapete.spaces.cells.route import CellRoute

PLACES = 4
"""The walks that are weighed."""
BARGAIN, SPECIAL, CLEAR = bargaining.BARGAIN.name, exploring.SPECIAL.name, spending.CLEAR.name
DOORS = (entering.PICK.name, entering.FORCE.name, entering.CLIMB.name)
REST, TURN_OVER = (exploring.REST.name,), (exploring.FLIP.name,)
FOE = (exploring.FIGHT.name, exploring.RETREAT.name)
FIRST = (FOE, (SPECIAL,), TURN_OVER, (goods.TAKE.name,), REST, (exploring.TREAT.name,), DOORS)
"""The deeds before the movement roll, in this order; those of one group are weighed together."""
LEAST = 0.4
"""What a disc underfoot must promise."""
BADLY, FEW_STEPS = 2, 2
"""Health this low or damage this high is bad; less movement than this is as good as none."""
IDLE = (
    bargaining.SAY, spending.PRAISE, spending.STUDY, goods.DROP, goods.GIVE, mastered.PROPOSE,
)  # fmt: skip
SKIPPED = frozenset([kind.name for kind in IDLE])
"""Deeds that a bot does not think of by itself: they bring it nothing, or less than they cost."""
NEARER = 0.95
"""The share of its worth that a place keeps for each half point of movement it is away."""


def plans(domain: Either, night: Night, who: Survivor) -> Iterator[Plan]:
    """Yields deeds, ending the turn last, then walks; among equals the first is taken."""
    form = domain.ways.get(DO)
    if isinstance(form, Form):
        for choice in _deeds(list(form.choices()), night, who):
            yield DO, Filled(choice.option, choice.usual())
    route = domain.ways.get(MOVE)
    if isinstance(route, CellRoute):
        yield from ((MOVE, one) for one in _walks(route, night, who))


def _deeds(choices: list[Choice], night: Night, who: Survivor) -> list[Choice]:
    """The movement roll has to be made anyway, so deeds before it do not compete with it."""
    found = [one for one in choices if _comes_to_mind(one.option, night, who)] or choices
    rolls = [one for one in found if one.option.what == ROLL.name]
    if not rolls:
        return found
    first = _first({one.option.what for one in found}, night, who)
    return [one for one in found if one.option.what in first] or rolls


def _first(offered: set[str], night: Night, who: Survivor) -> set[str]:
    """What is done before the movement roll, if anything is."""
    for deeds in FIRST:
        if offered.intersection(deeds) and _is_time(deeds, night, who):
            return offered.intersection(deeds)
    return set()


def _is_time(deeds: tuple[str, ...], night: Night, who: Survivor) -> bool:
    """A rest only for the badly hurt; a door only if there is more behind it than elsewhere."""
    if deeds == REST:
        hurt = who.damage + who.hurts
        return who.health <= BADLY or (hurt >= BADLY and who.health <= BADLY + 1)
    if deeds == TURN_OVER:
        return _may_be_good(night, who)
    return deeds != DOORS or _leads_on(night, who)


def _may_be_good(night: Night, who: Survivor) -> bool:
    """True if the disc underfoot may be something that it can make use of."""
    assert who.at is not None
    lot, spot = night.lot_at(who.at), night.spot(who.at)
    if lot is None or spot is None:
        return True
    found = turning_worth(night, who, skills_of(night, who), lot, spot)
    return found.worth + found.hope >= LEAST


def _leads_on(night: Night, who: Survivor) -> bool:
    """True if the way to the best place leads through a door or window here."""
    found = _ways(night, who)
    here = {door.inside for door in night.city.entrances.get(who.at or (0, 0), ())}
    here |= {one.inside for one in night.city.windows if one.outside == who.at}
    goals = _goals(night, who)[:1]
    return any(here.intersection(found.back(goal)) for goal in goals)


def _comes_to_mind(deed: Do, night: Night, who: Survivor) -> bool:
    """A look round for the wary or with nowhere to go, a bargain with something in mind."""
    if deed.what in SKIPPED:
        return False
    if deed.what == SPECIAL:
        return not is_rash(night, who, deed.to)
    if deed.what == CLEAR:
        return who.failures >= 2 and RISK * suspicion(who) > library().figures.prices.failure
    if deed.what == exploring.PERCEIVE.name:
        return night.active.rolled and (night.active.left < FEW_STEPS or _is_wary(night, who))
    return deed.what != BARGAIN or may_bargain(night.state, who, deed.to)


def _is_wary(night: Night, who: Survivor) -> bool:
    """True if it had better know what lies in its building before it turns anything over."""
    here = night.building(who)
    return any(lot.building == here for lot, _ in looking(night, who, skills_of(night, who)))


def _walks(route: CellRoute[Any], night: Night, who: Survivor) -> Iterator[Any]:
    """Walks to the best place, or as near to it as possible, and to others within reach."""
    reach, found = route.reach(), _ways(night, who)
    ends = set(reach.ends())
    for number, goal in enumerate(_goals(night, who)):
        square = _towards(goal, ends, found, night)
        if square is None or (number and square != goal and night.city.inside(square)):
            continue
        way = reach.route(square)
        if way is not None and len(way.points) > 1:
            yield way


def _ways(night: Night, who: Survivor) -> Ways:
    return ways_of(night, who, skills_of(night, who))


def _goals(night: Night, who: Survivor) -> list[Square]:
    """The best places to go to, each less good the farther away it is."""
    far = _ways(night, who).far
    found = sites(night, who, skills_of(night, who), far)
    near = [(square, worth) for square, worth in found if square in far]
    worth = dict(near)
    return best(worth, lambda square: worth[square] * NEARER ** far[square], PLACES)


def _towards(goal: Square, ends: set[Square], found: Ways, night: Night) -> Square | None:
    """The goal, or the last square on the way there within reach; at the edge, beyond it."""
    beyond = [one for one in night.city.exits.get(goal, ()) if one in ends]
    if beyond:
        return beyond[0]
    return next((square for square in found.back(goal) if square in ends), None)
