"""What is worth weighing in a turn: the deeds, and the best places to walk to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tapete.deeds import Do
from tapete.deeds.planning import best
from tapete.deeds.sense import DO, Plan
from tapete.games.darkness.actions import bargaining, exploring
from tapete.games.darkness.actions.menu import MOVE, ROLL
from tapete.games.darkness.bots.chances import skills_of
from tapete.games.darkness.bots.dealing import may_bargain
from tapete.games.darkness.bots.distances import distances, tolls
from tapete.games.darkness.bots.sites import sites
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Choice, Either, Filled, Form
from tapete.spaces.cells.route import CellRoute

PLACES = 3
"""The walks that are weighed."""
BARGAIN = bargaining.BARGAIN.name
DOORS, REST = ("pick", "force", "climb"), ("rest",)
FIRST = (("fight", "retreat"), ("special",), ("flip",), ("take",), REST, ("treat",), DOORS)
"""What comes before the movement roll, in this order; deeds together are weighed together."""
BADLY, FEW_STEPS, MORE = 2, 2, 1.2
"""So little health, or so much damage, is bad; so little movement is none; so much is more."""
SKIPPED = frozenset(("say", "praise", "study", "drop", "give"))
"""Deeds that a bot does not think of by itself: they bring it nothing, or less than they cost."""
NEARER = 0.95
"""What something is worth that is half a point of movement farther away."""


def plans(domain: Either, night: Night, who: Survivor) -> Iterator[Plan]:
    """Yields deeds, the end of the turn last of them, then walks; of equals, the first is taken."""
    form = domain.ways.get(DO)
    if isinstance(form, Form):
        for choice in _deeds(list(form.choices()), night, who):
            yield DO, Filled(choice.option, choice.usual())
    route = domain.ways.get(MOVE)
    if isinstance(route, CellRoute):
        yield from ((MOVE, one) for one in _walks(route, night, who))


def _deeds(choices: list[Choice], night: Night, who: Survivor) -> list[Choice]:
    """The roll has to be made in any case: what comes before it is not weighed against it."""
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
        return who.health <= BADLY and who.damage + who.hurts >= BADLY
    return deeds != DOORS or _leads_on(night, who)


def _leads_on(night: Night, who: Survivor) -> bool:
    """True if the best there is to be had is behind a door or window here."""
    assert who.at is not None
    worth = _worth(night, who)
    here = [door.inside for door in night.city.entrances.get(who.at, ())]
    here += [one.inside for one in night.city.windows if one.outside == who.at]
    inside = max([worth(square) or 0.0 for square in here], default=0.0)
    return inside > MORE * (worth(who.at) or 0.0)


def _comes_to_mind(deed: Do, night: Night, who: Survivor) -> bool:
    """A look round only when there is nowhere to go, a bargain only with something in mind."""
    if deed.what in SKIPPED:
        return False
    if deed.what == exploring.PERCEIVE.name:
        return night.active.rolled and night.active.left < FEW_STEPS
    return deed.what != BARGAIN or may_bargain(night.state, who, deed.to)


def _walks(route: CellRoute[Any], night: Night, who: Survivor) -> Iterator[Any]:
    """To the squares from which there is most to be had."""
    reach = route.reach()
    for cell in best(reach.ends(), _worth(night, who), PLACES):
        way = reach.route(cell)
        if way is not None and len(way.points) > 1:
            yield way


def _worth(night: Night, who: Survivor) -> Callable[[Square], float | None]:
    """What there is to be had from a square, each thing less the farther away it is."""
    assert who.at is not None
    dice = skills_of(night, who)
    doors, prices = frozenset(night.state.no_doors), tolls(dice)
    here = distances(night.city, who.at, doors, prices)
    goals = list(sites(night, who, dice, here))

    def worth(cell: Square) -> float | None:
        if not night.city.inside(cell):
            return max([value for square, value in goals if _touch(square, cell)], default=0.0)
        far = distances(night.city, cell, doors, prices)
        return max([value * NEARER ** far.get(square, 99) for square, value in goals], default=0.0)

    return worth


def _touch(one: Square, other: Square) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
