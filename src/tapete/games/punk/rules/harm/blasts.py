"""Blasts: minis that burst when they fall, and some that burn once they touch an enemy."""

from __future__ import annotations

from tapete.games.punk.events.gifts import Blew
from tapete.games.punk.figures import has, item_has
from tapete.games.punk.rules.harm import downing, impact
from tapete.games.punk.state import Mini
from tapete.games.punk.world import HIGHER, Skirmish, disc
from tapete.spaces.plane.point import CM
from tapete.spaces.plane.templates import Circle

BOMB = "punk.core.walking_bomb"
BOMB_STRENGTH, BOMB_PENETRATION, BOMB_REACH = 4, 6, 5 * CM
BURST = "punk.core.burst"
BURST_STRENGTH, BURST_PENETRATION, BURST_RADIUS = 3, 2, 5 * CM
"""The round template: punk.template.shapes"""
PYRE = "punk.core.immolation"
PYRE_STRENGTH, PYRE_PENETRATION = 5, 5


def go_off(skirmish: Skirmish, mini: Mini) -> None:
    """A walking bomb, or a beast that bursts, goes off when it falls."""
    if has(mini, "walking_bomb"):
        near = [one for one in _others(skirmish, mini) if skirmish.gap(one, mini) <= BOMB_REACH]
        _blow(skirmish, mini, near, BOMB_STRENGTH, BOMB_PENETRATION, BOMB)
    if has(mini, "burst"):
        _blow(skirmish, mini, _under(skirmish, mini), BURST_STRENGTH, BURST_PENETRATION, BURST)


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


def _blow(
    skirmish: Skirmish, mini: Mini, hurt: list[Mini], strength: int, penetration: int, rule: str
) -> None:
    skirmish.table.tell(Blew, figure=mini.id, what=rule.rpartition(".")[2], rule=rule)
    hit = impact.Hit(strength, penetration, rule, by=mini.id)
    impact.strike_all(skirmish, [(one, hit) for one in hurt])


def ignite(skirmish: Skirmish, mini: Mini) -> bool:
    """A mini with a drum of petrol burns as soon as it touches an enemy, and so do all of that
    combat. True if it did."""
    if mini.out or not has(mini, "immolation"):
        return False
    combat = skirmish.combat(mini)
    if not combat:
        return False
    mini.gear = [item for item in mini.gear if not item_has(item, "immolation")]
    mini.special.pop("immolation", None)
    _blow(skirmish, mini, combat[1:], PYRE_STRENGTH, PYRE_PENETRATION, PYRE)
    if not mini.out:
        downing.down(skirmish, mini, PYRE, by=mini.id)
    return True


def ignite_all(skirmish: Skirmish) -> bool:
    """Every mini that can burn and touches an enemy does; True if any did."""
    ready = [one for one in skirmish.standing() if has(one, "immolation")]
    burned = [ignite(skirmish, one) for one in ready]
    return any(burned)
