"""Armour: what protects a body from a hit, and what is left of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.punk.entries import Armour, Shield
from tapete.games.punk.figures import abilities, entry_of
from tapete.games.punk.state import Mini

if TYPE_CHECKING:
    from tapete.games.punk.rules.impact import Hit

IGNORES = "ignores_armour"
"""punk.core.ignores_armour"""
BARRIER = 5
"""punk.core.barrier"""


def protection(target: Mini, hit: Hit) -> int:
    """What a hit leaves of its Armour and cover: never less than nothing.

    All of it is added up first, then Penetration is taken once: punk.ruling.order_of_modifiers,
    punk.penetration.reduces, punk.penetration.no_bonus
    """
    if IGNORES in hit.special:
        return 0
    worn = body_armour(target, hit) + (hand_shield(target) if hit.melee else hit.cover)
    return max(0, worn - hit.penetration)


def body_armour(target: Mini, hit: Hit) -> int:
    """Its hide, what it wears, or what its mind puts before it, whichever is best.

    Some of what is worn is better against firearms. punk.armour.value
    """
    best = max(target.armour, BARRIER if target.barrier else 0)
    if not target.worn or not hit.weapon or "firearm" not in abilities(hit.weapon):
        return best
    entry = entry_of(target.worn)
    assert isinstance(entry, Armour)
    ranged = entry.firearms[hit.band : hit.band + 1] if hit.band >= 0 else ()
    return max(best, *ranged) if ranged else best


def hand_shield(target: Mini) -> int:
    """Hand to hand a shield is Armour: punk.core.shield"""
    return shield_of(target).armour if target.shield else 0


def shield_of(mini: Mini) -> Shield:
    entry = entry_of(mini.shield)
    assert isinstance(entry, Shield)
    return entry
