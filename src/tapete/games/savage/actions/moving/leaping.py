"""Jumping over gaps and low things, and climbing over obstacles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from tapete.deeds import Details, Do, ToEach, Why
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.events.fight import Did
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check
from tapete.games.savage.rules.moving.leaping import (
    CLIMBING,
    HARD_CLIMBING,
    by_hurdle,
    jump_height,
    jump_length,
    landings,
    ran_up,
    scramble,
)
from tapete.games.savage.rules.moving.movement import CRAWLING, allowance
from tapete.games.savage.rules.moving.pacing import step
from tapete.games.savage.rules.moving.withdrawing import free_attacks
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.spaces.plane.point import Point

MOST_CLIMB = 3 * PACE
Landings: TypeAlias = Callable[[Fight, Figure], Mapping[str, Point]]
"""The places where ways can end, by the names of the ways."""


def _why_not(rule: str, paces: int) -> Callable[[Fight, Figure], Why | None]:
    """Jumping and climbing are done on foot, and take some movement."""

    def why_not(fight: Fight, figure: Figure) -> Why | None:
        if figure.prone or figure.mount:
            return rule, "not_on_foot"
        able = allowance(fight, figure) >= paces * PACE
        return None if able else (rule, "no_pace", {"needs": paces})

    return why_not


def _over_hurdles(near: Landings, far: Landings | None = None) -> ToEach[Fight, Figure, str]:
    """The ways past what is beside the figure; of the `far` ones, those that are not near."""

    def ways(fight: Fight, figure: Figure) -> list[str]:
        if not by_hurdle(fight, figure):
            return []
        found = list((far or near)(fight, figure))
        easy = near(fight, figure) if far and found else ()
        return [way for way in found if way not in easy]

    return ToEach(ways, do=Do)


# --- jumping


def _jumps(fight: Fight, figure: Figure, mark: int = 0) -> dict[str, Point]:
    """The places where jumps can end, given the run-up and the result of an Athletics roll."""
    run_up = ran_up(fight.turn)
    height = jump_height(run_up=run_up, mark=mark)
    length = jump_length(figure, run_up=run_up, mark=mark)
    return landings(fight, figure, height, min(length, allowance(fight, figure)))


def _jump(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """A jump is part of the movement: 1 pace across, 2 with a run-up."""
    spot = _jumps(fight, figure)[do.to]
    _over(fight, figure, spot, "jump", "savage.move.jump", 1)


def _far_jump(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """An action: Athletics adds 1 pace, 2 with a raise; a jumper that falls short stays here."""
    rule = "savage.move.jump.athletics"
    mark = check(fight, figure, "athletics", rule, action=True)
    spot = _jumps(fight, figure, mark).get(do.to) if mark >= SUCCESS else None
    if spot is None:
        fight.table.tell(Did, figure=figure.id, what="fell_short", rule=rule)
    else:
        _over(fight, figure, spot, "jump", rule, 1)


# --- climbing


def _climbs(fight: Fight, figure: Figure, height: int = CLIMBING) -> dict[str, Point]:
    """The places where climbs can end, past things that cannot be walked through."""
    most = min(MOST_CLIMB, allowance(fight, figure) // CRAWLING)
    return landings(fight, figure, height, most)


def _hard_climb(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """An action, for things taller than a man or dangerous to climb."""
    spot = _climbs(fight, figure, HARD_CLIMBING)[do.to]
    if scramble(fight, figure, spot):
        _over(fight, figure, spot, "climb", "savage.move.hazard", CRAWLING)


def _climb(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Climbing over a wall or a rock costs two paces of movement per pace."""
    spot = _climbs(fight, figure)[do.to]
    _over(fight, figure, spot, "climb", "savage.move.double_cost", CRAWLING)


def _over(fight: Fight, figure: Figure, spot: Point, what: str, rule: str, cost: int) -> None:
    """Takes the figure across, unless a free attack by a foe it leaves stops it."""
    if not free_attacks(fight, figure, spot):
        return
    before = fight.turn.walked
    step(fight, figure, spot)
    fight.turn.spent += cost * (fight.turn.walked - before)
    figure.aim = ""
    fight.table.tell(Did, figure=figure.id, what=what, rule=rule)


_MAY_JUMP, _MAY_CLIMB = _why_not("savage.move.jump", 1), _why_not("savage.move.double_cost", 2)
KINDS = (
    Kind("jump", MOVE, _jump, _over_hurdles(_jumps), _MAY_JUMP, bundled=True, cost="free",
        stoppable=True, aim="somewhere"),
    Kind("jump_far", MOVE, _far_jump, _over_hurdles(_jumps, partial(_jumps, mark=RAISE)), _MAY_JUMP,
        bundled=True, quiet=True, aim="somewhere", announced="savage.move.jump.athletics"),
    Kind("climb", MOVE, _climb, _over_hurdles(_climbs), _MAY_CLIMB, bundled=True, cost="free",
        stoppable=True, aim="somewhere"),
    Kind("climb_hard", MOVE, _hard_climb,
        _over_hurdles(_climbs, partial(_climbs, height=HARD_CLIMBING)), _MAY_CLIMB, bundled=True,
        quiet=True, aim="somewhere", announced="savage.move.hazard"),
)  # fmt: skip
"""The far jumps and hard climbs are those that only an Athletics roll makes possible."""
