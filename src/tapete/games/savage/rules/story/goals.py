"""The goals of the sides: which are reached, and when the match is over."""

from __future__ import annotations

from tapete.games.savage.content.scenario import Goal
from tapete.games.savage.events.fight import Scored
from tapete.games.savage.figures import profile_named
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.spaces.plane.point import INCH, Point

SIDES = (0, 1)


def judge(fight: Fight) -> None:
    """Scores the goals reached by now, and ends the fight if it is decided or time is up."""
    state = fight.state
    if state.ended or state.over:
        return
    late = state.phase == "round" and state.round >= fight.scenario.rounds
    sides: tuple[list[Figure], list[Figure]] = ([], [])
    for figure in people(fight):
        sides[figure.seat].append(figure)
    free = [[figure for figure in side if not figure.out and not figure.tied] for side in sides]
    for side in SIDES:
        foes, known = sides[1 - side], state.scores[side].reached
        for index, goal in enumerate(fight.scenario.sides[side].goals):
            if index not in known and reached(fight, goal, free[side], foes, late=late):
                _score(fight, side, index, goal)
    beaten = [side for side in SIDES if not free[side]]
    if state.winner >= 0:
        _end(fight, "savage.result.decisive")
    elif beaten:
        state.winner = -1 if len(beaten) == 2 else 1 - beaten[0]
        _end(fight, "savage.result.wiped_out")
    elif late:
        state.winner = _ahead(fight)
        _end(fight, "savage.result.time")


def _end(fight: Fight, why: str) -> None:
    """The fight is over; so is the match, unless the scenario has an aftermath."""
    if fight.scenario.aftermath:
        fight.state.over, fight.state.phase = why, "aftermath"
    else:
        fight.state.ended = why


def people(fight: Fight) -> list[Figure]:
    """All figures except mounts."""
    return [figure for figure in fight.state.figures if not profile_named(figure.profile).mount]


def _ahead(fight: Fight) -> int:
    one, other = (score.points for score in fight.state.scores)
    return -1 if one == other else int(other > one)


def _score(fight: Fight, side: int, index: int, goal: Goal) -> None:
    score = fight.state.scores[side]
    score.reached.append(index)
    score.points += goal.points
    fight.table.tell(Scored, side=side, points=goal.points)
    if goal.decisive and fight.state.winner < 0:
        fight.state.winner = side


def reached(fight: Fight, goal: Goal, own: list[Figure], foes: list[Figure], *, late: bool) -> bool:
    """True if a goal is reached. Some kinds can only be reached at the end."""
    if goal.kind == "defeat":
        down = len([f for f in foes if f.out])
        return down >= (goal.count or len(foes))
    if goal.kind == "reach":
        return len([f for f in own if inside(f.at, goal)]) >= max(1, goal.count)
    if goal.kind == "slay":
        return bool(fight.figure(goal.figure).out)
    if goal.kind == "touch":
        return fight.figure(goal.figure).touched
    if goal.kind == "break":
        return any(fight.board.pieces[index].name == goal.figure for index in _broken(fight))
    return late and _at_the_end(fight, goal, own, foes)


def _broken(fight: Fight) -> list[int]:
    """The pieces that have been broken down, which open doors have not."""
    return [index for index in fight.state.broken if index not in fight.state.opened]


def _at_the_end(fight: Fight, goal: Goal, own: list[Figure], foes: list[Figure]) -> bool:
    if goal.kind == "hold":
        mine = sum(inside(f.at, goal) for f in own)
        return mine > sum(inside(f.at, goal) for f in foes if not f.out)
    if goal.kind == "survive":
        return len(own) >= max(1, goal.count)
    return not fight.figure(goal.figure).out


def inside(at: Point, goal: Goal) -> bool:
    left, top, width, depth = goal.zone
    x, y = at.x, at.y
    across = left * INCH <= x <= (left + width) * INCH
    return across and top * INCH <= y <= (top + depth) * INCH
