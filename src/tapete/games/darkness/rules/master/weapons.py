"""Weapons in a master's game: which can be used at which distance, and where thrown ones fall."""

from __future__ import annotations

from tapete.deeds import Why
from tapete.games.darkness.content.entries import Use
from tapete.games.darkness.events.goods import Took, UsedUp
from tapete.games.darkness.events.master import Flew
from tapete.games.darkness.master import Flung
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.master import environment, figures, gear
from tapete.games.darkness.state import Foe, Lying, Survivor, Thing
from tapete.games.darkness.world import Night

BOMB = "bomb"
FISTS = "fists"
"""No weapon at all."""
THROWN = 2
"""Squares that a weapon can be thrown: darkness.ruling.gm_thrown_range"""


def arms_of(thing: Thing | None) -> str:
    """How something is fought with; a bare hand is one, too."""
    if thing is None:
        return "hand"
    item = gear.item_of(thing)
    if item is None:
        return ""
    return "thrown" if item.lights else item.arms


def armed(survivor: Survivor) -> list[Thing]:
    """The things somebody could fight with."""
    return [one for one in survivor.things if arms_of(one)]


def use_of(thing: Thing | None, apart: int) -> Use:
    """What an attack is: with the hand, a shot or a throw."""
    if arms_of(thing) == "ranged":
        return "shoot"
    return "fight" if apart == 0 else "throw"


def why_not(night: Night, survivor: Survivor, foe: Foe, thing: Thing | None) -> Why | None:
    """Why somebody cannot attack a figure with something.

    darkness.gm.los.ranged, darkness.gm.item.ammo, darkness.ruling.gm_thrown_range
    """
    assert survivor.at is not None
    assert foe.at is not None
    apart = figures.distance(survivor.at, foe.at)
    if apart and not environment.sees(night, survivor, foe.at):
        return "darkness.gm.los.ranged", "out_of_sight"
    if arms_of(thing) == "ranged":
        assert thing is not None
        return None if gear.loaded(thing) else ("darkness.gm.item.ammo", "no_ammunition")
    if thing is not None and _unlit(survivor, thing):
        return "darkness.gm.bomb.make", "no_matches" if thing.kind == BOMB else "no_bomb"
    if thing is None:
        return None if apart == 0 else ("darkness.gm.combat.damage", "other_square")
    return _too_far(thing, apart)


def _unlit(survivor: Survivor, thing: Thing) -> bool:
    """True for what burns only as a bomb, and a bomb only if it is lit: darkness.gm.bomb.make"""
    item = gear.item_of(thing)
    if thing.kind == BOMB:
        return not matches(survivor)
    return item is not None and item.flammable


def _too_far(thing: Thing, apart: int) -> Why | None:
    """Thrown weapons reach one square or two; in the same square a weapon is one for the hand."""
    if arms_of(thing) == "thrown":
        least = 0 if gear.dice_of(thing, "attack", "fight") else 1
        most = 1 if _lights(thing) else THROWN
        if not least <= apart <= most:
            return "darkness.gm.weapon.thrown_dice", "throw_range", {"most": most}
    elif apart > THROWN:
        return "darkness.gm.weapon.thrown_dice", "throw_range", {"most": THROWN}
    return None


def matches(survivor: Survivor) -> bool:
    """True if somebody can light a bomb: darkness.gm.matches"""
    return any(_lights(one) for one in survivor.things)


def _lights(thing: Thing) -> bool:
    item = gear.item_of(thing)
    return item is not None and item.lights


def usable(night: Night, survivor: Survivor, foe: Foe) -> list[str]:
    """The ids of what somebody can strike a figure with now; the best first."""
    assert survivor.at is not None
    assert foe.at is not None
    apart = figures.distance(survivor.at, foe.at)
    things = [None, *armed(survivor)]
    able = [one for one in things if why_not(night, survivor, foe, one) is None]
    able.sort(key=lambda one: -dice(one, apart))
    return [FISTS if one is None else one.id for one in able]


def dice(thing: Thing | None, apart: int) -> int:
    return 0 if thing is None else gear.dice_of(thing, "attack", use_of(thing, apart), apart=apart)


# --- thrown weapons


def fling(night: Night, survivor: Survivor, foe: Foe, thing: Thing) -> None:
    """A thrown weapon falls on the target's square, and can be fetched. Its points are kept.

    A bomb burns, and matches are never used up. darkness.gm.item.thrown,
    darkness.gm.vp.used_equipment, darkness.ruling.gm_consumables
    """
    assert foe.at is not None
    if _lights(thing):
        return
    if thing.kind == BOMB:
        load.use_up(night, survivor, thing)
        return
    survivor.things.remove(thing)
    night.state.lying.append(Lying(thing, foe.at))
    night.master.flung.append(Flung(thing.id, survivor.id))
    also = ("darkness.gm.vp.used_equipment",)
    rule = "darkness.gm.item.thrown"
    night.tell(Flew, rule, figure=survivor.id, item=thing.kind, also=also)


def flung_by(night: Night, survivor: Survivor) -> list[Lying]:
    """What somebody has thrown and can still fetch."""
    ids = [one.thing for one in night.master.flung if one.by == survivor.id]
    return [one for one in night.state.lying if one.thing.id in ids]


def fetch(night: Night, survivor: Survivor, lying: Lying) -> None:
    """The thrower takes a weapon back, with the points it always had."""
    night.state.lying.remove(lying)
    _forget(night, lying.thing.id)
    survivor.things.append(lying.thing)
    rule = "darkness.gm.item.thrown"
    night.tell(Took, rule, figure=survivor.id, item=lying.thing.kind)
    load.fit(night, survivor)


def lose_flung(night: Night, survivor: Survivor) -> None:
    """What was thrown in an earlier turn and not fetched in this one is out of the game.

    darkness.gm.item.thrown
    """
    for one in [flung for flung in night.master.flung if flung.by == survivor.id]:
        if not one.chance:
            one.chance = True
            continue
        gone = [lying for lying in night.state.lying if lying.thing.id == one.thing]
        _forget(night, one.thing)
        for lying in gone:
            night.state.lying.remove(lying)
            rule, also = "darkness.gm.item.thrown", ("darkness.gm.vp.used_equipment",)
            night.tell(UsedUp, rule, figure=survivor.id, item=lying.thing.kind, also=also)


def _forget(night: Night, thing: str) -> None:
    night.master.flung = [one for one in night.master.flung if one.thing != thing]
