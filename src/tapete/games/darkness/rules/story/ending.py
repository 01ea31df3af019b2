"""How a match ends: victory, experience, and what negative points cost."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Goal
from tapete.games.darkness.events.story import Ended, Forgot, Improved, Won
from tapete.games.darkness.figures import played_by
from tapete.games.darkness.meta import ATTRIBUTES, Sheet
from tapete.games.darkness.rules.story import tasks
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf

MOST_DICE = 6
"""darkness.victory.experience_cap"""


def met(night: Night, goal: Goal) -> bool:
    """True if one of the things that end a scenario has come about: darkness.setup.scenario"""
    if goal.kind == "counted":
        return tasks.has_come(night, goal.of)
    if goal.kind == "slain":
        return slain(night) >= tasks.target(night, goal)
    if goal.after and not tasks.has_come(night, goal.after):
        return False
    if goal.kind == "rounds":
        return night.state.round > goal.count
    return _gathered(night, goal)


def slain(night: Night) -> int:
    """How many adversaries have been defeated."""
    if night.mastered:
        return len(night.master.fallen)
    foes = library().adversaries
    return sum([disc in foes for one in night.state.survivors for disc in one.trophies])


def _gathered(night: Night, goal: Goal) -> bool:
    squares = [one.at for one in night.living() if one.at is not None]
    return bool(squares) and all(night.city.tile_at(one).tile == goal.of for one in squares)


def is_over(night: Night) -> bool:
    """At the end of a turn: the objective is reached, or can no longer be.

    darkness.ruling.all_dead
    """
    if not night.living():
        _end(night, won=False)
    elif any(met(night, goal) for goal in night.scenario.victory):
        _end(night, won=True)
    elif night.state.round > night.limit:
        _end(night, won=False)
    return night.state.phase != "turn"


def _end(night: Night, *, won: bool) -> None:
    """Whoever has most points wins, and everybody who has as many.

    darkness.victory.winner, darkness.ruling.victory_tie
    """
    state = night.state
    state.phase, state.reached, state.lost = "end", won, not won
    night.table.tell(Ended, won=won, rule="darkness.victory.winner")
    if won:
        most = max(one.points for one in night.living())
        best = [one for one in night.living() if one.points == most]
        state.winners = [one.seat for one in best]
        for one in best:
            also = ("darkness.char.pregen.no_experience",) if one.sheet.ready else ()
            rule = "darkness.victory.winner"
            night.table.tell(Won, figure=one.id, points=one.points, rule=rule, also=also)
    state.rewards = [one.id for one in state.survivors if not one.sheet.ready]


def settle(night: Night) -> None:
    """The sheets of those who made their own survivor are written up, one by one."""
    if not night.state.rewards:
        night.state.phase = "over"
        return
    survivor = night.survivor(night.state.rewards.pop(0))
    keep(survivor)
    if survivor.at is None:
        return
    if survivor.points < 0:
        forget(night, survivor)
    if survivor.seat in night.state.winners:
        improve(night, survivor)


def keep(survivor: Survivor) -> None:
    """What a match leaves on a sheet for good: darkness.char.create.advance

    darkness.char.death.survivors, darkness.vp.spend.skill_point
    """
    sheet, skills = survivor.sheet, dict(survivor.sheet.skills)
    for skill, points in survivor.learned.items():
        skills[skill] = skills.get(skill, 0) + points
    survivor.sheet = replace(
        sheet, skills=skills, saved=sheet.saved + survivor.saved,
        defence=sheet.defence - survivor.weakened, lost=sheet.lost + survivor.weakened,
    )  # fmt: skip
    survivor.learned, survivor.saved, survivor.weakened = {}, 0, 0


def forget(night: Night, survivor: Survivor) -> None:
    """Negative points at the end cost a skill of one's own choice: darkness.vp.negative_end"""
    rule, skills = "darkness.vp.negative_end", survivor.sheet.skills
    if not skills:
        return
    lost = next(iter(skills))
    if len(skills) > 1:
        lost = night.ask(survivor, "forget", OneOf(tuple(skills)), rule)
    left = {name: cost for name, cost in skills.items() if name != lost}
    survivor.sheet = replace(survivor.sheet, skills=left)
    night.table.tell(Forgot, figure=survivor.id, skill=lost, rule=rule)


def improve(night: Night, survivor: Survivor) -> None:
    """The winner adds a die to an attribute below 6; the ready survivors learn nothing.

    darkness.victory.experience, darkness.victory.experience_cap, darkness.char.pregen.no_experience
    """
    rule = "darkness.victory.experience"
    if survivor.sheet.ready or not raisable(survivor.sheet):
        return
    chosen = night.ask(survivor, "improve", OneOf(raisable(survivor.sheet)), rule)
    raise_attribute(night, survivor, chosen, rule)


def raisable(sheet: Sheet) -> tuple[str, ...]:
    """The attributes that can still go up: darkness.victory.experience_cap"""
    return tuple([one for one in ATTRIBUTES if sheet.value(one) < MOST_DICE])


def raise_attribute(night: Night, survivor: Survivor, attribute: str, rule: str) -> None:
    sheet = survivor.sheet
    raised = {attribute: sheet.value(attribute) + 1, "advances": sheet.advances + 1}
    survivor.sheet = replace(sheet, **raised)
    night.table.tell(
        Improved, figure=survivor.id, attribute=attribute, rule=rule,
        also=("darkness.victory.experience_cap", "darkness.char.create.advance"),
    )  # fmt: skip


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat; those of the dead no longer count: darkness.ruling.death_goods

    A master has none.
    """
    seats = range(1 + max(one.seat for one in state.survivors))
    return tuple([_score(played_by(state, seat)) for seat in seats])


def _score(survivor: Survivor | None) -> int:
    return 0 if survivor is None or survivor.dead else survivor.points
