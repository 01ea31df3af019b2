"""Jumping over gaps and low things, and climbing over obstacles."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind, barred
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
from tapete.kernel import Barred, Choice
from tapete.spaces.plane.point import Point

MOST_CLIMB = 3 * PACE


def _on_foot(figure: Figure) -> bool:
    return not (figure.prone or figure.mount)


# --- jumping


def _jumps(fight: Fight, figure: Figure, mark: int = 0) -> dict[str, Point]:
    """The places where jumps can end, given the run-up and the result of an Athletics roll."""
    run_up = ran_up(fight.turn)
    height = jump_height(run_up=run_up, mark=mark)
    length = jump_length(figure, run_up=run_up, mark=mark)
    return landings(fight, figure, height, min(length, allowance(fight, figure)))


def _may_jump(fight: Fight, figure: Figure) -> bool:
    able = _on_foot(figure) and by_hurdle(fight, figure)
    return able and allowance(fight, figure) >= PACE


def _offer_jump(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if _may_jump(fight, figure):
        for way in _jumps(fight, figure):
            yield Choice(Do("jump", way))


def _jump(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """A jump is part of the movement: 1 pace across, 2 with a run-up."""
    spot = _jumps(fight, figure)[do.to]
    _over(fight, figure, spot, "jump", "savage.move.jump", 1)


def _offer_far_jump(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """The jumps that only an Athletics roll makes possible."""
    if _may_jump(fight, figure):
        far = _jumps(fight, figure, RAISE)
        near = _jumps(fight, figure) if far else {}
        for way in far:
            if way not in near:
                yield Choice(Do("jump_far", way))


def _far_jump(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """An action: Athletics adds 1 pace, 2 with a raise; a jumper that falls short stays here."""
    rule = "savage.move.jump.athletics"
    mark = check(fight, figure, "athletics", rule, action=True)
    spot = _jumps(fight, figure, mark).get(do.to) if mark >= SUCCESS else None
    if spot is None:
        fight.table.tell(Did, figure=figure.id, what="fell_short", rule=rule)
    else:
        _over(fight, figure, spot, "jump", rule, 1)


def _bar_jump(fight: Fight, figure: Figure) -> Iterator[Barred]:
    if not _on_foot(figure):
        yield barred(Do("jump"), "savage.move.jump", "not_on_foot")
    elif allowance(fight, figure) < PACE:
        yield barred(Do("jump"), "savage.move.jump", "no_pace", needs=1)


# --- climbing


def _climbs(fight: Fight, figure: Figure, height: int = CLIMBING) -> dict[str, Point]:
    """The places where climbs can end, past things that cannot be walked through."""
    most = min(MOST_CLIMB, allowance(fight, figure) // CRAWLING)
    return landings(fight, figure, height, most)


def _may_climb(fight: Fight, figure: Figure) -> bool:
    able = _on_foot(figure) and by_hurdle(fight, figure)
    return able and allowance(fight, figure) >= 2 * PACE


def _offer_climb(fight: Fight, figure: Figure) -> Iterator[Choice]:
    if _may_climb(fight, figure):
        for way in _climbs(fight, figure):
            yield Choice(Do("climb", way))


def _offer_hard_climb(fight: Fight, figure: Figure) -> Iterator[Choice]:
    """The climbs that need an Athletics roll."""
    if _may_climb(fight, figure):
        every = _climbs(fight, figure, HARD_CLIMBING)
        easy = _climbs(fight, figure) if every else {}
        for way in every:
            if way not in easy:
                yield Choice(Do("climb_hard", way))


def _hard_climb(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """An action, for things taller than a man or dangerous to climb."""
    spot = _climbs(fight, figure, HARD_CLIMBING)[do.to]
    if scramble(fight, figure, spot):
        _over(fight, figure, spot, "climb", "savage.move.hazard", CRAWLING)


def _bar_climb(fight: Fight, figure: Figure) -> Iterator[Barred]:
    if not _on_foot(figure):
        yield barred(Do("climb"), "savage.move.double_cost", "not_on_foot")
    elif allowance(fight, figure) < 2 * PACE:
        yield barred(Do("climb"), "savage.move.double_cost", "no_pace", needs=2)


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


KINDS = (
    Kind("jump", MOVE, _offer_jump, _jump, _bar_jump, bundled=True, cost="free", aim="somewhere"),
    Kind("jump_far", MOVE, _offer_far_jump, _far_jump, bundled=True, aim="somewhere"),
    Kind("climb", MOVE, _offer_climb, _climb, _bar_climb, bundled=True, cost="free",
        aim="somewhere"),
    Kind("climb_hard", MOVE, _offer_hard_climb, _hard_climb, bundled=True, aim="somewhere"),
)  # fmt: skip
