"""Ways over the table in words."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.labels.signs import arrow
from tapete.games.punk.rules.fighting.assault_question import Assault
from tapete.kernel import Message
from tapete.spaces.climbs.journey import CLIMB, DROP, JUMP, LADDER, LEAP
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.questions.deployment import Post
from tapete.spaces.treks.trek import Trek

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


def assault_label(assault: Assault) -> Message:
    """On whom, and whether it gets there with this Action."""
    names = tuple([Message.of("punk.option.figure", figure=one) for one in assault.to])
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
