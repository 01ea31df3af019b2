"""Where along its way over scenery a base first touches something round."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, sqrt

from tapete.spaces.climbs.journey import CLIMB, CROSS, LADDER, WALK, Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.questions.point_on_way import ends_of_legs, place_on

ROUNDING = 1e-6


def first_touch(
    journey: Journey, radius: int, area: Disc, height: int, tall: int, start: float, end: float
) -> float | None:
    """How far along, from `start` to `end`, a base first touches an area; None if it does not.

    The area reaches `tall` up and down from its height. A mover does not touch what it flies over,
    but it does touch where it lands.
    """
    if _touches(place_on(journey, start), radius, area, height, tall):
        return start
    for begun, leg in _legs(journey):
        low, high = max(start, begun), min(end, begun + leg.length)
        if low > end or high < start:
            continue
        found = _on_leg(leg, radius, area, height, tall)
        reached = None if found is None else max(low, begun + found)
        if reached is not None and reached <= high + ROUNDING:
            return min(reached, high)
    return None


def _legs(journey: Journey) -> Iterator[tuple[float, Leg]]:
    starts = [0.0, *ends_of_legs(journey)]
    return zip(starts, journey.legs, strict=False)


def _touches(place: Place, radius: int, area: Disc, height: int, tall: int) -> bool:
    far = hypot(place.point.x - area.centre.x, place.point.y - area.centre.y)
    return abs(place.height - height) <= tall and far <= radius + area.radius + ROUNDING


def _on_leg(leg: Leg, radius: int, area: Disc, height: int, tall: int) -> float | None:
    """How far along a leg; its whole length if it touches only where it lands."""
    if leg.how in (WALK, CROSS):
        level = abs(leg.end.height - height) <= tall
        return _entered(leg, radius + area.radius, area) if level else None
    if leg.how in (CLIMB, LADDER):
        return _climbed(leg, radius, area, height, tall)
    return leg.length if _touches(leg.end, radius, area, height, tall) else None


def _entered(leg: Leg, reach: int, area: Disc) -> float | None:
    """How far along a straight leg comes within reach of the area's middle."""
    start, end = leg.start.point, leg.end.point
    dx, dy = end.x - start.x, end.y - start.y
    x, y = area.centre.x - start.x, area.centre.y - start.y
    if x * x + y * y <= reach * reach:
        return 0.0
    length = hypot(dx, dy)
    if not length:
        return None
    along, aside = (x * dx + y * dy) / length, (x * dy - y * dx) / length
    rest = reach * reach - aside * aside
    if rest < -ROUNDING:
        return None
    found = along - sqrt(max(0.0, rest))
    return found * leg.length / length if 0 <= found <= length + ROUNDING else None


def _climbed(leg: Leg, radius: int, area: Disc, height: int, tall: int) -> float | None:
    """How far along a climb, with the base flush with the wall; its whole length at the top."""
    up = 1 if leg.end.height > leg.start.height else -1
    foot = leg.start if up > 0 else leg.end
    low, high = sorted((leg.start.height, leg.end.height))
    nearest = min(max(height, low), high)
    first = max(0, up * (height - leg.start.height) - tall)
    if abs(nearest - height) <= tall and _touches(
        Place(foot.point, nearest), radius, area, height, tall
    ):
        return float(min(first, leg.length))
    return leg.length if _touches(leg.end, radius, area, height, tall) else None
