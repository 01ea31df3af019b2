"""Moves over the table and places on it, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tapete.games.euphoria.content.field import field_of
from tapete.games.euphoria.labels.dressing import inches
from tapete.games.euphoria.labels.names import mini_of
from tapete.games.euphoria.rules.moving.gaits import kind_of
from tapete.games.euphoria.rules.moving.marching import harm_of
from tapete.games.euphoria.rules.moving.paying import bill
from tapete.games.euphoria.state import State
from tapete.games.euphoria.world import Show
from tapete.kernel import Message
from tapete.kernel.message import Arg
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.questions.deployment import Post
from tapete.spaces.questions.shortlist import shortlist as few
from tapete.spaces.treks.trek import Trek

PLAIN = "walk"
GRID = INCH // 2
"""What the numbers beside the map count: its signs, to point at places and not to measure."""


def place_of(trek: Trek, view: State) -> Message:
    """Where a move ends on the map and how high, the AP it takes, and how it goes.

    Its length is told only where everybody may measure: euphoria.def.measure.when
    """
    end, hows = trek.journey.end, tuple(dict.fromkeys(manners(trek)))
    length = inches(trek.journey.length) if view.rules.measuring else 0
    told: dict[str, Arg] = {"length": length, "high": inches(end.height), "ap": cost(trek, view)}
    spot = spot_label(end.point)
    return Message.of("euphoria.option.place", **told, spot=spot, hows=hows, count=len(hows))


def cost(trek: Trek, view: State) -> int:
    """The AP that a move of the active miniature takes."""
    mini = mini_of(view, view.active)
    return 0 if mini is None else bill(Show(view, SILENT), mini, trek.journey.legs).ap


def manners(trek: Trek) -> Iterator[Message]:
    """Each manner of moving other than walking, and what a drop costs."""
    for leg in trek.journey.legs:
        kind, deep = kind_of(leg), leg.start.height - leg.end.height
        if kind == "drop":
            yield Message.of("euphoria.option.drop", high=inches(deep), loss=harm_of(deep))
        elif kind != PLAIN:
            yield Message.of("euphoria.option.how", how=kind)


def trek_label(way: str, trek: Trek, view: State) -> Message:
    if not trek.steps:
        return Message("euphoria.option.stay")
    return Message.of("euphoria.option.go", way=way, place=place_of(trek, view))


def spot_label(point: Point) -> Message:
    return Message.of("euphoria.option.spot", x=round(point.x / GRID), y=round(point.y / GRID))


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
