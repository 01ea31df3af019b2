"""Scenarios people make: checked, kept beside the game's own, or laid out on an imported map."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from tapete.games.savage.content.library import Library, library
from tapete.games.savage.content.scenario import (
    DRAFTS,
    Placed,
    Scenario,
    Side,
    drawn,
    forget,
    make_room,
)
from tapete.kernel.errors import BadOptions, TapeteError
from tapete.kernel.shaping import json_decoder
from tapete.spaces.boards.board import Board
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.ground import Ground

RADIUS = INCH // 2
APART = 3 * INCH
"""How far figures are set apart on an imported map."""


class NoRoom(TapeteError):
    """The map has not enough open ground for everybody."""

    key = "savage.draft.no_room"


class BadDraft(TapeteError):
    """A scenario names what does not exist, or a letter that is not on its map."""

    key = "savage.draft.unknown"


def keep_draft(text: str) -> str:
    """The name under which a draft is played from now on; the same text, the same name."""
    name = f"draft-{blake2b(text.encode(), digest_size=12).hexdigest()}"
    if name not in DRAFTS:
        try:
            scenario = json_decoder(Scenario).decode(text)
        except msgspec.DecodeError as wrong:
            raise BadOptions(problem=f"draft: {wrong}") from None
        try:
            check_draft(scenario)
        except TapeteError:
            forget(scenario)
            raise
        make_room()
        DRAFTS[name] = scenario
    return name


def check_draft(scenario: Scenario) -> None:
    """Its board is sound, everybody is on it, and all it names exists."""
    places = drawn(scenario)[1]
    for side in scenario.sides:
        for placed in side.figures:
            _check("at", placed.at, placed.at in places)
            _check("profile", placed.profile, _is_profile(library(), placed.profile))
            _check("mount", placed.mount, not placed.mount or placed.mount in library().mounts)
            known = not placed.vehicle or placed.vehicle in library().vehicles
            _check("vehicle", placed.vehicle, known)
        for goal in side.goals:
            needed = goal.kind in ("protect", "slay")
            _check("goal", goal.figure, not needed or goal.figure in places)


def _check(field: str, given: str, holds: bool) -> None:
    if not holds:
        raise BadDraft(field=field, given=given or "-")


def _is_profile(found: Library, identity: str) -> bool:
    return any(identity in table for table in (found.heroes, found.foes, found.mounts))


def on_map(board: Board, like: Scenario, title: str) -> Scenario:
    """The sides of a scenario on another map: heroes to the left, foes to the right."""
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
        ground={},
        lamps=(),
        scenery=board,
        spots=places,
        sides=sides,
    )


def _settled(side: Side, spots: list[Point], places: dict[str, tuple[float, float]]) -> Side:
    """A side that stands on these spots, with the goals that mean something on any map."""
    figures: list[Placed] = []
    for placed, spot in zip(side.figures, spots, strict=False):
        places[placed.at] = spot.x / INCH, spot.y / INCH
        figures.append(placed)
    if len(figures) < len(side.figures):
        raise NoRoom(needs=len(side.figures), has=len(figures))
    goals = tuple(goal for goal in side.goals if goal.kind in ("defeat", "survive", "slay"))
    return msgspec.structs.replace(side, figures=tuple(figures), goals=goals)


def _spots(board: Board, wanted: int) -> list[Point]:
    """Open places well apart, from left to right."""
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
