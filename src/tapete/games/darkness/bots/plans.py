"""What is worth weighing in a turn: the deeds, and the best places to walk to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.deeds import Do
from tapete.deeds.planning import best
from tapete.deeds.sense import DO, Plan
from tapete.games.darkness.actions import bargaining
from tapete.games.darkness.actions.menu import MENU, MOVE
from tapete.games.darkness.bots.chances import skills_of
from tapete.games.darkness.bots.dealing import may_bargain
from tapete.games.darkness.bots.distances import distances, tolls
from tapete.games.darkness.bots.sites import sites
from tapete.games.darkness.state import Square, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Choice, Either, Filled, Form
from tapete.spaces.cells.route import CellRoute

PLACES, DEEDS = 7, 24
BARGAIN = bargaining.BARGAIN.name
SKIPPED = frozenset(("say", "praise", "study", "drop", "give"))
"""Deeds that a bot does not think of by itself: they bring it nothing, or less than they cost."""


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
    found = [one for one in choices if one.option.what not in SKIPPED]
    found = [one for one in found if _is_worth_it(one.option, night, who)]
    ends = [one for one in found if one.option.what == MENU.end.name]
    rest = [one for one in found if one.option.what != MENU.end.name]
    return [*rest[:DEEDS], *ends] or choices


def _is_worth_it(deed: Do, night: Night, who: Survivor) -> bool:
    """A bargain only with something in mind."""
    return deed.what != BARGAIN or may_bargain(night.state, who, deed.to)


def _walks(route: CellRoute[Any], night: Night, who: Survivor) -> Iterator[Any]:
    """To the squares from which there is most to be had."""
    reach = route.reach()
    worth = _worth(night, who)
    for cell in best(reach.ends(), worth, PLACES):
        way = reach.route(cell)
        if way is not None and len(way.points) > 1:
            yield way


def _worth(night: Night, who: Survivor) -> Any:
    dice = skills_of(night, who)
    doors, prices = frozenset(night.state.no_doors), tolls(dice)
    goals = list(sites(night, who, dice))

    def worth(cell: Square) -> float | None:
        if not night.city.inside(cell):
            return max(
                [value for square, value in goals if square in _beside(night, cell)], default=0.0
            )
        far = distances(night.city, cell, doors, prices)
        return max([value * 0.95 ** far.get(square, 99) for square, value in goals], default=0.0)

    return worth


def _beside(night: Night, cell: Square) -> list[Square]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
