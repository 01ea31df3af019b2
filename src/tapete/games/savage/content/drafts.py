"""Scenarios that users make: checked, kept with the game's own, or set on an imported map."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tapete.content import Hold, Page
from tapete.games.savage.content.scenario import (
    DRAFTS,
    Drawn,
    Scenario,
    Side,
    check_scenario,
)
from tapete.kernel.errors import BadOptions, TapeteError
from tapete.kernel.misfits import misfit_in
from tapete.kernel.shaping import json_decoder
from tapete.spaces.boards.board import Board
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.ground import Ground

FILE = "draft"
RADIUS = INCH // 2
APART = 3 * INCH
"""The least distance between figures set on an imported map."""
ANYWHERE = ("defeat", "survive", "slay", "touch")
"""The kinds of goals that make sense on any map."""


class NoRoom(TapeteError):
    """The map does not have enough open ground for all figures."""

    key = "savage.draft.no_room"


def keep_draft(text: str) -> str:
    """Keeps a draft and returns the name to play it by."""
    return DRAFTS.keep(text, _read)


def hold_draft(text: str) -> Hold:
    """Keeps a draft for as long as the hold on it lasts."""
    return DRAFTS.lasting(text, _read)


def _read(text: str) -> Scenario:
    try:
        scenario = json_decoder(Scenario).decode(text)
    except msgspec.DecodeError as wrong:
        raise BadOptions(misfit_in(FILE, str(wrong))) from None
    check_draft(Page(FILE, text, scenario))
    return scenario


def check_draft(page: Page[Scenario]) -> Drawn:
    """Returns its board and the places of its figures; raises an error if something is wrong."""
    found = page.value.drawn
    check_scenario(page)
    return found


def on_map(board: Board, like: Scenario, title: str) -> Scenario:
    """Sets the sides of a scenario on another map, heroes to the left and foes to the right."""
    heroes, foes = (side.figures for side in like.sides)
    spots = _spots(board, len(heroes) + len(foes))
    right = sorted(spots[len(heroes) :], key=lambda spot: (-spot.x, spot.y))
    places = zip((*heroes, *foes), (*spots[: len(heroes)], *right), strict=False)
    first, second = map(_anywhere, like.sides)
    return msgspec.structs.replace(
        like,
        name={"es": title, "en": title},
        map="",
        line={},
        ground={},
        lamps=(),
        scenery=board,
        spots={placed.at: (spot.x / INCH, spot.y / INCH) for placed, spot in places},
        sides=(first, second),
    )


def _anywhere(side: Side) -> Side:
    """Returns a side with only the goals that make sense on any map."""
    goals = tuple(goal for goal in side.goals if goal.kind in ANYWHERE)
    return msgspec.structs.replace(side, goals=goals)


def _spots(board: Board, wanted: int) -> list[Point]:
    """Open places far enough apart, from left to right; raises NoRoom if there are too few."""
    ground = Ground(board, RADIUS)
    found: dict[tuple[int, int], Point] = {}
    for x in range(RADIUS + 1, board.width - RADIUS, INCH):
        for y in range(RADIUS + 1, board.height - RADIUS, INCH):
            spot = Point(x, y)
            if _is_apart(spot, found) and ground.may_stand(spot):
                found[x // APART, y // APART] = spot
    if len(found) < wanted:
        raise NoRoom(needs=wanted, has=len(found))
    return sorted(found.values())


def _is_apart(spot: Point, found: Mapping[tuple[int, int], Point]) -> bool:
    """True if no place found is too near. In a field as wide as that distance there is one."""
    column, row = spot.x // APART, spot.y // APART
    near = [found.get((column + x, row + y)) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return all(
        (spot.x - one.x) ** 2 + (spot.y - one.y) ** 2 >= APART**2 for one in near if one is not None
    )
