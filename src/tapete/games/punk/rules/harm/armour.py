"""Armour: what protects a body from a hit, and what is left of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.punk.content.entries import Armour, Shield
from tapete.games.punk.figures import abilities, entry_of
from tapete.games.punk.state import Mini
from tapete.kernel import Modifier

if TYPE_CHECKING:
    from tapete.games.punk.rules.harm.impact import Hit

IGNORES = "ignores_armour"
"""punk.core.ignores_armour"""
COVER, NO_MORE = "punk.cover.bonus", "punk.penetration.no_bonus"
BARRIER = 5
"""punk.core.barrier"""


def armour_terms(target: Mini, hit: Hit) -> list[Modifier]:
    """All Armour and cover, and what a hit takes from them, as terms of the hit's roll.

    punk.ruling.order_of_modifiers
    """
    worn = 0 if IGNORES in hit.special else armour_of(target, hit)
    taken = pierced(worn, hit.penetration)
    return [Modifier("punk.armour.value", -worn), Modifier("punk.penetration.reduces", taken)]


def pierced(armour: int, penetration: int) -> int:
    """Penetration that is left over does nothing."""
    return min(armour, penetration)


def protections(target: Mini, hit: Hit) -> tuple[str, ...]:
    """Further rules about its Armour: that cover is part of it, that more Penetration is no use."""
    cover = (COVER,) if hit.cover and not hit.melee else ()
    wasted = hit.penetration > armour_of(target, hit)
    return (*cover, NO_MORE) if wasted else cover


def armour_of(target: Mini, hit: Hit) -> int:
    """Its body's Armour, with its shield hand to hand and with its cover from afar."""
    return body_armour(target, hit) + (hand_shield(target) if hit.melee else hit.cover)


def body_armour(target: Mini, hit: Hit) -> int:
    """The best of its hide, the armour it wears and the barrier of its mind.

    Some armour is better against firearms. punk.armour.value
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
