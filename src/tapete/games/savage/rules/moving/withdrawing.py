"""Leaving a melee and coming up to a foe: the free attacks that this allows."""

from __future__ import annotations

from tapete.games.savage.figures import has
from tapete.games.savage.rules.attacks.melee import close_items, free_attack
from tapete.games.savage.rules.dice.bennies import may_pay
from tapete.games.savage.rules.harm.conditions import SHAKE_OFF, is_held, shake_off
from tapete.games.savage.rules.manoeuvres.grappling import held_by, let_go
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight, disc, squares_between
from tapete.kernel import YesNo
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import INCH, Point

SLIPPED = "extraction"
PULLS_ITSELF_TOGETHER = "savage.ask.benny_strike"


def free_attacks(fight: Fight, figure: Figure, goal: Point) -> bool:
    """Each foe that a step leaves may make a free attack; True if the mover can still go on."""
    for enemy in leaving(fight, figure, goal):
        fight.turn.withdrew.append(enemy.id)
        if _slips_away(fight, figure, enemy):
            continue
        if _strikes(fight, "savage.ask.free_attack", enemy, figure, "savage.combat.withdraw"):
            free_attack(fight, enemy, figure)
        if _stopped(figure):
            return False
    _let_go_behind(fight, figure, goal)
    return True


def leaving(fight: Fight, figure: Figure, goal: Point) -> list[Figure]:
    """The foes that a step to a place leaves, and that may still make a free attack."""
    return [
        enemy
        for enemy in fight.adjacent_enemies(figure)
        if enemy.id not in fight.turn.withdrew
        and not _adjacent_at(fight, figure, goal, enemy)
        and may_strike(fight, enemy)
    ]


def may_strike(fight: Fight, enemy: Figure) -> bool:
    """True if a foe is not Stunned, Bound, tied, unaware or out, and has something to strike with.

    A Shaken one needs a benny.
    """
    helpless = enemy.stunned or enemy.bound or enemy.tied or enemy.unaware or enemy.out
    able = not helpless and bool(close_items(enemy))
    return able and (not enemy.shaken or may_pay(fight, enemy, PULLS_ITSELF_TOGETHER))


def _slips_away(fight: Fight, figure: Figure, enemy: Figure) -> bool:
    """With Extraction, one foe a turn, which the mover chooses, gets no free attack."""
    if SLIPPED in fight.turn.done or not has(figure, "extraction"):
        return False
    slips = _wants(fight, "savage.ask.extraction", figure, enemy, "savage.combat.withdraw")
    if slips:
        fight.turn.done.append(SLIPPED)
    return slips


def _let_go_behind(fight: Fight, figure: Figure, goal: Point) -> None:
    """A holder that moves away lets go of the figures it leaves."""
    for victim in held_by(fight, figure):
        if not _adjacent_at(fight, figure, goal, victim):
            let_go(fight, figure, victim)


def first_strikes(fight: Fight, figure: Figure, start: Point) -> bool:
    """First Strike: once a round, a free attack on a foe that comes up; True if it can go on."""
    for enemy in fight.enemies(figure):
        if has(enemy, "first_strike") and _comes_up(fight, figure, start, enemy):
            rule = "savage.combat.free_attack"
            if _strikes(fight, "savage.ask.first_strike", enemy, figure, rule):
                enemy.struck_first = fight.state.round
                free_attack(fight, enemy, figure)
            if _stopped(figure):
                return False
    return True


def _comes_up(fight: Fight, figure: Figure, start: Point, enemy: Figure) -> bool:
    return (
        enemy.struck_first != fight.state.round
        and may_strike(fight, enemy)
        and fight.adjacent(figure, enemy)
        and not _adjacent_at(fight, figure, start, enemy)
    )


def _strikes(fight: Fight, key: str, enemy: Figure, figure: Figure, rule: str) -> bool:
    """True if a foe wants to strike; a Shaken one pays a benny first, to recover."""
    if not enemy.shaken:
        return _wants(fight, key, enemy, figure, rule)
    able = may_pay(fight, enemy, PULLS_ITSELF_TOGETHER)
    paid = able and _wants(fight, PULLS_ITSELF_TOGETHER, enemy, figure, SHAKE_OFF)
    if paid:
        shake_off(fight, enemy)
    return paid


def _wants(fight: Fight, key: str, asked: Figure, target: Figure, rule: str) -> bool:
    return fight.table.ask(asked.seat, key, YesNo(), rule, figure=asked.id, target=target.id)


def _stopped(figure: Figure) -> bool:
    """A mover that is Shaken may go on; one that is Stunned, out of the fight or held may not."""
    return bool(figure.out or figure.stunned or is_held(figure))


def _adjacent_at(fight: Fight, figure: Figure, place: Point, enemy: Figure) -> bool:
    if fight.spoken:
        return abs(place.x - enemy.at.x) <= INCH
    if fight.squared:
        return squares_between(place, enemy.at) <= 1
    return whole_gap(Disc(place, figure.radius), disc(enemy)) <= INCH
