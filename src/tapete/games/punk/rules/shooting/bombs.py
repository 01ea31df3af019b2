"""What a bomb, or anything lobbed, does where it comes down.

Bombs are used up when thrown, and go off over a circle.
"""

from __future__ import annotations

from functools import partial

import msgspec

from tapete.games.punk.content.entries import Bomb
from tapete.games.punk.content.played import known
from tapete.games.punk.events.shooting import Covered, Gassed
from tapete.games.punk.figures import entry_of, has, item_has
from tapete.games.punk.rules.dice.rolls import test
from tapete.games.punk.rules.harm.downing import weaken
from tapete.games.punk.rules.harm.impact import Hit, strike, strike_all
from tapete.games.punk.rules.harm.incendiary import STRIKES, Blaze, ignite, is_fireproof, power_of
from tapete.games.punk.rules.harm.markers import lay
from tapete.games.punk.rules.shooting.projectiles import projectile, special_of
from tapete.games.punk.rules.shooting.templates import caught, rules_of_template, touched
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.covering import cover, shielded
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import HIGHER, Skirmish
from tapete.kernel import Modifier
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, square_distance
from tapete.spaces.plane.templates import Circle

BOMBS = "punk.core.bombs"
INCLUDES = "punk.special.bomb.includes"
"""Every bomb is lobbed, and used once."""
GAS = "punk.core.gas"


class Landing(msgspec.Struct, frozen=True):
    """Something lobbed that has come down: the thrower, the place, and the target if it hit."""

    thrower: Mini
    item: Item
    at: Place
    bullet: str = ""
    direct: Mini | None = None
    """Its target, if it did not deviate."""
    moving: str = ""


def go_off(skirmish: Skirmish, landed: Landing) -> None:
    """It brings fire, gas or a marker, or hits all minis that are near enough."""
    weapon = entry_of(landed.item.kind)
    if power_of(landed.item):
        _burns(skirmish, landed)
    elif not isinstance(weapon, Bomb):
        _drops(skirmish, landed)
    else:
        _bursts(skirmish, landed, weapon)


def would_reach(skirmish: Skirmish, item: Item, at: Place) -> list[Mini]:
    """The minis it would hit there, or leave in smoke or radiation."""
    weapon, under = entry_of(item.kind), under_it(skirmish, at)
    if not isinstance(weapon, Bomb):
        return [] if under is None else [under]
    if (weapon.strength and not power_of(item)) or item_has(item, "gas"):
        return caught(skirmish, at, weapon.radius * CM)
    near = touched(skirmish, Circle(at.point, weapon.radius * CM), at.height)
    return [one for one in near if one is under or not (power_of(item) and is_fireproof(one))]


def _burns(skirmish: Skirmish, landed: Landing) -> None:
    thrower, item = landed.thrower, landed.item
    power = power_of(item)
    special = special_of(thrower, item)
    hit = Hit(power, power, STRIKES, by=thrower.id, weapon=item.kind, special=special)
    under = landed.direct or under_it(skirmish, landed.at)
    direct = under.id if under is not None else ""
    at = landed.direct.at if landed.direct is not None else landed.at
    source = thrower.at.point
    ignite(skirmish, Blaze(at, hit, power, source, direct, landed.moving))


def _bursts(skirmish: Skirmish, landed: Landing, bomb: Bomb) -> None:
    """It bursts over its circle: gas to breathe, splinters, a marker that stays."""
    item, circle = landed.item, Circle(landed.at.point, bomb.radius * CM)
    figure = landed.thrower.id
    victims = caught(skirmish, landed.at, bomb.radius * CM)
    skirmish.table.tell(
        Covered,
        figure=figure,
        weapon=item.kind,
        template=circle,
        rule=BOMBS,
        also=partial(rules_of_template, skirmish, victims),
    )
    if item_has(item, "gas"):
        for one in victims:
            breathe(skirmish, one)
    if bomb.strength:
        strike_all(skirmish, [(one, _splinters(skirmish, landed, one)) for one in victims])
    if bomb.marker:
        lay(skirmish, bomb.marker, landed.at)


def _splinters(skirmish: Skirmish, landed: Landing, victim: Mini) -> Hit:
    """The hit on a victim; scenery towards the thrower protects: punk.ruling.parabolic_los"""
    thrower = landed.thrower
    fired = projectile(thrower, landed.item, landed.bullet, 0)
    if victim is thrower:
        return fired.hit(thrower, 0, BOMBS)
    behind = shielded(skirmish, victim, cover(skirmish, body_of(thrower), body_of(victim)))
    return fired.hit(thrower, behind, BOMBS)


def breathe(skirmish: Skirmish, mini: Mini) -> None:
    """It passes a Toughness roll or loses 1 Toughness for good, unless it is protected."""
    if mini.out or has(mini, "clean"):
        return
    bears = test(skirmish, mini, "D", GAS, used_to_gas(mini))
    skirmish.table.tell(Gassed, figure=mini.id, bears=bears, rule=GAS)
    if not bears:
        weaken(skirmish, mini, "D", GAS)


def used_to_gas(mini: Mini) -> list[Modifier]:
    """What a faction that lives in contaminated zones adds to its Toughness."""
    found = known()
    faction = found.factions.get(found.members.get(mini.profile, ""))
    return [Modifier(GAS, faction.gas)] if faction and faction.gas else []


def _drops(skirmish: Skirmish, landed: Landing) -> None:
    """Without an area it hits only a mini under it: punk.ruling.parabolic_landing"""
    victim = landed.direct or under_it(skirmish, landed.at)
    if victim is not None:
        strike(skirmish, victim, _splinters(skirmish, landed, victim))


def under_it(skirmish: Skirmish, at: Place) -> Mini | None:
    """The mini whose base covers a place; the one nearest to it, if several do."""
    found = [
        mini
        for mini in skirmish.standing()
        if abs(mini.at.height - at.height) <= HIGHER
        and square_distance(mini.at.point, at.point) <= mini.radius**2
    ]
    return min(found, key=lambda one: square_distance(one.at.point, at.point), default=None)
