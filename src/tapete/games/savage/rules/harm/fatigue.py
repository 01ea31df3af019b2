"""Fatigue: getting tired, passing out, and resting."""

from __future__ import annotations

from tapete.games.savage.events.fight import Became, Recovered
from tapete.games.savage.rules.harm.damage import knock_out
from tapete.games.savage.rules.harm.injuries import DAY, heal_with_time
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Roll
from tapete.kernel.chance.readings import Total

EXHAUSTED = 2
"""savage.core.fatigue_levels"""
RECOVERY = "savage.fatigue.recovery"
SLEEP = Roll((6, 6), Total(), "savage.fatigue.incapacitated")
NAMES = {1: "fatigued", 2: "exhausted"}


def tire(fight: Fight, figure: Figure, rule: str, *, bruises: bool = False) -> None:
    """Adds a level of fatigue: Fatigued, Exhausted, and then Incapacitated."""
    if figure.fatigue >= EXHAUSTED:
        pass_out(fight, figure)
        return
    figure.fatigue += 1
    figure.bruises += bruises
    fight.table.tell(Became, figure=figure.id, state=NAMES[figure.fatigue], rule=rule)


def pass_out(fight: Fight, figure: Figure) -> None:
    """It is unconscious for 2d6 hours; nobody dies of fatigue."""
    hours = fight.table.roll(SLEEP)
    knock_out(fight, figure, hours, "savage.fatigue.incapacitated")


def rest(fight: Fight, figure: Figure, hours: int) -> None:
    """A level of fatigue goes each hour; one from bumps and bruises each day, over all rests."""
    before, tired = figure.fatigue, figure.fatigue - figure.bruises
    days, figure.rested = divmod(figure.rested + hours, DAY)
    figure.bruises -= min(figure.bruises, days)
    if not figure.bruises:
        figure.rested = 0
    figure.fatigue = figure.bruises + max(0, tired - hours)
    if figure.fatigue < before:
        fight.table.tell(Recovered, figure=figure.id, state="fatigue", rule=RECOVERY)
    heal_with_time(fight, figure, hours)
    _wake(fight, figure, hours)


def _wake(fight: Fight, figure: Figure, hours: int) -> None:
    """An unconscious figure wakes once its hours are over."""
    if figure.out != "unconscious":
        return
    figure.hours = max(0, figure.hours - hours)
    if not figure.hours:
        figure.out = ""
        rule = "savage.fatigue.incapacitated"
        fight.table.tell(Recovered, figure=figure.id, state="incapacitated", rule=rule)
