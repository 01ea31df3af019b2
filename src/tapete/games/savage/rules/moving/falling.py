"""Falling from a height, and being without air."""

from __future__ import annotations

from tapete.games.savage.events.fight import Became, Recovered
from tapete.games.savage.figures import attribute, sides
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check
from tapete.games.savage.rules.harm.conditions import fall_prone
from tapete.games.savage.rules.harm.damage import Blow, strike
from tapete.games.savage.rules.harm.fatigue import tire
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

RULE = "savage.core.falling"
PACES_A_DIE = 2
MOST_DICE = 10
DIE = 6
BREATH = 2
BREATHES = -1


def fall_damage(paces: int, soft: int = 0) -> Blow:
    """1d6+1 per 2 paces, rounded up, at most 10d6+10; soft ground subtracts its depth."""
    dice = min(MOST_DICE, -(-paces // PACES_A_DIE))
    return Blow((DIE,) * dice, dice - soft)


def fall(fight: Fight, figure: Figure, paces: int, *, soft: int = 0, water: bool = False) -> None:
    """A figure falls this many paces and is prone; in water, Athletics may halve or prevent it."""
    if water:
        mark = check(fight, figure, "athletics", RULE)
        paces = 0 if mark >= RAISE else paces // 2 if mark >= SUCCESS else paces
    if not water:
        fall_prone(fight, figure, RULE)
    if paces > 0:
        strike(fight, figure, fall_damage(paces, soft), RULE)


def breath(figure: Figure, *, prepared: bool = False) -> int:
    """The rounds it can go without air: 2 plus its Vigor die, half of that if unprepared."""
    rounds = BREATH + sides(attribute(figure, "vigor"))
    return rounds if prepared else rounds // 2


def go_under(fight: Fight, figure: Figure, rule: str) -> None:
    """It starts to suffocate."""
    if figure.drowning == BREATHES:
        figure.drowning = breath(figure)
        fight.table.tell(Became, figure=figure.id, state="drowning", rule=rule)


def breathe(fight: Fight, figure: Figure) -> None:
    if figure.drowning != BREATHES:
        figure.drowning = BREATHES
        fight.table.tell(Recovered, figure=figure.id, state="drowning", rule=RULE)


def suffocate(fight: Fight, figure: Figure) -> None:
    """A round without air uses up its breath; without breath, it is a level of fatigue."""
    if figure.drowning > 0:
        figure.drowning -= 1
    elif figure.drowning == 0:
        tire(fight, figure, RULE)
