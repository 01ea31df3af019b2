"""What a movement costs: exact costs add up, and only their sum is rounded up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tapete.games.euphoria.figures import has, spend
from tapete.games.euphoria.rules.moving.gaits import kind_of
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.spaces.climbs.journey import Journey, Leg
from tapete.spaces.plane.point import INCH
from tapete.spaces.routes.route import ROUNDING, whole

FREE = {"agile": 2 * INCH, "very_agile": 4 * INCH}
"""Movement for nothing: euphoria.class.agile, euphoria.class.very_agile"""
FINE = 1000
"""Exact costs are kept in thousandths of a tenth of a millimetre."""
SLACK = FINE
"""A tenth of a millimetre too much costs nothing."""
SLOWED = 4
"""euphoria.class.slow"""


class Bill(NamedTuple):
    """What a movement comes to: exact costs by kind, the AP for them, and the free inches used."""

    exact: Mapping[str, int]
    ap: int
    free: int


def free_left(mini: Mini) -> int:
    """The free movement it has not used, of its traits and of an ability.

    euphoria.ruling.agile_inches, euphoria.ability.phase
    """
    if not mini.deeds.boosts and not mini.deeds.granted and FREE.keys().isdisjoint(mini.classes):
        return 0
    most = max([far for trait, far in FREE.items() if has(mini, trait)], default=0)
    return max(0, most + mini.deeds.boosts.get("free", 0) * INCH - mini.deeds.free)


def budget(show: Show, mini: Mini, ap: int) -> int:
    """How much movement on foot these AP pay for: an inch of walking is 254."""
    exact = mini.deeds.exact
    paid = points(exact, by_kind=show.rules.rounding_by_kind)
    return (ap + paid) * INCH - sum(exact.values()) // FINE + free_left(mini)


def furthest(mini: Mini) -> int | None:
    """How far a slow miniature may still go, whatever it costs; None for the others."""
    if not has(mini, "slow"):
        return None
    return max(0, (mini.deeds.budget - SLOWED) * INCH - mini.deeds.gone)


def bill(show: Show, mini: Mini, legs: Sequence[Leg]) -> Bill:
    """Free inches are used first; a traverse takes two for one: euphoria.ruling.agile_inches"""
    exact, left = dict(mini.deeds.exact), free_left(mini)
    before = points(exact, by_kind=show.rules.rounding_by_kind)
    used = 0.0
    for leg in legs:
        free = min(left - used, leg.cost if leg.rate > 1 else leg.length)
        cost = leg.cost - free * min(1.0, leg.rate)
        used += free
        if cost > 0:
            kind = kind_of(leg)
            exact[kind] = exact.get(kind, 0) + round(cost * FINE)
    after = points(exact, by_kind=show.rules.rounding_by_kind)
    return Bill(exact, after - before, int(used + ROUNDING))


def points(exact: Mapping[str, int], *, by_kind: bool) -> int:
    """The AP for exact costs, rounded up: together, or each kind by itself.

    euphoria.def.rounding, euphoria.ruling.rounding_scope
    """
    if by_kind:
        return sum([_rounded_up(cost) for cost in exact.values()])
    return _rounded_up(sum(exact.values()))


def _rounded_up(cost: int) -> int:
    return -(-(cost - SLACK) // (INCH * FINE)) if cost > SLACK else 0


def pay(show: Show, mini: Mini, legs: Sequence[Leg]) -> int:
    """Pays for what it has gone, and notes it; returns the AP spent."""
    due = bill(show, mini, legs)
    deeds = mini.deeds
    deeds.exact, deeds.free = dict(due.exact), deeds.free + due.free
    deeds.gone += whole(sum(leg.length for leg in legs))
    spend(show, mini, due.ap)
    return due.ap


def price(show: Show, mini: Mini, ap: int, journey: Journey) -> float:
    """What a way costs, as `Treks` compares it: too much if the AP do not pay for it."""
    if bill(show, mini, journey.legs).ap <= ap:
        return min(journey.cost, budget(show, mini, ap))
    return max(journey.cost, budget(show, mini, ap) + 1)
