"""What a mini fights with hand to hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec

from tapete.games.punk.content.abilities import abilities_of
from tapete.games.punk.content.entries import Armour, Bomb, Equipment, Melee, Ranged, Strength
from tapete.games.punk.figures import attachments, entry_of, is_wreck, item_has, weapon_of
from tapete.games.punk.rules.gear.fuel import has_charges
from tapete.games.punk.rules.harm.armour import shield_of
from tapete.games.punk.state import Item, Mini

UNARMED, IMPROVISED, HEAVY_MACE = "unarmed", "improvised", "heavy_mace"
IMPETUS = "impetus"
FRAIL, INSTEAD = "punk.special.bomb.unarmed", "punk.special.slow.other_weapon"
AS_MACE = "punk.special.huge.melee"
NOTHING = -1
"""The place of a weapon that is not a piece of gear."""
TAIL = 1
"""How much less the die of a tail counts: punk.core.tail"""


class Arm(msgspec.Struct, frozen=True):
    """A weapon as it counts in a fight, and its place in its bearer's gear."""

    kind: str
    place: int
    combat: int
    strength: Strength
    penetration: int
    special: Mapping[str, int] = {}


def arms(mini: Mini) -> list[Arm]:
    """All it may fight with now: at least its hands.

    What shoots is an improvised weapon, if there is nothing better or it has a bayonet. A weapon
    that is unloaded or out of fuel is one too.
    """
    ready = [arm for place, item in enumerate(mini.gear) for arm in _as_made(mini, place, item)]
    dull = list(_improvised(mini, ready))
    return ready + dull or [_arm(UNARMED, NOTHING)]


def _as_made(mini: Mini, place: int, item: Item) -> Iterator[Arm]:
    """A close-combat weapon that works, or a huge ranged one as a mace: punk.special.huge.melee"""
    weapon = weapon_of(item)
    if isinstance(weapon, Melee) and works(mini, item):
        yield _arm(item.kind, place, attachments(mini, item.kind))
    elif isinstance(weapon, Ranged) and item_has(item, "huge"):
        yield _arm(HEAVY_MACE, place)


def works(mini: Mini, item: Item) -> bool:
    """True if it is loaded, fuelled, whole and plugged in: punk.special.slow.other_weapon"""
    return not item.broken and not item.reload and has_charges(item) and is_plugged(mini, item)


def is_plugged(mini: Mini, item: Item) -> bool:
    """True unless it comes with an armour that the mini does not wear."""
    return all(one == mini.worn for one in suits_of(item.kind))


@lru_cache(maxsize=4096)
def suits_of(kind: str) -> tuple[str, ...]:
    """The armour that a weapon comes with."""
    return tuple([one for one in entry_of(kind).brings if isinstance(entry_of(one), Armour)])


def _improvised(mini: Mini, ready: list[Arm]) -> Iterator[Arm]:
    """The improvised weapon that pierces best; bombs are too frail: punk.special.bomb.unarmed"""
    found = [
        _arm(IMPROVISED, place, attachments(mini, item.kind))
        for place, item in enumerate(mini.gear)
        if _could_club(mini, item, bool(ready) and not _has_point(mini, item))
    ]
    if found:
        yield max(found, key=lambda arm: arm.penetration)


def _has_point(mini: Mini, item: Item) -> bool:
    """True if something put on it makes it worth choosing: punk.ruling.weapon_choice"""
    return any(one.penetration for one in attachments(mini, item.kind))


def _could_club(mini: Mini, item: Item, armed: bool) -> bool:
    """True for what shoots, if there is nothing better, and for melee weapons that do not work."""
    weapon = None if is_wreck(item) else weapon_of(item)
    if isinstance(weapon, Melee):
        return not weapon.natural and not works(mini, item)
    if isinstance(weapon, Ranged):
        return not armed and not weapon.natural and not item_has(item, "huge")
    return False


def _arm(kind: str, place: int, put_on: list[Equipment] | None = None) -> Arm:
    """A weapon's figures, with what is put on it."""
    weapon = entry_of(kind)
    assert isinstance(weapon, Melee)
    extra = put_on or []
    specials = [text for one in extra for text in one.special]
    found = {one.id: one.number for one in abilities_of((*weapon.special, *specials))}
    pierces = weapon.penetration + sum(one.penetration for one in extra)
    return Arm(kind, place, weapon.combat, weapon.strength, pierces, found)


def rules_of_arm(mini: Mini, arm: Arm) -> tuple[str, ...]:
    """Why it fights with no better weapon than this, or with this one so."""
    if arm.kind == UNARMED:
        bombs = any(isinstance(entry_of(item.kind), Bomb) for item in mini.gear)
        return (FRAIL,) if bombs else ()
    if arm.place == NOTHING:
        return ()
    item = mini.gear[arm.place]
    if arm.kind == IMPROVISED:
        return (INSTEAD,) if item.reload else ()
    return (AS_MACE,) if arm.kind == HEAVY_MACE and item.kind != HEAVY_MACE else ()


def hampered(mini: Mini) -> int:
    """What a shield takes from its bearer's own blows: punk.core.shield"""
    return shield_of(mini).combat if mini.shield else 0


def impetus(mini: Mini, arm: Arm) -> int:
    """Its own Impetus or its weapon's, the better of the two."""
    return max(mini.special.get(IMPETUS, 0), arm.special.get(IMPETUS, 0))


def specials(mini: Mini, arm: Arm) -> dict[str, int]:
    """The special rules of a blow: the weapon's, and its bearer's own poison."""
    own = mini.special.get("poison", 0)
    return {**arm.special, **({"poison": max(own, arm.special.get("poison", own))} if own else {})}


def tail_arm() -> Arm:
    """A tail strikes as a light blade: punk.core.tail"""
    return _arm("light_blade", NOTHING)
