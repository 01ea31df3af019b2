"""Puts moves over the table into words."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.labels.signs import arrow
from tapete.games.punk.rules.fighting.assault_question import Assault
from tapete.games.punk.rules.moving.falling import strength_of
from tapete.games.punk.state import Mini
from tapete.games.punk.world import base_size
from tapete.kernel import Message
from tapete.spaces.climbs.journey import CLIMB, DROP, JUMP, LADDER, LEAP, Leg
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.questions.deployment import Post
from tapete.spaces.treks.trek import Trek

HOW = {CLIMB: "climb", LADDER: "ladder", JUMP: "jump", DROP: "drop", LEAP: "leap"}


def place_of(trek: Trek, mini: Mini | None) -> Message:
    """Says where a mini's move ends on the map's rulers, how long and high it is, and how."""
    end = trek.journey.end
    hows = tuple(dict.fromkeys(_hows(trek, mini)))
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
    """Returns a length in cm, as players measure it, to the millimetre."""
    return round(length / CM, 1)


def _hows(trek: Trek, mini: Mini | None) -> Iterator[Message]:
    """Yields each manner of moving other than walking, and the final facing, if it is given."""
    for leg in trek.journey.legs:
        if leg.how == DROP and mini is not None and fall_of(leg, mini):
            yield Message.of("punk.option.fall", strength=fall_of(leg, mini))
        elif leg.how in HOW:
            yield Message.of("punk.option.how", how=HOW[leg.how])
    if trek.facing is not None:
        yield Message.of("punk.picture.facing", arrow=arrow(trek.facing))


def fall_of(leg: Leg, mini: Mini) -> int:
    """The Strength of the Fall when a mini drops; 0 if it comes down unharmed."""
    return strength_of(round(leg.tested), base_size(mini))


def trek_label(way: str, trek: Trek, mini: Mini | None = None) -> Message:
    if not trek.steps:
        facing = "" if trek.facing is None else arrow(trek.facing)
        return Message.of("punk.option.turn" if facing else "punk.option.stay", arrow=facing)
    return Message.of("punk.option.go", way=way, place=place_of(trek, mini))


def assault_label(assault: Assault) -> Message:
    """Names the targets of an Assault, and says how many more Actions it needs."""
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
