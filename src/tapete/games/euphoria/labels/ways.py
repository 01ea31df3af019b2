"""Moves over the table and places on it, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tapete.games.euphoria.content.field import field_of
from tapete.games.euphoria.labels.dressing import inches
from tapete.games.euphoria.labels.names import mini_of
from tapete.games.euphoria.rules.moving.gaits import kind_of
from tapete.games.euphoria.rules.moving.marching import harm_of
from tapete.games.euphoria.state import State
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.questions.deployment import Post
from tapete.spaces.questions.shortlist import shortlist as few
from tapete.spaces.treks.trek import Trek

PLAIN = "walk"


def place_of(trek: Trek) -> Message:
    """Where a move ends on the map's rulers, how long and high it is, and how."""
    end = trek.journey.end
    hows = tuple(dict.fromkeys(manners(trek)))
    x, y, length = round(end.point.x / INCH), round(end.point.y / INCH), trek.journey.length
    told: dict[str, Arg] = {"x": x, "y": y, "length": inches(length), "high": inches(end.height)}
    return Message.of("euphoria.option.place", **told, hows=hows, count=len(hows))


def manners(trek: Trek) -> Iterator[Message]:
    """Each manner of moving other than walking, and what a drop costs."""
    for leg in trek.journey.legs:
        kind, deep = kind_of(leg), leg.start.height - leg.end.height
        if kind == "drop":
            yield Message.of("euphoria.option.drop", high=inches(deep), loss=harm_of(deep))
        elif kind != PLAIN:
            yield Message.of("euphoria.option.how", how=kind)


def trek_label(way: str, trek: Trek) -> Message:
    if not trek.steps:
        return Message("euphoria.option.stay")
    return Message.of("euphoria.option.go", way=way, place=place_of(trek))


def spot_label(point: Point) -> Message:
    x, y = round(point.x / INCH), round(point.y / INCH)
    return Message.of("euphoria.option.spot", x=x, y=y)


def post_label(post: Post) -> Message:
    spot = spot_label(post.at.point)
    return Message.of("euphoria.option.post", spot=spot, high=inches(post.at.height))


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """A few moves or places far apart, the nearest to the enemy first; staying is left out."""
    found = few(values, lambda: _ahead(view))
    return [one for one in found if not isinstance(one, Trek) or one.steps] or found


def _ahead(view: State) -> list[Point]:
    """Where the active miniature's enemies are; the middle of the table if none is active."""
    own, here = mini_of(view, view.active), [one for one in view.minis if not one.out]
    foes = [one.at.point for one in here if own is not None and one.seat == 1 - own.seat]
    return foes or [field_of(view.board).board.middle]
