"""From behind: whether a target saw its attacker come, at any moment of the activation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from tapete.games.punk.rules.sight.sight import Body, body_of, in_arc, sees
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import part_way

FINE = 100
"""Tenths of a millimetre between the points of a way at which sight is checked."""


def unseen(skirmish: Skirmish, mini: Mini, target: Mini, trail: Sequence[Place]) -> bool:
    """True if the target never saw it on the way it came.

    punk.combat.assault.from_behind, punk.ruling.behind_timing
    """
    eye = body_of(target)
    return not any(sees(skirmish, eye, body) for body in moments(mini, eye, trail))


def moments(mini: Mini, eye: Body, trail: Sequence[Place]) -> Iterator[Body]:
    """The points where it was in front of an eye; a stretch with both ends behind lies behind."""
    ends = [body_of(mini, at) for at in trail]
    front = [body for body in ends if in_arc(eye, body)]
    yield from front
    if not front:
        return
    for one, other in pairwise(ends):
        if in_arc(eye, one) or in_arc(eye, other):
            for at in between(one.place, other.place):
                body = body_of(mini, at)
                if in_arc(eye, body):
                    yield body


def between(one: Place, other: Place) -> Iterator[Place]:
    """The places of a stretch, in the air or on a wall where its height changes."""
    rise = other.height - one.height
    far = hypot(other.point.x - one.point.x, other.point.y - one.point.y, rise)
    steps = int(far // FINE) + 1
    for step in range(1, steps):
        share = step / steps
        height = one.height + round(rise * share)
        yield Place(part_way(one.point, other.point, share), height, held=bool(rise))
