"""What is worth weighing in a turn: the deeds, and the best places to walk to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tapete.deeds import Do
from tapete.deeds.planning import best
from tapete.deeds.sense import DO, Plan
from tapete.games.darkness.actions import bargaining, exploring
from tapete.games.darkness.actions.menu import MOVE
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
    found = [one for one in choices if _comes_to_mind(one.option, night, who)]
    return found or choices


def _comes_to_mind(deed: Do, night: Night, who: Survivor) -> bool:
    """A look round only when there is nowhere to go, a bargain only with something in mind."""
    if deed.what in SKIPPED:
        return False
    if deed.what == exploring.PERCEIVE.name:
        return night.active.rolled and night.active.left < FEW_STEPS
    return deed.what != BARGAIN or may_bargain(night.state, who, deed.to)


FEW_STEPS = 2


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
