"""Fire: where an incendiary weapon strikes, and where its bearer falls."""

from __future__ import annotations

import msgspec

from tapete.games.punk.content.entries import Bomb
from tapete.games.punk.events.shooting import Burned, Detonated
from tapete.games.punk.figures import abilities, entry_of, has
from tapete.games.punk.rules.fighting import regrouping
from tapete.games.punk.rules.gear.pressure import RULE as PRESSED
from tapete.games.punk.rules.gear.pressure import marks_of
from tapete.games.punk.rules.harm.fleeing import flee
from tapete.games.punk.rules.harm.impact import Hit, strike, strike_all
from tapete.games.punk.rules.harm.markers import FIRE, lay, touches, touching
from tapete.games.punk.state import Item, Marker, Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point

STRIKES = "punk.special.incendiary.hit"
ENTERS = "punk.special.incendiary.enter"
ONCE = "punk.special.incendiary.once_per_action"
GOES_OFF = "punk.special.incendiary.detonate"
MORE = "punk.special.incendiary.detonate_bonus"
"""+1 Strength for each weapon beyond the first."""


class Blaze(msgspec.Struct, frozen=True):
    """A fire that breaks out: where, how strong, and where it came from.

    `direct` is the mini it was thrown at, which is struck even if fireproof. `moving` is a mini on
    the move, which goes on.
    """

    at: Place
    hit: Hit
    power: int
    source: Point
    direct: str = ""
    moving: str = ""


def power_of(item: Item) -> int:
    """The X of an incendiary weapon; 0 if it is none."""
    return abilities(item.kind).get("incendiary", 0)


def ignite(skirmish: Skirmish, blaze: Blaze) -> Marker:
    """Lays a lasting marker; every mini it touches is hit once and, if it can, gets out of it.

    punk.ruling.incendiary_area
    """
    marker = lay(skirmish, FIRE, blaze.at, blaze.power)
    struck = [one for one in touching(skirmish, marker) if _is_struck(skirmish, one, blaze)]
    for one in struck:
        scorch(skirmish, one, blaze.power, STRIKES)
    strike_all(skirmish, [(one, blaze.hit) for one in struck])
    survivors = [one for one in struck if not one.out and one.id != blaze.moving]
    get_out(skirmish, [one for one in survivors if is_in(one, marker)], marker, blaze.source)
    return marker


def get_out(skirmish: Skirmish, minis: list[Mini], marker: Marker, source: Point) -> None:
    """They flee out of their combats; minis left free join what is left of those.

    punk.combat.multiple.freed, punk.ruling.fire_displacement
    """
    before, places = regrouping.combats(skirmish, minis), [mini.at for mini in minis]
    for mini in minis:
        flee(skirmish, mini, marker, source)
    gone = [mini for mini, place in zip(minis, places, strict=True) if mini.at != place]
    for combat in before:
        regrouping.regroup(skirmish, combat, gone)


def _is_struck(skirmish: Skirmish, mini: Mini, blaze: Blaze) -> bool:
    """True if it is struck; if fireproof, only by a direct throw: punk.ruling.fireproof_direct"""
    return mini.id == blaze.direct or not (is_fireproof(mini) or has_burned(skirmish, mini))


def is_in(mini: Mini, marker: Marker) -> bool:
    """True if it touches a fire that can harm it."""
    return not is_fireproof(mini) and touches(marker, mini)


def is_fireproof(mini: Mini) -> bool:
    """True if Fire markers do nothing to it."""
    return has(mini, "fireproof")


def burn(skirmish: Skirmish, mini: Mini, power: int) -> bool:
    """The fire it touches hits it, cover or no cover; True if it still plays."""
    scorch(skirmish, mini, power, ENTERS)
    strike(skirmish, mini, Hit(power, power, ENTERS))
    return not mini.out


def scorch(skirmish: Skirmish, mini: Mini, power: int, rule: str) -> None:
    """It has suffered fire in this Action, and does not again."""
    active = skirmish.state.active
    if active is not None:
        active.burned.append(mini.id)
        active.singed = 0 if active.mini == mini.id else active.singed
    skirmish.table.tell(Burned, figure=mini.id, power=power, rule=rule, also=(ONCE,))


def singed(skirmish: Skirmish, mini: Mini) -> int:
    """The strongest fire it has touched in this Action and has yet to suffer."""
    return skirmish.active.singed if skirmish.is_active(mini) else 0


def singe(skirmish: Skirmish, mini: Mini, power: int) -> bool:
    """It will suffer this fire later, or at once if it is not active. True if it still plays."""
    if not skirmish.is_active(mini):
        return burn(skirmish, mini, power)
    skirmish.active.singed = power
    return True


def has_burned(skirmish: Skirmish, mini: Mini) -> bool:
    active = skirmish.state.active
    return active is not None and mini.id in active.burned


# --- going off


def detonate(skirmish: Skirmish, mini: Mini) -> None:
    """The incendiary weapons of a mini that was downed go off where it lies.

    Others that this sets off follow one at a time, the active player's first:
    punk.ruling.incendiary_detonation
    """
    fuses = skirmish.state.fuses
    if not incendiaries(skirmish, mini):
        return
    fuses.append(mini.id)
    if len(fuses) > 1:
        return
    while fuses:
        _go_off(skirmish, skirmish.mini(fuses[0]))
        rest = sorted(fuses[1:], key=lambda one: skirmish.mini(one).seat != skirmish.active_seat)
        fuses[:] = rest


def _go_off(skirmish: Skirmish, mini: Mini) -> None:
    """The highest X is the Strength and Penetration, and what it carried is destroyed."""
    powers = incendiaries(skirmish, mini)
    marks = marks_of(mini)
    power, strength = max(powers), max(powers) + len(powers) - 1 + marks
    mini.emptied = True
    skirmish.table.tell(
        Detonated,
        figure=mini.id,
        strength=strength,
        penetration=power,
        rule=GOES_OFF,
        also=(PRESSED,) if marks else (),
    )
    hit = Hit(strength, power, MORE if len(powers) > 1 else GOES_OFF)
    ignite(skirmish, Blaze(mini.at, hit, power, mini.at.point))


def incendiaries(skirmish: Skirmish, mini: Mini) -> list[int]:
    """The X of each incendiary weapon it carries; by a house rule all its bombs are one."""
    powers = [power_of(item) for item in mini.gear if power_of(item) and not item.broken]
    if not skirmish.rules.bombs_detonate_as_one:
        return powers
    bombs = [power_of(item) for item in mini.gear if isinstance(entry_of(item.kind), Bomb)]
    found = [power for power in bombs if power]
    return [*powers[len(found) :], max(found)] if found else powers
