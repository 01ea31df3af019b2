"""Jumping over gaps and low things, and climbing over obstacles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

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


def _why_not(rule: str, paces: int) -> Callable[[Fight, Figure], Why | None]:
    """Jumping and climbing are done on foot, and take some movement."""

    def why_not(fight: Fight, figure: Figure) -> Why | None:
        if figure.prone or figure.mount or figure.vehicle:
            return rule, "not_on_foot"
        able = allowance(fight, figure) >= paces * PACE
        return None if able else (rule, "no_pace", {"needs": paces})

    return why_not


# --- jumping


def _jumps(fight: Fight, figure: Figure, mark: int = 0) -> dict[str, Point]:
    """The places where jumps can end, given the run-up and the result of an Athletics roll."""
    run_up = ran_up(fight.turn)
    height = jump_height(run_up=run_up, mark=mark)
    length = jump_length(figure, run_up=run_up, mark=mark)
    return landings(fight, figure, height, min(length, allowance(fight, figure)))


def _near_jumps(fight: Fight, figure: Figure) -> Iterable[str]:
    return _jumps(fight, figure) if by_hurdle(fight, figure) else ()


def _jump(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """A jump is part of the movement: 1 pace across, 2 with a run-up."""
    spot = _jumps(fight, figure)[do.to]
    _over(fight, figure, spot, "jump", "savage.move.jump", 1)


def _far_jumps(fight: Fight, figure: Figure) -> list[str]:
    """The jumps that only an Athletics roll makes possible."""
    far = _jumps(fight, figure, RAISE) if by_hurdle(fight, figure) else {}
    near = _jumps(fight, figure) if far else {}
    return [way for way in far if way not in near]


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


def _easy_climbs(fight: Fight, figure: Figure) -> Iterable[str]:
    return _climbs(fight, figure) if by_hurdle(fight, figure) else ()


def _hard_climbs(fight: Fight, figure: Figure) -> list[str]:
    """The climbs that need an Athletics roll."""
    every = _climbs(fight, figure, HARD_CLIMBING) if by_hurdle(fight, figure) else {}
    easy = _climbs(fight, figure) if every else {}
    return [way for way in every if way not in easy]


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


_WHY_NOT_JUMP = _why_not("savage.move.jump", 1)
_WHY_NOT_CLIMB = _why_not("savage.move.double_cost", 2)
KINDS = (
    Kind("jump", MOVE, _jump, ToEach(_near_jumps, do=Do), _WHY_NOT_JUMP, bundled=True, cost="free",
        aim="somewhere"),
    Kind("jump_far", MOVE, _far_jump, ToEach(_far_jumps, do=Do), _WHY_NOT_JUMP, bundled=True,
        quiet=True, aim="somewhere"),
    Kind("climb", MOVE, _climb, ToEach(_easy_climbs, do=Do), _WHY_NOT_CLIMB, bundled=True,
        cost="free", aim="somewhere"),
    Kind("climb_hard", MOVE, _hard_climb, ToEach(_hard_climbs, do=Do), _WHY_NOT_CLIMB, bundled=True,
        quiet=True, aim="somewhere"),
)  # fmt: skip
