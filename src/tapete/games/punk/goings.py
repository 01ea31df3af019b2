"""Ways over the table in words, and the few of many that are worth a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from tapete.games.punk.assaults import Assault
from tapete.games.punk.signs import arrow
from tapete.games.punk.state import State
from tapete.kernel import Message
from tapete.spaces.legs import CLIMB, DROP, JUMP, LADDER, LEAP
from tapete.spaces.point import CM, Point, distance
from tapete.spaces.post import Post
from tapete.spaces.trek import Trek

A = TypeVar("A")

MOST_WAYS = 8
"""So many moves are listed; any other is typed by its place."""
MOST_POINTS = 5
"""So many points of somebody's way."""
APART = 2 * CM
HOW = {CLIMB: "climb", LADDER: "ladder", JUMP: "jump", DROP: "drop", LEAP: "leap"}


def place_of(trek: Trek) -> Message:
    """Where to by the rulers of the map, how far, how high, and how."""
    end = trek.journey.end
    hows = tuple(dict.fromkeys(_hows(trek)))
    return Message.of(
        "punk.option.place",
        x=round(end.point.x / CM),
        y=round(end.point.y / CM),
        far=cm(trek.journey.length),
        height=cm(end.height),
        hows=hows,
        count=len(hows),
    )


def cm(length: int) -> float:
    """As players measure, to the millimetre."""
    return round(length / CM, 1)


def _hows(trek: Trek) -> Iterator[Message]:
    """What is more than walking; and where it looks, if that is said."""
    for leg in trek.journey.legs:
        if leg.how in HOW:
            yield Message.of("punk.option.how", how=HOW[leg.how])
    if trek.facing is not None:
        yield Message.of("punk.picture.facing", arrow=arrow(trek.facing))


def trek_label(way: str, trek: Trek) -> Message:
    if not trek.steps:
        facing = "" if trek.facing is None else arrow(trek.facing)
        return Message.of("punk.option.turn" if facing else "punk.option.stay", arrow=facing)
    return Message.of("punk.option.go", way=way, place=place_of(trek))


def assault_label(assault: Assault, view: State) -> Message:
    """On whom, and whether it gets there with this Action."""
    names = tuple(
        [Message.of("punk.option.figure", figure=name_of(one, view)) for one in assault.to]
    )
    more = assault.needed - assault.actions
    return Message.of("punk.option.assault", targets=names, more=max(0, more), by=_by(assault))


def _by(assault: Assault) -> str:
    hows = [HOW[leg.how] for leg in assault.trek.journey.legs if leg.how in HOW]
    return hows[-1] if hows else "foot"


def post_label(post: Post) -> Message:
    return Message.of(
        "punk.option.post",
        x=round(post.at.point.x / CM),
        y=round(post.at.point.y / CM),
        height=cm(post.at.height),
        arrow=arrow(post.facing),
    )


def spot_label(point: Point) -> Message:
    return Message.of("punk.option.spot", x=round(point.x / CM), y=round(point.y / CM))


def name_of(identity: str, view: State) -> str:
    return next((mini.name for mini in view.minis if mini.id == identity), "")


# --- the few worth a line


def shortlist(values: Sequence[A], view: State) -> Sequence[A]:
    """Of many ways and places a few far apart, the cheapest first; of points of a way, some."""
    if any(isinstance(value, Trek) for value in values):
        return _few([value for value in values if isinstance(value, Trek)])  # type: ignore[return-value]
    if any(isinstance(value, Post) for value in values):
        return _spread(values, [value.at.point for value in values], MOST_WAYS)  # type: ignore[attr-defined]
    if any(isinstance(value, Point) for value in values):
        return _spread(values, [value for value in values if isinstance(value, Point)], MOST_WAYS)
    if len(values) > MOST_POINTS and values[-1] is None:
        step = (len(values) - 2) / (MOST_POINTS - 2)
        return [*[values[round(place * step)] for place in range(MOST_POINTS - 1)], values[-1]]
    return values


def _few(treks: list[Trek]) -> list[Trek]:
    """Those that go nowhere, then a few that end far from each other."""
    still = list({trek_label("", trek): trek for trek in treks if not trek.steps}.values())
    going = sorted((one for one in treks if one.steps), key=lambda one: one.journey.length)
    ends = [trek.journey.end.point for trek in going]
    return [*still[:2], *_spread(going, ends, MOST_WAYS)]


def _spread(values: Sequence[Any], places: Sequence[Point], most: int) -> list[Any]:
    """As many, each as far from those before as can be; in the order they came."""
    if not values:
        return []
    kept = [0]
    far = [distance(places[0], place) for place in places]
    while len(kept) < most and max(far) > APART:
        chosen = far.index(max(far))
        kept.append(chosen)
        far = [
            min(old, distance(places[chosen], place))
            for old, place in zip(far, places, strict=True)
        ]
    return [values[place] for place in sorted(kept)]
