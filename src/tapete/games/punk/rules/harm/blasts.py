"""Blasts: minis that burst when they fall, and some that burn once they touch an enemy."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.punk.events.gifts import Blew
from tapete.games.punk.figures import has, item_has
from tapete.games.punk.rules.harm import downing, impact
from tapete.games.punk.state import Mini
from tapete.games.punk.world import HIGHER, Skirmish, disc
from tapete.spaces.plane.point import CM
from tapete.spaces.plane.templates import Circle


class Blast(NamedTuple):
    """A special rule that makes a mini blow up, the book's id of it, and how hard it hits."""

    what: str
    rule: str
    strength: int
    penetration: int


BOMB = Blast("walking_bomb", "punk.core.walking_bomb", 4, 6)
BOMB_REACH = 5 * CM
BURST = Blast("burst", "punk.core.burst", 3, 2)
BURST_RADIUS = 5 * CM
"""The round template: punk.template.shapes"""
PYRE = Blast("immolation", "punk.core.immolation", 5, 5)


def go_off(skirmish: Skirmish, mini: Mini) -> None:
    """A walking bomb, or a beast that bursts, goes off when it falls."""
    if has(mini, BOMB.what):
        near = [one for one in _others(skirmish, mini) if skirmish.gap(one, mini) <= BOMB_REACH]
        _blow(skirmish, mini, near, BOMB)
    if has(mini, BURST.what):
        _blow(skirmish, mini, _under(skirmish, mini), BURST)


def _others(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    return [one for one in skirmish.standing() if one is not mini]


def _under(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The minis that the round template on it touches, and all of their combats.

    punk.template.area, punk.template.combat_spread
    """
    circle = Circle(mini.at.point, BURST_RADIUS)
    found = [
        one
        for one in _others(skirmish, mini)
        if abs(one.at.height - mini.at.height) <= HIGHER and circle.touches(disc(one))
    ]
    for one in list(found):
        found += [other for other in skirmish.combat(one) if other not in found]
    return found


def _blow(skirmish: Skirmish, mini: Mini, hurt: list[Mini], blast: Blast) -> None:
    skirmish.table.tell(Blew, figure=mini.id, what=blast.what, rule=blast.rule)
    hit = impact.Hit(blast.strength, blast.penetration, blast.rule, by=mini.id)
    impact.strike_all(skirmish, [(one, hit) for one in hurt])


def ignite(skirmish: Skirmish, mini: Mini) -> bool:
    """A mini with a drum of petrol burns as soon as it touches an enemy, and so do all of that
    combat. True if it did."""
    if mini.out or not has(mini, PYRE.what):
        return False
    combat = skirmish.combat(mini)
    if not combat:
        return False
    mini.gear = [item for item in mini.gear if not item_has(item, PYRE.what)]
    mini.special.pop(PYRE.what, None)
    _blow(skirmish, mini, combat[1:], PYRE)
    if not mini.out:
        downing.down(skirmish, mini, PYRE.rule, by=mini.id)
    return True


def ignite_all(skirmish: Skirmish) -> bool:
    """Every mini that can burn and touches an enemy does; True if any did."""
    ready = [one for one in skirmish.standing() if has(one, PYRE.what)]
    burned = [ignite(skirmish, one) for one in ready]
    return any(burned)
