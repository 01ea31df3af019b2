"""Scenarios that users make: checked, kept with the game's own, or set on an imported map."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from tapete.content import Page
from tapete.games.savage.content.scenario import (
    DRAFTS,
    Placed,
    Scenario,
    Side,
    check_scenario,
    drawn,
    forget,
    make_room,
)
from tapete.kernel.errors import BadOptions, TapeteError
from tapete.kernel.shaping import json_decoder
from tapete.spaces.boards.board import Board
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.ground import Ground

FILE = "draft"
RADIUS = INCH // 2
APART = 3 * INCH
"""The least distance between figures set on an imported map."""


class NoRoom(TapeteError):
    """The map does not have enough open ground for all figures."""

    key = "savage.draft.no_room"


def keep_draft(text: str) -> str:
    """Keeps a draft and returns the name to play it by. The same text has the same name."""
    name = f"draft-{blake2b(text.encode(), digest_size=12).hexdigest()}"
    if name not in DRAFTS:
        try:
            scenario = json_decoder(Scenario).decode(text)
        except msgspec.DecodeError as wrong:
            raise BadOptions(problem=f"{FILE}: {wrong}") from None
        try:
            check_draft(Page(FILE, text, scenario))
        except TapeteError:
            forget(scenario)
            raise
        make_room()
        DRAFTS[name] = scenario
    return name


def check_draft(page: Page[Scenario]) -> None:
    """Raises an error unless its board is sound, holds all figures, and all it names exists."""
    drawn(page.value)
    check_scenario(page)


def on_map(board: Board, like: Scenario, title: str) -> Scenario:
    """Sets the sides of a scenario on another map, heroes to the left and foes to the right."""
    left = _spots(board, sum(len(side.figures) for side in like.sides))
    right = sorted(left, key=lambda spot: (-spot.x, spot.y))
    heroes, foes = like.sides
    places: dict[str, tuple[float, float]] = {}
    sides = (
        _settled(heroes, left, places),
        _settled(foes, [spot for spot in right if spot not in left[: len(heroes.figures)]], places),
    )
    return msgspec.structs.replace(
        like,
        name={"es": title, "en": title},
        map="",
        line={},
        ground={},
        lamps=(),
        scenery=board,
        spots=places,
        sides=sides,
    )


def _settled(side: Side, spots: list[Point], places: dict[str, tuple[float, float]]) -> Side:
    """Sets a side on these spots, and keeps only the goals that make sense on any map."""
    figures: list[Placed] = []
    for placed, spot in zip(side.figures, spots, strict=False):
        places[placed.at] = spot.x / INCH, spot.y / INCH
        figures.append(placed)
    if len(figures) < len(side.figures):
        raise NoRoom(needs=len(side.figures), has=len(figures))
    goals = tuple(goal for goal in side.goals if goal.kind in ("defeat", "survive", "slay"))
    return msgspec.structs.replace(side, figures=tuple(figures), goals=goals)


def _spots(board: Board, wanted: int) -> list[Point]:
    """Open places far enough apart, from left to right; raises NoRoom if there are too few."""
    ground = Ground(board, RADIUS)
    found: list[Point] = []
    for x in range(RADIUS + 1, board.width - RADIUS, INCH):
        for y in range(RADIUS + 1, board.height - RADIUS, INCH):
            spot = Point(x, y)
            if ground.may_stand(spot) and all(_apart(spot, other) for other in found):
                found.append(spot)
    if len(found) < wanted:
        raise NoRoom(needs=wanted, has=len(found))
    return found


def _apart(one: Point, other: Point) -> bool:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= APART**2
